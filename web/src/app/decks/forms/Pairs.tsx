import { LEAST, LONGEST, MOST, type Pair } from "@/app/decks/cards";
import type { FormProps } from "@/app/decks/forms/AnswerForm";
import { Complaints } from "@/app/decks/forms/Complaints";
import { TextLine } from "@/app/decks/forms/TextLine";
import { means, ofPart } from "@/app/decks/problems";
import { ToolButton, ToolSign } from "@/app/decks/Signs";
import { Field } from "@/games/forms/Field";
import { useSay } from "@/texts/words";
import styles from "./forms.module.css";

const WORDS = {
  what: ["What is put together", "Qué hay que juntar"],
  pairs: ["Pairs", "Parejas"],
  words: ["The words of a sentence", "Las palabras de una frase"],
  title: ["What belongs together", "Lo que va junto"],
  left: ["Left part {place}", "Parte izquierda {place}"],
  right: ["What belongs to it, {place}", "Lo que le corresponde, {place}"],
  add: ["Add a pair", "Añadir una pareja"],
  remove: ["Remove pair {place}", "Quitar la pareja {place}"],
  sentence: ["The sentence in its right order", "La frase en su orden correcto"],
  shuffled: ["Players get its words shuffled.", "Quien juega recibe sus palabras desordenadas."],
  mixed: ["Players get the right parts shuffled.", "Quien juega recibe las partes derechas desordenadas."],
} as const;

/** SENTENCE_PAIRING: pairs to match, or a sentence to put in order. */
export function Pairs(props: FormProps) {
  const say = useSay(WORDS);
  const { card, told, change } = props;
  return (
    <>
      <Field
        name="what"
        schema={{ enum: [false, true] }}
        value={card.ordering}
        wording={{ name: () => say("what"), value: (ordering) => say(ordering === true ? "words" : "pairs") }}
        onChange={(ordering) => change({ ordering: ordering === true }, `ordering ${String(ordering)}`)}
      />
      {card.ordering ? (
        <div>
          <TextLine label={say("sentence")} value={card.sentence} longest={LONGEST.text} found={ofPart(told, "answer")} onChange={(sentence) => change({ sentence }, "sentence")} />
          <p className={styles.hint}>{say("shuffled")}</p>
        </div>
      ) : (
        <List {...props} />
      )}
    </>
  );
}

function List({ card, told, change }: FormProps) {
  const say = useSay(WORDS);
  const { pairs } = card;
  const found = ofPart(told, "answer");
  const put = (place: number, part: Partial<Pair>, what: string) => change({ pairs: pairs.map((pair, at) => (at === place ? { ...pair, ...part } : pair)) }, `${what} ${place}`);
  return (
    <fieldset className={styles.group}>
      <legend>{say("title")}</legend>
      {pairs.map((pair, place) => (
        <div key={place} className={styles.pair}>
          {(["left", "right"] as const).map((side) => (
            <TextLine
              key={side}
              bare
              label={say(side, { place: place + 1 })}
              value={pair[side]}
              longest={LONGEST.text}
              found={found.filter((each) => means(each, place, side))}
              onChange={(next) => put(place, { [side]: next }, side)}
            />
          ))}
          <ToolButton
            tool="cross"
            label={say("remove", { place: place + 1 })}
            disabled={pairs.length <= LEAST.pairs}
            onClick={() => change({ pairs: pairs.toSpliced(place, 1) }, `without ${place}`)}
          />
        </div>
      ))}
      <p className={styles.hint}>{say("mixed")}</p>
      <Complaints found={found.filter(({ spot }) => spot?.place === null)} />
      {pairs.length < MOST.pairs && (
        <button type="button" className={styles.add} onClick={() => change({ pairs: [...pairs, { left: "", right: "" }] }, `more ${pairs.length}`)}>
          <ToolSign tool="add" />
          {say("add")}
        </button>
      )}
    </fieldset>
  );
}
