import { admits } from "@/games/legal";
import { isTrading, SEATS, unanswered } from "@/games/share/market";
import { Mark } from "@/games/share/Mark";
import type { PartProps } from "@/games/share/props";
import { listed } from "@/games/share/wording";
import { useAct } from "@/games/useAct";
import { useLanguage } from "@/texts/useLanguage";
import { Button } from "@/ui/Button";
import styles from "./Done.module.css";

/** Enough of this round, or not yet after all; and whom the others wait for. */
export function Done({ show, ...props }: PartProps & { show: () => void }) {
  const { view, me, live, say } = props;
  const note = useNote(props);
  if (!live || me === null || !isTrading(view)) return null;
  const waiting = unanswered(view.state, me);
  return (
    <div tabIndex={-1} className={styles.bar} data-done={view.state.done[me] === true || undefined}>
      <p role="status">{note}</p>
      {waiting > 0 ? <Button onClick={show}>{say("show", { count: waiting })}</Button> : <Say {...props} done={view.state.done[me] === true} />}
    </div>
  );
}

function Say({ view, act, say, done }: PartProps & { done: boolean }) {
  const { send, busy } = useAct(act);
  const may = admits(view, "done", "done", !done);
  return (
    <Button kind={done ? "plain" : "main"} disabled={busy || !may} icon={done ? undefined : <Mark of="done" className={styles.mark} />} onClick={() => void send("done", { done: !done })}>
      {say(done ? "takeBack" : "sayDone")}
    </Button>
  );
}

function useNote({ view, me, names, say }: PartProps): string {
  const language = useLanguage();
  const { done } = view.state;
  const others = SEATS.filter((seat) => seat !== me && !view.gone.includes(seat));
  const called = (are: boolean) => listed(others.filter((seat) => done[seat] === are).map((seat) => names[seat] ?? ""), language);
  const waiting = me === null ? 0 : unanswered(view.state, me);
  const finished = others.filter((seat) => done[seat]).length;
  if (waiting > 0) return say("waiting", { count: waiting });
  if (me !== null && done[me]) return say("stillTrading", { names: called(false) });
  return finished > 0 ? say("othersDone", { names: called(true), count: finished }) : say("doneHint");
}
