import { type ReactNode, useId } from "react";
import styles from "./Stepper.module.css";

interface Props {
  label: string;
  icon?: ReactNode; // before the label
  value: number;
  min?: number;
  max: number;
  step?: number; // of the buttons
  onChange: (value: number) => void;
  less: string; // what the buttons say to a screen reader
  more: string;
  disabled?: boolean;
}

/** A small whole number, by thumb, by keyboard, or typed; always within its bounds. */
export function Stepper({ label, icon, value, min = 0, max, step = 1, onChange, less, more, disabled = false }: Props) {
  const id = useId();
  const set = (wanted: number) => onChange(Math.min(max, Math.max(min, Number.isFinite(wanted) ? Math.trunc(wanted) : min)));
  return (
    <div className={styles.stepper}>
      <label htmlFor={id}>
        {icon}
        {label}
      </label>
      <div className={styles.row}>
        <button type="button" aria-label={less} disabled={disabled || value <= min} onClick={() => set(value - step)}>
          −
        </button>
        <input
          id={id}
          inputMode="numeric"
          type="number"
          min={min}
          max={max}
          value={value}
          disabled={disabled}
          onChange={(event) => set(event.target.valueAsNumber)}
        />
        <button type="button" aria-label={more} disabled={disabled || value >= max} onClick={() => set(value + step)}>
          +
        </button>
      </div>
    </div>
  );
}
