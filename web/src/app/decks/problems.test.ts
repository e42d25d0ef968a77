import { describe, expect, it } from "vitest";
import { draftFrom } from "@/app/decks/draft";
import { located, means, ofCard, ofDeck, ofPart, rowOf } from "@/app/decks/problems";
import { decksIn, wrongs } from "@/app/decks/reading";
import type { Problem } from "@/session/decks";

const problem = (code: string, details: Problem["details"] = {}): Problem => ({ code, error: code, details });
const draft = draftFrom({ name: "", decktype: 0, organisationId: null, cards: [{ cardid: "a" }, { cardid: "b" }, { cardid: "c" }] });
const spot = (code: string, details: Problem["details"]) => located(problem(code, details), draft).spot;

describe("a problem", () => {
  it("belongs to the card and the part that it names", () => {
    expect(spot("CARD_QUESTION", { card: "b" })).toMatchObject({ card: "b", part: "question" });
    expect(spot("CARD_CONSEQUENCE_VALUE", { card: "c" })).toMatchObject({ card: "c", part: "fate" });
    expect(spot("CARD_IN_WRONG_DECK", { card: "a" })).toMatchObject({ card: "a", part: "type" });
  });

  it("finds its card by number, where it has no id", () => {
    expect(spot("CARD_ID", { card: "#3" })?.card).toBe("c");
  });

  it("belongs to the deck, if it names no card there is", () => {
    expect(spot("DECKS_TOO_LARGE", {})).toBe(null);
    expect(spot("CARD_QUESTION", { card: "z" })).toBe(null);
  });

  it("of a kind nobody has foreseen belongs to its card", () => {
    expect(spot("CARD_SMELL", { card: "a" })?.part).toBe("card");
  });

  it("about one text of the answer is about that one alone", () => {
    const left = located(problem("CARD_TEXT", { card: "a", place: 1, side: "left" }), draft);
    expect([means(left, 1, "left"), means(left, 1, "right"), means(left, 0, "left")]).toEqual([true, false, false]);
  });

  it("is found with its card, its part, or the deck", () => {
    const found = [problem("CARD_QUESTION", { card: "a" }), problem("CARD_TEXT", { card: "b", place: 0 }), problem("DECK_SIZE")].map((each) => located(each, draft));
    expect([ofCard(found, "a").length, ofPart(found, "answer").length, ofDeck(found).length]).toEqual([1, 1, 1]);
  });
});

describe("what is wrong with a file", () => {
  const cards = [
    { cardid: "line 2", question: "Fine?", type: 3, answer: true },
    { cardid: "line 3", question: "Broken?", type: "riddle" },
  ];
  const reading = { decks: [{ deckid: "x", decktype: 1, cards }], problems: [problem("CARD_TYPE", { card: "line 3" }), problem("CARD_TEXT", { card: "line 2" })] };

  it("is told by rows, with the question that stands there", () => {
    expect(wrongs(reading).map(({ row, question }) => [row, question])).toEqual([
      [2, "Fine?"],
      [3, "Broken?"],
    ]);
  });

  it("names no row where the file has none", () => {
    expect(rowOf(problem("CARD_TYPE", { card: "q1" }))).toBe(null);
  });

  it("can be mended: every card is there, the broken one too", () => {
    const [deck] = decksIn(reading, "Cities");
    expect([deck?.name, deck?.decktype]).toEqual(["Cities", 1]);
    expect(deck?.cards.map(({ question, type }) => [question, type])).toEqual([
      ["Fine?", 3],
      ["Broken?", -1],
    ]);
  });
});
