import type { Seat } from "@/session/types";
import { initialOf } from "@/ui/Initial";
import styles from "./Person.module.css";

/** Whoever sits there: a round token with their initial, a square one for a bot, a dashed ring for nobody. */
export function Person({ seat, size = 44 }: { seat: Seat | null; size?: number }) {
  return (
    <svg className={styles.person} viewBox="0 0 44 44" width={size} height={size} aria-hidden="true" data-kind={kindOf(seat)}>
      {seat?.bot ? <rect x="4" y="8" width="36" height="30" rx="8" /> : <circle cx="22" cy="22" r="18" />}
      {seat?.bot ? <Eyes /> : seat && <text x="22" y="23">{initialOf(seat.name)}</text>}
    </svg>
  );
}

function Eyes() {
  return (
    <g className={styles.eyes}>
      <path d="M22 8 V3" />
      <circle cx="15.5" cy="20" r="2.4" />
      <circle cx="28.5" cy="20" r="2.4" />
      <path d="M16 29 H28" />
    </g>
  );
}

function kindOf(seat: Seat | null): string {
  if (!seat) return "free";
  if (seat.bot) return "bot";
  return seat.connected ? "here" : "away";
}
