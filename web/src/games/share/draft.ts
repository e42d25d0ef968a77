// An offer in the making, kept within what is legal. Pure.
import type { ShareState } from "@/generated/views";
import { boundsOf, type Bounds, valuesOf, wayTo } from "@/games/legal";
import { type Goods, NOTHING, PRODUCTS, type Product, total } from "@/games/share/market";
import type { Schema, View } from "@/session/types";

export type Side = "offering" | "requesting";

export interface Draft {
  targetId: number | null;
  offering: Goods;
  requesting: Goods;
}

export const NO_DRAFT: Draft = { targetId: null, offering: NOTHING, requesting: NOTHING };

/** How much of a product may be written on this side. */
export const limits = (view: View<ShareState>, side: Side, product: Product): Bounds => boundsOf(wayTo(view, "offer")?.data[side]?.properties?.[product]);

/** Whom an offer may be made to now. */
export const targets = (view: View<ShareState>): readonly number[] => valuesOf(wayTo(view, "offer")?.data.targetId).map(Number);

const within = (value: number, { least, most }: Bounds): number => Math.min(most, Math.max(least, value));

function fitting(view: View<ShareState>, side: Side, goods: Goods): Goods {
  const fit = (product: Product) => within(goods[product], limits(view, side, product));
  return { turkey: fit("turkey"), coffee: fit("coffee"), corn: fit("corn") };
}

/** The draft as it may be offered now; null when none may be made. */
export function draftFor(view: View<ShareState>, draft: Draft): (Draft & { targetId: number }) | null {
  const [first, ...rest] = targets(view);
  if (first === undefined) return null;
  const targetId = [first, ...rest].find((target) => target === draft.targetId) ?? first;
  return { targetId, offering: fitting(view, "offering", draft.offering), requesting: fitting(view, "requesting", draft.requesting) };
}

/** Does it give or ask for anything? The rules want that. */
export const isSomething = (draft: Draft): boolean => total(draft.offering) + total(draft.requesting) > 0;

/** Does it give more than is held? That is allowed, but worth a word. */
export const givesMore = (draft: Draft, held: Goods | undefined): boolean => held !== undefined && PRODUCTS.some((product) => draft.offering[product] > held[product]);

/** Is there but one amount that this side may be? */
export const isFixed = (schema: Schema | undefined): boolean =>
  schema !== undefined && PRODUCTS.every((product) => {
    const { least, most } = boundsOf(schema.properties?.[product]);
    return least === most;
  });

export const withAmount = (draft: Draft, side: Side, product: Product, count: number): Draft => ({ ...draft, [side]: { ...draft[side], [product]: count } });
