import { type SyntheticEvent, useState } from "react";
import { RoleSwitches } from "@/app/admin/RoleSwitches";
import { Problem } from "@/app/asking/Problem";
import { useSend } from "@/app/asking/useSend";
import { PASSWORD, USERNAME } from "@/session/accounts";
import { type Account, addUser, type NewAccount } from "@/session/admin";
import { useSay } from "@/texts/words";
import { toast } from "@/ui/announcing";
import { Button } from "@/ui/Button";
import { Dialog } from "@/ui/Dialog";
import { TextField } from "@/ui/TextField";
import styles from "./Admin.module.css";

const WORDS = {
  title: ["Add somebody", "Añadir a alguien"],
  username: ["Username", "Nombre de usuario"],
  email: ["E-mail", "Correo"],
  password: ["First password", "Primera contraseña"],
  hint: ["At least {count} characters. They can change it on their page.", "Al menos {count} caracteres. La podrá cambiar en su página."],
  cancel: ["Cancel", "Cancelar"],
  add: ["Add", "Añadir"],
  added: ["{name} has an account now.", "{name} ya tiene una cuenta."],
} as const;

const NOBODY: NewAccount = { username: "", email: "", password: "", roles: [] };

interface Props {
  open: boolean;
  onAdded: (account: Account) => void;
  onClose: () => void;
}

/** An account for somebody. */
export function NewUser({ open, ...rest }: Props) {
  const say = useSay(WORDS);
  return (
    <Dialog open={open} title={say("title")} onClose={rest.onClose}>
      <Form {...rest} />
    </Dialog>
  );
}

function Form({ onAdded, onClose }: Omit<Props, "open">) {
  const say = useSay(WORDS);
  const { send, busy, refusal } = useSend();
  const [wanted, want] = useState(NOBODY);
  const right = wanted.username.trim().length >= USERNAME.shortest && wanted.email.includes("@") && wanted.password.length >= PASSWORD.shortest;
  const add = async (event: SyntheticEvent) => {
    event.preventDefault();
    const added = await send(async () => onAdded(await addUser({ ...wanted, username: wanted.username.trim(), email: wanted.email.trim() })));
    if (!added) return;
    toast(say("added", { name: wanted.username.trim() }), "good");
    onClose();
  };
  return (
    <form className={styles.asking} onSubmit={(event) => void add(event)}>
      <TextField label={say("username")} value={wanted.username} onChange={(username) => want({ ...wanted, username })} autoComplete="off" maxLength={USERNAME.longest} required />
      <TextField label={say("email")} type="email" value={wanted.email} onChange={(email) => want({ ...wanted, email })} autoComplete="off" maxLength={254} required />
      <TextField
        label={say("password")}
        type="password"
        value={wanted.password}
        onChange={(password) => want({ ...wanted, password })}
        hint={say("hint", { count: PASSWORD.shortest })}
        autoComplete="new-password"
        maxLength={PASSWORD.longest}
        required
      />
      <RoleSwitches roles={wanted.roles} onChange={(roles) => want({ ...wanted, roles })} />
      <Problem refusal={refusal} />
      <div className={styles.ways}>
        <Button onClick={onClose}>{say("cancel")}</Button>
        <Button kind="main" type="submit" busy={busy} disabled={!right}>
          {say("add")}
        </Button>
      </div>
    </form>
  );
}
