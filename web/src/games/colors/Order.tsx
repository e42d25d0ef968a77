import { ArmyMark } from "@/games/colors/Army";
import { COLORS, Swatch } from "@/games/colors/Patterns";
import type { PartProps } from "@/games/colors/props";
import styles from "./Order.module.css";

/** The order of this round, and how far everybody has come. */
export function Order(props: PartProps & { id: string }) {
  const { view, say } = props;
  return (
    <section className={styles.order} aria-label={say("order")}>
      <h3>{say("order")}</h3>
      <ol>
        {view.state.order.map((seat) => (
          <Player key={seat} seat={seat} {...props} />
        ))}
      </ol>
      <p className={styles.goal}>{say("goal")}</p>
    </section>
  );
}

function standingOf({ view, table, me, say }: PartProps, seat: number): { words: string; missing: boolean } {
  const { state } = view;
  const there = table.seats[seat];
  if (view.gone.includes(seat)) return { words: say("gone"), missing: true };
  if (!Object.values(state.owners).includes(seat)) return { words: say("isOut"), missing: true };
  if (there?.connected === false && !there.bot) return { words: say("away"), missing: true };
  if (state.phase === "event" && state.answered[seat]) return { words: say("decided"), missing: false };
  if (!view.toAct.includes(seat)) return { words: "", missing: false };
  if (state.phase === "event") return { words: say("thinking"), missing: false };
  return { words: say(seat === me ? "yourTurn" : "onTurn"), missing: false };
}

function Player({ seat, ...props }: PartProps & { seat: number; id: string }) {
  const { view, me, names, say, text, id } = props;
  const { state } = view;
  const army = state.armies[seat] ?? "";
  const name = text(`value:${army}`) ?? army;
  const { words, missing } = standingOf(props, seat);
  return (
    <li className={styles.player} data-on={view.toAct.includes(seat) || undefined} data-missing={missing || undefined}>
      <ArmyMark army={army} letter={name.charAt(0).toUpperCase()} />
      <span className={styles.who}>
        <span>
          <strong>{names[seat]}</strong> {seat === me && <small>({say("you")})</small>}
        </span>
        <small>
          {say("armyOf", { army: name })} · {say("produces", { count: state.production[seat] ?? 0 })}
        </small>
      </span>
      <span className={styles.standing}>{words}</span>
      <span className={styles.held}>
        {COLORS.map((color) => {
          const count = state.holdings[seat]?.[color] ?? 0;
          return (
            <span key={color} data-enough={count >= 4 || undefined}>
              <Swatch id={id} color={color} />
              <span className="visually-hidden">{say("held", { count, color: text(`value:${color}`) ?? color })}</span>
              <span aria-hidden="true">{count}/4</span>
            </span>
          );
        })}
      </span>
    </li>
  );
}
