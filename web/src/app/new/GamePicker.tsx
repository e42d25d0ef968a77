import { useId } from "react";
import type { GameInfo } from "@/games/catalogue";
import { Emblem } from "@/games/emblems";
import { useIntroduction } from "@/texts/gameTexts";
import { useSay } from "@/texts/words";
import styles from "./New.module.css";

const WORDS = { game: ["The game", "El juego"] } as const;

interface Props {
  games: readonly GameInfo[];
  chosen: string;
  onChoose: (game: string) => void;
}

/** One of the games, by its emblem. */
export function GamePicker({ games, chosen, onChoose }: Props) {
  const say = useSay(WORDS);
  const group = useId();
  return (
    <fieldset className={styles.games}>
      <legend className="visually-hidden">{say("game")}</legend>
      {games.map(({ id }) => (
        <label key={id} className={styles.game} data-game={id}>
          <input type="radio" name={group} checked={id === chosen} onChange={() => onChoose(id)} />
          <span>
            <Emblem game={id} size={52} />
            <Name game={id} />
          </span>
        </label>
      ))}
    </fieldset>
  );
}

function Name({ game }: { game: string }) {
  return <strong>{useIntroduction(game).name}</strong>;
}
