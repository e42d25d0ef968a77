import { useState } from "react";
import { Problem } from "@/app/asking/Problem";
import { useSend } from "@/app/asking/useSend";
import { useCopy } from "@/app/useCopy";
import { type Account, resetFor } from "@/session/admin";
import { useMoments } from "@/texts/moments";
import { useSay } from "@/texts/words";
import { Button } from "@/ui/Button";
import { Dialog } from "@/ui/Dialog";
import styles from "./Admin.module.css";

const WORDS = {
  what: [
    "A token is made, which is good once and for a day. Hand it over by a way you trust: whoever has it can set the password. Until it is used the old password holds.",
    "Se crea un token que sirve una vez y durante un día. Entrégalo por un medio de confianza: quien lo tenga puede poner la contraseña. Hasta que se use, vale la anterior.",
  ],
  cancel: ["Cancel", "Cancelar"],
  issue: ["Make a token", "Crear un token"],
  once: ["It is shown this one time. Good until {moment}.", "Se muestra solo esta vez. Vale hasta el {moment}."],
  token: ["The token", "El token"],
  link: ["Or a link to the form, with the token in it", "O un enlace al formulario, con el token dentro"],
  copyToken: ["Copy token", "Copiar token"],
  copyLink: ["Copy link", "Copiar enlace"],
  done: ["I have handed it over", "Ya lo he entregado"],
} as const;

interface Props {
  open: boolean;
  title: string;
  account: Account;
  onClose: () => void;
}

/** A token for somebody who has forgotten the password: shown once. */
export function ResetDialog({ open, title, account, onClose }: Props) {
  return (
    <Dialog open={open} title={title} onClose={onClose}>
      <Issue account={account} onClose={onClose} />
    </Dialog>
  );
}

function Issue({ account, onClose }: Omit<Props, "open" | "title">) {
  const say = useSay(WORDS);
  const { send, busy, refusal } = useSend();
  const [issued, put] = useState<{ token: string; expiresAt: string } | null>(null);
  if (issued) return <Shown {...issued} onClose={onClose} />;
  return (
    <div className={styles.asking}>
      <p>{say("what")}</p>
      <Problem refusal={refusal} />
      <div className={styles.ways}>
        <Button onClick={onClose}>{say("cancel")}</Button>
        <Button kind="main" busy={busy} onClick={() => void send(async () => put(await resetFor(account.id)))}>
          {say("issue")}
        </Button>
      </div>
    </div>
  );
}

function Shown({ token, expiresAt, onClose }: { token: string; expiresAt: string; onClose: () => void }) {
  const say = useSay(WORDS);
  const copy = useCopy();
  const { moment } = useMoments();
  const link = `${location.origin}/reset/?token=${encodeURIComponent(token)}`;
  return (
    <div className={styles.asking} role="status">
      <p>{say("once", { moment: moment(expiresAt) })}</p>
      <dl className={styles.secrets}>
        <dt>{say("token")}</dt>
        <dd>{token}</dd>
        <dt>{say("link")}</dt>
        <dd>{link}</dd>
      </dl>
      <div className={styles.ways}>
        <Button kind="main" onClick={() => void copy(token)}>
          {say("copyToken")}
        </Button>
        <Button onClick={() => void copy(link)}>{say("copyLink")}</Button>
        <Button kind="quiet" onClick={onClose}>
          {say("done")}
        </Button>
      </div>
    </div>
  );
}
