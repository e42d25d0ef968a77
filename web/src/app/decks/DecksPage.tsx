"use client";
import { useRouter, useSearchParams } from "next/navigation";
import { useState } from "react";
import { BuiltIn } from "@/app/decks/BuiltIn";
import { OwnDeck } from "@/app/decks/OwnDeck";
import { Shelf } from "@/app/decks/Shelf";
import styles from "./Decks.module.css";

/** The shelf of decks; or one of them: `?deck=` somebody's, `?draft=` not yet saved, `?library=` built in. */
export function DecksPage() {
  const query = useSearchParams();
  const router = useRouter();
  const [saved, setSaved] = useState({ deck: "", key: "" });
  const library = query.get("library");
  const deck = query.get("deck");
  const draft = query.get("draft");
  const onSaved = (id: string) => {
    setSaved({ deck: id, key: draft ?? id }); // it is still the same bench
    router.replace(`/decks/?deck=${id}`, { scroll: false });
  };
  return (
    <div className={styles.page} data-game="serpent">
      {library ? (
        <BuiltIn key={library} id={library} />
      ) : deck !== null || draft !== null ? (
        <OwnDeck key={saved.deck !== "" && saved.deck === deck ? saved.key : (deck ?? draft)} deck={deck} draft={draft} onSaved={onSaved} />
      ) : (
        <Shelf />
      )}
    </div>
  );
}
