import { type KeyboardEvent, useState } from "react";
import type { AnswerProps } from "@/games/serpent/Answer";
import { Held, stepOf } from "@/games/serpent/Pairs";
import { laid, type Order, sentenceOf, shifted, takenBack, unlaid } from "@/games/serpent/ordering";
import { useDrag } from "@/games/serpent/useDrag";
import { Button } from "@/ui/Button";
import styles from "./Parts.module.css";

const POOL = "pool";
const END = "end";

/** The words of a sentence, put in order. */
export function Sentence({ words, answer, busy, say }: AnswerProps & { words: readonly string[] }) {
  const [order, put] = useState<Order>([]);
  const { drag, grip, hasSlipped } = useDrag((word, place) => {
    if (place === POOL) put(takenBack(order, word));
    else if (place !== null) put(laid(order, word, place === END ? order.length : Number(place)));
  });
  const shift = (event: KeyboardEvent, word: number) => {
    const step = stepOf(event);
    if (step === 0) return;
    event.preventDefault();
    put(shifted(order, word, step));
  };
  const left = unlaid(order, words.length);
  return (
    <div className={styles.parts}>
      <p className={styles.how}>{say("wordsHow")}</p>
      <ol className={styles.line} aria-label={say("sentence")} data-place={END}>
        {order.map((word, index) => (
          <li key={word} data-place={index}>
            <button
              type="button"
              className={styles.chip}
              aria-label={say("wordAt", { word: words[word] ?? "", place: index + 1 })}
              onClick={() => !hasSlipped() && put(takenBack(order, word))}
              onKeyDown={(event) => shift(event, word)}
              {...grip(word)}
              data-held={drag?.part === word || undefined}
            >
              {words[word]}
            </button>
          </li>
        ))}
      </ol>
      <ul className={styles.pool} aria-label={say("wordsLeft")} data-place={POOL}>
        {left.map((word) => (
          <li key={word}>
            <button type="button" className={styles.chip} onClick={() => !hasSlipped() && put(laid(order, word))} {...grip(word)} data-held={drag?.part === word || undefined}>
              {words[word]}
            </button>
          </li>
        ))}
      </ul>
      <div className={styles.ways}>
        <Button kind="main" disabled={busy || left.length > 0} onClick={() => answer(sentenceOf(words, order))}>
          {say("answer")}
        </Button>
        {order.length > 0 && (
          <Button kind="quiet" onClick={() => put([])}>
            {say("startOver")}
          </Button>
        )}
      </div>
      {drag && <Held text={words[drag.part] ?? ""} at={drag.at} />}
    </div>
  );
}
