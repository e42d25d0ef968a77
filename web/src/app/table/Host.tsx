import { useState } from "react";
import { type At, isRunning } from "@/app/table/at";
import { useSay } from "@/texts/words";
import { Button } from "@/ui/Button";
import { Dialog } from "@/ui/Dialog";
import styles from "./Table.module.css";

const WORDS = {
  title: ["You run this table", "Tú llevas esta mesa"],
  pause: ["Pause", "Pausar"],
  restart: ["Start over", "Empezar de nuevo"],
  sureRestart: ["Start over?", "¿Empezar de nuevo?"],
  dropped: ["The match that is on is dropped, without a result.", "La partida en curso se abandona, sin resultado."],
  end: ["Close the table", "Cerrar la mesa"],
  sureEnd: ["Close the table for ever?", "¿Cerrar la mesa para siempre?"],
  everybody: ["Everybody has to leave it, and nobody can come back.", "Todos tendrán que salir y nadie podrá volver."],
  cancel: ["Cancel", "Cancelar"],
} as const;

const QUESTIONS = {
  restart: { title: "sureRestart", text: "dropped" },
  end: { title: "sureEnd", text: "everybody" },
} as const;

/** What only whoever opened the table may do while a match is on. */
export function Host({ at }: { at: At }) {
  const say = useSay(WORDS);
  const [asked, ask] = useState<keyof typeof QUESTIONS | null>(null);
  const { phase } = at.table;
  const obey = (command: keyof typeof QUESTIONS) => {
    ask(null);
    void at.say((session) => session.command(command));
  };
  return (
    <details className={styles.more}>
      <summary>{say("title")}</summary>
      <div className={styles.ways}>
        {phase === "playing" && <Button onClick={() => void at.say((session) => session.command("pause"))}>{say("pause")}</Button>}
        {isRunning(at.table) && <Button onClick={() => ask("restart")}>{say("restart")}</Button>}
        <Button kind="danger" onClick={() => ask("end")}>
          {say("end")}
        </Button>
      </div>
      <Dialog open={asked !== null} title={say(QUESTIONS[asked ?? "end"].title)} onClose={() => ask(null)}>
        <p>{say(QUESTIONS[asked ?? "end"].text)}</p>
        <div className={styles.ways}>
          <Button onClick={() => ask(null)}>{say("cancel")}</Button>
          <Button kind="danger" onClick={() => asked && obey(asked)}>
            {say(asked ?? "end")}
          </Button>
        </div>
      </Dialog>
    </details>
  );
}
