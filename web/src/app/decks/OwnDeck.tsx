import { useState } from "react";
import { useAsked } from "@/app/asking/useAsked";
import { asBase } from "@/app/decks/base";
import { Bench } from "@/app/decks/Bench";
import { keepUnsaved, newKey, unsavedDeck } from "@/app/decks/keeping";
import { Trouble, Wait } from "@/app/table/Trouble";
import { deck as askDeck, type KeptDeck } from "@/session/decks";
import { useSay } from "@/texts/words";
import { Button } from "@/ui/Button";

const WORDS = {
  waiting: ["Laying out the cards…", "Poniendo las cartas…"],
  rescue: ["Keep my changes as a new deck", "Guardar mis cambios como un mazo nuevo"],
} as const;

const EMPTY: KeptDeck = { name: "", decktype: 0, organisationId: null, cards: [] };

interface Props {
  deck: string | null;
  draft: string | null;
  onSaved: (id: string) => void;
}

/** A deck that is being written: one that is kept already, or a new one. */
export function OwnDeck({ deck, draft, onSaved }: Props) {
  const [key] = useState(deck ?? draft ?? newKey()); // also when the deck has got its id
  const [isNew] = useState(deck === null);
  return isNew ? <Bench storage={key} start={unsavedDeck(key)?.deck ?? EMPTY} base={null} onSaved={onSaved} /> : <Known id={key} onSaved={onSaved} />;
}

function Known({ id, onSaved }: { id: string; onSaved: (id: string) => void }) {
  const say = useSay(WORDS);
  const { told, refusal, again } = useAsked(id, () => askDeck(id));
  const draft = unsavedDeck(id);
  if (told) return <Bench storage={id} base={asBase(told, draft?.edition)} start={draft?.deck ?? told} onSaved={onSaved} />;
  if (!refusal) return <Wait title={say("waiting")} />;
  const rescue = () => {
    const key = newKey();
    keepUnsaved(key, { ...(draft?.deck ?? EMPTY), organisationId: null }, null);
    location.assign(`/decks/?draft=${key}`);
  };
  return (
    <Trouble code={refusal.code} message={refusal.message} onRetry={again}>
      {draft && refusal.code === "DECK_NOT_FOUND" && <Button onClick={rescue}>{say("rescue")}</Button>}
    </Trouble>
  );
}
