import { describe, expect, it } from "vitest";
import { missingKinds, offered, toggled } from "@/app/table/deckChoice";

const own = [{ deckid: "mine", decktype: 0 }];
const library = [
  { deckid: "general-en", decktype: 0, language: "en" },
  { deckid: "general-es", decktype: 0, language: "es" },
  { deckid: "luck-es", decktype: 2, language: "es" },
];

describe("choosing decks", () => {
  it("offers of each kind one's own first, then the built-in ones of one's language", () => {
    expect(offered(0, own, library, "es").map(({ deckid }) => deckid)).toEqual(["mine", "general-es", "general-en"]);
    expect(offered(2, own, library, "en").map(({ deckid }) => deckid)).toEqual(["luck-es"]);
  });

  it("takes a deck, and puts it back", () => {
    expect([toggled(["a"], "b"), toggled(["a", "b"], "a")]).toEqual([["a", "b"], ["b"]]);
  });

  it("knows the fields that no deck is for", () => {
    expect([missingKinds([...own, ...library]), missingKinds([])]).toEqual([[1, 3], [0, 1, 2, 3]]);
  });
});
