import { useSaid } from "@/app/rules/Article";
import type { Chapter } from "@/app/rules/chapters";
import { useSay } from "@/texts/words";
import styles from "./Rules.module.css";

const WORDS = { contents: ["On this page", "En esta página"], options: ["Options", "Opciones"] } as const;

export function Contents({ chapters }: { chapters: readonly Chapter[] }) {
  const say = useSay(WORDS);
  const said = useSaid();
  return (
    <nav className={styles.contents} aria-label={say("contents")}>
      <ul>
        {chapters.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{said(title)}</a>
          </li>
        ))}
        <li>
          <a href="#options">{say("options")}</a>
        </li>
      </ul>
    </nav>
  );
}
