// What a view of snatch tells, for the eyes and for the ears. Pure.
import type { SnatchState } from "@/generated/views";
import type { TokenKind } from "@/ui/tokens/Token";

export const P1 = 0;
export const P2 = 1;
export const ROUNDS = 3; // places to draw; the rules say when it is over

export type Round = SnatchState["rounds"][number];
export type Offer = NonNullable<SnatchState["offer"]>;
export type Side = "offer" | "request";

/** A token on its way: from a seat to a seat, or to the judge. */
export interface Move {
  kind: TokenKind;
  from: string;
  to: string;
}

export const amounts = (offer: Offer, side: Side): { turkey: number; corn: number } => ({
  turkey: side === "offer" ? offer.offerPavo : offer.requestPavo,
  corn: side === "offer" ? offer.offerElote : offer.requestElote,
});

const place = (seat: number, kind: TokenKind) => `seat-${seat}-${kind}`;

function carried(offer: Offer, side: Side, from: number, to: number): Move[] {
  return Object.entries(amounts(offer, side)).flatMap(([kind, count]) =>
    Array.from({ length: count }, () => ({ kind: kind as TokenKind, from: place(from, kind as TokenKind), to: place(to, kind as TokenKind) })),
  );
}

/** The tokens that an answer moved. */
function answered(round: Round): Move[] {
  if (!round.offer || round.p2Action === "reject") return [];
  const given = carried(round.offer, "offer", P1, P2);
  return round.p2Action === "accept" ? [...given, ...carried(round.offer, "request", P2, P1)] : given;
}

/** The tokens that a report moved: the loot comes back, and the asked for comes along. */
function judged(round: Round, confiscated: boolean): Move[] {
  if (!round.offer) return [];
  const back = carried(round.offer, "offer", P2, P1);
  return confiscated ? back : [...back, ...carried(round.offer, "request", P2, P1)];
}

/** The tokens that went from hand to hand between two views of one match. */
export function moves(before: SnatchState, now: SnatchState): Move[] {
  const past = before.rounds.at(-1);
  const round = past && now.rounds.find(({ index }) => index === past.index);
  if (!round || before.gameType !== now.gameType || now.rounds.length < before.rounds.length) return [];
  const shame: Move = { kind: "shame", from: place(P1, "shame"), to: place(P2, "shame") };
  return [
    ...(past.p2Action === null && round.p2Action !== null ? answered(round) : []),
    ...(!past.reported && round.reported ? judged(round, now.confiscated > before.confiscated) : []),
    ...(!past.shameAssigned && round.shameAssigned ? [shame] : []),
  ];
}

/** The last round that came to an end. */
export const lastEnded = (state: SnatchState): Round | undefined => state.rounds.findLast((round) => round.outcomeP1 !== null);
