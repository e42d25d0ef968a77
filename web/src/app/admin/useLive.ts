import { useCallback, useEffect, useReducer, useState } from "react";
import { heard, type Live, NOTHING } from "@/app/admin/live";
import { allTables, STREAM, type TableRow } from "@/session/admin";
import { Refusal } from "@/session/api";
import { follow, type Line } from "@/session/stream";

export interface Watched<T> {
  now: T;
  line: Line;
  refusal: Refusal | null;
}

/** All tables, as they change. */
export function useLive(): Watched<Live> {
  const [now, tell] = useReducer(heard, NOTHING);
  const [line, setLine] = useState<Line>("connecting");
  const [refusal, refused] = useState<Refusal | null>(null);
  const list = useCallback(async () => {
    tell({ what: "reset" });
    tell({ what: "list", rows: await allTables() });
  }, []);
  useEffect(() => {
    const fail = (problem: unknown) => {
      if (!(problem instanceof Refusal)) throw problem;
      if (problem.status > 0) refused(problem);
    };
    return follow(STREAM, {
      line: setLine,
      refused,
      hear: ({ event, data }) => {
        if (event === "reset") void list().catch(fail);
        if (event === "table" || event === "closed") tell({ what: event, row: JSON.parse(data) as TableRow, at: Date.now() });
      },
    });
  }, [list]);
  return { now, line, refusal };
}
