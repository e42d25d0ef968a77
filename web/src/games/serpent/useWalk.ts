import { useEffect, useState } from "react";
import type { SerpentState } from "@/generated/views";
import { useChange } from "@/games/happenings";
import { headed, isStill, positionsOf, standing, stepped, tumbles, walks } from "@/games/serpent/walking";

const STEP_MS = 90;

const still = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** Where the pieces are drawn: they walk to where the view has them. Of whoever rolled last it is told how far that is. */
export function useWalk(state: SerpentState, players: number): { at: readonly number[]; walking: boolean; tumbling: boolean } {
  const [walk, put] = useState(() => standing(positionsOf(state, players)));
  useChange(state, (before, now) => put((walk) => (still() ? standing(positionsOf(now, players)) : headed(walk, before, now))));
  useEffect(() => {
    if (isStill(walk)) return;
    const timer = setTimeout(() => put(stepped), STEP_MS);
    return () => clearTimeout(timer);
  }, [walk]);
  const last = state.lastTurn?.playerId;
  return { at: walk.at, walking: walks(walk, last), tumbling: tumbles(walk, last) };
}
