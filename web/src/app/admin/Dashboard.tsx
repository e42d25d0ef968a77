import { useEffect, useState } from "react";
import { useEventWords } from "@/app/admin/eventWords";
import { PHASES } from "@/app/admin/Filters";
import { activity, type Counts, counts, type Happening, type Live, SPAN_MS, SPANS } from "@/app/admin/live";
import { usePhaseWords } from "@/app/admin/phaseWords";
import type { Line } from "@/session/stream";
import { useGameTexts } from "@/texts/gameTexts";
import { PLACES } from "@/texts/language";
import { useLanguage } from "@/texts/useLanguage";
import { useSay } from "@/texts/words";
import { Counter } from "@/ui/motion/Counter";
import styles from "./Dashboard.module.css";

const WORDS = {
  title: ["Now", "Ahora"],
  live: ["live", "en directo"],
  connecting: ["connecting…", "conectando…"],
  away: ["no connection; trying again…", "sin conexión; probando de nuevo…"],
  tables: ["tables", "mesas"],
  people: ["people here", "personas aquí"],
  awayPeople: ["away", "fuera"],
  bots: ["bots", "bots"],
  watchers: ["watching", "mirando"],
  problems: ["that cannot be read", "que no se pueden leer"],
  phases: ["How the tables stand", "Cómo están las mesas"],
  games: ["What is played", "A qué se juega"],
  activity: ["What happens", "Lo que pasa"],
  activityTold: [
    "{count} {count|event|events} in the last two minutes, at most {most} in two seconds",
    "{count} {count|suceso|sucesos} en los últimos dos minutos, como mucho {most} en dos segundos",
  ],
  ago: ["2 min ago", "hace 2 min"],
  now: ["now", "ahora"],
  happenings: ["The latest", "Lo último"],
  quiet: ["Nothing has happened since you came.", "No ha pasado nada desde que llegaste."],
  closed: ["The table is closed", "Se cierra la mesa"],
} as const;

/** Counts, activity, and the latest events. */
export function Dashboard({ live, line }: { live: Live; line: Line }) {
  const say = useSay(WORDS);
  const told = counts(live.rows.values());
  return (
    <section className={styles.dashboard}>
      <div className={styles.heading}>
        <h2>{say("title")}</h2>
        <span className={styles.line} data-state={line} role="status">
          {say(line)}
        </span>
      </div>
      <Tiles told={told} tables={live.rows.size} />
      <div className={styles.charts}>
        <Activity live={live} />
        <Phases told={told} />
        <Games told={told} />
      </div>
      <Latest happenings={live.happenings} />
    </section>
  );
}

function Tiles({ told, tables }: { told: Counts; tables: number }) {
  const say = useSay(WORDS);
  const tiles = [
    ["tables", tables],
    ["people", told.people],
    ["awayPeople", told.away],
    ["bots", told.bots],
    ["watchers", told.watchers],
    ...(told.problems > 0 ? ([["problems", told.problems]] as const) : []),
  ] as const;
  return (
    <dl className={styles.tiles}>
      {tiles.map(([name, value]) => (
        <div key={name} data-bad={name === "problems" || undefined}>
          <dt>{say(name)}</dt>
          <dd>
            <Counter value={value} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

const HEIGHT = 40;

/** How much has happened in the last two minutes, a bar every two seconds. */
function Activity({ live }: { live: Live }) {
  const say = useSay(WORDS);
  const now = useNow(SPAN_MS);
  const bars = activity(live, now);
  const most = Math.max(...bars);
  const count = bars.reduce((sum, bar) => sum + bar, 0);
  return (
    <figure className={styles.activity}>
      <figcaption>
        <h3>{say("activity")}</h3>
        <span>{say("activityTold", { count, most })}</span>
      </figcaption>
      <svg viewBox={`0 0 ${SPANS * 4} ${HEIGHT + 2}`} preserveAspectRatio="none" aria-hidden="true">
        <path d={`M0 ${HEIGHT + 1} H${SPANS * 4}`} />
        {bars.map((bar, index) => (
          <rect key={index} x={index * 4 + 0.5} width="3" y={HEIGHT - (HEIGHT * bar) / Math.max(4, most)} height={(HEIGHT * bar) / Math.max(4, most)} />
        ))}
      </svg>
      <div className={styles.axis} aria-hidden="true">
        <span>{say("ago")}</span>
        <span>{say("now")}</span>
      </div>
    </figure>
  );
}

function useNow(every: number): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), every);
    return () => clearInterval(timer);
  }, [every]);
  return now;
}

function Phases({ told }: { told: Counts }) {
  const say = useSay(WORDS);
  const phases = usePhaseWords();
  const all = Math.max(1, ...PHASES.map((phase) => told.phases[phase]));
  return (
    <figure className={styles.bars}>
      <figcaption>
        <h3>{say("phases")}</h3>
      </figcaption>
      <ul>
        {PHASES.map((phase) => (
          <Bar key={phase} label={phases(phase)} value={told.phases[phase]} most={all} phase={phase} />
        ))}
      </ul>
    </figure>
  );
}

function Games({ told }: { told: Counts }) {
  const say = useSay(WORDS);
  const most = Math.max(1, ...told.games.map(([, tables]) => tables));
  if (told.games.length === 0) return null;
  return (
    <figure className={styles.bars}>
      <figcaption>
        <h3>{say("games")}</h3>
      </figcaption>
      <ul>
        {told.games.map(([game, tables]) => (
          <GameBar key={game} game={game} value={tables} most={most} />
        ))}
      </ul>
    </figure>
  );
}

function GameBar({ game, ...rest }: { game: string; value: number; most: number }) {
  const own = useGameTexts(game);
  return <Bar label={own("name") ?? game} game={game} {...rest} />;
}

function Bar({ label, value, most, game, phase }: { label: string; value: number; most: number; game?: string; phase?: string }) {
  return (
    <li data-game={game} data-phase={phase}>
      <span>{label}</span>
      <span className={styles.bar} aria-hidden="true">
        <span style={{ width: `${(100 * value) / most}%` }} />
      </span>
      <strong>{value}</strong>
    </li>
  );
}

function Latest({ happenings }: { happenings: readonly Happening[] }) {
  const say = useSay(WORDS);
  return (
    <section className={styles.latest}>
      <h3>{say("happenings")}</h3>
      {happenings.length === 0 ? (
        <p>{say("quiet")}</p>
      ) : (
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reached by keyboard
        <ol tabIndex={0} aria-label={say("happenings")}>
          {happenings.map((happening) => (
            <Happened key={happening.key} happening={happening} />
          ))}
        </ol>
      )}
    </section>
  );
}

function Happened({ happening: { table, last, closed, at } }: { happening: Happening }) {
  const say = useSay(WORDS);
  const language = useLanguage();
  const words = useEventWords(table.game);
  const time = new Intl.DateTimeFormat(PLACES[language], { timeStyle: "medium" }).format(at);
  return (
    <li data-game={table.game}>
      <time>{time}</time>
      <code>{table.code}</code>
      <span>{closed ? say("closed") : last && words(last)}</span>
    </li>
  );
}
