import { useEffect, useRef } from "react";
import { AnswerForm } from "@/app/decks/forms/AnswerForm";
import { Complaints } from "@/app/decks/forms/Complaints";
import { TextLine } from "@/app/decks/forms/TextLine";
import { type CardDraft, JOKER, LONGEST, LUCK, typesOf } from "@/app/decks/cards";
import { type Act, type Bench, freshId } from "@/app/decks/draft";
import { Face } from "@/app/decks/Face";
import { type Located, ofCard, ofPart } from "@/app/decks/problems";
import { ToolButton, ToolSign } from "@/app/decks/Signs";
import { useCardWords } from "@/app/decks/words";
import { Field } from "@/games/forms/Field";
import { useSay } from "@/texts/words";
import { announce } from "@/ui/announcing";
import styles from "./Bench.module.css";

const WORDS = {
  all: ["All cards", "Todas las cartas"],
  place: ["Card {place} of {count}", "Carta {place} de {count}"],
  before: ["The card before", "La carta anterior"],
  after: ["The next card", "La carta siguiente"],
  up: ["Move forward in the deck", "Mover hacia delante en el mazo"],
  down: ["Move back in the deck", "Mover hacia atrás en el mazo"],
  copy: ["Duplicate", "Duplicar"],
  remove: ["Remove", "Quitar"],
  removed: ["The card is removed; it can be undone.", "La carta se ha quitado; se puede deshacer."],
  moved: ["Now card {place}.", "Ahora es la carta {place}."],
  type: ["Type of card", "Tipo de carta"],
  question: ["Question", "Pregunta"],
  statement: ["Statement", "Afirmación"],
  task: ["Task", "Tarea"],
  says: ["What the card says", "Lo que dice la carta"],
  preview: ["As the player sees it", "Así la ve quien juega"],
} as const;

const ASKED: Readonly<Record<number, keyof typeof WORDS>> = { 3: "statement", [JOKER]: "task", [LUCK]: "says" };

interface Props {
  bench: Bench;
  id: string;
  found: readonly Located[];
  act: (what: Act) => void;
  mayChange: boolean;
}

/** One card: what it says, its answer, what is wrong with it, and how it looks. */
export function CardSheet({ bench, id, found, act, mayChange }: Props) {
  const say = useSay(WORDS);
  const { cards, kind } = bench.draft;
  const card = cards.find((each) => each.id === id);
  const sheet = useRef<HTMLDivElement>(null);
  const opened = bench.at === id;
  useEffect(() => {
    if (opened) lookAt(sheet.current);
  }, [opened]);
  if (!card) return null;
  const told = bench.seen.has(id) ? ofCard(found, id) : [];
  return (
    <div className={styles.sheet} ref={sheet} tabIndex={-1}>
      <Tools bench={bench} id={id} act={act} mayChange={mayChange} />
      <div className={styles.halves}>
        {mayChange && <Form card={card} kind={kind} told={told} act={act} />}
        <section className={styles.preview} aria-label={say("preview")}>
          <h2>{say("preview")}</h2>
          <Face card={card} kind={kind} solved={!mayChange} />
        </section>
      </div>
    </div>
  );
}

/** An empty card is written on at once. On a phone the sheet takes the place of the list. */
function lookAt(sheet: HTMLElement | null): void {
  const question = sheet?.querySelector("textarea");
  if (question?.value === "") question.focus();
  else if (document.activeElement === document.body || document.activeElement?.checkVisibility() === false) sheet?.focus();
}

function Form({ card, kind, told, act }: { card: CardDraft; kind: number; told: readonly Located[]; act: (what: Act) => void }) {
  const say = useSay(WORDS);
  const words = useCardWords();
  const types = typesOf(kind);
  const change = (changes: Partial<CardDraft>, what: string) => act({ do: "card", id: card.id, changes, what });
  return (
    <div className={styles.form}>
      {(types.length > 1 || !types.includes(card.type)) && (
        <div>
          <Field
            name="type"
            schema={{ enum: types }}
            value={card.type}
            wording={{ name: () => say("type"), value: (type) => words.type(Number(type)) }}
            onChange={(type) => act({ do: "card", id: card.id, changes: { type: Number(type) }, what: `type ${String(type)}` })}
          />
          <Complaints found={ofPart(told, "type")} />
        </div>
      )}
      <TextLine
        label={say(ASKED[card.type] ?? "question")}
        value={card.question}
        longest={LONGEST.question}
        found={ofPart(told, "question")}
        tall
        onChange={(question) => change({ question }, "question")}
      />
      <AnswerForm card={card} told={told} change={change} />
      <Complaints found={ofPart(told, "card")} />
    </div>
  );
}

function Tools({ bench, id, act, mayChange }: Omit<Props, "found">) {
  const say = useSay(WORDS);
  const { cards } = bench.draft;
  const place = cards.findIndex((each) => each.id === id);
  const go = (by: number) => act({ do: "open", id: cards[place + by]?.id ?? null });
  const move = (by: 1 | -1) => {
    act({ do: "move", id, by });
    announce(say("moved", { place: place + by + 1 }));
  };
  const remove = () => {
    act({ do: "remove", id });
    announce(say("removed"));
  };
  return (
    <div className={styles.cardBar}>
      <button type="button" className={styles.all} onClick={() => act({ do: "open", id: null })}>
        <ToolSign tool="back" />
        {say("all")}
      </button>
      <ToolButton tool="back" label={say("before")} disabled={place === 0} onClick={() => go(-1)} />
      <span>{say("place", { place: place + 1, count: cards.length })}</span>
      <ToolButton tool="next" label={say("after")} disabled={place === cards.length - 1} onClick={() => go(1)} />
      {mayChange && (
        <div className={styles.tools}>
          <ToolButton tool="up" label={say("up")} disabled={place === 0} onClick={() => move(-1)} />
          <ToolButton tool="down" label={say("down")} disabled={place === cards.length - 1} onClick={() => move(1)} />
          <ToolButton tool="copy" label={say("copy")} onClick={() => act({ do: "copy", id, as: freshId(bench.draft) })} />
          <ToolButton tool="remove" label={say("remove")} onClick={remove} />
        </div>
      )}
    </div>
  );
}
