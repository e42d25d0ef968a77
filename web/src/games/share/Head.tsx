import { latest, LOST, total } from "@/games/share/market";
import { Mark } from "@/games/share/Mark";
import type { PartProps } from "@/games/share/props";
import type { WORDS } from "@/games/share/words";
import { told } from "@/games/share/wording";
import { Clock } from "@/ui/Clock";
import { Goods } from "@/ui/tokens/Goods";
import styles from "./Head.module.css";

const NOTES: Readonly<Record<string, keyof typeof WORDS>> = { anarchy: "anarchy", mandatory: "mandatory", shame: "shameNote", governance: "governance" };

/** Where the game stands: the rounds, the kind of this one and what that means, the judge, the clock. */
export function Head(props: PartProps) {
  const { view, say, text } = props;
  const { state } = view;
  const note = NOTES[state.kind];
  return (
    <header className={styles.head}>
      <Rounds {...props} />
      <div className={styles.kind}>
        <Mark of={state.kind} className={styles.mark} />
        <div>
          <span className={styles.round}>
            {say("round", { round: state.round, rounds: kindsOf(props).length })}
            <Time {...props} />
          </span>
          <h3>{text(`kind:${state.kind}`) ?? state.kind}</h3>
        </div>
        <p>
          {note && say(note)} <Judge {...props} />
        </p>
      </div>
      <Lost {...props} />
    </header>
  );
}

/** The kinds of all rounds, as they were agreed on. */
function kindsOf({ view }: PartProps): readonly string[] {
  const { rounds } = view.options;
  return Array.isArray(rounds) ? rounds.map(String) : view.state.rounds.map(({ kind }) => kind);
}

function Rounds(props: PartProps) {
  const { view, say, text } = props;
  const now = view.state.round;
  const over = view.result !== null;
  return (
    <ol className={styles.rounds} aria-label={say("rounds")}>
      {kindsOf(props).map((kind, index) => {
        const name = say("roundKind", { round: index + 1, kind: text(`kind:${kind}`) ?? kind });
        const when = index + 1 < now || over ? "past" : index + 1 === now ? "now" : "ahead";
        return (
          <li key={index} data-when={when} title={name} aria-current={when === "now" ? "step" : undefined}>
            <Mark of={kind} />
            <span className="visually-hidden">{name}</span>
          </li>
        );
      })}
    </ol>
  );
}

const CLOCKS = { trading: "clockTrading", judging: "clockJudging" } as const;

function Time({ view, deadline, live, say }: PartProps) {
  const phase = view.state.currentPhase;
  if (!live || deadline === null || !(phase in CLOCKS)) return null;
  const seconds = Number(view.options[`${phase}_seconds`] ?? 0);
  return <Clock until={deadline} total={seconds * 1000} label={say(CLOCKS[phase as keyof typeof CLOCKS])} />;
}

function Judge({ view, me, names, say }: PartProps) {
  const judge = view.state.currentJudge;
  if (judge === null) return null;
  return <strong>{judge === me ? say("judgeIsYou") : say("judgeIs", { name: names[judge] ?? "" })}</strong>;
}

/** What shame has cost; it is out of the game. */
function Lost({ view, say }: PartProps) {
  const { lost } = view.state;
  const mayLose = total(lost) > 0 || view.state.rounds.some((round) => round.shame.length > 0);
  if (!mayLose || !latest(view.state)) return null;
  return (
    <p className={styles.lost} data-anchor={LOST} data-none={total(lost) === 0 || undefined}>
      {say("lost")}: <Goods compact goods={lost} label={told(lost, say)} nothing={say("nothing")} />
    </p>
  );
}
