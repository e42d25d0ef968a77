// What is on the bench stays on this device until it is saved; leaving the page asks first.
import { useEffect, useRef } from "react";
import { forgetUnsaved, keepUnsaved } from "@/app/decks/keeping";
import type { KeptDeck } from "@/session/decks";

const PAUSE_MS = 400;

interface Work {
  key: string;
  deck: KeptDeck;
  edition: number | null;
  dirty: boolean;
}

export function useKept({ key, deck, edition, dirty }: Work): void {
  const latest = useRef<Work>({ key, deck, edition, dirty: false });
  useEffect(() => {
    latest.current = { key, deck, edition, dirty };
    if (!dirty) {
      forgetUnsaved(key);
      return;
    }
    const timer = setTimeout(() => keepUnsaved(key, deck, edition), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [key, deck, edition, dirty]);
  useEffect(() => {
    const keepNow = () => {
      const last = latest.current;
      if (last.dirty) keepUnsaved(last.key, last.deck, last.edition);
      return last.dirty;
    };
    const leaving = (event: BeforeUnloadEvent) => {
      if (keepNow()) event.preventDefault();
    };
    window.addEventListener("beforeunload", leaving);
    return () => {
      window.removeEventListener("beforeunload", leaving);
      keepNow();
    };
  }, []);
}
