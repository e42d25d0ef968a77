import { useState } from "react";
import type { At } from "@/app/table/at";
import { OptionFields } from "@/app/table/OptionFields";
import { admits, kindOf } from "@/games/forms/schema";
import type { Payload } from "@/session/reducer";
import { useSay } from "@/texts/words";
import { Button } from "@/ui/Button";
import styles from "./Table.module.css";

const WORDS = {
  title: ["How it is played", "Cómo se juega"],
  save: ["Use these options", "Usar estas opciones"],
  undo: ["Leave as it was", "Dejar como estaba"],
  again: ["Whoever was ready has to say so again.", "Quienes querían empezar tendrán que decirlo otra vez."],
} as const;

/** The options of the game, as a form made of their schema; for all but the admin, to read. */
export function Options({ at }: { at: At }) {
  const say = useSay(WORDS);
  const [changed, setChanged] = useState<Payload>({});
  const [busy, setBusy] = useState(false);
  const fields = Object.entries(at.game?.options.properties ?? {}).filter(([, schema]) => kindOf(schema) !== "anything");
  const now = { ...at.table.options, ...changed };
  const dirty = fields.filter(([name]) => name in changed && !same(changed[name], at.table.options[name]));
  const save = async () => {
    setBusy(true);
    const options = Object.fromEntries(dirty.map(([name]) => [name, changed[name]]));
    const { ok } = await at.say((session) => session.command("options", { options }));
    setBusy(false);
    if (ok) setChanged({});
  };
  if (fields.length === 0) return null;
  return (
    <section className={styles.card}>
      <h2>{say("title")}</h2>
      <OptionFields game={at.table.game} fields={fields} values={now} disabled={!at.admin} onChange={(name, value) => setChanged({ ...changed, [name]: value })} />
      {dirty.length > 0 && (
        <div className={styles.ways}>
          <Button kind="main" busy={busy} disabled={!fields.every(([name, schema]) => admits(schema, now[name]))} onClick={() => void save()}>
            {say("save")}
          </Button>
          <Button kind="quiet" onClick={() => setChanged({})}>
            {say("undo")}
          </Button>
          <small>{say("again")}</small>
        </div>
      )}
    </section>
  );
}

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
