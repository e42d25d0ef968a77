// An offer in the making, kept within what is legal. Pure.
import type { SnatchState } from "@/generated/views";
import { boundsOf, wayTo } from "@/games/legal";
import type { Offer } from "@/games/snatch/story";
import type { Legal, View } from "@/session/types";

export type Draft = Offer;
export type Name = keyof Draft;

export const NO_DRAFT: Draft = { offerPavo: 0, offerElote: 0, requestPavo: 0, requestElote: 0 };
export const GIVEN: readonly Name[] = ["offerPavo", "offerElote"];
export const ASKED: readonly Name[] = ["requestPavo", "requestElote"];

export const isTurkey = (name: Name): boolean => name.endsWith("Pavo");

function within(way: Legal, name: Name, wanted: number): number {
  const { least, most } = boundsOf(way.data[name]);
  return Math.min(most, Math.max(least, wanted));
}

/** The draft as it may be laid on the table now; null when no offer may be made. */
export function draftFor(view: View<SnatchState>, draft: Draft): Draft | null {
  const way = wayTo(view, "proposeOffer");
  if (!way) return null;
  return {
    offerPavo: within(way, "offerPavo", draft.offerPavo),
    offerElote: within(way, "offerElote", draft.offerElote),
    requestPavo: within(way, "requestPavo", draft.requestPavo),
    requestElote: within(way, "requestElote", draft.requestElote),
  };
}

/** Does it give anything? The rules want that. */
export const givesSomething = (draft: Draft): boolean => draft.offerPavo + draft.offerElote > 0;

/** Is there just one offer to make? */
export const isFixed = (way: Legal): boolean =>
  [...GIVEN, ...ASKED].every((name) => {
    const schema = way.data[name];
    return schema?.enum?.length === 1;
  });
