import Link from "next/link";
import type { ReactNode } from "react";
import { toLogIn, toRegister, useHere } from "@/app/account/next";
import { Problem } from "@/app/asking/Problem";
import { useComing } from "@/app/entering/useComing";
import { Around } from "@/app/join/Around";
import { SitDown } from "@/app/join/SitDown";
import { mayWatch, type Standing, standing } from "@/app/join/standing";
import { useMe } from "@/app/useMe";
import { Emblem } from "@/games/emblems";
import { type Found, watch } from "@/session/entering";
import { useIntroduction } from "@/texts/gameTexts";
import { useSay } from "@/texts/words";
import { Button } from "@/ui/Button";
import button from "@/ui/Button.module.css";
import styles from "./Join.module.css";

const WORDS = {
  table: ["Table {code}", "Mesa {code}"],
  full: ["The table is full", "La mesa está llena"],
  fullWhat: ["All seats are taken. If somebody leaves, there is one again.", "Todos los asientos están ocupados. Si alguien se va, habrá uno."],
  started: ["The match is on", "La partida ya ha empezado"],
  startedWhat: ["Seats can be taken again when it is over.", "Se podrá entrar de nuevo cuando termine."],
  closed: ["This table is closed", "Esta mesa está cerrada"],
  closedWhat: ["Nobody can come in any more.", "Ya nadie puede entrar."],
  account: ["This table takes an account", "Para esta mesa hace falta una cuenta"],
  accountWhat: [
    "Whoever opened it plays with people who have an account here. Making one takes a minute.",
    "Quien la abrió juega con gente que tiene cuenta aquí. Crear una es cosa de un minuto.",
  ],
  register: ["Create an account", "Crear una cuenta"],
  logIn: ["Log in", "Iniciar sesión"],
  look: ["Check again", "Comprobar de nuevo"],
  watch: ["Watch the match", "Ver la partida"],
  own: ["Open a table of your own", "Abrir una mesa propia"],
  home: ["Back to the games", "Volver a los juegos"],
} as const;

/** A table, before one sits at it: what it is, who is there, and how one comes in. */
export function Door({ found, onChanged }: { found: Found; onChanged: () => void }) {
  const say = useSay(WORDS);
  const { name, summary } = useIntroduction(found.game);
  const stands = standing(found, useMe());
  return (
    <div className={styles.door} data-game={found.game}>
      <header>
        <Emblem game={found.game} size={88} />
        <div>
          <h1>{name}</h1>
          <p>{say("table", { code: found.gamecode })}</p>
        </div>
      </header>
      <p className={styles.summary}>{summary}</p>
      <Around found={found} />
      {stands === "free" ? <SitDown found={found} onChanged={onChanged} /> : <Shut found={found} stands={stands} onChanged={onChanged} />}
      <Link className={styles.home} href="/">
        {say("home")}
      </Link>
    </div>
  );
}

/** One cannot sit down here: why, and what one can do instead. */
function Shut({ found, stands, onChanged }: { found: Found; stands: Exclude<Standing, "free">; onChanged: () => void }) {
  const say = useSay(WORDS);
  return (
    <section className={styles.shut}>
      <div role="status">
        <h2>{say(stands)}</h2>
        <p>{say(`${stands}What`)}</p>
      </div>
      <div className={styles.ways}>
        {stands === "account" ? <Accounts /> : <Instead found={found} onChanged={onChanged} />}
      </div>
    </section>
  );
}

function Accounts() {
  const say = useSay(WORDS);
  const here = useHere();
  return (
    <>
      <Link href={toLogIn(here)} className={`${button.button} ${button.main}`}>
        {say("logIn")}
      </Link>
      <Link href={toRegister(here)} className={button.button}>
        {say("register")}
      </Link>
    </>
  );
}

function Instead({ found, onChanged }: { found: Found; onChanged: () => void }): ReactNode {
  const say = useSay(WORDS);
  const closed = found.phase === "closed";
  return (
    <>
      {mayWatch(found) && <Watch found={found} />}
      {!closed && <Button onClick={onChanged}>{say("look")}</Button>}
      <Link href={`/new/?game=${found.game}`} className={button.button}>
        {say("own")}
      </Link>
    </>
  );
}

function Watch({ found }: { found: Found }) {
  const say = useSay(WORDS);
  const { come, busy, wait, refusal, dialog } = useComing();
  return (
    <>
      <Button kind="main" busy={busy} disabled={wait > 0} onClick={() => come((name) => watch(found.gamecode, name))}>
        {say("watch")}
      </Button>
      <Problem refusal={refusal} />
      {dialog}
    </>
  );
}
