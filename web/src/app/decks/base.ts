import { draftFrom, kept } from "@/app/decks/draft";
import type { KeptDeck, WholeDeck } from "@/session/decks";

export interface Base {
  id: string;
  edition: number; // that one has seen and changes
  mayChange: boolean;
  deck: KeptDeck;
}

/** What is kept of a deck; changes that wait on this device belong to the edition they were made on. */
export const asBase = (deck: WholeDeck, changed?: number | null): Base => ({
  id: deck.deckid,
  edition: changed ?? deck.edition,
  mayChange: deck.mayChange,
  deck: kept(draftFrom(deck)),
});
