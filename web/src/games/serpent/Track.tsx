import { memo, type MouseEvent, useRef } from "react";
import type { SerpentState } from "@/generated/views";
import { kindOf, Patterns, Sign } from "@/games/serpent/Marks";
import { Piece } from "@/games/serpent/Piece";
import type { PartProps } from "@/games/serpent/props";
import type { Racer } from "@/games/serpent/race";
import { body, BOX, fieldAt, LAST, middle, place } from "@/games/serpent/layout";
import { minus } from "@/games/serpent/words";
import styles from "./Track.module.css";

type Field = SerpentState["boardData"]["fields"][number];

const BODY = body();
const HEAD = "M56 -50 H10 C-30 -64 -68 -42 -68 0 C-68 42 -30 64 10 50 H56";

interface Props extends PartProps {
  id: string;
  at: readonly number[]; // where the pieces are drawn
}

/** The serpent with its hundred fields, and everybody's piece on it. */
export function Track(props: Props) {
  const { view, say, task, guess, setGuess, id } = props;
  const svg = useRef<SVGSVGElement>(null);
  const choosing = task === "guess" && !props.walking;
  const tap = (event: MouseEvent) => {
    const field = choosing && svg.current ? fieldAt(onDrawing(svg.current, event)) : null;
    if (field !== null) setGuess(field);
  };
  const base = view.state.guessRequest?.currentPosition;
  return (
    <>
      {/* What a tap does here, the number beside the calculation does by keyboard. */}
      <svg
        ref={svg}
        className={styles.track}
        viewBox={`${BOX.x} ${BOX.y} ${BOX.width} ${BOX.height}`}
        role="img"
        aria-label={say("board", { where: props.racers.map((racer) => whereabouts(racer, say)).join(", ") })}
        data-choosing={choosing || undefined}
        onClick={tap}
      >
        <Patterns id={id} />
        <Serpent />
        <text className={styles.start} x={middle(0).x - 36} y={middle(0).y + 12}>
          {say("start")}
        </text>
        <Fields fields={view.state.boardData.fields} id={id} />
        {base !== undefined && base > 0 && <Ring position={base} kind="base" />}
        {guess !== null && choosing && <Ring position={guess} kind="guess" />}
        <Pieces {...props} />
      </svg>
      <Ahead {...props} />
    </>
  );
}

const whereabouts = ({ name, position }: Racer, say: PartProps["say"]) => (position > 0 ? say("stands", { name, position }) : say("atStart", { name }));

/** Where on the drawing one has tapped. */
function onDrawing(svg: SVGSVGElement, { clientX, clientY }: MouseEvent) {
  const shown = svg.getBoundingClientRect();
  return { x: BOX.x + ((clientX - shown.left) / shown.width) * BOX.width, y: BOX.y + ((clientY - shown.top) / shown.height) * BOX.height };
}

/** Tail, body and head; the last field lies on the head. */
const Serpent = memo(function Serpent() {
  const head = middle(LAST);
  return (
    <g className={styles.serpent} aria-hidden="true">
      <path d={BODY} className={styles.rim} />
      <path d={BODY} className={styles.skin} />
      <g transform={`translate(${head.x} ${head.y})`}>
        <path d="M-60 0 H-80 M-80 0 l-9 -8 M-80 0 l-9 8" className={styles.tongue} />
        <path d={HEAD} className={styles.head} />
        <path d={HEAD} className={styles.outline} />
        <circle cx="-38" cy="-30" r="9" className={styles.eye} />
        <circle cx="-38" cy="30" r="9" className={styles.eye} />
        <circle cx="-41" cy="-30" r="4" className={styles.pupil} />
        <circle cx="-41" cy="30" r="4" className={styles.pupil} />
      </g>
    </g>
  );
});

const Fields = memo(function Fields({ fields, id }: { fields: readonly Field[]; id: string }) {
  return (
    <g aria-hidden="true">
      {fields.map((field) => (
        <Tile key={field.position} field={field} id={id} />
      ))}
    </g>
  );
});

function Tile({ field, id }: { field: Field; id: string }) {
  const kind = kindOf(field.type);
  const { x, y } = middle(field.position);
  const box = { x: -46, y: -42, width: 92, height: 84, rx: 13 };
  if (field.position === LAST) return <Goal x={x} y={y} />;
  return (
    <g transform={`translate(${x} ${y})`} data-kind={kind} className={styles.tile}>
      <rect {...box} fill={`var(--${kind})`} className={styles.ground} />
      {kind !== "regular" && <rect {...box} fill={`url(#${id}-${kind})`} />}
      <text x="-38" y="-10" className={styles.number}>
        {field.position}
      </text>
      <g transform={kind === "luck" ? "translate(20 16) scale(1.3)" : "translate(-25 21) scale(0.95)"}>
        <Sign kind={kind} />
      </g>
      {(kind === "positive" || kind === "negative") && (
        <text x="40" y="33" className={styles.step}>
          {minus(field.stepValue)}
        </text>
      )}
    </g>
  );
}

function Goal({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`} className={styles.goal}>
      <rect x="-24" y="-34" width="68" height="68" rx="20" />
      <text x="10" y="2">
        {LAST}
      </text>
    </g>
  );
}

function Ring({ position, kind }: { position: number; kind: "base" | "guess" }) {
  const { x, y } = middle(position);
  return <rect x={x - 46} y={y - 42} width="92" height="84" rx="13" className={styles.ring} data-kind={kind} />;
}

/** Whoever is on turn stands in front. */
function Pieces({ racers, at, me }: Props) {
  const drawn = [...racers].sort((one, other) => Number(one.onTurn) - Number(other.onTurn));
  const together = (seat: number) => racers.filter((racer) => at[racer.seat] === at[seat]).map((racer) => racer.seat);
  return (
    <g aria-hidden="true">
      {drawn.map(({ seat, shape, letter, onTurn, gone }) => {
        const sharing = together(seat);
        const { x, y, scale } = place(at[seat] ?? 0, sharing.indexOf(seat), sharing.length);
        return (
          <g key={seat} className={styles.piece} style={{ transform: `translate(${x}px, ${y}px) scale(${scale})` }} data-gone={gone || undefined}>
            {onTurn && <circle r="52" className={styles.halo} data-mine={seat === me || undefined} />}
            <Piece shape={shape} letter={letter} />
          </g>
        );
      })}
    </g>
  );
}

const NEXT = 6; // what a roll can lead to

/** For who does not see the board: what lies ahead of whoever rolls. */
function Ahead({ view, racers, say, text }: Props) {
  const here = racers.find(({ onTurn }) => onTurn)?.position;
  if (here === undefined) return null;
  const named = view.state.boardData.fields.slice(here, here + NEXT).map(({ position, type, stepValue }) => {
    const kind = text(`value:${type}`) ?? type;
    const asks = kindOf(type) === "positive" || kindOf(type) === "negative";
    return say(asks ? "fieldStep" : "fieldOf", { position, kind, step: minus(stepValue) });
  });
  return <p className="visually-hidden">{say("ahead", { fields: named.join("; ") })}</p>;
}
