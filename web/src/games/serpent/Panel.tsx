import { type ReactNode, useEffect, useRef } from "react";
import { Answer } from "@/games/serpent/Answer";
import { Card, type Pending, Stake } from "@/games/serpent/Card";
import { Desk } from "@/games/serpent/Desk";
import { RollingDie } from "@/games/serpent/Die";
import { Guess } from "@/games/serpent/Guess";
import type { PartProps } from "@/games/serpent/props";
import { Roll } from "@/games/serpent/Roll";
import { lasts, momentOf } from "@/games/serpent/tasks";
import { toldNow } from "@/games/serpent/told";
import { Clock } from "@/ui/Clock";
import styles from "./Panel.module.css";

/** What everybody waits for; and for whom it is, how to do it. */
export function Panel(props: PartProps) {
  const { view, deadline, live, say, task, walking } = props;
  const mine = task !== "wait" && !walking;
  const { heading, end } = useAttention(mine, momentOf(view));
  return (
    <>
      <section className={styles.panel} data-mine={mine || undefined} data-task={walking ? "wait" : task} data-over={view.result !== null || undefined}>
        <header className={styles.head}>
          <h2 ref={heading} tabIndex={-1}>
            {props.me !== null && props.me === props.gamemaster && <small>{say("desk")}</small>}
            {toldNow(props)}
          </h2>
          {deadline !== null && live && <Clock until={deadline} total={lasts(view)} label={say("clock")} />}
        </header>
        <Now {...props} />
        {isAtDesk(props) && <p className={styles.note}>{say("deskNote")}</p>}
      </section>
      <span ref={end} className={styles.end} />
    </>
  );
}

/** Whoever judges, while there is nothing to judge. */
const isAtDesk = ({ me, gamemaster, task, view }: PartProps): boolean => me !== null && me === gamemaster && task === "wait" && view.result === null;

const OPEN = new Set(["answer", "decision"]); // in other phases a card has been judged, or none is there

function Now(props: PartProps): ReactNode {
  const { view, task, walking } = props;
  const { pendingCard, lastTurn } = view.state;
  if (walking) return <p className={styles.dice}><RollingDie dice={lastTurn?.diceValue ?? null} rolling={props.tumbling} /></p>;
  if (task === "roll") return <Roll {...props} />;
  if (task === "guess") return <Guess {...props} />;
  return pendingCard && OPEN.has(view.state.phase) ? <Lying {...props} card={pendingCard} /> : null;
}

/** The card on the table, and for whom it lies there, what to do with it. */
function Lying({ card, ...props }: PartProps & { card: Pending }) {
  const { view, task } = props;
  const { cardData } = view.state;
  return (
    <Card {...props} card={card}>
      <Stake card={card} say={props.say} />
      {task === "answer" && cardData && <Answer key={`${cardData.cardid} ${card.drawnAt}`} {...props} card={cardData} />}
      {task === "judge" && <Desk {...props} />}
    </Card>
  );
}

const isStill = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** When something is asked of one, one is brought there, and the panel to where it covers nothing; who writes elsewhere is left alone. */
function useAttention(mine: boolean, moment: string) {
  const heading = useRef<HTMLHeadingElement>(null);
  const end = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (!mine || document.activeElement?.closest("input, textarea, select, dialog")) return;
    heading.current?.focus({ preventScroll: true });
    end.current?.scrollIntoView({ block: "nearest", behavior: isStill() ? "auto" : "smooth" });
  }, [mine, moment]);
  return { heading, end };
}
