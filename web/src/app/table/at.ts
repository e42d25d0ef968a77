// What a page of a table works with, and what follows from it. Pure.
import type { GameInfo } from "@/games/catalogue";
import type { Known } from "@/session/reducer";
import type { Session } from "@/session/session";
import type { Result, Seat, State, TableState } from "@/session/types";

export interface At {
  known: Known;
  state: State;
  table: TableState;
  game: GameInfo | undefined;
  seat: number | null; // mine
  admin: boolean;
  /** Say something to the table; a refusal is shown. */
  say: (what: (session: Session) => Promise<Result>) => Promise<Result>;
}

/** A match is on, or stands still for a while. */
export const isRunning = ({ phase }: TableState): boolean => phase === "playing" || phase === "paused";

export const isHere = (seat: Seat | null): seat is Seat => seat !== null && !seat.left;

export const taken = (table: TableState): readonly Seat[] => table.seats.filter(isHere);

export const free = (table: TableState): number => table.seats.length - taken(table).length;

export interface Missing {
  more: number; // so many have to come
  unready: readonly string[]; // these have to say that they are ready
}

/** What a match still waits for. The admin's word to begin says that the admin is ready. */
export function missing(table: TableState, fewest: number): Missing {
  const here = taken(table);
  const asks = table.settings.ask_ready !== false;
  const unready = here.filter((seat) => asks && !seat.bot && !seat.ready && seat.user !== table.admin);
  return { more: Math.max(0, fewest - here.length), unready: unready.map((seat) => seat.name) };
}

/** When time is up, by the clock of this device; null where there is no hurry. */
export function deadlineOf({ state, arrived }: Pick<Known, "state" | "arrived">): number | null {
  const due = state?.view?.deadline;
  if (due === null || due === undefined || !state?.clock?.running) return null;
  return arrived + due - state.clock.match;
}

/** May one talk now? The rules decide in a match, the game between matches; whoever watches listens. */
export function mayTalk({ table, game, seat, admin }: Pick<At, "table" | "game" | "seat" | "admin">): boolean {
  const running = isRunning(table);
  const seated = seat !== null || (admin && !running);
  return seated && (game?.chat ?? true) && !(running && table.options.chat === false);
}
