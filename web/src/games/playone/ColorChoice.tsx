import { useState } from "react";
import { valuesOf, wayTo } from "@/games/legal";
import { CHOOSE, colorOf, inOrder, tally } from "@/games/playone/cards";
import { Face } from "@/games/playone/Face";
import type { PartProps } from "@/games/playone/props";
import { Badge } from "@/games/playone/Symbol";
import { Dialog } from "@/ui/Dialog";
import styles from "./ColorChoice.module.css";

/** A wild card waits for its colour, and everybody for whoever laid it: this cannot be put off. */
export function ColorChoice({ view, act, say, text, live }: PartProps) {
  const [busy, setBusy] = useState(false);
  const way = live ? wayTo(view, CHOOSE) : undefined;
  const hand = inOrder(view.state.hand ?? []);
  const choose = (color: unknown) => {
    setBusy(true);
    void act(CHOOSE, { color }).finally(() => setBusy(false));
  };
  const colors = valuesOf(way?.data.color).map((value) => colorOf(String(value)));
  return (
    <Dialog open={way !== undefined} title={say("colorTitle")}>
      <p className={styles.note}>{say("colorNote")}</p>
      <div className={styles.colors}>
        {colors.map(
          (color) =>
            color && (
              <button
                key={color}
                type="button"
                disabled={busy}
                onClick={() => choose(color)}
              >
                <Badge color={color} size={52} />
                <strong>{text(`value:${color}`) ?? color}</strong>
                <small>{say("inHand", { count: tally(hand, color) })}</small>
              </button>
            ),
        )}
      </div>
      <ul className={styles.mine} aria-hidden="true">
        {hand.map((card) => (
          <li key={card.id}>
            <Face card={card} />
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
