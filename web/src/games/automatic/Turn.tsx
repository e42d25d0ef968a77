import type { BoardProps } from "@/games/board";
import { useSay } from "@/texts/words";
import { Clock } from "@/ui/Clock";
import styles from "./Board.module.css";

const WORDS = {
  yours: ["It is your turn.", "Te toca."],
  theirs: ["{names} {count|plays|play} now.", "Ahora {count|juega|juegan} {names}."],
  nobody: ["The game goes on by itself.", "El juego sigue solo."],
  over: ["The match is over.", "La partida ha terminado."],
  left: ["Time left", "Tiempo que queda"],
} as const;

/** Whose turn it is, and how long. */
export function Turn({ view, table, me, deadline, live }: BoardProps) {
  const say = useSay(WORDS);
  const mine = me !== null && view.toAct.includes(me);
  const names = view.toAct.map((seat) => table.seats[seat]?.name ?? String(seat + 1));
  const told = view.result
    ? say("over")
    : mine
      ? say("yours")
      : names.length
        ? say("theirs", { names: names.join(", "), count: names.length })
        : say("nobody");
  return (
    <p className={styles.turn} data-mine={mine || undefined}>
      <strong>{told}</strong>
      {deadline !== null && live && <Clock until={deadline} label={say("left")} />}
    </p>
  );
}
