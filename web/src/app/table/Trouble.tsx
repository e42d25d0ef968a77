import Link from "next/link";
import type { ReactNode } from "react";
import { useSay } from "@/texts/words";
import { Button } from "@/ui/Button";
import styles from "./Trouble.module.css";

const WORDS = {
  TABLE_NOT_FOUND: ["There is no such table", "No existe esa mesa"],
  BAD_CODE: ["That is no table’s code", "Ese no es el código de una mesa"],
  TABLE_CLOSED: ["This table is closed", "Esta mesa está cerrada"],
  KICKED: ["You are no longer at this table", "Ya no estás en esta mesa"],
  APPROVAL_DENIED: ["You were not let in", "No te han dejado entrar"],
  ROOM_FULL: ["The table is full", "La mesa está llena"],
  SPECTATORS_FULL: ["There is no more room to watch", "Ya no caben más espectadores"],
  MATCH_NOT_FOUND: ["There is no such match", "No existe esa partida"],
  NOT_AUTHENTICATED: ["You have to log in to see this", "Hay que iniciar sesión para ver esto"],
  INVALID_TOKEN: ["Your session has ended", "Tu sesión ha terminado"],
  ACCOUNT_NEEDED: ["This is for people with an account", "Esto es para quien tiene una cuenta"],
  FORBIDDEN: ["This is not yours to see", "Esto no te corresponde verlo"],
  NOT_A_MEMBER: ["This belongs to an organisation", "Esto es de una organización"],
  UNKNOWN_RULES: ["These rules are not installed here", "Estas reglas no están instaladas aquí"],
  NO_CONNECTION: ["The server does not answer", "El servidor no responde"],
  TOO_MANY_REQUESTS: ["Too many attempts", "Demasiados intentos"],
  other: ["That did not work", "No ha funcionado"],
  tableNotFound: [
    "The code may be mistyped, or the table was closed. Ask for it again, or open a table of your own.",
    "Quizá el código tenga una errata, o la mesa se cerró. Pídelo otra vez o abre tu propia mesa.",
  ],
  denied: [
    "Whoever opened a table says who sits at it. There are others, or open one of your own.",
    "Quien abre una mesa decide quién se sienta. Hay otras, o abre la tuya.",
  ],
  matchNotFound: [
    "The link may be cut off, or the match was deleted. Your own matches are on your page.",
    "Quizá el enlace esté cortado, o la partida se borró. Tus partidas están en tu página.",
  ],
  oldRules: [
    "The match was played under another version of the rules. Whoever runs this server can install it; nothing is lost.",
    "La partida se jugó con otra versión de las reglas. Quien lleva este servidor puede instalarla; no se pierde nada.",
  ],
  noConnection: [
    "Check your connection, and try again. Nothing of your game is lost.",
    "Revisa tu conexión y prueba de nuevo. No se pierde nada de tu partida.",
  ],
  retry: ["Try again", "Probar de nuevo"],
  home: ["Back to the games", "Volver a los juegos"],
} as const;

const TITLES = new Set<string>(Object.keys(WORDS).filter((key) => key === key.toUpperCase()));
const ADVICE: Readonly<Record<string, keyof typeof WORDS>> = {
  TABLE_NOT_FOUND: "tableNotFound",
  BAD_CODE: "tableNotFound",
  APPROVAL_DENIED: "denied",
  NO_CONNECTION: "noConnection",
  MATCH_NOT_FOUND: "matchNotFound",
  UNKNOWN_RULES: "oldRules",
};

interface Props {
  code: string;
  message: string;
  onRetry?: (() => void) | undefined;
  children?: ReactNode;
}

/** Why one is not at the table, and what to do about it. */
export function Trouble({ code, message, onRetry, children }: Props) {
  const say = useSay(WORDS);
  const title = TITLES.has(code) ? (code as keyof typeof WORDS) : "other";
  const advice = ADVICE[code];
  return (
    <section className={styles.card} role="alert">
      <Empty />
      <h1>{say(title)}</h1>
      <p>{advice ? say(advice) : message}</p>
      <div className={styles.ways}>
        {children}
        {onRetry && (
          <Button kind="main" onClick={onRetry}>
            {say("retry")}
          </Button>
        )}
        <Link className={styles.way} href="/">
          {say("home")}
        </Link>
      </div>
    </section>
  );
}

/** A moment's patience. */
export function Wait({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <section className={styles.card} aria-busy="true">
      <Round />
      <h1 role="status">{title}</h1>
      {children}
    </section>
  );
}

const TURNS = [0, 60, 120, 180, 240, 300];

/** Chairs around a table, one after the other. */
function Round() {
  return (
    <svg className={styles.round} viewBox="0 0 100 100" aria-hidden="true">
      <circle cx="50" cy="50" r="24" />
      {TURNS.map((turn, index) => (
        <rect key={turn} x="42" y="6" width="16" height="11" rx="5" transform={`rotate(${turn} 50 50)`} style={{ animationDelay: `${index * 160}ms` }} />
      ))}
    </svg>
  );
}

/** A table, and a chair that has fallen over. */
function Empty() {
  return (
    <svg className={styles.empty} viewBox="0 0 120 80" aria-hidden="true">
      <path d="M14 34 H74 M22 34 V70 M66 34 V70" />
      <path d="M86 70 L108 70 M92 70 L112 44 M108 70 L94 50 M112 44 L100 36" />
    </svg>
  );
}
