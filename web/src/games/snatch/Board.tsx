"use client";
import { useState } from "react";
import type { SnatchState } from "@/generated/views";
import type { BoardProps } from "@/games/board";
import { useChange } from "@/games/happenings";
import { Action } from "@/games/snatch/Action";
import { Between } from "@/games/snatch/Between";
import { draftFor, type Draft, NO_DRAFT } from "@/games/snatch/draft";
import { Head } from "@/games/snatch/Head";
import { History } from "@/games/snatch/History";
import { Holding } from "@/games/snatch/Holding";
import { moves, P1 } from "@/games/snatch/story";
import { useWords } from "@/games/snatch/words";
import { useGameTexts } from "@/texts/gameTexts";
import { useFlights } from "@/ui/motion/flights";
import { Token } from "@/ui/tokens/Token";
import styles from "./Board.module.css";

/** Two traders at a table: what each holds, what lies between them, and what one may do. */
export default function Board(props: BoardProps<SnatchState>) {
  const { view, table, me } = props;
  const { state } = view;
  const say = useWords();
  const text = useGameTexts("snatch");
  const names = [0, 1].map((index) => table.seats[index]?.name ?? `P${index + 1}`);
  const { root, fly, sky } = useFlights<HTMLDivElement>();
  const [draft, setDraft] = useState<Draft>(NO_DRAFT);
  useChange(state, (before, now) => {
    fly(moves(before, now).map(({ kind, from, to }) => ({ piece: <Token kind={kind} />, from, to })));
    if (before.rounds.length !== now.rounds.length) setDraft(NO_DRAFT);
  });
  const part = { ...props, names, say, text };
  const near = me ?? P1;
  const laid = props.live ? draftFor(view, draft) : null;
  return (
    <div ref={root} className={styles.board} data-game="snatch">
      <Head {...part} />
      <Holding {...part} seat={1 - near} where="far" draft={laid} />
      <Between {...part} near={near} draft={laid} />
      <Holding {...part} seat={near} where="near" draft={laid} />
      <Action {...part} draft={laid} setDraft={setDraft} />
      <History {...part} />
      {sky}
    </div>
  );
}
