import { useState } from "react";
import { NewUser } from "@/app/admin/NewUser";
import { NoWay } from "@/app/admin/Shut";
import { useUsers } from "@/app/admin/useUsers";
import { UserLine } from "@/app/admin/UserLine";
import { useSay } from "@/texts/words";
import { Button } from "@/ui/Button";
import styles from "./Users.module.css";

const WORDS = {
  title: ["People with an account", "Personas con cuenta"],
  find: ["Part of a username", "Parte de un nombre de usuario"],
  add: ["Add somebody", "Añadir a alguien"],
  none: ["Nobody is called that.", "Nadie se llama así."],
  reading: ["Reading…", "Leyendo…"],
  more: ["Show more", "Mostrar más"],
} as const;

/** Everybody with an account, and what may be done about them. */
export function Users({ me }: { me: string }) {
  const say = useSay(WORDS);
  const [search, setSearch] = useState("");
  const [adding, add] = useState(false);
  const { found, refusal, more, put, drop, again } = useUsers(search.trim());
  if (refusal) return <NoWay refusal={refusal} again={again} />;
  return (
    <section className={styles.users}>
      <div className={styles.heading}>
        <h2>{say("title")}</h2>
        <Button kind="main" onClick={() => add(true)}>
          {say("add")}
        </Button>
      </div>
      <label className={styles.find}>
        {say("find")}
        <input type="search" value={search} autoComplete="off" spellCheck={false} maxLength={64} onChange={({ target }) => setSearch(target.value)} />
      </label>
      {!found && <p role="status">{say("reading")}</p>}
      {found?.length === 0 && <p role="status">{say("none")}</p>}
      <ul className={styles.list}>
        {found?.map((account) => (
          <UserLine key={account.id} account={account} mine={account.id === me} put={put} drop={drop} />
        ))}
      </ul>
      {more && <Button onClick={more}>{say("more")}</Button>}
      <NewUser open={adding} onAdded={put} onClose={() => add(false)} />
    </section>
  );
}
