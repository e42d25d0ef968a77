// What a view of share tells, read off it. Pure.
import type { ShareState } from "@/generated/views";
import type { View } from "@/session/types";
import type { TokenKind } from "@/ui/tokens/Token";

export const PRODUCTS = ["turkey", "coffee", "corn"] as const;
export type Product = (typeof PRODUCTS)[number];
export type Goods = Readonly<Record<Product, number>>;

export type Round = ShareState["rounds"][number];
export type Offer = Round["offers"][number];
export type Case = Round["cases"][number];

export const SEATS = [0, 1, 2] as const;
export const NOTHING: Goods = { turkey: 0, coffee: 0, corn: 0 };

export const total = (goods: Goods): number => PRODUCTS.reduce((sum, product) => sum + goods[product], 0);

export const sum = (one: Goods, other: Goods): Goods => ({
  turkey: one.turkey + other.turkey,
  coffee: one.coffee + other.coffee,
  corn: one.corn + other.corn,
});

export const same = (one: Goods, other: Goods): boolean => PRODUCTS.every((product) => one[product] === other[product]);

/** Round the table from whoever sits near: near, left, right. */
export const around = (near: number): [near: number, left: number, right: number] => [near, (near + 1) % SEATS.length, (near + 2) % SEATS.length];

export type Pair = readonly [one: number, other: number];

/** The three sides of the table; one's own come first. */
export function pairs(near: number): readonly Pair[] {
  const [me, left, right] = around(near);
  return [
    [me, left],
    [me, right],
    [left, right],
  ];
}

const isBetween = (offer: Offer, [one, other]: Pair): boolean =>
  (offer.offererId === one && offer.targetId === other) || (offer.offererId === other && offer.targetId === one);

/** Is there something to trade? A match can end in the middle of it. */
export const isTrading = (view: View<ShareState>): boolean => view.state.currentPhase === "trading" && view.result === null;

export const isOpen = (offer: Offer): boolean => offer.status === "pending";

/** The offers of two producers in a round: what is open as it came, then what is settled, the latest first. */
export function between(round: Round, pair: Pair): readonly Offer[] {
  const offers = round.offers.filter((offer) => isBetween(offer, pair));
  return [...offers.filter(isOpen), ...offers.filter((offer) => !isOpen(offer)).reverse()];
}

/** What somebody's open offers give away. */
export const promised = (state: ShareState, seat: number): Goods =>
  state.activeTradeOffers.filter((offer) => offer.offererId === seat).reduce((all, offer) => sum(all, offer.offering), NOTHING);

/** How many offers wait for somebody's answer. */
export const unanswered = (state: ShareState, seat: number): number => state.activeTradeOffers.filter((offer) => offer.targetId === seat).length;

export interface Handed {
  given: Goods;
  paid: Goods;
}

/** What changed hands, or would now, where that is not what the offer says; null where it is. */
export function otherwise(offer: Offer, prospects: ShareState["prospects"]): Handed | null {
  const handed = isOpen(offer) ? prospects.find(({ offerId }) => offerId === offer.id) : offer;
  if (!handed || offer.status === "rejected" || offer.status === "cancelled") return null;
  const paid = offer.status === "snatched" ? offer.requesting : handed.paid;
  return same(handed.given, offer.offering) && same(paid, offer.requesting) ? null : { given: handed.given, paid: handed.paid };
}

/** Can it be accepted as things stand? Some rounds want full delivery (H8). */
export const isAcceptable = (offer: Offer, prospects: ShareState["prospects"]): boolean =>
  prospects.find(({ offerId }) => offerId === offer.id)?.acceptable ?? true;

export const caseOf = (round: Round, offer: Offer): Case | undefined => round.cases.find(({ offerId }) => offerId === offer.id);

/** The last round, when it is one; the rules always begin one. */
export const latest = (state: ShareState): Round | undefined => state.rounds.at(-1);

/** The rounds that have come to their results. */
export const counted = (state: ShareState): readonly Round[] => state.rounds.filter(({ points }) => points !== null);

/** What a round brought each, where it is known what each had before. */
export function gained(rounds: readonly Round[], round: Round, dealtOnce: boolean): readonly number[] | null {
  const before = rounds.find(({ index }) => index === round.index - 1)?.points;
  if (!dealtOnce || !before || !round.points) return null;
  return round.points.map((points, seat) => points - (before[seat] ?? 0));
}

export interface Place {
  seat: number;
  points: number;
  place: number; // equal points share one
}

/** Who came where; ties share the place (H9). */
export function ranked(points: readonly number[]): readonly Place[] {
  return points
    .map((count, seat) => ({ seat, points: count, place: 1 + points.filter((other) => other > count).length }))
    .sort((one, other) => one.place - other.place || one.seat - other.seat);
}

/** A token on its way, from one place of the board to another. */
export interface Trip {
  kind: TokenKind;
  from: string;
  to: string;
}

export const LOST = "lost"; // where tokens go that shame costs

export const placeOf = (seat: number, kind: TokenKind): string => `seat-${seat}-${kind}`;

function carried(goods: Goods, from: number, to: number | typeof LOST): Trip[] {
  return PRODUCTS.flatMap((kind) =>
    Array.from({ length: goods[kind] }, () => ({ kind, from: placeOf(from, kind), to: to === LOST ? LOST : placeOf(to, kind) })),
  );
}

function settled(past: Round | undefined, round: Round): Trip[] {
  return round.offers.flatMap((offer) => {
    const before = past?.offers.find(({ id }) => id === offer.id);
    if (isOpen(offer) || (before && !isOpen(before))) return [];
    return [...carried(offer.given, offer.offererId, offer.targetId), ...carried(offer.paid, offer.targetId, offer.offererId)];
  });
}

function sentenced(past: Round | undefined, round: Round): Trip[] {
  return round.cases.flatMap((heard) => {
    const before = past?.cases.find(({ offerId }) => offerId === heard.offerId);
    if (heard.confirm === null || (before && before.confirm !== null)) return [];
    return carried(sum(heard.returned, heard.forfeited), heard.accusedId, heard.reporterId);
  });
}

const shamed = (past: Round | undefined, round: Round): Trip[] =>
  round.shame.slice(past?.shame.length ?? 0).map(({ giverId, targetId }) => ({ kind: "shame", from: placeOf(giverId, "shame"), to: placeOf(targetId, "shame") }));

const penalized = (past: Round | undefined, round: Round): Trip[] =>
  past ? [] : round.penalties.flatMap(({ playerId, lost }) => carried(lost, playerId, LOST));

/** The tokens that went from hand to hand between two views; none when one has turned back or leapt ahead. */
export function trips(before: ShareState, now: ShareState): readonly Trip[] {
  const further = now.rounds.length - before.rounds.length;
  if (further < 0 || further > 1) return [];
  return now.rounds.slice(-1 - further).flatMap((round) => {
    const past = before.rounds.find(({ index }) => index === round.index);
    return [...settled(past, round), ...sentenced(past, round), ...shamed(past, round), ...penalized(past, round)];
  });
}

/** Names that tell people apart: of two that are called the same, the second has a number. */
export function distinct(names: readonly string[]): readonly string[] {
  return names.map((name, index) => {
    const earlier = names.slice(0, index).filter((other) => other === name).length;
    return earlier > 0 ? `${name} ${earlier + 1}` : name;
  });
}
