import Link from "next/link";
import { useEffect, useState } from "react";
import { actWords } from "@/app/admin/actWords";
import { NoWay } from "@/app/admin/Shut";
import { audit, type AuditLine, PAGE } from "@/session/admin";
import { asRefusal, type Refusal } from "@/session/api";
import { useMoments } from "@/texts/moments";
import { useSay } from "@/texts/words";
import { Button } from "@/ui/Button";
import styles from "./Audit.module.css";

const WORDS = {
  title: ["What was done", "Qué se hizo"],
  what: ["Everything that administrators and researchers do is written down, and nobody can change or delete a line.", "Todo lo que hacen quienes administran o investigan queda escrito, y nadie puede cambiar ni borrar una línea."],
  none: ["Nothing has been done yet.", "Todavía no se ha hecho nada."],
  reading: ["Reading…", "Leyendo…"],
  more: ["Show what was before", "Mostrar lo anterior"],
  table: ["table", "mesa"],
  reason: ["reason", "motivo"],
  roles: ["roles", "papeles"],
  options: ["options", "opciones"],
  playerId: ["player", "jugador"],
  code: ["refused with", "rechazado con"],
  commandLine: ["the command line", "la línea de órdenes"],
  someone: ["somebody whose account is deleted", "alguien con la cuenta borrada"],
} as const;

/** What was said beside it, as it stands in the log. */
function written(value: unknown): string {
  if (Array.isArray(value)) return value.length > 0 ? value.map(written).join(", ") : "–";
  if (typeof value !== "object" || value === null) return String(value);
  return Object.entries(value)
    .map(([name, item]) => `${name} ${written(item)}`)
    .join(", ");
}

const COMMAND_LINE = "*command line*";

/** The audit log, the latest first. */
export function Audit() {
  const say = useSay(WORDS);
  const { lines, refusal, more, again } = useAudit();
  if (refusal) return <NoWay refusal={refusal} again={again} />;
  return (
    <section className={styles.audit}>
      <h2>{say("title")}</h2>
      <p>{say("what")}</p>
      {!lines && <p role="status">{say("reading")}</p>}
      {lines?.length === 0 && <p role="status">{say("none")}</p>}
      <ol>
        {lines?.map((line) => (
          <Done key={line.key} line={line} />
        ))}
      </ol>
      {more && <Button onClick={more}>{say("more")}</Button>}
    </section>
  );
}

function Done({ line }: { line: AuditLine }) {
  const say = useSay(WORDS);
  const acts = useSay(actWords);
  const { moment } = useMoments();
  const { act, subject, details, at } = line;
  const actor = line.actor === COMMAND_LINE ? say("commandLine") : (line.actorName ?? say("someone"));
  const about = typeof details.username === "string" ? details.username : (line.subjectName ?? say("someone"));
  const rest = Object.entries(details).filter(([name]) => name !== "username");
  return (
    <li data-refused={act.endsWith("-refused") || undefined}>
      <time dateTime={at}>{moment(at)}</time>
      <span>
        <strong>{actor}</strong> {act in actWords ? acts(act as keyof typeof actWords) : act}{" "}
        {act.startsWith("user-") && <b>{about}</b>}
        {act.startsWith("table-") && subject && <Link href={`/admin/?table=${subject}`}>{say("table")}</Link>}
        {rest.length > 0 && <small>{rest.map(([name, value]) => `${name in WORDS ? say(name as keyof typeof WORDS) : name}: ${written(value)}`).join(" · ")}</small>}
      </span>
    </li>
  );
}

function useAudit() {
  const [lines, setLines] = useState<readonly AuditLine[] | null>(null);
  const [refusal, refused] = useState<Refusal | null>(null);
  const [full, setFull] = useState(false);
  const [before, setBefore] = useState<number | undefined>(undefined);
  const [times, setTimes] = useState(0);
  useEffect(() => {
    let wanted = true;
    audit(before).then(
      (page) => {
        if (!wanted) return;
        setLines((known) => [...(before === undefined ? [] : (known ?? [])), ...page]);
        setFull(page.length === PAGE);
      },
      (problem: unknown) => wanted && refused(asRefusal(problem)),
    );
    return () => {
      wanted = false;
    };
  }, [before, times]);
  const again = () => {
    refused(null);
    setTimes(times + 1);
  };
  return { lines, refusal, again, more: full ? () => setBefore(lines?.at(-1)?.key) : null };
}
