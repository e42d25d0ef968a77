// Where the hexagons lie, in the units of the drawing, and which one an arrow key leads to. Pure.

export interface Point {
  x: number;
  y: number;
}

export interface Box extends Point {
  width: number;
  height: number;
}

export const SIZE = 30; // from the middle of a hexagon to its corners
export const WIDTH = Math.sqrt(3) * SIZE;
const MARGIN = 3;

function axial(territory: string): [q: number, r: number] {
  const [q = 0, r = 0] = territory.split(",").map(Number);
  return [q, r];
}

const called = (q: number, r: number) => `${q},${r}`;

/** The middle of a territory; the middle of the board is 0, 0. */
export function middle(territory: string): Point {
  const [q, r] = axial(territory);
  return { x: WIDTH * (q + r / 2), y: 1.5 * SIZE * r };
}

/** A hexagon that stands on a corner, as a path around 0, 0. */
export function hexagon(size: number): string {
  const side = (Math.sqrt(3) / 2) * size;
  return `M0 ${-size} L${side} ${-size / 2} V${size / 2} L0 ${size} L${-side} ${size / 2} V${-size / 2} Z`;
}

/** Row by row from the top, each from left to right. */
export function inReadingOrder(territories: readonly string[]): string[] {
  return [...territories].sort((one, other) => {
    const [q, r] = axial(one);
    const [otherQ, otherR] = axial(other);
    return r - otherR || q - otherQ;
  });
}

/** All that is drawn. */
export function frameOf(territories: readonly string[]): Box {
  const middles = territories.map(middle);
  const [xs, ys] = [middles.map(({ x }) => x), middles.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs) - WIDTH / 2 - MARGIN, Math.min(...ys) - SIZE - MARGIN];
  return { x: left, y: top, width: Math.max(...xs) + WIDTH / 2 + MARGIN - left, height: Math.max(...ys) + SIZE + MARGIN - top };
}

/** Up and down zigzag, so that one stays in the same column and comes back the same way. */
function steps(key: string, r: number): readonly (readonly [number, number])[] {
  const even = r % 2 === 0;
  switch (key) {
    case "ArrowRight":
      return [[1, 0]];
    case "ArrowLeft":
      return [[-1, 0]];
    case "ArrowUp":
      return even ? [[1, -1], [0, -1]] : [[0, -1], [1, -1]];
    case "ArrowDown":
      return even ? [[0, 1], [-1, 1]] : [[-1, 1], [0, 1]];
    default:
      return [];
  }
}

/** The territory that a key leads to; null at the rim, and for other keys. */
export function beyond(territories: readonly string[], from: string, key: string): string | null {
  const [q, r] = axial(from);
  const row = inReadingOrder(territories).filter((territory) => axial(territory)[1] === r);
  if (key === "Home") return row[0] ?? null;
  if (key === "End") return row.at(-1) ?? null;
  const ways = steps(key, r).map(([dq, dr]) => called(q + dq, r + dr));
  return ways.find((territory) => territories.includes(territory)) ?? null;
}
