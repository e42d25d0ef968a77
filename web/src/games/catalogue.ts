// The games there are: those that this site was built with, and those that the server has beside.
import { useSyncExternalStore } from "react";
import built from "@/generated/games.json";
import { ask } from "@/session/api";
import type { Schema } from "@/session/types";
import { learnFrom } from "@/texts/gameTexts";

export interface GameInfo {
  id: string;
  seats: { minimum: number; maximum: number };
  options: Schema;
  bots: readonly string[];
  chat: boolean;
  undo: boolean;
}

interface Told extends Omit<GameInfo, "seats"> {
  seats: readonly [fewest: number, most: number];
}

const BUILT = built as unknown as readonly GameInfo[];
const listeners = new Set<() => void>();
let games = BUILT;
let asked = false;

learnFrom((game) => ask("GET", `/api/games/texts/${game}`));

async function askServer(): Promise<void> {
  asked = true;
  const told = await ask<readonly Told[]>("GET", "/api/games").catch(() => []);
  const fresh = told.filter(({ id }) => !BUILT.some((game) => game.id === id));
  if (fresh.length === 0) return;
  games = [...BUILT, ...fresh.map((game) => ({ ...game, seats: { minimum: game.seats[0], maximum: game.seats[1] } }))];
  listeners.forEach((tell) => tell());
}

function subscribe(tell: () => void): () => void {
  if (!asked) void askServer();
  listeners.add(tell);
  return () => listeners.delete(tell);
}

export const useGames = (): readonly GameInfo[] =>
  useSyncExternalStore(
    subscribe,
    () => games,
    () => BUILT,
  );

export const useGame = (id: string): GameInfo | undefined => useGames().find((game) => game.id === id);
