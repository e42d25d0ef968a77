import type { SubmitEvent } from "react";
import { boundsOf, wayTo } from "@/games/legal";
import { Equation } from "@/games/serpent/Equation";
import type { PartProps } from "@/games/serpent/props";
import { Rule } from "@/games/serpent/Rule";
import { GUESS_JOKER, guessing } from "@/games/serpent/tasks";
import { Button } from "@/ui/Button";
import styles from "./Guess.module.css";

/** Where does it take one? All that it is calculated with, and a place for the answer. */
export function Guess(props: PartProps) {
  const { view, say, guess, setGuess, send, busy } = props;
  const asked = view.state.guessRequest;
  const action = guessing(view);
  const { least, most } = boundsOf(wayTo(view, action)?.data.guessedPosition);
  if (!asked) return null;
  const ready = guess !== null && guess >= least && guess <= most;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (ready) void send(action, { guessedPosition: guess });
  };
  return (
    <form className={styles.guess} onSubmit={submit}>
      <Equation {...props} base={asked.currentPosition} dice={asked.diceRoll} step={asked.fieldStepValue} modifier={asked.patternModifier}>
        <input
          className={styles.field}
          type="number"
          inputMode="numeric"
          enterKeyHint="send"
          min={least}
          max={most}
          aria-label={say("yourField")}
          value={guess ?? ""}
          placeholder="?"
          onChange={(event) => setGuess(Number.isNaN(event.target.valueAsNumber) ? null : event.target.valueAsNumber)}
        />
        <Button kind="main" type="submit" disabled={busy || !ready}>
          {say("goThere")}
        </Button>
      </Equation>
      <p className={styles.how}>{say("tapField")}</p>
      <Rule {...props} joker={action === GUESS_JOKER} />
    </form>
  );
}
