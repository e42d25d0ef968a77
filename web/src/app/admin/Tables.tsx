import { useState } from "react";
import { Dashboard } from "@/app/admin/Dashboard";
import { Filters } from "@/app/admin/Filters";
import { chosen } from "@/app/admin/live";
import { OrdersForAll } from "@/app/admin/OrdersForAll";
import { NoWay } from "@/app/admin/Shut";
import { TableLine } from "@/app/admin/TableLine";
import { useLive } from "@/app/admin/useLive";
import { Wait } from "@/app/table/Trouble";
import type { Which } from "@/session/admin";
import { useSay } from "@/texts/words";
import { Button } from "@/ui/Button";
import styles from "./Tables.module.css";

const WORDS = {
  reading: ["Reading the tables…", "Leyendo las mesas…"],
  title: ["The tables", "Las mesas"],
  shown: ["{count} of {all}", "{count} de {all}"],
  none: ["No table is open. As soon as somebody opens one it is shown here.", "No hay ninguna mesa abierta. En cuanto alguien abra una, aparecerá aquí."],
  noSuch: ["No table is like that.", "Ninguna mesa es así."],
  more: ["Show {count} more", "Mostrar {count} más"],
} as const;

const AT_ONCE = 60;

/** Everything that is going on, as it goes on. */
export function Tables({ onRefused }: { onRefused: () => void }) {
  const say = useSay(WORDS);
  const { now, line, refusal } = useLive();
  const [which, choose] = useState<Which>({});
  const [text, setText] = useState("");
  const [most, setMost] = useState(AT_ONCE);
  if (refusal) return <NoWay refusal={refusal} again={onRefused} />;
  if (!now.whole && now.rows.size === 0) return <Wait title={say("reading")} />;
  const rows = chosen(now.rows.values(), which, text);
  const rest = rows.length - most;
  return (
    <>
      <Dashboard live={now} line={line} />
      <section className={styles.tables}>
        <div className={styles.heading}>
          <h2>{say("title")}</h2>
          <span role="status">{say("shown", { count: rows.length, all: now.rows.size })}</span>
        </div>
        <Filters which={which} choose={choose} text={text} setText={setText} />
        <OrdersForAll which={which} rows={[...now.rows.values()]} />
        {rows.length === 0 && <p className={styles.none}>{say(now.rows.size === 0 ? "none" : "noSuch")}</p>}
        <ul className={styles.list}>
          {rows.slice(0, most).map((row) => (
            <TableLine key={row.id} row={row} />
          ))}
        </ul>
        {rest > 0 && <Button onClick={() => setMost(most + AT_ONCE)}>{say("more", { count: Math.min(rest, AT_ONCE) })}</Button>}
      </section>
    </>
  );
}
