import { describe, expect, it } from "vitest";
import { NOTHING, type Offer } from "@/games/share/market";
import { heading, sides, told } from "@/games/share/wording";
import { WORDS } from "@/games/share/words";
import { say as sayIn } from "@/texts/words";

const OFFER: Offer = { id: 1, offererId: 0, targetId: 1, offering: NOTHING, requesting: NOTHING, status: "pending", given: NOTHING, paid: NOTHING, madeAt: 0, settledAt: null };
const names = ["Ana", "Beto", "Carla"];
const say = sayIn(WORDS, "en");
const seen = (me: number | null, settled = false) => heading(OFFER, settled, { me, names, say });

describe("an offer in words", () => {
  it("depends on whose eyes see it", () => {
    expect([seen(0), seen(1), seen(2), seen(null)]).toEqual(["You offer Beto", "Ana offers you", "Ana offers Beto", "Ana offers Beto"]);
    expect([seen(0, true), seen(1, true), seen(null, true)]).toEqual(["You to Beto", "Ana to you", "Ana to Beto"]);
  });

  it("names its sides from where one sits", () => {
    const told = (me: number | null) => Object.values(sides(OFFER, { me, names, say }));
    expect([told(0), told(1), told(null)]).toEqual([["You give", "You ask for"], ["You get", "You give"], ["Gives", "Asks for"]]); // prettier-ignore
  });

  it("leaves out what there is none of", () => {
    expect(told({ turkey: 1, coffee: 0, corn: 2 }, say)).toBe("1 turkey, 2 corn");
    expect([told(NOTHING, say), told({ ...NOTHING, turkey: 3 }, sayIn(WORDS, "es"))]).toEqual(["nothing", "3 pavos"]);
  });
});
