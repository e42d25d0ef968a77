// What the server finds wrong with the deck: a moment after each change, and at once before it is saved.
import { useEffect, useState } from "react";
import type { DeckDraft } from "@/app/decks/draft";
import { type Located, located } from "@/app/decks/problems";
import { check, type KeptDeck, type Problem } from "@/session/decks";
import { useLanguage } from "@/texts/useLanguage";

const PAUSE_MS = 500;

export interface Checked {
  found: readonly Located[] | null; // null: nothing is known yet, or nobody to ask for
  checkNow: () => Promise<readonly Located[]>;
}

/** A deck without cards has nothing wrong with it; whoever asks for nobody hears nothing. */
const ask = (deck: KeptDeck): Promise<readonly Problem[] | null> => (deck.cards.length === 0 ? Promise.resolve([]) : check(deck).catch(() => null));

export function useChecked(draft: DeckDraft, deck: KeptDeck, asks: boolean): Checked {
  const spoken = useLanguage();
  const [problems, put] = useState<readonly Problem[] | null>(null);
  useEffect(() => {
    if (!asks) return;
    let stays = true;
    const timer = setTimeout(() => void ask(deck).then((told) => stays && put(told)), PAUSE_MS);
    return () => {
      stays = false;
      clearTimeout(timer);
    };
  }, [deck, asks, spoken]);
  const where = (told: readonly Problem[] | null) => told?.map((problem) => located(problem, draft)) ?? null;
  const checkNow = async () => {
    const told = await ask(deck);
    put(told);
    return where(told) ?? [];
  };
  return { found: asks ? where(problems) : null, checkNow };
}
