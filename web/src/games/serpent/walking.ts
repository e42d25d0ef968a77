// Pieces on their way, field by field. Pure: what is drawn between two views, never what holds.
import type { SerpentState } from "@/generated/views";

export interface Walk {
  at: readonly number[]; // where each seat's piece is drawn
  goals: readonly (readonly number[])[]; // where each has still to go, one after the other
  waits: readonly number[]; // steps until the dice of each lie still
}

const PACES = 8; // no way takes more steps than this
const DICE_ROLL = 4;

export function positionsOf(state: SerpentState, players: number): number[] {
  const at = Array.from({ length: players }, () => 0);
  for (const { playerId, boardPosition } of state.players) at[playerId] = boardPosition;
  return at;
}

export const standing = (at: readonly number[]): Walk => ({ at, goals: at.map(() => []), waits: at.map(() => 0) });

export const isStill = ({ goals }: Walk): boolean => goals.every((left) => left.length === 0);

/** Is the piece of this seat on its way, or about to be? */
export const walks = ({ goals }: Walk, seat: number | undefined): boolean => seat !== undefined && (goals[seat]?.length ?? 0) > 0;

/** Do the dice of this seat still roll? */
export const tumbles = ({ waits }: Walk, seat: number | undefined): boolean => seat !== undefined && (waits[seat] ?? 0) > 0;

type Told = NonNullable<SerpentState["lastTurn"]>;

/** Is this the same turn as before, gone on? */
const goesOn = (before: Told | null, now: Told): boolean =>
  before?.playerId === now.playerId && before.diceValue === now.diceValue && before.path.every((field, index) => now.path[index] === field);

/** Has somebody rolled since? */
export const hasRolled = (before: SerpentState, now: SerpentState): boolean => now.lastTurn !== null && !goesOn(before.lastTurn, now.lastTurn);

/** The fields that a seat has come to since, one after the other. */
export function legs(before: SerpentState, now: SerpentState, seat: number, goal: number): readonly number[] {
  const turn = now.lastTurn;
  if (turn?.playerId !== seat || turn.path.at(-1) !== goal) return [goal];
  return turn.path.slice(hasRolled(before, now) ? 1 : before.lastTurn?.path.length);
}

/** Off they go, from one view to the next. */
export function headed(walk: Walk, before: SerpentState, now: SerpentState): Walk {
  const positions = positionsOf(now, walk.at.length);
  const goals = walk.goals.map((left, seat) => {
    const goal = positions[seat] ?? 0;
    return (left.at(-1) ?? walk.at[seat]) === goal ? left : [...left, ...legs(before, now, seat, goal)];
  });
  const rolled = hasRolled(before, now) ? now.lastTurn?.playerId : undefined;
  return { ...walk, goals, waits: walk.waits.map((wait, seat) => (seat === rolled && !walks(walk, seat) ? DICE_ROLL : wait)) };
}

/** A step on, for all who are on their way. */
export function stepped(walk: Walk): Walk {
  const { at, goals, waits } = walk;
  const next = at.map((here, seat) => (tumbles(walk, seat) ? here : towards(here, goals[seat]?.[0] ?? here)));
  const left = goals.map((ways, seat) => (!tumbles(walk, seat) && ways[0] === next[seat] ? ways.slice(1) : ways));
  return { at: next, goals: left, waits: waits.map((wait) => Math.max(0, wait - 1)) };
}

function towards(here: number, goal: number): number {
  const way = goal - here;
  return here + Math.sign(way) * Math.min(Math.abs(way), Math.max(1, Math.ceil(Math.abs(way) / PACES)));
}
