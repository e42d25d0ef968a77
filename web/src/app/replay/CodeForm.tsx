import { type SubmitEvent, useState } from "react";
import { WORDS } from "@/app/replay/words";
import { codeIn } from "@/session/entering";
import { useSay } from "@/texts/words";
import { Button } from "@/ui/Button";
import styles from "./Replay.module.css";

/** A private table’s matches are for those who have its code. */
export function CodeForm({ tried, onCode }: { tried: string; onCode: (code: string) => void }) {
  const say = useSay(WORDS);
  const [typed, type] = useState(tried);
  const open = (event: SubmitEvent) => {
    event.preventDefault();
    onCode(codeIn(typed));
  };
  return (
    <form className={styles.door} onSubmit={open}>
      <h1>{say("codeTitle")}</h1>
      <p role={tried ? "alert" : undefined}>{say(tried ? "wrongCode" : "codeText")}</p>
      <label>
        {say("code")}
        <input value={typed} autoComplete="off" autoCapitalize="characters" spellCheck={false} maxLength={200} onChange={({ target }) => type(target.value)} />
      </label>
      <Button kind="main" type="submit" disabled={!codeIn(typed)}>
        {say("open")}
      </Button>
    </form>
  );
}
