import { useEffect, useEffectEvent, useState } from "react";
import { asRefusal, type Refusal } from "@/session/api";

export interface Asked<T> {
  told: T | null; // also while it is asked for anew
  refusal: Refusal | null;
  again: () => void;
}

interface Told<T> {
  key: string;
  told: T | null;
  refusal: Refusal | null;
}

/** What the server says, asked once for each key, and `again` when one wants. */
export function useAsked<T>(key: string, ask: () => Promise<T>): Asked<T> {
  const [last, hear] = useState<Told<T> | null>(null);
  const [times, setTimes] = useState(0);
  const asking = useEffectEvent(ask);
  useEffect(() => {
    let wanted = true;
    asking().then(
      (told) => wanted && hear({ key, told, refusal: null }),
      (problem: unknown) => wanted && hear({ key, told: null, refusal: asRefusal(problem) }),
    );
    return () => {
      wanted = false;
    };
  }, [key, times]);
  const again = () => setTimes((before) => before + 1);
  const current = last?.key === key ? last : null;
  return { told: current?.told ?? null, refusal: current?.refusal ?? null, again };
}
