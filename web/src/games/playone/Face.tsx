// A card, drawn. What is on it is said by whoever shows it.
import { memo } from "react";
import { type Card, type Color, colorOf, COLORS, SIGNS } from "@/games/playone/cards";
import { INKS, Shape } from "@/games/playone/Symbol";

const PAPER = "#fffaf0";
const INK = "#2b2621";
const SPOTS: readonly (readonly [x: number, y: number])[] = [
  [20, 42], [50, 30], [80, 42], [35, 66], [65, 66], [20, 90], [50, 84], [80, 90], [35, 114], [65, 114], [50, 134], [20, 134], [80, 134],
];

/** What stands in the corners. */

function Paper({ panel }: { panel: string }) {
  return (
    <>
      <rect x="0.75" y="0.75" width="98.5" height="148.5" rx="11" fill={PAPER} stroke={INK} strokeOpacity="0.45" strokeWidth="1.5" />
      <rect x="6.5" y="6.5" width="87" height="137" rx="7" fill={panel} />
    </>
  );
}

/** Two arrows that go opposite ways. */
function Reverse({ ink }: { ink: string }) {
  return (
    <g fill="none" stroke={ink} strokeWidth="7" strokeLinecap="round" strokeLinejoin="round">
      <path d="M30 82 V66 Q30 55 41 55 H68 M58 44 L69 55 L58 66" />
      <path d="M70 68 V84 Q70 95 59 95 H32 M42 84 L31 95 L42 106" />
    </g>
  );
}

/** An arrow that leaps over somebody. */
function Skip({ ink }: { ink: string }) {
  return (
    <g fill="none" stroke={ink} strokeWidth="7" strokeLinecap="round" strokeLinejoin="round">
      <path d="M24 88 C26 46 72 46 75 82 M63 74 L75.5 86 L86 72" />
      <circle cx="50" cy="94" r="7.5" fill={ink} stroke="none" />
    </g>
  );
}

function Small({ x, y, turn, panel, edge }: { x: number; y: number; turn: number; panel: string; edge: string }) {
  return <rect x={-13} y={-19} width="26" height="38" rx="4" fill={panel} stroke={edge} strokeWidth="3" transform={`translate(${x} ${y}) rotate(${turn})`} />;
}

function DrawTwo({ color }: { color: Color }) {
  const { panel, mark } = INKS[color];
  return (
    <>
      <Small x={41} y={67} turn={-10} panel={panel} edge={mark} />
      <Small x={59} y={83} turn={8} panel={panel} edge={mark} />
    </>
  );
}

/** The four colours, each with its shape; of a chosen one, that alone stays bright. */
function Four({ chosen }: { chosen: Color | null }) {
  const corners = [[30, 50], [70, 50], [30, 100], [70, 100]] as const;
  return COLORS.map((color, index) => {
    const [x, y] = corners[index] ?? [0, 0];
    const { panel, mark } = INKS[color];
    return (
      <g key={color} opacity={chosen && chosen !== color ? 0.22 : 1}>
        <rect x={x - 18} y={y - 23} width="36" height="46" rx="6" fill={panel} />
        <Shape color={color} fill={mark} x={x} y={y} size={22} />
      </g>
    );
  });
}

function Middle({ card, color }: { card: Card; color: Color }) {
  const { mark } = INKS[color];
  if (card.kind === "SKIP") return <Skip ink={mark} />;
  if (card.kind === "REVERSE") return <Reverse ink={mark} />;
  if (card.kind === "DRAW_TWO") return <DrawTwo color={color} />;
  return (
    <text x="50" y="101" fontSize="76" fontWeight="700" textAnchor="middle" fill={mark} fontFamily="var(--display)" style={{ fontVariantNumeric: "lining-nums" }}>
      {card.number}
    </text>
  );
}

function Corner({ mark, color, ink }: { mark: string; color: Color | null; ink: string }) {
  const wide = mark.length > 1;
  return (
    <g>
      <text x={wide ? 22 : 18} y="31" fontSize="22" fontWeight="700" textAnchor="middle" fill={ink} fontFamily="var(--display)" style={{ fontVariantNumeric: "lining-nums" }}>
        {mark}
      </text>
      {color && <Shape color={color} fill={ink} x={mark ? 18 : 20} y={mark ? 42 : 24} size={mark ? 13 : 17} />}
    </g>
  );
}

function Colored({ card, color }: { card: Card; color: Color }) {
  const { panel, mark } = INKS[color];
  const corner = SIGNS[card.kind] ?? (card.number === undefined ? "" : String(card.number));
  return (
    <>
      <Paper panel={panel} />
      {SPOTS.map(([x, y]) => (
        <Shape key={`${x} ${y}`} color={color} fill={mark} x={x} y={y} size={15} opacity={0.1} />
      ))}
      <Middle card={card} color={color} />
      <Corner mark={corner} color={color} ink={mark} />
      <g transform="rotate(180 50 75)">
        <Corner mark={corner} color={color} ink={mark} />
      </g>
    </>
  );
}

function Wild({ card, chosen }: { card: Card; chosen: Color | null }) {
  const corner = SIGNS[card.kind];
  return (
    <>
      <Paper panel={INK} />
      <Four chosen={chosen} />
      {corner && (
        <>
          <circle cx="50" cy="75" r="21" fill={PAPER} stroke={INK} strokeWidth="4" />
          <text x="49" y="83.5" fontSize="25" fontWeight="700" textAnchor="middle" fill={INK} fontFamily="var(--display)" style={{ fontVariantNumeric: "lining-nums" }}>
            {corner}
          </text>
        </>
      )}
    </>
  );
}

export const Face = memo(function Face({ card, chosen = null }: { card: Card; chosen?: Color | null }) {
  const color = colorOf(card.color);
  return (
    <svg viewBox="0 0 100 150" aria-hidden="true">
      {color ? <Colored card={card} color={color} /> : <Wild card={card} chosen={chosen} />}
    </svg>
  );
});

/** The back: the strokes of a round table, on the game's colour. */
export const Back = memo(function Back() {
  return (
    <svg viewBox="0 0 100 150" aria-hidden="true">
      <Paper panel="#24406b" />
      <rect x="12" y="12" width="76" height="126" rx="5" fill="none" stroke={PAPER} strokeOpacity="0.5" strokeWidth="1.5" />
      <g fill="none" stroke={PAPER} strokeWidth="5" strokeLinecap="round" transform="translate(50 75)">
        {[0, 90, 180, 270].map((turn) => (
          <path key={turn} d="M-11 -25 A27 27 0 0 1 11 -25" transform={`rotate(${turn})`} />
        ))}
      </g>
      {COLORS.map((color, index) => {
        const angle = (Math.PI / 2) * index + Math.PI / 4;
        return <Shape key={color} color={color} fill={PAPER} x={50 + 26 * Math.cos(angle)} y={75 + 26 * Math.sin(angle)} size={11} />;
      })}
      <circle cx="50" cy="75" r="8" fill={PAPER} />
    </svg>
  );
});
