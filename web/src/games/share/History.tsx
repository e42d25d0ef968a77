import { Incidents } from "@/games/share/Incidents";
import { counted, type Round, SEATS } from "@/games/share/market";
import { Mark } from "@/games/share/Mark";
import type { PartProps } from "@/games/share/props";
import { Settled } from "@/games/share/Slip";
import { useLanguage } from "@/texts/useLanguage";
import { written } from "@/texts/words";
import styles from "./History.module.css";

/** Every round that is over: what was offered, what became of it, and what it came to. */
export function History(props: PartProps) {
  const { view, names, say } = props;
  const rounds = counted(view.state);
  if (rounds.length === 0) return null;
  return (
    <section className={styles.history}>
      <header className={styles.heading}>
        <h3>{say("rounds")}</h3>
        {names.map((name, seat) => (
          <span key={seat} className={styles.column} aria-hidden="true">
            {name}
          </span>
        ))}
      </header>
      {rounds.map((round) => (
        <Past key={round.index} {...props} round={round} />
      ))}
    </section>
  );
}

function Past({ round, ...props }: PartProps & { round: Round }) {
  const { names, say, text } = props;
  const language = useLanguage();
  return (
    <details className={styles.round}>
      <summary>
        <span className={styles.kind}>
          <b>{round.index}</b>
          <Mark of={round.kind} />
          <span>{text(`kind:${round.kind}`) ?? round.kind}</span>
        </span>
        {SEATS.map((seat) => (
          <span key={seat} className={styles.column}>
            <span className="visually-hidden">{names[seat]}: </span>
            {written(round.points?.[seat] ?? 0, language)}
          </span>
        ))}
      </summary>
      {round.offers.length === 0 && <p className={styles.note}>{say("quietRound")}</p>}
      <ul className={styles.offers}>
        {round.offers.map((offer) => (
          <Settled key={offer.id} {...props} offer={offer} round={round} />
        ))}
      </ul>
      <Incidents {...props} round={round} />
    </details>
  );
}
