import { useId } from "react";
import { LEAST, LETTERS, LONGEST, MOST } from "@/app/decks/cards";
import type { FormProps } from "@/app/decks/forms/AnswerForm";
import { Complaints } from "@/app/decks/forms/Complaints";
import { TextLine } from "@/app/decks/forms/TextLine";
import { means, ofPart } from "@/app/decks/problems";
import { ToolButton, ToolSign } from "@/app/decks/Signs";
import { useSay } from "@/texts/words";
import styles from "./forms.module.css";

const WORDS = {
  title: ["Options: mark the right one", "Opciones: marca la correcta"],
  right: ["Option {letter} is right", "La opción {letter} es la correcta"],
  option: ["Option {letter}", "Opción {letter}"],
  add: ["Add an option", "Añadir una opción"],
  remove: ["Remove option {letter}", "Quitar la opción {letter}"],
} as const;

/** QUIZ: two to four options, one of them right. */
export function Options({ card, told, change }: FormProps) {
  const say = useSay(WORDS);
  const group = useId();
  const { options, right } = card;
  const found = ofPart(told, "answer");
  const remove = (place: number) =>
    change({ options: options.toSpliced(place, 1), right: place === right ? -1 : right - Number(place < right) }, `without ${place}`);
  return (
    <fieldset className={styles.group}>
      <legend>{say("title")}</legend>
      {options.map((text, place) => {
        const letter = LETTERS[place] ?? "";
        return (
          <div key={place} className={styles.option}>
            <label className={styles.letter}>
              <input type="radio" name={group} checked={place === right} aria-label={say("right", { letter })} onChange={() => change({ right: place }, `right ${place}`)} />
              <span aria-hidden="true">{letter}</span>
            </label>
            <TextLine
              bare
              label={say("option", { letter })}
              value={text}
              longest={LONGEST.text}
              found={found.filter((each) => means(each, place))}
              onChange={(next) => change({ options: options.with(place, next) }, `option ${place}`)}
            >
              {options.length > LEAST.options && <ToolButton tool="cross" label={say("remove", { letter })} onClick={() => remove(place)} />}
            </TextLine>
          </div>
        );
      })}
      <Complaints found={found.filter(({ spot }) => spot?.place === null)} />
      {options.length < MOST.options && (
        <button type="button" className={styles.add} onClick={() => change({ options: [...options, ""] }, `more ${options.length}`)}>
          <ToolSign tool="add" />
          {say("add")}
        </button>
      )}
    </fieldset>
  );
}
