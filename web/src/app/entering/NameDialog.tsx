import Link from "next/link";
import { type SyntheticEvent, useState } from "react";
import { toLogIn, useHere } from "@/app/account/next";
import { PLAYER_NAME } from "@/session/accounts";
import { useSay } from "@/texts/words";
import { Button } from "@/ui/Button";
import { Dialog } from "@/ui/Dialog";
import { TextField } from "@/ui/TextField";
import styles from "./NameDialog.module.css";

const WORDS = {
  title: ["What are you called?", "¿Cómo te llamas?"],
  label: ["Your name at the table", "Tu nombre en la mesa"],
  hint: ["No account needed. This device remembers it.", "No hace falta cuenta. Este dispositivo lo recuerda."],
  go: ["Go on", "Seguir"],
  cancel: ["Cancel", "Cancelar"],
  logIn: ["I have an account", "Tengo una cuenta"],
} as const;

interface Props {
  open: boolean;
  onName: (name: string) => void;
  onClose: () => void;
}

/** Asks for a name, once. */
export function NameDialog({ open, onName, onClose }: Props) {
  const say = useSay(WORDS);
  return (
    <Dialog open={open} title={say("title")} onClose={onClose}>
      <NameForm onName={onName} onClose={onClose} />
    </Dialog>
  );
}

function NameForm({ onName, onClose }: Omit<Props, "open">) {
  const say = useSay(WORDS);
  const here = useHere();
  const [name, setName] = useState("");
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (name.trim()) onName(name.trim());
  };
  return (
    <form className={styles.form} onSubmit={submit}>
      <TextField label={say("label")} hint={say("hint")} value={name} onChange={setName} autoComplete="nickname" maxLength={PLAYER_NAME.longest} required />
      <div className={styles.ways}>
        <Button kind="main" type="submit" disabled={!name.trim()}>
          {say("go")}
        </Button>
        <Button onClick={onClose}>{say("cancel")}</Button>
        <Link href={toLogIn(here)}>{say("logIn")}</Link>
      </div>
    </form>
  );
}
