import { MOST } from "@/app/decks/cards";
import type { Act, Bench } from "@/app/decks/draft";
import { LoginLink } from "@/app/decks/LoginLink";
import type { Located } from "@/app/decks/problems";
import { ToolButton } from "@/app/decks/Signs";
import type { Saving } from "@/app/decks/useSaving";
import { useSay } from "@/texts/words";
import { Button } from "@/ui/Button";
import styles from "./Bench.module.css";

const WORDS = {
  undo: ["Undo", "Deshacer"],
  redo: ["Redo", "Rehacer"],
  save: ["Save", "Guardar"],
  login: ["Log in", "Entrar"],
  saved: ["All is saved.", "Todo está guardado."],
  unsaved: ["Not saved yet; kept on this device.", "Sin guardar; está en este dispositivo."],
  guest: ["Kept on this device.", "Está en este dispositivo."],
  unnamed: ["Give the deck a name to save it.", "Ponle nombre al mazo para guardarlo."],
  empty: ["Add a card to save the deck.", "Añade una carta para guardar el mazo."],
  wrong: ["{count} {count|card needs|cards need} mending.", "Hay {count} {count|carta|cartas} por arreglar."],
  offline: ["The server does not answer. Your changes are kept on this device.", "El servidor no responde. Tus cambios están en este dispositivo."],
  full: ["A deck has {most} cards at most.", "Un mazo tiene {most} cartas como mucho."],
} as const;

interface Props {
  bench: Bench;
  act: (what: Act) => void;
  dirty: boolean;
  found: readonly Located[] | null;
  account: boolean;
  saving: Saving;
  onSave: () => void;
}

/** Always at hand: how things stand, one step back, save. */
export function BenchBar({ bench, act, dirty, found, account, saving, onSave }: Props) {
  const say = useSay(WORDS);
  const { draft, past, future } = bench;
  const wrong = new Set(found?.flatMap(({ spot }) => (spot && bench.seen.has(spot.card) ? [spot.card] : []))).size;
  const complete = draft.name.trim() !== "" && draft.cards.length > 0;
  return (
    <div className={styles.bar}>
      <p role="status" data-wrong={wrong > 0 || saving.trouble !== null || undefined}>
        <Standing {...{ dirty, account, saving, wrong, draft }} />
      </p>
      <div className={styles.tools}>
        <ToolButton tool="undo" label={say("undo")} disabled={past.length === 0} onClick={() => act({ do: "undo" })} />
        <ToolButton tool="redo" label={say("redo")} disabled={future.length === 0} onClick={() => act({ do: "redo" })} />
        {account ? (
          <Button kind="main" busy={saving.busy} disabled={!dirty || !complete} onClick={onSave}>
            {say("save")}
          </Button>
        ) : (
          <LoginLink className={styles.login}>{say("login")}</LoginLink>
        )}
      </div>
    </div>
  );
}

type State = Pick<Props, "dirty" | "account" | "saving"> & { wrong: number; draft: Bench["draft"] };

function Standing({ dirty, account, saving, wrong, draft }: State) {
  const say = useSay(WORDS);
  const { trouble } = saving;
  if (trouble) return trouble.code === "NO_CONNECTION" ? say("offline") : trouble.message;
  if (wrong > 0) return say("wrong", { count: wrong });
  if (draft.cards.length >= MOST.cards) return say("full", { most: MOST.cards });
  if (!account) return say("guest");
  if (!dirty && draft.cards.length > 0) return say("saved");
  if (draft.name.trim() === "") return say("unnamed");
  return say(draft.cards.length === 0 ? "empty" : "unsaved");
}
