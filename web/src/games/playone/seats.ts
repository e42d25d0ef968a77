// Who sits where, whose turn it is, and what went from hand to hand. Pure.
import type { PlayoneState } from "@/generated/views";

type Player = PlayoneState["players"][number];

export const current = (state: PlayoneState): number | undefined => state.order[state.currentPlayerIndex];

export const dealer = (state: PlayoneState): number | undefined => state.order[state.dealerIndex];

export const isPlaying = (state: PlayoneState): boolean => ["TURN", "CHOOSE_COLOR_REQUIRED"].includes(state.phase);

/** Everybody at the table, from the seat after mine on, mine last; a watcher sees them by seat. */
export function around(state: PlayoneState, me: number | null): Player[] {
  const after = state.players.findIndex((player) => player.id === me) + 1;
  return [...state.players.slice(after), ...state.players.slice(0, after)];
}

/** How many cards each seat has drawn between two views of one round. */
export function drawn(before: PlayoneState, now: PlayoneState): { seat: number; count: number }[] {
  if (before.round !== now.round) return [];
  return now.players
    .map((player) => ({ seat: player.id, count: player.cardCount - (before.players[player.id]?.cardCount ?? 0) }))
    .filter(({ count }) => count > 0);
}

/** Where the card on top came from: the hand of a seat, the pile, or nowhere since it lay there. */
export function laidFrom(before: PlayoneState, now: PlayoneState): number | "deck" | null {
  if (!now.topCard || before.topCard?.id === now.topCard.id) return null;
  if (before.round !== now.round) return "deck";
  const fewer = now.players.find((player) => player.cardCount < (before.players[player.id]?.cardCount ?? 0));
  return fewer?.id ?? "deck";
}
