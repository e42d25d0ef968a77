import Link from "next/link";
import { useState } from "react";
import { download } from "@/app/decks/download";
import { Stack, ToolButton } from "@/app/decks/Signs";
import { forgetUnsaved } from "@/app/decks/keeping";
import { useKinds } from "@/app/decks/words";
import { type DeckLine, exported, removeDeck } from "@/session/decks";
import { PLACES } from "@/texts/language";
import { useLanguage } from "@/texts/useLanguage";
import { useSay } from "@/texts/words";
import { toast } from "@/ui/announcing";
import { Button } from "@/ui/Button";
import { Dialog } from "@/ui/Dialog";
import styles from "./Decks.module.css";

const WORDS = {
  cards: ["{count} {count|card|cards}", "{count} {count|carta|cartas}"],
  look: ["only to look at", "solo para mirar"],
  changed: ["changed {date}", "cambiado el {date}"],
  save: ["Export “{name}” as a file", "Exportar «{name}» como archivo"],
  remove: ["Throw “{name}” away", "Tirar «{name}»"],
  ask: ["Throw this deck away?", "¿Tirar este mazo?"],
  why: [
    "“{name}” goes with all its cards. Games that play with it have their own copy. Export it first if you may want it again.",
    "«{name}» se va con todas sus cartas. Las partidas que lo usan tienen su propia copia. Expórtalo antes si quizá lo quieras otra vez.",
  ],
  throw: ["Throw away", "Tirar"],
  keep: ["Keep it", "Conservarlo"],
  gone: ["“{name}” is thrown away.", "«{name}» se ha tirado."],
  failed: ["That did not work. {why}", "No ha funcionado. {why}"],
} as const;

const reason = (problem: unknown): string => (problem instanceof Error ? problem.message : "");

/** One deck on the shelf. */
export function DeckRow({ deck, onRemoved }: { deck: DeckLine; onRemoved: (told: string) => void }) {
  const say = useSay(WORDS);
  const kinds = useKinds();
  const spoken = useLanguage();
  const [asking, ask] = useState(false);
  const { deckid, name } = deck;
  const date = new Intl.DateTimeFormat(PLACES[spoken], { dateStyle: "medium" }).format(new Date(deck.changedAt));
  const facts = [kinds.name(deck.decktype), say("cards", { count: deck.cardCount }), deck.mayChange ? say("changed", { date }) : say("look")];
  const save = () =>
    exported(deckid).then(
      (decks) => download(name, decks),
      (problem: unknown) => toast(say("failed", { why: reason(problem) }), "bad"),
    );
  const remove = async () => {
    ask(false);
    try {
      await removeDeck(deckid);
      forgetUnsaved(deckid);
      onRemoved(say("gone", { name }));
    } catch (problem) {
      toast(say("failed", { why: reason(problem) }), "bad");
    }
  };
  return (
    <li className={styles.deck}>
      <Link className={styles.open} href={`/decks/?deck=${deckid}`}>
        <Stack kind={deck.decktype} />
        <span>
          <strong>{name}</strong>
          <small>{facts.join(" · ")}</small>
        </span>
      </Link>
      <ToolButton tool="save" label={say("save", { name })} onClick={() => void save()} />
      {deck.mayChange && <ToolButton tool="remove" label={say("remove", { name })} onClick={() => ask(true)} />}
      <Dialog open={asking} title={say("ask")} onClose={() => ask(false)}>
        <p>{say("why", { name })}</p>
        <div className={styles.ways}>
          <Button kind="danger" onClick={() => void remove()}>
            {say("throw")}
          </Button>
          <Button onClick={() => ask(false)}>{say("keep")}</Button>
        </div>
      </Dialog>
    </li>
  );
}
