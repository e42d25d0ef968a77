import Link from "next/link";
import { useState } from "react";
import { Problem } from "@/app/asking/Problem";
import { type Asked, useAsked } from "@/app/asking/useAsked";
import { forgetUnsaved, type Unsaved, useUnsaved } from "@/app/decks/keeping";
import { DeckRow } from "@/app/decks/DeckRow";
import { Importing } from "@/app/decks/Importing";
import { Library } from "@/app/decks/Library";
import { LoginLink } from "@/app/decks/LoginLink";
import { NewDeck } from "@/app/decks/NewDeck";
import { Stack, ToolButton, ToolSign } from "@/app/decks/Signs";
import { useKinds } from "@/app/decks/words";
import { useMe } from "@/app/useMe";
import { useTitle } from "@/app/useTitle";
import { type DeckLine, myDecks, myOrganisations, type Organisation } from "@/session/decks";
import { useLanguage } from "@/texts/useLanguage";
import { useSay } from "@/texts/words";
import { toast } from "@/ui/announcing";
import { Button } from "@/ui/Button";
import { Dialog } from "@/ui/Dialog";
import styles from "./Decks.module.css";

const WORDS = {
  title: ["Decks", "Mazos"],
  lead: [
    "SerpentRace is played with cards. Write your own: for a class, a birthday, a subject you love.",
    "SerpentRace se juega con cartas. Escribe las tuyas: para una clase, un cumpleaños, un tema que te apasione.",
  ],
  make: ["New deck", "Mazo nuevo"],
  file: ["Import a file", "Importar un archivo"],
  mine: ["My decks", "Mis mazos"],
  none: [
    "You have no decks yet. Make one, import a file, or copy a built-in deck below and change it.",
    "Todavía no tienes mazos. Crea uno, importa un archivo, o copia abajo un mazo incluido y cámbialo.",
  ],
  guest: ["Decks are kept with an account", "Los mazos se guardan con una cuenta"],
  guestWhy: [
    "Start writing right now: the deck stays on this device until you log in to save it, and nothing is lost.",
    "Empieza a escribir ya: el mazo se queda en este dispositivo hasta que entres para guardarlo, y no se pierde nada.",
  ],
  login: ["Log in or register", "Entrar o registrarse"],
  unsaved: ["Not saved yet", "Sin guardar"],
  unsavedWhy: ["Kept on this device alone.", "Solo están en este dispositivo."],
  untitled: ["Untitled deck", "Mazo sin nombre"],
  cards: ["{count} {count|card|cards}", "{count} {count|carta|cartas}"],
  changes: ["changes to a saved deck", "cambios en un mazo guardado"],
  forget: ["Discard “{name}”", "Descartar «{name}»"],
  forgetAsk: ["Discard what you wrote?", "¿Descartar lo que has escrito?"],
  forgetWhy: ["“{name}” is nowhere else. This cannot be undone.", "«{name}» no está en ningún otro sitio. No se puede deshacer."],
  discard: ["Discard", "Descartar"],
  keep: ["Keep it", "Conservarlo"],
  waiting: ["Fetching your decks…", "Buscando tus mazos…"],
} as const;

type Dialogs = "new" | "file" | null;

/** All decks: those one is writing, one's own, those of one's organisations, the built-in ones. */
export function Shelf() {
  const say = useSay(WORDS);
  const [open, setOpen] = useState<Dialogs>(null);
  const me = useMe();
  const account = me && !me.guest ? me.id : null;
  const asked = useAsked(account ?? "", () => mine(account));
  useTitle(say("title"));
  return (
    <>
      <header className={styles.lead}>
        <h1>{say("title")}</h1>
        <p>{say("lead")}</p>
        <div className={styles.ways}>
          <Button kind="main" icon={<ToolSign tool="add" />} onClick={() => setOpen("new")}>
            {say("make")}
          </Button>
          <Button icon={<ToolSign tool="file" />} onClick={() => setOpen("file")}>
            {say("file")}
          </Button>
        </div>
      </header>
      <Writing />
      {account === null ? <Guest /> : <Mine asked={asked} />}
      <Library />
      <NewDeck open={open === "new"} onClose={() => setOpen(null)} />
      <Importing open={open === "file"} organisations={asked.told?.organisations ?? []} account={account !== null} onClose={() => setOpen(null)} onDone={asked.again} />
    </>
  );
}

interface Mine {
  decks: readonly DeckLine[];
  organisations: readonly Organisation[];
}

async function mine(account: string | null): Promise<Mine> {
  if (account === null) return { decks: [], organisations: [] };
  const [decks, organisations] = await Promise.all([myDecks(), myOrganisations()]);
  return { decks, organisations };
}

function Guest() {
  const say = useSay(WORDS);
  return (
    <section className={styles.guest}>
      <Stack kind={0} empty />
      <div>
        <h2>{say("guest")}</h2>
        <p>{say("guestWhy")}</p>
        <LoginLink className={styles.link}>{say("login")}</LoginLink>
      </div>
    </section>
  );
}

function Writing() {
  const say = useSay(WORDS);
  const drafts = useUnsaved();
  const [leaving, leave] = useState<Unsaved | null>(null);
  const nameOf = (draft: Unsaved | null) => (draft && draft.deck.name.trim() !== "" ? draft.deck.name : say("untitled"));
  if (drafts.length === 0) return null;
  const discard = () => {
    if (leaving) forgetUnsaved(leaving.key);
    leave(null);
  };
  return (
    <section className={styles.shelf}>
      <h2>{say("unsaved")}</h2>
      <p className={styles.quiet}>{say("unsavedWhy")}</p>
      <ul className={styles.decks}>
        {drafts.map((draft) => (
          <li key={draft.key} className={styles.deck} data-draft>
            <Link className={styles.open} href={draft.edition === null ? `/decks/?draft=${draft.key}` : `/decks/?deck=${draft.key}`}>
              <Stack kind={draft.deck.decktype} empty />
              <span>
                <strong>{nameOf(draft)}</strong>
                <Facts draft={draft} />
              </span>
            </Link>
            <ToolButton tool="remove" label={say("forget", { name: nameOf(draft) })} onClick={() => leave(draft)} />
          </li>
        ))}
      </ul>
      <Dialog open={leaving !== null} title={say("forgetAsk")} onClose={() => leave(null)}>
        <p>{say("forgetWhy", { name: nameOf(leaving) })}</p>
        <div className={styles.ways}>
          <Button kind="danger" onClick={discard}>
            {say("discard")}
          </Button>
          <Button onClick={() => leave(null)}>{say("keep")}</Button>
        </div>
      </Dialog>
    </section>
  );
}

function Facts({ draft }: { draft: Unsaved }) {
  const say = useSay(WORDS);
  const kinds = useKinds();
  const { cards, decktype } = draft.deck;
  const facts = [kinds.name(decktype), say("cards", { count: cards.length }), ...(draft.edition === null ? [] : [say("changes")])];
  return <small>{facts.join(" · ")}</small>;
}

function Mine({ asked: { told, refusal, again } }: { asked: Asked<Mine> }) {
  const say = useSay(WORDS);
  const spoken = useLanguage();
  if (refusal) return <Problem refusal={refusal} onRetry={again} />;
  if (!told) return <p role="status">{say("waiting")}</p>;
  const { decks, organisations } = told;
  const shelves = [
    { id: "", name: say("mine"), decks: decks.filter((deck) => deck.organisationId === null) },
    ...organisations.map(({ id, name }) => ({ id, name, decks: decks.filter((deck) => deck.organisationId === id) })),
  ];
  const removed = (name: string) => {
    toast(name);
    again();
  };
  return shelves
    .filter((shelf) => shelf.id === "" || shelf.decks.length > 0)
    .map((shelf) => (
      <section key={shelf.id} className={styles.shelf}>
        <h2>{shelf.name}</h2>
        {shelf.decks.length === 0 && <p className={styles.quiet}>{say("none")}</p>}
        <ul className={styles.decks}>
          {shelf.decks.toSorted((one, other) => one.name.localeCompare(other.name, spoken)).map((deck) => (
            <DeckRow key={deck.deckid} deck={deck} onRemoved={removed} />
          ))}
        </ul>
      </section>
    ));
}
