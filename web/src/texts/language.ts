// The language of the page: kept on this device, changed without a reload.
export const LANGUAGES = ["en", "es"] as const;
export type Language = (typeof LANGUAGES)[number];

/** Whose dates and hours go with a language: the English of these pages is British. */
export const PLACES: Readonly<Record<Language, string>> = { en: "en-GB", es: "es" };

const KEY = "ronda.language";
const listeners = new Set<() => void>();

function wanted(): Language {
  const kept = read();
  if (kept === "en" || kept === "es") return kept;
  return navigator.language.startsWith("es") ? "es" : "en";
}

function read(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null; // a browser that keeps nothing can still speak
  }
}

let current: Language | null = null;

export function language(): Language {
  current ??= typeof navigator === "undefined" ? "en" : wanted();
  return current;
}

export function speak(next: Language): void {
  current = next;
  try {
    localStorage.setItem(KEY, next);
  } catch {
    // Then it lasts until the page is left.
  }
  document.documentElement.lang = next;
  listeners.forEach((tell) => tell());
}

export function onLanguage(tell: () => void): () => void {
  listeners.add(tell);
  return () => listeners.delete(tell);
}
