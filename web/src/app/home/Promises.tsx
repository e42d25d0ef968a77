import Link from "next/link";
import type { ReactNode } from "react";
import { useSay } from "@/texts/words";
import styles from "./Promises.module.css";

const WORDS = {
  title: ["What you can count on", "Con qué puedes contar"],
  fair: ["Nobody stacks the deck", "Nadie amaña las cartas"],
  fairWhy: [
    "Luck is sealed before the first move and opened after the last. Anybody can check a match.",
    "El azar se sella antes de la primera jugada y se abre tras la última. Cualquiera puede comprobar una partida.",
  ],
  kept: ["Nothing is lost", "No se pierde nada"],
  keptWhy: [
    "Lose your connection, close the page, change your phone: your seat waits, and the match goes on where it stood.",
    "Pierde la conexión, cierra la página, cambia de móvil: tu asiento espera y la partida sigue donde estaba.",
  ],
  free: ["It is yours, too", "También es tuyo"],
  freeWhy: [
    "Ronda is free software, without advertising and without trackers. Run it at your school, and write your own games.",
    "Ronda es software libre, sin publicidad ni rastreadores. Ponlo en tu escuela y escribe tus propios juegos.",
  ],
  more: ["More about Ronda", "Más sobre Ronda"],
  leaders: ["Who plays best", "Quién juega mejor"],
} as const;

/** Why one may trust this place. */
export function Promises() {
  const say = useSay(WORDS);
  return (
    <section>
      <h2>{say("title")}</h2>
      <ul className={styles.promises}>
        <Reason title={say("fair")} why={say("fairWhy")} picture={<Seal />} />
        <Reason title={say("kept")} why={say("keptWhy")} picture={<Chair />} />
        <Reason title={say("free")} why={say("freeWhy")} picture={<Open />} />
      </ul>
      <p className={styles.links}>
        <Link href="/about/" prefetch={false}>{say("more")}</Link>
        <Link href="/leaderboards/" prefetch={false}>{say("leaders")}</Link>
      </p>
    </section>
  );
}

function Reason({ title, why, picture }: { title: string; why: string; picture: ReactNode }) {
  return (
    <li>
      <svg viewBox="0 0 48 48" aria-hidden="true">
        {picture}
      </svg>
      <h3>{title}</h3>
      <p>{why}</p>
    </li>
  );
}

/** A letter, sealed. */
const Seal = () => (
  <>
    <path d="M6 13 H42 V37 H6 Z M6 13 L24 27 L42 13" />
    <circle cx="24" cy="28" r="6" data-filled />
  </>
);

/** A chair that is kept. */
const Chair = () => (
  <>
    <path d="M15 6 V42 M15 26 H34 V42 M34 26 L36 20 H15" />
    <path d="M15 8 H20 V20" />
  </>
);

/** A box without a lid. */
const Open = () => (
  <>
    <path d="M8 22 L24 30 L40 22 M8 22 V36 L24 44 L40 36 V22 M24 30 V44 M8 22 L4 15 L19 9 L24 15 L29 9 L44 15 L40 22" />
  </>
);
