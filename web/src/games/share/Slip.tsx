import { admits } from "@/games/legal";
import { caseOf, type Case, type Goods as Amounts, isAcceptable, isOpen, latest, type Offer, otherwise, type Round } from "@/games/share/market";
import type { PartProps } from "@/games/share/props";
import { heading, sides, told } from "@/games/share/wording";
import { useAct } from "@/games/useAct";
import { type Answer, AnswerMark } from "@/ui/AnswerMark";
import { Button } from "@/ui/Button";
import { type Ink, Stamp } from "@/ui/Stamp";
import { Goods } from "@/ui/tokens/Goods";
import styles from "./Slip.module.css";

interface Props extends PartProps {
  offer: Offer;
}

/** An offer as a slip of paper: open, with all that may be done about it; or settled, in a line. */
export function Slip(props: Props) {
  const { view, offer } = props;
  const round = latest(view.state);
  return isOpen(offer) ? <Open {...props} /> : <Settled {...props} round={round} actions />;
}

function Open(props: Props) {
  const { me, offer, say } = props;
  const { offering, requesting } = sides(offer, props);
  return (
    <li className={styles.open} data-mine={offer.targetId === me || undefined} data-waits={(props.live && offer.targetId === me) || undefined}>
      <h4>
        <Number {...props} /> {heading(offer, false, props)}
      </h4>
      <dl className={styles.sides}>
        <div>
          <dt>{offering}</dt>
          <dd>
            <Goods goods={offer.offering} label={told(offer.offering, say)} nothing={say("nothing")} />
          </dd>
        </div>
        <div>
          <dt>{requesting}</dt>
          <dd>
            <Goods wanted goods={offer.requesting} label={told(offer.requesting, say)} nothing={say("nothing")} />
          </dd>
        </div>
      </dl>
      <Prospect {...props} />
      <Answers {...props} />
    </li>
  );
}

function Number({ offer, say }: Props) {
  return (
    <span className={styles.number}>
      <span className="visually-hidden">{say("number", { number: offer.id })}:</span>
      <span aria-hidden="true">{offer.id}</span>
    </span>
  );
}

/** What it comes to as things stand, where that is not what it says; or that it cannot be accepted. */
function Prospect({ view, offer, say, text }: Props) {
  const { prospects } = view.state;
  if (!isAcceptable(offer, prospects)) return <p className={styles.prospect}>{text("INSUFFICIENT_TOKENS")}</p>;
  const handed = otherwise(offer, prospects);
  if (!handed) return null;
  return (
    <p className={styles.prospect}>
      {say("asThings")}: <Pair {...handed} say={say} />
    </p>
  );
}

function Pair({ given, paid, say, wanted = false }: { given: Amounts; paid: Amounts; wanted?: boolean } & Pick<Props, "say">) {
  return (
    <span className={styles.pair}>
      <Goods compact goods={given} label={told(given, say)} nothing={say("nothing")} /> <span>{say("for")}</span>{" "}
      <Goods compact wanted={wanted} goods={paid} label={told(paid, say)} nothing={say("nothing")} />
    </span>
  );
}

const ANSWERS: readonly Answer[] = ["accept", "reject", "snatch"];

/** What may be done about an open offer. Acceptance that is out of reach for now stays in sight. */
function Answers(props: Props) {
  const { view, act, live, offer, say } = props;
  const { send, busy } = useAct(act);
  const may = (action: string) => live && admits(view, action, "offerId", offer.id);
  const answers = ANSWERS.filter(may);
  const answer = (action: Answer | "cancel") => void send(action, { offerId: offer.id });
  const label = (action: Answer | "cancel") => say("answer", { answer: say(action), number: offer.id });
  return (
    <>
      {answers.length > 0 && (
        <div className={styles.answers}>
          {!answers.includes("accept") && <Choice answer="accept" say={say} label={label("accept")} disabled />}
          {answers.map((action) => (
            <Choice key={action} answer={action} say={say} label={label(action)} disabled={busy} onChoose={() => answer(action)} />
          ))}
        </div>
      )}
      {may("cancel") && (
        <Button className={styles.small} disabled={busy} aria-label={label("cancel")} onClick={() => answer("cancel")}>
          {say("cancel")}
        </Button>
      )}
    </>
  );
}

function Choice({ answer, label, disabled, onChoose, say }: { answer: Answer; label: string; disabled: boolean; onChoose?: () => void } & Pick<Props, "say">) {
  return (
    <button type="button" className={styles.answer} data-kind={answer} disabled={disabled} aria-label={label} onClick={onChoose}>
      <AnswerMark answer={answer} />
      {say(answer)}
    </button>
  );
}

const INKS: Readonly<Record<string, Ink>> = { accepted: "good", snatched: "bad" };

/** What became of an offer, and what changed hands, if that is not what it said. */
export function Settled({ round, actions = false, ...props }: Props & { round: Round | undefined; actions?: boolean }) {
  const { view, act, live, offer, say } = props;
  const { send, busy } = useAct(act);
  const heard = round && caseOf(round, offer);
  const mayReport = actions && live && admits(view, "report", "offerId", offer.id);
  return (
    <li className={styles.settled} data-status={offer.status}>
      <span className={styles.line}>
        <Number {...props} />
        <span className={styles.who}>{heading(offer, true, props)}</span>
        <Pair given={offer.offering} paid={offer.requesting} wanted say={say} />
        <Stamp small ink={INKS[offer.status] ?? "plain"}>
          {say(offer.status as "accepted")}
        </Stamp>
        {heard && <small>{say(verdict(heard))}</small>}
      </span>
      <Handed {...props} />
      {mayReport && (
        <Button kind="danger" className={styles.small} disabled={busy} onClick={() => void send("report", { offerId: offer.id })}>
          {say("report")}
        </Button>
      )}
    </li>
  );
}

export function verdict({ confirm }: Case): "reported" | "confirmed" | "dismissed" {
  if (confirm === null) return "reported";
  return confirm ? "confirmed" : "dismissed";
}

function Handed({ offer, say }: Props) {
  const handed = otherwise(offer, []);
  if (!handed) return null;
  const taken = offer.status === "snatched";
  return (
    <span className={styles.handed}>
      {say(taken ? "taken" : "handedOver")}:{" "}
      {taken ? <Goods compact goods={handed.given} label={told(handed.given, say)} nothing={say("nothing")} /> : <Pair {...handed} say={say} />}
    </span>
  );
}
