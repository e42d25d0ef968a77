import Link from "next/link";
import { useRouter } from "next/navigation";
import { useAsked } from "@/app/asking/useAsked";
import { Face } from "@/app/decks/Face";
import { draftFrom } from "@/app/decks/draft";
import { download } from "@/app/decks/download";
import { keepUnsaved, newKey } from "@/app/decks/keeping";
import { ToolSign } from "@/app/decks/Signs";
import { useKinds } from "@/app/decks/words";
import { Trouble, Wait } from "@/app/table/Trouble";
import { useTitle } from "@/app/useTitle";
import { capital } from "@/games/forms/wording";
import { builtInDeck, type WholeBuiltIn } from "@/session/decks";
import { useGameTexts } from "@/texts/gameTexts";
import { useSay } from "@/texts/words";
import { Button } from "@/ui/Button";
import page from "./Decks.module.css";
import styles from "./BuiltIn.module.css";

const WORDS = {
  back: ["All decks", "Todos los mazos"],
  copy: ["Copy and change it", "Copiarlo y cambiarlo"],
  save: ["Export", "Exportar"],
  waiting: ["Laying out the cards…", "Poniendo las cartas…"],
  cards: ["{count} {count|card|cards}", "{count} {count|carta|cartas}"],
} as const;

/** A built-in deck: every card with its answer, to look at and to copy. */
export function BuiltIn({ id }: { id: string }) {
  const say = useSay(WORDS);
  const { told, refusal, again } = useAsked(id, () => builtInDeck(id));
  if (refusal) return <Trouble code={refusal.code} message={refusal.message} onRetry={again} />;
  return told ? <Laid deck={told} /> : <Wait title={say("waiting")} />;
}

function Laid({ deck }: { deck: WholeBuiltIn }) {
  const say = useSay(WORDS);
  const kinds = useKinds();
  const own = useGameTexts("serpent");
  const router = useRouter();
  const title = `${capital(own(`value:${deck.subject}`) ?? deck.subject)} · ${kinds.name(deck.decktype)}`;
  const { cards } = draftFrom({ name: title, decktype: deck.decktype, organisationId: null, cards: deck.cards });
  useTitle(title);
  const copy = () => {
    const key = newKey();
    keepUnsaved(key, { name: title, decktype: deck.decktype, organisationId: null, cards: deck.cards }, null);
    router.push(`/decks/?draft=${key}`);
  };
  return (
    <>
      <header>
        <Link className={page.link} href="/decks/">
          <ToolSign tool="back" />
          {say("back")}
        </Link>
        <h1>{title}</h1>
        <p className={page.quiet}>
          {say("cards", { count: cards.length })} · {kinds.about(deck.decktype)}
        </p>
        <div className={styles.ways}>
          <Button kind="main" icon={<ToolSign tool="copy" />} onClick={copy}>
            {say("copy")}
          </Button>
          <Button icon={<ToolSign tool="save" />} onClick={() => download(deck.deckid, [{ deckid: deck.deckid, decktype: deck.decktype, cards: deck.cards }])}>
            {say("save")}
          </Button>
        </div>
      </header>
      <ol className={styles.cards}>
        {cards.map((card) => (
          <li key={card.id}>
            <Face card={card} kind={deck.decktype} solved />
          </li>
        ))}
      </ol>
    </>
  );
}
