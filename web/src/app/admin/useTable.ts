import { useEffect, useState } from "react";
import type { Watched } from "@/app/admin/useLive";
import { STREAM, type WatchedTable } from "@/session/admin";
import type { Refusal } from "@/session/api";
import { follow, type Line } from "@/session/stream";

/** One table, as it changes; null until it is known. */
export function useTable(id: string): Watched<WatchedTable | null> & { closed: boolean } {
  const [{ now, closed }, put] = useState<{ now: WatchedTable | null; closed: boolean }>({ now: null, closed: false });
  const [line, setLine] = useState<Line>("connecting");
  const [refusal, refused] = useState<Refusal | null>(null);
  useEffect(
    () =>
      follow(`${STREAM}?table=${encodeURIComponent(id)}`, {
        line: setLine,
        refused,
        hear: ({ event, data }) => {
          if (event === "table" || event === "closed") put({ now: JSON.parse(data) as WatchedTable, closed: event === "closed" });
        },
      }),
    [id],
  );
  return { now, closed, line, refusal };
}
