import Link from "next/link";
import { Facts } from "@/app/admin/Facts";
import { Orders } from "@/app/admin/Orders";
import { Players } from "@/app/admin/Players";
import { NoWay } from "@/app/admin/Shut";
import { tableOf } from "@/app/admin/tableOf";
import { useTable } from "@/app/admin/useTable";
import { GameBoard } from "@/app/GameBoard";
import { Wait } from "@/app/table/Trouble";
import { Emblem } from "@/games/emblems";
import { useGameTexts } from "@/texts/gameTexts";
import { useSay } from "@/texts/words";
import type { WatchedTable } from "@/session/admin";
import type { Line } from "@/session/stream";
import styles from "./Table.module.css";
import desk from "./Dashboard.module.css";

const WORDS = {
  back: ["All tables", "Todas las mesas"],
  looking: ["Looking at the table…", "Mirando la mesa…"],
  code: ["Table {code}", "Mesa {code}"],
  live: ["live", "en directo"],
  connecting: ["connecting…", "conectando…"],
  away: ["no connection; trying again…", "sin conexión; probando de nuevo…"],
  public: ["What everybody may see", "Lo que todos pueden ver"],
  noMatch: ["No match has begun here yet.", "Aquí aún no ha empezado ninguna partida."],
  closed: ["This table is closed. What was played stays.", "Esta mesa está cerrada. Lo jugado se conserva."],
} as const;

/** A table, live, and all that may be ordered there. */
export function TablePart({ id, onRefused }: { id: string; onRefused: () => void }) {
  const say = useSay(WORDS);
  const { now, closed, line, refusal } = useTable(id);
  if (refusal) return <NoWay refusal={refusal} again={onRefused} />;
  if (!now) return <Wait title={say("looking")} />;
  return (
    <section className={styles.table} data-game={now.game}>
      <Link href="/admin/" className={styles.back}>
        ← {say("back")}
      </Link>
      <Head table={now} line={line} />
      {closed && <p className={styles.closed}>{say("closed")}</p>}
      {!closed && <Orders table={now} />}
      <div className={styles.columns}>
        <Board table={now} />
        <div className={styles.side}>
          <Players table={now} closed={closed} />
          <Facts table={now} />
        </div>
      </div>
    </section>
  );
}

function Head({ table, line }: { table: WatchedTable; line: Line }) {
  const say = useSay(WORDS);
  const own = useGameTexts(table.game);
  return (
    <header className={styles.head}>
      <Emblem game={table.game} size={44} />
      <div>
        <h2>{own("name") ?? table.game}</h2>
        <span>{say("code", { code: table.code })}</span>
      </div>
      <span className={desk.line} data-state={line} role="status">
        {say(line)}
      </span>
    </header>
  );
}

const OFFERS_NOTHING = () => Promise.resolve({ ok: false });

/** The board as whoever watches sees it: no more. */
function Board({ table }: { table: WatchedTable }) {
  const say = useSay(WORDS);
  return (
    <section className={styles.board}>
      <h3>{say("public")}</h3>
      {table.view ? (
        <GameBoard occasion={table.match} view={table.view} table={tableOf(table)} me={null} act={OFFERS_NOTHING} feed={[]} deadline={null} live={false} />
      ) : (
        <p>{say("noMatch")}</p>
      )}
    </section>
  );
}
