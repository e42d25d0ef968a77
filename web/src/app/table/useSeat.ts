import { useCallback, useEffect, useState } from "react";
import { Refusal } from "@/session/api";
import { seatAt } from "@/session/entering";
import { forgetSeat, type KeptSeat } from "@/session/keeping";

export type Entry =
  | { kind: "seeking" }
  | { kind: "seated"; seat: KeptSeat }
  | { kind: "outside" } // one has to join first
  | { kind: "trouble"; code: string; message: string };

const SEEKING: Entry = { kind: "seeking" };

async function entry(code: string): Promise<Entry> {
  try {
    const seat = await seatAt(code);
    return seat ? { kind: "seated", seat } : { kind: "outside" };
  } catch (problem) {
    if (!(problem instanceof Refusal)) throw problem;
    return { kind: "trouble", code: problem.code, message: problem.message };
  }
}

/** My seat at the table of this code; `again` looks anew, without the seat that was kept. */
export function useSeat(code: string): { entry: Entry; again: () => void } {
  const [found, setFound] = useState<{ code: string; entry: Entry }>({ code, entry: SEEKING });
  const [times, setTimes] = useState(0);
  useEffect(() => {
    let wanted = true;
    void entry(code).then((told) => wanted && setFound({ code, entry: told }));
    return () => {
      wanted = false;
    };
  }, [code, times]);
  const again = useCallback(() => {
    forgetSeat(code);
    setFound({ code, entry: SEEKING });
    setTimes((before) => before + 1);
  }, [code]);
  return { entry: found.code === code ? found.entry : SEEKING, again };
}
