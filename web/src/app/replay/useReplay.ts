import { useCallback, useEffect, useState } from "react";
import type { Frame, Page } from "@/app/replay/frames";
import { Refusal } from "@/session/api";
import { askAsMe } from "@/session/identity";
import { useLanguage } from "@/texts/useLanguage";

/** Whose eyes are asked for; `own` leaves it to the server: one's own, or else a spectator's. */
export type Eyes = number | "own" | "outside";

export interface Asked {
  match: string;
  code: string; // of a private table, where one did not sit
}

export interface Loaded {
  page: Page; // with all frames that have come
  eyes: Eyes; // that these are seen through
  whole: boolean;
}

export interface Replay {
  loaded: Loaded | null;
  problem: Refusal | null;
  again: () => void;
}

const FIRST = 60; // soon there
const MORE = 1000; // at once: the server plays the match again for every page

const EYES = { own: "", outside: "&watching=true" } as const;

function pathOf({ match, code }: Asked, eyes: Eyes, after: number, limit: number): string {
  const whose = typeof eyes === "number" ? `&seat=${eyes}` : EYES[eyes];
  const secret = code ? `&code=${encodeURIComponent(code)}` : "";
  return `/api/matches/${encodeURIComponent(match)}/replay?after=${after}&limit=${limit}${whose}${secret}`;
}

/** The match so far, each time some more of it has come. */
async function* pages(asked: Asked, eyes: Eyes): AsyncGenerator<Loaded> {
  let frames: readonly Frame[] = [];
  for (let limit = FIRST; ; limit = MORE) {
    const page = await askAsMe<Page>("GET", pathOf(asked, eyes, frames.at(-1)?.version ?? -1, limit));
    frames = [...frames, ...page.frames];
    const whole = page.frames.length < limit;
    yield { page: { ...page, frames }, eyes, whole };
    if (whole) return;
  }
}

/** A match as it was played. What was there before stays until so many steps of the other have come. */
export function useReplay(match: string, code: string, eyes: Eyes, needed: () => number): Replay {
  const language = useLanguage();
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [problem, setProblem] = useState<Refusal | null>(null);
  const [times, setTimes] = useState(0);
  useEffect(() => {
    let wanted = true;
    const load = async () => {
      for await (const next of pages({ match, code }, eyes)) {
        if (!wanted) return;
        if (next.whole || next.page.frames.length > needed()) setLoaded(next);
      }
    };
    load().catch((refused: unknown) => {
      if (!(refused instanceof Refusal)) throw refused;
      if (wanted) setProblem(refused);
    });
    return () => {
      wanted = false;
    };
  }, [match, code, eyes, language, times, needed]);
  const again = useCallback(() => {
    setProblem(null);
    setTimes((before) => before + 1);
  }, []);
  return { loaded, problem, again };
}
