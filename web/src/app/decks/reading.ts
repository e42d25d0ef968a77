// What a file says, as decks that can be written on, and what is wrong with it, row by row.
import { kept, draftFrom } from "@/app/decks/draft";
import { rowOf } from "@/app/decks/problems";
import type { KeptDeck, Problem, Reading } from "@/session/decks";

const KINDS = 4;
const NAMES = ["positive", "negative", "luck", "joker"];

const kindOf = (value: unknown): number => (Number.isInteger(value) && (value as number) >= 0 && (value as number) < KINDS ? (value as number) : 0);

/** Decks to mend: each card that can be understood is there, and so is what of the others can. */
export function decksIn({ decks }: Reading, name: string): KeptDeck[] {
  return decks.map(({ decktype, cards }) => {
    const kind = kindOf(decktype);
    const called = decks.length === 1 ? name : `${name} (${NAMES[kind] ?? ""})`;
    return kept(draftFrom({ name: called, decktype: kind, organisationId: null, cards: Array.isArray(cards) ? (cards as unknown[]) : [] }));
  });
}

export interface Wrong {
  row: number | null;
  card: string | null; // as the file calls it, where it has no rows
  question: string;
  problem: Problem;
}

/** Every problem with the row it is in and the question that stands there, by rows. */
export function wrongs({ decks, problems }: Reading): Wrong[] {
  const cards = decks.flatMap((deck) => (Array.isArray(deck.cards) ? (deck.cards as unknown[]) : []));
  const found = problems.map((problem) => {
    const name = problem.details.card;
    const card = cards.find((each): each is { cardid: unknown; question: unknown } => typeof each === "object" && each !== null && "cardid" in each && each.cardid === name);
    return {
      row: rowOf(problem),
      card: typeof name === "string" ? name : null,
      question: typeof card?.question === "string" ? card.question : "",
      problem,
    };
  });
  return found.toSorted((one, other) => (one.row ?? 0) - (other.row ?? 0));
}
