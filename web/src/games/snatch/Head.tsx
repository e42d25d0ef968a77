import { Change } from "@/games/snatch/Change";
import type { PartProps } from "@/games/snatch/props";
import { ROUNDS } from "@/games/snatch/story";
import { Clock } from "@/ui/Clock";
import styles from "./Head.module.css";

/** Where the game stands: the round, the institution, the clock. */
export function Head(props: PartProps) {
  const { view, say, text, deadline, live } = props;
  const { state } = view;
  const talking = state.phase === "talk";
  const seconds = Number(view.options[talking ? "talk_seconds" : "decision_seconds"] ?? 0);
  return (
    <header className={styles.head}>
      <div className={styles.rounds}>
        <span className={styles.pips} aria-hidden="true">
          {Array.from({ length: ROUNDS }, (_, index) => (
            <span key={index} data-state={pip(index + 1, state.currentRound, state.phase)} />
          ))}
        </span>
        <strong>{say("round", { round: state.currentRound, rounds: ROUNDS })}</strong>
        {deadline !== null && <Clock until={deadline} total={seconds * 1000} label={say(talking ? "talkClock" : "clock")} running={live} />}
      </div>
      <div className={styles.institution}>
        <span>
          <span className="visually-hidden">{say("institution")}: </span>
          {text(`variant:${state.gameType}`) ?? state.gameType}
        </span>
        <Change {...props} />
      </div>
    </header>
  );
}

function pip(round: number, current: number, phase: string): "past" | "now" | "ahead" {
  if (round < current || phase === "finished") return "past";
  return round === current ? "now" : "ahead";
}
