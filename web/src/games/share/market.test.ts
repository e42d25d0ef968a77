import { describe, expect, it } from "vitest";
import type { ShareState } from "@/generated/views";
import { between, counted, distinct, gained, isAcceptable, LOST, NOTHING, type Offer, otherwise, pairs, promised, ranked, type Round, trips, unanswered } from "@/games/share/market";

const goods = (turkey = 0, coffee = 0, corn = 0) => ({ turkey, coffee, corn });

const offer = (id: number, offererId: number, targetId: number, more: Partial<Offer> = {}): Offer => ({
  id, offererId, targetId, offering: goods(2), requesting: goods(0, 3), status: "pending",
  given: NOTHING, paid: NOTHING, madeAt: 0, settledAt: null, ...more,
}); // prettier-ignore

const round = (index: number, more: Partial<Round> = {}): Round => ({
  index, kind: "anarchy", judge: null, suspended: [], penalties: [], offers: [], shame: [], cases: [],
  points: null, tokens: null, startedAt: 0, tradedAt: null, endedAt: null, ...more,
}); // prettier-ignore

const state = (...rounds: Round[]): ShareState => {
  const open = rounds.at(-1)?.offers.filter(({ status }) => status === "pending") ?? [];
  return { rounds, activeTradeOffers: open, prospects: [] } as unknown as ShareState;
};

describe("the table", () => {
  it("shows one's own two sides first", () => {
    expect(pairs(1)).toEqual([[1, 2], [1, 0], [2, 0]]); // prettier-ignore
  });

  it("lays open offers on top, as they came, and settled ones below, the latest first", () => {
    const offers = [offer(1, 0, 1, { status: "rejected" }), offer(2, 1, 0), offer(3, 0, 2), offer(4, 0, 1, { status: "accepted" }), offer(5, 0, 1)];
    expect(between(round(1, { offers }), [0, 1]).map(({ id }) => id)).toEqual([2, 5, 4, 1]);
  });

  it("counts what open offers promise, and whom they wait for", () => {
    const now = state(round(1, { offers: [offer(1, 0, 1), offer(2, 0, 2, { offering: goods(1, 1) }), offer(3, 0, 2, { status: "cancelled" }), offer(4, 1, 2)] }));
    expect(promised(now, 0)).toEqual(goods(3, 1));
    expect([0, 1, 2].map((seat) => unanswered(now, seat))).toEqual([0, 1, 2]);
  });
});

describe("partial fulfilment (H5)", () => {
  const settled = (status: string, given: Offer["given"], paid: Offer["paid"]) => otherwise(offer(1, 0, 1, { status, given, paid }), []);

  it("is told where something else than offered changed hands", () => {
    expect(settled("accepted", goods(2), goods(0, 3))).toBeNull();
    expect(settled("accepted", goods(1), goods(0, 1))).toEqual({ given: goods(1), paid: goods(0, 1) });
  });

  it("is told of a snatch that found less than was offered, not of one that took it all", () => {
    expect(settled("snatched", goods(2), NOTHING)).toBeNull();
    expect(settled("snatched", goods(1), NOTHING)?.given).toEqual(goods(1));
  });

  it("is nothing where nothing changed hands", () => {
    expect([settled("rejected", NOTHING, NOTHING), settled("cancelled", NOTHING, NOTHING)]).toEqual([null, null]);
  });

  it("knows which open offers cannot be accepted for now (H8)", () => {
    const prospects = [{ offerId: 1, acceptable: false, given: NOTHING, paid: NOTHING }];
    expect([isAcceptable(offer(1, 0, 1), prospects), isAcceptable(offer(2, 0, 1), prospects)]).toEqual([false, true]);
  });

  it("is told of an open offer as the rules foresee it", () => {
    const prospects = [{ offerId: 1, acceptable: true, given: goods(1), paid: goods(0, 1) }];
    expect(otherwise(offer(1, 0, 1), prospects)).toEqual({ given: goods(1), paid: goods(0, 1) });
    expect(otherwise(offer(1, 0, 1), [{ offerId: 1, acceptable: true, given: goods(2), paid: goods(0, 3) }])).toBeNull();
  });
});

describe("tokens on their way", () => {
  const open = state(round(1, { offers: [offer(1, 0, 1)] }));
  const ended = (more: Partial<Offer>) => state(round(1, { offers: [offer(1, 0, 1, more)] }));

  it("go both ways in a trade, as many as changed hands", () => {
    expect(trips(open, ended({ status: "accepted", given: goods(1), paid: goods(0, 1) }))).toEqual([
      { kind: "turkey", from: "seat-0-turkey", to: "seat-1-turkey" },
      { kind: "coffee", from: "seat-1-coffee", to: "seat-0-coffee" },
    ]);
  });

  it("go one way in a snatch, and nowhere when an offer is declined", () => {
    expect(trips(open, ended({ status: "snatched", given: goods(2) })).map(({ to }) => to)).toEqual(["seat-1-turkey", "seat-1-turkey"]);
    expect(trips(open, ended({ status: "rejected" }))).toEqual([]);
  });

  it("come back from the snatcher, with the forfeit, once a report is confirmed", () => {
    const heard = { offerId: 1, reporterId: 0, accusedId: 1, rulerId: 2, reportedAt: 0, confirm: null, suspend: null, returned: NOTHING, forfeited: NOTHING, ruledAt: null };
    const ruled = { ...heard, confirm: true, returned: goods(1), forfeited: goods(0, 2) };
    const moved = trips(state(round(1, { cases: [heard] })), state(round(1, { cases: [ruled] })));
    expect(moved.map(({ kind, from }) => [kind, from])).toEqual([["turkey", "seat-1-turkey"], ["coffee", "seat-1-coffee"], ["coffee", "seat-1-coffee"]]); // prettier-ignore
  });

  it("go out of the game with a new round, where shame costs them", () => {
    const next = state(round(1), round(2, { penalties: [{ playerId: 2, lost: goods(0, 0, 2) }] }));
    expect(trips(state(round(1)), next).map(({ from, to }) => [from, to])).toEqual([["seat-2-corn", LOST], ["seat-2-corn", LOST]]); // prettier-ignore
    expect(trips(next, next)).toEqual([]);
  });

  it("are tokens of shame, too", () => {
    const shame = [{ giverId: 0, targetId: 2, at: 0 }];
    expect(trips(state(round(1)), state(round(1, { shame })))).toEqual([{ kind: "shame", from: "seat-0-shame", to: "seat-2-shame" }]);
  });

  it("stay where they are when one goes back in a replay, or leaps ahead", () => {
    const later = state(round(1), round(2), round(3, { penalties: [{ playerId: 0, lost: goods(2) }] }));
    expect([trips(later, open), trips(open, later)]).toEqual([[], []]);
  });
});

describe("how it stands", () => {
  it("shares a place among equals (H9)", () => {
    expect(ranked([7, 9, 7]).map(({ seat, place }) => [place, seat])).toEqual([[1, 1], [2, 0], [2, 2]]); // prettier-ignore
    expect(ranked([4, 8, 8]).map(({ place }) => place)).toEqual([1, 1, 3]);
  });

  it("counts rounds that have come to their results", () => {
    expect(counted(state(round(1, { points: [5, 5, 5] }), round(2))).map(({ index }) => index)).toEqual([1]);
  });

  it("tells what a round brought, if tokens were not dealt anew", () => {
    const rounds = [round(1, { points: [5, 5, 5] }), round(2, { points: [9, 5, 3] })];
    const [first, second] = rounds as [Round, Round];
    expect(gained(rounds, second, true)).toEqual([4, 0, -2]);
    expect([gained(rounds, second, false), gained(rounds, first, true)]).toEqual([null, null]);
  });

  it("tells apart those who are called the same", () => {
    expect(distinct(["fair", "Ana", "fair"])).toEqual(["fair", "Ana", "fair 2"]);
  });
});
