import { useId } from "react";
import { useAsked } from "@/app/asking/useAsked";
import type { Act, DeckDraft } from "@/app/decks/draft";
import { LoginLink } from "@/app/decks/LoginLink";
import { Stack } from "@/app/decks/Signs";
import { useKinds } from "@/app/decks/words";
import { Whose } from "@/app/decks/Whose";
import { useTitle } from "@/app/useTitle";
import { Field } from "@/games/forms/Field";
import { myOrganisations } from "@/session/decks";
import { useSay } from "@/texts/words";
import styles from "./Bench.module.css";

const WORDS = {
  name: ["Name of the deck", "Nombre del mazo"],
  untitled: ["Untitled deck", "Mazo sin nombre"],
  kind: ["For fields that are", "Para casillas de tipo"],
  look: ["You can look at this deck and play with it. Its owner and the admins of its organisation change it.", "Puedes mirar este mazo y jugar con él. Lo cambian su dueño y quienes administran su organización."],
  guest: ["This deck stays on this device. To check and save it, log in; it will still be here.", "Este mazo se queda en este dispositivo. Para comprobarlo y guardarlo, entra; seguirá aquí."],
  login: ["Log in or register", "Entrar o registrarse"],
} as const;

interface Props {
  draft: DeckDraft;
  act: (what: Act) => void;
  mayChange: boolean;
  account: boolean;
}

/** What the deck is called, what it is for, and who may play with it. */
export function BenchHead({ draft, act, mayChange, account }: Props) {
  const say = useSay(WORDS);
  const kinds = useKinds();
  const id = useId();
  useTitle(draft.name || say("untitled"));
  const { told } = useAsked(account && mayChange ? "mine" : "none", () => (account && mayChange ? myOrganisations() : Promise.resolve([])));
  if (!mayChange) {
    return (
      <header className={styles.head}>
        <Stack kind={draft.kind} />
        <div>
          <h1>{draft.name}</h1>
          <p className={styles.quiet}>{say("look")}</p>
        </div>
      </header>
    );
  }
  return (
    <header className={styles.head}>
      <Stack kind={draft.kind} />
      <div>
        <h1 className="visually-hidden">{draft.name || say("untitled")}</h1>
        <label className="visually-hidden" htmlFor={id}>
          {say("name")}
        </label>
        <textarea
          id={id}
          className={styles.title}
          rows={1}
          value={draft.name}
          placeholder={say("untitled")}
          maxLength={60}
          autoComplete="off"
          onChange={({ target }) => act({ do: "deck", changes: { name: target.value.replace(/\s*\n\s*/g, " ") } })}
        />
        <p className={styles.quiet}>{kinds.about(draft.kind)}</p>
      </div>
      <div className={styles.settings}>
        <Field
          name="kind"
          schema={{ enum: [0, 1, 2, 3] }}
          value={draft.kind}
          wording={{ name: () => say("kind"), value: (kind) => kinds.name(Number(kind)) }}
          onChange={(kind) => act({ do: "deck", changes: { kind: Number(kind) } })}
        />
        <Whose organisations={told ?? []} value={draft.organisation} onChange={(organisation) => act({ do: "deck", changes: { organisation } })} />
      </div>
      {!account && (
        <p className={styles.guest}>
          {say("guest")} <LoginLink>{say("login")}</LoginLink>
        </p>
      )}
    </header>
  );
}
