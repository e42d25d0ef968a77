import Link from "next/link";
import { type At, isHere, taken } from "@/app/table/at";
import { useRole, useSeatName } from "@/app/table/Seats";
import { capital } from "@/games/forms/wording";
import { useGameTexts } from "@/texts/gameTexts";
import { useLanguage } from "@/texts/useLanguage";
import { useSay } from "@/texts/words";
import { Button } from "@/ui/Button";
import styles from "./Result.module.css";

const WORDS = {
  youWon: ["You have won!", "¡Has ganado!"],
  youShare: ["You share the win", "Compartes la victoria"],
  won: ["{names} has won", "Gana {names}"],
  share: ["{names} share the win", "Comparten la victoria {names}"],
  nobody: ["Nobody has won", "No gana nadie"],
  points: ["{count} {count|point|points}", "{count} {count|punto|puntos}"],
  rematch: ["Play again", "Jugar otra vez"],
  rather: ["I’d rather not", "Prefiero no"],
  wants: ["{names} {count|wants|want} to play again.", "{count|Quiere|Quieren} jugar otra vez: {names}."],
  waits: ["It begins when everybody who is there wants to.", "Empieza cuando quieran todos los que están."],
  replay: ["See how it went", "Ver cómo fue"],
} as const;

/** How it ended, and what comes next. */
export function Result({ at }: { at: At }) {
  const say = useSay(WORDS);
  const own = useGameTexts(at.table.game);
  const result = at.state.view?.result;
  const reason = result && own(`result:${result.reason}`);
  return (
    <section className={styles.result}>
      <Laurel />
      <div>
        <h2 role="status">{capital(useHeadline(at))}</h2>
        {reason && <p>{capital(reason)}.</p>}
      </div>
      <Standings at={at} />
      <div className={styles.ways}>
        {at.table.phase === "over" && at.seat !== null && <Rematch at={at} />}
        <Link href={replayOf(at)} className={styles.link}>
          {say("replay")}
        </Link>
      </div>
    </section>
  );
}

/** Whoever has only watched shows the table’s code there, too. */
const replayOf = ({ state, table, seat }: At): string =>
  `/replay/?match=${state.gameId}.${state.match}${seat === null ? `&code=${table.code}` : ""}`;

function useHeadline(at: At): string {
  const say = useSay(WORDS);
  const language = useLanguage();
  const called = useSeatName(at.table.game);
  const winners = at.state.view?.result?.winners ?? [];
  if (winners.length === 0) return say("nobody");
  if (at.seat !== null && winners.includes(at.seat)) return say(winners.length > 1 ? "youShare" : "youWon");
  const names = winners.map((index) => at.table.seats[index]).map((seat) => (seat ? called(seat) : "–"));
  return say(winners.length > 1 ? "share" : "won", { names: new Intl.ListFormat(language).format(names) });
}

function Standings({ at }: { at: At }) {
  const say = useSay(WORDS);
  const called = useSeatName(at.table.game);
  const { points = [], winners = [] } = at.state.view?.result ?? {};
  const role = useRole(at); // whoever has one of their own does not play for points
  const playing = points.map((count, index) => ({ count, index })).filter(({ index }) => role(index) === undefined);
  const order = playing.sort((a, b) => b.count - a.count);
  return (
    <ol className={styles.standings}>
      {order.map(({ count, index }) => {
        const seat = at.table.seats[index];
        return (
          <li key={index} data-won={winners.includes(index) || undefined}>
            <span>{seat ? called(seat) : "–"}</span>
            <strong>{say("points", { count })}</strong>
          </li>
        );
      })}
    </ol>
  );
}

function Rematch({ at }: { at: At }) {
  const say = useSay(WORDS);
  const mine = at.seat === null ? null : at.table.seats[at.seat];
  const wanting = taken(at.table).filter((seat) => isHere(seat) && !seat.bot && seat.ready && seat !== mine);
  const rematch = (agree: boolean) => void at.say((session) => session.command("rematch", { agree }));
  return (
    <>
      {mine?.ready ? (
        <Button aria-pressed onClick={() => rematch(false)}>
          {say("rather")}
        </Button>
      ) : (
        <Button kind="main" onClick={() => rematch(true)}>
          {say("rematch")}
        </Button>
      )}
      <p role="status" className={styles.waits}>
        {wanting.length > 0 && say("wants", { names: wanting.map((seat) => seat.name).join(", "), count: wanting.length })}{" "}
        {mine?.ready && say("waits")}
      </p>
    </>
  );
}

const LEAVES = [0, 1, 2, 3, 4];

/** Two twigs, for whoever it may be. */
function Laurel() {
  const twig = LEAVES.map((leaf) => (
    <ellipse key={leaf} cx="14" cy="40" rx="4" ry="9" transform={`rotate(${-62 + leaf * 27} 40 40) rotate(-24 14 40)`} />
  ));
  return (
    <svg className={styles.laurel} viewBox="0 0 80 80" aria-hidden="true">
      {twig}
      <g transform="matrix(-1 0 0 1 80 0)">{twig}</g>
      <circle cx="40" cy="40" r="11" />
    </svg>
  );
}
