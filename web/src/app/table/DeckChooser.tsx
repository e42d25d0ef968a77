import Link from "next/link";
import { useState } from "react";
import { useAsked } from "@/app/asking/useAsked";
import { Stack } from "@/app/decks/Signs";
import { useKinds } from "@/app/decks/words";
import { KINDS, missingKinds, offered, toggled } from "@/app/table/deckChoice";
import { useDeckName } from "@/app/table/deckNames";
import { useMe } from "@/app/useMe";
import { type BuiltInDeck, chooseDecks, type DeckLine, myDecks } from "@/session/decks";
import { useLanguage } from "@/texts/useLanguage";
import { useSay } from "@/texts/words";
import { toast } from "@/ui/announcing";
import { Button } from "@/ui/Button";
import { Dialog } from "@/ui/Dialog";
import styles from "./TableDecks.module.css";

const WORDS = {
  title: ["Which decks?", "¿Qué mazos?"],
  about: ["Of each kind as many as you like: they are shuffled together.", "De cada tipo, los que quieras: se barajan juntos."],
  guest: ["Decks of your own need an account.", "Para tener mazos propios hace falta una cuenta."],
  write: ["Write a deck", "Escribir un mazo"],
  use: ["Play with these", "Jugar con estos"],
  none: ["Play with the built-in cards", "Jugar con las cartas incluidas"],
  keep: ["Leave as it was", "Dejar como estaba"],
  cards: ["{count} {count|card|cards}", "{count} {count|carta|cartas}"],
  missing: ["No deck for: {kinds}. On such a field the turn passes.", "Ningún mazo para: {kinds}. En esas casillas pasa el turno."],
  failed: ["That did not work. {why}", "No ha funcionado. {why}"],
} as const;

interface Props {
  game: string; // its id
  chosen: readonly string[];
  library: readonly BuiltInDeck[];
  onClose: () => void;
  onChosen: () => void;
}

const reason = (problem: unknown): string => (problem instanceof Error ? problem.message : "");

/** One's own decks and the built-in ones, kind by kind. */
export function DeckChooser({ game, chosen, library, onClose, onChosen }: Props) {
  const say = useSay(WORDS);
  const kinds = useKinds();
  const me = useMe();
  const account = me && !me.guest ? me.id : null;
  const { told } = useAsked(account ?? "", () => (account === null ? Promise.resolve([]) : myDecks()));
  const [wanted, want] = useState(chosen);
  const [busy, setBusy] = useState(false);
  const own = told ?? [];
  const missing = missingKinds([...own, ...library].filter(({ deckid }) => wanted.includes(deckid)));
  const choose = async () => {
    setBusy(true);
    try {
      await chooseDecks(game, wanted);
      onChosen();
    } catch (problem) {
      toast(say("failed", { why: reason(problem) }), "bad");
      setBusy(false);
    }
  };
  return (
    <Dialog open title={say("title")} onClose={onClose}>
      <p className={styles.quiet}>
        {say("about")} {account === null && say("guest")} <Link href="/decks/">{say("write")}</Link>
      </p>
      <div className={styles.kinds}>
        {KINDS.map((kind) => (
          <Kind key={kind} kind={kind} own={own} library={library} wanted={wanted} onToggle={(id) => want(toggled(wanted, id))} />
        ))}
      </div>
      {wanted.length > 0 && missing.length > 0 && (
        <p className={styles.missing} role="status">
          {say("missing", { kinds: missing.map(kinds.name).join(", ") })}
        </p>
      )}
      <div className={styles.ways}>
        <Button kind="main" busy={busy} onClick={() => void choose()}>
          {say(wanted.length > 0 ? "use" : "none")}
        </Button>
        <Button onClick={onClose}>{say("keep")}</Button>
      </div>
    </Dialog>
  );
}

interface KindProps {
  kind: number;
  own: readonly DeckLine[];
  library: readonly BuiltInDeck[];
  wanted: readonly string[];
  onToggle: (id: string) => void;
}

function Kind({ kind, own, library, wanted, onToggle }: KindProps) {
  const say = useSay(WORDS);
  const kinds = useKinds();
  const nameOf = useDeckName(library);
  const language = useLanguage();
  return (
    <fieldset className={styles.kind}>
      <legend>
        <Stack kind={kind} />
        <span>
          {kinds.name(kind)} <small>{kinds.about(kind)}</small>
        </span>
      </legend>
      {offered(kind, own, library, language).map((deck) => (
        <label key={deck.deckid}>
          <input type="checkbox" checked={wanted.includes(deck.deckid)} onChange={() => onToggle(deck.deckid)} />
          <span>{nameOf(deck)}</span>
          <small>{say("cards", { count: deck.cardCount })}</small>
        </label>
      ))}
    </fieldset>
  );
}
