"use client";
import Link from "next/link";
import { useSearchParams } from "next/navigation";
import { Head, Players } from "@/app/rules/Head";
import { rulesOf } from "@/app/rules/link";
import { Options } from "@/app/rules/Options";
import { Trouble } from "@/app/table/Trouble";
import { useTitle } from "@/app/useTitle";
import { type GameInfo, useGame, useGames } from "@/games/catalogue";
import { Emblem } from "@/games/emblems";
import { capital } from "@/games/forms/wording";
import { useGameTexts, useIntroduction, useSentences } from "@/texts/gameTexts";
import { useSay } from "@/texts/words";
import styles from "./Rules.module.css";

const WORDS = {
  title: ["Rules", "Reglas"],
  lead: ["Read a game in five minutes, with pictures. Or just sit down: the table shows at every moment what you can do.", "Cada juego, en cinco minutos y con dibujos. O siéntate sin más: la mesa muestra en todo momento qué puedes hacer."],
  moves: ["What you can do", "Qué puedes hacer"],
  unknown: ["There is no game called “{game}” here.", "Aquí no hay ningún juego llamado «{game}»."],
} as const;

/** All games; or one that came to the server later, as far as it tells about itself. */
export function RulesIndex() {
  const wanted = useSearchParams().get("game");
  return wanted === null ? <All /> : <Later game={wanted} />;
}

function All() {
  const say = useSay(WORDS);
  useTitle(say("title"));
  return (
    <>
      <header className={styles.intro}>
        <h1>{say("title")}</h1>
        <p>{say("lead")}</p>
      </header>
      <ul className={styles.games}>
        {useGames().map((info) => (
          <li key={info.id} data-game={info.id}>
            <Entry info={info} />
          </li>
        ))}
      </ul>
    </>
  );
}

function Entry({ info }: { info: GameInfo }) {
  const { name, summary } = useIntroduction(info.id);
  return (
    <Link href={rulesOf(info.id)} className={styles.entry}>
      <Emblem game={info.id} size={88} />
      <span>
        <strong>{name}</strong>
        <span>{summary}</span>
        <small>
          <Players info={info} />
        </small>
      </span>
    </Link>
  );
}

function Later({ game }: { game: string }) {
  const say = useSay(WORDS);
  const info = useGame(game);
  const own = useGameTexts(game);
  if (!info) return <Trouble code="UNKNOWN_GAME" message={say("unknown", { game })} />;
  const summary = own("summary") ?? "";
  return (
    <div className={styles.page} data-game={game}>
      <Head info={info} lead={[summary, summary]} />
      <div className={styles.article}>
        <Moves game={game} />
        <Options info={info} />
      </div>
    </div>
  );
}

const MOVE = "move:";

/** The moves that a game has words for. */
function Moves({ game }: { game: string }) {
  const say = useSay(WORDS);
  const sentences = useSentences(game);
  const moves = Object.entries(sentences).filter(([key]) => key.startsWith(MOVE));
  if (moves.length === 0) return null;
  return (
    <section className={styles.chapter}>
      <h2>{say("moves")}</h2>
      <ul className={styles.ul}>
        {moves.map(([key, move]) => (
          <li key={key}>{capital(move)}</li>
        ))}
      </ul>
    </section>
  );
}
