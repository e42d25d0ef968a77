import { between, isTrading, latest, type Pair } from "@/games/share/market";
import type { PartProps } from "@/games/share/props";
import { targets } from "@/games/share/draft";
import { Slip } from "@/games/share/Slip";
import { Button } from "@/ui/Button";
import { Token, type TokenKind } from "@/ui/tokens/Token";
import styles from "./Lane.module.css";

interface Props extends PartProps {
  pair: Pair;
  compose: (target: number) => void;
}

/** One side of the table: the offers that two producers have made each other in this round. */
export function Lane(props: Props) {
  const { view, live, names, say, pair } = props;
  const [one, other] = pair;
  const round = latest(view.state);
  const offers = round ? between(round, pair) : [];
  const trading = isTrading(view);
  const mayOffer = live && one === props.me && targets(view).includes(other);
  return (
    <section tabIndex={-1} className={styles.lane} data-quiet={offers.length === 0 || undefined} aria-label={say("lane", { one: names[one] ?? "", other: names[other] ?? "" })}>
      <header className={styles.ends}>
        <End {...props} seat={one} to={other} />
        <Link />
        <End {...props} seat={other} to={one} />
      </header>
      {offers.length > 0 ? (
        <ul className={styles.slips}>
          {offers.map((offer) => (
            <Slip key={offer.id} {...props} offer={offer} />
          ))}
        </ul>
      ) : (
        <p className={styles.quiet}>{say(trading ? "quiet" : "noOffers")}</p>
      )}
      {mayOffer && (
        <Button className={styles.offer} icon={<span aria-hidden="true">+</span>} onClick={() => props.compose(other)}>
          {say("offerTo", { name: names[other] ?? "" })}
        </Button>
      )}
    </section>
  );
}

interface EndProps extends Props {
  seat: number;
  to: number;
}

/** Somebody at this side of the table. */
function End(props: EndProps) {
  const { view, me, names, say, seat } = props;
  return (
    <span className={styles.end}>
      <Token kind={(view.state.producerRole[seat] ?? "turkey") as TokenKind} />
      <b>{seat === me ? say("youHere") : names[seat]}</b>
      {mayStillOffer(props) && <Left {...props} />}
    </span>
  );
}

/** Does it matter how many offers are left? Not where none can be made. */
function mayStillOffer({ view, seat, to }: EndProps): boolean {
  const { isBarred, isSuspended } = view.state;
  const out = [seat, to].some((one) => isSuspended[one] === true || view.gone.includes(one));
  return isTrading(view) && !isBarred[seat] && !out;
}

/** How many offers are left to the other, and how many were made. */
function Left({ view, names, say, seat, to }: EndProps) {
  const left = view.state.offersLeft[seat]?.[to] ?? 0;
  const made = latest(view.state)?.offers.filter(({ offererId, targetId }) => offererId === seat && targetId === to).length ?? 0;
  return (
    <span className={styles.left} role="img" aria-label={say("left", { name: names[seat] ?? "", other: names[to] ?? "", count: left })}>
      {Array.from({ length: left + made }, (_, index) => (
        <span key={index} data-used={index >= left || undefined} />
      ))}
    </span>
  );
}

function Link() {
  return (
    <svg viewBox="0 0 24 24" className={styles.link} aria-hidden="true">
      <path d="M3 9 H20 M16 5 L20 9 M21 15 H4 M8 19 L4 15" />
    </svg>
  );
}
