// Decks of cards for the quiz race: mine, those of my organisations, and the built-in ones.
import { ask } from "@/session/api";
import { askAsMe } from "@/session/identity";

/** A card as it travels; the form of `answer` goes with the type. */
export interface Card {
  cardid: string;
  question: string;
  type: number;
  answer?: unknown;
  consequence?: { type: number; value?: number } | null;
}

export interface DeckLine {
  deckid: string;
  name: string;
  decktype: number;
  cardCount: number;
  organisationId: string | null;
  mine: boolean;
  mayChange: boolean;
  edition: number;
  changedAt: string;
}

export interface WholeDeck extends DeckLine {
  cards: readonly Card[];
}

/** A deck as it is to be kept. */
export interface KeptDeck {
  name: string;
  decktype: number;
  organisationId: string | null;
  cards: readonly Card[];
}

export interface BuiltInDeck {
  deckid: string;
  decktype: number;
  subject: string;
  language: string;
  cardCount: number;
}

export interface WholeBuiltIn extends BuiltInDeck {
  cards: readonly Card[];
}

export interface Organisation {
  id: string;
  name: string;
  role: string;
}

/** Something wrong, in a sentence, and what the sentence names. */
export interface Problem {
  error: string;
  code: string;
  details: Readonly<Record<string, unknown>>;
}

/** What is in a file: nobody has checked what the cards are. */
export interface Reading {
  decks: readonly { deckid?: unknown; decktype?: unknown; cards?: unknown }[];
  problems: readonly Problem[];
}

export const myDecks = () => askAsMe<readonly DeckLine[]>("GET", "/api/decks");
export const myOrganisations = () => askAsMe<readonly Organisation[]>("GET", "/api/organisations");
export const deck = (id: string) => askAsMe<WholeDeck>("GET", `/api/decks/${id}`);
export const addDeck = (kept: KeptDeck) => askAsMe<WholeDeck>("POST", "/api/decks", kept);
export const removeDeck = (id: string) => askAsMe<null>("DELETE", `/api/decks/${id}`);
export const exported = (id: string) => askAsMe<unknown>("GET", `/api/decks/${id}/export`);

/** Refused with DECK_CHANGED if somebody has changed it since that edition. */
export const changeDeck = (id: string, edition: number, kept: KeptDeck) =>
  askAsMe<WholeDeck>("PUT", `/api/decks/${id}`, { ...kept, edition });

export const check = ({ decktype, cards }: KeptDeck) =>
  askAsMe<{ problems: readonly Problem[] }>("POST", "/api/decks/check", { decktype, cards }).then(({ problems }) => problems);

/** A deck that a table plays with; a built-in one has no name of its own. */
export interface ChosenDeck {
  deckid: string;
  name: string | null;
  decktype: number;
  cardCount: number;
}

export const chosenDecks = (game: string, code: string) =>
  askAsMe<readonly ChosenDeck[]>("GET", `/api/games/${game}/decks?${new URLSearchParams({ code })}`);

/** The decks for the next match; none: the built-in ones that the options say. */
export const chooseDecks = (game: string, deckids: readonly string[]) => askAsMe<readonly ChosenDeck[]>("PUT", `/api/games/${game}/decks`, { deckids });

export const builtInDecks = () => ask<readonly BuiltInDeck[]>("GET", "/api/games/decks");
export const builtInDeck = (id: string) => ask<WholeBuiltIn>("GET", `/api/games/decks/${id}`);

const JSON_TYPE = "application/json";
const CSV_TYPE = "text/csv";

/** The file under the type that the server goes by; systems disagree about what a table is. */
const typed = (file: File): Blob => file.slice(0, file.size, /\.json$/i.test(file.name) || file.type === JSON_TYPE ? JSON_TYPE : CSV_TYPE);

export const readFile = (file: File, name: string) => askAsMe<Reading>("POST", `/api/decks/read?${new URLSearchParams({ name })}`, typed(file));

export const importFile = (file: File, name: string, organisationId: string | null) =>
  askAsMe<readonly DeckLine[]>("POST", `/api/decks/import?${new URLSearchParams({ name, ...(organisationId ? { organisationId } : {}) })}`, typed(file));
