import { boundsOf, wayTo } from "@/games/legal";
import { Die } from "@/games/serpent/Die";
import type { PartProps } from "@/games/serpent/props";
import { ROLL } from "@/games/serpent/tasks";
import { Button } from "@/ui/Button";
import styles from "./Panel.module.css";

/** One's turn: the server rolls, or one says what one's own dice show. */
export function Roll(props: PartProps) {
  const { view, say, send, busy } = props;
  const way = wayTo(view, ROLL);
  const { least, most } = boundsOf(way?.data.diceValue);
  const roll = (diceValue: number) => void send(ROLL, { diceValue });
  if (view.options.dice !== "client") {
    return (
      <div className={styles.roll}>
        <Button kind="main" className={styles.throw} busy={busy} icon={<Die dice={5} size={30} />} onClick={() => roll(least)}>
          {say("roll")}
        </Button>
        <Standing {...props} />
      </div>
    );
  }
  const faces = Array.from({ length: most - least + 1 }, (_, index) => least + index);
  return (
    <div className={styles.roll}>
      <div className={styles.faces} role="group" aria-label={say("whichDice")}>
        {faces.map((face) => (
          <button key={face} type="button" aria-label={String(face)} disabled={busy} onClick={() => roll(face)}>
            <Die dice={face} size={44} />
          </button>
        ))}
      </div>
      <Standing {...props} />
    </div>
  );
}

function Standing({ racers, me, say }: PartProps) {
  const mine = racers.find(({ seat }) => seat === me);
  if (!mine) return null;
  return (
    <p className={styles.standing}>
      {mine.position > 0 ? say("standsOn", { position: mine.position }) : say("standsAtStart")} {mine.extra > 0 && say("extraTurn", { count: mine.extra })}
    </p>
  );
}
