// Troops dragged from a hexagon to another, where dragging them would do something.
import { type PointerEvent, type RefObject, useRef, useState } from "react";
import type { Point } from "@/games/colors/hexes";

const SLOP = 6;

interface Drag {
  from: string;
  start: Point;
  at: Point | null; // on the screen, once it has really begun
}

export const territoryAt = (target: EventTarget | null): string | null =>
  target instanceof Element ? (target.closest<SVGGElement>("[data-territory]")?.dataset.territory ?? null) : null;

const pointOf = (event: PointerEvent): Point => ({ x: event.clientX, y: event.clientY });

/** `begins` says where troops can be dragged from; `drop` is told where they were dragged to. */
export function useDrag(svg: RefObject<SVGSVGElement | null>, begins: (territory: string) => boolean, drop: (from: string, to: string) => void) {
  const [drag, put] = useState<Drag | null>(null);
  const dragged = useRef(false); // the click that follows is none
  const end = (event: PointerEvent) => {
    const to = drag?.at ? territoryAt(document.elementFromPoint(event.clientX, event.clientY)) : null;
    if (drag && to && to !== drag.from) drop(drag.from, to);
    put(null);
  };
  return {
    drag: drag?.at ? { from: drag.from, at: drag.at } : null,
    dragged,
    holds: drag !== null,
    touches: {
      onPointerDown: (event: PointerEvent) => {
        const from = territoryAt(event.target);
        dragged.current = false;
        if (!event.isPrimary || from === null || !begins(from)) return false;
        put({ from, start: pointOf(event), at: null });
        return true;
      },
      onPointerMove: (event: PointerEvent) => {
        if (!drag) return;
        const at = pointOf(event);
        if (!drag.at && Math.hypot(at.x - drag.start.x, at.y - drag.start.y) < SLOP) return;
        if (!drag.at) svg.current?.setPointerCapture(event.pointerId); // no earlier, or a click would not reach the hexagon
        dragged.current = true;
        put({ ...drag, at });
      },
      onPointerUp: end,
      onPointerCancel: () => put(null),
    },
  };
}
