"use client";
import { useSearchParams } from "next/navigation";
import { type SyntheticEvent, useState } from "react";
import { Problem } from "@/app/asking/Problem";
import { type Coming, useComing } from "@/app/entering/useComing";
import { CompanyFields } from "@/app/new/CompanyFields";
import { GamePicker } from "@/app/new/GamePicker";
import { botsOf, type Choice, choiceOf, type Company, fieldsOf, isGamemaster, tableOf } from "@/app/new/opening";
import { SettingsFields } from "@/app/new/SettingsFields";
import { OptionFields } from "@/app/table/OptionFields";
import { useTitle } from "@/app/useTitle";
import { type GameInfo, useGames } from "@/games/catalogue";
import { admits } from "@/games/forms/schema";
import { create, solo } from "@/session/entering";
import { useLanguage } from "@/texts/useLanguage";
import { useSay } from "@/texts/words";
import { Button } from "@/ui/Button";
import styles from "./New.module.css";

const WORDS = {
  title: ["A table of your own", "Una mesa propia"],
  lead: [
    "Choose what is played, and with whom. How it is played can still be changed at the table, until the match begins.",
    "Elige a qué se juega y con quién. Cómo se juega se puede cambiar aún en la mesa, hasta que empiece la partida.",
  ],
  game: ["The game", "El juego"],
  company: ["With whom", "Con quién"],
  options: ["How it is played", "Cómo se juega"],
  gamemaster: [
    "You are the gamemaster: you judge the jokers, and do not race.",
    "Serás quien dirige: juzgas los comodines y no corres.",
  ],
  settings: ["How the table is run", "Cómo se lleva la mesa"],
  open: ["Open the table", "Abrir la mesa"],
  play: ["Play", "Jugar"],
} as const;

const ASKED: readonly Company[] = ["link", "anybody", "bots"]; // by the address of this page

export function NewPage() {
  const say = useSay(WORDS);
  const asked = useSearchParams();
  const games = useGames();
  const company = ASKED.find((known) => known === asked.get("with")) ?? "link";
  const [wanted, want] = useState<string | null>(null);
  const id = wanted ?? asked.get("game");
  const game = games.find((each) => each.id === id) ?? games[0];
  useTitle(say("title"));
  return (
    <div className={styles.page} data-game={game?.id}>
      <header>
        <h1>{say("title")}</h1>
        <p>{say("lead")}</p>
      </header>
      <section>
        <h2>{say("game")}</h2>
        <GamePicker games={games} chosen={game?.id ?? ""} onChoose={want} />
      </section>
      {game && <Form key={game.id} game={game} company={company} />}
    </div>
  );
}

function Form({ game, company }: { game: GameInfo; company: Company }) {
  const say = useSay(WORDS);
  const [changed, put] = useState<Partial<Choice>>({});
  const first = choiceOf(game, useLanguage(), changed.company ?? company);
  const choice = { ...first, ...changed, options: { ...first.options, ...changed.options } };
  const coming = useComing();
  const fields = fieldsOf(game);
  const change = (next: Partial<Choice>) => put((before) => ({ ...before, ...next }));
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    coming.come((name) => (choice.company === "bots" ? solo(tableOf(choice), botsOf(choice), name) : create(tableOf(choice), name)));
  };
  const complete = fields.every(([name, schema]) => admits(schema, choice.options[name])) && (choice.company !== "organisation" || choice.organisation !== "");
  return (
    <>
      <form className={styles.form} onSubmit={submit}>
        <section>
          <h2>{say("company")}</h2>
          <CompanyFields game={game} choice={choice} onChange={change} />
        </section>
        <section>
          <h2>{say("options")}</h2>
          <OptionFields game={game.id} fields={fields} values={choice.options} onChange={(name, value) => change({ options: { ...changed.options, [name]: value } })} />
          {isGamemaster(choice) && <p className={styles.note}>{say("gamemaster")}</p>}
        </section>
        {choice.company !== "bots" && (
          <details className={styles.more}>
            <summary>{say("settings")}</summary>
            <SettingsFields choice={choice} onChange={change} />
          </details>
        )}
        <Submit coming={coming} alone={choice.company === "bots"} complete={complete} />
      </form>
      {coming.dialog}
    </>
  );
}

function Submit({ coming, alone, complete }: { coming: Coming; alone: boolean; complete: boolean }) {
  const say = useSay(WORDS);
  return (
    <div className={styles.submit}>
      <Problem refusal={coming.refusal} />
      <Button kind="main" type="submit" busy={coming.busy} disabled={!complete || coming.wait > 0}>
        {say(alone ? "play" : "open")}
      </Button>
    </div>
  );
}
