import { numberIn } from "@/app/decks/cards";
import type { FormProps } from "@/app/decks/forms/AnswerForm";
import { Complaints } from "@/app/decks/forms/Complaints";
import { TextLine } from "@/app/decks/forms/TextLine";
import { ofPart } from "@/app/decks/problems";
import { useSay } from "@/texts/words";
import styles from "./forms.module.css";

const WORDS = {
  correct: ["The right number", "El número correcto"],
  percent: ["How many percent off still count", "Qué tanto por ciento de error vale"],
  range: ["Counts as right: {least} to {most}.", "Vale: de {least} a {most}."],
  exact: ["Only the exact number counts.", "Solo vale el número exacto."],
} as const;

const LONGEST_NUMBER = 20;

/** CLOSER: a number, and how near to it one has to come. */
export function Near({ card, told, change }: FormProps) {
  const say = useSay(WORDS);
  const [correct, percent] = [numberIn(card.correct), numberIn(card.percent)];
  const known = typeof correct === "number" && typeof percent === "number";
  const off = known ? (Math.abs(correct) * percent) / 100 : 0;
  return (
    <div className={styles.near}>
      <TextLine numeric label={say("correct")} value={card.correct} longest={LONGEST_NUMBER} found={[]} onChange={(next) => change({ correct: next }, "correct")} />
      <TextLine numeric label={say("percent")} value={card.percent} longest={LONGEST_NUMBER} found={[]} onChange={(next) => change({ percent: next }, "percent")}>
        <span aria-hidden="true">%</span>
      </TextLine>
      {known && <p className={styles.hint}>{off === 0 ? say("exact") : say("range", { least: correct - off, most: correct + off })}</p>}
      <Complaints found={ofPart(told, "answer")} />
    </div>
  );
}
