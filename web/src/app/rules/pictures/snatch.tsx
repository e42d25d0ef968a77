import type { ReactNode } from "react";
import { Tree } from "@/app/rules/pictures/Tree";
import { type Answer, AnswerMark } from "@/ui/AnswerMark";
import { Token, type TokenKind } from "@/ui/tokens/Token";
import { useSay } from "@/texts/words";
import styles from "./Pictures.module.css";

const WORDS = {
  brings: ["P{seat} brings", "P{seat} trae"],
  after: ["after a fair trade", "tras un cambio justo"],
  points: ["points", "puntos"],
  accept: ["Accept", "Aceptar"],
  reject: ["Reject", "Rechazar"],
  snatch: ["Snatch", "Robar"],
  acceptWhy: ["Both hand over.", "Ambos entregan."],
  rejectWhy: ["Nothing changes hands.", "Nada cambia de manos."],
  snatchWhy: ["P2 takes what was offered and gives nothing.", "P2 toma lo ofrecido y no da nada."],
  has: ["P{seat}: {count} {count|point|points}", "P{seat}: {count} {count|punto|puntos}"],
} as const;

export const Laid = ({ kind, count }: { kind: TokenKind; count: number }): ReactNode => Array.from({ length: count }, (_, place) => <Token key={place} kind={kind} />);

export const Arrow = () => (
  <svg className={styles.arrow} viewBox="0 0 24 24" aria-hidden="true">
    <path d="M3 12 H20 M14 6 L20 12 L14 18" />
  </svg>
);

function Side({ title, own, other, points }: { title: string; own: [TokenKind, number]; other: [TokenKind, number]; points: number }) {
  const say = useSay(WORDS);
  return (
    <div className={styles.side}>
      <strong>{title}</strong>
      <span className={styles.laid}>
        <Laid kind={own[0]} count={own[1]} />
        <Laid kind={other[0]} count={other[1]} />
      </span>
      <span className={styles.points}>
        {points} <small>{say("points")}</small>
      </span>
    </div>
  );
}

/** What trade is good for: the same tokens are worth more in the other's hands. */
export function Worth() {
  const say = useSay(WORDS);
  return (
    <>
      {([["turkey", "corn"], ["corn", "turkey"]] as const).map(([own, other], seat) => (
        <div key={own} className={styles.row}>
          <Side title={say("brings", { seat: seat + 1 })} own={[own, 10]} other={[other, 0]} points={10} />
          <Arrow />
          <Side title={say("after")} own={[own, 5]} other={[other, 5]} points={15} />
        </div>
      ))}
    </>
  );
}

const ENDS: readonly { answer: Answer; ink: string; first: number; second: number }[] = [
  { answer: "accept", ink: "good", first: 15, second: 15 },
  { answer: "reject", ink: "plain", first: 10, second: 10 },
  { answer: "snatch", ink: "bad", first: 5, second: 20 },
];

/** Five for five, and what each answer makes of it. */
export function Answers() {
  const say = useSay(WORDS);
  return (
    <div className={styles.answers}>
      {ENDS.map(({ answer, ink, first, second }) => (
        <section key={answer} className={styles.answer} data-ink={ink}>
          <h3>
            <AnswerMark answer={answer} />
            {say(answer as "accept")}
          </h3>
          <p>{say(`${answer}Why` as "acceptWhy")}</p>
          <div>
            <span>{say("has", { seat: 1, count: first })}</span>
            <span>{say("has", { seat: 2, count: second })}</span>
          </div>
        </section>
      ))}
    </div>
  );
}

export const G1 = () => <Tree of="G1" />;
export const G2 = () => <Tree of="G2" />;
export const G3 = () => <Tree of="G3" />;
export const G4 = () => <Tree of="G4" />;
export const G5 = () => <Tree of="G5" />;
