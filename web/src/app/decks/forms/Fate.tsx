import { useId } from "react";
import { CONSEQUENCES, GO_TO_START, greatest, JOKER } from "@/app/decks/cards";
import type { FormProps } from "@/app/decks/forms/AnswerForm";
import { Complaints } from "@/app/decks/forms/Complaints";
import { ofPart } from "@/app/decks/problems";
import { useCardWords } from "@/app/decks/words";
import { useSay } from "@/texts/words";
import { Stepper } from "@/ui/Stepper";
import styles from "./forms.module.css";

const WORDS = {
  happens: ["What happens", "Qué pasa"],
  shows: ["What it shows", "Qué muestra"],
  nothing: ["nothing", "nada"],
  fields: ["How many fields", "Cuántas casillas"],
  turns: ["How many turns", "Cuántos turnos"],
  less: ["Less", "Menos"],
  more: ["More", "Más"],
  joker: [
    "The gamemaster judges the task, and the field decides the movement; what stands here is only shown.",
    "El moderador juzga la tarea y la casilla decide el movimiento; lo que pongas aquí solo se muestra.",
  ],
} as const;

/** What a luck card does; a joker may show something, and it does nothing. */
export function Fate({ card, told, change }: FormProps) {
  const say = useSay(WORDS);
  const words = useCardWords();
  const id = useId();
  const { fate } = card;
  const choose = (type: string) => change({ fate: type === "" ? null : { type: Number(type), value: Math.min(fate?.value ?? 1, greatest(Number(type))) } }, `fate ${type}`);
  return (
    <div className={styles.fate}>
      <label htmlFor={id}>
        {say(card.type === JOKER ? "shows" : "happens")}
        <select id={id} value={fate?.type ?? ""} onChange={({ target }) => choose(target.value)}>
          {(card.type === JOKER || fate === null) && <option value="">{card.type === JOKER ? say("nothing") : "…"}</option>}
          {CONSEQUENCES.map(({ type }) => (
            <option key={type} value={type}>
              {words.fate(type)}
            </option>
          ))}
        </select>
      </label>
      {fate && fate.type !== GO_TO_START && (
        <Stepper
          label={say(greatest(fate.type) > 10 ? "fields" : "turns")}
          value={fate.value}
          min={1}
          max={greatest(fate.type)}
          less={say("less")}
          more={say("more")}
          onChange={(value) => change({ fate: { ...fate, value } }, "value")}
        />
      )}
      {card.type === JOKER && <p className={styles.hint}>{say("joker")}</p>}
      <Complaints found={ofPart(told, "fate")} />
    </div>
  );
}
