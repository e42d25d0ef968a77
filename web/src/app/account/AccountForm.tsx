import type { ReactNode, SyntheticEvent } from "react";
import { Problem } from "@/app/asking/Problem";
import type { Sending } from "@/app/asking/useSend";
import { Button } from "@/ui/Button";
import styles from "./Account.module.css";

interface Props {
  sending: Sending;
  action: string; // what the button says
  complete: boolean;
  onSend: () => void;
  children: ReactNode;
}

/** Fields, what was refused, and the button. */
export function AccountForm({ sending, action, complete, onSend, children }: Props) {
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    onSend();
  };
  return (
    <form className={styles.form} onSubmit={submit}>
      {children}
      <Problem refusal={sending.refusal} />
      <Button kind="main" type="submit" busy={sending.busy} disabled={!complete || sending.wait > 0}>
        {action}
      </Button>
    </form>
  );
}

/** A page that is a form, with something beside it. */
export function AccountPage({ title, lead, children }: { title: string; lead?: string; children: ReactNode }) {
  return (
    <section className={styles.page}>
      <header>
        <h1>{title}</h1>
        {lead && <p>{lead}</p>}
      </header>
      {children}
    </section>
  );
}
