import { useState } from "react";
import { Confirm, type Question } from "@/app/admin/Confirm";
import { ResetDialog } from "@/app/admin/ResetDialog";
import { RolesDialog } from "@/app/admin/RolesDialog";
import { ROLE_WORDS } from "@/app/admin/roleWords";
import { type Account, deleteUser, letIn, shutOut } from "@/session/admin";
import { useMoments } from "@/texts/moments";
import { useSay } from "@/texts/words";
import { toast } from "@/ui/announcing";
import { Button } from "@/ui/Button";
import { Initial } from "@/ui/Initial";
import styles from "./Users.module.css";

const WORDS = {
  ...ROLE_WORDS,
  you: ["you", "tú"],
  since: ["since {day}", "desde el {day}"],
  shut: ["shut out since {day}", "sin acceso desde el {day}"],
  roles: ["Roles", "Papeles"],
  rolesOf: ["Roles of {name}", "Papeles de {name}"],
  reset: ["New password", "Contraseña nueva"],
  resetOf: ["New password for {name}", "Contraseña nueva para {name}"],
  disable: ["Shut out", "Quitar el acceso"],
  disableWho: ["Shut out {name}", "Quitar el acceso a {name}"],
  sureDisable: ["Shut out {name}?", "¿Quitar el acceso a {name}?"],
  disabling: [
    "At once, from every device. Nothing is deleted, and you can let them in again.",
    "Al momento y en todos los dispositivos. No se borra nada y puedes devolverle el acceso.",
  ],
  enable: ["Let in again", "Devolver el acceso"],
  enableWho: ["Let in again: {name}", "Devolver el acceso a {name}"],
  sureEnable: ["Let {name} in again?", "¿Devolver el acceso a {name}?"],
  enabled: ["{name} can log in again.", "{name} puede volver a entrar."],
  remove: ["Delete", "Borrar"],
  removeWho: ["Delete the account of {name}", "Borrar la cuenta de {name}"],
  sureRemove: ["Delete the account of {name} for ever?", "¿Borrar para siempre la cuenta de {name}?"],
  removing: [
    "Wins, losses, decks and roles go with it. In past matches a seat without a name is left. This cannot be undone.",
    "Con ella se van victorias, derrotas, mazos y papeles. En las partidas pasadas queda un asiento sin nombre. No se puede deshacer.",
  ],
  removed: ["The account of {name} is deleted.", "La cuenta de {name} está borrada."],
} as const;

interface Props {
  account: Account;
  mine: boolean;
  put: (account: Account) => void;
  drop: (id: string) => void;
}

/** Somebody, and what may be done about them. One’s own account is for one’s own page. */
export function UserLine({ account, mine, put, drop }: Props) {
  const say = useSay(WORDS);
  const { day } = useMoments();
  const { username, email, roles, createdAt, disabledAt } = account;
  const facts = [email, say("since", { day: day(createdAt) })];
  return (
    <li className={styles.user} data-shut={disabledAt !== null || undefined}>
      <Initial name={username} />
      <div className={styles.who}>
        <strong>
          {username} {mine && <small>({say("you")})</small>}
        </strong>
        <small>{facts.join(" · ")}</small>
      </div>
      <p className={styles.roles}>
        {disabledAt !== null && <span data-shut>{say("shut", { day: day(disabledAt) })}</span>}
        {roles.map((role) => (
          <span key={role}>{say(role)}</span>
        ))}
      </p>
      <Tools account={account} mine={mine} put={put} drop={drop} />
    </li>
  );
}

function Tools({ account, mine, put, drop }: Props) {
  const say = useSay(WORDS);
  const [open, setOpen] = useState<"roles" | "reset" | null>(null);
  const [question, ask] = useState<Question | null>(null);
  const { id, username: name, disabledAt } = account;
  const close = () => setOpen(null);
  const disable = () =>
    ask({ title: say("sureDisable", { name }), text: say("disabling"), action: say("disable"), danger: true, act: async () => put(await shutOut(id)) });
  const enable = () =>
    ask({
      title: say("sureEnable", { name }),
      text: say("enabled", { name }),
      action: say("enable"),
      act: async () => put(await letIn(id)),
    });
  const remove = () =>
    ask({
      title: say("sureRemove", { name }),
      text: say("removing"),
      action: say("remove"),
      danger: true,
      act: async () => {
        await deleteUser(id);
        drop(id);
        toast(say("removed", { name }), "good");
      },
    });
  return (
    <div className={styles.tools}>
      <Button kind="quiet" aria-label={say("resetOf", { name })} onClick={() => setOpen("reset")}>
        {say("reset")}
      </Button>
      {!mine && (
        <>
          <Button kind="quiet" aria-label={say("rolesOf", { name })} onClick={() => setOpen("roles")}>
            {say("roles")}
          </Button>
          {disabledAt === null ? (
            <Button kind="quiet" aria-label={say("disableWho", { name })} onClick={disable}>
              {say("disable")}
            </Button>
          ) : (
            <Button kind="quiet" aria-label={say("enableWho", { name })} onClick={enable}>
              {say("enable")}
            </Button>
          )}
          <Button kind="quiet" className={styles.delete} aria-label={say("removeWho", { name })} onClick={remove}>
            {say("remove")}
          </Button>
        </>
      )}
      <Confirm question={question} onClose={() => ask(null)} />
      <RolesDialog open={open === "roles"} account={account} title={say("rolesOf", { name })} onGiven={put} onClose={close} />
      <ResetDialog open={open === "reset"} account={account} title={say("resetOf", { name })} onClose={close} />
    </div>
  );
}
