import type { Round } from "@/games/share/market";
import type { PartProps } from "@/games/share/props";
import { Verdict } from "@/games/share/Verdict";
import { told } from "@/games/share/wording";
import styles from "./History.module.css";

/** What happened in a round beside its offers: shame and its price, verdicts, suspensions. */
export function Incidents({ round, names, say }: PartProps & { round: Round }) {
  const name = (seat: number) => names[seat] ?? "";
  const { penalties, suspended, shame, cases } = round;
  if (penalties.length + suspended.length + shame.length + cases.length === 0) return null;
  return (
    <ul className={styles.incidents}>
      {penalties.map(({ playerId, lost }) => (
        <li key={`penalty${playerId}`}>{say("penalty", { name: name(playerId), lost: told(lost, say) })}</li>
      ))}
      {suspended.map((seat) => (
        <li key={`suspended${seat}`}>{say("suspendedHere", { name: name(seat) })}</li>
      ))}
      {shame.map(({ giverId, targetId }) => (
        <li key={`shame${giverId}`}>{say("shaming", { giver: name(giverId), target: name(targetId) })}</li>
      ))}
      {cases.map((heard) => (
        <li key={`case${heard.offerId}`}>
          {say("ruling", { number: heard.offerId, ruler: name(heard.rulerId), accused: name(heard.accusedId) })}
          <Verdict say={say} heard={heard} />
        </li>
      ))}
    </ul>
  );
}
