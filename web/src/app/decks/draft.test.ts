import { describe, expect, it } from "vitest";
import { CLOSER, LUCK, OWN_ANSWER, PAIRS, QUIZ, TRUE_FALSE } from "@/app/decks/cards";
import { type Act, alike, begin, draftFrom, freshId, kept, reduce } from "@/app/decks/draft";
import type { Card, KeptDeck } from "@/session/decks";

const CARDS: readonly Card[] = [
  { cardid: "q1", question: "Capital of Peru?", type: QUIZ, answer: [{ answer: "A", text: "Cusco", correct: false }, { answer: "B", text: "Lima", correct: true }] },
  { cardid: "q2", question: "Match", type: PAIRS, answer: [{ left: "Chile", right: "Santiago" }, { left: "Ecuador", right: "Quito" }] },
  { cardid: "q3", question: "Order", type: PAIRS, answer: "Better late than never" },
  { cardid: "q4", question: "Which lake?", type: OWN_ANSWER, answer: ["Titicaca", "Lake Titicaca"] },
  { cardid: "q5", question: "By the sea.", type: TRUE_FALSE, answer: false },
  { cardid: "q6", question: "How high?", type: CLOSER, answer: { correct: 3399, percent: 5 } },
];
const DECK: KeptDeck = { name: "Peru", decktype: 0, organisationId: null, cards: CARDS };
const LUCKY: KeptDeck = { name: "Luck", decktype: 2, organisationId: null, cards: [{ cardid: "l1", question: "A llama", type: LUCK, consequence: { type: 0, value: 4 } }] };

const after = (acts: readonly Act[], deck = DECK) => acts.reduce(reduce, begin(draftFrom(deck)));
const ids = (acts: readonly Act[]) => after(acts).draft.cards.map(({ id }) => id);

describe("a deck that is written", () => {
  it("is kept as it came, whatever its cards are", () => {
    expect(kept(draftFrom(DECK))).toEqual(DECK);
    expect(kept(draftFrom(LUCKY))).toEqual(LUCKY);
  });

  it("is the same deck if a consequence does not say its value, which is 1 then", () => {
    const unsaid = { ...LUCKY, cards: [{ cardid: "l1", question: "A rest", type: LUCK, consequence: { type: 2 } }] };
    expect(alike(unsaid, { ...unsaid, cards: [{ ...unsaid.cards[0], cardid: "l1", question: "A rest", type: LUCK, consequence: { type: 2, value: 1 } }] })).toBe(true);
  });

  it("gives every card an id of its own, if a file does not", () => {
    const cards = [{ cardid: "a" }, { cardid: "a" }, {}, { cardid: 7 }, "no card", { cardid: "card 6" }];
    const names = draftFrom({ ...DECK, cards }).cards.map(({ id }) => id);
    expect(new Set(names).size).toBe(cards.length);
    expect(names[0]).toBe("a");
  });

  it("takes a card that nobody can understand as one whose type is to be chosen", () => {
    const [card] = draftFrom({ ...DECK, cards: [{ cardid: "a", question: "Why?", type: "riddle", answer: "Because" }] }).cards;
    expect([card?.type, card?.question]).toEqual([-1, "Why?"]);
  });

  it("never gives an id again that a card has", () => {
    const bench = after([{ do: "add", id: "card 7", type: QUIZ }]);
    expect(bench.draft.cards.map(({ id }) => id)).not.toContain(freshId(bench.draft));
  });

  it("writes numbers with a point or a comma", () => {
    const bench = after([{ do: "card", id: "q6", changes: { correct: " 3,5 ", percent: "2.5" }, what: "correct" }]);
    expect(kept(bench.draft).cards[5]?.answer).toEqual({ correct: 3.5, percent: 2.5 });
  });

  it("leaves what is no number for the check to find", () => {
    const bench = after([{ do: "card", id: "q6", changes: { correct: "many" }, what: "correct" }]);
    expect(kept(bench.draft).cards[5]?.answer).toEqual({ correct: "many", percent: 5 });
  });
});

describe("its cards", () => {
  it("are added at the end, opened, and told nothing about yet", () => {
    const bench = after([{ do: "add", id: "new", type: TRUE_FALSE }]);
    expect(bench.draft.cards.at(-1)?.id).toBe("new");
    expect([bench.at, bench.seen.has("new")]).toEqual(["new", false]);
  });

  it("are told about once one has turned to another card, or has tried to save", () => {
    expect(after([{ do: "add", id: "new", type: QUIZ }, { do: "open", id: "q1" }]).seen.has("new")).toBe(true);
    expect(after([{ do: "add", id: "new", type: QUIZ }, { do: "tell" }]).seen.has("new")).toBe(true);
  });

  it("are copied to the place after", () => {
    expect(ids([{ do: "copy", id: "q2", as: "copy" }])).toEqual(["q1", "q2", "copy", "q3", "q4", "q5", "q6"]);
  });

  it("move one place, and not beyond the ends", () => {
    expect(ids([{ do: "move", id: "q2", by: -1 }]).slice(0, 2)).toEqual(["q2", "q1"]);
    expect(ids([{ do: "move", id: "q1", by: -1 }])).toEqual(ids([]));
  });

  it("keep what was written while their type is tried out", () => {
    const type = (to: number, what: string): Act => ({ do: "card", id: "q1", changes: { type: to }, what });
    expect(kept(after([type(TRUE_FALSE, "a"), type(QUIZ, "b")]).draft).cards[0]).toEqual(CARDS[0]);
  });

  it("become of a type that fits when the deck becomes of another kind", () => {
    const { cards } = kept(after([{ do: "deck", changes: { kind: 2 } }]).draft);
    expect(cards.map(({ type }) => type)).toEqual(cards.map(() => LUCK));
  });

  it("are five hundred at most", () => {
    const full = { ...DECK, cards: Array.from({ length: 500 }, (_, place) => ({ ...CARDS[4], cardid: `c${place}`, question: "?", type: TRUE_FALSE })) };
    expect(after([{ do: "add", id: "new", type: QUIZ }], full).draft.cards).toHaveLength(500);
  });
});

describe("undoing", () => {
  const typed = (question: string): Act => ({ do: "card", id: "q1", changes: { question }, what: "question" });

  it("brings back a card that was removed, where it was", () => {
    expect(ids([{ do: "remove", id: "q3" }, { do: "undo" }])).toEqual(ids([]));
  });

  it("takes what was typed in one go as one step", () => {
    const bench = after([typed("W"), typed("Wh"), typed("Why"), { do: "undo" }]);
    expect(bench.draft.cards[0]?.question).toBe("Capital of Peru?");
  });

  it("takes typing after a look at another card as another step", () => {
    const bench = after([typed("W"), { do: "open", id: "q2" }, typed("Why"), { do: "undo" }]);
    expect(bench.draft.cards[0]?.question).toBe("W");
  });

  it("can be undone, until something else is done", () => {
    expect(ids([{ do: "remove", id: "q3" }, { do: "undo" }, { do: "redo" }])).not.toContain("q3");
    expect(after([{ do: "remove", id: "q3" }, { do: "undo" }, typed("W")]).future).toEqual([]);
  });

  it("closes a card that is no longer there", () => {
    expect(after([{ do: "add", id: "new", type: QUIZ }, { do: "undo" }]).at).toBe(null);
  });
});
