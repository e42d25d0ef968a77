import { useEffect, useState } from "react";
import styles from "./Die.module.css";

const FAR = 24;
const PIPS: Readonly<Record<number, readonly (readonly [x: number, y: number])[]>> = {
  1: [[0, 0]],
  2: [[-1, -1], [1, 1]],
  3: [[-1, -1], [0, 0], [1, 1]],
  4: [[-1, -1], [1, -1], [-1, 1], [1, 1]],
  5: [[-1, -1], [1, -1], [0, 0], [-1, 1], [1, 1]],
  6: [[-1, -1], [1, -1], [-1, 0], [1, 0], [-1, 1], [1, 1]],
}; // prettier-ignore

/** A die that shows a number; nothing rolled yet, and it shows none. */
export function Die({ dice, size = 48 }: { dice: number | null; size?: number }) {
  return (
    <svg viewBox="-50 -50 100 100" width={size} height={size} className={styles.die} aria-hidden="true">
      <rect x="-46" y="-46" width="92" height="92" rx="20" />
      {(PIPS[dice ?? 0] ?? []).map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x * FAR} cy={y * FAR} r="9.5" />
      ))}
    </svg>
  );
}

const TUMBLES = [2, 5, 3, 6, 1, 4];
const TUMBLE_MS = 90;

/** A die that tumbles before it shows what was rolled. */
export function RollingDie({ dice, rolling, size }: { dice: number | null; rolling: boolean; size?: number }) {
  const [face, turn] = useState(0);
  useEffect(() => {
    if (!rolling) return;
    const timer = setInterval(() => turn((before) => (before + 1) % TUMBLES.length), TUMBLE_MS);
    return () => clearInterval(timer);
  }, [rolling]);
  return (
    <span className={styles.rolling} data-on={rolling || undefined}>
      <Die dice={rolling ? (TUMBLES[face] ?? null) : dice} {...(size === undefined ? {} : { size })} />
    </span>
  );
}
