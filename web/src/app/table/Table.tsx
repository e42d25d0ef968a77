"use client";
import { useRouter } from "next/navigation";
import { useEffect } from "react";
import type { At } from "@/app/table/at";
import { Bar } from "@/app/table/Bar";
import { Lobby } from "@/app/table/Lobby";
import { Play } from "@/app/table/Play";
import { Trouble, Wait } from "@/app/table/Trouble";
import { useNews } from "@/app/table/useNews";
import { useSession } from "@/app/useSession";
import { useGame } from "@/games/catalogue";
import { forgetSeat, type KeptSeat } from "@/session/keeping";
import type { Known } from "@/session/reducer";
import type { Session } from "@/session/session";
import type { Result } from "@/session/types";
import { useSay } from "@/texts/words";
import { toast } from "@/ui/announcing";
import { Button } from "@/ui/Button";
import styles from "./Table.module.css";

const WORDS = {
  connecting: ["Coming to the table {code}…", "Llegando a la mesa {code}…"],
  away: ["The server does not answer. We keep trying.", "El servidor no responde. Seguimos intentándolo."],
  waiting: ["You are at the door", "Estás a la puerta"],
  waits: [
    "Whoever opened the table has to let you in. This page goes on by itself.",
    "Quien abrió la mesa tiene que dejarte entrar. Esta página sigue sola.",
  ],
  withdraw: ["I’d rather not wait", "Prefiero no esperar"],
  unanswered: ["No answer yet. Is your connection working?", "Todavía no hay respuesta. ¿Funciona tu conexión?"],
} as const;

const CLOSED: Result = { ok: false, code: "NO_ANSWER" };

interface Props {
  kept: KeptSeat;
  onStale: () => void; // the seat that was kept is good for nothing
}

export function Table({ kept, onStale }: Props) {
  const router = useRouter();
  const { known, session } = useSession(kept.code, kept.token);
  const game = useGame(kept.game);
  const tell = useTell(session);
  useNews(known);
  useEnds(known, kept.code, onStale);
  const leave = async () => {
    await session()?.leave();
    forgetSeat(kept.code);
    router.push("/");
  };
  const { state, table } = known;
  if (isRefused(known)) return <Refused known={known} onStale={onStale} />;
  if (known.awaitingApproval) return <Door onLeave={() => void leave()} />;
  if (!state || !table) return <Coming code={kept.code} offline={known.connection === "offline"} />;
  const at: At = { known, state, table, game, seat: state.seat, admin: table.admin === known.me && known.me !== "", say: tell };
  return (
    <div className={styles.table} data-game={table.game}>
      <Bar at={at} onLeave={() => void leave()} />
      {table.phase === "lobby" ? <Lobby at={at} /> : <Play at={at} />}
    </div>
  );
}

/** One may not come in, or had to leave before anything was to be seen. */
const isRefused = ({ connection, state }: Known): boolean => connection === "refused" || (connection === "ended" && !state?.view);

/** A seat that is good for nothing is not kept. */
function useEnds(known: Known, table: string, onStale: () => void): void {
  const code = known.refusal?.code;
  const ended = known.connection === "ended";
  useEffect(() => {
    if (code === "INVALID_TOKEN") onStale();
    if (ended) forgetSeat(table);
  }, [code, ended, table, onStale]);
}

/** To say something to the table; a refusal is shown. */
function useTell(session: () => Session | null): At["say"] {
  const say = useSay(WORDS);
  return async (what) => {
    const open = session();
    const result = open ? await what(open) : CLOSED;
    if (!result.ok) toast(result.message ?? say("unanswered"), "bad");
    return result;
  };
}

function Refused({ known, onStale }: { known: Known; onStale: () => void }) {
  const { code = "", message = "" } = known.refusal ?? {};
  return <Trouble code={code} message={message} onRetry={known.connection === "ended" ? undefined : onStale} />;
}

function Coming({ code, offline }: { code: string; offline: boolean }) {
  const say = useSay(WORDS);
  return <Wait title={offline ? say("away") : say("connecting", { code })} />;
}

function Door({ onLeave }: { onLeave: () => void }) {
  const say = useSay(WORDS);
  return (
    <Wait title={say("waiting")}>
      <p>{say("waits")}</p>
      <Button kind="quiet" onClick={onLeave}>
        {say("withdraw")}
      </Button>
    </Wait>
  );
}
