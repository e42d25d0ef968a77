import { takesApproval } from "@/app/join/standing";
import { Person } from "@/app/table/Person";
import type { Found } from "@/session/entering";
import type { Seat } from "@/session/types";
import { useGameTexts } from "@/texts/gameTexts";
import { useSay } from "@/texts/words";
import styles from "./Join.module.css";

const WORDS = {
  title: ["Around the table", "Alrededor de la mesa"],
  nobody: ["Nobody yet.", "Nadie todavía."],
  free: ["{count} free {count|seat|seats}", "{count} {count|asiento libre|asientos libres}"],
  away: ["away", "fuera"],
  approval: ["Whoever opened it lets people in.", "Quien la abrió decide quién entra."],
} as const;

type Taken = Found["seats"][number];

/** As much of a seat as a picture of it takes. */
const pictured = ({ playerName, bot, connected }: Taken): Seat => ({
  user: "", name: playerName, bot: bot ?? "", connected, policy: "", ready: false, absent: false, left: false, won: 0, points: 0,
});

/** Who sits there already. */
export function Around({ found }: { found: Found }) {
  const say = useSay(WORDS);
  const own = useGameTexts(found.game);
  const free = Math.max(0, found.maxPlayers - found.playerCount);
  return (
    <section className={styles.around}>
      <h2>{say("title")}</h2>
      {found.seats.length === 0 && <p>{say("nobody")}</p>}
      <ul>
        {found.seats.map((seat) => (
          <li key={seat.seat}>
            <Person seat={pictured(seat)} size={38} />
            <span>{seat.bot ? (own(`bot:${seat.bot}`) ?? seat.bot) : seat.playerName}</span>
            {!seat.connected && <small>{say("away")}</small>}
          </li>
        ))}
        {free > 0 && (
          <li>
            <Person seat={null} size={38} />
            <span className={styles.soft}>{say("free", { count: free })}</span>
          </li>
        )}
      </ul>
      {takesApproval(found) && <p>{say("approval")}</p>}
    </section>
  );
}
