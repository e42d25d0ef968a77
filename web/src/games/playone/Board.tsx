"use client";
import { useCallback, useRef } from "react";
import type { PlayoneState } from "@/generated/views";
import { useChange, useHappenings } from "@/games/happenings";
import { ColorChoice } from "@/games/playone/ColorChoice";
import { Back } from "@/games/playone/Face";
import { Hand } from "@/games/playone/Hand";
import { Notes, useNotes } from "@/games/playone/Notes";
import { Pile } from "@/games/playone/Pile";
import { Players } from "@/games/playone/Players";
import type { Props } from "@/games/playone/props";
import { RoundEnd } from "@/games/playone/RoundEnd";
import { drawn, isPlaying } from "@/games/playone/seats";
import { Status } from "@/games/playone/Status";
import { useWords } from "@/games/playone/words";
import { useGameTexts } from "@/texts/gameTexts";
import { useFlights } from "@/ui/motion/flights";
import styles from "./Board.module.css";

export default function Board(props: Props) {
  const { view, table, me } = props;
  const say = useWords();
  const text = useGameTexts(view.game);
  const names = Array.from({ length: view.players }, (_, index) => {
    const seat = table.seats[index];
    return index === me ? say("you") : (seat?.name ?? say("free", { number: index + 1 }));
  });
  const { root, sky } = useDraws(view.state);
  const { laying, laid } = useLaid();
  const part = { ...props, names, say, text };
  const notes = useStory(props, names, say("auto"), text);
  const between = !isPlaying(view.state);
  return (
    <div ref={root} className={styles.board}>
      <Status {...part} />
      <Players {...part} />
      <div className={styles.middle}>
        {between && view.state.round > 0 ? <RoundEnd {...part} /> : <Pile laid={laid} {...part} />}
        <Notes notes={notes} />
      </div>
      {me !== null && <Hand laying={laying} {...part} />}
      <ColorChoice {...part} />
      {sky}
    </div>
  );
}

/** Where the card was that I laid last, until it has flown. */
function useLaid() {
  const box = useRef<DOMRect>(null);
  const laying = useCallback((from: DOMRect) => {
    box.current = from;
  }, []);
  const laid = useCallback(() => {
    const from = box.current;
    box.current = null;
    return from;
  }, []);
  return { laying, laid };
}

const MOST_AT_ONCE = 8;

/** Cards fly from the pile to whoever has more of them than before. */
function useDraws(state: PlayoneState) {
  const flights = useFlights<HTMLDivElement>();
  useChange(state, (before, now) => {
    const back = (
      <span className={styles.back}>
        <Back />
      </span>
    );
    const trips = drawn(before, now).flatMap(({ seat, count }) =>
      Array.from({ length: Math.min(count, MOST_AT_ONCE) }, () => ({ piece: back, from: "deck", to: `seat-${seat}` })),
    );
    flights.fly(trips);
  });
  return flights;
}

/** What is worth a note in passing; the page reads every event aloud. */
function useStory({ feed, me }: Props, names: readonly string[], auto: string, text: (key: string, values?: Record<string, string>) => string | null) {
  const { notes, note } = useNotes();
  const leaver = useRef("");
  useHappenings(feed, ({ event, data }) => {
    const seat = typeof data.seat === "number" ? data.seat : -1;
    if (event === "autoPlayed") note(seat === me ? auto : (text("event:autoPlayed", { seat: names[seat] ?? "" }) ?? auto));
    if (event === "playerLeft") leaver.current = text("event:playerLeft", { seat: names[seat] ?? "" }) ?? "";
    if (event === "roundGoesOn") note([leaver.current, text("event:roundGoesOn")].filter(Boolean).join(" "));
    if (event === "pileRecycled") note(text("event:pileRecycled", { count: String(data.count) }) ?? "");
  });
  return notes;
}
