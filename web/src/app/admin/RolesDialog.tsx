import { useState } from "react";
import { RoleSwitches } from "@/app/admin/RoleSwitches";
import { Problem } from "@/app/asking/Problem";
import { useSend } from "@/app/asking/useSend";
import { type Account, giveRoles } from "@/session/admin";
import { useSay } from "@/texts/words";
import { Button } from "@/ui/Button";
import { Dialog } from "@/ui/Dialog";
import styles from "./Admin.module.css";

const WORDS = {
  cancel: ["Cancel", "Cancelar"],
  save: ["Give these roles", "Dar estos papeles"],
} as const;

interface Props {
  open: boolean;
  title: string;
  account: Account;
  onGiven: (account: Account) => void;
  onClose: () => void;
}

/** All the roles that somebody has. */
export function RolesDialog({ open, title, ...rest }: Props) {
  return (
    <Dialog open={open} title={title} onClose={rest.onClose}>
      <Form {...rest} />
    </Dialog>
  );
}

function Form({ account, onGiven, onClose }: Omit<Props, "open" | "title">) {
  const say = useSay(WORDS);
  const { send, busy, refusal } = useSend();
  const [roles, setRoles] = useState(account.roles);
  const give = async () => {
    if (await send(async () => onGiven(await giveRoles(account.id, roles)))) onClose();
  };
  return (
    <div className={styles.asking}>
      <RoleSwitches roles={roles} onChange={setRoles} />
      <Problem refusal={refusal} />
      <div className={styles.ways}>
        <Button onClick={onClose}>{say("cancel")}</Button>
        <Button kind="main" busy={busy} onClick={() => void give()}>
          {say("save")}
        </Button>
      </div>
    </div>
  );
}
