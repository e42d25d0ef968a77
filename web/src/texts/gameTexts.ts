// The sentences that games bring along, written in Python and generated into src/generated/texts.
import { useEffect, useSyncExternalStore } from "react";
import names from "@/generated/names.json";
import type { Language } from "@/texts/language";
import { useLanguage } from "@/texts/useLanguage";
import { filled, type Values } from "@/texts/words";

type Sentences = Readonly<Record<string, string>>;
export type GameSay = (key: string, values?: Values) => string | null;

type Source = (game: string) => Promise<Sentences>;

const NONE: Sentences = {};
const NAMES: Readonly<Record<string, Readonly<Record<Language, Sentences>>>> = names; // there at once
const known = new Map<string, Sentences>();
const asked = new Set<string>();
const listeners = new Set<() => void>();
let elsewhere: Source = () => Promise.resolve({});

/** Where sentences come from of games that this site was not built with. */
export function learnFrom(source: Source): void {
  elsewhere = source;
}

async function load(game: string, language: Language): Promise<Sentences> {
  const [shared, own] = await Promise.all([
    import(`@/generated/texts/common.${language}.json`) as Promise<{ default: Sentences }>,
    (import(`@/generated/texts/${game}.${language}.json`) as Promise<{ default: Sentences }>).catch(async () => ({ default: await elsewhere(game).catch(() => ({})) })),
  ]);
  return { ...shared.default, ...own.default };
}

/** All that a game says, as far as it has arrived. */
export function useSentences(game: string): Sentences {
  const id = `${game}.${useLanguage()}`;
  useArrival(game);
  return known.get(id) ?? NONE;
}

/** What a game is called and about, which needs nothing else to have arrived where this site was built with it. */
export function useIntroduction(game: string): { name: string; summary: string } {
  const language = useLanguage();
  const built = NAMES[game]?.[language];
  const { name = game, summary = "" } = { ...useSentences(built ? "" : game), ...built };
  return { name, summary };
}

/** What a game says for a key (`event:offerMade`, `result:DRAW`, a refusal's code); null if it does not, or is none. */
export function useGameTexts(game: string): GameSay {
  const language = useLanguage();
  const sentences = useSentences(game);
  return (key, values = {}) => {
    const sentence = sentences[key];
    return sentence === undefined ? null : filled(sentence, values, language);
  };
}

/** Drawn again once they are there, whoever had asked for them. */
function useArrival(game: string): void {
  const language = useLanguage();
  const id = `${game}.${language}`;
  useSyncExternalStore(
    onArrival,
    () => known.has(id),
    () => false,
  );
  useEffect(() => {
    if (game) void fetched(game, language);
  }, [game, language]);
}

function onArrival(tell: () => void): () => void {
  listeners.add(tell);
  return () => listeners.delete(tell);
}

async function fetched(game: string, language: Language): Promise<void> {
  const id = `${game}.${language}`;
  if (known.has(id) || asked.has(id)) return;
  asked.add(id);
  try {
    known.set(id, await load(game, language));
  } catch {
    return; // whoever wants them next asks again
  } finally {
    asked.delete(id);
  }
  listeners.forEach((tell) => tell());
}
