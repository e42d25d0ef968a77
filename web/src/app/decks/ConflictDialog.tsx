import type { ReactNode } from "react";
import { differences } from "@/app/decks/differences";
import { draftFrom, kept } from "@/app/decks/draft";
import type { Card, KeptDeck, WholeDeck } from "@/session/decks";
import { PLACES } from "@/texts/language";
import { useLanguage } from "@/texts/useLanguage";
import { useSay } from "@/texts/words";
import { Button } from "@/ui/Button";
import { Dialog } from "@/ui/Dialog";
import styles from "./Conflict.module.css";

const WORDS = {
  title: ["Somebody else has saved this deck", "Otra persona ha guardado este mazo"],
  when: ["It was saved {when}, after you had opened it. Nothing is lost: both versions are here.", "Se guardó {when}, después de que lo abrieras. No se pierde nada: las dos versiones están aquí."],
  name: ["Its name, kind or owner is another: “{name}”.", "Su nombre, clase o dueño es otro: «{name}»."],
  mine: ["Only in yours", "Solo en el tuyo"],
  theirs: ["Only in theirs", "Solo en el suyo"],
  changed: ["Different in both", "Distintas en los dos"],
  same: ["The cards are the same in both.", "Las cartas son las mismas en los dos."],
  keep: ["Save mine over it", "Guardar el mío encima"],
  take: ["Take theirs", "Quedarme con el suyo"],
  another: ["Save mine as another deck", "Guardar el mío como otro mazo"],
  later: ["Decide later", "Decidir más tarde"],
  empty: ["(empty)", "(vacía)"],
} as const;

interface Props {
  theirs: WholeDeck | null;
  mine: KeptDeck;
  onKeepMine: (over: { id: string; edition: number }) => void;
  onTakeTheirs: (theirs: WholeDeck) => void;
  onAnother: () => void;
  onClose: () => void;
}

/** Two people have changed a deck: what differs, and whose it is to be. */
export function ConflictDialog({ theirs, onClose, ...rest }: Props) {
  const say = useSay(WORDS);
  return (
    <Dialog open={theirs !== null} title={say("title")} onClose={onClose}>
      {theirs && <Choice theirs={theirs} onClose={onClose} {...rest} />}
    </Dialog>
  );
}

function Choice({ theirs, mine, onKeepMine, onTakeTheirs, onAnother, onClose }: Props & { theirs: WholeDeck }) {
  const say = useSay(WORDS);
  const spoken = useLanguage();
  const when = new Intl.DateTimeFormat(PLACES[spoken], { dateStyle: "medium", timeStyle: "short" }).format(new Date(theirs.changedAt));
  const found = differences(mine, kept(draftFrom(theirs)));
  const same = found.onlyMine.length + found.onlyTheirs.length + found.changed.length === 0;
  return (
    <div className={styles.conflict}>
      <p>{say("when", { when })}</p>
      {found.name && <p>{say("name", { name: theirs.name })}</p>}
      {same && <p>{say("same")}</p>}
      <Cards title={say("theirs")} cards={found.onlyTheirs} />
      <Cards title={say("mine")} cards={found.onlyMine} />
      <Cards title={say("changed")} cards={found.changed.map((each) => each.mine)} />
      <div className={styles.ways}>
        <Button kind="main" onClick={() => onKeepMine({ id: theirs.deckid, edition: theirs.edition })}>
          {say("keep")}
        </Button>
        <Button onClick={() => onTakeTheirs(theirs)}>{say("take")}</Button>
        <Button onClick={onAnother}>{say("another")}</Button>
        <Button kind="quiet" onClick={onClose}>
          {say("later")}
        </Button>
      </div>
    </div>
  );
}

function Cards({ title, cards }: { title: string; cards: readonly Card[] }): ReactNode {
  const say = useSay(WORDS);
  if (cards.length === 0) return null;
  return (
    <section>
      <h3>{title}</h3>
      <ul>
        {cards.map((card) => (
          <li key={card.cardid}>{card.question || say("empty")}</li>
        ))}
      </ul>
    </section>
  );
}
