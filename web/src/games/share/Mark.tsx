import type { ReactNode } from "react";

const DRAWN: Readonly<Record<string, ReactNode>> = {
  anarchy: <path d="M2.5 19.5 H21.5 M5 19.5 a7 7 0 0 1 14 0 M12 8.5 V4.5 M5.8 11.3 L3 8.5 M18.2 11.3 L21 8.5" />,
  mandatory: <path d="M7 11 V8 a5 5 0 0 1 10 0 V11 M5 11 H19 V20.5 H5 Z M12 14.5 V17" />,
  shame: <path d="M5 3.5 H19 V11 C19 16.5 15.5 19.5 12 21 C8.5 19.5 5 16.5 5 11 Z M8.3 9.3 q1.2 1 2.4 0 M13.3 9.3 q1.2 1 2.4 0 M9.3 15.6 q2.7 -2.2 5.4 0" />,
  governance: <path d="M12 3.5 V20.5 M7.5 20.5 H16.5 M5 6.5 H19 M5 6.5 L2.2 13 a2.9 2.9 0 0 0 5.6 0 Z M19 6.5 L16.2 13 a2.9 2.9 0 0 0 5.6 0 Z" />,
  suspended: <path d="M12 3.5 a8.5 8.5 0 1 0 0.01 0 Z M6 6 L18 18" />,
  barred: <path d="M4 20.5 V4 M20 20.5 V4 M4 9 H20 M4 15.5 H20" />,
  done: <path d="M4.5 12.5 L10 18 L20 6.5" />,
  trading: <path d="M4 9 H19 M14.5 4.5 L19 9 M20 15.5 H5 M9.5 20 L5 15.5" />,
  away: <path d="M4 4 L20 20 M7.5 12.5 a6.5 6.5 0 0 1 3 -1.7 M16.8 12.8 a6.5 6.5 0 0 0 -1.2 -1 M3.5 8.5 a12 12 0 0 1 3 -2 M20.5 8.5 A12 12 0 0 0 10.5 5.2 M12 18.5 v0.1" />,
};

/** A kind of round, or how somebody stands, as a small drawing. */
export function Mark({ of, className }: { of: string; className?: string | undefined }) {
  return (
    <svg viewBox="0 0 24 24" className={className} aria-hidden="true" fill="none" stroke="currentColor" strokeWidth="1.9" strokeLinecap="round" strokeLinejoin="round">
      {DRAWN[of] ?? DRAWN.anarchy}
    </svg>
  );
}
