import { useState } from "react";
import { useLanguage } from "@/texts/useLanguage";
import { written } from "@/texts/words";
import styles from "./motion.module.css";

/** A number that shows how it changes. */
export function Counter({ value }: { value: number }) {
  const language = useLanguage();
  const [seen, see] = useState({ value, change: 0, times: 0 });
  if (seen.value !== value) see({ value, change: value - seen.value, times: seen.times + 1 });
  return (
    <span className={styles.counter}>
      <span key={seen.times} data-changed={seen.change !== 0 || undefined}>
        {written(value, language)}
      </span>
      {seen.change !== 0 && (
        <span key={`change${seen.times}`} className={styles.change} data-less={seen.change < 0 || undefined} aria-hidden="true">
          {seen.change > 0 ? "+" : "−"}
          {written(Math.abs(seen.change), language)}
        </span>
      )}
    </span>
  );
}
