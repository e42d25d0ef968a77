import { useState } from "react";
import type { Page } from "@/app/replay/frames";
import { saveRecording } from "@/app/replay/saving";
import { WORDS } from "@/app/replay/words";
import { useCopy } from "@/app/useCopy";
import { Refusal } from "@/session/api";
import { useSay } from "@/texts/words";
import { toast } from "@/ui/announcing";
import { Button } from "@/ui/Button";
import styles from "./Fair.module.css";

/** The seed and its hash, the recording, and how to check them. */
export function Fair({ page, code }: { page: Page; code: string }) {
  const say = useSay(WORDS);
  const { match, seed } = page;
  const file = `${match.game}-${match.gameId}-${match.number}.json`;
  return (
    <section className={styles.fair}>
      <h2>{say("fair")}</h2>
      <p>{say(seed === null ? "sealed" : "fairly")}</p>
      <dl>
        <Fact name={say("commitment")} value={match.commitment} />
        {seed !== null && <Fact name={say("seed")} value={seed} />}
      </dl>
      {seed !== null && (
        <>
          <div className={styles.ways}>
            <Download match={match.id} code={code} file={file} />
            <small>{say("rules", { rules: match.rules })}</small>
          </div>
          <dl>
            <Fact name={say("verify")} value={`ronda verify ${file} --commitment ${match.commitment}`} what={say("command")} />
          </dl>
        </>
      )}
    </section>
  );
}

/** Something to copy. */
function Fact({ name, value, what = name }: { name: string; value: string; what?: string }) {
  const say = useSay(WORDS);
  const copy = useCopy();
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <code>{value}</code>
        <Button kind="quiet" aria-label={say("copyWhat", { what })} onClick={() => void copy(value)}>
          {say("copy")}
        </Button>
      </dd>
    </div>
  );
}

function Download({ match, code, file }: { match: string; code: string; file: string }) {
  const say = useSay(WORDS);
  const [busy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      await saveRecording(match, code, file);
    } catch (problem) {
      if (!(problem instanceof Refusal)) throw problem;
      toast(problem.message || say("unreached"), "bad");
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button kind="main" busy={busy} onClick={() => void save()}>
      {say("download")}
    </Button>
  );
}
