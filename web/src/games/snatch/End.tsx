import type { PartProps } from "@/games/snatch/props";
import { useLanguage } from "@/texts/useLanguage";
import { written } from "@/texts/words";
import type { Outcome } from "@/session/types";
import styles from "./Action.module.css";

/** Who came out ahead, and by how much. */
export function End({ result, me, names, say, text }: PartProps & { result: Outcome }) {
  const language = useLanguage();
  const most = Math.max(1, ...result.points);
  const order = [0, 1].sort((one, other) => (result.points[other] ?? 0) - (result.points[one] ?? 0));
  return (
    <div className={styles.end}>
      <h3>{headline(result, me, names, say)}</h3>
      <ol className={styles.ranking}>
        {order.map((seat) => (
          <li key={seat}>
            <span>
              {names[seat]} · {text(`seat:${seat}`)}
            </span>
            <strong>{written(result.points[seat] ?? 0, language)}</strong>
            <span className={styles.bar} data-second={seat === 1 || undefined} aria-hidden="true">
              <span style={{ width: `${(100 * (result.points[seat] ?? 0)) / most}%` }} />
            </span>
          </li>
        ))}
      </ol>
      {result.reason !== "ROUNDS_PLAYED" && <p className={styles.note}>{text(`result:${result.reason}`)}</p>}
    </div>
  );
}

function headline(result: Outcome, me: number | null, names: readonly string[], say: PartProps["say"]): string {
  const [winner] = result.winners;
  if (winner === undefined || result.winners.length > 1) return say("tied");
  return winner === me ? say("won") : say("lost", { name: names[winner] ?? "" });
}
