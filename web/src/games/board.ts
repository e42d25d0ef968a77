// What every board is given, and all it may do.
import type { Payload } from "@/session/reducer";
import type { Happening, Result, TableState, View } from "@/session/types";

export interface BoardProps<S = unknown> {
  view: View<S>; // with the legal moves inside: a board computes no rule
  table: TableState;
  me: number | null; // my seat; null watches
  act: (action: string, data?: Payload) => Promise<Result>; // a refusal is told by the page
  feed: readonly Happening[]; // what happened, the latest last; the page lists it and reads it aloud
  deadline: number | null; // by the clock of this device, ms
  live: boolean; // false in a replay, which offers nothing
}
