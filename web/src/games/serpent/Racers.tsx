import { useEffect, useRef } from "react";
import { PieceIcon } from "@/games/serpent/Piece";
import type { PartProps } from "@/games/serpent/props";
import type { Racer } from "@/games/serpent/race";
import { WORDS } from "@/games/serpent/words";
import styles from "./Racers.module.css";

/** Everybody in the order of turns, with their piece and their field; and who judges. */
export function Racers(props: PartProps) {
  const { racers, gamemaster, names, say, me, view } = props;
  const list = useRef<HTMLUListElement>(null);
  const turn = view.result ? undefined : racers.find(({ onTurn }) => onTurn)?.seat;
  useEffect(() => {
    const row = list.current;
    const here = turn === undefined ? null : row?.querySelector<HTMLElement>("[data-on]");
    row?.scrollTo({ left: here ? here.offsetLeft - row.offsetLeft - 24 : 0, behavior: "smooth" });
  }, [turn]);
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reached by keyboard
    <ul ref={list} className={styles.racers} aria-label={say("racers")} tabIndex={0}>
      {racers.map((racer) => (
        <Line key={racer.seat} racer={racer} {...props} />
      ))}
      {gamemaster !== null && (
        <li className={styles.racer} data-judge>
          <Gavel />
          <span className={styles.who}>
            <strong>{names[gamemaster]}</strong>
            <small>{gamemaster === me ? `${say("you").toLowerCase()}, ${say("judge")}` : say("judge")}</small>
          </span>
        </li>
      )}
    </ul>
  );
}

const DOES: Readonly<Record<string, keyof typeof WORDS>> = {
  roll: "rolling", answer: "answering", guess: "calculating", joker_guess: "calculating", decision: "judged",
}; // prettier-ignore

function Line({ racer, ...props }: PartProps & { racer: Racer }) {
  const { say, me } = props;
  const notes = notesOf(racer, props);
  const { seat, name, shape, letter, position, onTurn, gone, away } = racer;
  return (
    <li className={styles.racer} data-on={onTurn || undefined} data-me={seat === me || undefined} data-away={gone || away || undefined}>
      <PieceIcon shape={shape} letter={letter} size={38} />
      <span className={styles.who}>
        <strong>{name}</strong>
        {notes.length > 0 && <small>{notes.join(" · ")}</small>}
      </span>
      <span className={styles.field}>
        <span className="visually-hidden">{position > 0 ? say("onField", { position }) : say("start")}</span>
        <b aria-hidden="true">{position}</b>
      </span>
    </li>
  );
}

function notesOf({ gone, away, onTurn, extra, lose }: Racer, { say, view }: PartProps): readonly string[] {
  const notes = [
    gone ? say("gone") : away && say("away"),
    onTurn && !gone && say(DOES[view.state.phase] ?? "rolling"),
    extra > 0 && say("extra", { count: extra }),
    lose > 0 && say("lose", { count: lose }),
  ];
  return notes.filter((note) => typeof note === "string");
}

function Gavel() {
  return (
    <svg viewBox="0 0 40 40" width="38" height="38" className={styles.gavel} aria-hidden="true">
      <path d="M8 20 L20 8 M12 24 L24 12 M6.5 18.5 L13.5 25.5 M18.5 6.5 L25.5 13.5 M19 19 L33 33 M6 34 H22" />
    </svg>
  );
}
