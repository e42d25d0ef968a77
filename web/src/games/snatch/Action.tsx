import { wayTo } from "@/games/legal";
import { Answer } from "@/games/snatch/Answer";
import { Composer } from "@/games/snatch/Composer";
import type { Draft } from "@/games/snatch/draft";
import { End } from "@/games/snatch/End";
import type { PartProps } from "@/games/snatch/props";
import { Reply } from "@/games/snatch/Reply";
import { P1, P2 } from "@/games/snatch/story";
import { Talk } from "@/games/snatch/Talk";
import type { WORDS } from "@/games/snatch/words";
import { useAct } from "@/games/useAct";
import { Switch } from "@/ui/Switch";
import styles from "./Action.module.css";

interface Props extends PartProps {
  draft: Draft | null;
  setDraft: (draft: Draft) => void;
}

/** What one may do now, or whom one waits for. */
export function Action(props: Props) {
  return (
    <section className={styles.action} data-mine={(props.live && props.me !== null && props.view.toAct.includes(props.me)) || undefined}>
      <Now {...props} />
    </section>
  );
}

function Now(props: Props) {
  const { view, live } = props;
  const may = (action: string) => live && wayTo(view, action) !== undefined;
  if (view.result) return <End {...props} result={view.result} />;
  if (view.state.phase === "talk") return <Talk {...props} />;
  if (may("proposeOffer") || may("noOffer")) return <Composer {...props} />;
  if (may("p2Action")) return <Answer {...props} />;
  if (may("assignShame")) return <Reply {...props} about="shame" />;
  if (may("report")) return <Reply {...props} about="report" />;
  return <Waiting {...props} />;
}

const WAITING: Partial<Record<string, keyof typeof WORDS>> = {
  offer: "waitOffer",
  decision: "waitAnswer",
  shame: "waitShame",
  report: "waitReport",
};

function Waiting(props: Props) {
  const { view, names, say } = props;
  const key = WAITING[view.state.phase];
  const awaited = view.toAct[0] ?? P1;
  return (
    <>
      <p className={styles.waiting}>
        <span className={styles.dots} aria-hidden="true">
          <span />
          <span />
          <span />
        </span>
        {key && say(key, { name: names[awaited] ?? "" })}
      </p>
      <Force {...props} />
    </>
  );
}

/** P2's switch, in the variant that has one. */
function Force({ view, act, live, me, names, say }: Props) {
  const { send, busy } = useAct(act);
  if (!live || me !== P2 || !wayTo(view, "p2Force")) return null;
  const name = names[P1] ?? "P1";
  return (
    <div className={styles.force}>
      <Switch label={say("force", { name })} on={view.state.forcedByP2} disabled={busy} onChange={(force) => void send("p2Force", { force })} />
      <p className={styles.note}>{say("forceNote", { name })}</p>
    </div>
  );
}
