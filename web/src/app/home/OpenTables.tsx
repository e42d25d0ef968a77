import Link from "next/link";
import { useEffect } from "react";
import { Problem } from "@/app/asking/Problem";
import { useAsked } from "@/app/asking/useAsked";
import { useMe } from "@/app/useMe";
import { Emblem } from "@/games/emblems";
import { openTables, type OpenTable } from "@/session/tables";
import { useIntroduction } from "@/texts/gameTexts";
import { useMoments } from "@/texts/moments";
import { useSay } from "@/texts/words";
import styles from "./OpenTables.module.css";

const WORDS = {
  title: ["Tables that wait for players", "Mesas que esperan jugadores"],
  none: ["No table is waiting at the moment. Open one for everybody, and others will see it here.", "Ahora mismo no espera ninguna mesa. Abre una para cualquiera y se verá aquí."],
  open: ["Open a table for everybody", "Abrir una mesa para cualquiera"],
  free: ["{count} free {count|seat|seats} of {seats}", "{count} de {seats} asientos {count|libre|libres}"],
  yours: ["only for your organisation", "solo para tu organización"],
  join: ["Sit down", "Sentarme"],
  asking: ["Looking for tables…", "Buscando mesas…"],
} as const;

const EVERY_MS = 10_000;
const MOST_SHOWN = 12;

/** Tables for anybody, or for one's own organisations; as they are now. */
export function OpenTables() {
  const say = useSay(WORDS);
  const { told, refusal, again } = useAsked(useMe()?.id ?? "", openTables);
  useEvery(again);
  const free = (told ?? []).filter(({ taken, seats }) => taken < seats).slice(0, MOST_SHOWN);
  return (
    <section>
      <h2>{say("title")}</h2>
      <Problem refusal={refusal} onRetry={again} />
      {!told && !refusal && <p role="status">{say("asking")}</p>}
      {told && free.length === 0 && (
        <p className={styles.none}>
          {say("none")} <Link href="/new/?with=anybody">{say("open")}</Link>
        </p>
      )}
      <ul className={styles.tables}>
        {free.map((table) => (
          <li key={table.id} data-game={table.game}>
            <Row table={table} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Row({ table }: { table: OpenTable }) {
  const say = useSay(WORDS);
  const { ago } = useMoments();
  const { name } = useIntroduction(table.game);
  const count = table.seats - table.taken;
  return (
    <Link href={`/join/?code=${table.gamecode}`} className={styles.row}>
      <Emblem game={table.game} size={40} />
      <strong>{name}</strong>
      <span>
        {say("free", { count, seats: table.seats })}
        {table.gameType === "ORGANIZATION" && ` · ${say("yours")}`}
      </span>
      <small>{ago(table.createdAt)}</small>
      <span className={styles.join}>{say("join")}</span>
    </Link>
  );
}

/** Now and then, while somebody looks. */
function useEvery(act: () => void): void {
  useEffect(() => {
    const timer = setInterval(() => document.visibilityState === "visible" && act(), EVERY_MS);
    return () => clearInterval(timer);
  });
}
