import { useEffect, useState } from "react";
import styles from "./Clock.module.css";

interface Props {
  until: number; // wall clock of this device, ms
  total?: number | undefined;
  label: string;
  running?: boolean;
}

/** The time that is left, drawn and written; the last ten seconds stand out. */
export function Clock({ until, total, label, running = true }: Props) {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => setNow(Date.now()), 250);
    return () => clearInterval(timer);
  }, [running]);
  const left = Math.max(0, Math.ceil((until - now) / 1000));
  const share = total ? Math.min(1, Math.max(0, (until - now) / total)) : 1;
  return (
    <span className={styles.clock} data-late={left <= 10 || undefined} role="timer" aria-label={`${label}: ${left} s`}>
      <svg viewBox="0 0 36 36" aria-hidden="true">
        <circle cx="18" cy="18" r="15" className={styles.rim} />
        <circle cx="18" cy="18" r="15" className={styles.rest} pathLength={100} strokeDasharray={`${share * 100} 100`} />
      </svg>
      <span aria-hidden="true">
        {Math.floor(left / 60)}:{String(left % 60).padStart(2, "0")}
      </span>
    </span>
  );
}
