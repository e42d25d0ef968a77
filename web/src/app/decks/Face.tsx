// A card as the player sees it; `solved` shows the right answer too.
import { CLOSER, type CardDraft, GO_TO_START, JOKER, LETTERS, LUCK, OWN_ANSWER, PAIRS, QUIZ, TRUE_FALSE } from "@/app/decks/cards";
import { KindSign } from "@/app/decks/Signs";
import { useCardWords } from "@/app/decks/words";
import { useLanguage } from "@/texts/useLanguage";
import { useSay } from "@/texts/words";
import styles from "./Face.module.css";

const WORDS = {
  empty: ["(no question yet)", "(todavía sin pregunta)"],
  blank: ["…", "…"],
  write: ["your answer", "tu respuesta"],
  number: ["a number", "un número"],
  true: ["True", "Verdadero"],
  false: ["False", "Falso"],
  right: ["right", "correcto"],
  judged: ["The gamemaster judges whether it was done.", "El moderador juzga si se ha hecho."],
  near: ["{correct}, give or take {percent} %", "{correct}, con un margen del {percent} %"],
} as const;

interface Props {
  card: CardDraft;
  kind: number;
  solved?: boolean;
}

export function Face({ card, kind, solved = false }: Props) {
  const say = useSay(WORDS);
  const words = useCardWords();
  return (
    <article className={styles.card} data-kind={kind}>
      <header>
        <KindSign kind={kind} />
        <small>{words.type(card.type)}</small>
      </header>
      <p className={styles.question} data-empty={card.question === "" || undefined}>
        {card.question || say("empty")}
      </p>
      <Answer card={card} solved={solved} />
    </article>
  );
}

function Answer({ card, solved }: { card: CardDraft; solved: boolean }) {
  switch (card.type) {
    case QUIZ:
      return <Options card={card} solved={solved} />;
    case PAIRS:
      return card.ordering ? <Sentence text={card.sentence} solved={solved} /> : <Matching card={card} solved={solved} />;
    case TRUE_FALSE:
      return <Truth truth={solved ? card.truth : null} />;
    case OWN_ANSWER:
    case CLOSER:
      return <Line card={card} solved={solved} />;
    case JOKER:
    case LUCK:
      return <Fate card={card} />;
    default:
      return null;
  }
}

function Options({ card, solved }: { card: CardDraft; solved: boolean }) {
  const say = useSay(WORDS);
  return (
    <ol className={styles.options}>
      {card.options.map((text, place) => (
        <li key={place} data-right={(solved && place === card.right) || undefined}>
          <b>{LETTERS[place]}</b>
          <span>{text || say("blank")}</span>
          {solved && place === card.right && <Tick label={say("right")} />}
        </li>
      ))}
    </ol>
  );
}

const Tick = ({ label }: { label: string }) => (
  <svg className={styles.tick} viewBox="0 0 24 24" role="img" aria-label={label}>
    <path d="M5 13 L10 18 L19 7" />
  </svg>
);

/** In another order than they belong, the same each time one looks. */
const mixed = (parts: readonly string[]): string[] => {
  const sorted = parts.toSorted((one, other) => one.localeCompare(other));
  return sorted.every((part, place) => part === parts[place]) ? [...sorted.slice(1), ...sorted.slice(0, 1)] : sorted;
};

function Matching({ card, solved }: { card: CardDraft; solved: boolean }) {
  const say = useSay(WORDS);
  const rights = card.pairs.map(({ right }) => right);
  const shown = solved ? rights : mixed(rights);
  return (
    <ul className={styles.pairs} data-solved={solved || undefined}>
      {card.pairs.map(({ left }, place) => (
        <li key={place}>
          <span>{left || say("blank")}</span>
          <span>{shown[place] ?? say("blank")}</span>
        </li>
      ))}
    </ul>
  );
}

function Sentence({ text, solved }: { text: string; solved: boolean }) {
  const words = text.split(/\s+/).filter(Boolean);
  return (
    <ul className={styles.words}>
      {(solved ? words : mixed(words)).map((word, place) => (
        <li key={place}>{word}</li>
      ))}
    </ul>
  );
}

function Truth({ truth }: { truth: boolean | null }) {
  const say = useSay(WORDS);
  return (
    <div className={styles.truth}>
      {([true, false] as const).map((each) => (
        <span key={String(each)} data-right={truth === each || undefined}>
          {say(each ? "true" : "false")}
          {truth === each && <Tick label={say("right")} />}
        </span>
      ))}
    </div>
  );
}

function Line({ card, solved }: { card: CardDraft; solved: boolean }) {
  const say = useSay(WORDS);
  const number = card.type === CLOSER;
  const answer = number ? say("near", { correct: card.correct, percent: card.percent }) : card.accepted.join(" / ");
  return (
    <p className={styles.line} data-solved={solved || undefined}>
      {solved ? answer : say(number ? "number" : "write")}
    </p>
  );
}

function Fate({ card }: { card: CardDraft }) {
  const say = useSay(WORDS);
  const words = useCardWords();
  const spoken = useLanguage();
  const { fate } = card;
  const amount = fate && fate.type !== GO_TO_START ? `: ${new Intl.NumberFormat(spoken).format(fate.value)}` : "";
  return (
    <>
      {fate && <p className={styles.fate}>{`${words.fate(fate.type)}${amount}`}</p>}
      {card.type === JOKER && <p className={styles.note}>{say("judged")}</p>}
    </>
  );
}
