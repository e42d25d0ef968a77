import Link from "next/link";
import { Problem } from "@/app/asking/Problem";
import { useComing } from "@/app/entering/useComing";
import { choiceOf, botsOf, tableOf } from "@/app/new/opening";
import { rulesOf } from "@/app/rules/link";
import { type GameInfo, useGames } from "@/games/catalogue";
import { Emblem } from "@/games/emblems";
import { minutesOf, playersOf, type Range } from "@/games/introductions";
import { quick, solo } from "@/session/entering";
import { useIntroduction } from "@/texts/gameTexts";
import { useLanguage } from "@/texts/useLanguage";
import { useSay } from "@/texts/words";
import { Button } from "@/ui/Button";
import styles from "./Games.module.css";

const WORDS = {
  title: ["The games", "Los juegos"],
  quick: ["Play now", "Jugar ya"],
  solo: ["With bots", "Con bots"],
  open: ["Own table", "Mesa propia"],
  rules: ["Rules", "Reglas"],
  exactly: ["{count} players", "{count} jugadores"],
  range: ["{least}–{most} players", "{least}–{most} jugadores"],
  minutes: ["{least}–{most} min", "{least}–{most} min"],
} as const;

/** The games, each with the ways to play it at once. */
export function Games() {
  const say = useSay(WORDS);
  return (
    <section id="games" className={styles.section}>
      <h2>{say("title")}</h2>
      <ul className={styles.games}>
        {useGames().map((game) => (
          <li key={game.id} data-game={game.id}>
            <GameCard game={game} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function GameCard({ game }: { game: GameInfo }) {
  const { name, summary } = useIntroduction(game.id);
  return (
    <article className={styles.card}>
      <Emblem game={game.id} size={92} />
      <h3>{name}</h3>
      <Facts players={playersOf(game)} minutes={minutesOf(game.id)} />
      <p className={styles.summary}>{summary}</p>
      <Ways game={game} name={name} />
    </article>
  );
}

/** For how many, and for how long. */
function Facts({ players: { least, most }, minutes }: { players: Range; minutes: Range | null }) {
  const say = useSay(WORDS);
  return (
    <ul className={styles.facts}>
      <li>
        <svg viewBox="0 0 20 20" aria-hidden="true">
          <circle cx="10" cy="6.5" r="3.5" />
          <path d="M3 17.5 C3 12.5 6 11.5 10 11.5 C14 11.5 17 12.5 17 17.5" />
        </svg>
        {least === most ? say("exactly", { count: least }) : say("range", { least, most })}
      </li>
      {minutes && (
        <li>
          <svg viewBox="0 0 20 20" aria-hidden="true">
            <path d="M5 2.5 H15 M5 17.5 H15 M6 2.5 C6 8 14 12 14 17.5 M14 2.5 C14 8 6 12 6 17.5" />
          </svg>
          {say("minutes", { least: minutes.least, most: minutes.most })}
        </li>
      )}
    </ul>
  );
}

function Ways({ game, name }: { game: GameInfo; name: string }) {
  const say = useSay(WORDS);
  const language = useLanguage();
  const { come, busy, wait, refusal, dialog } = useComing();
  const choice = choiceOf(game, language, "bots");
  const { language: cards } = choice.options;
  const blocked = busy || wait > 0;
  return (
    <>
      <div className={styles.ways}>
        <Button kind="main" busy={busy} disabled={blocked} aria-label={`${say("quick")}: ${name}`} onClick={() => come((called) => quick(game.id, called, cards ? { language: cards } : {}))}>
          {say("quick")}
        </Button>
        {game.bots.length > 0 && (
          <Button disabled={blocked} aria-label={`${say("solo")}: ${name}`} onClick={() => come((called) => solo({ ...tableOf(choice), game: game.id }, botsOf(choice), called))}>
            {say("solo")}
          </Button>
        )}
      </div>
      <div className={styles.refused}>
        <Problem refusal={refusal} />
      </div>
      <div className={styles.links}>
        <Link href={`/new/?game=${game.id}`} aria-label={`${say("open")}: ${name}`}>
          {say("open")}
        </Link>
        <Link href={rulesOf(game.id)} prefetch={false} aria-label={`${say("rules")}: ${name}`}>
          {say("rules")}
        </Link>
      </div>
      {dialog}
    </>
  );
}
