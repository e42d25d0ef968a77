import Link from "next/link";
import { memo } from "react";
import { useEventWords } from "@/app/admin/eventWords";
import { usePhaseWords } from "@/app/admin/phaseWords";
import { useSeatName } from "@/app/table/Seats";
import { Emblem } from "@/games/emblems";
import type { PlayerRow, TableRow } from "@/session/admin";
import { useGameTexts } from "@/texts/gameTexts";
import { useMoments } from "@/texts/moments";
import { useSay } from "@/texts/words";
import styles from "./Tables.module.css";

const WORDS = {
  round: ["round {round}", "ronda {round}"],
  UNKNOWN_RULES: ["its rules are not installed", "sus reglas no están instaladas"],
  TABLE_DAMAGED: ["its log cannot be read", "su registro no se puede leer"],
  nobody: ["nobody sits here", "no hay nadie sentado"],
  here: ["connected", "con conexión"],
  away: ["without a connection", "sin conexión"],
  left: ["has left", "se ha ido"],
  bot: ["bot", "bot"],
  turn: ["to move", "le toca"],
  watchers: ["{count} {count|watches|watch}", "{count|mira|miran} {count}"],
} as const;

/** A table in the list; one goes to it by a tap. */
export const TableLine = memo(function TableLine({ row }: { row: TableRow }) {
  const say = useSay(WORDS);
  const own = useGameTexts(row.game);
  const phases = usePhaseWords();
  const facts = [row.variant && (own(`variant:${row.variant}`) ?? row.variant), row.round !== null && say("round", { round: row.round })];
  return (
    <li className={styles.row} data-game={row.game}>
      <Link href={`/admin/?table=${row.id}`}>
        <Emblem game={row.game} size={40} />
        <span className={styles.what}>
          <strong>{own("name") ?? row.game}</strong>
          <code>{row.code}</code>
        </span>
        <span className={styles.state}>
          <b data-phase={row.problem ? "problem" : row.phase}>{row.problem ? say(row.problem) : phases(row.phase)}</b>
          <small>{facts.filter(Boolean).join(" · ")}</small>
        </span>
        <Players row={row} />
        <Last row={row} />
      </Link>
    </li>
  );
});

function Players({ row }: { row: TableRow }) {
  const say = useSay(WORDS);
  const called = useSeatName(row.game);
  return (
    <span className={styles.players}>
      {row.players.length === 0 && !row.problem && <small>{say("nobody")}</small>}
      {row.players.map((player) => (
        <span key={player.seat} data-standing={standingOf(player)} data-turn={row.toAct.includes(player.seat) || undefined}>
          {player.bot ? called({ ...player, bot: player.bot }) : player.name}
          <span className="visually-hidden">
            {" "}
            ({say(standingOf(player))}
            {row.toAct.includes(player.seat) && `, ${say("turn")}`})
          </span>
        </span>
      ))}
      {row.watchers > 0 && <small>{say("watchers", { count: row.watchers })}</small>}
    </span>
  );
}

export function standingOf({ bot, left, connected }: PlayerRow): "bot" | "left" | "here" | "away" {
  if (left) return "left";
  if (bot) return "bot";
  return connected ? "here" : "away";
}

function Last({ row }: { row: TableRow }) {
  const words = useEventWords(row.game);
  const { ago } = useMoments();
  if (!row.lastEvent) return <span className={styles.last} />;
  return (
    <span className={styles.last}>
      <span>{words(row.lastEvent)}</span>
      <small>{ago(row.lastEvent.at)}</small>
    </span>
  );
}
