import { useState } from "react";
import { Confirm, type Question } from "@/app/admin/Confirm";
import { chosen } from "@/app/admin/live";
import { OptionsDialog } from "@/app/admin/OptionsDialog";
import { ORDER_WORDS, SIMPLE, type Simple } from "@/app/admin/orderWords";
import { usePhaseWords } from "@/app/admin/phaseWords";
import { orderAll, type Order, type Outcome, type TableRow, type Which } from "@/session/admin";
import type { Payload } from "@/session/reducer";
import { useGameTexts } from "@/texts/gameTexts";
import { useSay } from "@/texts/words";
import { Button } from "@/ui/Button";
import { Dialog } from "@/ui/Dialog";
import styles from "./Admin.module.css";

const WORDS = {
  ...ORDER_WORDS,
  title: ["Orders for many tables", "Órdenes para muchas mesas"],
  meant: ["They go to {which}. A code or a name that you look for does not count here.", "Valen para {which}. El código o nombre que busques no cuenta aquí."],
  all: ["all {count} {count|table|tables}", "{count|la|las} {count} {count|mesa|mesas}"],
  of: ["{all} of {game}", "{all} de {game}"],
  in: ["{all} ({phase})", "{all} ({phase})"],
  sure: ["{order}: {which}?", "¿{order}: {which}?"],
  pickGame: ["To change options, choose a game above.", "Para cambiar opciones, elige arriba un juego."],
  done: ["Done", "Hecho"],
  obeyed: ["{count} {count|table has|tables have} obeyed.", "{count|Ha obedecido|Han obedecido} {count} {count|mesa|mesas}."],
  refused: ["{count} {count|has|have} not:", "{count|No lo ha hecho|No lo han hecho} {count}:"],
  close: ["Close", "Cerrar"],
} as const;

interface Props {
  which: Which;
  rows: readonly TableRow[];
}

/** The same order to all tables, or to those of a game, or to those that stand like this. */
export function OrdersForAll({ which, rows }: Props) {
  const say = useSay(WORDS);
  const [question, ask] = useState<Question | null>(null);
  const [changing, change] = useState(false);
  const [outcome, tell] = useState<Outcome | null>(null);
  const count = chosen(rows, which, "").length;
  const meant = useMeant(which, count);
  const give = async (order: Order, data: Payload) => tell(await orderAll(order, which, data));
  const asked = (order: Simple) =>
    ask({
      title: say("sure", { order: say(order), which: meant }),
      text: say(`${order}What`),
      action: say(order),
      danger: order === "end" || order === "restart",
      explained: order === "pause" || order === "end",
      act: (reason) => give(order, reason ? { reason } : {}),
    });
  return (
    <details className={styles.orders}>
      <summary>{say("title")}</summary>
      <p>{say("meant", { which: meant })}</p>
      <div className={styles.ways}>
        {SIMPLE.map((order) => (
          <Button key={order} kind={order === "end" ? "danger" : "plain"} disabled={count === 0} onClick={() => asked(order)}>
            {say(order)}
          </Button>
        ))}
        <Button disabled={count === 0 || !which.game} onClick={() => change(true)}>
          {say("options")}
        </Button>
      </div>
      {!which.game && <small>{say("pickGame")}</small>}
      <Confirm question={question} onClose={() => ask(null)} />
      {which.game && (
        <OptionsDialog
          open={changing}
          title={say("sure", { order: say("options"), which: meant })}
          game={which.game}
          options={null}
          act={(options) => give("options", { options })}
          onClose={() => change(false)}
        />
      )}
      <Told outcome={outcome} rows={rows} onClose={() => tell(null)} />
    </details>
  );
}

/** The tables that are meant, in words. */
function useMeant({ game, phase }: Which, count: number): string {
  const say = useSay(WORDS);
  const own = useGameTexts(game ?? "");
  const phases = usePhaseWords();
  const all = say("all", { count });
  const played = game ? say("of", { all, game: own("name") ?? game }) : all;
  return phase ? say("in", { all: played, phase: phases(phase) }) : played;
}

/** What came of it. */
function Told({ outcome, rows, onClose }: { outcome: Outcome | null; rows: readonly TableRow[]; onClose: () => void }) {
  const say = useSay(WORDS);
  const code = (id: string) => rows.find((row) => row.id === id)?.code ?? id;
  const reasons = [...new Set(outcome?.refused.map(({ error }) => error))];
  return (
    <Dialog open={outcome !== null} title={say("done")} onClose={onClose}>
      <div className={styles.asking}>
        <p role="status">{say("obeyed", { count: outcome?.obeyed.length ?? 0 })}</p>
        {reasons.length > 0 && (
          <>
            <p>{say("refused", { count: outcome?.refused.length ?? 0 })}</p>
            <ul className={styles.reasons}>
              {reasons.map((reason) => (
                <li key={reason}>
                  {reason} <small>{outcome?.refused.filter(({ error }) => error === reason).map(({ id }) => code(id)).join(", ")}</small>
                </li>
              ))}
            </ul>
          </>
        )}
        <div className={styles.ways}>
          <Button kind="main" onClick={onClose}>
            {say("close")}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
