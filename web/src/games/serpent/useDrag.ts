// Parts of a card that are dragged to where they belong. What can be dragged can be tapped, too.
import { type PointerEvent, useRef, useState } from "react";

const SLOP = 7;

interface Drag {
  part: number;
  start: { x: number; y: number };
  at: { x: number; y: number } | null; // on the screen, once it has really begun
}

const placeAt = (x: number, y: number): string | null => document.elementFromPoint(x, y)?.closest<HTMLElement>("[data-place]")?.dataset.place ?? null;

/** `drop` is told which part came to which place (`data-place`); null: beside them all. */
export function useDrag(drop: (part: number, place: string | null) => void) {
  const [drag, put] = useState<Drag | null>(null);
  const slipped = useRef(false); // the click that follows is none
  const move = (event: PointerEvent) => {
    if (!drag) return;
    const at = { x: event.clientX, y: event.clientY };
    if (!drag.at && Math.hypot(at.x - drag.start.x, at.y - drag.start.y) < SLOP) return;
    slipped.current = true;
    put({ ...drag, at });
  };
  const release = (event: PointerEvent) => {
    if (drag?.at) drop(drag.part, placeAt(event.clientX, event.clientY));
    put(null);
  };
  return {
    drag: drag?.at ? { part: drag.part, at: drag.at } : null,
    /** Was the finger dragging, when it looks as if it had tapped? */
    hasSlipped: () => slipped.current,
    grip: (part: number) => ({
      onPointerDown: (event: PointerEvent) => {
        slipped.current = false;
        if (!event.isPrimary || event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        put({ part, start: { x: event.clientX, y: event.clientY }, at: null });
      },
      onPointerMove: move,
      onPointerUp: release,
      onPointerCancel: () => put(null),
    }),
  };
}
