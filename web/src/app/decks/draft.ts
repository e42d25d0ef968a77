// A deck as one writes it, with every step on the way: pure, so that undoing is going back.
import { asCard, blank, type CardDraft, draftOf, MOST, typesOf } from "@/app/decks/cards";
import type { KeptDeck } from "@/session/decks";

export interface DeckDraft {
  name: string;
  kind: number;
  organisation: string | null;
  cards: readonly CardDraft[];
}

export interface Bench {
  draft: DeckDraft;
  past: readonly DeckDraft[];
  future: readonly DeckDraft[];
  last: string; // what was changed last: typing on is one step
  at: string | null; // the card that is open
  seen: ReadonlySet<string>; // cards that one has turned away from: now their problems are told
}

export type Act =
  | { do: "deck"; changes: Partial<Omit<DeckDraft, "cards">> }
  | { do: "card"; id: string; changes: Partial<CardDraft>; what: string }
  | { do: "add"; id: string; type: number }
  | { do: "copy"; id: string; as: string }
  | { do: "remove"; id: string }
  | { do: "move"; id: string; by: 1 | -1 }
  | { do: "open"; id: string | null }
  | { do: "tell" }
  | { do: "undo" }
  | { do: "redo" }
  | { do: "replace"; draft: DeckDraft };

const MOST_STEPS = 200;

export const begin = (draft: DeckDraft): Bench => ({
  draft,
  past: [],
  future: [],
  last: "",
  at: null,
  seen: new Set(draft.cards.map(({ id }) => id)),
});

/** One step on; a step of the same kind as the last goes with it. */
function step(bench: Bench, draft: DeckDraft, what = ""): Bench {
  const goesOn = what !== "" && what === bench.last;
  const past = goesOn ? bench.past : [...bench.past, bench.draft].slice(-MOST_STEPS);
  return { ...bench, draft, past, future: [], last: what };
}

const withCards = (bench: Bench, cards: readonly CardDraft[], what = ""): Bench => step(bench, { ...bench.draft, cards }, what);

function open(bench: Bench, id: string | null): Bench {
  const seen = bench.at === null || bench.at === id ? bench.seen : new Set([...bench.seen, bench.at]);
  return { ...bench, at: id, seen, last: "" };
}

/** Of another kind: cards that do not fit there become of the first type that does. */
function ofKind(draft: DeckDraft, kind: number): DeckDraft {
  const fitting = typesOf(kind);
  const [first = -1] = fitting;
  const cards = draft.cards.map((card) => (fitting.includes(card.type) ? card : ofType(card, first)));
  return { ...draft, kind, cards };
}

/** Of another type, with all that was written. */
export const ofType = (card: CardDraft, type: number): CardDraft => ({ ...card, type, fate: card.fate ?? blank("", type).fate });

function ofDeck(bench: Bench, changes: Partial<Omit<DeckDraft, "cards">>): Bench {
  const { kind = bench.draft.kind, ...others } = changes;
  const what = Object.keys(changes).join();
  return step(bench, { ...ofKind(bench.draft, kind), ...others }, what === "name" ? what : "");
}

function put(bench: Bench, place: number, card: CardDraft): Bench {
  if (bench.draft.cards.length >= MOST.cards) return bench;
  return open(withCards(bench, bench.draft.cards.toSpliced(place, 0, card)), card.id);
}

function moved(bench: Bench, place: number, by: number): Bench {
  const { cards } = bench.draft;
  const card = cards[place];
  const there = place + by;
  if (!card || there < 0 || there >= cards.length) return bench;
  return withCards(bench, cards.toSpliced(place, 1).toSpliced(there, 0, card));
}

function removed(bench: Bench, place: number): Bench {
  const cards = bench.draft.cards.toSpliced(place, 1);
  const next = bench.at === bench.draft.cards[place]?.id ? null : bench.at;
  return { ...withCards(bench, cards), at: next };
}

/** Back or forth in time; a card that is not there cannot be open. */
function travel(bench: Bench, draft: DeckDraft, past: readonly DeckDraft[], future: readonly DeckDraft[]): Bench {
  const at = draft.cards.some(({ id }) => id === bench.at) ? bench.at : null;
  return { ...bench, draft, past, future, last: "", at };
}

function undone(bench: Bench): Bench {
  const before = bench.past.at(-1);
  return before ? travel(bench, before, bench.past.slice(0, -1), [bench.draft, ...bench.future]) : bench;
}

function redone(bench: Bench): Bench {
  const [next, ...rest] = bench.future;
  return next ? travel(bench, next, [...bench.past, bench.draft], rest) : bench;
}

function ofCard(bench: Bench, act: Extract<Act, { do: "card" | "copy" | "remove" | "move" }>): Bench {
  const { cards } = bench.draft;
  const place = cards.findIndex(({ id }) => id === act.id);
  const card = cards[place];
  if (!card) return bench;
  if (act.do === "move") return moved(bench, place, act.by);
  if (act.do === "remove") return removed(bench, place);
  if (act.do === "copy") return put(bench, place + 1, { ...card, id: act.as });
  return withCards(bench, cards.with(place, { ...card, ...act.changes }), `${act.id} ${act.what}`);
}

export function reduce(bench: Bench, act: Act): Bench {
  switch (act.do) {
    case "deck":
      return ofDeck(bench, act.changes);
    case "add":
      return put(bench, bench.draft.cards.length, blank(act.id, act.type));
    case "open":
      return open(bench, act.id);
    case "tell":
      return { ...bench, seen: new Set(bench.draft.cards.map(({ id }) => id)) };
    case "undo":
      return undone(bench);
    case "redo":
      return redone(bench);
    case "replace":
      return begin(act.draft);
    default:
      return ofCard(bench, act);
  }
}

/** The deck as it is kept. */
export const kept = ({ name, kind, organisation, cards }: DeckDraft): KeptDeck => ({
  name: name.trim(),
  decktype: kind,
  organisationId: organisation,
  cards: cards.map(asCard),
});

export const alike = (one: KeptDeck, other: KeptDeck): boolean => JSON.stringify(kept(draftFrom(one))) === JSON.stringify(kept(draftFrom(other)));

const ID = /^[^\p{C}]{1,64}$/u;

/** Every card under an id of its own: those of a file may be no ids, or twice the same. */
function named(cards: readonly unknown[]): CardDraft[] {
  const taken = new Set<string>();
  return cards.map((card, place) => {
    const own = typeof card === "object" && card !== null && "cardid" in card ? card.cardid : null;
    const wanted = typeof own === "string" && ID.test(own) ? own : `card ${place + 1}`;
    const id = taken.has(wanted) ? fresh(taken) : wanted;
    taken.add(id);
    return draftOf(card, id);
  });
}

function fresh(taken: ReadonlySet<string>): string {
  let number = taken.size + 1;
  while (taken.has(`card ${number}`)) number += 1;
  return `card ${number}`;
}

/** An id that no card of the deck has. */
export const freshId = ({ cards }: DeckDraft): string => fresh(new Set(cards.map(({ id }) => id)));

export const draftFrom = ({ name, decktype, organisationId, cards }: Omit<KeptDeck, "cards"> & { cards: readonly unknown[] }): DeckDraft => ({
  name,
  kind: decktype,
  organisation: organisationId,
  cards: named(cards),
});
