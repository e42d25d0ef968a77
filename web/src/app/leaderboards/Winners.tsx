import Link from "next/link";
import { Problem } from "@/app/asking/Problem";
import { useAsked } from "@/app/asking/useAsked";
import { useMe } from "@/app/useMe";
import { leaders } from "@/session/records";
import { useLanguage } from "@/texts/useLanguage";
import { useSay, written } from "@/texts/words";
import styles from "./Leaderboards.module.css";

const WORDS = {
  caption: ["By matches won", "Por partidas ganadas"],
  rank: ["Place", "Puesto"],
  name: ["Player", "Jugador"],
  played: ["Played", "Jugadas"],
  won: ["Won", "Ganadas"],
  lost: ["Lost", "Perdidas"],
  points: ["Points", "Puntos"],
  you: ["you", "tú"],
  none: ["Nobody has played this to the end yet, with an account. The first place is free.", "Nadie con cuenta ha terminado aún una partida. El primer puesto está libre."],
  play: ["Open a table", "Abrir una mesa"],
  asking: ["Counting…", "Contando…"],
} as const;

/** Who has won most often. */
export function Winners({ game }: { game: string }) {
  const say = useSay(WORDS);
  const language = useLanguage();
  const mine = useMe()?.id;
  const { told, refusal, again } = useAsked(game, () => leaders(game));
  if (refusal) return <Problem refusal={refusal} onRetry={again} />;
  if (!told) return <p role="status">{say("asking")}</p>;
  if (told.length === 0) {
    return (
      <p className={styles.none}>
        {say("none")} <Link href={`/new/?game=${game}`}>{say("play")}</Link>
      </p>
    );
  }
  return (
    <table className={styles.table}>
      <caption>{say("caption")}</caption>
      <thead>
        <tr>
          <th scope="col">{say("rank")}</th>
          <th scope="col" data-column="name">
            {say("name")}
          </th>
          {(["played", "won", "lost", "points"] as const).map((column) => (
            <th key={column} scope="col" data-column={column}>
              {say(column)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {told.map((place) => (
          <tr key={place.playerId} data-mine={place.playerId === mine || undefined}>
            <td data-rank={place.rank <= 3 ? place.rank : undefined}>
              <span>{place.rank}</span>
            </td>
            <th scope="row">
              {place.username} {place.playerId === mine && <small>({say("you")})</small>}
            </th>
            {(["played", "won", "lost", "points"] as const).map((column) => (
              <td key={column} data-column={column}>
                {written(place[column], language)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
