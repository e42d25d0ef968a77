import { useState } from "react";
import { useAsked } from "@/app/asking/useAsked";
import { Stack } from "@/app/decks/Signs";
import { useKinds } from "@/app/decks/words";
import type { At } from "@/app/table/at";
import { DeckChooser } from "@/app/table/DeckChooser";
import { useDeckName } from "@/app/table/deckNames";
import { missingKinds } from "@/app/table/deckChoice";
import { builtInDecks, chosenDecks } from "@/session/decks";
import { useSay } from "@/texts/words";
import { Button } from "@/ui/Button";
import styles from "./TableDecks.module.css";

const WORDS = {
  title: ["The cards", "Las cartas"],
  builtIn: ["The built-in cards, in the language and on the subject that the options say.", "Las cartas incluidas, en el idioma y del tema que dicen las opciones."],
  choose: ["Choose decks…", "Elegir mazos…"],
  cards: ["{count} {count|card|cards}", "{count} {count|carta|cartas}"],
  missing: ["No deck for: {kinds}. On such a field the turn passes.", "Ningún mazo para: {kinds}. En esas casillas pasa el turno."],
} as const;

/** The decks that a table plays with, in a game that has some: everybody sees which they are, nobody what is in them. */
export function TableDecks({ at }: { at: At }) {
  const plays = at.game?.options.properties?.decks !== undefined;
  return plays ? <Chosen at={at} /> : null;
}

/** Asked again whenever the options have been changed. */
const changes = ({ known }: At): number => known.feed.findLast(({ event }) => event === "options-changed")?.id ?? 0;

function Chosen({ at }: { at: At }) {
  const say = useSay(WORDS);
  const kinds = useKinds();
  const [open, setOpen] = useState(false);
  const library = useAsked("", builtInDecks).told ?? [];
  const { gameId } = at.state;
  const { told: chosen, again } = useAsked(`${gameId} ${changes(at)}`, () => chosenDecks(gameId, at.table.code));
  const nameOf = useDeckName(library);
  if (!chosen) return null;
  const missing = missingKinds(chosen);
  return (
    <section className={styles.card}>
      <div className={styles.heading}>
        <h2>{say("title")}</h2>
        {at.admin && <Button onClick={() => setOpen(true)}>{say("choose")}</Button>}
      </div>
      {chosen.length === 0 && <p className={styles.quiet}>{say("builtIn")}</p>}
      {chosen.length > 0 && (
        <ul className={styles.decks}>
          {chosen.map((deck) => (
            <li key={deck.deckid}>
              <Stack kind={deck.decktype} />
              <span>
                <strong>{nameOf(deck)}</strong>
                <small>
                  {kinds.name(deck.decktype)} · {say("cards", { count: deck.cardCount })}
                </small>
              </span>
            </li>
          ))}
        </ul>
      )}
      {chosen.length > 0 && missing.length > 0 && <p className={styles.missing}>{say("missing", { kinds: missing.map(kinds.name).join(", ") })}</p>}
      {at.admin && open && (
        <DeckChooser
          game={at.state.gameId}
          chosen={chosen.map(({ deckid }) => deckid)}
          library={library}
          onClose={() => setOpen(false)}
          onChosen={() => {
            setOpen(false);
            again();
          }}
        />
      )}
    </section>
  );
}
