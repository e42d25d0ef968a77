import { useEffect } from "react";
import { GameBoard } from "@/app/GameBoard";
import { Controls } from "@/app/replay/Controls";
import { EyesChoice } from "@/app/replay/EyesChoice";
import { Fair } from "@/app/replay/Fair";
import { feedUntil, staysFor, tableOf } from "@/app/replay/frames";
import { Head } from "@/app/replay/Head";
import type { Order, Playing } from "@/app/replay/player";
import type { PartProps } from "@/app/replay/props";
import { Steps } from "@/app/replay/Steps";
import { useGoing } from "@/app/replay/usePlayer";
import type { Eyes, Loaded } from "@/app/replay/useReplay";
import { useStepWords } from "@/app/replay/useStepWords";
import { WORDS } from "@/app/replay/words";
import { useSeatName } from "@/app/table/Seats";
import { useChange } from "@/games/happenings";
import { useSay } from "@/texts/words";
import { announce } from "@/ui/announcing";
import { Button } from "@/ui/Button";
import styles from "./Replay.module.css";

interface Props {
  loaded: Loaded;
  code: string;
  eyes: Eyes;
  look: (eyes: Eyes) => void;
  playing: Playing;
  order: (order: Order) => void;
  again: () => void;
}

/** The board as it was, what happened, and ways through the match. */
export function Film({ loaded: { page, whole }, code, eyes, look, playing, order, again }: Props) {
  const say = useSay(WORDS);
  const called = useSeatName(page.match.game);
  const table = tableOf(page, say("nameless"));
  const last = page.frames.length - 1;
  const at = Math.min(playing.at, last);
  const frame = page.frames[at];
  useEffect(() => order({ do: "grow", last }), [order, last]);
  useGoing(playing, frame ? staysFor(frame, page.seat, playing.speed) : 0, order);
  if (!frame) return null;
  const names = table.seats.map((seat) => (seat ? called(seat) : "–"));
  const part: PartProps = { page, frame, whole, table, names, playing: { ...playing, at }, order };
  return (
    <div className={styles.film} data-game={page.match.game}>
      <Head {...part} />
      <div className={styles.column}>
        {!page.over && <StillOn {...part} again={again} />}
        <EyesChoice {...part} eyes={eyes} look={look} />
        <Shown {...part} />
        <Controls {...part} />
      </div>
      <div className={styles.side}>
        <Steps {...part} />
      </div>
      <Fair page={page} code={code} />
    </div>
  );
}

const OFFERS_NOTHING = () => Promise.resolve({ ok: false });

/** The board; a step on moves it, any other way lays it out anew. */
function Shown(part: PartProps) {
  const { page, frame, table, playing } = part;
  useTelling(part);
  return (
    <GameBoard
      occasion={`${page.seat ?? "outside"}.${playing.leaps}`}
      view={frame.view}
      table={table}
      me={page.seat}
      act={OFFERS_NOTHING}
      feed={feedUntil(page.frames, playing.at, page.seat)}
      deadline={null}
      live={false}
    />
  );
}

/** Whoever goes step by step hears what happened; after a leap, only where they are. */
function useTelling({ frame, playing, page }: PartProps): void {
  const words = useStepWords(page);
  const { leaps } = playing;
  useChange(`${frame.version}.${leaps}`, (before) => {
    if (before.endsWith(`.${leaps}`)) announce(words(frame).join(" "));
  });
}

/** What stays closed until the match can go on no longer. */
function StillOn({ page, again }: PartProps & { again: () => void }) {
  const say = useSay(WORDS);
  const key = page.match.result ? "mayGoOn" : page.seat === null ? "onOutside" : "on";
  return (
    <div className={styles.on} role="status">
      <p>{say(key)}</p>
      <Button onClick={again}>{say("look")}</Button>
    </div>
  );
}
