// Saving: a new deck, or a change to the edition one has seen.
import { useState } from "react";
import { asRefusal, type Refusal } from "@/session/api";
import { addDeck, changeDeck, deck as askDeck, type KeptDeck, type WholeDeck } from "@/session/decks";


export interface Saving {
  busy: boolean;
  trouble: Refusal | null;
  theirs: WholeDeck | null; // somebody else has saved this deck meanwhile
  save: (deck: KeptDeck, over: { id: string; edition: number } | null) => Promise<WholeDeck | null>;
  settle: () => void;
}

export function useSaving(): Saving {
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<Refusal | null>(null);
  const [theirs, setTheirs] = useState<WholeDeck | null>(null);
  const save: Saving["save"] = async (deck, over) => {
    setBusy(true);
    setTrouble(null);
    setTheirs(null);
    try {
      return await (over ? changeDeck(over.id, over.edition, deck) : addDeck(deck));
    } catch (problem) {
      const why = asRefusal(problem);
      if (why.code === "DECK_CHANGED" && over) setTheirs(await askDeck(over.id).catch(() => null));
      setTrouble(why);
      return null;
    } finally {
      setBusy(false);
    }
  };
  const settle = () => {
    setTheirs(null);
    setTrouble(null);
  };
  return { busy, trouble, theirs, save, settle };
}
