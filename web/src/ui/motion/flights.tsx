// Pieces that fly from one place of a board to another. Places carry `data-anchor`.
import { type ReactNode, type RefObject, useCallback, useLayoutEffect, useRef, useState } from "react";
import styles from "./motion.module.css";

export interface Trip {
  piece: ReactNode;
  from: string; // names of anchors
  to: string;
}

interface Flight extends Trip {
  id: number;
  order: number;
}

const LASTS_MS = 720;
const APART_MS = 70;

const still = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

function middle(root: Element, anchor: string): { x: number; y: number } | null {
  const box = root.querySelector(`[data-anchor="${anchor}"]`)?.getBoundingClientRect();
  return box ? { x: box.left + box.width / 2, y: box.top + box.height / 2 } : null;
}

const at = ({ x, y }: { x: number; y: number }, lift = 0, scale = 1) =>
  `translate(${x}px, ${y + lift}px) translate(-50%, -50%) scale(${scale})`;

function Flying({ flight, root, landed }: { flight: Flight; root: RefObject<HTMLElement | null>; landed: (id: number) => void }) {
  const piece = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const from = root.current && middle(root.current, flight.from);
    const to = root.current && middle(root.current, flight.to);
    if (!from || !to || !piece.current?.animate) {
      landed(flight.id);
      return;
    }
    const half = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
    // Transform and opacity alone: then the compositor moves it, whatever the page is busy with.
    const flying = piece.current.animate(
      [
        { transform: at(from), opacity: 0.4 },
        { transform: at(half, -28, 1.25), opacity: 1, offset: 0.5 },
        { transform: at(to), opacity: 0.9 },
      ],
      { duration: LASTS_MS, delay: flight.order * APART_MS, easing: "cubic-bezier(0.4, 0.1, 0.2, 1)" },
    );
    flying.onfinish = () => landed(flight.id);
    return () => flying.cancel();
  }, [flight, root, landed]);
  return (
    <div ref={piece} className={styles.flying}>
      {flight.piece}
    </div>
  );
}

/** Send pieces with `fly`; put `sky` anywhere inside the element that `root` is set on. */
export function useFlights<E extends HTMLElement>(): { root: RefObject<E | null>; fly: (trips: readonly Trip[]) => void; sky: ReactNode } {
  const root = useRef<E>(null);
  const count = useRef(0);
  const [flights, put] = useState<readonly Flight[]>([]);
  const fly = useCallback((trips: readonly Trip[]) => {
    if (trips.length === 0 || still()) return;
    const leaving = trips.map((trip, order) => ({ ...trip, order, id: ++count.current }));
    put((flying) => [...flying, ...leaving]);
  }, []);
  const landed = useCallback((id: number) => put((flying) => flying.filter((flight) => flight.id !== id)), []);
  const sky = (
    <div className={styles.sky} aria-hidden="true">
      {flights.map((flight) => (
        <Flying key={flight.id} flight={flight} root={root} landed={landed} />
      ))}
    </div>
  );
  return { root, fly, sky };
}
