import { type ReactNode, useId } from "react";
import { Complaints } from "@/app/decks/forms/Complaints";
import type { Located } from "@/app/decks/problems";
import styles from "./forms.module.css";

interface Props {
  label: string;
  value: string;
  longest: number;
  found: readonly Located[];
  onChange: (value: string) => void;
  tall?: boolean; // grows with the text
  bare?: boolean; // the label is for screen readers alone
  numeric?: boolean;
  children?: ReactNode; // beside it
}

const NEARLY = 0.8;

/** A text on one line, however long it gets; and what is wrong with it. */
export function TextLine({ label, value, longest, found, onChange, tall = false, bare = false, numeric = false, children }: Props) {
  const id = useId();
  const wrong = found.length > 0;
  const shared = {
    id,
    value,
    maxLength: longest,
    "aria-invalid": wrong || undefined,
    "aria-describedby": wrong ? `${id}-wrong` : undefined,
  };
  return (
    <div className={styles.text}>
      <label htmlFor={id} className={bare ? "visually-hidden" : undefined}>
        {label}
      </label>
      <div className={styles.row}>
        {tall ? (
          <textarea {...shared} rows={2} onChange={({ target }) => onChange(target.value.replace(/\s*\n\s*/g, " "))} />
        ) : (
          <input {...shared} type="text" inputMode={numeric ? "decimal" : undefined} autoComplete="off" onChange={({ target }) => onChange(target.value)} />
        )}
        {children}
      </div>
      {value.length > longest * NEARLY && (
        <small className={styles.left}>
          {value.length} / {longest}
        </small>
      )}
      <Complaints found={found} id={`${id}-wrong`} />
    </div>
  );
}
