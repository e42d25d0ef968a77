import type { ReactNode } from "react";
import type { Draft } from "@/games/snatch/draft";
import type { PartProps } from "@/games/snatch/props";
import { amounts, lastEnded, type Offer, P1, type Round, type Side } from "@/games/snatch/story";
import type { SnatchSay } from "@/games/snatch/words";
import { type Ink, Stamp } from "@/ui/Stamp";
import { Goods } from "@/ui/tokens/Goods";
import styles from "./Between.module.css";

interface Props extends PartProps {
  near: number;
  draft: Draft | null;
}

/** The table between the two: an offer, a draft of one, or how the last one ended. */
export function Between(props: Props) {
  const { view, say, draft } = props;
  const { state } = view;
  const last = lastEnded(state);
  const settling = state.phase === "shame" || state.phase === "report";
  return (
    <section className={styles.cloth} aria-label={say("table")} data-draft={(!state.offer && draft !== null) || undefined}>
      {state.forcedByP2 && state.phase === "offer" && <Forced {...props} />}
      {state.offer ? (
        <Laid {...props} offer={state.offer} mark={settling ? <Stamp ink="bad">{say("snatched")}</Stamp> : null} />
      ) : draft ? (
        <Laid {...props} offer={draft} mark={null} caption={say("draft")} />
      ) : last ? (
        <Ended {...props} round={last} />
      ) : (
        <p className={styles.empty}>{say("empty")}</p>
      )}
      {state.confiscated > 0 && <p className={styles.caption}>{say("judgeHolds", { count: state.confiscated })}</p>}
    </section>
  );
}

interface LaidProps extends Props {
  offer: Offer;
  mark: ReactNode; // the stamp of an offer that is settled
  caption?: string;
}

function Forced({ names, say }: Props) {
  return (
    <p className={styles.forced}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M7 11 V8 a5 5 0 0 1 10 0 v3 M5 11 h14 v10 H5 Z" />
      </svg>
      {say("forced", { name: names[1] ?? "P2" })}
    </p>
  );
}

function Laid({ offer, mark, caption, ...props }: LaidProps) {
  const { near, names, me, say } = props;
  const sides: Side[] = near === P1 ? ["offer", "request"] : ["request", "offer"];
  const title = (side: Side) => {
    if (mark) return say(side === "offer" ? "offered" : "asked");
    if (me === null) return say(side === "offer" ? "gives" : "asks", { name: names[P1] ?? "P1" });
    return say((side === "offer") === (me === P1) ? "youGive" : "youGet");
  };
  return (
    <>
      {caption && <p className={styles.caption}>{caption}</p>}
      <dl className={styles.sides}>
        {sides.map((side, index) => (
          <div key={side} className={styles.side} data-way={index === 0 ? "away" : "here"}>
            <dt>
              <Arrow />
              {title(side)}
            </dt>
            <dd>
              <Goods goods={amounts(offer, side)} wanted={side === "request"} label={counted(offer, side, say)} nothing={say("nothing")} />
            </dd>
          </div>
        ))}
      </dl>
      {mark}
    </>
  );
}

function Ended({ round, ...props }: Props & { round: Round }) {
  const { say } = props;
  const { ink, word } = ending(round, say);
  const mark = <Stamp ink={ink}>{word}</Stamp>;
  return (
    <div className={styles.ended} key={round.index}>
      {round.offer ? <Laid {...props} offer={round.offer} mark={mark} caption={say("lastRound", { round: round.index })} /> : mark}
    </div>
  );
}

/** How a round ended, in a word. */
export function ending(round: Round, say: SnatchSay): { ink: Ink; word: string } {
  if (round.p2Action === "accept") return { ink: "good", word: say("accepted") };
  if (round.p2Action === "snatch") return { ink: "bad", word: say("snatched") };
  if (round.p2Action === "reject") return { ink: "plain", word: say("rejected") };
  return { ink: "plain", word: say("noneMade") };
}

/** One side of an offer as one would say it. */
export function counted(offer: Offer, side: Side, say: SnatchSay): string {
  const { turkey, corn } = amounts(offer, side);
  const parts = [turkey > 0 && say("turkeys", { count: turkey }), corn > 0 && say("cobs", { count: corn })];
  return parts.filter(Boolean).join(", ") || say("nothing");
}

function Arrow() {
  return (
    <svg viewBox="0 0 24 24" className={styles.arrow} aria-hidden="true">
      <path d="M3 12 H20 M13.5 5.5 L20 12 L13.5 18.5" />
    </svg>
  );
}
