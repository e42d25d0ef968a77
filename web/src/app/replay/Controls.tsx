import type { ReactNode } from "react";
import { clockTime } from "@/app/replay/frames";
import { SPEEDS } from "@/app/replay/player";
import type { PartProps } from "@/app/replay/props";
import { Score } from "@/app/replay/Score";
import { WORDS } from "@/app/replay/words";
import { useSay } from "@/texts/words";
import styles from "./Controls.module.css";

/** Step by step, by itself, or straight to any moment. */
export function Controls(props: PartProps) {
  const say = useSay(WORDS);
  const { playing, order, frame } = props;
  const { at, last, running } = playing;
  const go = (to: number) => order({ do: "go", to });
  return (
    <section className={styles.controls} aria-label={say("controls")}>
      <Score {...props} />
      <div className={styles.row}>
        <div className={styles.buttons}>
          <Push label={say("first")} far disabled={at === 0} onClick={() => go(0)}>
            <path d="M6 5 V19 M19 5 L9 12 L19 19 Z" />
          </Push>
          <Push label={say("back")} disabled={at === 0} onClick={() => go(at - 1)}>
            <path d="M15.5 5 L8.5 12 L15.5 19" />
          </Push>
          <Push label={say(running ? "pause" : "play")} main disabled={last === 0} onClick={() => order({ do: "toggle" })}>
            {running ? <path d="M9 6 V18 M15 6 V18" /> : <path d="M8 5 L19 12 L8 19 Z" />}
          </Push>
          <Push label={say("next")} disabled={at >= last} onClick={() => go(at + 1)}>
            <path d="M8.5 5 L15.5 12 L8.5 19" />
          </Push>
          <Push label={say("last")} far disabled={at >= last} onClick={() => go(last)}>
            <path d="M18 5 V19 M5 5 L15 12 L5 19 Z" />
          </Push>
        </div>
        <p className={styles.where}>
          <strong>{clockTime(frame.at)}</strong> <span>{say("step", { at, last })}</span>
        </p>
        <Pace {...props} />
      </div>
    </section>
  );
}

interface PushProps {
  label: string;
  main?: boolean;
  far?: boolean; // a narrow screen has the score for that
  disabled: boolean;
  onClick: () => void;
  children: ReactNode;
}

function Push({ label, main = false, far = false, disabled, onClick, children }: PushProps) {
  return (
    <button type="button" className={styles.push} data-main={main || undefined} data-far={far || undefined} aria-label={label} title={label} aria-disabled={disabled} onClick={() => !disabled && onClick()}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        {children}
      </svg>
    </button>
  );
}

function Pace({ playing, order }: PartProps) {
  const say = useSay(WORDS);
  return (
    <label className={styles.pace}>
      <span className="visually-hidden">{say("speed")}</span>
      <select value={playing.speed} onChange={({ target }) => order({ do: "pace", speed: Number(target.value) })}>
        {SPEEDS.map((speed) => (
          <option key={speed} value={speed}>
            {say("times", { speed })}
          </option>
        ))}
      </select>
    </label>
  );
}
