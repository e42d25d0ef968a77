import type { Place } from "@/games/share/market";
import type { PartProps } from "@/games/share/props";
import { useLanguage } from "@/texts/useLanguage";
import { written } from "@/texts/words";
import styles from "./Ranking.module.css";

interface Props extends PartProps {
  places: readonly Place[];
  change?: readonly number[] | null; // what the round brought each
}

/** Who is ahead, and by how much; equal points share a place. */
export function Ranking({ places, change = null, me, names, say, text, view }: Props) {
  const language = useLanguage();
  const most = Math.max(1, ...places.map(({ points }) => points));
  return (
    <ol className={styles.ranking} aria-label={say("ranking")}>
      {places.map(({ seat, points, place }) => (
        <li key={seat} data-first={place === 1 || undefined}>
          <span className={styles.place}>{say("place", { place })}</span>
          <span className={styles.who}>
            <b>{names[seat]}</b>
            {seat === me && ` (${say("you")})`} <small>{text(`producerRole:${view.state.producerRole[seat]}`)}</small>
          </span>
          <span className={styles.points}>
            {change && <Change by={change[seat] ?? 0} />}
            <strong>{written(points, language)}</strong> <small>{say("pointsLabel")}</small>
          </span>
          <span className={styles.bar} aria-hidden="true">
            <span style={{ width: `${(100 * points) / most}%` }} />
          </span>
        </li>
      ))}
    </ol>
  );
}

function Change({ by }: { by: number }) {
  const sign = by > 0 ? "+" : by < 0 ? "−" : "±";
  return <span className={styles.change} data-less={by < 0 || undefined}>{`${sign}${Math.abs(by)}`}</span>;
}
