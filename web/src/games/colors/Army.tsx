// The armies: each has a colour, a shape and a letter. And the tiles, each with its picture.

const SHAPES: Readonly<Record<string, string>> = {
  red: "M-12 -11 H12 V1 C12 8 6 12 0 14 C-6 12 -12 8 -12 1 Z", // a shield
  blue: "M0 -13 A13 13 0 1 1 -0.01 -13 Z", // a round one
  green: "M0 -15 L13.5 0 L0 15 L-13.5 0 Z", // a lozenge
};

const ROUND = SHAPES.blue ?? "";

/** So many troops of an army. */
export function Army({ army, troops, changed = 0 }: { army: string; troops: number | string; changed?: number }) {
  return (
    <g data-army={army}>
      <path d={SHAPES[army] ?? ROUND} fill="var(--army)" stroke="var(--rim)" strokeWidth="2" strokeLinejoin="round" />
      <text key={changed} y="0.5" fontSize="14.5" fontWeight="700" textAnchor="middle" dominantBaseline="central" fill="var(--rim)" data-troops>
        {troops}
      </text>
    </g>
  );
}

/** The same outside the board: with the first letter of its name. */
export function ArmyMark({ army, letter, size = 34 }: { army: string; letter: string; size?: number }) {
  return (
    <svg viewBox="-16 -16 32 32" width={size} height={size} aria-hidden="true">
      <Army army={army} troops={letter} />
    </svg>
  );
}

const PICTURES: Readonly<Record<string, string>> = {
  movement: "M-6 -4 L-1 0 L-6 4 M0 -4 L5 0 L0 4",
  defense: "M-5.5 6 V-5 H-3 V-2.5 H-1.2 V-5 H1.2 V-2.5 H3 V-5 H5.5 V6 Z M-1.5 6 V3 A1.5 1.5 0 0 1 1.5 3 V6",
  production: "M0 7 V-6.5 M0 -6.5 L0 -6 M0 -2.5 C-4 -2.5 -4.5 -5 -4.5 -6.5 C-1.5 -6.5 0 -5 0 -2.5 C4 -2.5 4.5 -5 4.5 -6.5 C1.5 -6.5 0 -5 0 -2.5 M0 3 C-4.5 3 -5.5 0.5 -5.5 -1 C-2 -1 0 0 0 3 C4.5 3 5.5 0.5 5.5 -1 C2 -1 0 0 0 3",
};

interface TileProps {
  kind: string | null; // null: face down
  secret?: boolean; // face down for the others
  double?: boolean;
}

/** A tile around 0, 0. */
export function Tile({ kind, secret = false, double = false }: TileProps) {
  return (
    <g data-tile={kind ?? "hidden"} data-secret={secret || undefined}>
      <rect x="-9" y="-9" width="18" height="18" rx="4" />
      {kind === null ? (
        <text fontSize="13" fontWeight="700" textAnchor="middle" dominantBaseline="central" y="0.5">
          ?
        </text>
      ) : (
        <path d={PICTURES[kind] ?? ""} fill="none" strokeWidth="1.7" strokeLinecap="round" strokeLinejoin="round" />
      )}
      {double && (
        <text x="10" y="-8" fontSize="9" fontWeight="700" textAnchor="middle" dominantBaseline="central" data-double>
          ×2
        </text>
      )}
    </g>
  );
}

export function TileMark({ kind, size = 40 }: { kind: string; size?: number }) {
  return (
    <svg viewBox="-10 -10 20 20" width={size} height={size} aria-hidden="true">
      <Tile kind={kind} />
    </svg>
  );
}
