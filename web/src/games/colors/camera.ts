// What of the board is seen: the middle of the picture, and how near one is. Pure.
import { type Box, type Point, SIZE } from "@/games/colors/hexes";

export interface Camera extends Point {
  zoom: number; // 1 shows everything
}

export const NEAREST = 3;
export const STEP = 1.5;

const clamped = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));

export const whole = (frame: Box): Camera => ({ x: frame.x + frame.width / 2, y: frame.y + frame.height / 2, zoom: 1 });

/** Never beyond the edge of the board. */
function kept({ x, y, zoom }: Camera, frame: Box): Camera {
  const near = clamped(zoom, 1, NEAREST);
  const [half, high] = [frame.width / near / 2, frame.height / near / 2];
  return {
    x: clamped(x, frame.x + half, frame.x + frame.width - half),
    y: clamped(y, frame.y + high, frame.y + frame.height - high),
    zoom: near,
  };
}

/** The part of the drawing that is seen. */
export function seen({ x, y, zoom }: Camera, frame: Box): Box {
  const [width, height] = [frame.width / zoom, frame.height / zoom];
  return { x: x - width / 2, y: y - height / 2, width, height };
}

/** Nearer or further; `at` stays where it is in the picture. */
export function zoomed(camera: Camera, frame: Box, factor: number, at: Point = camera): Camera {
  const zoom = clamped(camera.zoom * factor, 1, NEAREST);
  const share = camera.zoom / zoom;
  return kept({ x: at.x + (camera.x - at.x) * share, y: at.y + (camera.y - at.y) * share, zoom }, frame);
}

export const panned = (camera: Camera, frame: Box, by: Point): Camera => kept({ ...camera, x: camera.x + by.x, y: camera.y + by.y }, frame);

/** As near as before, with a hexagon wholly in sight. */
export function showing(camera: Camera, frame: Box, at: Point): Camera {
  const box = seen(camera, frame);
  const [half, high] = [Math.max(0, box.width / 2 - SIZE), Math.max(0, box.height / 2 - SIZE)];
  return kept({ ...camera, x: clamped(camera.x, at.x - half, at.x + half), y: clamped(camera.y, at.y - high, at.y + high) }, frame);
}
