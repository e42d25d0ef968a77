import Link from "next/link";
import { useEventWords } from "@/app/admin/eventWords";
import { usePhaseWords } from "@/app/admin/phaseWords";
import { useGame } from "@/games/catalogue";
import { kindOf } from "@/games/forms/schema";
import { useWording } from "@/games/forms/wording";
import type { TableRow } from "@/session/admin";
import { useGameTexts } from "@/texts/gameTexts";
import { useMoments } from "@/texts/moments";
import { useSay } from "@/texts/words";
import styles from "./Table.module.css";

const WORDS = {
  title: ["How it stands", "Cómo está"],
  phase: ["State", "Estado"],
  problem: ["Problem", "Problema"],
  UNKNOWN_RULES: ["its rules are not installed", "sus reglas no están instaladas"],
  TABLE_DAMAGED: ["its log cannot be read", "su registro no se puede leer"],
  match: ["Match", "Partida"],
  round: ["Round", "Ronda"],
  watchers: ["Watching", "Mirando"],
  last: ["Last event", "Último suceso"],
  opened: ["Opened", "Abierta"],
  closes: ["Closes by itself", "Se cierra sola"],
  access: ["Who may come", "Quién puede venir"],
  public: ["anybody", "cualquiera"],
  private: ["with the code", "con el código"],
  unlisted: ["with the link", "con el enlace"],
  organisation: ["an organisation", "una organización"],
  options: ["Options", "Opciones"],
  replay: ["See match {number}", "Ver la partida {number}"],
} as const;

/** All that lists know of a table. */
export function Facts({ table }: { table: TableRow }) {
  const say = useSay(WORDS);
  const phases = usePhaseWords();
  const words = useEventWords(table.game);
  const { moment } = useMoments();
  const { lastEvent, closesAt, problem, access, match, round } = table;
  const facts: (readonly [keyof typeof WORDS, string])[] = [
    ["phase", phases(table.phase)],
    ...(problem ? ([["problem", say(problem)]] as const) : []),
    ...(match > 0 ? ([["match", String(match)]] as const) : []),
    ...(round !== null ? ([["round", String(round)]] as const) : []),
    ["watchers", String(table.watchers)],
    ["access", access in WORDS ? say(access as keyof typeof WORDS) : access],
    ...(lastEvent ? ([["last", `${words(lastEvent)} (${moment(lastEvent.at)})`]] as const) : []),
    ["opened", moment(table.createdAt)],
    ...(closesAt ? ([["closes", moment(closesAt)]] as const) : []),
  ];
  return (
    <section className={styles.facts}>
      <h3>{say("title")}</h3>
      <dl>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{say(name)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {match > 0 && !problem && <Link href={`/replay/?match=${table.id}.${match}`}>{say("replay", { number: match })}</Link>}
      <Chosen table={table} />
    </section>
  );
}

/** Which options are played. */
function Chosen({ table: { game, options } }: { table: TableRow }) {
  const say = useSay(WORDS);
  const own = useGameTexts(game);
  const wording = useWording(game, "option");
  const schemas = useGame(game)?.options.properties ?? {};
  const fields = Object.entries(schemas).filter(([name, schema]) => name in options && kindOf(schema) !== "anything");
  if (fields.length === 0) return null;
  return (
    <details>
      <summary>{say("options")}</summary>
      <dl>
        {fields.map(([name, schema]) => (
          <div key={name}>
            <dt>{wording.name(name)}</dt>
            <dd>{own(`${name}:${String(options[name])}`) ?? wording.value(options[name], schema)}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
