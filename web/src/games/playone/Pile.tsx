import { useLayoutEffect, useRef } from "react";
import { wayTo } from "@/games/legal";
import { colorOf, DRAW } from "@/games/playone/cards";
import { Back, Face } from "@/games/playone/Face";
import type { PartProps } from "@/games/playone/props";
import { isPlaying, laidFrom } from "@/games/playone/seats";
import { Badge } from "@/games/playone/Symbol";
import styles from "./Pile.module.css";

interface Laid {
  laid: () => DOMRect | null; // where the card was that I have just laid
}

/** The middle of the table: the pile to draw from, the card on top, and the colour asked for. */
export function Pile(props: PartProps & Laid) {
  return (
    <section className={styles.table} aria-label={props.say("table")}>
      <Deck {...props} />
      <Top {...props} />
      <Asked {...props} />
    </section>
  );
}

function Deck({ view, act, say, live }: PartProps) {
  const { pendingDraw, deckCount } = view.state;
  const can = live && wayTo(view, DRAW) !== undefined;
  const label = pendingDraw ? say("drawMany", { count: pendingDraw }) : say("draw");
  return (
    <div className={styles.place}>
      <button type="button" className={styles.deck} disabled={!can} onClick={() => void act(DRAW)}>
        <span className={styles.stack} data-anchor="deck">
          <Back />
        </span>
        <span className={styles.draw}>{label}</span>
      </button>
      <span className={styles.caption}>{say("pile", { count: deckCount })}</span>
    </div>
  );
}

const FLIGHT_MS = 420;

/** Let an element come from where a card was. */
function comeFrom(element: HTMLElement, from: DOMRect): void {
  const to = element.getBoundingClientRect();
  const x = from.left + from.width / 2 - (to.left + to.width / 2);
  const y = from.top + from.height / 2 - (to.top + to.height / 2);
  const scale = Math.min(1, Math.max(0.35, from.width / to.width));
  element.style.zIndex = "20"; // not in the frames: the compositor moves what is but moved
  const flight = element.animate(
    [
      { transform: `translate(${x}px, ${y}px) scale(${scale}) rotate(-14deg)` },
      { transform: `translate(${x * 0.35}px, ${y * 0.35 - 18}px) scale(1.08) rotate(3deg)`, offset: 0.65 },
      { transform: "none" },
    ],
    { duration: FLIGHT_MS, easing: "cubic-bezier(0.3, 0.1, 0.2, 1)" },
  );
  flight.onfinish = flight.oncancel = () => {
    element.style.zIndex = "";
  };
}

const still = () => matchMedia("(prefers-reduced-motion: reduce)").matches;
const boxOf = (anchor: string) => document.querySelector(`[data-anchor="${anchor}"]`)?.getBoundingClientRect() ?? null;

/** The card on top; a new one flies in from the hand that laid it. */
function Top({ view, me, say, text, laid }: PartProps & Laid) {
  const { topCard, currentColor } = view.state;
  const card = useRef<HTMLSpanElement>(null);
  const seen = useRef(view.state);
  useLayoutEffect(() => {
    const from = laidFrom(seen.current, view.state);
    seen.current = view.state;
    if (from === null || !card.current?.animate || still()) return;
    const box = from === me ? (laid() ?? boxOf("hand")) : boxOf(from === "deck" ? "deck" : `seat-${from}`);
    if (box) comeFrom(card.current, box);
  }, [view.state, me, laid]);
  const name = topCard && (text(`value:${topCard.id}`) ?? topCard.kind);
  return (
    <div className={styles.place}>
      <span className={styles.pile}>
        <span className={styles.under} aria-hidden="true" />
        <span className={styles.under} aria-hidden="true" />
        <span ref={card} className={styles.top} role="img" aria-label={name ? say("top", { card: name }) : say("table")}>
          {topCard && <Face card={topCard} chosen={colorOf(currentColor)} />}
        </span>
      </span>
      <span className={styles.caption} aria-hidden="true">
        {name}
      </span>
    </div>
  );
}

/** The colour asked for, by shape and name; and how many cards are waiting to be drawn. */
function Asked({ view, say, text }: PartProps) {
  const { currentColor, pendingDraw } = view.state;
  const color = colorOf(currentColor);
  const name = color && (text(`value:${color}`) ?? color);
  return (
    <div className={styles.asked}>
      {isPlaying(view.state) && (
        <p className={styles.color} data-color={color ?? undefined}>
          {color && <Badge color={color} size={44} />}
          <span className="visually-hidden">{name ? say("color", { color: name }) : say("noColor")}</span>
          <strong aria-hidden="true">{name ?? say("noColor")}</strong>
        </p>
      )}
      {pendingDraw > 0 && (
        <p key={pendingDraw} className={styles.pending}>
          <b aria-hidden="true">+{pendingDraw}</b>
          <span className="visually-hidden">{say("pending", { count: pendingDraw })}</span>
        </p>
      )}
    </div>
  );
}

