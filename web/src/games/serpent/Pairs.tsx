import { type KeyboardEvent, useState } from "react";
import type { AnswerProps } from "@/games/serpent/Answer";
import { isComplete, matched, matchesOf, nextFree, type Pair, takenBack, unmatched, unused } from "@/games/serpent/matching";
import { useDrag } from "@/games/serpent/useDrag";
import { Button } from "@/ui/Button";
import styles from "./Parts.module.css";

const POOL = "pool";

/** What belongs to what: by dragging, by tapping one and then the other, or by keyboard. */
export function Pairs({ pairs, answer, busy, say }: AnswerProps & { pairs: readonly Pair[] }) {
  const [matching, match] = useState(() => unmatched(pairs));
  const [left, chooseLeft] = useState<number | null>(0);
  const [right, chooseRight] = useState<number | null>(null);
  const lay = (to: number, part: number) => {
    const next = matched(matching, to, part);
    match(next);
    chooseRight(null);
    chooseLeft(nextFree(next, to));
  };
  const { drag, grip, hasSlipped } = useDrag((part, place) => {
    if (place === POOL) match(takenBack(matching, matching.indexOf(part)));
    else if (place !== null) lay(Number(place), part);
  });
  const tapLeft = (index: number) => {
    if (hasSlipped()) return;
    if (right !== null) {
      lay(index, right);
      return;
    }
    if (matching[index] !== null) match(takenBack(matching, index));
    chooseLeft(index);
  };
  const tapRight = (part: number) => {
    if (hasSlipped()) return;
    if (left !== null) lay(left, part);
    else chooseRight(part === right ? null : part);
  };
  const free = unused(matching);
  return (
    <div className={styles.parts}>
      <p className={styles.how}>{say("pairHow")}</p>
      <ol className={styles.lefts} aria-label={say("leftParts")}>
        {pairs.map((pair, index) => {
          const laid = matching[index] ?? null;
          const name = laid === null ? say("slotFree", { left: pair.left }) : say("slotTaken", { left: pair.left, right: pairs[laid]?.right ?? "" });
          return (
            <li key={pair.id} data-place={index} data-chosen={left === index || undefined}>
              <button type="button" aria-label={name} aria-pressed={left === index} onClick={() => tapLeft(index)} {...(laid === null ? {} : grip(laid))} data-laid={laid !== null || undefined}>
                <span>{pair.left}</span>{" "}
                <span className={styles.slot}>{laid === null ? "" : pairs[laid]?.right}</span>
              </button>
            </li>
          );
        })}
      </ol>
      {left !== null && matching[left] === null && (
        <p className={styles.asked} aria-hidden="true">
          {pairs[left]?.left} → ?
        </p>
      )}
      <ul className={styles.pool} aria-label={say("rightParts")} data-place={POOL}>
        {free.map((part) => (
          <li key={part}>
            <button type="button" className={styles.chip} aria-pressed={right === part} onClick={() => tapRight(part)} {...grip(part)} data-held={drag?.part === part || undefined}>
              {pairs[part]?.right}
            </button>
          </li>
        ))}
        {free.length === 0 && <li className={styles.how}>{say("allLaid")}</li>}
      </ul>
      <Button kind="main" disabled={busy || !isComplete(matching)} onClick={() => answer(matchesOf(pairs, matching))}>
        {say("answer")}
      </Button>
      {drag && <Held text={pairs[drag.part]?.right ?? ""} at={drag.at} />}
    </div>
  );
}

/** The part under the finger. */
export function Held({ text, at }: { text: string; at: { x: number; y: number } }) {
  return (
    <span className={`${styles.chip} ${styles.held}`} style={{ left: at.x, top: at.y }} aria-hidden="true">
      {text}
    </span>
  );
}

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

/** By how much an arrow key shifts; 0 for any other key. */
export const stepOf = ({ key }: KeyboardEvent): number => STEPS[key] ?? 0;
