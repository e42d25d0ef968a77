// What is new since the board was last drawn.
import { useEffect, useRef } from "react";
import type { Happening } from "@/session/types";

/** Tell what has happened since; nothing of what had happened before one came. */
export function useHappenings(feed: readonly Happening[], tell: (happening: Happening) => void): void {
  const heard = useRef(feed.at(-1)?.id ?? 0);
  const teller = useRef(tell);
  useEffect(() => {
    teller.current = tell;
  }, [tell]);
  useEffect(() => {
    const fresh = feed.filter((happening) => happening.id > heard.current);
    heard.current = feed.at(-1)?.id ?? heard.current;
    fresh.forEach((happening) => teller.current(happening));
  }, [feed]);
}

/** Tell how something was, whenever it has become something else. */
export function useChange<T>(now: T, tell: (before: T, now: T) => void): void {
  const before = useRef(now);
  const teller = useRef(tell);
  useEffect(() => {
    teller.current = tell;
  }, [tell]);
  useEffect(() => {
    if (before.current === now) return;
    const was = before.current;
    before.current = now;
    teller.current(was, now);
  }, [now]);
}
