import { useState } from "react";
import { type At, missing, type Missing } from "@/app/table/at";
import { useSay } from "@/texts/words";
import { Button } from "@/ui/Button";
import styles from "./Table.module.css";

const WORDS = {
  start: ["Start the match", "Empezar la partida"],
  ready: ["I’m ready", "Quiero empezar"],
  unready: ["Wait, not yet", "Espera, aún no"],
  more: ["{count} more {count|player is|players are} needed.", "{count|Falta|Faltan} {count} {count|jugador|jugadores}."],
  unreadyNames: ["Not ready yet: {names}.", "Aún no quieren empezar: {names}."],
  byItself: ["It begins by itself as soon as all seats are taken.", "Empieza sola en cuanto se ocupen todos los asientos."],
  go: ["Everybody is there.", "Ya están todos."],
  host: ["{name} starts the match.", "{name} empieza la partida."],
  watching: ["You are watching.", "Estás mirando."],
} as const;

/** What is still missing, and the word to begin. */
export function Begin({ at }: { at: At }) {
  const wants = missing(at.table, at.game?.seats.minimum ?? 2);
  return (
    <section className={styles.begin}>
      <p role="status">{useTold(at, wants).join(" ")}</p>
      {at.admin ? <Start at={at} disabled={!isComplete(wants)} /> : <Ready at={at} />}
    </section>
  );
}

const isComplete = ({ more, unready }: Missing): boolean => more === 0 && unready.length === 0;

/** What everybody waits for, in sentences. */
function useTold(at: At, { more, unready }: Missing): readonly string[] {
  const say = useSay(WORDS);
  const complete = isComplete({ more, unready });
  const host = at.table.seats.find((seat) => seat?.user === at.table.admin)?.name;
  const told = [
    more > 0 && say("more", { count: more }),
    unready.length > 0 && say("unreadyNames", { names: unready.join(", ") }),
    at.table.settings.auto_start === true && say("byItself"),
    complete && say("go"),
    complete && !at.admin && host && say("host", { name: host }),
    at.seat === null && !at.admin && say("watching"),
  ];
  return told.filter((sentence) => typeof sentence === "string");
}

function Ready({ at }: { at: At }) {
  const say = useSay(WORDS);
  const mine = at.seat === null ? null : at.table.seats[at.seat];
  if (!mine || at.table.settings.ask_ready === false) return null;
  return (
    <Button kind={mine.ready ? "plain" : "main"} aria-pressed={mine.ready} onClick={() => void at.say((session) => session.ready(!mine.ready))}>
      {say(mine.ready ? "unready" : "ready")}
    </Button>
  );
}

function Start({ at, disabled }: { at: At; disabled: boolean }) {
  const say = useSay(WORDS);
  const [starting, setStarting] = useState(false);
  const start = () => {
    setStarting(true);
    void at.say((session) => session.command("start")).finally(() => setStarting(false));
  };
  return (
    <Button kind="main" disabled={disabled} busy={starting} onClick={start}>
      {say("start")}
    </Button>
  );
}
