import { boundsOf, wayTo } from "@/games/legal";
import { ASKED, type Draft, GIVEN, givesSomething, isFixed, isTurkey, type Name } from "@/games/snatch/draft";
import { counted } from "@/games/snatch/Between";
import type { PartProps } from "@/games/snatch/props";
import { P2 } from "@/games/snatch/story";
import { useAct } from "@/games/useAct";
import type { Legal } from "@/session/types";
import { Button } from "@/ui/Button";
import { Stepper } from "@/ui/Stepper";
import styles from "./Action.module.css";

interface Props extends PartProps {
  draft: Draft | null;
  setDraft: (draft: Draft) => void;
}

/** P1's turn: so much for so much, or nothing. */
export function Composer(props: Props) {
  const { view, act, names, say, text, draft } = props;
  const { send, busy } = useAct(act);
  const way = wayTo(view, "proposeOffer");
  const mayPass = wayTo(view, "noOffer") !== undefined;
  return (
    <>
      <h3>{say("make")}</h3>
      {way && draft ? <Amounts {...props} way={way} draft={draft} /> : <p className={styles.note}>{text("INSUFFICIENT_TOKENS")}</p>}
      {!mayPass && <p className={styles.note}>{say("forced", { name: names[P2] ?? "P2" })}. {say("forcedNote")}</p>}
      <div className={styles.buttons}>
        {way && draft && (
          <Button kind="main" disabled={busy || !givesSomething(draft)} onClick={() => void send("proposeOffer", draft)}>
            {say("lay")}
          </Button>
        )}
        <Button disabled={busy || !mayPass} onClick={() => void send("noOffer")}>
          {say("none")}
        </Button>
      </div>
    </>
  );
}

function Amounts({ way, draft, setDraft, say, text }: Props & { way: Legal; draft: Draft }) {
  if (isFixed(way)) return <p className={styles.note}>{say("only", { give: counted(draft, "offer", say), ask: counted(draft, "request", say) })}</p>;
  const steppers = (names: readonly Name[]) =>
    names.filter((name) => boundsOf(way.data[name]).most > 0).map((name) => {
      const { least, most } = boundsOf(way.data[name]);
      const what = say(isTurkey(name) ? "turkeysName" : "cobsName");
      return (
        <Stepper
          key={name}
          label={say("upTo", { what, most })}
          value={draft[name]}
          min={least}
          max={most}
          less={say("fewer", { what })}
          more={say("more", { what })}
          onChange={(value) => setDraft({ ...draft, [name]: value })}
        />
      );
    });
  return (
    <>
      <div className={styles.steps}>
        <fieldset className={styles.group}>
          <legend>{say("giveTitle")}</legend>
          {steppers(GIVEN)}
        </fieldset>
        <fieldset className={styles.group}>
          <legend>{say("askTitle")}</legend>
          {steppers(ASKED)}
        </fieldset>
      </div>
      {!givesSomething(draft) && <p className={styles.note}>{text("EMPTY_OFFER")}</p>}
    </>
  );
}
