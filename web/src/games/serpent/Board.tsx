"use client";
import { useId, useState } from "react";
import { useChange } from "@/games/happenings";
import { Legend } from "@/games/serpent/Legend";
import { Panel } from "@/games/serpent/Panel";
import type { PartProps, Props } from "@/games/serpent/props";
import { Racers } from "@/games/serpent/Racers";
import { gamemasterOf, namesOf, racersOf } from "@/games/serpent/race";
import { Tales } from "@/games/serpent/Tales";
import { firstTales, nextTales } from "@/games/serpent/memory";
import { momentOf, taskOf } from "@/games/serpent/tasks";
import { Track } from "@/games/serpent/Track";
import { useWalk } from "@/games/serpent/useWalk";
import { useWords } from "@/games/serpent/words";
import { useAct } from "@/games/useAct";
import { useGameTexts } from "@/texts/gameTexts";
import styles from "./Board.module.css";

/** A race along a serpent: the track, what is asked of whom, and what came of it. */
export default function Board(props: Props) {
  const { view, table, live, me } = props;
  const say = useWords();
  const text = useGameTexts(view.game);
  const id = useId();
  const { send, busy } = useAct(props.act);
  const { at, ...going } = useWalk(view.state, view.players);
  const { guess, setGuess } = useGuess(props);
  const tales = useTales(props);
  const names = namesOf(table, view.players, (seat) => say("seat", { number: seat + 1 }));
  const task = live && me !== null ? taskOf(view) : "wait";
  const part: PartProps = {
    ...props, ...going, say, text, names, task, guess, setGuess, send, busy,
    walking: going.walking && task !== "roll", // nobody has to wait for others' pieces
    racers: racersOf(view, table, names, at),
    gamemaster: gamemasterOf(view),
  }; // prettier-ignore
  return (
    <div className={styles.board}>
      <Racers {...part} />
      <div className={styles.field}>
        <Track {...part} id={id} at={at} />
        <Legend {...part} id={id} />
      </div>
      <Panel {...part} />
      <Tales {...part} tales={tales} />
    </div>
  );
}

/** What one is about to say: forgotten when something else is asked. */
function useGuess({ view }: Props) {
  const moment = momentOf(view);
  const [kept, keep] = useState<{ moment: string; guess: number | null }>({ moment, guess: null });
  return { guess: kept.moment === moment ? kept.guess : null, setGuess: (guess: number | null) => keep({ moment, guess }) };
}

/** What came of everybody's last turn. */
function useTales({ view }: Props) {
  const [tales, tell] = useState(() => firstTales(view.state));
  useChange(view, (before, now) => tell((told) => (now.version < before.version ? firstTales(now.state) : nextTales(told, before.state, now.state))));
  return tales;
}
