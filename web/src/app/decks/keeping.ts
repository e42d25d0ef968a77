// Decks that one is writing, kept on this device until they are saved or thrown away.
import { useSyncExternalStore } from "react";
import type { KeptDeck } from "@/session/decks";
import { read, write } from "@/session/keeping";

export interface Unsaved {
  key: string; // the deck's id, or one of its own while there is no deck
  deck: KeptDeck;
  edition: number | null; // that was changed; null: there is no deck yet
  at: number;
}

const KEY = "ronda.decks";
const NONE: readonly Unsaved[] = [];
const listeners = new Set<() => void>();
let current: readonly Unsaved[] | null = null;

export const unsaved = (): readonly Unsaved[] => (current ??= read(KEY, NONE));
export const unsavedDeck = (key: string): Unsaved | undefined => unsaved().find((each) => each.key === key);

function put(next: readonly Unsaved[]): void {
  current = next;
  write(KEY, next.length === 0 ? null : next);
  listeners.forEach((tell) => tell());
}

export function keepUnsaved(key: string, deck: KeptDeck, edition: number | null): void {
  put([{ key, deck, edition, at: Date.now() }, ...unsaved().filter((each) => each.key !== key)]);
}

export function forgetUnsaved(key: string): void {
  if (unsavedDeck(key)) put(unsaved().filter((each) => each.key !== key));
}

/** A key for a deck that is no deck yet. */
export const newKey = (): string => `new-${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 6)}`;

function subscribe(tell: () => void): () => void {
  const elsewhere = (event: StorageEvent) => {
    if (event.key !== KEY) return;
    current = null;
    tell();
  };
  listeners.add(tell);
  window.addEventListener("storage", elsewhere);
  return () => {
    listeners.delete(tell);
    window.removeEventListener("storage", elsewhere);
  };
}

export const useUnsaved = (): readonly Unsaved[] => useSyncExternalStore(subscribe, unsaved, () => NONE);
