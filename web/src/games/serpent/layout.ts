// The hundred fields as a serpent: rows of ten, back and forth, its tail at the bottom and its head on top. Pure.

export interface Point {
  x: number;
  y: number;
}

export const COLUMNS = 10;
export const ROWS = 10;
export const CELL = 100;
export const START = 0; // before the first field, in the strip below
export const LAST = COLUMNS * ROWS;
export const STRIP = 92; // how high it is
export const MARGIN = 42; // around the fields, for the head

export const BOX = { x: -MARGIN, y: -MARGIN, width: COLUMNS * CELL + 2 * MARGIN, height: ROWS * CELL + STRIP + MARGIN + 8 };

/** The middle of a field; of the start, that of the tip of the tail. */
export function middle(position: number): Point {
  if (position <= START) return { x: CELL / 2, y: ROWS * CELL + STRIP / 2 + 4 };
  const row = Math.floor((position - 1) / COLUMNS);
  const along = (position - 1) % COLUMNS;
  const column = row % 2 === 0 ? along : COLUMNS - 1 - along;
  return { x: (column + 0.5) * CELL, y: (ROWS - 1 - row + 0.5) * CELL };
}

/** The field at a point of the drawing; null beside them. */
export function fieldAt({ x, y }: Point): number | null {
  const [column, up] = [Math.floor(x / CELL), ROWS - 1 - Math.floor(y / CELL)];
  if (column < 0 || column >= COLUMNS || up < 0 || up >= ROWS) return null;
  return up * COLUMNS + 1 + (up % 2 === 0 ? column : COLUMNS - 1 - column);
}

/** The body, from the tip of the tail through every bend to the neck. */
export function body(): string {
  const bends = Array.from({ length: ROWS }, (_, row) => [row * COLUMNS + 1, (row + 1) * COLUMNS]).flat();
  return `M${[START, ...bends].map((position) => `${middle(position).x} ${middle(position).y}`).join(" L")}`;
}

export interface Place extends Point {
  scale: number;
}

const SCALES = [1, 0.74, 0.64, 0.64];
const CROWDED = { scale: 0.44, columns: 4, dx: 23, dy: 28 };

/** Where the one of so many stands who share a field, and how large. */
export function place(position: number, index: number, count: number): Place {
  const { x, y } = middle(position);
  if (position <= START) return { x: x + 110 + index * 76, y, scale: 0.95 };
  const scale = SCALES[count - 1];
  if (scale === undefined) return crowded({ x, y }, index, count);
  if (count === 1) return { x, y: y + 4, scale };
  const rows = count > 2 ? 2 : 1;
  const [column, row] = [index % 2, Math.floor(index / 2)];
  return { x: x + (column - 0.5) * 44, y: y + (rows === 1 ? 8 : (row - 0.5) * 44), scale };
}

function crowded({ x, y }: Point, index: number, count: number): Place {
  const { scale, columns, dx, dy } = CROWDED;
  const rows = Math.ceil(count / columns);
  const [column, row] = [index % columns, Math.floor(index / columns)];
  return { x: x + (column - (columns - 1) / 2) * dx, y: y + (row - (rows - 1) / 2) * dy, scale };
}
