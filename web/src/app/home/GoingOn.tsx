import Link from "next/link";
import { useAsked } from "@/app/asking/useAsked";
import { useMe } from "@/app/useMe";
import { Emblem } from "@/games/emblems";
import { goingOn, type GoingOn as Table } from "@/session/tables";
import { useIntroduction } from "@/texts/gameTexts";
import { useSay } from "@/texts/words";
import styles from "./GoingOn.module.css";

const WORDS = {
  title: ["Go on playing", "Sigue jugando"],
  all: ["My tables", "Mis mesas"],
  lobby: ["Waiting to begin · {taken} of {seats}", "Esperando para empezar · {taken} de {seats}"],
  playing: ["The match is on", "La partida está en marcha"],
  paused: ["Paused", "En pausa"],
  over: ["The match is over", "La partida ha terminado"],
  unknown: ["The server does not answer now", "El servidor no responde ahora"],
  watching: ["You watch", "Miras"],
  table: ["Table {code}", "Mesa {code}"],
} as const;

const PHASES = ["lobby", "playing", "paused", "over"] as const;

const MOST_SHOWN = 12;

/** The tables where one sits or watches, those whose match is over only if wanted; nothing, where there are none. */
export function GoingOn({ over = false }: { over?: boolean }) {
  const say = useSay(WORDS);
  const { told } = useAsked(useMe()?.id ?? "", goingOn);
  const tables = (told ?? []).filter(({ phase }) => over || phase !== "over").slice(0, MOST_SHOWN);
  if (tables.length === 0) return null;
  return (
    <section>
      <h2>{say(over ? "all" : "title")}</h2>
      <ul className={styles.tables}>
        {tables.map((table) => (
          <li key={table.code} data-game={table.game}>
            <TableCard table={table} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function TableCard({ table }: { table: Table }) {
  const say = useSay(WORDS);
  const { name } = useIntroduction(table.game);
  const phase = PHASES.find((known) => known === table.phase) ?? "unknown";
  return (
    <Link href={`/table/?code=${table.code}`} className={styles.table} data-phase={phase}>
      <Emblem game={table.game} size={48} />
      <span className={styles.what}>
        <strong>{name}</strong>
        <span>{say(phase, { taken: table.taken, seats: table.seats })}</span>
        <small>
          {say("table", { code: table.code })}
          {table.watching && ` · ${say("watching")}`}
        </small>
      </span>
      <svg className={styles.on} viewBox="0 0 20 20" aria-hidden="true">
        <path d="M7 4 L13 10 L7 16" />
      </svg>
    </Link>
  );
}
