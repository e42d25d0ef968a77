// A match as it was played, and what follows from it for boards and lists. Pure.
import type { Happening, Outcome, Seat, TableState, View } from "@/session/types";

export interface Entry {
  version: number;
  at: number;
  kind: "play" | "timeout" | "leave" | "back" | "undo";
  seat?: number;
  action?: string;
  data?: Readonly<Record<string, unknown>>;
}

export interface Told {
  event: string;
  to: readonly number[] | null; // null: everybody
  data: Readonly<Record<string, unknown>>;
  message: string;
}

export interface Frame {
  version: number;
  at: number; // match time, ms
  entry: Entry | null; // the move, once all is open
  events: readonly Told[];
  view: View;
}

export interface Match {
  id: string;
  gameId: string;
  number: number;
  game: string;
  rules: string;
  options: Readonly<Record<string, unknown>>;
  commitment: string;
  startedAt: string;
  overAt: string | null;
  seats: readonly { name: string; playerId: string | null; bot: string | null }[];
  result: Outcome | null;
}

export interface Page {
  match: Match;
  over: boolean; // everything is open
  seed: string | null;
  seat: number | null; // whose eyes; null is a spectator's
  frames: readonly Frame[];
}

const isHeard = ({ to }: Told, seat: number | null): boolean => to === null || (seat !== null && to.includes(seat));

/** What a board has heard up to this frame: no more than the seat itself. */
export function feedUntil(frames: readonly Frame[], at: number, seat: number | null): Happening[] {
  const heard = frames.slice(0, at + 1).flatMap((frame) => frame.events.filter((told) => isHeard(told, seat)).map((told) => ({ told, frame })));
  return heard.map(({ told, frame }, index) => ({ id: index + 1, event: told.event, data: told.data, message: told.message, at: frame.at }));
}

/** What a seat was told of a step. */
export const sentencesOf = (frame: Frame, seat: number | null): string[] =>
  frame.events.filter((told) => told.message !== "" && isHeard(told, seat)).map(({ message }) => message);

/** May the move itself be told? From outside, and to whoever made it. */
export const isOwn = ({ entry }: Frame, seat: number | null): boolean => entry !== null && (seat === null || entry.seat === seat);

/** The table as boards want it: as it was, with nobody away. */
export function tableOf({ match, over, frames }: Page, nameless: string): TableState {
  const empty = frames[0]?.view.gone ?? [];
  const seats = match.seats.map(({ name, playerId, bot }, index): Seat | null =>
    empty.includes(index) ? null : { ...SEAT, user: playerId ?? "", name: name || nameless, bot: bot ?? "" },
  );
  return {
    code: "", game: match.game, phase: over ? "over" : "playing", admin: "", commitment: match.commitment,
    options: match.options, settings: {}, seats, watchers: 0,
  }; // prettier-ignore
}

const SEAT: Seat = {
  user: "", name: "", policy: "", bot: "", ready: false, absent: false, left: false, won: 0, points: 0, connected: true,
}; // prettier-ignore

const PER_LETTER_MS = 45;
const SETTLES_MS = 900; // until the eyes have found what moved
const SHORTEST_MS = 1300;
const LONGEST_MS = 6500;

/** How long a step stays while the match plays by itself: as long as it takes to read what is told. */
export function staysFor(frame: Frame, seat: number | null, speed: number): number {
  const letters = sentencesOf(frame, seat).reduce((sum, sentence) => sum + sentence.length, 0);
  return Math.min(LONGEST_MS, Math.max(SHORTEST_MS, SETTLES_MS + letters * PER_LETTER_MS)) / speed;
}

/** Match time as minutes and seconds. */
export function clockTime(ms: number): string {
  const seconds = Math.floor(ms / 1000);
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const rest = `${String(minutes).padStart(hours > 0 ? 2 : 1, "0")}:${String(seconds % 60).padStart(2, "0")}`;
  return hours > 0 ? `${hours}:${rest}` : rest;
}
