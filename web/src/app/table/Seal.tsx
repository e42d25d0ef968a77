import Link from "next/link";
import type { At } from "@/app/table/at";
import { useSay } from "@/texts/words";
import styles from "./Table.module.css";

const WORDS = {
  title: ["The seal of the luck", "El sello del azar"],
  what: [
    "The seed of this match was sealed before the first move. Afterwards it fits this, or somebody has cheated:",
    "La semilla de esta partida se selló antes de la primera jugada. Al final encajará con esto, o alguien ha hecho trampa:",
  ],
  more: ["How it works", "Cómo funciona"],
} as const;

/** What was promised of the luck before the match, for those who want to check it later. */
export function Seal({ at }: { at: At }) {
  const say = useSay(WORDS);
  const { commitment } = at.table;
  if (!commitment) return null;
  return (
    <details className={styles.more}>
      <summary>{say("title")}</summary>
      <p className={styles.seal}>
        {say("what")} <code>{commitment}</code> <Link href="/about/">{say("more")}</Link>
      </p>
    </details>
  );
}
