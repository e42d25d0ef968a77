import Link from "next/link";
import { useAsked } from "@/app/asking/useAsked";
import { Stack } from "@/app/decks/Signs";
import { useKinds } from "@/app/decks/words";
import { capital } from "@/games/forms/wording";
import { builtInDecks } from "@/session/decks";
import { useGameTexts } from "@/texts/gameTexts";
import { useLanguage } from "@/texts/useLanguage";
import { useSay } from "@/texts/words";
import styles from "./Decks.module.css";

const WORDS = {
  title: ["Built-in decks", "Mazos incluidos"],
  about: [
    "Every game can play with these. Look at the cards, or copy a deck and make it yours.",
    "Todas las partidas pueden jugar con ellos. Mira las cartas, o copia un mazo y hazlo tuyo.",
  ],
  cards: ["{count} {count|card|cards}", "{count} {count|carta|cartas}"],
} as const;

/** The decks that come with the game; those in the language of the page first. */
export function Library() {
  const say = useSay(WORDS);
  const spoken = useLanguage();
  const own = useGameTexts("serpent");
  const kinds = useKinds();
  const { told } = useAsked("", builtInDecks);
  if (!told) return null;
  const subjects = [...new Set(told.map(({ language, subject }) => `${language}:${subject}`))].toSorted(
    (one, other) => Number(other.startsWith(spoken)) - Number(one.startsWith(spoken)),
  );
  const named = (key: string) => key.split(":").map((part) => capital(own(`value:${part}`) ?? part));
  return (
    <section className={styles.shelf}>
      <h2>{say("title")}</h2>
      <p className={styles.quiet}>{say("about")}</p>
      <div className={styles.subjects}>
        {subjects.map((key) => {
          const [language = "", subject = ""] = named(key);
          return (
            <section key={key} className={styles.subject}>
              <h3>
                {subject} <small>{language}</small>
              </h3>
              <ul>
                {told
                  .filter((deck) => `${deck.language}:${deck.subject}` === key)
                  .map((deck) => (
                    <li key={deck.deckid}>
                      <Link href={`/decks/?library=${deck.deckid}`}>
                        <Stack kind={deck.decktype} />
                        <strong>{kinds.name(deck.decktype)}</strong>
                        <small>{say("cards", { count: deck.cardCount })}</small>
                      </Link>
                    </li>
                  ))}
              </ul>
            </section>
          );
        })}
      </div>
    </section>
  );
}
