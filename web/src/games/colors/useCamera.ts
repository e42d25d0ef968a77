// Pan and zoom by touch, mouse and button.
import { type PointerEvent, type RefObject, useEffect, useRef, useState, type WheelEvent } from "react";
import { type Camera, NEAREST, panned, seen, showing, STEP, whole, zoomed } from "@/games/colors/camera";
import type { Box, Point } from "@/games/colors/hexes";

const SLOP = 6; // pixels that a finger may slip and still tap

type Held = Map<number, Point>;

const apart = (held: Held): number => {
  const [one, other] = [...held.values()];
  return one && other ? Math.hypot(one.x - other.x, one.y - other.y) : 0;
};

const between = (held: Held): Point => {
  const points = [...held.values()];
  return { x: points.reduce((sum, { x }) => sum + x, 0) / points.length, y: points.reduce((sum, { y }) => sum + y, 0) / points.length };
};

/** Where on the drawing a point of the screen is. */
function onDrawing(svg: SVGSVGElement, box: Box, { x, y }: Point): Point {
  const shown = svg.getBoundingClientRect();
  return { x: box.x + ((x - shown.left) / shown.width) * box.width, y: box.y + ((y - shown.top) / shown.height) * box.height };
}

export function useCamera(svg: RefObject<SVGSVGElement | null>, frame: Box) {
  const [camera, look] = useState<Camera>(() => whole(frame));
  const held = useRef<Held>(new Map());
  const slipped = useRef(false);
  const box = seen(camera, frame);
  useNoPageZoom(svg);

  const move = (event: PointerEvent) => {
    const before = held.current.get(event.pointerId);
    if (!before || !svg.current) return;
    const [wide, middle] = [apart(held.current), between(held.current)];
    if (Math.hypot(event.clientX - before.x, event.clientY - before.y) < SLOP && !slipped.current) return;
    slipped.current = true;
    held.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
    const now = between(held.current);
    const scale = box.width / svg.current.getBoundingClientRect().width;
    const factor = wide > 0 ? apart(held.current) / wide : 1;
    const at = onDrawing(svg.current, box, now);
    const by = { x: (middle.x - now.x) * scale, y: (middle.y - now.y) * scale };
    look((camera) => panned(zoomed(camera, frame, factor, at), frame, by));
  };
  const release = (event: PointerEvent) => void held.current.delete(event.pointerId);
  return {
    camera,
    box,
    slipped,
    nearer: () => look((camera) => zoomed(camera, frame, STEP)),
    further: () => look((camera) => zoomed(camera, frame, 1 / STEP)),
    all: () => look(whole(frame)),
    show: (at: Point) => look((camera) => (camera.zoom > 1 ? showing(camera, frame, at) : camera)),
    isWhole: camera.zoom === 1,
    isNearest: camera.zoom === NEAREST,
    touches: {
      onPointerDown: (event: PointerEvent) => {
        if (held.current.size === 0) slipped.current = false;
        held.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
      },
      onPointerMove: move,
      onPointerUp: release,
      onPointerCancel: release,
      onPointerLeave: release,
      onWheel: (event: WheelEvent) => {
        if (!event.ctrlKey || !svg.current) return; // alone, the wheel scrolls the page
        const at = onDrawing(svg.current, box, { x: event.clientX, y: event.clientY });
        look((camera) => zoomed(camera, frame, event.deltaY < 0 ? 1.15 : 1 / 1.15, at));
      },
    },
  };
}

/** Two fingers, or the wheel with Ctrl, zoom the board and not the page. */
function useNoPageZoom(svg: RefObject<SVGSVGElement | null>): void {
  useEffect(() => {
    const drawing = svg.current;
    const two = (event: TouchEvent) => event.touches.length > 1 && event.preventDefault();
    const wheel = (event: globalThis.WheelEvent) => event.ctrlKey && event.preventDefault();
    drawing?.addEventListener("touchstart", two, { passive: false });
    drawing?.addEventListener("touchmove", two, { passive: false });
    drawing?.addEventListener("wheel", wheel, { passive: false });
    return () => {
      drawing?.removeEventListener("touchstart", two);
      drawing?.removeEventListener("touchmove", two);
      drawing?.removeEventListener("wheel", wheel);
    };
  }, [svg]);
}
