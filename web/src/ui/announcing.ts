// What happened, for the eyes (toasts) and for the ears (a live region). One queue for the page.
import { useSyncExternalStore } from "react";

export type Tone = "plain" | "good" | "bad";
export interface Notice {
  id: number;
  text: string;
  tone: Tone;
  shown: boolean; // or only read aloud
}

const LASTS_MS = 6000;
let notices: readonly Notice[] = [];
let count = 0;
const listeners = new Set<() => void>();

function put(next: readonly Notice[]): void {
  notices = next;
  listeners.forEach((tell) => tell());
}

function add(text: string, tone: Tone, shown: boolean): void {
  const notice = { id: ++count, text, tone, shown };
  put([...notices.slice(-4), notice]);
  setTimeout(() => dismiss(notice.id), LASTS_MS);
}

/** Shown for a while, and read aloud. */
export const toast = (text: string, tone: Tone = "plain"): void => add(text, tone, true);

/** Read aloud alone: the eyes have seen it happen. */
export const announce = (text: string): void => add(text, "plain", false);

export const dismiss = (id: number): void => put(notices.filter((notice) => notice.id !== id));

const NONE: readonly Notice[] = [];

export function useNotices(): readonly Notice[] {
  return useSyncExternalStore(
    (tell) => {
      listeners.add(tell);
      return () => listeners.delete(tell);
    },
    () => notices,
    () => NONE,
  );
}
