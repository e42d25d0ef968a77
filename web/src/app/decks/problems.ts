// Where a problem belongs: the deck, or a card and the part of it that is to be mended.
import type { DeckDraft } from "@/app/decks/draft";
import type { Problem } from "@/session/decks";

export type Part = "type" | "question" | "answer" | "fate" | "card";

export interface Spot {
  card: string; // its id
  part: Part;
  place: number | null; // of a text in the answer
  side: string | null; // of a pair
}

export interface Located {
  problem: Problem;
  spot: Spot | null; // null: the deck as a whole
}

const PARTS: Readonly<Record<string, Part>> = {
  CARD_TYPE: "type",
  CARD_IN_WRONG_DECK: "type",
  CARD_QUESTION: "question",
  CARD_OPTIONS: "answer",
  CARD_OPTIONS_ALIKE: "answer",
  CARD_ONE_CORRECT: "answer",
  CARD_LETTERS: "answer",
  CARD_TEXT: "answer",
  CARD_PAIRS: "answer",
  CARD_PAIRS_ALIKE: "answer",
  CARD_SENTENCE: "answer",
  CARD_ANSWERS: "answer",
  CARD_TRUE_FALSE: "answer",
  CARD_CLOSER: "answer",
  CARD_CONSEQUENCE: "fate",
  CARD_CONSEQUENCE_MISSING: "fate",
  CARD_CONSEQUENCE_VALUE: "fate",
};

/** The card that a problem names: by its id, or by its number. */
function cardOf(name: unknown, { cards }: DeckDraft): string | null {
  if (typeof name !== "string") return null;
  const numbered = /^#(\d+)$/.exec(name);
  return (cards.find(({ id }) => id === name) ?? (numbered && cards[Number(numbered[1]) - 1]))?.id ?? null;
}

export function located(problem: Problem, draft: DeckDraft): Located {
  const { card: name, place, side } = problem.details;
  const card = cardOf(name, draft);
  if (card === null) return { problem, spot: null };
  const part = PARTS[problem.code] ?? "card";
  return {
    problem,
    spot: { card, part, place: typeof place === "number" ? place : null, side: typeof side === "string" ? side : null },
  };
}

export const ofCard = (found: readonly Located[], id: string): readonly Located[] => found.filter(({ spot }) => spot?.card === id);
export const ofDeck = (found: readonly Located[]): readonly Located[] => found.filter(({ spot }) => spot === null);
export const ofPart = (found: readonly Located[], part: Part): readonly Located[] => found.filter(({ spot }) => spot?.part === part);

/** Is this the text that is meant? One that names none means them all. */
export const means = ({ spot }: Located, place: number, side: string | null = null): boolean =>
  spot?.part === "answer" && spot.place === place && (side === null || spot.side === side);

/** The line of a table that a problem is about; null if the file is none. */
export function rowOf({ details: { card } }: Problem): number | null {
  const line = typeof card === "string" ? /^line (\d+)$/.exec(card) : null;
  return line ? Number(line[1]) : null;
}
