import { useRouter } from "next/navigation";
import { type SyntheticEvent, useState } from "react";
import { Problem } from "@/app/asking/Problem";
import { useSend } from "@/app/asking/useSend";
import { deleteAccount } from "@/session/accounts";
import { useSay } from "@/texts/words";
import { toast } from "@/ui/announcing";
import { Button } from "@/ui/Button";
import { Dialog } from "@/ui/Dialog";
import { TextField } from "@/ui/TextField";
import styles from "./Me.module.css";

const WORDS = {
  delete: ["Delete my account", "Borrar mi cuenta"],
  title: ["Delete your account?", "¿Borrar tu cuenta?"],
  what: [
    "Your name, your address, your decks, and your wins and losses go for good. In past matches a seat without a name is left, so that the others keep their replays.",
    "Tu nombre, tu correo, tus mazos y tus victorias y derrotas desaparecen para siempre. En las partidas pasadas queda un asiento sin nombre, para que los demás conserven sus repeticiones.",
  ],
  password: ["Your password, so that nobody leaves by accident", "Tu contraseña, para que nadie se vaya por accidente"],
  keep: ["Keep it", "Conservarla"],
  gone: ["Your account is deleted. Come back whenever you like.", "Tu cuenta está borrada. Vuelve cuando quieras."],
} as const;

/** The way out, for good. */
export function Farewell() {
  const say = useSay(WORDS);
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button kind="danger" className={styles.farewell} onClick={() => setOpen(true)}>
        {say("delete")}
      </Button>
      <Dialog open={open} title={say("title")} onClose={() => setOpen(false)}>
        <Form onClose={() => setOpen(false)} />
      </Dialog>
    </>
  );
}

function Form({ onClose }: { onClose: () => void }) {
  const say = useSay(WORDS);
  const router = useRouter();
  const [password, setPassword] = useState("");
  const { send, busy, wait, refusal } = useSend();
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    if (!(await send(() => deleteAccount(password)))) return;
    toast(say("gone"));
    router.push("/");
  };
  return (
    <form className={styles.delete} onSubmit={(event) => void submit(event)}>
      <p>{say("what")}</p>
      <TextField label={say("password")} type="password" value={password} onChange={setPassword} autoComplete="current-password" />
      <Problem refusal={refusal} />
      <div className={styles.ways}>
        <Button onClick={onClose}>{say("keep")}</Button>
        <Button kind="danger" type="submit" busy={busy} disabled={!password || wait > 0}>
          {say("delete")}
        </Button>
      </div>
    </form>
  );
}
