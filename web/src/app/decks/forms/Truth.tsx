import type { FormProps } from "@/app/decks/forms/AnswerForm";
import { Complaints } from "@/app/decks/forms/Complaints";
import { ofPart } from "@/app/decks/problems";
import { Field } from "@/games/forms/Field";
import { useSay } from "@/texts/words";

const WORDS = {
  title: ["The statement is", "La afirmación es"],
  true: ["True", "Verdadera"],
  false: ["False", "Falsa"],
} as const;

/** TRUE_FALSE. */
export function Truth({ card, told, change }: FormProps) {
  const say = useSay(WORDS);
  return (
    <div>
      <Field
        name="truth"
        schema={{ enum: [true, false] }}
        value={card.truth}
        wording={{ name: () => say("title"), value: (truth) => say(truth === true ? "true" : "false") }}
        onChange={(truth) => change({ truth: truth === true }, `truth ${String(truth)}`)}
      />
      <Complaints found={ofPart(told, "answer")} />
    </div>
  );
}
