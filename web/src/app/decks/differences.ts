// What somebody else made of the same deck meanwhile.
import type { Card, KeptDeck } from "@/session/decks";

export interface Differences {
  name: boolean; // and kind, and whose it is
  onlyMine: readonly Card[];
  onlyTheirs: readonly Card[];
  changed: readonly { mine: Card; theirs: Card }[];
}

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

export function differences(mine: KeptDeck, theirs: KeptDeck): Differences {
  const known = new Map(theirs.cards.map((card) => [card.cardid, card]));
  const mineById = new Map(mine.cards.map((card) => [card.cardid, card]));
  return {
    name: mine.name !== theirs.name || mine.decktype !== theirs.decktype || mine.organisationId !== theirs.organisationId,
    onlyMine: mine.cards.filter(({ cardid }) => !known.has(cardid)),
    onlyTheirs: theirs.cards.filter(({ cardid }) => !mineById.has(cardid)),
    changed: mine.cards.flatMap((card) => {
      const other = known.get(card.cardid);
      return other && !same(card, other) ? [{ mine: card, theirs: other }] : [];
    }),
  };
}
