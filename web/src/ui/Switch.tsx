import styles from "./Switch.module.css";

interface Props {
  label: string;
  on: boolean;
  onChange: (on: boolean) => void;
  disabled?: boolean;
}

/** On or off, at once. */
export function Switch({ label, on, onChange, disabled = false }: Props) {
  return (
    <button type="button" role="switch" aria-checked={on} disabled={disabled} className={styles.switch} onClick={() => onChange(!on)}>
      <span className={styles.track} aria-hidden="true">
        <span className={styles.knob} />
      </span>
      {label}
    </button>
  );
}
