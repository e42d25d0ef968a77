import { Fragment, type ReactNode } from "react";
import type { PartProps } from "@/games/serpent/props";
import { minus } from "@/games/serpent/words";
import styles from "./Equation.module.css";

/** The numbers that are given; what they come to is for the player to say. */
export interface Ingredients {
  base: number;
  dice: number;
  step: number;
  modifier: number;
}

interface Term {
  value: number;
  label: string;
  before: "plus" | "times" | null;
}

function termsOf({ base, dice, step, modifier }: Ingredients, { view, say }: Pick<PartProps, "view" | "say">): readonly Term[] {
  const [stepTerm, diceTerm] = [{ value: step, label: say("step") }, { value: dice, label: say("dice") }];
  const first: Term = { value: base, label: say("base"), before: null };
  if (view.options.movement === "zones") {
    return [first, { ...diceTerm, before: "plus" }, { ...stepTerm, before: "plus" }, { value: modifier, label: say("zone"), before: "plus" }];
  }
  return [first, { ...stepTerm, before: "plus" }, { ...diceTerm, before: "times" }, { value: modifier, label: say("modifier"), before: "plus" }];
}

const SIGNS = { plus: "+", times: "×" } as const;

/** A calculation laid out: each number over its name, and at the end whatever is put there. */
export function Equation({ children, ...props }: Ingredients & Pick<PartProps, "view" | "say"> & { children: ReactNode }) {
  const { say } = props;
  return (
    <div className={styles.equation}>
      {termsOf(props, props).map(({ value, label, before }) => (
        <Fragment key={label}>
          {before && <Sign sign={SIGNS[before]} name={say(before)} />}
          <span className={styles.term}>
            <b>{value < 0 ? `(${minus(value)})` : value}</b> <small>{label}</small>
          </span>
        </Fragment>
      ))}
      <span className={styles.sum}>
        <Sign sign="=" name={say("equals")} />
        {children}
      </span>
    </div>
  );
}

function Sign({ sign, name }: { sign: string; name: string }) {
  return (
    <span className={styles.sign}>
      <span aria-hidden="true">{sign}</span>
      <span className="visually-hidden"> {name} </span>
    </span>
  );
}

/** What it comes to, once that is known. */
export function Sum({ value, say }: { value: number; say: PartProps["say"] }) {
  return (
    <span className={styles.term} data-sum>
      <b>{value}</b> <small>{say("result")}</small>
    </span>
  );
}
