// A small picture of each game, for lists and headings.
import type { ReactNode } from "react";

const PICTURES: Record<string, ReactNode> = {
  snatch: (
    <>
      <circle cx="22" cy="36" r="13" fill="var(--accent)" />
      <circle cx="42" cy="28" r="13" fill="var(--paper-raised)" stroke="var(--accent)" strokeWidth="3" />
      <path d="M36 28 h12 M42 22 v12" stroke="var(--accent)" strokeWidth="3" strokeLinecap="round" />
    </>
  ),
  share: (
    <>
      <circle cx="32" cy="17" r="9" fill="var(--accent)" />
      <circle cx="17" cy="43" r="9" fill="var(--paper-raised)" stroke="var(--accent)" strokeWidth="3" />
      <circle cx="47" cy="43" r="9" fill="var(--accent-soft)" stroke="var(--accent)" strokeWidth="3" strokeDasharray="4 3" />
      <path d="M26 25 L21 34 M38 25 L43 34 M27 44 H37" stroke="var(--accent)" strokeWidth="3" strokeLinecap="round" />
    </>
  ),
  playone: (
    <>
      <rect x="12" y="14" width="24" height="36" rx="4" fill="var(--paper-raised)" stroke="var(--accent)" strokeWidth="3" transform="rotate(-12 24 32)" />
      <rect x="27" y="14" width="24" height="36" rx="4" fill="var(--accent)" transform="rotate(10 39 32)" />
      <text x="39" y="39" fontSize="20" fontWeight="700" textAnchor="middle" fill="var(--on-accent)" transform="rotate(10 39 32)" fontFamily="var(--display)">
        1
      </text>
    </>
  ),
  colors: (
    <>
      {[
        [32, 18],
        [20, 39],
        [44, 39],
      ].map(([x, y], index) => (
        <path
          key={index}
          transform={`translate(${x} ${y})`}
          d="M0 -13 L11.3 -6.5 V6.5 L0 13 L-11.3 6.5 V-6.5 Z"
          fill={["var(--accent)", "var(--paper-raised)", "var(--accent-soft)"][index]}
          stroke="var(--accent)"
          strokeWidth="3"
          strokeLinejoin="round"
        />
      ))}
    </>
  ),
  serpent: (
    <>
      <path d="M14 48 C14 32 34 44 34 31 C34 18 16 26 18 16 C20 8 38 8 48 14" fill="none" stroke="var(--accent)" strokeWidth="7" strokeLinecap="round" />
      <circle cx="48" cy="14" r="6" fill="var(--accent)" />
      <circle cx="50" cy="12.5" r="1.6" fill="var(--paper-raised)" />
    </>
  ),
};

const ANY = <circle cx="32" cy="32" r="16" fill="none" stroke="var(--accent)" strokeWidth="5" strokeDasharray="14 8" strokeLinecap="round" />;

export function Emblem({ game, size = 64 }: { game: string; size?: number }) {
  return (
    <svg viewBox="0 0 64 64" width={size} height={size} aria-hidden="true" data-game={game}>
      {PICTURES[game] ?? ANY}
    </svg>
  );
}
