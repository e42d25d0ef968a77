import { useMemo, useReducer, useRef, useState } from "react";
import { type Act, alike, begin, type Bench, draftFrom, kept, reduce } from "@/app/decks/draft";
import { forgetUnsaved } from "@/app/decks/keeping";
import { asBase, type Base } from "@/app/decks/base";
import type { Located } from "@/app/decks/problems";
import { useChecked } from "@/app/decks/useChecked";
import { useKept } from "@/app/decks/useKept";
import { type Saving, useSaving } from "@/app/decks/useSaving";
import { useMe } from "@/app/useMe";
import type { KeptDeck, WholeDeck } from "@/session/decks";
import { useSay } from "@/texts/words";
import { toast } from "@/ui/announcing";

const WORDS = { saved: ["“{name}” is saved.", "«{name}» está guardado."] } as const;

export interface Start {
  storage: string; // where it is kept on this device while there is no deck
  start: KeptDeck;
  base: Base | null;
  onSaved: (id: string) => void;
}

export interface AtBench {
  bench: Bench;
  act: (what: Act) => void;
  deck: KeptDeck;
  mayChange: boolean;
  account: boolean;
  dirty: boolean;
  found: readonly Located[] | null;
  saving: Saving;
  save: (over?: Pick<Base, "id" | "edition"> | null) => Promise<void>;
  takeTheirs: (theirs: WholeDeck) => void;
}

const written = (deck: KeptDeck, base: Base | null): boolean => (base ? !alike(base.deck, deck) : deck.name !== "" || deck.cards.length > 0);

/** A deck at work: what it is now, what was kept of it, what is wrong, and saving it. */
export function useBench({ storage, start, base: first, onSaved }: Start): AtBench {
  const say = useSay(WORDS);
  const [bench, act] = useReducer(reduce, start, (deck) => begin(draftFrom(deck)));
  const [base, setBase] = useState(first);
  const me = useMe();
  const account = me !== null && !me.guest;
  const mayChange = base?.mayChange ?? true;
  const { draft } = bench;
  const deck = useMemo(() => kept(draft), [draft]);
  const dirty = useMemo(() => mayChange && written(deck, base), [base, deck, mayChange]);
  useKept({ key: base?.id ?? storage, deck, edition: base?.edition ?? null, dirty });
  const { found, checkNow } = useChecked(draft, deck, account && mayChange);
  const saving = useSaving();

  const landed = (whole: WholeDeck) => {
    forgetUnsaved(storage);
    setBase(asBase(whole));
    toast(say("saved", { name: whole.name }), "good");
    if (base?.id !== whole.deckid) onSaved(whole.deckid);
  };
  const working = useRef(false); // a second click saves nothing twice
  const save: AtBench["save"] = async (over = base) => {
    if (working.current) return;
    working.current = true;
    await attempt(over).finally(() => (working.current = false));
  };
  const attempt = async (over: Pick<Base, "id" | "edition"> | null) => {
    act({ do: "tell" });
    const wrong = (await checkNow()).find(({ spot }) => spot)?.spot;
    if (wrong) {
      act({ do: "open", id: wrong.card });
      return;
    }
    const whole = await saving.save(deck, over);
    if (whole) landed(whole);
  };
  const takeTheirs = (theirs: WholeDeck) => {
    setBase(asBase(theirs));
    act({ do: "replace", draft: draftFrom(theirs) });
    saving.settle();
  };
  return { bench, act, deck, mayChange, account, dirty, found, saving, save, takeTheirs };
}
