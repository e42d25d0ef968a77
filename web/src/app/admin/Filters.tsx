import type { Which } from "@/session/admin";
import type { Phase } from "@/session/types";
import { useGames } from "@/games/catalogue";
import { useGameTexts } from "@/texts/gameTexts";
import { useSay } from "@/texts/words";
import { usePhaseWords } from "@/app/admin/phaseWords";
import styles from "./Tables.module.css";

const WORDS = {
  game: ["Game", "Juego"],
  allGames: ["All games", "Todos los juegos"],
  phase: ["State", "Estado"],
  allPhases: ["In any state", "En cualquier estado"],
  find: ["Code or name", "Código o nombre"],
} as const;

export const PHASES = ["lobby", "playing", "paused", "over"] as const;

interface Props {
  which: Which;
  choose: (which: Which) => void;
  text: string;
  setText: (text: string) => void;
}

/** Which tables one wants to see. */
export function Filters({ which, choose, text, setText }: Props) {
  const say = useSay(WORDS);
  const phases = usePhaseWords();
  const games = useGames();
  return (
    <div className={styles.filters}>
      <label>
        {say("game")}
        <select value={which.game ?? ""} onChange={({ target }) => choose({ ...which, game: target.value || undefined })}>
          <option value="">{say("allGames")}</option>
          {games.map(({ id }) => (
            <GameOption key={id} game={id} />
          ))}
        </select>
      </label>
      <label>
        {say("phase")}
        <select value={which.phase ?? ""} onChange={({ target }) => choose({ ...which, phase: (target.value || undefined) as Phase | undefined })}>
          <option value="">{say("allPhases")}</option>
          {PHASES.map((phase) => (
            <option key={phase} value={phase}>
              {phases(phase)}
            </option>
          ))}
        </select>
      </label>
      <label>
        {say("find")}
        <input type="search" value={text} autoComplete="off" spellCheck={false} onChange={({ target }) => setText(target.value)} />
      </label>
    </div>
  );
}

function GameOption({ game }: { game: string }) {
  const own = useGameTexts(game);
  return <option value={game}>{own("name") ?? game}</option>;
}
