import { useEffect, useState } from "react";
import { asRefusal, type Refusal } from "@/session/api";

export interface Sending {
  busy: boolean;
  refusal: Refusal | null;
  wait: number; // seconds, until it may be tried again
  send: (act: () => Promise<unknown>) => Promise<boolean>;
}

/** Something that is sent on a word: it is on its way, it was refused, or it is done. */
export function useSend(): Sending {
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const wait = useWait(refusal);
  const send = async (act: () => Promise<unknown>) => {
    setBusy(true);
    setRefusal(null);
    try {
      await act();
      return true;
    } catch (problem) {
      setRefusal(asRefusal(problem));
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { busy, refusal, wait, send };
}

/** The seconds that are left of the pause after too many attempts. */
export function useWait(refusal: Refusal | null): number {
  const [counting, count] = useState<{ of: Refusal | null; left: number }>({ of: null, left: 0 });
  useEffect(() => {
    if (!refusal?.seconds) return;
    const ends = Date.now() + refusal.seconds * 1000;
    const timer = setInterval(() => count({ of: refusal, left: Math.max(0, Math.ceil((ends - Date.now()) / 1000)) }), 250);
    return () => clearInterval(timer);
  }, [refusal]);
  return counting.of === refusal ? counting.left : (refusal?.seconds ?? 0);
}
