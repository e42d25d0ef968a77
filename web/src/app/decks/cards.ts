// A card as one writes it. Each type has its own parts, and all are kept while the type is tried out.
import known from "@/generated/decks.json";
import type { Card } from "@/session/decks";

export const [QUIZ, PAIRS, OWN_ANSWER, TRUE_FALSE, CLOSER, JOKER, LUCK] = [0, 1, 2, 3, 4, 5, 6] as const;
export const LETTERS = "ABCD";
export const { longest: LONGEST, most: MOST, least: LEAST } = known;
export const CARD_TYPES: readonly string[] = known.cardTypes;
export const CONSEQUENCES = Object.entries(known.consequences).map(([number, name]) => ({ type: Number(number), name }));
export const GO_TO_START = 5;

export const typesOf = (kind: number): readonly number[] => known.cardTypesOfDeck[kind] ?? [];
export const greatest = (consequence: number): number => (known.greatestValue as Record<string, number>)[consequence] ?? 1;

export interface Pair {
  left: string;
  right: string;
}

export interface CardDraft {
  id: string;
  type: number; // -1: not chosen
  question: string;
  options: readonly string[];
  right: number; // which option; -1: none yet
  ordering: boolean; // a sentence to put in order, not pairs
  pairs: readonly Pair[];
  sentence: string;
  accepted: readonly string[];
  truth: boolean | null;
  correct: string; // numbers as they are typed
  percent: string;
  fate: { type: number; value: number } | null;
}

export const blank = (id: string, type: number): CardDraft => ({
  id,
  type,
  question: "",
  options: ["", "", "", ""],
  right: -1,
  ordering: false,
  pairs: [
    { left: "", right: "" },
    { left: "", right: "" },
  ],
  sentence: "",
  accepted: [""],
  truth: null,
  correct: "",
  percent: "0",
  fate: type === LUCK ? { type: 0, value: 1 } : null,
});

/** `1,5` and `1.5`; what is no number stays as it was typed, for the check to complain about. */
export function numberIn(typed: string): number | string {
  const text = typed.trim().replace(",", ".");
  return text !== "" && Number.isFinite(Number(text)) ? Number(text) : typed;
}

function answerOf(card: CardDraft): unknown {
  switch (card.type) {
    case QUIZ:
      return card.options.map((text, place) => ({ answer: LETTERS[place] ?? "", text, correct: place === card.right }));
    case PAIRS:
      return card.ordering ? card.sentence : card.pairs.map(({ left, right }) => ({ left, right }));
    case OWN_ANSWER:
      return card.accepted;
    case TRUE_FALSE:
      return card.truth;
    case CLOSER:
      return { correct: numberIn(card.correct), percent: numberIn(card.percent) };
    default:
      return undefined;
  }
}

/** The card as it travels. */
export function asCard(card: CardDraft): Card {
  const { id: cardid, question, type } = card;
  if (type === LUCK || type === JOKER) return { cardid, question, type, consequence: card.fate };
  return { cardid, question, type, answer: answerOf(card) };
}

const text = (value: unknown): string => (typeof value === "string" ? value : value === null || value === undefined ? "" : JSON.stringify(value));
const object = (value: unknown): Readonly<Record<string, unknown>> => (typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {});
const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? (value as unknown[]) : []);
const whole = (value: unknown, otherwise: number): number => (Number.isInteger(value) ? (value as number) : otherwise);

function answersIn(type: number, answer: unknown): Partial<CardDraft> {
  const items = list(answer);
  switch (type) {
    case QUIZ:
      return { options: items.map((item) => text(object(item).text)), right: items.findIndex((item) => object(item).correct === true) };
    case PAIRS:
      if (!Array.isArray(answer)) return { ordering: true, sentence: text(answer) };
      return { pairs: items.map((item) => ({ left: text(object(item).left), right: text(object(item).right) })) };
    case OWN_ANSWER:
      return { accepted: items.map(text) };
    case TRUE_FALSE:
      return { truth: typeof answer === "boolean" ? answer : null };
    case CLOSER:
      return { correct: text(object(answer).correct), percent: text(object(answer).percent) };
    default:
      return {};
  }
}

/** A card of a deck or a file to write on; whatever cannot be understood is left open. */
export function draftOf(card: unknown, id: string): CardDraft {
  const { question, type, answer, consequence } = object(card);
  const known = whole(type, -1);
  const start = blank(id, CARD_TYPES[known] ? known : -1);
  const fate = object(consequence);
  const told = consequence === null || consequence === undefined ? null : { type: whole(fate.type, 0), value: whole(fate.value, 1) };
  return { ...start, question: text(question), ...answersIn(known, answer), fate: told };
}
