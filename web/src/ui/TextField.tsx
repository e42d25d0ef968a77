import { type HTMLInputTypeAttribute, type ReactNode, useId, useState } from "react";
import { useSay } from "@/texts/words";
import styles from "./TextField.module.css";

const WORDS = {
  show: ["Show", "Mostrar"],
  hide: ["Hide", "Ocultar"],
} as const;

interface Props {
  label: string;
  value: string;
  onChange: (value: string) => void;
  type?: HTMLInputTypeAttribute;
  hint?: ReactNode;
  problem?: string | null; // what is wrong with it
  autoComplete?: string;
  maxLength?: number;
  required?: boolean;
  disabled?: boolean;
  code?: boolean; // written in large letters, one by one
}

/** A line to write, with what it should be and what is wrong with it. A password can be looked at. */
export function TextField({ label, hint, problem, ...line }: Props) {
  const id = useId();
  const told = problem ?? hint;
  return (
    <div className={styles.field} data-wrong={problem ? true : undefined}>
      <label htmlFor={id}>{label}</label>
      <Line id={id} told={told ? `${id}-told` : undefined} wrong={Boolean(problem)} {...line} />
      {told && (
        <p id={`${id}-told`} className={problem ? styles.problem : styles.hint}>
          {told}
        </p>
      )}
    </div>
  );
}

interface LineProps extends Omit<Props, "label" | "hint" | "problem"> {
  id: string;
  told: string | undefined; // the id of what is said about it
  wrong: boolean;
}

function Line({ id, told, wrong, onChange, type = "text", code = false, ...rest }: LineProps) {
  const [open, setOpen] = useState(false);
  const secret = type === "password";
  return (
    <div className={styles.line}>
      <input
        id={id}
        type={secret && open ? "text" : type}
        onChange={({ target }) => onChange(target.value)}
        aria-describedby={told}
        aria-invalid={wrong || undefined}
        data-code={code || undefined}
        autoCapitalize={secret || code || type === "email" ? "none" : undefined}
        spellCheck={false}
        {...rest}
      />
      {secret && <Look open={open} onChange={setOpen} />}
    </div>
  );
}

function Look({ open, onChange }: { open: boolean; onChange: (open: boolean) => void }) {
  const say = useSay(WORDS);
  return (
    <button type="button" aria-pressed={open} onClick={() => onChange(!open)}>
      {say(open ? "hide" : "show")}
    </button>
  );
}
