import { valuesOf, wayTo } from "@/games/legal";
import type { PartProps } from "@/games/snatch/props";
import { useAct } from "@/games/useAct";
import { AnswerMark } from "@/ui/AnswerMark";
import styles from "./Action.module.css";

const NOTES = { accept: "acceptNote", reject: "rejectNote", snatch: "snatchNote" } as const;

/** P2's turn: trade, decline, or take. */
export function Answer({ view, act, say }: PartProps) {
  const { send, busy } = useAct(act);
  const answers = valuesOf(wayTo(view, "p2Action")?.data.action) as (keyof typeof NOTES)[];
  return (
    <>
      <h3>{say("decide")}</h3>
      <div className={styles.answers}>
        {answers.map((answer) => (
          <button key={answer} type="button" className={styles.answer} data-kind={answer} disabled={busy} onClick={() => void send("p2Action", { action: answer })}>
            <AnswerMark answer={answer} />
            <strong>{say(answer)}</strong>
            <span>{say(NOTES[answer])}</span>
          </button>
        ))}
      </div>
    </>
  );
}
