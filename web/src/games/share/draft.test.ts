import { describe, expect, it } from "vitest";
import type { ShareState } from "@/generated/views";
import { draftFor, givesMore, isFixed, isSomething, limits, NO_DRAFT, targets, withAmount } from "@/games/share/draft";
import type { Schema, View } from "@/session/types";

const amounts = (...bounds: [least: number, most: number][]): Schema => {
  const [turkey, coffee, corn] = bounds.map(([minimum, maximum]) => ({ type: "integer", minimum, maximum }) as const);
  return { type: "object", properties: { turkey, coffee, corn } as Record<string, Schema> };
};
const ANY = amounts([0, 99], [0, 99], [0, 99]);
const FIVE = amounts([0, 0], [5, 5], [0, 0]);

function view(to: readonly number[], offering = ANY): View<ShareState> {
  const legal = to.length > 0 ? [{ action: "offer", anytime: true, data: { targetId: { enum: to }, offering, requesting: ANY } }] : [];
  return { game: "share", version: 1, seat: 0, players: 3, options: {}, gone: [], toAct: [0], deadline: null, result: null, state: {} as ShareState, legal };
}

const draft = (targetId: number, turkey: number) => withAmount({ ...NO_DRAFT, targetId }, "offering", "turkey", turkey);

describe("an offer in the making", () => {
  it("may give and ask more than is held (H3)", () => {
    expect(draftFor(view([1, 2]), draft(2, 60))).toMatchObject({ targetId: 2, offering: { turkey: 60 } });
    expect(limits(view([1, 2]), "requesting", "corn")).toEqual({ least: 0, most: 99 });
  });

  it("goes to somebody else when no more may go to the one it was for", () => {
    expect(draftFor(view([1]), draft(2, 3))).toMatchObject({ targetId: 1, offering: { turkey: 3 } });
  });

  it("is none where no offer may be made: done, barred, suspended, or none left", () => {
    expect(draftFor(view([]), draft(1, 3))).toBeNull();
    expect(targets(view([]))).toEqual([]);
  });

  it("gives exactly what a fixed exchange says", () => {
    const fixed = view([1, 2], FIVE);
    expect(draftFor(fixed, draft(1, 3))?.offering).toEqual({ turkey: 0, coffee: 5, corn: 0 });
    expect([isFixed(FIVE), isFixed(ANY), isFixed(undefined)]).toEqual([true, false, false]);
  });

  it("gives or asks for something", () => {
    expect(isSomething(NO_DRAFT)).toBe(false);
    expect(isSomething(withAmount(NO_DRAFT, "requesting", "corn", 1))).toBe(true);
  });

  it("is known to give more than there is", () => {
    const held = { turkey: 2, coffee: 0, corn: 0 };
    expect([givesMore(draft(1, 2), held), givesMore(draft(1, 3), held), givesMore(draft(1, 3), undefined)]).toEqual([false, true, false]);
  });
});
