import { LONGEST, MOST } from "@/app/decks/cards";
import type { FormProps } from "@/app/decks/forms/AnswerForm";
import { Complaints } from "@/app/decks/forms/Complaints";
import { TextLine } from "@/app/decks/forms/TextLine";
import { means, ofPart } from "@/app/decks/problems";
import { ToolButton, ToolSign } from "@/app/decks/Signs";
import { useSay } from "@/texts/words";
import styles from "./forms.module.css";

const WORDS = {
  title: ["Answers that count as right", "Respuestas que valen"],
  hint: [
    "The first is told as the solution. Capitals, accents and blanks around it do not matter.",
    "La primera se muestra como solución. No importan mayúsculas, tildes ni espacios alrededor.",
  ],
  answer: ["Answer {place}", "Respuesta {place}"],
  add: ["Add an answer", "Añadir una respuesta"],
  remove: ["Remove answer {place}", "Quitar la respuesta {place}"],
} as const;

/** OWN_ANSWER: every wording that is accepted. */
export function Accepted({ card, told, change }: FormProps) {
  const say = useSay(WORDS);
  const { accepted } = card;
  const found = ofPart(told, "answer");
  return (
    <fieldset className={styles.group}>
      <legend>{say("title")}</legend>
      {accepted.map((text, place) => (
        <TextLine
          key={place}
          bare
          label={say("answer", { place: place + 1 })}
          value={text}
          longest={LONGEST.text}
          found={found.filter((each) => means(each, place))}
          onChange={(next) => change({ accepted: accepted.with(place, next) }, `answer ${place}`)}
        >
          {accepted.length > 1 && (
            <ToolButton tool="cross" label={say("remove", { place: place + 1 })} onClick={() => change({ accepted: accepted.toSpliced(place, 1) }, `without ${place}`)} />
          )}
        </TextLine>
      ))}
      <p className={styles.hint}>{say("hint")}</p>
      <Complaints found={found.filter(({ spot }) => spot?.place === null)} />
      {accepted.length < MOST.answers && (
        <button type="button" className={styles.add} onClick={() => change({ accepted: [...accepted, ""] }, `more ${accepted.length}`)}>
          <ToolSign tool="add" />
          {say("add")}
        </button>
      )}
    </fieldset>
  );
}
