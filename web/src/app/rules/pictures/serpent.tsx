import { Fragment, useId } from "react";
import pictures from "@/generated/pictures.json";
import { Die } from "@/games/serpent/Die";
import inks from "@/games/serpent/Inks.module.css";
import { CELL, COLUMNS, middle, START } from "@/games/serpent/layout";
import { FieldIcon, type Kind, kindOf, Patterns, Sign } from "@/games/serpent/Marks";
import { Piece } from "@/games/serpent/Piece";
import { capital } from "@/games/forms/wording";
import { useGameTexts } from "@/texts/gameTexts";
import { useSay } from "@/texts/words";
import styles from "./Pictures.module.css";

const WORDS = {
  track: ["The first thirty fields of a board: regular ones, positive ones with an arrow up, negative ones with an arrow down, and luck with a clover", "Las primeras treinta casillas de un tablero: normales, positivas con una flecha hacia arriba, negativas con una hacia abajo, y de suerte con un trébol"],
  roll: ["Roll", "Tira"],
  answer: ["Answer", "Responde"],
  calculate: ["Calculate", "Calcula"],
  question: ["Which planet is closest to the Sun?", "¿Qué planeta está más cerca del Sol?"],
  goes: ["Go forward by what it shows.", "Avanza lo que salga."],
  draws: ["Special fields draw a card.", "Las casillas especiales dan carta."],
  where: ["Say which field that leads to.", "Di a qué casilla te lleva."],
  base: ["you stood", "estabas"],
  step: ["step value", "valor de paso"],
  dice: ["dice", "dado"],
  modifier: ["modifier", "modificador"],
  result: ["field", "casilla"],
  regular: ["Nothing happens, the turn is over.", "No pasa nada, se acaba el turno."],
  positive: ["Right: calculate a reward.", "Si aciertas, calculas un premio."],
  negative: ["Wrong: calculate a penalty.", "Si fallas, calculas un castigo."],
  luck: ["Something happens, at once.", "Pasa algo, al momento."],
} as const;

const ROWS = 3;
const SHOWN = pictures.serpent.slice(0, ROWS * COLUMNS);
const MARGIN = 14;
const BOTTOM = middle(START + 1).y + CELL / 2;
const TOP = middle(ROWS * COLUMNS).y - CELL / 2;

/** The body below the fields, from the first one to where the picture ends. */
const BODY = `M${Array.from({ length: ROWS }, (_, row) => [row * COLUMNS + 1, (row + 1) * COLUMNS])
  .flat()
  .map((field) => `${middle(field).x} ${middle(field).y}`)
  .join(" L")} V${TOP - CELL}`;

/** The beginning of a board, with two racers on it. */
export function Track() {
  const say = useSay(WORDS);
  const id = useId();
  return (
    <svg className={`${inks.inks ?? ""} ${styles.drawing ?? ""}`} style={{ maxWidth: "44rem" }} viewBox={`${-MARGIN} ${TOP - MARGIN} ${COLUMNS * CELL + 2 * MARGIN} ${BOTTOM - TOP + 2 * MARGIN}`} role="img" aria-label={say("track")}>
      <Patterns id={id} />
      <g fill="none" strokeLinejoin="round" strokeLinecap="round">
        <path d={BODY} stroke="var(--serpent-ink)" strokeWidth="104" />
        <path d={BODY} stroke="var(--serpent)" strokeWidth="97" />
      </g>
      {SHOWN.map(({ position, type, stepValue }) => (
        <Tile key={position} id={id} position={position} kind={kindOf(type)} step={stepValue} />
      ))}
      {[14, 23].map((field, shape) => (
        <g key={field} transform={`translate(${middle(field).x + 14} ${middle(field).y + 12}) scale(0.72)`}>
          <Piece shape={shape} letter={["A", "B"][shape] ?? ""} />
        </g>
      ))}
    </svg>
  );
}

function Tile({ id, position, kind, step }: { id: string; position: number; kind: Kind; step: number }) {
  const { x, y } = middle(position);
  const box = { x: -46, y: -42, width: 92, height: 84, rx: 13 };
  const asks = kind === "positive" || kind === "negative";
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect {...box} fill={`var(--${kind})`} stroke="var(--serpent-ink)" strokeOpacity="0.5" strokeWidth="1.5" />
      {kind !== "regular" && <rect {...box} fill={`url(#${id}-${kind})`} />}
      <text x="-38" y="-10" fontSize="35" fontWeight="700">
        {position}
      </text>
      <g transform={kind === "luck" ? "translate(20 16) scale(1.3)" : "translate(-25 21) scale(0.95)"}>
        <Sign kind={kind} />
      </g>
      {asks && (
        <text x="40" y="33" fontSize="38" fontWeight="700" textAnchor="end" style={{ fill: `var(--${kind}-ink)` }}>
          {String(step).replace("-", "−")}
        </text>
      )}
    </g>
  );
}

/** What is on the fields. */
export function Fields() {
  const say = useSay(WORDS);
  const own = useGameTexts("serpent");
  const id = useId();
  return (
    <>
      <svg width="0" height="0" aria-hidden="true" style={{ position: "absolute" }}>
        <Patterns id={id} />
      </svg>
      <ul className={`${inks.inks ?? ""} ${styles.kinds ?? ""}`}>
        {(["regular", "positive", "negative", "luck"] as const).map((kind) => (
          <li key={kind}>
            <FieldIcon kind={kind} id={id} />
            <strong>{capital(own(`value:${kind}`) ?? kind)}</strong>
            <small>{say(kind)}</small>
          </li>
        ))}
      </ul>
    </>
  );
}

/** A turn: dice, card, calculation. */
export function Turn() {
  const say = useSay(WORDS);
  return (
    <ol className={`${inks.inks ?? ""} ${styles.turn ?? ""}`}>
      <li>
        <strong>{say("roll")}</strong>
        <Die dice={4} size={64} />
        <small>{say("goes")}</small>
      </li>
      <li>
        <strong>{say("answer")}</strong>
        <span className={styles.mini}>{say("question")}</span>
        <small>{say("draws")}</small>
      </li>
      <li>
        <strong>{say("calculate")}</strong>
        <span className={styles.points}>15 + 2 × 4 + 3</span>
        <small>{say("where")}</small>
      </li>
    </ol>
  );
}

interface Sum {
  base: number;
  step: number;
  dice: number;
  modifier: number;
  result: number;
}

function Equation({ terms }: { terms: readonly (readonly [sign: string, value: number, word: keyof typeof WORDS])[] }) {
  const say = useSay(WORDS);
  const written = (value: number) => (value < 0 ? `(−${-value})` : String(value));
  return (
    <div className={styles.equation}>
      {terms.map(([sign, value, word]) => (
        <Fragment key={word}>
          {sign && <i>{sign}</i>}
          <span data-sum={word === "result" || undefined}>
            <b>{written(value)}</b>
            <small>{say(word)}</small>
          </span>
        </Fragment>
      ))}
    </div>
  );
}

const pattern = ({ base, step, dice, modifier, result }: Sum) =>
  [["", base, "base"], ["+", step, "step"], ["×", dice, "dice"], ["+", modifier, "modifier"], ["=", result, "result"]] as const;
const zones = ({ base, step, dice, modifier, result }: Sum) =>
  [["", base, "base"], ["+", dice, "dice"], ["+", step, "step"], ["+", modifier, "modifier"], ["=", result, "result"]] as const;

export const Reward = () => <Equation terms={pattern({ base: 15, step: 2, dice: 4, modifier: 3, result: 26 })} />;
export const Penalty = () => <Equation terms={pattern({ base: 35, step: -1, dice: 6, modifier: -3, result: 26 })} />;
export const Zoned = () => <Equation terms={zones({ base: 20, step: 2, dice: 4, modifier: 2, result: 28 })} />;
