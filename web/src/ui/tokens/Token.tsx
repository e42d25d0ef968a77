// Wooden tokens, drawn. Each kind has an outline and a picture of its own, so that colour is never alone.
import type { ReactNode } from "react";
import styles from "./tokens.module.css";

export type TokenKind = "turkey" | "corn" | "coffee" | "shame";

const OUTLINES: Record<TokenKind, string> = {
  turkey: "M20 2 A18 18 0 1 1 19.99 2 Z",
  corn: "M11.5 4 H28.5 Q30.5 4 31.5 5.8 L38 18.2 Q39 20 38 21.8 L31.5 34.2 Q30.5 36 28.5 36 H11.5 Q9.5 36 8.5 34.2 L2 21.8 Q1 20 2 18.2 L8.5 5.8 Q9.5 4 11.5 4 Z",
  coffee: "M10 3.5 H30 Q36.5 3.5 36.5 10 V30 Q36.5 36.5 30 36.5 H10 Q3.5 36.5 3.5 30 V10 Q3.5 3.5 10 3.5 Z",
  shame: "M8 4.5 H32 Q36 4.5 36 8.5 V19 Q36 31 20 37.5 Q4 31 4 19 V8.5 Q4 4.5 8 4.5 Z",
};

const FEATHERS = [-72, -36, 0, 36, 72];
const KERNELS = [13.5, 17, 20.5, 24, 27.5];

const PICTURES: Record<TokenKind, ReactNode> = {
  turkey: (
    <>
      <g className={styles.light}>
        {FEATHERS.map((turn) => (
          <ellipse key={turn} cx="20" cy="13.2" rx="3.7" ry="6.6" transform={`rotate(${turn} 20 23.5)`} />
        ))}
      </g>
      <ellipse cx="20" cy="24.8" rx="6.4" ry="6.8" className={styles.dark} />
      <circle cx="20" cy="17.6" r="3.3" className={styles.dark} />
      <path d="M20 18.2 l3.6 1.1 -3.6 1.4 Z" className={styles.spark} />
      <path d="M17.4 31 v2.6 M22.6 31 v2.6" className={styles.stroke} />
    </>
  ),
  corn: (
    <g transform="rotate(24 20 20)">
      <ellipse cx="20" cy="18.5" rx="6.6" ry="12.4" className={styles.light} />
      {KERNELS.map((y, row) => (
        <g key={y} className={styles.dark}>
          {[-3.4, 0, 3.4].map((x) => (
            <circle key={x} cx={20 + x} cy={y - 3 + (x === 0 ? 0.8 : 0)} r={row === 0 || row === 4 ? 0.9 : 1.25} />
          ))}
        </g>
      ))}
      <path d="M20 34.5 C12 32 10.6 24.5 12.2 18 C16.5 22 19 27 20 34.5 Z" className={styles.spark} />
      <path d="M20 34.5 C28 32 29.4 24.5 27.8 18 C23.5 22 21 27 20 34.5 Z" className={styles.spark} />
    </g>
  ),
  coffee: (
    <g transform="rotate(38 20 20)">
      <ellipse cx="20" cy="20" rx="8.6" ry="12.6" className={styles.light} />
      <path d="M20 7.6 C14.6 13.5 25.4 25.5 20 32.4" className={styles.seam} />
    </g>
  ),
  shame: (
    <>
      <path d="M11 16.2 q3 2.6 6 0 M23 16.2 q3 2.6 6 0" className={styles.line} />
      <path d="M14.6 27.4 q5.4 -4.4 10.8 0" className={styles.line} />
      <path d="M9.5 21.5 l2 -2 M12.3 22 l2 -2 M25.7 22 l2 -2 M28.5 21.5 l2 -2" className={styles.thin} />
    </>
  ),
};

interface Props {
  kind: TokenKind;
  wanted?: boolean; // asked for, but not there: an outline
  className?: string | undefined;
}

export function Token({ kind, wanted = false, className }: Props) {
  return (
    <svg
      viewBox="0 0 40 40"
      className={[styles.token, className].filter(Boolean).join(" ")}
      data-kind={kind}
      data-wanted={wanted || undefined}
      aria-hidden="true"
    >
      <path d={OUTLINES[kind]} className={styles.disc} />
      {PICTURES[kind]}
    </svg>
  );
}

/** The place of a token that is not there. */
export function Slot({ kind }: { kind: TokenKind }) {
  return (
    <svg viewBox="0 0 40 40" className={styles.token} data-kind={kind} aria-hidden="true">
      <path d={OUTLINES[kind]} className={styles.slot} transform="translate(20 20) scale(0.8) translate(-20 -20)" />
    </svg>
  );
}
