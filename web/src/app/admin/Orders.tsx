import { useState } from "react";
import { Confirm, type Question } from "@/app/admin/Confirm";
import { OptionsDialog } from "@/app/admin/OptionsDialog";
import { ORDER_WORDS, type Simple } from "@/app/admin/orderWords";
import { orderOne, type TableRow } from "@/session/admin";
import { useSay } from "@/texts/words";
import { toast } from "@/ui/announcing";
import { Button } from "@/ui/Button";
import styles from "./Admin.module.css";

const WORDS = {
  ...ORDER_WORDS,
  sure: ["{order}: table {code}?", "¿{order}: mesa {code}?"],
  done: ["Done: {order}, table {code}.", "Hecho: {order}, mesa {code}."],
} as const;

const FITTING: Readonly<Record<TableRow["phase"], readonly Simple[]>> = {
  lobby: ["end"],
  playing: ["pause", "restart", "end"],
  paused: ["resume", "restart", "end"],
  over: ["end"],
  closed: [],
};

/** What may be ordered at this table now. */
export function Orders({ table }: { table: TableRow }) {
  const say = useSay(WORDS);
  const [question, ask] = useState<Question | null>(null);
  const [changing, change] = useState(false);
  const { id, code } = table;
  const done = (order: Simple | "options") => toast(say("done", { order: say(order), code }), "good");
  const asked = (order: Simple) =>
    ask({
      title: say("sure", { order: say(order), code }),
      text: say(`${order}What`),
      action: say(order),
      danger: order === "end" || order === "restart",
      explained: order === "pause" || order === "end",
      act: async (reason) => {
        await orderOne(id, order, reason ? { reason } : {});
        done(order);
      },
    });
  const orders = table.problem ? (["end"] as const) : FITTING[table.phase];
  return (
    <div className={styles.ways}>
      {orders.map((order) => (
        <Button key={order} kind={order === "end" ? "danger" : order === "resume" ? "main" : "plain"} onClick={() => asked(order)}>
          {say(order)}
        </Button>
      ))}
      {!table.problem && <Button onClick={() => change(true)}>{say("options")}</Button>}
      <Confirm question={question} onClose={() => ask(null)} />
      <OptionsDialog
        open={changing}
        title={say("sure", { order: say("options"), code })}
        game={table.game}
        options={table.options}
        act={async (options) => {
          await orderOne(id, "options", { options });
          done("options");
        }}
        onClose={() => change(false)}
      />
    </div>
  );
}
