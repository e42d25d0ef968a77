import { useAsked } from "@/app/asking/useAsked";
import { useMe } from "@/app/useMe";
import { roleLeaders } from "@/session/records";
import { useGameTexts } from "@/texts/gameTexts";
import { useLanguage } from "@/texts/useLanguage";
import { useSay, written } from "@/texts/words";
import styles from "./Leaderboards.module.css";

const WORDS = {
  caption: ["By points in each role", "Por puntos en cada papel"],
  what: ["The sums of all games that were played to the end.", "Sumas de todas las partidas terminadas."],
  name: ["Player", "Jugador"],
  sum: ["Together", "En total"],
  you: ["you", "tú"],
} as const;

/** What each has made as P1 and as P2 (S9). */
export function Roles({ game }: { game: string }) {
  const say = useSay(WORDS);
  const own = useGameTexts(game);
  const language = useLanguage();
  const mine = useMe()?.id;
  const { told } = useAsked(game, () => roleLeaders(game));
  if (!told || told.length === 0) return null;
  return (
    <table className={styles.table}>
      <caption>
        {say("caption")} <small>{say("what")}</small>
      </caption>
      <thead>
        <tr>
          <th scope="col">{say("name")}</th>
          <th scope="col">{own("seat:0") ?? "P1"}</th>
          <th scope="col">{own("seat:1") ?? "P2"}</th>
          <th scope="col">{say("sum")}</th>
        </tr>
      </thead>
      <tbody>
        {told.map((place) => (
          <tr key={place.playerId} data-mine={place.playerId === mine || undefined}>
            <th scope="row">
              {place.username} {place.playerId === mine && <small>({say("you")})</small>}
            </th>
            {[place.scoreAsP1, place.scoreAsP2, place.aggregateScore].map((score, column) => (
              <td key={column}>{written(score, language)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
