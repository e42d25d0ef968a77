import { useEffect, useRef } from "react";
import { LUCK, MOST, typesOf } from "@/app/decks/cards";
import { type Act, type Bench, freshId } from "@/app/decks/draft";
import { type Located, ofCard } from "@/app/decks/problems";
import { ToolSign, TypeSign } from "@/app/decks/Signs";
import { useCardWords } from "@/app/decks/words";
import { useSay } from "@/texts/words";
import styles from "./Bench.module.css";

const WORDS = {
  cards: ["Cards", "Cartas"],
  add: ["Add a card", "Añadir una carta"],
  none: ["No cards yet. What shall the first one be?", "Todavía no hay cartas. ¿Cómo será la primera?"],
  empty: ["(empty)", "(vacía)"],
  mend: ["to be mended", "por arreglar"],
} as const;

interface Props {
  bench: Bench;
  shown: string | null;
  found: readonly Located[];
  act: (what: Act) => void;
  mayChange: boolean;
}

/** Every card of the deck on one line, and ways to add another. */
export function CardList({ bench, shown, found, act, mayChange }: Props) {
  const say = useSay(WORDS);
  const words = useCardWords();
  const { draft, seen } = bench;
  const list = useRef<HTMLOListElement>(null);
  const last = useRef(bench.at);
  useEffect(() => {
    if (bench.at === null && last.current !== null) list.current?.querySelector<HTMLElement>(`[data-card="${CSS.escape(last.current)}"]`)?.focus();
    last.current = bench.at; // whoever closes a card is back on its line
  }, [bench.at]);
  const add = (type: number) => act({ do: "add", id: freshId(draft), type });
  return (
    <nav className={styles.list} aria-label={say("cards")}>
      <ol ref={list}>
        {draft.cards.map((card, place) => {
          const wrong = seen.has(card.id) && ofCard(found, card.id).length > 0;
          return (
            <li key={card.id}>
              <button type="button" data-card={card.id} aria-current={card.id === shown || undefined} onClick={() => act({ do: "open", id: card.id })}>
                <span className={styles.number}>{place + 1}</span>
                <TypeSign type={card.type} />
                <span className="visually-hidden">{words.type(card.type)}: </span>
                <span className={styles.asks} data-empty={card.question === "" || undefined}>
                  {card.question || say("empty")}
                </span>
                {wrong && <Mark label={say("mend")} />}
              </button>
            </li>
          );
        })}
      </ol>
      {mayChange && (
        <div className={styles.adding} role="group" aria-label={say("add")}>
          {draft.cards.length === 0 && <p>{say("none")}</p>}
          {typesOf(draft.kind).map((type) => (
            <button key={type} type="button" disabled={draft.cards.length >= MOST.cards} onClick={() => add(type)}>
              {type >= LUCK - 1 ? <ToolSign tool="add" /> : <TypeSign type={type} />}
              {words.type(type)}
            </button>
          ))}
        </div>
      )}
    </nav>
  );
}

const Mark = ({ label }: { label: string }) => (
  <svg className={styles.mark} viewBox="0 0 20 20" role="img" aria-label={label}>
    <circle cx="10" cy="10" r="9" />
    <path d="M10 5 V11 M10 14.5 h.01" />
  </svg>
);
