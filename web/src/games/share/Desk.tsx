import type { Ref } from "react";
import { Bench } from "@/games/share/Bench";
import { Composer } from "@/games/share/Composer";
import type { Draft } from "@/games/share/draft";
import { End } from "@/games/share/End";
import { isTrading } from "@/games/share/market";
import type { PartProps } from "@/games/share/props";
import { Results } from "@/games/share/Results";
import styles from "./Desk.module.css";

interface Props extends PartProps {
  ref: Ref<HTMLElement>;
  draft: (Draft & { targetId: number }) | null;
  setDraft: (draft: Draft) => void;
}

/** What one may do now, beyond answering: offer, rule, go on; or what there is to see instead. */
export function Desk({ ref, ...props }: Props) {
  const { view, me, live } = props;
  const mine = live && me !== null;
  if (isTrading(view) && !mine) return null;
  return (
    <section ref={ref} tabIndex={-1} className={styles.desk} data-mine={(mine && view.toAct.includes(me)) || undefined}>
      <Now {...props} />
    </section>
  );
}

function Now(props: Omit<Props, "ref">) {
  const { view, draft } = props;
  if (view.result) return <End {...props} result={view.result} />;
  if (view.state.currentPhase === "judging") return <Bench {...props} />;
  if (view.state.currentPhase === "results") return <Results {...props} />;
  return draft ? <Composer {...props} draft={draft} /> : <NoOffer {...props} />;
}

/** Why there is nothing to offer. */
function NoOffer({ view, me, say, text }: PartProps) {
  const { state } = view;
  const mine = (marks: readonly boolean[]) => me !== null && marks[me] === true;
  const left = me === null ? [] : (state.offersLeft[me] ?? []);
  if (mine(state.isSuspended)) return <Told title={say("suspendedTitle")} note={text("SUSPENDED")} />;
  if (mine(state.done)) return <Told title={say("doneTitle")} note={say("doneNote")} />;
  if (mine(state.isBarred)) return <Told title={say("barredTitle")} note={text("BARRED")} />;
  return <Told title={say("make")} note={say(left.some((count) => count > 0) ? "noOne" : "allMade")} />;
}

function Told({ title, note }: { title: string; note: string | null }) {
  return (
    <>
      <h3>{title}</h3>
      <p className={styles.note}>{note}</p>
    </>
  );
}
