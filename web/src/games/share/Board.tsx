"use client";
import { useRef, useState } from "react";
import { useChange } from "@/games/happenings";
import { Desk } from "@/games/share/Desk";
import { Done } from "@/games/share/Done";
import { draftFor, type Draft, NO_DRAFT } from "@/games/share/draft";
import { Head } from "@/games/share/Head";
import { History } from "@/games/share/History";
import { Lane } from "@/games/share/Lane";
import { around, between, distinct, isTrading, latest, pairs, SEATS, trips } from "@/games/share/market";
import { Producer } from "@/games/share/Producer";
import type { PartProps, Props } from "@/games/share/props";
import { useWords } from "@/games/share/words";
import { useGameTexts } from "@/texts/gameTexts";
import { useFlights } from "@/ui/motion/flights";
import { Token } from "@/ui/tokens/Token";
import { useKeptFocus } from "@/ui/useKeptFocus";
import styles from "./Board.module.css";

/** Three producers round a table, and on it, for all to see, what each offers each. */
export default function Board(props: Props) {
  const { view, me } = props;
  const say = useWords();
  const text = useGameTexts("share");
  const { root, sky } = useTrips(props);
  const { draft, setDraft } = useDraft(props);
  useKeptFocus(root);
  const desk = useRef<HTMLElement>(null);
  useChange(view.state.currentPhase, (_, phase) => {
    if (me === null || !props.live) return;
    const place = phase === "trading" ? root.current?.querySelector("header") : desk.current;
    place?.scrollIntoView({ block: "nearest" });
  });
  const [near, left, right] = around(me ?? 0);
  const part: PartProps = { ...props, near, say, text, names: useNames(props) };
  const laid = draftFor(view, draft);
  const compose = (targetId: number) => {
    setDraft({ ...draft, targetId });
    desk.current?.scrollIntoView({ block: "nearest" });
    desk.current?.querySelector<HTMLElement>("input:checked")?.focus({ preventScroll: true });
  };
  return (
    <div ref={root} tabIndex={-1} className={styles.board} data-game="share" data-watched={isWatched(props) || undefined}>
      <Head {...part} />
      <Producer {...part} seat={left} where="left" />
      <Producer {...part} seat={right} where="right" />
      <section className={styles.cloth} aria-label={say("table")}>
        <Lanes {...part} compose={compose} />
      </section>
      <Producer {...part} seat={near} where="near" draft={laid} />
      <Desk {...part} ref={desk} draft={laid} setDraft={setDraft} />
      <Done {...part} show={() => show(root.current)} />
      <History {...part} />
      {sky}
    </div>
  );
}

/** The three sides of the table; after trading, those where anything lies. */
function Lanes(props: PartProps & { compose: (target: number) => void }) {
  const round = latest(props.view.state);
  const trading = isTrading(props.view);
  const sides = pairs(props.near).filter((pair) => trading || (round && between(round, pair).length > 0));
  if (sides.length === 0) return <p className={styles.empty}>{props.say("quietRound")}</p>;
  return sides.map((pair) => <Lane key={pair.join()} {...props} pair={pair} />);
}

/** The first offer that waits for an answer. */
function show(board: HTMLElement | null): void {
  const button = board?.querySelector<HTMLElement>("[data-waits] button:enabled");
  button?.focus({ preventScroll: true });
  button?.scrollIntoView({ block: "center" });
}

/** Is there nothing to do but to look on? */
const isWatched = ({ view, me, live }: Props): boolean => isTrading(view) && !(live && me !== null);

function useNames({ table }: Props): readonly string[] {
  const say = useWords();
  return distinct(
    SEATS.map((index) => table.seats[index]?.name ?? say("seat", { number: index + 1 })),
  );
}

/** Tokens fly to whoever has got them. */
function useTrips({ view }: Props) {
  const flights = useFlights<HTMLDivElement>();
  useChange(view.state, (before, now) => {
    flights.fly(trips(before, now).map(({ kind, from, to }) => ({ piece: <Token kind={kind} />, from, to })));
  });
  return flights;
}

/** What one is about to offer; a new round begins with nothing. */
function useDraft({ view }: Props) {
  const { round } = view.state;
  const [kept, keep] = useState({ round, draft: NO_DRAFT });
  const draft = kept.round === round ? kept.draft : NO_DRAFT;
  return { draft, setDraft: (next: Draft) => keep({ round, draft: next }) };
}
