import { type KeyboardEvent, type MouseEvent, type PointerEvent, useMemo, useRef, useState } from "react";
import { dragged, isGrip, layoutOf, marching, tapped, withLayout } from "@/games/colors/draft";
import { beyond, frameOf, inReadingOrder, middle } from "@/games/colors/hexes";
import { Hexagon } from "@/games/colors/Hexagon";
import { laid, roomOf } from "@/games/colors/layout";
import { Patterns } from "@/games/colors/Patterns";
import type { PartProps } from "@/games/colors/props";
import { territoriesOf } from "@/games/colors/territories";
import { useCamera } from "@/games/colors/useCamera";
import { territoryAt, useDrag } from "@/games/colors/useDrag";
import { Army } from "@/games/colors/Army";
import styles from "./Field.module.css";

const CENTRE = "0,0";
const KEYS_OF_TROOPS: Readonly<Record<string, number>> = { "+": 1, "=": 1, "-": -1 };

/** The board: walked over with the arrow keys, tapped, panned and zoomed. */
export function Field(props: PartProps & { id: string }) {
  const { view, draft, marks, task, change, say, id } = props;
  const names = Object.keys(view.state.owners).join(" ");
  const order = useMemo(() => inReadingOrder(names.split(" ")), [names]);
  const frame = useMemo(() => frameOf(order), [order]);
  const svg = useRef<SVGSVGElement>(null);
  const [here, go] = useState(CENTRE);
  const camera = useCamera(svg, frame);
  const territories = territoriesOf(props, order);
  const drag = useDrag(svg, (territory) => task !== "wait" && isGrip(view, territory), (from, to) => change(dragged(view, draft, from, to)));
  const looked = territories.find(({ territory }) => territory === here);

  const tap = (territory: string) => {
    go(territory);
    change(tapped(view, draft, territory));
  };
  const click = (event: MouseEvent) => {
    const territory = territoryAt(event.target);
    if (territory !== null && !camera.slipped.current && !drag.dragged.current) tap(territory);
  };
  const press = (event: KeyboardEvent) => {
    const { key } = event;
    if (key === "Enter" || key === " ") tap(here);
    else if (key in KEYS_OF_TROOPS) add(KEYS_OF_TROOPS[key] ?? 0);
    else if (!walk(key)) return;
    event.preventDefault();
  };
  const walk = (key: string): boolean => {
    const next = beyond(order, here, key);
    if (next === null) return key.startsWith("Arrow");
    svg.current?.querySelector<SVGGElement>(`[data-territory="${next}"]`)?.focus();
    return true;
  };
  const add = (troops: number) => {
    const room = roomOf(view);
    if (!room) return;
    const now = layoutOf(view, room, draft);
    change({ ...withLayout(draft, now, laid(room, now, here, (now[here] ?? 0) + troops)), at: here });
  };
  return (
    <div className={styles.field}>
      <svg
        ref={svg}
        className={styles.board}
        viewBox={`${camera.box.x} ${camera.box.y} ${camera.box.width} ${camera.box.height}`}
        role="group"
        aria-label={say("board")}
        data-near={!camera.isWhole || undefined}
        data-task={task}
        onClick={click}
        onKeyDown={press}
        onFocus={(event) => {
          const territory = territoryAt(event.target);
          if (territory === null) return;
          go(territory);
          camera.show(middle(territory));
        }}
        {...together(drag, camera)}
      >
        <Patterns id={id} />
        {territories.map((territory) => (
          <Hexagon key={territory.territory} id={id} {...territory} mark={marks.get(territory.territory)} reachable={territory.territory === here} />
        ))}
        <March from={draft.at} to={draft.to} troops={draft.troops ?? 0} />
      </svg>
      {drag.drag && <Dragged {...props} {...drag.drag} />}
      <Lenses camera={camera} say={say} />
      <p className={styles.looked} aria-hidden="true">
        {looked?.label ?? say("look")}
      </p>
    </div>
  );
}

type Camera = ReturnType<typeof useCamera>;
type Drag = ReturnType<typeof useDrag>;

/** A finger drags troops, where it began on some, or else the board. */
function together({ holds, touches: troops }: Drag, { touches: board }: Camera) {
  return {
    ...board,
    onPointerDown: (event: PointerEvent) => troops.onPointerDown(event) || board.onPointerDown(event),
    onPointerMove: holds ? troops.onPointerMove : board.onPointerMove,
    onPointerUp: holds ? troops.onPointerUp : board.onPointerUp,
    onPointerCancel: holds ? troops.onPointerCancel : board.onPointerCancel,
  };
}

/** Troops under the finger. */
function Dragged({ view, draft, from, at }: PartProps & { from: string; at: { x: number; y: number } }) {
  const room = roomOf(view);
  const troops = room ? (layoutOf(view, room, draft)[from] ?? 0) - room.least : marching(view, from).most;
  const army = view.state.armies[view.seat ?? 0] ?? "";
  return (
    <svg viewBox="-16 -16 32 32" className={styles.dragged} style={{ left: at.x, top: at.y }} aria-hidden="true">
      <Army army={army} troops={troops} />
    </svg>
  );
}

/** The way that troops are about to take. */
function March({ from, to, troops }: { from: string | null; to: string | null; troops: number }) {
  if (!from || !to) return null;
  const [start, end] = [middle(from), middle(to)];
  const half = { x: (start.x + end.x) / 2, y: (start.y + end.y) / 2 };
  const turn = (Math.atan2(end.y - start.y, end.x - start.x) * 180) / Math.PI;
  return (
    <g className={styles.march} transform={`translate(${half.x} ${half.y})`} aria-hidden="true">
      <path d="M-17 -6 H2 V-12 L18 0 L2 12 V6 H-17 Z" transform={`rotate(${turn})`} />
      <text fontSize="12" fontWeight="700" textAnchor="middle" dominantBaseline="central" y="0.5">
        {troops}
      </text>
    </g>
  );
}

function Lenses({ camera, say }: { camera: Camera; say: PartProps["say"] }) {
  return (
    <div className={styles.lenses}>
      <button type="button" aria-label={say("nearer")} title={say("nearer")} disabled={camera.isNearest} onClick={camera.nearer}>
        +
      </button>
      <button type="button" aria-label={say("further")} title={say("further")} disabled={camera.isWhole} onClick={camera.further}>
        −
      </button>
      {!camera.isWhole && (
        <button type="button" aria-label={say("whole")} title={say("whole")} onClick={camera.all}>
          <svg viewBox="0 0 20 20" aria-hidden="true">
            <path d="M3 8 V3 H8 M12 3 H17 V8 M17 12 V17 H12 M8 17 H3 V12" />
          </svg>
        </button>
      )}
    </div>
  );
}
