// Words that several parts of the page of decks use.
import { capital } from "@/games/forms/wording";
import { CARD_TYPES, CONSEQUENCES } from "@/app/decks/cards";
import { useGameTexts } from "@/texts/gameTexts";
import { useSay } from "@/texts/words";

const KINDS = {
  0: ["Positive", "Positivo"],
  1: ["Negative", "Negativo"],
  2: ["Luck", "Suerte"],
  3: ["Joker", "Comodín"],
} as const;

const ABOUT = {
  0: ["Questions on positive fields: a right answer earns a move.", "Preguntas de las casillas positivas: acertar te da un movimiento."],
  1: ["Questions on negative fields: a right answer spares the penalty.", "Preguntas de las casillas negativas: acertar te libra de la penalización."],
  2: ["What happens on luck fields, at once.", "Lo que pasa en las casillas de suerte, al momento."],
  3: ["Tasks that the gamemaster judges, where a calculation leads to a special field.", "Tareas que juzga el moderador, cuando un cálculo lleva a una casilla especial."],
} as const;

const UNCHOSEN = { type: ["choose a type", "elige un tipo"] } as const;

export function useKinds(): { name: (kind: number) => string; about: (kind: number) => string } {
  const name = useSay(KINDS);
  const about = useSay(ABOUT);
  return { name: (kind) => name(kind as keyof typeof KINDS), about: (kind) => about(kind as keyof typeof ABOUT) };
}

/** What types of cards and consequences are called, as the game itself says it. */
export function useCardWords(): { type: (type: number) => string; fate: (type: number) => string } {
  const own = useGameTexts("serpent");
  const say = useSay(UNCHOSEN);
  const value = (name: string | undefined) => (name ? capital(own(`value:${name}`) ?? "") : capital(say("type")));
  return {
    type: (type) => value(CARD_TYPES[type]),
    fate: (type) => value(CONSEQUENCES.find((each) => each.type === type)?.name),
  };
}
