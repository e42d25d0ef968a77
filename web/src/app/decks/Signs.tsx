// Small drawings: the four kinds of decks, the seven types of cards, and what can be done with them.
import type { ReactNode } from "react";
import styles from "./Signs.module.css";

const CLOVER = "M5.1 7.4 a3.3 3.3 0 1 0 6.6 0 a3.3 3.3 0 1 0 -6.6 0 M12.3 7.4 a3.3 3.3 0 1 0 6.6 0 a3.3 3.3 0 1 0 -6.6 0 M5.1 14 a3.3 3.3 0 1 0 6.6 0 a3.3 3.3 0 1 0 -6.6 0 M12.3 14 a3.3 3.3 0 1 0 6.6 0 a3.3 3.3 0 1 0 -6.6 0 M12 11 Q12 17 14.5 21";
const CAP = "M5 17 L3 8 L8.5 11.5 L12 4.5 L15.5 11.5 L21 8 L19 17 Z";

const KINDS: readonly ReactNode[] = [
  <path key="0" d="M12 20 V5 M5.5 11 L12 4.5 L18.5 11" />,
  <path key="1" d="M12 4 V19 M5.5 13 L12 19.5 L18.5 13" />,
  <path key="2" d={CLOVER} />,
  <path key="3" d={`${CAP} M6 20 H18`} />,
];

const TYPES: readonly ReactNode[] = [
  <path key="0" d="M10 6 H20 M10 12 H20 M10 18 H20 M5 6 h.01 M5 18 h.01 M3.5 12 L5 13.4 L7.4 10.4" />,
  <path key="1" d="M5 7 h.01 M5 17 h.01 M19 7 h.01 M19 17 h.01 M8 7 L16 17 M8 17 L16 7" />,
  <path key="2" d="M4 20 H20 M6 16 L7 12.5 L16 3.5 L19 6.5 L10 15.5 Z" />,
  <path key="3" d="M3 12 L6 15.5 L11 8.5 M14.5 9 L20.5 15 M20.5 9 L14.5 15" />,
  <path key="4" d="M12 3 V7 M12 17 V21 M3 12 H7 M17 12 H21 M12 12 m-5 0 a5 5 0 1 0 10 0 a5 5 0 1 0 -10 0 M12 12 h.01" />,
  <path key="5" d={`${CAP} M6 20 H18`} />,
  <path key="6" d={CLOVER} />,
];

const TOOLS = {
  up: "M12 19 V5 M6 11 L12 5 L18 11",
  down: "M12 5 V19 M6 13 L12 19 L18 13",
  copy: "M9 9 H19 V20 H9 Z M15 9 V4 H5 V15 H9",
  remove: "M5 7 H19 M9 7 V4 H15 V7 M7 7 L8 20 H16 L17 7",
  undo: "M9 5 L4 10 L9 15 M4 10 H14 A5 5 0 0 1 14 20 H10",
  redo: "M15 5 L20 10 L15 15 M20 10 H10 A5 5 0 0 0 10 20 H14",
  save: "M12 4 V15 M6.5 10 L12 15.5 L17.5 10 M4 20 H20",
  back: "M15 5 L8 12 L15 19",
  next: "M9 5 L16 12 L9 19",
  add: "M12 5 V19 M5 12 H19",
  cross: "M6 6 L18 18 M18 6 L6 18",
  file: "M12 16 V5 M6.5 10 L12 4.5 L17.5 10 M4 16 V20 H20 V16",
} as const;

export type Tool = keyof typeof TOOLS;

const Sign = ({ children }: { children: ReactNode }) => (
  <svg className={styles.sign} viewBox="0 0 24 24" aria-hidden="true">
    {children}
  </svg>
);

export const KindSign = ({ kind }: { kind: number }) => <Sign>{KINDS[kind]}</Sign>;
export const TypeSign = ({ type }: { type: number }) => <Sign>{TYPES[type] ?? <path d="M9 9 a3 3 0 1 1 4 3 q-1 .6 -1 2 M12 18 h.01" />}</Sign>;
export const ToolSign = ({ tool }: { tool: Tool }) => (
  <Sign>
    <path d={TOOLS[tool]} />
  </Sign>
);

/** A few cards of a kind, one upon the other. */
export function Stack({ kind, empty = false }: { kind: number; empty?: boolean }) {
  return (
    <svg className={styles.stack} viewBox="0 0 64 72" aria-hidden="true" data-kind={kind} data-empty={empty || undefined}>
      <rect x="15" y="6" width="40" height="56" rx="6" transform="rotate(7 35 34)" />
      <rect x="11" y="7" width="40" height="56" rx="6" transform="rotate(2 31 35)" />
      <rect className={styles.top} x="7" y="9" width="40" height="56" rx="6" transform="rotate(-3 27 37)" />
      <g className={styles.face} transform="rotate(-3 27 37) translate(13 23) scale(1.15)">
        {KINDS[kind]}
      </g>
    </svg>
  );
}

interface ToolProps {
  tool: Tool;
  label: string;
  onClick: () => void;
  disabled?: boolean;
}

/** A round button with a drawing; its name is for pointers and screen readers. */
export const ToolButton = ({ tool, label, onClick, disabled = false }: ToolProps) => (
  <button type="button" className={styles.tool} title={label} aria-label={label} disabled={disabled} onClick={onClick}>
    <ToolSign tool={tool} />
  </button>
);
