import Link from "next/link";
import { useState } from "react";
import { Problem } from "@/app/asking/Problem";
import { useAsked } from "@/app/asking/useAsked";
import { useSend } from "@/app/asking/useSend";
import { useSeatName } from "@/app/table/Seats";
import { useMe } from "@/app/useMe";
import { Emblem } from "@/games/emblems";
import { type MyMatch, myMatches, PAGE } from "@/session/records";
import { useIntroduction } from "@/texts/gameTexts";
import { useMoments } from "@/texts/moments";
import { useLanguage } from "@/texts/useLanguage";
import { useSay, written } from "@/texts/words";
import { Button } from "@/ui/Button";
import { Stamp, type Ink } from "@/ui/Stamp";
import styles from "./Me.module.css";

const WORDS = {
  title: ["My matches", "Mis partidas"],
  none: ["No match yet.", "Ninguna partida todavía."],
  with: ["with {names}", "con {names}"],
  gone: ["somebody who has left", "alguien que ya no está"],
  won: ["Won", "Ganada"],
  lost: ["Lost", "Perdida"],
  nobody: ["Nobody won", "Nadie ganó"],
  dropped: ["Broken off", "Interrumpida"],
  on: ["Goes on", "En marcha"],
  points: ["{points} points", "{points} puntos"],
  replay: ["Replay", "Repetición"],
  replayWhat: ["Replay: {game}, {moment}", "Repetición: {game}, {moment}"],
  more: ["Show more", "Mostrar más"],
} as const;

/** What one has played, the latest first. */
export function Matches() {
  const say = useSay(WORDS);
  const { told, refusal, again } = useAsked(useMe()?.id ?? "", myMatches);
  const [older, add] = useState<readonly MyMatch[]>([]);
  const [ended, end] = useState(false);
  const { send, busy, refusal: refused } = useSend();
  const all = [...(told ?? []), ...older];
  const last = all.at(-1);
  const more = () =>
    send(async () => {
      const next = await myMatches(last?.startedAt);
      add([...older, ...next]);
      end(next.length < PAGE);
    });
  return (
    <section>
      <h2>{say("title")}</h2>
      <Problem refusal={refusal} onRetry={again} />
      {told?.length === 0 && <p className={styles.soft}>{say("none")}</p>}
      <ul className={styles.matches}>
        {all.map((match) => (
          <li key={`${match.gameId}.${match.number}`} data-game={match.game}>
            <Match match={match} />
          </li>
        ))}
      </ul>
      <Problem refusal={refused} />
      {told?.length === PAGE && !ended && (
        <Button busy={busy} onClick={() => void more()}>
          {say("more")}
        </Button>
      )}
    </section>
  );
}

function Match({ match }: { match: MyMatch }) {
  const say = useSay(WORDS);
  const { name } = useIntroduction(match.game);
  const { moment } = useMoments();
  const when = moment(match.startedAt);
  return (
    <div className={styles.match}>
      <Emblem game={match.game} size={40} />
      <div className={styles.what}>
        <strong>{name}</strong>
        <span>{useOthers(match)}</span>
        <small>{when}</small>
      </div>
      <Outcome match={match} />
      <Link href={`/replay/?match=${match.gameId}.${match.number}`} aria-label={say("replayWhat", { game: name, moment: when })}>
        {say("replay")}
      </Link>
    </div>
  );
}

/** Against whom, or with whom. */
function useOthers({ game, seats, seat }: MyMatch): string {
  const say = useSay(WORDS);
  const called = useSeatName(game);
  const language = useLanguage();
  const names = seats
    .filter((_, index) => index !== seat)
    .map((sits) => called(sits) || say("gone"));
  return say("with", { names: new Intl.ListFormat(language).format(names) });
}

type Ending = "on" | "dropped" | "nobody" | "won" | "lost";

const INKS: Readonly<Record<Ending, Ink>> = { on: "plain", dropped: "plain", nobody: "plain", won: "good", lost: "plain" };

/** A match that was dropped is over without a result. */
export function endingOf({ overAt, winners, won }: Pick<MyMatch, "overAt" | "winners" | "won">): Ending {
  if (winners === null) return overAt === null ? "on" : "dropped";
  if (winners.length === 0) return "nobody";
  return won ? "won" : "lost";
}

function Outcome({ match }: { match: MyMatch }) {
  const say = useSay(WORDS);
  const language = useLanguage();
  const ending = endingOf(match);
  const points = match.points?.map((count) => written(count, language)).join(" : ");
  return (
    <div className={styles.outcome}>
      <Stamp small ink={INKS[ending]}>
        {say(ending)}
      </Stamp>
      {points && <small>{say("points", { points })}</small>}
    </div>
  );
}
