import styles from "./Stamp.module.css";

export type Ink = "good" | "bad" | "plain";

/** A rubber stamp on paper: how something ended. */
export function Stamp({ children, ink = "plain", small = false }: { children: string; ink?: Ink; small?: boolean }) {
  return (
    <span className={styles.stamp} data-ink={ink} data-small={small || undefined}>
      {children}
    </span>
  );
}
