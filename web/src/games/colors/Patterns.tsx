// The colours of territories, each with a pattern of its own.

interface Props {
  id: string; // before the names, so that two boards on a page do not meet
}

export const COLORS = ["light_blue", "purple", "orange"] as const;

/** Waves, dots and stripes. */
export function Patterns({ id }: Props) {
  return (
    <defs>
      <pattern id={`${id}light_blue`} width="16" height="9" patternUnits="userSpaceOnUse">
        <rect width="16" height="9" fill="var(--light-blue)" />
        <path d="M0 5 Q4 1.5 8 5 T16 5" fill="none" stroke="var(--light-blue-ink)" strokeWidth="1.3" />
      </pattern>
      <pattern id={`${id}purple`} width="9" height="9" patternUnits="userSpaceOnUse">
        <rect width="9" height="9" fill="var(--purple)" />
        <circle cx="4.5" cy="4.5" r="1.4" fill="var(--purple-ink)" />
      </pattern>
      <pattern id={`${id}orange`} width="8" height="8" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <rect width="8" height="8" fill="var(--orange)" />
        <path d="M0 0 V8" stroke="var(--orange-ink)" strokeWidth="2.2" />
      </pattern>
    </defs>
  );
}

/** What a territory is filled with; the blank ones have no pattern. */
export const fillOf = (id: string, color: string | null): string => (color === null ? "var(--blank)" : `url(#${id}${color})`);

/** A small hexagon of a colour, for lists. */
export function Swatch({ id, color }: { id: string; color: string }) {
  return (
    <svg viewBox="-15 -16 30 32" width="17" height="18" aria-hidden="true">
      <path d="M0 -15 L13 -7.5 V7.5 L0 15 L-13 7.5 V-7.5 Z" fill={fillOf(id, color)} stroke="var(--ink-soft)" strokeWidth="1.6" />
    </svg>
  );
}
