import type { ReactNode } from "react";
import { Card, fateOf } from "@/games/serpent/Card";
import { Die } from "@/games/serpent/Die";
import { Equation, Sum } from "@/games/serpent/Equation";
import type { PartProps } from "@/games/serpent/props";
import type { Card as Known, Guess, Tale, Tales as Told } from "@/games/serpent/memory";
import { useLanguage } from "@/texts/useLanguage";
import { written } from "@/texts/words";
import { Stamp } from "@/ui/Stamp";
import styles from "./Tales.module.css";

/** What came of one's own last turn, and of the last one that was taken. */
export function Tales(props: PartProps & { tales: Told }) {
  const { view, me, names, say, tales, walking } = props;
  const own = me === null ? undefined : tales.get(me);
  const last = view.state.lastTurn ? tales.get(view.state.lastTurn.playerId) : undefined;
  const others = last && last !== own ? last : undefined;
  if (!own && !others) return null;
  return (
    <div className={styles.tales}>
      {own && <OneTale {...props} tale={own} title={say("yourLast")} hidden={walking && own === last} />}
      {others && <OneTale {...props} tale={others} title={say("last", { name: names[others.turn.playerId] ?? "" })} hidden={walking} />}
    </div>
  );
}

/** While the piece is on its way, it is not told what comes. */
function OneTale({ tale, title, hidden, ...props }: PartProps & { tale: Tale; title: string; hidden: boolean }) {
  const { turn, cards } = tale;
  return (
    <section className={styles.tale} data-hidden={hidden || undefined}>
      <header>
        <h3>{title}</h3>
        {!hidden && <Way path={turn.path} say={props.say} />}
        <Die dice={hidden ? null : turn.diceValue} size={30} />
        {!hidden && <span className="visually-hidden">{props.say("rolled", { dice: turn.diceValue })}</span>}
      </header>
      {!hidden && cards.map((card) => <Outcome key={`${card.cardType} ${card.drawnAt}`} {...props} card={card} />)}
      {!hidden && turn.guesses.map((guess, index) => <Calculated key={index} {...props} made={guess} />)}
    </section>
  );
}

function Way({ path, say }: { path: readonly number[] } & Pick<PartProps, "say">) {
  return (
    <span className={styles.way}>
      <span className="visually-hidden">{say("way")}: </span>
      {path.join(" → ")}
    </span>
  );
}

function Outcome({ card, ...props }: PartProps & { card: Known }) {
  const { say } = props;
  return (
    <Card {...props} card={card} small>
      {card.isCorrect !== undefined && <Verdict {...props} card={card} />}
      {card.approved !== undefined && (
        <Stamp small ink={card.approved ? "good" : "bad"}>
          {say(card.approved ? "approved" : "rejected")}
        </Stamp>
      )}
      {card.cardType === "LUCK" && card.consequence && <p className={styles.fate}>{fateOf(card.consequence, say)}</p>}
    </Card>
  );
}

/** Right or wrong, what was said, and what it should have been. */
function Verdict({ card, ...props }: PartProps & { card: Known }) {
  const { say } = props;
  const language = useLanguage();
  const given = inWords(card.answer, props, language);
  return (
    <div className={styles.verdict}>
      <Stamp small ink={card.isCorrect ? "good" : "bad"}>
        {say(card.isCorrect ? "right" : "wrong")}
      </Stamp>
      {card.explanation ? <Pairs {...props} explanation={card.explanation} /> : <Solution {...props} card={card} given={given} language={language} />}
    </div>
  );
}

function Solution({ card, given, language, ...props }: PartProps & { card: Known; given: string | null; language: "en" | "es" }) {
  const { say } = props;
  return (
    <p>
      {given === null ? say("saidNothing") : say("said", { answer: given })}
      {!(card.isCorrect && given === inWords(card.solution, props, language)) && (
        <>
          <br />
          <b>{solutionIn(card.solution, props, language)}</b>
        </>
      )}
    </p>
  );
}

function solutionIn(solution: Known["solution"], props: PartProps, language: "en" | "es"): string {
  const { say } = props;
  if (typeof solution === "object" && "correct" in solution) return say("solutionWithin", { correct: written(solution.correct, language), percent: solution.percent });
  return say("solution", { solution: inWords(solution, props, language) ?? "" });
}

const MOST_ACCEPTED = 3;

/** Some of the answers that count. */
const accepted = (answers: readonly string[]): string =>
  answers.slice(0, MOST_ACCEPTED).join(" / ") + (answers.length > MOST_ACCEPTED ? " …" : "");

/** An answer as one would say it; null: there was none. */
function inWords(answer: unknown, { say }: Pick<PartProps, "say">, language: "en" | "es"): string | null {
  if (answer === null || answer === undefined) return null;
  if (typeof answer === "boolean") return say(answer ? "true" : "false");
  if (typeof answer === "number") return written(answer, language);
  if (Array.isArray(answer)) return accepted(answer.filter((part) => typeof part === "string"));
  return typeof answer === "string" ? answer : null;
}

function Pairs({ explanation, say }: PartProps & { explanation: NonNullable<Known["explanation"]> }) {
  return (
    <ul className={styles.pairs}>
      {explanation.map(({ left, right, expected, correct }) => (
        <li key={left} data-right={correct || undefined}>
          <svg viewBox="0 0 20 20" aria-hidden="true">
            <path d={correct ? "M4 10.5 L8.5 15 L16 5.5" : "M5 5 L15 15 M15 5 L5 15"} />
          </svg>
          <span className="visually-hidden">{say(correct ? "right" : "wrong")}: </span>
          <span>
            {say("belongs", { left, right: right || "–" })} {!correct && <small>({say("shouldBe", { expected })})</small>}
          </span>
        </li>
      ))}
    </ul>
  );
}

function Calculated({ made, ...props }: PartProps & { made: Guess }): ReactNode {
  const { say } = props;
  const { startPosition: base, diceRoll: dice, stepValue: step, patternModifier: modifier, calculatedPosition } = made.calculation;
  return (
    <div className={styles.calculated} data-right={made.guessCorrect || undefined}>
      <Equation {...props} {...{ base, dice, step, modifier }}>
        <Sum value={calculatedPosition} say={say} />
      </Equation>
      <p>
        {made.guessCorrect
          ? say("guessRight", { position: made.finalPosition })
          : say("guessWrong", { guess: made.guessedPosition, actual: made.actualPosition, position: made.finalPosition })}
      </p>
    </div>
  );
}
