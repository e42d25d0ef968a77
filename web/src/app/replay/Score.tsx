import { clockTime, type Frame } from "@/app/replay/frames";
import type { PartProps } from "@/app/replay/props";
import { useStepWords } from "@/app/replay/useStepWords";
import { WORDS } from "@/app/replay/words";
import { useSay } from "@/texts/words";
import styles from "./Controls.module.css";

const LANE = 8;

/** The whole match as a score: a lane a seat, a note for each of its moves; and where one is. */
export function Score({ page, frame, names, playing, order }: PartProps) {
  const say = useSay(WORDS);
  const words = useStepWords(page);
  const { at, last } = playing;
  const lanes = Math.max(1, names.length);
  const text = say("stepAt", { at, last, time: clockTime(frame.at), told: words(frame).join(" ") });
  return (
    <div className={styles.score}>
      <svg viewBox={`0 0 ${Math.max(1, last)} ${lanes * LANE}`} preserveAspectRatio="none" aria-hidden="true">
        {names.map((_, lane) => (
          <path key={lane} className={styles.lane} d={`M0 ${(lane + 0.5) * LANE} H${Math.max(1, last)}`} />
        ))}
        <path className={styles.notes} d={notesOf(page.frames, lanes)} />
        <path className={styles.now} d={`M${at} 0 V${lanes * LANE}`} />
      </svg>
      <input
        type="range"
        min={0}
        max={last}
        value={at}
        aria-label={say("scrub")}
        aria-valuetext={text}
        onChange={({ target }) => order({ do: "go", to: target.valueAsNumber })}
      />
    </div>
  );
}

/** A stroke in the lane of whoever moved; where that is not told, through all of them. */
const notesOf = (frames: readonly Frame[], lanes: number): string =>
  frames.map(({ entry }, step) => (entry?.seat === undefined ? `M${step} 1 V${lanes * LANE - 1}` : `M${step} ${entry.seat * LANE + 1} v${LANE - 2}`)).join("");
