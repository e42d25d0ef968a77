"use client";
import Link from "next/link";
import { useSearchParams } from "next/navigation";
import { useState } from "react";
import { toLogIn, useHere } from "@/app/account/next";
import { CodeForm } from "@/app/replay/CodeForm";
import { Film } from "@/app/replay/Film";
import { WhichMatch } from "@/app/replay/WhichMatch";
import { useReplay, type Eyes } from "@/app/replay/useReplay";
import { usePlayer } from "@/app/replay/usePlayer";
import { WORDS } from "@/app/replay/words";
import { Trouble, Wait } from "@/app/table/Trouble";
import { useTitle } from "@/app/useTitle";
import type { Refusal } from "@/session/api";
import { useSay } from "@/texts/words";
import styles from "./Replay.module.css";

/** A match, played again. */
export function ReplayPage() {
  const asked = useSearchParams();
  const match = asked.get("match") ?? "";
  useTitle(useSay(WORDS)("title"));
  if (!match) return <WhichMatch />;
  return <Replay key={match} match={match} linked={asked.get("code") ?? ""} />;
}

function Replay({ match, linked }: { match: string; linked: string }) {
  const say = useSay(WORDS);
  const [code, setCode] = useState(linked);
  const [eyes, look] = useState<Eyes>("own");
  const { playing, order, at } = usePlayer();
  const { loaded, problem, again } = useReplay(match, code, eyes, at);
  if (problem?.code === "WRONG_CODE") {
    return (
      <CodeForm
        tried={code}
        onCode={(typed) => {
          setCode(typed);
          again();
        }}
      />
    );
  }
  if (problem) return <NotSeen problem={problem} again={again} />;
  if (!loaded) return <Wait title={say("fetching")} />;
  return <Film loaded={loaded} code={code} eyes={eyes} look={look} playing={playing} order={order} again={again} />;
}

const STRANGER = new Set(["NOT_AUTHENTICATED", "ACCOUNT_NEEDED", "INVALID_TOKEN"]);

/** Why it is not shown, and what to do about it. */
function NotSeen({ problem, again }: { problem: Refusal; again: () => void }) {
  const say = useSay(WORDS);
  const here = useHere();
  const code = problem.code === "INVALID_INPUT" ? "MATCH_NOT_FOUND" : problem.code; // no match is called that
  const stranger = STRANGER.has(code);
  const message = stranger ? say("private") : code === "SPECTATORS_NOT_ALLOWED" ? say("later") : problem.message;
  return (
    <Trouble code={code} message={message} onRetry={stranger ? undefined : again}>
      {stranger && (
        <Link className={styles.way} href={toLogIn(here)}>
          {say("logIn")}
        </Link>
      )}
    </Trouble>
  );
}
