import { type SyntheticEvent, useState } from "react";
import { Problem } from "@/app/asking/Problem";
import { useAsked } from "@/app/asking/useAsked";
import { useSend } from "@/app/asking/useSend";
import { Members } from "@/app/me/Members";
import { found, LONGEST_NAME, myOrganisations, type Organisation } from "@/session/organisations";
import { useSay } from "@/texts/words";
import { toast } from "@/ui/announcing";
import { Button } from "@/ui/Button";
import { TextField } from "@/ui/TextField";
import styles from "./Me.module.css";

const WORDS = {
  title: ["Organisations", "Organizaciones"],
  lead: [
    "A school, a club, a laboratory: its members play its games and use its decks.",
    "Una escuela, un club, un laboratorio: sus miembros juegan sus partidas y usan sus mazos.",
  ],
  admin: ["you administer it", "la administras"],
  member: ["you are a member", "eres miembro"],
  name: ["Name of a new organisation", "Nombre de una organización nueva"],
  found: ["Found it", "Fundarla"],
  founded: ["{name} is founded.", "{name} está fundada."],
} as const;

/** Where one belongs, who else does, and a new one. */
export function Organisations({ me }: { me: string }) {
  const say = useSay(WORDS);
  const { told, refusal, again } = useAsked(me, myOrganisations);
  return (
    <section>
      <h2>{say("title")}</h2>
      <p className={styles.soft}>{say("lead")}</p>
      <Problem refusal={refusal} onRetry={again} />
      {told?.map((organisation) => (
        <One key={organisation.id} organisation={organisation} me={me} onChanged={again} />
      ))}
      {told && <Founding onFounded={again} />}
    </section>
  );
}

function One({ organisation, me, onChanged }: { organisation: Organisation; me: string; onChanged: () => void }) {
  const say = useSay(WORDS);
  const [open, setOpen] = useState(false);
  return (
    <details className={styles.organisation} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        <strong>{organisation.name}</strong> <small>{say(organisation.role)}</small>
      </summary>
      {open && <Members organisation={organisation} me={me} onChanged={onChanged} />}
    </details>
  );
}

function Founding({ onFounded }: { onFounded: () => void }) {
  const say = useSay(WORDS);
  const [name, setName] = useState("");
  const { send, busy, wait, refusal } = useSend();
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    if (!(await send(() => found(name.trim())))) return;
    toast(say("founded", { name: name.trim() }), "good");
    setName("");
    onFounded();
  };
  return (
    <form className={styles.rename} onSubmit={(event) => void submit(event)}>
      <TextField label={say("name")} value={name} onChange={setName} autoComplete="off" maxLength={LONGEST_NAME} />
      <Button type="submit" busy={busy} disabled={!name.trim() || wait > 0}>
        {say("found")}
      </Button>
      <Problem refusal={refusal} />
    </form>
  );
}
