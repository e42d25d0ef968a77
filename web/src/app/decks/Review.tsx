import { useId, useState } from "react";
import { Whose } from "@/app/decks/Whose";
import { useProblemText } from "@/app/decks/problemWords";
import { wrongs } from "@/app/decks/reading";
import { Stack } from "@/app/decks/Signs";
import { useKinds } from "@/app/decks/words";
import type { Organisation, Reading } from "@/session/decks";
import { useSay } from "@/texts/words";
import { Button } from "@/ui/Button";
import styles from "./Importing.module.css";

const WORDS = {
  cards: ["{count} {count|card|cards}", "{count} {count|carta|cartas}"],
  well: ["All is well.", "Todo está bien."],
  wrong: ["{count} {count|thing is|things are} to be mended. Nothing is lost: mend it here, or in your file.", "Hay {count} {count|cosa|cosas} que arreglar. No se pierde nada: arréglalo aquí o en tu archivo."],
  row: ["Row {row}", "Fila {row}"],
  card: ["Card {card}", "Carta {card}"],
  file: ["The file", "El archivo"],
  name: ["Name", "Nombre"],
  take: ["Import {count} {count|deck|decks}", "Importar {count} {count|mazo|mazos}"],
  mend: ["Mend it here", "Arreglarlo aquí"],
} as const;

interface Props {
  reading: Reading;
  name: string;
  organisations: readonly Organisation[];
  busy: boolean;
  onTake: (name: string, organisation: string | null) => void;
  onMend: () => void;
}

/** What is in a file: to be taken as it is, or to be mended first. */
export function Review({ reading, name, organisations, busy, onTake, onMend }: Props) {
  const say = useSay(WORDS);
  const id = useId();
  const [called, call] = useState(name);
  const [whose, give] = useState<string | null>(null);
  const well = reading.problems.length === 0;
  return (
    <>
      <Found reading={reading} />
      {well ? <p className={styles.well}>{say("well")}</p> : <Wrongs reading={reading} />}
      {well && (
        <div className={styles.fields}>
          <label htmlFor={id}>
            {say("name")}
            <input id={id} value={called} maxLength={60} onChange={({ target }) => call(target.value)} />
          </label>
          <Whose organisations={organisations} value={whose} onChange={give} />
        </div>
      )}
      <div className={styles.ways}>
        {well && (
          <Button kind="main" busy={busy} disabled={called.trim() === ""} onClick={() => onTake(called.trim(), whose)}>
            {say("take", { count: reading.decks.length })}
          </Button>
        )}
        {!well && reading.decks.length > 0 && (
          <Button kind="main" onClick={onMend}>
            {say("mend")}
          </Button>
        )}
      </div>
    </>
  );
}

function Found({ reading }: { reading: Reading }) {
  const say = useSay(WORDS);
  const kinds = useKinds();
  return (
    <ul className={styles.found}>
      {reading.decks.map(({ decktype, cards }, place) => (
        <li key={place}>
          <Stack kind={Number(decktype)} />
          <span>
            <strong>{kinds.name(Number(decktype)) || String(decktype)}</strong>
            <small>{say("cards", { count: Array.isArray(cards) ? cards.length : 0 })}</small>
          </span>
        </li>
      ))}
    </ul>
  );
}

function Wrongs({ reading }: { reading: Reading }) {
  const say = useSay(WORDS);
  const text = useProblemText();
  return (
    <div role="alert">
      <p>{say("wrong", { count: reading.problems.length })}</p>
      <ol className={styles.wrongs}>
        {wrongs(reading).map(({ row, card, question, problem }, place) => (
          <li key={place}>
            <strong>{row !== null ? say("row", { row }) : card !== null ? say("card", { card }) : say("file")}</strong>
            <span>
              {text(problem)}
              {question !== "" && <q>{question}</q>}
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}
