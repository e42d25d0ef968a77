import type { Phase } from "@/session/types";
import { useSay } from "@/texts/words";

const WORDS = {
  lobby: ["waiting to begin", "por empezar"],
  playing: ["being played", "en juego"],
  paused: ["paused", "en pausa"],
  over: ["match over", "partida acabada"],
  closed: ["closed", "cerrada"],
} as const;

/** How a table stands, in words. */
export const usePhaseWords = (): ((phase: Phase) => string) => useSay(WORDS);
