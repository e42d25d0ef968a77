import { valuesOf, wayTo } from "@/games/legal";
import type { PartProps } from "@/games/serpent/props";
import { JUDGE } from "@/games/serpent/tasks";
import styles from "./Desk.module.css";

const MARKS: Readonly<Record<string, string>> = { approve: "M6 17 L13 24 L26 8", reject: "M8 8 L24 24 M24 8 L8 24" };

/** The gamemaster says whether a joker was done. */
export function Desk({ view, say, send, busy }: PartProps) {
  const asked = view.state.decisionRequest;
  const way = wayTo(view, JUDGE);
  if (!asked || !way) return null;
  const decisions = valuesOf(way.data.decision).map(String);
  return (
    <div className={styles.decisions}>
      {decisions.map((decision) => (
        <button key={decision} type="button" disabled={busy} data-decision={decision} onClick={() => void send(JUDGE, { requestId: asked.requestId, decision })}>
          <svg viewBox="0 0 32 32" aria-hidden="true">
            <path d={MARKS[decision] ?? ""} />
          </svg>
          {say(decision === "approve" ? "approve" : "reject")}
        </button>
      ))}
    </div>
  );
}
