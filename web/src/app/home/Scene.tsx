// The picture of the front page: five people around a table, each with what their game is played with.
import type { ReactNode } from "react";
import { Token, type TokenKind } from "@/ui/tokens/Token";
import styles from "./Scene.module.css";

const CENTRE = 260;
const SEAT = 208; // from the centre
const PIECES = 100;
const SIZE = 40; // of a token

const PLACES: readonly { game: string; angle: number; pieces: ReactNode }[] = [
  { game: "snatch", angle: -90, pieces: <Trade /> },
  { game: "playone", angle: -18, pieces: <Cards /> },
  { game: "colors", angle: 54, pieces: <Field /> },
  { game: "serpent", angle: 126, pieces: <Race /> },
  { game: "share", angle: 198, pieces: <Crops /> },
];

const at = (angle: number, far: number): string => {
  const turn = (angle * Math.PI) / 180;
  return `translate(${(CENTRE + far * Math.cos(turn)).toFixed(1)} ${(CENTRE + far * Math.sin(turn)).toFixed(1)})`;
};

export function Scene() {
  return (
    <svg className={styles.scene} viewBox="24 12 472 462" aria-hidden="true">
      {PLACES.map(({ game, angle }, index) => (
        <g key={game} data-game={game} className={styles.person} style={{ animationDelay: `${index * 90}ms` }}>
          <g transform={`${at(angle, SEAT)} rotate(${angle + 90})`}>
            <Person />
          </g>
        </g>
      ))}
      <circle cx={CENTRE} cy={CENTRE} r="172" className={styles.shade} />
      <circle cx={CENTRE} cy={CENTRE} r="168" className={styles.table} />
      <circle cx={CENTRE} cy={CENTRE} r="158" className={styles.rim} />
      {PLACES.map(({ game, angle }) => (
        <g key={game} data-game={game} transform={`${at(angle, SEAT)} rotate(${angle + 90})`}>
          <path className={styles.hands} d="M-34 16 Q-32 44 -20 50 M34 16 Q32 44 20 50" />
        </g>
      ))}
      <Round />
      {PLACES.map(({ game, angle, pieces }, index) => (
        <g key={game} data-game={game} transform={at(angle, PIECES)}>
          <g className={styles.pieces} style={{ animationDelay: `${450 + index * 90}ms` }}>
            {pieces}
          </g>
        </g>
      ))}
    </svg>
  );
}

/** Seen from above, at the table's edge. */
function Person() {
  return (
    <>
      <path className={styles.body} d="M-46 16 C-46 -22 -24 -28 0 -28 C24 -28 46 -22 46 16 C30 24 -30 24 -46 16 Z" />
      <circle className={styles.head} cy="-6" r="19" />
    </>
  );
}

/** Whose turn it is goes round. */
function Round() {
  return (
    <g transform={`translate(${CENTRE} ${CENTRE})`}>
      <g className={styles.round}>
        <path d="M27 -14 A30 30 0 1 1 8 -29" />
        <path d="M1 -36 L10 -29 L2 -21" />
      </g>
    </g>
  );
}

function Piece({ kind, x, y }: { kind: TokenKind; x: number; y: number }) {
  return (
    <svg x={x - SIZE / 2} y={y - SIZE / 2} width={SIZE} height={SIZE} overflow="visible">
      <Token kind={kind} />
    </svg>
  );
}

function Trade() {
  return (
    <>
      <path className={styles.arrow} d="M-16 -16 Q0 -27 16 -16 M9 -22 L16 -16 L8 -12" />
      <path className={styles.arrow} d="M16 20 Q0 31 -16 20 M-9 26 L-16 20 L-8 16" />
      <Piece kind="turkey" x={-24} y={2} />
      <Piece kind="corn" x={24} y={2} />
    </>
  );
}

function Crops() {
  return (
    <>
      <Piece kind="coffee" x={0} y={-20} />
      <Piece kind="turkey" x={-20} y={14} />
      <Piece kind="corn" x={20} y={14} />
    </>
  );
}

const FAN = [-24, 0, 24];

function Cards() {
  return (
    <g transform="translate(0 14)">
      {FAN.map((turn, index) => (
        <g key={turn} transform={`rotate(${turn} 0 22)`}>
          <rect className={styles.card} data-front={index === 2 || undefined} x="-17" y="-44" width="34" height="50" rx="6" />
          {index === 0 && <circle className={styles.mark} cx="-7" cy="-33" r="4.5" />}
          {index === 1 && <path className={styles.mark} d="M-12 -30 L-7 -39 L-2 -30 Z" />}
          {index === 2 && (
            <text className={styles.figure} x="0" y="-12">
              1
            </text>
          )}
        </g>
      ))}
    </g>
  );
}

const HEX = "M0 -17 L14.7 -8.5 V8.5 L0 17 L-14.7 8.5 V-8.5 Z";
const HEXES = [
  [0, -25.5, "soft"],
  [-14.7, 0, "strong"],
  [14.7, 0, "plain"],
  [-29.4, -25.5, "plain"],
  [29.4, -25.5, "strong"],
  [0, 25.5, "soft"],
] as const;

function Field() {
  return (
    <g transform="translate(0 4)">
      {HEXES.map(([x, y, kind]) => (
        <path key={`${x}.${y}`} className={styles.hex} data-kind={kind} d={HEX} transform={`translate(${x} ${y})`} />
      ))}
      <text className={styles.troops} x="-14.7" y="1">
        5
      </text>
      <text className={styles.troops} x="29.4" y="-24.5">
        3
      </text>
    </g>
  );
}

const PIPS = [
  [-7, -7],
  [7, -7],
  [0, 0],
  [-7, 7],
  [7, 7],
] as const;

function Race() {
  return (
    <>
      <path className={styles.serpent} d="M-44 26 C-44 2 -16 20 -18 0 C-20 -20 -44 -8 -38 -26 C-34 -38 -12 -38 -2 -30" />
      <circle className={styles.eye} cx="-3" cy="-33" r="2" />
      <g transform="translate(20 8) rotate(14)">
        <rect className={styles.die} x="-16" y="-16" width="32" height="32" rx="7" />
        {PIPS.map(([x, y]) => (
          <circle key={`${x}.${y}`} className={styles.mark} cx={x} cy={y} r="2.8" />
        ))}
      </g>
    </>
  );
}
