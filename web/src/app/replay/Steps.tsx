import { memo, useEffect, useRef } from "react";
import { clockTime, type Frame, type Page } from "@/app/replay/frames";
import type { PartProps } from "@/app/replay/props";
import { useStepWords } from "@/app/replay/useStepWords";
import { WORDS } from "@/app/replay/words";
import { Person } from "@/app/table/Person";
import type { Seat } from "@/session/types";
import { useSay } from "@/texts/words";
import styles from "./Steps.module.css";

/** What happened at each step; one goes there by a tap. */
export function Steps({ page, whole, table, names, playing, order }: PartProps) {
  const say = useSay(WORDS);
  const list = useRef<HTMLOListElement>(null);
  const { at } = playing;
  useEffect(() => {
    const [box, item] = [list.current, list.current?.children[at]];
    if (box && item instanceof HTMLElement) box.scrollTo({ top: item.offsetTop - (box.clientHeight - item.clientHeight) / 2 });
  }, [at]);
  return (
    <section className={styles.steps}>
      <h2>{say("steps")}</h2>
      <ol ref={list}>
        {page.frames.map((frame, step) => {
          const seat = frame.entry?.seat ?? null;
          const mover = seat === null ? null : (table.seats[seat] ?? null);
          const name = seat === null ? "" : (names[seat] ?? "");
          return <Step key={frame.version} {...{ frame, step, mover, name, order }} match={page.match} eyes={page.seat} shown={step === at} />;
        })}
      </ol>
      {!whole && <p role="status">{say("more")}</p>}
      <p className={styles.keys}>{say("keys")}</p>
    </section>
  );
}

interface StepProps extends Pick<PartProps, "order"> {
  match: Page["match"];
  eyes: Page["seat"];
  frame: Frame;
  step: number;
  mover: Seat | null;
  name: string; // of the mover
  shown: boolean;
}

/** One of perhaps thousands: drawn anew only where something about it has changed. */
const Step = memo(
  function Step({ match, eyes, frame, step, mover, name, shown, order }: StepProps) {
    const words = useStepWords({ match, seat: eyes });
    return (
      <li>
        <button type="button" aria-current={shown ? "step" : undefined} onClick={() => order({ do: "go", to: step })}>
          {mover ? <Mover seat={mover} name={name} /> : <span className={styles.nobody} />}
          <span>
            {words(frame).map((sentence, index) => (
              <span key={index}>{sentence}</span>
            ))}
          </span>
          <time>{clockTime(frame.at)}</time>
        </button>
      </li>
    );
  },
  (before, now) => before.frame === now.frame && before.shown === now.shown && before.name === now.name && before.eyes === now.eyes,
);

/** Whose step it was. */
function Mover({ seat, name }: { seat: Seat; name: string }) {
  return (
    <span title={name}>
      <Person seat={seat} size={30} />
      <span className="visually-hidden">{name}: </span>
    </span>
  );
}
