import { useState } from "react";
import { type At, isRunning } from "@/app/table/at";
import { Emblem } from "@/games/emblems";
import { useGameTexts } from "@/texts/gameTexts";
import { useSay } from "@/texts/words";
import { Button } from "@/ui/Button";
import { Dialog } from "@/ui/Dialog";
import styles from "./Table.module.css";

const WORDS = {
  table: ["Table {code}", "Mesa {code}"],
  online: ["Connected", "Con conexión"],
  offline: ["No connection", "Sin conexión"],
  ended: ["Closed", "Cerrada"],
  waits: [
    "The connection is gone. What you do waits, and is sent as soon as it is back.",
    "Se ha perdido la conexión. Lo que hagas espera y se envía en cuanto vuelva.",
  ],
  undo: ["Undo", "Deshacer"],
  leave: ["Leave", "Salir"],
  sure: ["Leave the table?", "¿Salir de la mesa?"],
  inMatch: [
    "The match goes on without you, and you cannot come back to your seat. Closing the page keeps it for a while.",
    "La partida sigue sin ti y no podrás volver a tu asiento. Si solo cierras la página, se te guarda un rato.",
  ],
  inLobby: ["Your seat will be free for others.", "Tu asiento quedará libre para otros."],
  stay: ["Stay", "Quedarme"],
} as const;

const isOver = ({ table, known }: At): boolean => table.phase === "closed" || known.connection === "ended";

const mayUndo = ({ game, seat, table }: At): boolean => game?.undo === true && seat !== null && table.phase === "playing";

/** Where one is, whether the line holds, and the way out. */
export function Bar({ at, onLeave }: { at: At; onLeave: () => void }) {
  const say = useSay(WORDS);
  const own = useGameTexts(at.table.game);
  const [asking, setAsking] = useState(false);
  const away = at.known.connection === "offline";
  const over = isOver(at);
  const belongs = at.seat !== null || at.admin;
  return (
    <>
      <header className={styles.bar}>
        <Emblem game={at.table.game} size={40} />
        <div className={styles.where}>
          <h1>{own("name") ?? at.table.game}</h1>
          <span>{say("table", { code: at.table.code })}</span>
        </div>
        <Line at={at} />
        {mayUndo(at) && (
          <Button kind="quiet" className={styles.undo} icon={<Back />} onClick={() => void at.say((session) => session.command("undo"))}>
            <span>{say("undo")}</span>
          </Button>
        )}
        <Button kind="quiet" onClick={belongs && !over ? () => setAsking(true) : onLeave}>
          {say("leave")}
        </Button>
      </header>
      <div role="status" className={styles.told}>{away && <p className={styles.away}>{say("waits")}</p>}</div>
      <Dialog open={asking} title={say("sure")} onClose={() => setAsking(false)}>
        <p>{say(isRunning(at.table) ? "inMatch" : "inLobby")}</p>
        <div className={styles.ways}>
          <Button onClick={() => setAsking(false)}>{say("stay")}</Button>
          <Button kind="danger" onClick={onLeave}>
            {say("leave")}
          </Button>
        </div>
      </Dialog>
    </>
  );
}

function Back() {
  return (
    <svg viewBox="0 0 20 20" aria-hidden="true">
      <path d="M7 4 L3 8 L7 12 M3.5 8 H12 A4.5 4.5 0 0 1 12 17 H8" />
    </svg>
  );
}

/** Does the line hold? */
function Line({ at }: { at: At }) {
  const say = useSay(WORDS);
  const { connection } = at.known;
  return (
    <span className={styles.line} data-state={connection}>
      {say(isOver(at) ? "ended" : connection === "offline" ? "offline" : "online")}
    </span>
  );
}
