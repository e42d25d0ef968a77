// A racer's piece: a shape, a colour and a letter of its own.
import { memo } from "react";

const SHAPES: readonly { path: string; color: string; down?: number; small?: boolean }[] = [
  { path: "M0 -33 A33 33 0 1 1 0 33 A33 33 0 1 1 0 -33 Z", color: "#a8322d" },
  { path: "M-24 -30 H24 Q30 -30 30 -24 V24 Q30 30 24 30 H-24 Q-30 30 -30 24 V-24 Q-30 -30 -24 -30 Z", color: "#1f5299" },
  { path: "M0 -40 L40 31 H-40 Z", color: "#7d5200", down: 11, small: true },
  { path: "M0 -43 L43 0 L0 43 L-43 0 Z", color: "#6a2f8a" },
  { path: "M-19 -33 H19 L38 0 L19 33 H-19 L-38 0 Z", color: "#14675f" },
  { path: "M0 -42 L11 -19 L36 -21 L22 0 L36 21 L11 19 L0 42 L-11 19 L-36 21 L-22 0 L-36 -21 L-11 -19 Z", color: "#93235f", small: true },
  { path: "M-15 -36 H15 V-15 H36 V15 H15 V36 H-15 V15 H-36 V-15 H-15 Z", color: "#40601a", small: true },
  { path: "M-31 -33 H31 V4 Q31 28 0 40 Q-31 28 -31 4 Z", color: "#3a342e" },
  { path: "M0 -44 C12 -24 34 -10 34 10 A34 29 0 0 1 -34 10 C-34 -10 -12 -24 0 -44 Z", color: "#0c5f86", down: 9 },
  { path: "M0 -39 L39 -9 L24 34 H-24 L-39 -9 Z", color: "#73401a" },
];

interface Props {
  shape: number;
  letter: string;
}

/** Drawn around the origin, 80 wide. */
export const Piece = memo(function Piece({ shape, letter }: Props) {
  const { path, color, down = 0, small = false } = SHAPES[shape % SHAPES.length] ?? { path: "", color: "" };
  return (
    <>
      <path d={path} fill={color} stroke="#fffaf0" strokeWidth="5" strokeLinejoin="round" paintOrder="stroke" />
      <path d={path} fill="none" stroke="#2b2621" strokeOpacity="0.55" strokeWidth="1.5" strokeLinejoin="round" />
      <text y={down + 1} fontSize={small ? 32 : 40} fontWeight="700" fill="#fffaf0" textAnchor="middle" dominantBaseline="central">
        {letter}
      </text>
    </>
  );
});

/** A piece on its own, beside a name. */
export function PieceIcon({ size = 32, ...piece }: Props & { size?: number }) {
  return (
    <svg viewBox="-46 -46 92 92" width={size} height={size} aria-hidden="true">
      <Piece {...piece} />
    </svg>
  );
}
