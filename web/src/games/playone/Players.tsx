import type { PlayoneState } from "@/generated/views";
import { around, current, dealer, isPlaying } from "@/games/playone/seats";
import { Back } from "@/games/playone/Face";
import type { PartProps } from "@/games/playone/props";
import { Counter } from "@/ui/motion/Counter";
import styles from "./Players.module.css";

type Player = PlayoneState["players"][number];

/** Everybody round the table, in the order of the seats; the turn goes along it. */
export function Players(props: PartProps) {
  const { view, me, say } = props;
  return (
    <ul className={styles.players} aria-label={say("players")} data-count={view.state.players.length}>
      {around(view.state, me).map((player) => (
        <Seat key={player.id} player={player} {...props} />
      ))}
    </ul>
  );
}

const MOST_BACKS = 8;

function Fan({ count }: { count: number }) {
  const backs = Math.min(count, MOST_BACKS);
  return (
    <span className={styles.fan} aria-hidden="true">
      {Array.from({ length: backs }, (_, index) => (
        <span key={index} style={{ rotate: `${(index - (backs - 1) / 2) * 7}deg` }}>
          <Back />
        </span>
      ))}
    </span>
  );
}

/** Why somebody does not play now, if so. */
function absence({ view, table, say }: PartProps, { id, connected }: Player): string | null {
  if (!connected) return say("left");
  if (table.seats[id]?.connected === false && !table.seats[id].bot) return say("away");
  const dealt = view.state.order.includes(id);
  return isPlaying(view.state) && !dealt ? say("next") : null;
}

function Seat({ player, ...props }: PartProps & { player: Player }) {
  const { view, me, say, names } = props;
  const on = isPlaying(view.state) && current(view.state) === player.id;
  const missing = absence(props, player);
  return (
    <li className={styles.seat} data-on={on || undefined} data-me={player.id === me || undefined} data-away={missing !== null || undefined} data-anchor={`seat-${player.id}`}>
      <span className={styles.avatar} aria-hidden="true" data-seat={player.id}>
        {Array.from(props.table.seats[player.id]?.name ?? "?")[0]?.toUpperCase()}
      </span>
      <span className={styles.who}>
        <span className={styles.name}>{names[player.id]}</span>
        <span className={styles.notes}>{missing ? <em>{missing}</em> : <Role on={on} id={player.id} {...props} />}</span>
      </span>
      <span className={styles.cards}>
        <Fan count={player.cardCount} />
        <span className={styles.count} data-few={player.cardCount === 1 || undefined}>
          <span className="visually-hidden">{say("cards", { count: player.cardCount })}</span>
          <span aria-hidden="true">
            <Counter value={player.cardCount} />
          </span>
        </span>
      </span>
      <Score seat={player.id} {...props} />
    </li>
  );
}

function Role({ on, id, view, me, say }: PartProps & { on: boolean; id: number }) {
  if (on) return <strong>{say(id === me ? "yourOnTurn" : "onTurn")}</strong>;
  return dealer(view.state) === id && <span>{say("deals")}</span>;
}

/** Rounds won, as a cup and a number; and points, where they count. */
function Score({ seat, view, say }: PartProps & { seat: number }) {
  const won = view.state.roundsWon[seat] ?? 0;
  const points = view.state.points[seat] ?? 0;
  const counted = view.options.scoring === "points";
  return (
    <span className={styles.score}>
      <span className="visually-hidden">{counted ? say("points", { count: points }) : say("won", { count: won })}</span>
      <span aria-hidden="true" title={counted ? say("points", { count: points }) : say("won", { count: won })}>
        <svg viewBox="0 0 16 16">
          <path d="M4 2 H12 V7 A4 4 0 0 1 4 7 Z M4 3 H1.5 V5 A2.5 2.5 0 0 0 4 7.2 M12 3 H14.5 V5 A2.5 2.5 0 0 1 12 7.2 M8 11 V13.5 M5 14 H11" fill="none" stroke="currentColor" strokeWidth="1.5" strokeLinecap="round" strokeLinejoin="round" />
        </svg>
        {counted ? points : won}
      </span>
    </span>
  );
}
