import { useCallback, useEffect, useReducer, useRef } from "react";
import { BEGINNING, obey, type Order, orderOf, type Playing } from "@/app/replay/player";

const WRITES = "input, select, textarea, dialog, [contenteditable]"; // has keys of its own
const PRESSED = "button, a, summary"; // by the space bar

const isBusy = (event: KeyboardEvent): boolean => {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return true;
  const keys = event.key === " " ? `${WRITES}, ${PRESSED}` : WRITES;
  return event.target instanceof Element && event.target.closest(keys) !== null;
};

/** A place in a match, and ways to another: by orders, and by keys. */
export function usePlayer(): { playing: Playing; order: (order: Order) => void; at: () => number } {
  const [playing, order] = useReducer(obey, BEGINNING);
  const now = useRef(playing);
  useEffect(() => {
    now.current = playing;
  }, [playing]);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const wanted = isBusy(event) ? null : orderOf(event.key, now.current);
      if (!wanted) return;
      event.preventDefault();
      order(wanted);
    };
    window.addEventListener("keydown", press);
    return () => window.removeEventListener("keydown", press);
  }, []);
  const at = useCallback(() => now.current.at, []);
  return { playing, order, at };
}

/** While it plays, go on after so many milliseconds. */
export function useGoing({ running, at, last }: Playing, stays: number, order: (order: Order) => void): void {
  useEffect(() => {
    if (!running || at >= last) return;
    const timer = setTimeout(() => order({ do: "next" }), stays);
    return () => clearTimeout(timer);
  }, [running, at, last, stays, order]);
}
