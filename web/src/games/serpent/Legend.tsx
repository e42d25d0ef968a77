import { FieldIcon, type Kind } from "@/games/serpent/Marks";
import type { PartProps } from "@/games/serpent/props";
import styles from "./Board.module.css";

const SHOWN: readonly Kind[] = ["positive", "negative", "luck"];

/** What the signs on the fields mean. */
export function Legend({ text, say, id }: PartProps & { id: string }) {
  return (
    <ul className={styles.legend} aria-label={say("legend")}>
      {SHOWN.map((kind) => (
        <li key={kind}>
          <FieldIcon kind={kind} id={id} />
          {text(`value:${kind}`) ?? kind}
        </li>
      ))}
      <li>
        <b aria-hidden="true">2</b>
        {say("legendStep")}
      </li>
    </ul>
  );
}
