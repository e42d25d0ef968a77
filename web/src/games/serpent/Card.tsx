import type { ReactNode } from "react";
import type { SerpentState } from "@/generated/views";
import { kindOf, Sign } from "@/games/serpent/Marks";
import type { PartProps } from "@/games/serpent/props";
import { type Say, WORDS } from "@/games/serpent/words";
import styles from "./Card.module.css";

export type Pending = NonNullable<SerpentState["pendingCard"]>;

interface Shown {
  cardType: string;
  fieldType: string;
  question: string;
}

const FIELDS = { positive: "onPositive", negative: "onNegative", luck: "onLuck", regular: "onRegular" } as const;

/** A card: what kind it is, the field it was drawn on, and its text. */
export function Card({ card, text, say, children, small = false }: Pick<PartProps, "text" | "say"> & { card: Shown; children?: ReactNode; small?: boolean }) {
  const kind = kindOf(card.fieldType);
  return (
    <article className={styles.card} data-kind={kind} data-type={card.cardType} data-small={small || undefined}>
      <header>
        <svg viewBox="-18 -18 36 36" aria-hidden="true">
          <Sign kind={kind} />
        </svg>
        <span>{say(FIELDS[kind])}</span>
        <b>{text(`value:${card.cardType}`) ?? card.cardType}</b>
      </header>
      <p className={styles.question}>{card.question}</p>
      {children}
    </article>
  );
}

const STAKES: Readonly<Record<string, keyof typeof WORDS>> = {
  positive: "stakePositive", negative: "stakeNegative",
  "JOKER positive": "stakeJokerPositive", "JOKER negative": "stakeJokerNegative", "JOKER luck": "stakeJokerLuck",
}; // prettier-ignore

/** What hangs on the card that lies on the table. */
export function Stake({ card, say }: { card: Pending; say: Say }) {
  const key = STAKES[card.cardType === "JOKER" ? `JOKER ${card.fieldType}` : card.fieldType];
  return (
    <p className={styles.stake}>
      {key && say(key)} {card.consequence && say("consequence", { consequence: fateOf(card.consequence, say) })}
    </p>
  );
}

/** What luck does, in words. */
export function fateOf({ type, value = 1 }: { type: number; value?: number }, say: Say): string {
  const key = `luck_${type}`;
  return key in WORDS ? say(key as keyof typeof WORDS, { count: value }) : "";
}
