import { counted, ending } from "@/games/snatch/Between";
import type { PartProps } from "@/games/snatch/props";
import { amounts, type Round } from "@/games/snatch/story";
import { useLanguage } from "@/texts/useLanguage";
import { written } from "@/texts/words";
import { Stamp } from "@/ui/Stamp";
import { Goods } from "@/ui/tokens/Goods";
import styles from "./History.module.css";

/** Every round so far: what was offered, what became of it, and what it came to. */
export function History(props: PartProps) {
  const { view, names, say } = props;
  return (
    <section className={styles.history}>
      <h3>{say("history")}</h3>
      <table>
        <thead>
          <tr>
            <th scope="col">{say("colRound")}</th>
            <th scope="col">{say("colOffer")}</th>
            <th scope="col">{say("colAnswer")}</th>
            <th scope="col">
              <span className="visually-hidden">{say("colPoints")}: </span>
              {names.join(" · ")}
            </th>
          </tr>
        </thead>
        <tbody>
          {view.state.rounds.map((round) => (
            <Row key={round.index} {...props} round={round} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Row({ round, say }: PartProps & { round: Round }) {
  const language = useLanguage();
  const over = round.outcomeP1 !== null && round.outcomeP2 !== null;
  const { ink, word } = ending(round, say);
  return (
    <tr data-going={!over || undefined}>
      <th scope="row">{round.index}</th>
      <td>
        <Offered round={round} say={say} />
      </td>
      <td>
        {over ? (
          <Stamp small ink={ink}>
            {word}
          </Stamp>
        ) : (
          <i>{say("going")}</i>
        )}
        {round.shameAssigned && <small>{say("shamed")}</small>}
        {round.reported && <small>{say("reported")}</small>}
      </td>
      <td className={styles.points}>{over && `${written(round.outcomeP1 ?? 0, language)} · ${written(round.outcomeP2 ?? 0, language)}`}</td>
    </tr>
  );
}

function Offered({ round, say }: Pick<PartProps, "say"> & { round: Round }) {
  const { offer } = round;
  if (!offer) return <>–</>;
  return (
    <span className={styles.offer}>
      <Goods compact goods={amounts(offer, "offer")} label={counted(offer, "offer", say)} nothing={say("nothing")} />
      <span>{say("for")}</span>
      <Goods compact wanted goods={amounts(offer, "request")} label={counted(offer, "request", say)} nothing={say("nothing")} />
      {round.p1Action === "forced_offer" && <small>{say("forcedOffer")}</small>}
    </span>
  );
}
