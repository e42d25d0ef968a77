import { useSay } from "@/texts/words";
import styles from "./About.module.css";

const WORDS = {
  before: ["Before", "Antes"],
  beforeWhat: ["The server draws the seed, and shows everybody its seal: a fingerprint that fits this seed alone.", "El servidor sortea la semilla y muestra a todos su sello: una huella que solo encaja con esa semilla."],
  during: ["During", "Durante"],
  duringWhat: ["Cards and dice come from the seed. Every move is written down.", "Cartas y dados salen de la semilla. Cada jugada queda escrita."],
  after: ["After", "Después"],
  afterWhat: ["The seed is shown. Whoever likes compares it with the seal, and plays the match again.", "Se muestra la semilla. Quien quiera la compara con el sello y vuelve a jugar la partida."],
} as const;

/** A seed on its way: sealed, used, opened. */
export function Seals() {
  const say = useSay(WORDS);
  return (
    <ol className={styles.seals}>
      <li>
        <svg viewBox="0 0 120 84" aria-hidden="true">
          <path className={styles.paper} d="M14 12 H106 V74 H14 Z" />
          <path d="M14 12 L60 48 L106 12" />
          <circle className={styles.wax} cx="60" cy="48" r="14" />
          <path className={styles.imprint} d="M54 48 L58 53 L67 43" />
        </svg>
        <h3>{say("before")}</h3>
        <p>{say("beforeWhat")}</p>
      </li>
      <li>
        <svg viewBox="0 0 120 84" aria-hidden="true">
          <rect className={styles.paper} x="18" y="16" width="34" height="50" rx="5" transform="rotate(-10 35 41)" />
          <rect className={styles.paper} x="40" y="14" width="34" height="50" rx="5" transform="rotate(6 57 39)" />
          <path className={styles.wax} d="M57 30 L64 40 L57 50 L50 40 Z" />
          <g transform="rotate(-8 92 52)">
            <rect className={styles.paper} x="76" y="36" width="32" height="32" rx="7" />
            {[44, 52, 60].map((at) => (
              <circle key={at} className={styles.dot} cx={at + 40} cy={at} r="2.8" />
            ))}
          </g>
        </svg>
        <h3>{say("during")}</h3>
        <p>{say("duringWhat")}</p>
      </li>
      <li>
        <svg viewBox="0 0 120 84" aria-hidden="true">
          <path className={styles.paper} d="M30 6 H90 V56 H30 Z" />
          <path d="M40 18 H80 M40 27 H72" />
          <path className={styles.paper} d="M14 34 L60 66 L106 34 V78 H14 Z" />
          <path d="M14 78 L46 56 M106 78 L74 56" />
          <path className={styles.broken} d="M52 44 A10 10 0 0 1 70 38 L64 46 L68 50 A10 10 0 0 1 52 44 Z" />
        </svg>
        <h3>{say("after")}</h3>
        <p>{say("afterWhat")}</p>
      </li>
    </ol>
  );
}
