"use client";
import Link from "next/link";
import { useSearchParams } from "next/navigation";
import { Roles } from "@/app/leaderboards/Roles";
import { Winners } from "@/app/leaderboards/Winners";
import { useTitle } from "@/app/useTitle";
import { useGames } from "@/games/catalogue";
import { Emblem } from "@/games/emblems";
import { useIntroduction } from "@/texts/gameTexts";
import { useSay } from "@/texts/words";
import styles from "./Leaderboards.module.css";

const WORDS = {
  title: ["Who plays best", "Quién juega mejor"],
  lead: [
    "Whoever has an account, and has played a match to the end. First stands who has won most; of those who won as often, who made more points.",
    "Quien tiene cuenta y ha jugado una partida hasta el final. Primero quien más ha ganado; a igualdad, quien más puntos hizo.",
  ],
  game: ["The game", "El juego"],
} as const;

const WITH_ROLES = new Set(["snatch"]); // games that have two roles (S9)

export function LeaderboardsPage() {
  const say = useSay(WORDS);
  const games = useGames();
  const asked = useSearchParams().get("game");
  const game = (games.find(({ id }) => id === asked) ?? games[0])?.id ?? "";
  useTitle(say("title"));
  return (
    <div className={styles.page} data-game={game}>
      <header>
        <h1>{say("title")}</h1>
        <p>{say("lead")}</p>
      </header>
      <nav className={styles.games} aria-label={say("game")}>
        {games.map(({ id }) => (
          <Link key={id} href={`/leaderboards/?game=${id}`} aria-current={id === game ? "page" : undefined} data-game={id} scroll={false}>
            <Emblem game={id} size={36} />
            <Name game={id} />
          </Link>
        ))}
      </nav>
      <Winners key={game} game={game} />
      {WITH_ROLES.has(game) && <Roles game={game} />}
    </div>
  );
}

function Name({ game }: { game: string }) {
  return <span>{useIntroduction(game).name}</span>;
}
