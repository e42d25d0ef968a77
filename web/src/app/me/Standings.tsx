import Link from "next/link";
import { Problem } from "@/app/asking/Problem";
import { useAsked } from "@/app/asking/useAsked";
import { Emblem } from "@/games/emblems";
import { type MyStanding, myStandings } from "@/session/records";
import { useIntroduction } from "@/texts/gameTexts";
import { useSay } from "@/texts/words";
import styles from "./Me.module.css";

const WORDS = {
  title: ["Won and lost", "Ganado y perdido"],
  none: ["Nothing yet: play a match to the end, and it is counted here.", "Nada todavía: juega una partida hasta el final y aquí se cuenta."],
  won: ["{count} won", "{count} {count|ganada|ganadas}"],
  lost: ["{count} lost", "{count} {count|perdida|perdidas}"],
  played: ["{count} played", "{count} {count|jugada|jugadas}"],
  points: ["{count} {count|point|points}", "{count} {count|punto|puntos}"],
  leaders: ["Leaderboards", "Clasificaciones"],
} as const;

/** How often one has played, won and lost each game (K10). */
export function Standings() {
  const say = useSay(WORDS);
  const { told, refusal, again } = useAsked("", myStandings);
  return (
    <section>
      <div className={styles.heading}>
        <h2>{say("title")}</h2>
        <Link href="/leaderboards/">{say("leaders")}</Link>
      </div>
      <Problem refusal={refusal} onRetry={again} />
      {told?.length === 0 && <p className={styles.soft}>{say("none")}</p>}
      <ul className={styles.standings}>
        {told?.map((standing) => (
          <li key={standing.game} data-game={standing.game}>
            <Standing standing={standing} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Standing({ standing: { game, played, won, lost, points } }: { standing: MyStanding }) {
  const say = useSay(WORDS);
  const { name } = useIntroduction(game);
  return (
    <Link href={`/leaderboards/?game=${game}`} className={styles.standing}>
      <Emblem game={game} size={48} />
      <strong>{name}</strong>
      <Bar played={played} won={won} lost={lost} />
      <span>
        {say("won", { count: won })} · {say("lost", { count: lost })}
      </span>
      <small>
        {say("played", { count: played })} · {say("points", { count: points })}
      </small>
    </Link>
  );
}

/** Won, lost, and what nobody won, as shares of a line. */
function Bar({ played, won, lost }: { played: number; won: number; lost: number }) {
  const share = (count: number): string => `${played > 0 ? (100 * count) / played : 0}%`;
  return (
    <span className={styles.bar} aria-hidden="true">
      <span data-won style={{ width: share(won) }} />
      <span data-lost style={{ width: share(lost) }} />
    </span>
  );
}
