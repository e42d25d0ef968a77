import type { PartProps } from "@/games/colors/props";
import { Clock } from "@/ui/Clock";
import styles from "./Head.module.css";

const PHASES = ["planning", "event", "production", "movement", "victory"];

/** Round, phase and clock; and in one sentence, what everybody waits for. */
export function Head(props: PartProps) {
  const { view, say, text, deadline, live } = props;
  const { state } = view;
  const seconds = Number(view.options[`${state.phase}_seconds`] ?? 0);
  const told = sentence(props);
  return (
    <header className={styles.head}>
      <p className={styles.where}>
        <strong>{roundOf(props)}</strong>
        <span>{PHASES.includes(state.phase) ? say("phase", { phase: text(`phase:${state.phase}`) ?? state.phase }) : say("over")}</span>
      </p>
      {deadline !== null && <Clock until={deadline} total={seconds * 1000} label={say("clock")} running={live} />}
      <ol className={styles.phases} aria-hidden="true">
        {PHASES.map((phase) => (
          <li key={phase} data-now={phase === state.phase || undefined}>
            {text(`phase:${phase}`)}
          </li>
        ))}
      </ol>
      {told && (
        <p className={styles.told} data-mine={props.task !== "wait" || undefined}>
          {told}
        </p>
      )}
    </header>
  );
}

function roundOf({ view, say }: PartProps): string {
  const rounds = Number(view.options.max_rounds ?? 0);
  const { round } = view.state;
  return rounds > 0 ? say("roundOf", { round, rounds }) : say("round", { round });
}

const EVENT_ASKS: Readonly<Record<string, "chooseExtra" | "chooseDouble" | "chooseDeath">> = {
  double_movement: "chooseExtra",
  double_defense: "chooseDouble",
  sudden_death: "chooseDeath",
};

function sentence(props: PartProps): string | null {
  if (props.view.result) return null;
  return props.task === "wait" ? waiting(props) : asked(props);
}

function asked({ view, task, draft, say }: PartProps): string {
  const { state } = view;
  if (task === "place") return say("place", { turn: Math.ceil(state.turnsTaken / state.order.length) });
  if (task === "choose") return say(EVENT_ASKS[state.event ?? ""] ?? "chooseExtra");
  if (task === "march") return say(draft.at ? "marchTo" : "marchFrom");
  return say(task === "layOut" ? "layOut" : "pass");
}

function waiting(props: PartProps): string | null {
  const { view, me, say } = props;
  const { state } = view;
  if (me !== null && !Object.values(state.owners).includes(me)) return say("out");
  return state.phase === "event" && me !== null && state.answered[me] ? say("chosen") : theirs(props);
}

function theirs({ view, names, say, text }: PartProps): string | null {
  const { toAct, state } = view;
  if (toAct.length === 0 || !PHASES.includes(state.phase) || state.phase === "victory") return null;
  const led = (seat: number) => say("led", { name: names[seat] ?? "", army: text(`value:${state.armies[seat] ?? ""}`) ?? "" });
  const name = toAct.map(led).join(", ");
  return say(`theirs_${state.phase as "planning" | "event" | "production" | "movement"}`, { name, count: toAct.length });
}
