import { useEffect, useState } from "react";
import { wayTo } from "@/games/legal";
import { START } from "@/games/playone/cards";
import type { PartProps } from "@/games/playone/props";
import { around } from "@/games/playone/seats";
import { Button } from "@/ui/Button";
import { Stamp } from "@/ui/Stamp";
import styles from "./RoundEnd.module.css";

/** How the round ended, how things stand, and when the next one begins. */
export function RoundEnd(props: PartProps) {
  const { view, say, text } = props;
  const { roundEndReason } = view.state;
  const left = roundEndReason === "OPPONENT_LEFT";
  const reason = left ? say("abandoned") : roundEndReason && text(`reason:${roundEndReason}`);
  return (
    <section className={styles.end} aria-live="off">
      <h2>{title(props)}</h2>
      {reason && <Stamp ink={left ? "bad" : "good"} small>{reason}</Stamp>}
      <Standing {...props} />
      {view.result ? <Match {...props} /> : <Next {...props} />}
    </section>
  );
}

function title({ view, me, names, say }: PartProps): string {
  const { winnerId } = view.state;
  if (winnerId === null) return say("nobodyWon");
  return winnerId === me ? say("youWon") : say("theyWon", { name: names[winnerId] ?? "" });
}

function Standing(props: PartProps) {
  const { view, me, names, say, text } = props;
  const { winnerId, roundsWon, points } = view.state;
  return (
    <table className={styles.standing}>
      <thead>
        <tr>
          <th scope="col">
            <span className="visually-hidden">{say("players")}</span>
          </th>
          <th scope="col">{say("held")}</th>
          <th scope="col">{text("state:roundsWon")}</th>
          <th scope="col">{text("state:points")}</th>
        </tr>
      </thead>
      <tbody>
        {around(view.state, me).map(({ id, cardCount }) => (
          <tr key={id} data-winner={id === winnerId || undefined}>
            <th scope="row">{names[id]}</th>
            <td>{cardCount}</td>
            <td>{roundsWon[id]}</td>
            <td>{points[id]}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Match(props: PartProps) {
  const ended = props.view.result?.reason ?? "";
  const reason = props.text(`result:${ended}`) ?? props.text(`reason:${ended}`);
  return (
    <p className={styles.match}>
      <strong>{matchTold(props)}</strong>
      {reason && <span>{reason}</span>}
    </p>
  );
}

function matchTold({ view, me, names, say }: PartProps): string {
  const winners = view.result?.winners ?? [];
  if (winners.length === 0) return say("matchNobody");
  if (winners.length === 1 && winners[0] === me) return say("matchYours");
  return say("matchTheirs", { names: winners.map((seat) => names[seat] ?? "").join(", "), count: winners.length });
}

/** Five seconds, or less if somebody is in a hurry. */
function Next({ view, act, deadline, say, live }: PartProps) {
  const left = useSecondsTo(deadline);
  const [busy, setBusy] = useState(false);
  if (!live) return null;
  const start = () => {
    setBusy(true);
    void act(START).finally(() => setBusy(false));
  };
  return (
    <div className={styles.next}>
      <p>{left === null ? say("noNext") : say("nextIn", { seconds: left })}</p>
      {wayTo(view, START) && (
        <Button kind="main" busy={busy} onClick={start}>
          {say("startNow")}
        </Button>
      )}
    </div>
  );
}

function useSecondsTo(deadline: number | null): number | null {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 250);
    return () => clearInterval(timer);
  }, []);
  return deadline === null ? null : Math.max(0, Math.ceil((deadline - now) / 1000));
}
