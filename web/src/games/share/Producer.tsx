import { useState } from "react";
import { admits } from "@/games/legal";
import { type Goods, NOTHING, placeOf, PRODUCTS, promised, sum } from "@/games/share/market";
import { Mark } from "@/games/share/Mark";
import type { PartProps } from "@/games/share/props";
import type { Draft } from "@/games/share/draft";
import type { WORDS } from "@/games/share/words";
import { PRODUCT_NAMES } from "@/games/share/wording";
import { useAct } from "@/games/useAct";
import { Button } from "@/ui/Button";
import { Dialog } from "@/ui/Dialog";
import { Counter } from "@/ui/motion/Counter";
import { Token, type TokenKind } from "@/ui/tokens/Token";
import { Tray } from "@/ui/tokens/Tray";
import styles from "./Producer.module.css";

interface Props extends PartProps {
  seat: number;
  where: "near" | "left" | "right";
  draft?: Draft | null;
}

/** One of the three: what is held, what it is worth, and how the player stands. */
export function Producer(props: Props) {
  const { view, me, names, say, text, seat, where } = props;
  const { state } = view;
  const name = names[seat] ?? "";
  const own = state.producerRole[seat] ?? "";
  return (
    <section tabIndex={-1} className={styles.producer} data-where={where} data-turn={view.toAct.includes(seat) || undefined} aria-label={say("holds", { name })}>
      <header className={styles.name}>
        <span className={styles.badge} aria-hidden="true">
          <Token kind={own as TokenKind} />
        </span>
        <span>
          <h3>
            {name}
            {seat === me && <span className={styles.me}> ({say("you")})</span>}
          </h3>
          <span className={styles.role}>{text(`producerRole:${own}`)}</span>
        </span>
      </header>
      <p className={styles.score}>
        <Counter value={state.points[seat] ?? 0} /> <span>{say("pointsLabel")}</span>
      </p>
      <Trays {...props} own={own} />
      <Standing {...props} />
      <Shame {...props} />
    </section>
  );
}

function Trays({ view, say, seat, where, draft, own }: Props & { own: string }) {
  const { tokens } = view.state;
  const held = tokens[seat] ?? NOTHING;
  const going: Goods = sum(promised(view.state, seat), draft?.offering ?? NOTHING);
  return (
    <div className={styles.trays}>
      {PRODUCTS.map((product) => {
        const worth = say("worth", { count: product === own ? 1 : 2 });
        return (
          <Tray
            key={product}
            kind={product}
            count={held[product]}
            slots={tokens.reduce((all, goods) => all + goods[product], 0)}
            going={going[product]}
            label={`${say(product, { count: held[product] })}, ${worth}`}
            {...(where === "near" ? { name: `${say(PRODUCT_NAMES[product])} · ${worth}` } : {})}
            anchor={placeOf(seat, product)}
          />
        );
      })}
    </div>
  );
}

interface Chip {
  of: string;
  word: keyof typeof WORDS;
  tone?: "good" | "bad";
}

/** How a player stands, in a word each. */
function chips({ view, table, seat }: Props): readonly Chip[] {
  const { state } = view;
  const there = table.seats[seat];
  const gone = view.gone.includes(seat);
  const found: (Chip | false)[] = [
    state.role[seat] === "judge" && { of: "governance", word: "judge" },
    state.isSuspended[seat] === true && { of: "suspended", word: "suspended", tone: "bad" },
    state.isBarred[seat] === true && { of: "barred", word: "barred", tone: "bad" },
    gone && { of: "away", word: "gone", tone: "bad" },
    !gone && there?.connected === false && !there.bot && { of: "away", word: "away", tone: "bad" },
    !gone && !view.result && standing(state.currentPhase, state.done[seat] === true, state.isSuspended[seat] === true),
  ];
  return found.filter((chip) => chip !== false);
}

function standing(phase: string, done: boolean, suspended: boolean): Chip | false {
  if (done) return { of: "done", word: phase === "results" ? "ready" : "done", tone: "good" };
  return phase === "trading" && !suspended && { of: "trading", word: "trading" };
}

function Standing(props: Props) {
  return (
    <ul className={styles.chips}>
      {chips(props).map(({ of, word, tone }) => (
        <li key={word} data-tone={tone}>
          <Mark of={of} />
          {props.say(word)}
        </li>
      ))}
    </ul>
  );
}

const MOST_DRAWN = 4;

/** The tokens of shame; and where it may be given, the way to do it. */
function Shame(props: Props) {
  const { view, say, seat, live } = props;
  const count = view.state.shameTokens[seat] ?? 0;
  const may = live && admits(view, "assignShame", "targetId", seat);
  return (
    <div className={styles.shame} data-anchor={placeOf(seat, "shame")} data-none={(count === 0 && !may) || undefined}>
      {count > 0 && (
        <span className={styles.shamed}>
          {Array.from({ length: Math.min(count, MOST_DRAWN) }, (_, index) => (
            <Token key={index} kind="shame" />
          ))}
          <span>{say("shame", { count })}</span>
        </span>
      )}
      {may && <Shaming {...props} />}
    </div>
  );
}

/** One a round, and for good: so it is asked for twice. */
function Shaming({ act, names, say, seat }: Props) {
  const [asking, ask] = useState(false);
  const { send, busy } = useAct(act);
  const give = async () => {
    const done = await send("assignShame", { targetId: seat });
    if (done.ok) ask(false);
  };
  return (
    <>
      <Button className={styles.give} icon={<Token kind="shame" />} onClick={() => ask(true)}>
        {say("giveShame")}
      </Button>
      <Dialog open={asking} title={say("shameAsk", { name: names[seat] ?? "" })} onClose={() => ask(false)}>
        <p>{say("shameNotes")}</p>
        <div className={styles.buttons}>
          <Button kind="main" disabled={busy} icon={<Token kind="shame" />} onClick={() => void give()}>
            {say("shameYes")}
          </Button>
          <Button onClick={() => ask(false)}>{say("shameNo")}</Button>
        </div>
      </Dialog>
    </>
  );
}
