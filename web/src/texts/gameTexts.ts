// The sentences that games bring along, written in Python and generated into src/generated/texts.
import { useEffect, useState } from "react";
import type { Language } from "@/texts/language";
import { useLanguage } from "@/texts/useLanguage";
import { filled, type Values } from "@/texts/words";

type Sentences = Readonly<Record<string, string>>;
export type GameSay = (key: string, values?: Values) => string | null;

type Source = (game: string) => Promise<Sentences>;

const NONE: Sentences = {};
const known = new Map<string, Sentences>();
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

/** What a game says for a key (`event:offerMade`, `result:DRAW`, a refusal's code); null if it does not, or is none. */
export function useGameTexts(game: string): GameSay {
  const language = useLanguage();
  const sentences = useSentences(game);
  return (key, values = {}) => {
    const sentence = sentences[key];
    return sentence === undefined ? null : filled(sentence, values, language);
  };
}

/** Drawn again once they are there. */
function useArrival(game: string): void {
  const language = useLanguage();
  const id = `${game}.${language}`;
  const [, arrived] = useState(0);
  useEffect(() => {
    if (!game || known.has(id)) return;
    void load(game, language).then((sentences) => {
      known.set(id, sentences);
      arrived((times) => times + 1);
    });
  }, [game, id, language]);
}
