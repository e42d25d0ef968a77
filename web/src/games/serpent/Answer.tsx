import { type KeyboardEvent, type SubmitEvent, useState } from "react";
import type { SerpentState } from "@/generated/views";
import { Pairs } from "@/games/serpent/Pairs";
import type { PartProps } from "@/games/serpent/props";
import { Sentence } from "@/games/serpent/Sentence";
import { ANSWER } from "@/games/serpent/tasks";
import type { Say } from "@/games/serpent/words";
import { wayTo } from "@/games/legal";
import { Button } from "@/ui/Button";
import styles from "./Answer.module.css";

type CardData = NonNullable<SerpentState["cardData"]>;

export interface AnswerProps {
  answer: (answer: unknown) => void;
  busy: boolean;
  say: Say;
}

/** What one answers with: each type of card has its own way. */
export function Answer({ view, send, busy, say, card }: PartProps & { card: CardData }) {
  const way = wayTo(view, ANSWER);
  const part: AnswerProps = { answer: (answer) => void send(ANSWER, { answer }), busy, say };
  if (card.answerOptions) return <Quiz {...part} options={card.answerOptions} />;
  if (card.sentencePairs) return <Pairs {...part} pairs={card.sentencePairs} />;
  if (card.words) return <Sentence {...part} words={card.words} />;
  const schema = way?.data.answer;
  if (schema?.type === "boolean") return <TrueFalse {...part} />;
  if (schema?.type === "number") return <Estimate {...part} percent={card.percent} />;
  return <Own {...part} longest={schema?.maxLength} />;
}

type Option = NonNullable<CardData["answerOptions"]>[number];

/** By letter: a tap on it, or its key. */
function Quiz({ options, answer, busy, say }: AnswerProps & { options: readonly Option[] }) {
  const press = (event: KeyboardEvent) => {
    const letter = options.find((option) => option.answer === event.key.toUpperCase())?.answer;
    if (letter && !busy && !event.ctrlKey && !event.metaKey && !event.altKey) answer(letter);
  };
  return (
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions -- the letters are a short cut to the buttons
    <div className={styles.quiz} onKeyDown={press}>
      <p className={styles.how}>{say("pressLetter")}</p>
      {options.map((option) => (
        <button key={option.answer} type="button" className={styles.option} disabled={busy} onClick={() => answer(option.answer)}>
          <b>{option.answer}</b>
          <span>{option.text}</span>
        </button>
      ))}
    </div>
  );
}

function TrueFalse({ answer, busy, say }: AnswerProps) {
  return (
    <div className={styles.either}>
      {[true, false].map((truth) => (
        <button key={String(truth)} type="button" className={styles.truth} disabled={busy} onClick={() => answer(truth)}>
          <svg viewBox="0 0 32 32" aria-hidden="true">
            <path d={truth ? "M6 17 L13 24 L26 8" : "M8 8 L24 24 M24 8 L8 24"} />
          </svg>
          {say(truth ? "true" : "false")}
        </button>
      ))}
    </div>
  );
}

function Own({ answer, busy, say, longest }: AnswerProps & { longest: number | undefined }) {
  const [text, write] = useState("");
  const ready = text.trim() !== "";
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    if (ready) answer(text.trim());
  };
  return (
    <form className={styles.written} onSubmit={send}>
      <label>
        <span>{say("yourAnswer")}</span>
        <input value={text} maxLength={longest} autoComplete="off" autoCapitalize="off" enterKeyHint="send" onChange={(event) => write(event.target.value)} />
      </label>
      <Button kind="main" type="submit" disabled={busy || !ready}>
        {say("answer")}
      </Button>
    </form>
  );
}

function Estimate({ answer, busy, say, percent }: AnswerProps & { percent: number | undefined }) {
  const [number, write] = useState<number>(NaN);
  const ready = Number.isFinite(number);
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    if (ready) answer(number);
  };
  return (
    <form className={styles.written} onSubmit={send}>
      <label>
        <span>{say("yourNumber")}</span>
        <input type="number" step="any" autoComplete="off" enterKeyHint="send" onChange={(event) => write(event.target.valueAsNumber)} />
      </label>
      <Button kind="main" type="submit" disabled={busy || !ready}>
        {say("answer")}
      </Button>
      {percent !== undefined && <p className={styles.how}>{percent > 0 ? say("within", { percent }) : say("exactly")}</p>}
    </form>
  );
}
