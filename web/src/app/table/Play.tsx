import { GameBoard } from "@/app/GameBoard";
import { Approvals } from "@/app/table/Approvals";
import { type At, deadlineOf, isRunning } from "@/app/table/at";
import { Host } from "@/app/table/Host";
import { Invite } from "@/app/table/Invite";
import { Options } from "@/app/table/Options";
import { Result } from "@/app/table/Result";
import { Seal } from "@/app/table/Seal";
import { Seats } from "@/app/table/Seats";
import { Feed, People, Talk } from "@/app/table/Side";
import { TableDecks } from "@/app/table/TableDecks";
import type { View } from "@/session/types";
import { useSay } from "@/texts/words";
import { Button } from "@/ui/Button";
import styles from "./Table.module.css";

const WORDS = {
  paused: ["The table is paused. The clock stands still.", "La mesa está en pausa. El reloj no corre."],
  resume: ["Go on", "Seguir"],
  closed: ["This table is closed.", "Esta mesa está cerrada."],
  side: ["The table", "La mesa"],
  change: ["Change seats or options", "Cambiar asientos u opciones"],
  invite: ["Invite others", "Invita a otros"],
} as const;

/** A match that is on, paused or over. */
export function Play({ at }: { at: At }) {
  const say = useSay(WORDS);
  const { view } = at.state;
  const { phase } = at.table;
  return (
    <div className={styles.play}>
      <div className={styles.column}>
        {phase === "paused" && <Paused at={at} />}
        {!isRunning(at.table) && view?.result && <Result at={at} />}
        {phase === "closed" && <p className={styles.away}>{at.known.refusal?.message ?? say("closed")}</p>}
        {view && <Board at={at} view={view} />}
      </div>
      <Aside at={at} />
    </div>
  );
}

/** Who is there, what was said and done; and what may be changed. */
function Aside({ at }: { at: At }) {
  const say = useSay(WORDS);
  const closed = at.table.phase === "closed";
  return (
    <aside className={styles.side} aria-label={say("side")}>
      {at.admin && <Approvals at={at} />}
      <People at={at} />
      <Talk at={at} />
      <Feed at={at} />
      {at.admin && !closed && <Host at={at} />}
      {at.table.phase === "over" && (
        <details className={styles.more}>
          <summary>{say("change")}</summary>
          <Seats at={at} />
          <Options at={at} />
          <TableDecks at={at} />
        </details>
      )}
      {!closed && (
        <details className={styles.more}>
          <summary>{say("invite")}</summary>
          <Invite code={at.table.code} open={false} />
        </details>
      )}
      <Seal at={at} />
    </aside>
  );
}

function Paused({ at }: { at: At }) {
  const say = useSay(WORDS);
  return (
    <div className={styles.paused} role="status">
      <p>{say("paused")}</p>
      {at.admin && (
        <Button kind="main" onClick={() => void at.say((session) => session.command("resume"))}>
          {say("resume")}
        </Button>
      )}
    </div>
  );
}

function Board({ at, view }: { at: At; view: View }) {
  return (
    <GameBoard
      occasion={at.state.match}
      view={view}
      table={at.table}
      me={at.seat}
      act={(action, data) => at.say((session) => session.act(action, data))}
      feed={at.known.feed}
      deadline={deadlineOf(at.known)}
      live={at.table.phase === "playing" || at.table.phase === "over"}
    />
  );
}
