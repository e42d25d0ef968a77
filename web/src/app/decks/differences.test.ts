import { describe, expect, it } from "vitest";
import { differences } from "@/app/decks/differences";
import { fileName } from "@/app/decks/download";
import type { KeptDeck } from "@/session/decks";

const card = (cardid: string, question = cardid) => ({ cardid, question, type: 3, answer: true });
const deck = (...cards: KeptDeck["cards"]): KeptDeck => ({ name: "A", decktype: 0, organisationId: null, cards });

describe("two versions of a deck", () => {
  it("differ in cards that one of them lacks, and in cards that say something else", () => {
    const found = differences(deck(card("same"), card("mine"), card("both", "I say")), deck(card("same"), card("theirs"), card("both", "They say")));
    expect(found.onlyMine.map(({ cardid }) => cardid)).toEqual(["mine"]);
    expect(found.onlyTheirs.map(({ cardid }) => cardid)).toEqual(["theirs"]);
    expect(found.changed.map(({ mine, theirs }) => [mine.question, theirs.question])).toEqual([["I say", "They say"]]);
    expect(found.name).toBe(false);
  });

  it("differ in their names too", () => {
    expect(differences(deck(), { ...deck(), name: "B" }).name).toBe(true);
  });
});

describe("the name of a file", () => {
  it("is one that every system takes", () => {
    expect([fileName("Ríos de Perú (2.º)"), fileName("¿?")]).toEqual(["rios-de-peru-2", "deck"]);
  });
});
