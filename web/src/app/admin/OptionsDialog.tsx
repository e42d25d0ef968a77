import { useState } from "react";
import { ORDER_WORDS } from "@/app/admin/orderWords";
import { Problem } from "@/app/asking/Problem";
import { useSend } from "@/app/asking/useSend";
import { OptionFields } from "@/app/table/OptionFields";
import { useGame } from "@/games/catalogue";
import { admits, firstsOf, kindOf } from "@/games/forms/schema";
import type { Payload } from "@/session/reducer";
import { useSay } from "@/texts/words";
import { Button } from "@/ui/Button";
import { Dialog } from "@/ui/Dialog";
import styles from "./Admin.module.css";

const WORDS = {
  ...ORDER_WORDS,
  cancel: ["Cancel", "Cancelar"],
  use: ["Use these options", "Usar estas opciones"],
  same: ["Nothing is changed yet.", "Todavía no has cambiado nada."],
} as const;

interface Props {
  open: boolean;
  title: string;
  game: string;
  options: Payload | null; // as they are; null: of many tables
  act: (options: Payload) => Promise<unknown>;
  onClose: () => void;
}

/** Other options for one table or many, by the form of their game. */
export function OptionsDialog({ open, title, onClose, ...rest }: Props) {
  return (
    <Dialog open={open} title={title} onClose={onClose}>
      <Form {...rest} onClose={onClose} />
    </Dialog>
  );
}

function Form({ game, options, act, onClose }: Omit<Props, "open" | "title">) {
  const say = useSay(WORDS);
  const { send, busy, refusal } = useSend();
  const [changed, setChanged] = useState<Payload>({});
  const schemas = useGame(game)?.options.properties ?? {};
  const fields = Object.entries(schemas).filter(([, schema]) => kindOf(schema) !== "anything");
  const values = { ...firstsOf(schemas), ...options, ...changed };
  const right = fields.every(([name, schema]) => !(name in changed) || admits(schema, changed[name]));
  const none = Object.keys(changed).length === 0;
  const use = async () => {
    if (await send(() => act(changed))) onClose();
  };
  return (
    <div className={styles.asking}>
      <p>{say("optionsWhat")}</p>
      <OptionFields game={game} fields={fields} values={values} onChange={(name, value) => setChanged({ ...changed, [name]: value })} />
      <Problem refusal={refusal} />
      <div className={styles.ways}>
        <Button onClick={onClose}>{say("cancel")}</Button>
        <Button kind="main" busy={busy} disabled={none || !right} onClick={() => void use()}>
          {say("use")}
        </Button>
        {none && <small>{say("same")}</small>}
      </div>
    </div>
  );
}
