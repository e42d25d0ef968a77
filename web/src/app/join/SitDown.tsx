import { type SyntheticEvent, useState } from "react";
import { Problem } from "@/app/asking/Problem";
import { type Coming, useComing } from "@/app/entering/useComing";
import { mayWatch, takesApproval } from "@/app/join/standing";
import { useMe, useName } from "@/app/useMe";
import { PLAYER_NAME } from "@/session/accounts";
import { Refusal } from "@/session/api";
import { type Found, join, seatAt, watch } from "@/session/entering";
import type { KeptSeat } from "@/session/keeping";
import { useSay } from "@/texts/words";
import { Button } from "@/ui/Button";
import { TextField } from "@/ui/TextField";
import styles from "./Join.module.css";

const WORDS = {
  name: ["Your name at the table", "Tu nombre en la mesa"],
  hint: ["No account needed.", "No hace falta cuenta."],
  as: ["You sit down as {name}.", "Te sientas como {name}."],
  taken: ["Somebody at this table is called that already. Choose another name.", "En esta mesa ya hay alguien con ese nombre. Elige otro."],
  sit: ["Sit down", "Sentarme"],
  ask: ["Ask to come in", "Pedir entrar"],
  watch: ["Only watch", "Solo mirar"],
} as const;

/** Others may have been faster: then the table is looked at anew. */
const CHANGED = new Set(["ROOM_FULL", "ROUND_ALREADY_STARTED", "TABLE_NOT_FOUND", "TABLE_CLOSED"]);

async function sit({ gamecode, game }: Found, name: string): Promise<KeptSeat> {
  try {
    return await join(gamecode, game, name);
  } catch (problem) {
    const seat = problem instanceof Refusal && problem.code === "ALREADY_SEATED" ? await seatAt(gamecode) : null;
    if (seat) return seat;
    throw problem;
  }
}

/** A name, if one has no account, and then a seat. */
export function SitDown({ found, onChanged }: { found: Found; onChanged: () => void }) {
  const say = useSay(WORDS);
  const member = useMe()?.guest === false;
  const known = useName();
  const [typed, setTyped] = useState<string | null>(null);
  const coming = useComing();
  const name = (typed ?? known).trim();
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    coming.come((called) => sit(found, called), name);
  };
  return (
    <form className={styles.sit} onSubmit={submit}>
      {member ? <p>{say("as", { name })}</p> : <NameField name={typed ?? known} taken={coming.refusal?.code === "NAME_TAKEN"} onChange={setTyped} />}
      <Refused coming={coming} member={member} onChanged={onChanged} />
      <Ways found={found} coming={coming} name={name} />
    </form>
  );
}

function NameField({ name, taken, onChange }: { name: string; taken: boolean; onChange: (name: string) => void }) {
  const say = useSay(WORDS);
  return (
    <TextField
      label={say("name")}
      hint={say("hint")}
      problem={taken ? say("taken") : null}
      value={name}
      onChange={onChange}
      autoComplete="nickname"
      maxLength={PLAYER_NAME.longest}
      required
    />
  );
}

/** What is not said at the name already. */
function Refused({ coming: { refusal }, member, onChanged }: { coming: Coming; member: boolean; onChanged: () => void }) {
  if (refusal?.code === "NAME_TAKEN" && !member) return null;
  return <Problem refusal={refusal} {...(refusal && CHANGED.has(refusal.code) ? { onRetry: onChanged } : {})} />;
}

function Ways({ found, coming: { come, busy, wait }, name }: { found: Found; coming: Coming; name: string }) {
  const say = useSay(WORDS);
  const blocked = !name || wait > 0;
  return (
    <div className={styles.ways}>
      <Button kind="main" type="submit" busy={busy} disabled={blocked}>
        {say(takesApproval(found) ? "ask" : "sit")}
      </Button>
      {mayWatch(found) && (
        <Button kind="quiet" disabled={blocked || busy} onClick={() => come((called) => watch(found.gamecode, called), name)}>
          {say("watch")}
        </Button>
      )}
    </div>
  );
}
