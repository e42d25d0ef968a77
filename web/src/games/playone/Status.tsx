import type { ReactNode } from "react";
import { wayTo } from "@/games/legal";
import { CHOOSE, PLAY } from "@/games/playone/cards";
import type { PartProps } from "@/games/playone/props";
import { current, isPlaying } from "@/games/playone/seats";
import { Clock } from "@/ui/Clock";
import styles from "./Status.module.css";

/** Round and direction; and in one sentence, what everybody waits for. */
export function Status(props: PartProps) {
  const { view, deadline, say, live } = props;
  const { state } = view;
  const seconds = Number(view.options.turn_seconds ?? 0);
  const told = sentence(props);
  return (
    <header className={styles.status}>
      <p className={styles.round}>
        <strong>{roundOf(props)}</strong>
        <Goal {...props} />
        {isPlaying(state) && <Direction turn={state.direction} label={say(state.direction === 1 ? "onwards" : "backwards")} />}
      </p>
      {live && deadline !== null && isPlaying(state) && <Clock until={deadline} total={seconds * 1000} label={say("clock")} />}
      {told && (
        <p className={styles.told} data-mine={isMine(props) || undefined} data-pending={state.pendingDraw > 0 || undefined}>
          {told}
        </p>
      )}
    </header>
  );
}

function roundOf({ view, say }: PartProps): string {
  const rounds = Number(view.options.rounds ?? 0);
  const round = view.state.round;
  return rounds > 0 ? say("roundOf", { round, rounds }) : say("round", { round });
}

function Goal({ view, say, text }: PartProps): ReactNode {
  const target = Number(view.options.target ?? 0);
  if (!target) return null;
  return (
    <span className={styles.goal}>
      {say("goal", { target })} ({text(`value:${String(view.options.scoring)}`)})
    </span>
  );
}

const isMine = ({ view, me }: PartProps) => me !== null && view.toAct.includes(me);

function sentence(props: PartProps): string | null {
  const { view, names, say } = props;
  const { state } = view;
  if (state.phase === "LOBBY") return say("waiting");
  if (!isPlaying(state) || view.result) return null;
  if (isMine(props)) return mine(props);
  const name = names[current(state) ?? -1] ?? "";
  if (state.phase === "CHOOSE_COLOR_REQUIRED") return say("theirColor", { name });
  return state.pendingDraw > 0 ? say("theirStack", { name, count: state.pendingDraw }) : say("theirs", { name });
}

function mine({ view, say, text }: PartProps): string | null {
  const { pendingDraw } = view.state;
  if (wayTo(view, CHOOSE)) return say("chooseNow");
  if (pendingDraw > 0) return text("board:stack", { count: `+${pendingDraw}` });
  return wayTo(view, PLAY) ? say("yourTurn") : say("mustDraw");
}

/** Which way round the turn goes. */
function Direction({ turn, label }: { turn: number; label: string }) {
  return (
    <span className={styles.direction}>
      <svg viewBox="0 0 24 24" aria-hidden="true" style={{ scale: `${turn} 1` }}>
        <path d="M20 12 A8 8 0 1 1 16.6 5.4 M12.2 5.6 L17 5.4 L16.2 10.2" fill="none" stroke="currentColor" strokeWidth="2.2" strokeLinecap="round" strokeLinejoin="round" />
      </svg>
      {label}
    </span>
  );
}
