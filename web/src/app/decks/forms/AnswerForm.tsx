import { CLOSER, type CardDraft, JOKER, LUCK, OWN_ANSWER, PAIRS, QUIZ, TRUE_FALSE } from "@/app/decks/cards";
import { Accepted } from "@/app/decks/forms/Accepted";
import { Fate } from "@/app/decks/forms/Fate";
import { Near } from "@/app/decks/forms/Near";
import { Options } from "@/app/decks/forms/Options";
import { Pairs } from "@/app/decks/forms/Pairs";
import { Truth } from "@/app/decks/forms/Truth";
import type { Located } from "@/app/decks/problems";

export interface FormProps {
  card: CardDraft;
  told: readonly Located[];
  change: (changes: Partial<CardDraft>, what: string) => void;
}

/** The answer of a card, in the form that its type has. */
export function AnswerForm(props: FormProps) {
  switch (props.card.type) {
    case QUIZ:
      return <Options {...props} />;
    case PAIRS:
      return <Pairs {...props} />;
    case OWN_ANSWER:
      return <Accepted {...props} />;
    case TRUE_FALSE:
      return <Truth {...props} />;
    case CLOSER:
      return <Near {...props} />;
    case JOKER:
    case LUCK:
      return <Fate {...props} />;
    default:
      return null;
  }
}
