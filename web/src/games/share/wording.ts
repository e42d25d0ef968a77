// Parts of sentences that several parts of the board say. Pure.
import { type Goods, type Offer, PRODUCTS } from "@/games/share/market";
import type { PartProps } from "@/games/share/props";
import type { ShareSay } from "@/games/share/words";
import type { Language } from "@/texts/language";

export const PRODUCT_NAMES = { turkey: "turkeyName", coffee: "coffeeName", corn: "cornName" } as const;

/** Goods as one would say them. */
export function told(goods: Goods, say: ShareSay): string {
  const parts = PRODUCTS.filter((product) => goods[product] > 0).map((product) => say(product, { count: goods[product] }));
  return parts.join(", ") || say("nothing");
}

/** Names one after the other, as the language has it. */
export const listed = (names: readonly string[], language: Language): string => new Intl.ListFormat(language).format(names);

type Told = Pick<PartProps, "me" | "names" | "say">;

/** Who offers whom: while it is open, and once it is settled. */
export function heading(offer: Offer, settled: boolean, { me, names, say }: Told): string {
  const one = names[offer.offererId] ?? "";
  const other = names[offer.targetId] ?? "";
  if (offer.offererId === me) return say(settled ? "youOffered" : "youOffer", { name: other });
  if (offer.targetId === me) return say(settled ? "offeredYou" : "offersYou", { name: one });
  return say(settled ? "offered" : "offers", { one, other });
}

/** The two sides of an offer, from where one sits. */
export function sides(offer: Offer, { me, say }: Told): { offering: string; requesting: string } {
  if (offer.offererId === me) return { offering: say("youGive"), requesting: say("youAsk") };
  if (offer.targetId === me) return { offering: say("youGet"), requesting: say("youGive") };
  return { offering: say("gives"), requesting: say("asks") };
}
