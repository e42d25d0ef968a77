// What is on a field: its kind by colour, pattern and sign.

export type Kind = "regular" | "positive" | "negative" | "luck";

const KINDS: readonly string[] = ["regular", "positive", "negative", "luck"] satisfies readonly Kind[];

export const kindOf = (type: string): Kind => (KINDS.includes(type) ? (type as Kind) : "regular");

export function Patterns({ id }: { id: string }) {
  return (
    <defs>
      <pattern id={`${id}-positive`} width="17" height="17" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <path d="M0 8 H17" stroke="var(--positive-ink)" strokeWidth="2.5" opacity="0.24" />
      </pattern>
      <pattern id={`${id}-negative`} width="20" height="20" patternUnits="userSpaceOnUse">
        <path d="M0 0 L20 20 M20 0 L0 20" stroke="var(--negative-ink)" strokeWidth="1.6" opacity="0.26" />
      </pattern>
      <pattern id={`${id}-luck`} width="16" height="16" patternUnits="userSpaceOnUse">
        <circle cx="4" cy="4" r="2.2" fill="var(--luck-ink)" opacity="0.32" />
        <circle cx="12" cy="12" r="2.2" fill="var(--luck-ink)" opacity="0.32" />
      </pattern>
    </defs>
  );
}

/** The sign of a kind, around the origin, 24 wide: up, down, a clover; regular fields have none. */
export function Sign({ kind }: { kind: Kind }) {
  if (kind === "positive") return <path d="M0 -11 L12 10 H-12 Z" fill="var(--positive-ink)" />;
  if (kind === "negative") return <path d="M0 11 L12 -10 H-12 Z" fill="var(--negative-ink)" />;
  if (kind === "luck") return <Clover />;
  return null;
}

const LEAVES = [45, 135, 225, 315];

function Clover() {
  return (
    <g fill="var(--luck-ink)">
      <path d="M0 0 Q2 12 9 17" fill="none" stroke="var(--luck-ink)" strokeWidth="4" strokeLinecap="round" />
      {LEAVES.map((turn) => (
        <path key={turn} d="M0 0 C-11 -8 -9 -17 0 -13 C9 -17 11 -8 0 0 Z" transform={`rotate(${turn})`} />
      ))}
    </g>
  );
}

/** A field alone, for the legend. */
export function FieldIcon({ kind, id }: { kind: Kind; id: string }) {
  return (
    <svg viewBox="-26 -26 52 52" width="26" height="26" aria-hidden="true" data-kind={kind}>
      <rect x="-24" y="-24" width="48" height="48" rx="9" fill={`var(--${kind})`} stroke="var(--line-strong)" strokeWidth="2" />
      {kind !== "regular" && <rect x="-24" y="-24" width="48" height="48" rx="9" fill={`url(#${id}-${kind})`} />}
      <Sign kind={kind} />
    </svg>
  );
}
