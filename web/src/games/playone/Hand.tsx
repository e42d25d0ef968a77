import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from "react";
import { type Card, inOrder, PLAY, playable, withSign } from "@/games/playone/cards";
import { Face } from "@/games/playone/Face";
import type { PartProps } from "@/games/playone/props";
import { isPlaying } from "@/games/playone/seats";
import styles from "./Hand.module.css";

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** One's own cards: those that fit stand out, the others are dimmed but can be read. */
export function Hand(props: PartProps & { laying: (from: DOMRect) => void }) {
  const { view, say, live } = props;
  const { state } = view;
  const hand = inOrder(state.hand ?? []);
  const [at, go] = useState(0);
  const row = useRef<HTMLUListElement>(null);
  const fits = live ? playable(view) : new Set<unknown>();
  useShown(row, fits.size > 0);
  const here = Math.min(at, Math.max(0, hand.length - 1));
  const walk = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    const next = event.key === "Home" ? 0 : event.key === "End" ? hand.length - 1 : step && here + step;
    if (next === undefined || next < 0 || next >= hand.length) return;
    event.preventDefault();
    go(next);
    row.current?.querySelectorAll("button")[next]?.focus();
  };
  if (hand.length === 0) return isPlaying(state) ? <p className={styles.none}>{say("noHand")}</p> : null;
  return (
    <section className={styles.hand} data-anchor="hand" aria-label={say("hand")} data-on={fits.size > 0 || undefined}>
      <h3>
        {say("hand")} <small>{say("cards", { count: hand.length })}</small>
      </h3>
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <ul ref={row} className={styles.row} onKeyDown={walk}>
        {hand.map((card, index) => (
          <Held key={card.id} card={card} fits={fits.has(card.id)} reachable={index === here} focused={() => go(index)} {...props} />
        ))}
      </ul>
    </section>
  );
}

/** When one's turn comes, the first card that fits is in sight. */
function useShown(row: RefObject<HTMLUListElement | null>, on: boolean): void {
  useEffect(() => {
    const list = row.current;
    const card = on && list?.querySelector<HTMLElement>("[data-fits]");
    if (!list || !card) return;
    const left = card.offsetLeft - list.offsetLeft;
    const seen = left >= list.scrollLeft && left + card.offsetWidth <= list.scrollLeft + list.clientWidth;
    if (!seen) list.scrollTo({ left: left - list.clientWidth / 3, behavior: "smooth" });
  }, [row, on]);
}

interface HeldProps extends PartProps {
  card: Card;
  fits: boolean;
  reachable: boolean;
  focused: () => void;
  laying: (from: DOMRect) => void;
}

function Held({ card, fits, reachable, focused, laying, act, say, text }: HeldProps) {
  const [going, setGoing] = useState(false);
  const name = withSign(card, text(`value:${card.id}`) ?? card.kind);
  const play = (element: HTMLElement) => {
    if (!fits || going) return;
    laying(element.getBoundingClientRect());
    setGoing(true);
    void act(PLAY, { cardId: card.id }).finally(() => setGoing(false));
  };
  return (
    <li>
      <button
        type="button"
        className={styles.card}
        data-fits={fits || undefined}
        data-going={going || undefined}
        aria-disabled={!fits}
        tabIndex={reachable ? 0 : -1}
        aria-label={say(fits ? "canPlay" : "cannotPlay", { card: name })}
        title={name}
        onFocus={focused}
        onClick={(event) => play(event.currentTarget)}
      >
        <Face card={card} />
      </button>
    </li>
  );
}
