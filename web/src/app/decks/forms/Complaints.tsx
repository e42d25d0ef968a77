import { useProblemText } from "@/app/decks/problemWords";
import type { Located } from "@/app/decks/problems";
import styles from "./forms.module.css";

/** What is to be mended, right where it is. */
export function Complaints({ found, id }: { found: readonly Located[]; id?: string }) {
  const text = useProblemText();
  if (found.length === 0) return null;
  return (
    <p className={styles.wrong} id={id}>
      {found.map(({ problem }) => text(problem)).join(" ")}
    </p>
  );
}
