// What came of the turns that were taken: kept in sight while others go on playing. Pure.
import type { SerpentState } from "@/generated/views";
import { hasRolled } from "@/games/serpent/walking";

export type Told = NonNullable<SerpentState["lastTurn"]>;
export type Card = NonNullable<SerpentState["lastCard"]>;
export type Guess = Told["guesses"][number];

export interface Tale {
  turn: Told;
  cards: readonly Card[]; // a question or luck, and perhaps a joker
  stale: number; // when the card was drawn that lay there before the roll
}

export type Tales = ReadonlyMap<number, Tale>; // the last turn of each seat

const NEVER = -1;

const newer = ({ lastCard }: SerpentState, { cards, stale }: Tale): boolean =>
  lastCard !== null && lastCard.drawnAt !== stale && !cards.some((card) => sameCard(card, lastCard));

const sameCard = (one: Card, other: Card): boolean => one.drawnAt === other.drawnAt && one.cardType === other.cardType;

/** What is known of the turn that is told now. */
function tale(state: SerpentState, turn: Told, before: Tale | undefined, stale: number): Tale {
  const known: Tale = before ? { ...before, turn } : { turn, cards: [], stale };
  const { lastCard } = state;
  return lastCard?.playerId === turn.playerId && newer(state, known) ? { ...known, cards: [...known.cards, lastCard] } : known;
}

/** From the first view that one sees: the card may be of this turn, or of one before. */
export function firstTales(state: SerpentState): Tales {
  const { lastTurn: turn } = state;
  return turn ? new Map([[turn.playerId, tale(state, turn, undefined, NEVER)]]) : new Map<number, Tale>();
}

/** From one view to the next. */
export function nextTales(tales: Tales, before: SerpentState, now: SerpentState): Tales {
  const { lastTurn: turn } = now;
  if (!turn) return new Map();
  const begun = hasRolled(before, now);
  const next = tale(now, turn, begun ? undefined : tales.get(turn.playerId), before.lastCard?.drawnAt ?? NEVER);
  return new Map(tales).set(turn.playerId, next);
}
