import type { ReactNode } from "react";
import { Field, type Wording } from "@/games/forms/Field";
import { kindOf } from "@/games/forms/schema";
import { useWording } from "@/games/forms/wording";
import { ordered } from "@/games/introductions";
import type { Payload } from "@/session/reducer";
import type { Schema } from "@/session/types";
import { useGameTexts } from "@/texts/gameTexts";
import { useSay } from "@/texts/words";
import styles from "./Table.module.css";

const WORDS = {
  numbers: ["Times and amounts", "Tiempos y cantidades"],
} as const;

interface Props {
  game: string;
  fields: readonly (readonly [name: string, schema: Schema])[];
  values: Payload;
  disabled?: boolean;
  onChange: (name: string, value: unknown) => void;
}

/** What can be chosen in a game: the choices first, times and amounts for whoever wants them. */
export function OptionFields({ game, fields, values, disabled = false, onChange }: Props) {
  const say = useSay(WORDS);
  const own = useGameTexts(game);
  const wording = useWording(game, "option");
  const wordingOf = (name: string): Wording => ({ ...wording, value: (it, schema) => own(`${name}:${String(it)}`) ?? wording.value(it, schema) });
  const shown = ([name, schema]: readonly [string, Schema]): ReactNode => (
    <Field key={name} name={name} schema={schema} value={values[name]} wording={wordingOf(name)} disabled={disabled} onChange={(value) => onChange(name, value)} />
  );
  const all = ordered(game, fields);
  const amounts = all.filter(([, schema]) => kindOf(schema) === "number");
  const choices = all.filter(([, schema]) => kindOf(schema) !== "number");
  return (
    <>
      {choices.length > 0 && <div className={styles.options}>{choices.map(shown)}</div>}
      {amounts.length > 0 && (
        <details className={styles.more} open={choices.length === 0 || undefined}>
          <summary>{say("numbers")}</summary>
          <div className={styles.amounts}>{amounts.map(shown)}</div>
        </details>
      )}
    </>
  );
}
