import { type Card } from "@/games/playone/cards";
import { Face } from "@/games/playone/Face";
import { useSay } from "@/texts/words";
import styles from "./Pictures.module.css";

const WORDS = {
  top: ["on top", "arriba"],
  color: ["the colour", "el color"],
  number: ["the number", "el número"],
  wild: ["always fits", "vale siempre"],
  no: ["neither", "ni uno ni otro"],
  yes: ["fits", "vale"],
  not: ["does not", "no vale"],
  draws: ["draws {count}", "roba {count}"],
} as const;

const card = (kind: string, color: string, number?: number): Card => ({ id: `${kind} ${color} ${number ?? ""}`, kind, color, ...(number === undefined ? {} : { number }) });

const TOP = card("NUMBER", "BLUE", 7);
const HAND = [
  { face: card("NUMBER", "BLUE", 2), why: "color" },
  { face: card("NUMBER", "RED", 7), why: "number" },
  { face: card("WILD", "WILD"), why: "wild" },
  { face: card("NUMBER", "GREEN", 4), why: "no" },
] as const;

/** What fits on a blue seven. */
export function Fits() {
  const say = useSay(WORDS);
  return (
    <div className={styles.cards}>
      <div>
        <Face card={TOP} />
        <small>{say("top")}</small>
      </div>
      <hr />
      {HAND.map(({ face, why }) => (
        <div key={face.id} data-no={why === "no" || undefined}>
          <Face card={face} />
          <b>{say(why === "no" ? "not" : "yes")}</b>
          <small>{say(why)}</small>
        </div>
      ))}
    </div>
  );
}

const ACTIONS = {
  skip: ["Skip", "Salto"],
  skipDoes: ["The next player loses the turn.", "El siguiente pierde el turno."],
  reverse: ["Reverse", "Reversa"],
  reverseDoes: ["The other way round. Between two it is a Skip.", "Se juega en el otro sentido. Entre dos es un Salto."],
  two: ["Draw Two", "Roba dos"],
  twoDoes: ["Two more cards are to be drawn.", "Hay dos cartas más que robar."],
  wild: ["Wild", "Comodín"],
  wildDoes: ["You choose the colour.", "Eliges el color."],
  four: ["Wild Draw Four", "Comodín roba cuatro"],
  fourDoes: ["You choose the colour, and four more cards are to be drawn.", "Eliges el color, y hay cuatro cartas más que robar."],
} as const;

const SPECIAL = [
  { face: card("SKIP", "RED"), name: "skip" },
  { face: card("REVERSE", "GREEN"), name: "reverse" },
  { face: card("DRAW_TWO", "YELLOW"), name: "two" },
  { face: card("WILD", "WILD"), name: "wild" },
  { face: card("WILD_DRAW_FOUR", "WILD"), name: "four" },
] as const;

/** The cards that do something. */
export function Actions() {
  const say = useSay(ACTIONS);
  return (
    <ul className={styles.kinds} data-cards>
      {SPECIAL.map(({ face, name }) => (
        <li key={name}>
          <Face card={face} />
          <strong>{say(name)}</strong>
          <small>{say(`${name}Does`)}</small>
        </li>
      ))}
    </ul>
  );
}

/** Draw cards that pile up on one another. */
export function Stacked() {
  const say = useSay(WORDS);
  return (
    <div className={styles.stack}>
      <Face card={card("DRAW_TWO", "RED")} /> + <Face card={card("WILD_DRAW_FOUR", "WILD")} /> + <Face card={card("DRAW_TWO", "BLUE")} /> → {say("draws", { count: 8 })}
    </div>
  );
}
