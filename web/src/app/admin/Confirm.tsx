import { type ReactNode, useState } from "react";
import { Problem } from "@/app/asking/Problem";
import { useSend } from "@/app/asking/useSend";
import { useSay } from "@/texts/words";
import { Button } from "@/ui/Button";
import { Dialog } from "@/ui/Dialog";
import { TextField } from "@/ui/TextField";
import styles from "./Admin.module.css";

const WORDS = {
  cancel: ["Cancel", "Cancelar"],
  reason: ["Why (for the record)", "Por qué (para el registro)"],
} as const;

export interface Question {
  title: string;
  text: string;
  action: string; // what the button says
  danger?: boolean;
  explained?: boolean; // a reason may be given
  act: (reason: string) => Promise<unknown>;
}

interface Props {
  question: Question | null;
  onClose: () => void;
  children?: ReactNode;
}

/** Asked before something is done that others will feel. */
export function Confirm({ question, onClose, children }: Props) {
  return (
    <Dialog open={question !== null} title={question?.title ?? ""} onClose={onClose}>
      {question && (
        <Asking question={question} onClose={onClose}>
          {children}
        </Asking>
      )}
    </Dialog>
  );
}

const LONGEST_REASON = 100;

function Asking({ question, onClose, children }: Props & { question: Question }) {
  const say = useSay(WORDS);
  const { send, busy, refusal } = useSend();
  const [reason, setReason] = useState("");
  const act = async () => {
    if (await send(() => question.act(reason.trim()))) onClose();
  };
  return (
    <div className={styles.asking}>
      <p>{question.text}</p>
      {children}
      {question.explained && <TextField label={say("reason")} value={reason} onChange={setReason} maxLength={LONGEST_REASON} autoComplete="off" />}
      <Problem refusal={refusal} />
      <div className={styles.ways}>
        <Button onClick={onClose}>{say("cancel")}</Button>
        <Button kind={question.danger ? "danger" : "main"} busy={busy} onClick={() => void act()}>
          {question.action}
        </Button>
      </div>
    </div>
  );
}
