import type { At } from "@/app/table/at";
import { useSay } from "@/texts/words";
import { Button } from "@/ui/Button";
import styles from "./Table.module.css";

const WORDS = {
  title: ["At the door", "A la puerta"],
  accept: ["Let in", "Dejar entrar"],
  acceptWho: ["Let in: {name}", "Dejar entrar: {name}"],
  reject: ["Turn away", "Rechazar"],
  rejectWho: ["Turn away: {name}", "Rechazar: {name}"],
} as const;

/** Who would like to come in. */
export function Approvals({ at }: { at: At }) {
  const say = useSay(WORDS);
  if (at.known.pending.length === 0) return null;
  return (
    <section className={styles.door}>
      <h2>{say("title")}</h2>
      <ul>
        {at.known.pending.map(({ user, name }) => (
          <li key={user}>
            <strong>{name}</strong>
            <Button kind="main" aria-label={say("acceptWho", { name })} onClick={() => void at.say((session) => session.command("approve", { user }))}>
              {say("accept")}
            </Button>
            <Button aria-label={say("rejectWho", { name })} onClick={() => void at.say((session) => session.command("reject", { user }))}>
              {say("reject")}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
