import type { At } from "@/app/table/at";
import { useSay } from "@/texts/words";
import styles from "./Table.module.css";

const WORDS = {
  title: ["The table", "La mesa"],
  byCode: ["Only those with the code or the link come in.", "Solo entra quien tenga el código o el enlace."],
  open: ["Anybody may sit down.", "Cualquiera puede sentarse."],
  approval: ["Whoever opened it lets people in.", "Quien la abrió decide quién entra."],
  watchers: ["{count} {count|is|are} watching.", "{count|Mira|Miran} {count}."],
  mayWatch: ["Others may watch.", "Se puede mirar."],
  noWatch: ["Nobody may watch.", "No se puede mirar."],
  forfeit: ["Who stays away for {time} gives up.", "Quien falte {time} se retira."],
  wait: ["Who stays away is waited for.", "Se espera a quien falte."],
  bot: ["Who stays away for {time} is replaced by a bot until they are back.", "A quien falte {time} lo sustituye un bot hasta que vuelva."],
  default: ["For who stays away for {time}, the simplest move is made.", "Por quien falte {time} se hace la jugada más simple."],
  seconds: ["{count} {count|second|seconds}", "{count} {count|segundo|segundos}"],
  minutes: ["{count} {count|minute|minutes}", "{count} {count|minuto|minutos}"],
} as const;

/** How the table is run, in sentences. */
export function TableSettings({ at }: { at: At }) {
  const say = useSay(WORDS);
  const { settings, watchers } = at.table;
  const seconds = Math.round(Number(settings.grace_ms ?? 0) / 1000);
  const time = seconds % 60 === 0 && seconds > 0 ? say("minutes", { count: seconds / 60 }) : say("seconds", { count: seconds });
  const absent = String(settings.absent);
  const told = [
    say(settings.private === true ? "byCode" : "open"),
    settings.approval === true && say("approval"),
    absent in WORDS && say(absent as keyof typeof WORDS, { time }),
    watchers > 0 ? say("watchers", { count: watchers }) : say(settings.spectators === 0 ? "noWatch" : "mayWatch"),
  ];
  return (
    <section className={styles.plain}>
      <h2>{say("title")}</h2>
      <ul>
        {told.filter(Boolean).map((line) => (
          <li key={String(line)}>{line}</li>
        ))}
      </ul>
    </section>
  );
}
