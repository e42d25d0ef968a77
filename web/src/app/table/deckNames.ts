import { capital } from "@/games/forms/wording";
import type { BuiltInDeck } from "@/session/decks";
import { useGameTexts } from "@/texts/gameTexts";
import { useSay } from "@/texts/words";

const WORDS = {
  builtIn: ["{subject} ({language})", "{subject} ({language})"],
  nameless: ["A deck", "Un mazo"],
} as const;

interface Named {
  deckid: string;
  name?: string | null;
}

/** What a deck is called: as whoever made it says, or a built-in one by its subject. */
export function useDeckName(library: readonly BuiltInDeck[]): (deck: Named) => string {
  const say = useSay(WORDS);
  const own = useGameTexts("serpent");
  const word = (value: string) => own(`value:${value}`) ?? value;
  return ({ deckid, name }) => {
    const known = library.find((deck) => deck.deckid === deckid);
    if (known) return say("builtIn", { subject: capital(word(known.subject)), language: word(known.language) });
    return name ?? say("nameless");
  };
}
