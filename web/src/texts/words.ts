// Sentences in both languages, side by side: one that lacks a language does not compile.
import type { Language } from "@/texts/language";
import { useLanguage } from "@/texts/useLanguage";

export type Pair = readonly [english: string, spanish: string];
export type Words = Readonly<Record<string, Pair>>;
export type Values = Readonly<Record<string, string | number>>;
export type Say<W extends Words> = (key: keyof W, values?: Values) => string;

const INDEX: Record<Language, 0 | 1> = { en: 0, es: 1 };
const PLACE = /\{(\w+)(?:\|([^|}]*)\|([^}]*))?\}/g;

/**
 * Fill the places of a sentence. `{name}` takes a value; `{count|token|tokens}` takes the word that
 * goes with the number, and `{count}` the number as people write it.
 */
export function filled(sentence: string, values: Values, language: Language): string {
  return sentence.replace(PLACE, (whole, name: string, one?: string, other?: string) => {
    const value = values[name];
    if (value === undefined) return whole;
    if (one === undefined || other === undefined) return written(value, language);
    return new Intl.PluralRules(language).select(Number(value)) === "one" ? one : other;
  });
}

/** Four digits stand together: they may be a year. */
export function written(value: string | number, language: Language): string {
  return typeof value === "number" ? new Intl.NumberFormat(language, { useGrouping: "min2" }).format(value) : value;
}

export function say<W extends Words>(words: W, language: Language): Say<W> {
  return (key, values = {}) => filled(words[key]?.[INDEX[language]] ?? String(key), values, language);
}

export function useSay<W extends Words>(words: W): Say<W> {
  return say(words, useLanguage());
}
