import { type RefObject, useEffect, useRef } from "react";

interface Kept {
  element: HTMLElement;
  home: HTMLElement | null; // the part of the page it is in, marked by tabIndex={-1}
}

/** Where to go on. A field that was left stays left: on a phone it would bring the keyboard back. */
function nextOf({ element, home }: Kept, root: HTMLElement | null): HTMLElement | null {
  const gone = !element.isConnected || element.matches(":disabled");
  if (gone) return home?.isConnected ? home : root;
  return element.matches("button") ? element : null;
}

/** When a button is gone or off because it was pressed, whoever came by keyboard goes on from there. */
export function useKeptFocus(root: RefObject<HTMLElement | null>): void {
  const kept = useRef<Kept>(null);
  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      const element = target instanceof HTMLElement && root.current?.contains(target) ? target : null;
      kept.current = element && { element, home: element.parentElement?.closest<HTMLElement>("[tabindex='-1']") ?? null };
    };
    const forget = () => {
      kept.current = null; // a tap beside everything leaves it on purpose
    };
    document.addEventListener("focusin", note);
    document.addEventListener("pointerdown", forget);
    return () => {
      document.removeEventListener("focusin", note);
      document.removeEventListener("pointerdown", forget);
    };
  }, [root]);
  useEffect(() => {
    if (!kept.current || document.activeElement !== document.body) return;
    nextOf(kept.current, root.current)?.focus({ preventScroll: true });
  });
}
