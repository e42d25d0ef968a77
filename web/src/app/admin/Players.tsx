import { useState } from "react";
import { Confirm, type Question } from "@/app/admin/Confirm";
import { ORDER_WORDS } from "@/app/admin/orderWords";
import { standingOf } from "@/app/admin/TableLine";
import { tableOf } from "@/app/admin/tableOf";
import { Person } from "@/app/table/Person";
import { useSeatName } from "@/app/table/Seats";
import { orderOne, type PlayerRow, type TableRow } from "@/session/admin";
import { useSay } from "@/texts/words";
import { Button } from "@/ui/Button";
import styles from "./Table.module.css";

const WORDS = {
  ...ORDER_WORDS,
  title: ["Around the table", "Alrededor de la mesa"],
  nobody: ["Nobody sits here.", "No hay nadie sentado."],
  here: ["connected", "con conexión"],
  away: ["without a connection", "sin conexión"],
  absent: ["away for long", "fuera desde hace rato"],
  left: ["has left", "se ha ido"],
  bot: ["bot", "bot"],
  host: ["runs the table", "lleva la mesa"],
  turn: ["to move", "le toca"],
  removeWho: ["Remove {name}", "Quitar a {name}"],
  sure: ["Remove {name} from table {code}?", "¿Quitar a {name} de la mesa {code}?"],
  removed: [
    "They cannot come back to this table. A match that is on goes on by the game’s own rule for leavers.",
    "No podrá volver a esta mesa. Una partida en curso sigue según la regla del juego para quien se va.",
  ],
} as const;

/** Who sits there; a person can be removed. */
export function Players({ table, closed }: { table: TableRow; closed: boolean }) {
  const say = useSay(WORDS);
  const called = useSeatName(table.game);
  const [question, ask] = useState<Question | null>(null);
  const { seats } = tableOf(table);
  const remove = ({ name, playerId }: PlayerRow) =>
    ask({
      title: say("sure", { name, code: table.code }),
      text: say("removed"),
      action: say("kick"),
      danger: true,
      act: () => orderOne(table.id, "kick", { playerId }),
    });
  return (
    <section>
      <h3>{say("title")}</h3>
      {table.players.length === 0 && <p>{say("nobody")}</p>}
      <ul className={styles.players}>
        {table.players.map((player) => (
          <li key={player.seat}>
            <Person seat={seats[player.seat] ?? null} size={36} />
            <span>
              <strong>{called(player)}</strong>
              <small>{factsOf(player, table).map((fact) => say(fact)).join(" · ")}</small>
            </span>
            {!closed && player.playerId && !player.left && (
              <Button kind="quiet" aria-label={say("removeWho", { name: player.name })} onClick={() => remove(player)}>
                {say("kick")}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <Confirm question={question} onClose={() => ask(null)} />
    </section>
  );
}

function factsOf(player: PlayerRow, { admin, toAct }: TableRow): (keyof typeof WORDS)[] {
  const standing = standingOf(player);
  return [
    standing === "away" && player.absent ? "absent" : standing,
    ...(player.playerId !== null && player.playerId === admin ? (["host"] as const) : []),
    ...(toAct.includes(player.seat) ? (["turn"] as const) : []),
  ];
}
