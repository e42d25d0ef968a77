import type { PartProps } from "@/games/snatch/props";
import { P2 } from "@/games/snatch/story";
import { useAct } from "@/games/useAct";
import { Button } from "@/ui/Button";
import { Token } from "@/ui/tokens/Token";
import styles from "./Action.module.css";

/** P1 was robbed: a token of shame, or a word to the judge? */
export function Reply({ view, act, names, say, about }: PartProps & { about: "shame" | "report" }) {
  const { send, busy } = useAct(act);
  const name = names[P2] ?? "P2";
  const shaming = about === "shame";
  const note = view.options.sanction === "confiscation" ? "reportNoteAll" : "reportNote";
  const reply = (yes: boolean) => void (shaming ? send("assignShame", { assign: yes }) : send("report", { report: yes }));
  return (
    <>
      <h3>{say(shaming ? "shameAsk" : "reportAsk", { name })}</h3>
      <p className={styles.note}>{say(shaming ? "shameNote" : note, { name })}</p>
      <div className={styles.buttons}>
        <Button kind="main" disabled={busy} icon={shaming ? <Token kind="shame" /> : undefined} onClick={() => reply(true)}>
          {say(shaming ? "shameYes" : "reportYes")}
        </Button>
        <Button disabled={busy} onClick={() => reply(false)}>
          {say(shaming ? "shameNo" : "reportNo")}
        </Button>
      </div>
    </>
  );
}
