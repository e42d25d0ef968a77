import styles from "./Initial.module.css";

export const initialOf = (name: string): string => Array.from(name.trim())[0]?.toUpperCase() ?? "";

/** Somebody, as the first letter of their name. */
export function Initial({ name }: { name: string }) {
  return <span className={styles.initial} data-initial={initialOf(name)} aria-hidden="true" />;
}
