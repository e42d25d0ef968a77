// What one is about to do, read off the legal moves: which territories can be tapped, and what a tap
// means. Pure.
import { asTheyStand, inHand, laid, type Layout, type Room, roomOf, shifted } from "@/games/colors/layout";
import { boundsOf, type Bounds, valuesOf, wayTo, waysTo } from "@/games/legal";
import type { ColorsState } from "@/generated/views";
import type { View } from "@/session/types";

export type Task = "place" | "choose" | "pass" | "layOut" | "march" | "wait";
export type Mark = "can" | "chosen" | "goal" | "reach";

export interface Draft {
  kind: string | null; // of tile
  at: string | null; // the territory in question, or the one that troops leave
  to: string | null;
  troops: number | null; // that march; null: as many as may
  layouts: readonly Layout[]; // one a step, the latest last
}

export const NO_DRAFT: Draft = { kind: null, at: null, to: null, troops: null, layouts: [] };

type Seen = View<ColorsState>;

const WAYS: readonly (readonly [action: string, task: Task])[] = [
  ["placeTile", "place"], ["chooseTile", "choose"], ["produce", "layOut"], ["move", "march"], ["pass", "pass"],
]; // prettier-ignore

/** What is asked of me now. */
export const taskOf = (view: Seen): Task => WAYS.find(([action]) => wayTo(view, action))?.[1] ?? "wait";

/** What a draft belongs to: when this changes, a new one begins. */
export const momentOf = ({ state }: Seen): string => [state.round, state.phase, state.turnsTaken, state.turn].join(".");

const texts = (values: readonly unknown[]): string[] => values.map(String);

export const kindsOf = (view: Seen): string[] => texts(valuesOf(wayTo(view, "placeTile")?.data.kind));

/** From where troops may march. */
export const origins = (view: Seen): string[] => waysTo(view, "move").flatMap((way) => texts(valuesOf(way.data.from)));

const marchFrom = (view: Seen, origin: string | null) => waysTo(view, "move").find((way) => origin !== null && valuesOf(way.data.from).includes(origin));

/** Where they may go from there. */
export const goals = (view: Seen, origin: string | null): string[] => texts(valuesOf(marchFrom(view, origin)?.data.to));

/** How many may go. */
export const marching = (view: Seen, origin: string | null): Bounds => boundsOf(marchFrom(view, origin)?.data.troops);

/** The draft as far as it is legal now; what leaves no choice is chosen. */
export function fitting(view: Seen, draft: Draft): Draft {
  const task = taskOf(view);
  const open = tappable(view, task);
  const only = task === "march" && open.length === 1 ? (open[0] ?? null) : null;
  const at = draft.at !== null && open.includes(draft.at) ? draft.at : only;
  const to = draft.to !== null && goals(view, at).includes(draft.to) ? draft.to : null;
  const kind = draft.kind !== null && kindsOf(view).includes(draft.kind) ? draft.kind : (kindsOf(view)[0] ?? null);
  return { ...draft, kind, at, to, troops: troopsOf(view, at, draft.troops) };
}

function troopsOf(view: Seen, origin: string | null, wanted: number | null): number {
  const { least, most } = marching(view, origin);
  return wanted === null ? most : Math.min(most, Math.max(least, wanted));
}

function tappable(view: Seen, task: Task): string[] {
  switch (task) {
    case "place":
    case "choose":
      return texts(valuesOf(wayTo(view, task === "place" ? "placeTile" : "chooseTile")?.data.territory));
    case "layOut":
      return [...(roomOf(view)?.territories ?? [])];
    case "march":
      return origins(view);
    default:
      return [];
  }
}

/** What is special about each territory now. */
export function marksOf(view: Seen, draft: Draft): ReadonlyMap<string, Mark> {
  const marks = new Map<string, Mark>();
  tappable(view, taskOf(view)).forEach((territory) => marks.set(territory, "can"));
  goals(view, draft.at).forEach((territory) => marks.set(territory, "reach"));
  if (draft.at) marks.set(draft.at, "chosen");
  if (draft.to) marks.set(draft.to, "goal");
  return marks;
}

/** A territory was tapped; a second tap takes the first one back. */
export function tapped(view: Seen, draft: Draft, territory: string): Draft {
  const task = taskOf(view);
  if (task === "layOut") return { ...layingOut(view, draft, territory), at: territory };
  if (task === "march" && goals(view, draft.at).includes(territory)) {
    return { ...draft, to: draft.to === territory ? null : territory };
  }
  if (!tappable(view, task).includes(territory)) return draft;
  return { ...draft, at: draft.at === territory ? null : territory, to: null, troops: null };
}

/** One of the troops in hand goes where one taps. */
function layingOut(view: Seen, draft: Draft, territory: string): Draft {
  const room = roomOf(view);
  if (!room) return draft;
  const now = layoutOf(view, room, draft);
  return inHand(room, now) > 0 ? withLayout(draft, now, laid(room, now, territory, (now[territory] ?? 0) + 1)) : draft;
}

/** May troops be dragged from here? */
export const isGrip = (view: Seen, territory: string): boolean => ["layOut", "march"].includes(taskOf(view)) && tappable(view, taskOf(view)).includes(territory);

/** Troops were dragged: to march, or to be laid out elsewhere; all of them but those that have to stay. */
export function dragged(view: Seen, draft: Draft, from: string, to: string): Draft {
  if (taskOf(view) === "march") return goals(view, from).includes(to) ? { ...draft, at: from, to, troops: null } : draft;
  const room = roomOf(view);
  if (!room?.territories.includes(to)) return draft;
  const now = layoutOf(view, room, draft);
  return { ...withLayout(draft, now, shifted(room, now, from, to)), at: to };
}

/** How the troops are laid out so far. */
export const layoutOf = (view: Seen, room: Room, draft: Draft): Layout => draft.layouts.at(-1) ?? asTheyStand(room, view.state.troops);

/** One step further, if anything has changed. */
export const withLayout = (draft: Draft, now: Layout, next: Layout): Draft => (next === now ? draft : { ...draft, layouts: [...draft.layouts, next] });

export const stepBack = (draft: Draft): Draft => ({ ...draft, layouts: draft.layouts.slice(0, -1) });
