import { useRouter } from "next/navigation";
import { type SyntheticEvent, useId, useState } from "react";
import { keepUnsaved, newKey } from "@/app/decks/keeping";
import { Stack } from "@/app/decks/Signs";
import { useKinds } from "@/app/decks/words";
import { useSay } from "@/texts/words";
import { Button } from "@/ui/Button";
import { Dialog } from "@/ui/Dialog";
import styles from "./NewDeck.module.css";

const WORDS = {
  title: ["A new deck", "Un mazo nuevo"],
  name: ["What is it called?", "¿Cómo se llama?"],
  kind: ["What is it for?", "¿Para qué es?"],
  begin: ["Start writing", "Empezar a escribir"],
  cancel: ["Cancel", "Cancelar"],
} as const;

const KINDS = [0, 1, 2, 3] as const;

/** What a deck is called, and for which fields it is. */
export function NewDeck({ open, onClose }: { open: boolean; onClose: () => void }) {
  const say = useSay(WORDS);
  return (
    <Dialog open={open} title={say("title")} onClose={onClose}>
      <Asking onClose={onClose} />
    </Dialog>
  );
}

function Asking({ onClose }: { onClose: () => void }) {
  const say = useSay(WORDS);
  const kinds = useKinds();
  const router = useRouter();
  const id = useId();
  const [name, setName] = useState("");
  const [kind, setKind] = useState<number>(0);
  const start = (event: SyntheticEvent) => {
    event.preventDefault();
    const key = newKey();
    keepUnsaved(key, { name, decktype: kind, organisationId: null, cards: [] }, null);
    router.push(`/decks/?draft=${key}`);
  };
  return (
    <form className={styles.form} onSubmit={start}>
      <label className={styles.name} htmlFor={id}>
        {say("name")}
        <input id={id} value={name} maxLength={60} autoComplete="off" onChange={({ target }) => setName(target.value)} />
      </label>
      <fieldset className={styles.kinds}>
        <legend>{say("kind")}</legend>
        {KINDS.map((each) => (
          <label key={each} className={styles.kind}>
            <input type="radio" name={id} checked={kind === each} onChange={() => setKind(each)} />
            <Stack kind={each} />
            <span>
              <strong>{kinds.name(each)}</strong>
              <small>{kinds.about(each)}</small>
            </span>
          </label>
        ))}
      </fieldset>
      <div className={styles.ways}>
        <Button kind="main" type="submit">
          {say("begin")}
        </Button>
        <Button kind="quiet" onClick={onClose}>
          {say("cancel")}
        </Button>
      </div>
    </form>
  );
}
