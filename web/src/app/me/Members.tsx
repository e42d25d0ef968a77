import { type SyntheticEvent, useState } from "react";
import { Problem } from "@/app/asking/Problem";
import { useAsked } from "@/app/asking/useAsked";
import { type Sending, useSend } from "@/app/asking/useSend";
import { dissolve, letGo, type Member, membersOf, type Organisation, promote, takeIn } from "@/session/organisations";
import { useSay } from "@/texts/words";
import { Button } from "@/ui/Button";
import { Dialog } from "@/ui/Dialog";
import { Initial } from "@/ui/Initial";
import { TextField } from "@/ui/TextField";
import styles from "./Me.module.css";

const WORDS = {
  admin: ["administers", "administra"],
  you: ["you", "tú"],
  raise: ["Make admin", "Hacer que administre"],
  raiseWho: ["Make admin: {name}", "Hacer que administre: {name}"],
  lower: ["Make member", "Dejar como miembro"],
  lowerWho: ["Make member: {name}", "Dejar como miembro: {name}"],
  remove: ["Remove", "Quitar"],
  removeWho: ["Remove {name}", "Quitar a {name}"],
  name: ["Username", "Nombre de usuario"],
  take: ["Take in", "Incorporar"],
  leave: ["Leave it", "Salir de ella"],
  dissolve: ["Dissolve it", "Disolverla"],
  sureLeave: ["Leave {name}?", "¿Salir de {name}?"],
  sureDissolve: ["Dissolve {name}?", "¿Disolver {name}?"],
  leaving: ["Its games and decks are no longer for you. An admin can take you in again.", "Sus partidas y mazos dejan de ser para ti. Quien la administre puede volver a incorporarte."],
  dissolving: ["Nobody belongs to it any more. Its decks and games stay with those who made them.", "Nadie pertenecerá ya a ella. Los mazos y partidas se quedan con quien los hizo."],
  stay: ["Stay", "Quedarme"],
  keep: ["Keep it", "Conservarla"],
} as const;

interface Props {
  organisation: Organisation;
  me: string;
  onChanged: () => void;
}

/** Who belongs to it, and for its admins, who is to. */
export function Members({ organisation, me, onChanged }: Props) {
  const { told, refusal, again } = useAsked(organisation.id, () => membersOf(organisation.id));
  const sending = useSend();
  const leads = organisation.role === "admin";
  const obey = (act: () => Promise<unknown>) => void sending.send(act).then((done) => done && again());
  return (
    <div className={styles.members}>
      <Problem refusal={refusal} onRetry={again} />
      <ul>
        {told?.map((member) => (
          <li key={member.id}>
            <Person member={member} mine={member.id === me} />
            {leads && member.id !== me && <Tools organisation={organisation} member={member} onObey={obey} />}
          </li>
        ))}
      </ul>
      <Problem refusal={sending.refusal} />
      {leads && <TakeIn organisation={organisation} sending={sending} onTaken={again} />}
      <Endings organisation={organisation} me={me} onChanged={onChanged} />
    </div>
  );
}

function Person({ member, mine }: { member: Member; mine: boolean }) {
  const say = useSay(WORDS);
  const tags = [mine && say("you"), member.role === "admin" && say("admin")].filter(Boolean).join(" · ");
  return (
    <span className={styles.person}>
      <Initial name={member.username} />
      <span>
        {member.username} {tags && <small>({tags})</small>}
      </span>
    </span>
  );
}

function Tools({ organisation, member, onObey }: { organisation: Organisation; member: Member; onObey: (act: () => Promise<unknown>) => void }) {
  const say = useSay(WORDS);
  const name = member.username;
  const raises = member.role === "member";
  return (
    <span className={styles.tools}>
      <Button kind="quiet" aria-label={say(raises ? "raiseWho" : "lowerWho", { name })} onClick={() => onObey(() => promote(organisation.id, member.id, raises ? "admin" : "member"))}>
        {say(raises ? "raise" : "lower")}
      </Button>
      <Button kind="quiet" aria-label={say("removeWho", { name })} onClick={() => onObey(() => letGo(organisation.id, member.id))}>
        {say("remove")}
      </Button>
    </span>
  );
}

function TakeIn({ organisation, sending, onTaken }: { organisation: Organisation; sending: Sending; onTaken: () => void }) {
  const say = useSay(WORDS);
  const [name, setName] = useState("");
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    if (!(await sending.send(() => takeIn(organisation.id, name.trim())))) return;
    setName("");
    onTaken();
  };
  return (
    <form className={styles.rename} onSubmit={(event) => void submit(event)}>
      <TextField label={say("name")} value={name} onChange={setName} autoComplete="off" maxLength={32} />
      <Button type="submit" busy={sending.busy} disabled={!name.trim()}>
        {say("take")}
      </Button>
    </form>
  );
}

/** To leave it, or to end it: both are asked again. */
function Endings({ organisation, me, onChanged }: Props) {
  const say = useSay(WORDS);
  const [asked, ask] = useState<"leave" | "dissolve" | null>(null);
  const { send, busy, refusal } = useSend();
  const end = async () => {
    const ended = await send(() => (asked === "dissolve" ? dissolve(organisation.id) : letGo(organisation.id, me)));
    if (!ended) return;
    ask(null);
    onChanged();
  };
  const dissolves = asked === "dissolve";
  return (
    <div className={styles.ways}>
      <Button onClick={() => ask("leave")}>{say("leave")}</Button>
      {organisation.role === "admin" && (
        <Button kind="danger" onClick={() => ask("dissolve")}>
          {say("dissolve")}
        </Button>
      )}
      <Dialog open={asked !== null} title={say(dissolves ? "sureDissolve" : "sureLeave", { name: organisation.name })} onClose={() => ask(null)}>
        <p>{say(dissolves ? "dissolving" : "leaving")}</p>
        <Problem refusal={refusal} />
        <div className={styles.ways}>
          <Button onClick={() => ask(null)}>{say(dissolves ? "keep" : "stay")}</Button>
          <Button kind="danger" busy={busy} onClick={() => void end()}>
            {say(dissolves ? "dissolve" : "leave")}
          </Button>
        </div>
      </Dialog>
    </div>
  );
}
