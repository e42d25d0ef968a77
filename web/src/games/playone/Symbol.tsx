// A shape for each colour, so that no card is told by its colour alone.
import type { Color } from "@/games/playone/cards";

const SHAPES: Record<Color, string> = {
  RED: "M12 1.5 L21.5 12 L12 22.5 L2.5 12 Z",
  BLUE: "M12 1.5 C15.5 7 19.5 10.6 19.5 15.2 A7.5 7.3 0 0 1 4.5 15.2 C4.5 10.6 8.5 7 12 1.5 Z",
  GREEN: "M3 21 C2 9 9 2.5 21.5 2.5 C22 15.5 15.5 21.5 6.8 19.4 C9 15.5 11.8 12.6 15 10.4 C10.6 12.2 6.6 15.6 3 21 Z",
  YELLOW:
    "M12 1 L14.1 5.4 L18.6 3.3 L18 8.2 L22.9 9 L19.4 12.5 L22.4 16.4 L17.6 17 L17.7 21.9 L13.5 19.4 L10.5 23.3 L8.7 18.7 L3.9 20 L5.3 15.3 L.8 13.2 L5.2 11 L2.6 6.8 L7.5 7 L7.7 2.1 Z",
};

interface Props {
  color: Color;
  fill: string;
  x?: number; // of its middle
  y?: number;
  size?: number;
  opacity?: number;
}

/** Inside a drawing. */
export function Shape({ color, fill, x = 12, y = 12, size = 24, opacity = 1 }: Props) {
  return (
    <path
      d={SHAPES[color]}
      fill={fill}
      opacity={opacity}
      transform={`translate(${x - size / 2} ${y - size / 2}) scale(${size / 24})`}
    />
  );
}

export const INKS: Record<Color, { panel: string; mark: string }> = {
  RED: { panel: "#b2392c", mark: "#fffaf0" },
  BLUE: { panel: "#2a5c9f", mark: "#fffaf0" },
  GREEN: { panel: "#3b6d35", mark: "#fffaf0" },
  YELLOW: { panel: "#e0ac2b", mark: "#2b2621" },
};

/** By itself, on a round of its colour. */
export function Badge({ color, size = 28 }: { color: Color; size?: number }) {
  const { panel, mark } = INKS[color];
  return (
    <svg viewBox="0 0 24 24" width={size} height={size} aria-hidden="true">
      <circle cx="12" cy="12" r="12" fill={panel} />
      <Shape color={color} fill={mark} size={13.5} />
    </svg>
  );
}
