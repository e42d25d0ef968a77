import Link from "next/link";
import { useSaid } from "@/app/rules/Article";
import { useTitle } from "@/app/useTitle";
import { Emblem } from "@/games/emblems";
import type { GameInfo } from "@/games/catalogue";
import { useIntroduction } from "@/texts/gameTexts";
import { type Pair, useSay } from "@/texts/words";
import styles from "./Rules.module.css";

const WORDS = {
  all: ["All rules", "Todas las reglas"],
  players: ["{fewest} players", "{fewest} jugadores"],
  between: ["{fewest} to {most} players", "De {fewest} a {most} jugadores"],
  bots: ["also against bots", "también contra bots"],
  play: ["Play {game}", "Jugar a {game}"],
} as const;

/** What it is, for how many, and the way to the table. */
export function Head({ info, lead }: { info: GameInfo; lead: Pair }) {
  const say = useSay(WORDS);
  const said = useSaid();
  const { name } = useIntroduction(info.id);
  useTitle(name);
  return (
    <header className={styles.head}>
      <Link className={styles.back} href="/rules/">
        ‹ {say("all")}
      </Link>
      <Emblem game={info.id} size={112} />
      <div>
        <h1>{name}</h1>
        <p className={styles.lead}>{said(lead)}</p>
        <p className={styles.facts}>
          <Players info={info} />
          {info.bots.length > 0 && ` · ${say("bots")}`}
        </p>
        <Link className={styles.play} href={`/new/?game=${info.id}`}>
          {say("play", { game: name })}
        </Link>
      </div>
    </header>
  );
}

export function Players({ info }: { info: GameInfo }) {
  const say = useSay(WORDS);
  const { minimum: fewest, maximum: most } = info.seats;
  return say(fewest === most ? "players" : "between", { fewest, most });
}
