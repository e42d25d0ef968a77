import { useState } from "react";
import { valuesOf, waysTo } from "@/games/legal";
import { type Case, latest, type Offer, type Round } from "@/games/share/market";
import { Mark } from "@/games/share/Mark";
import type { PartProps } from "@/games/share/props";
import { Verdict } from "@/games/share/Verdict";
import { told } from "@/games/share/wording";
import { useAct } from "@/games/useAct";
import { Button } from "@/ui/Button";
import { Switch } from "@/ui/Switch";
import { Goods } from "@/ui/tokens/Goods";
import styles from "./Bench.module.css";

/** Every snatch that was reported, and who rules on it. */
export function Bench(props: PartProps) {
  const { view, say } = props;
  const round = latest(view.state);
  return (
    <>
      <h3 className={styles.title}>
        <Mark of="governance" />
        {say("bench")}
      </h3>
      <ul className={styles.cases}>
        {round?.cases.map((heard) => (
          <Hearing key={heard.offerId} {...props} round={round} heard={heard} />
        ))}
      </ul>
    </>
  );
}

interface CaseProps extends PartProps {
  round: Round;
  heard: Case;
}

function Hearing(props: CaseProps) {
  const { names, say, round, heard } = props;
  const offer = round.offers.find(({ id }) => id === heard.offerId);
  const name = (seat: number) => names[seat] ?? "";
  return (
    <li className={styles.case}>
      <h4>{say("charge", { reporter: name(heard.reporterId), accused: name(heard.accusedId) })}</h4>
      {offer && <Loot {...props} offer={offer} />}
      {heard.confirm !== null ? <Verdict {...props} /> : mayRule(props) ? <Ruling {...props} /> : <p className={styles.note}>{say("rules", { name: name(heard.rulerId) })}</p>}
    </li>
  );
}

function Loot({ offer, say }: CaseProps & { offer: Offer }) {
  return (
    <p className={styles.loot}>
      {say("loot")}: <Goods goods={offer.given} label={told(offer.given, say)} nothing={say("nothing")} />
    </p>
  );
}

const mayRule = ({ view, live, heard }: CaseProps): boolean =>
  live && waysTo(view, "rule").some((way) => valuesOf(way.data.offerId).includes(heard.offerId));

/** Can this verdict be given? */
const sentences = ({ view }: PartProps, confirm: boolean): readonly unknown[] =>
  waysTo(view, "rule").filter((way) => valuesOf(way.data.confirm).includes(confirm)).flatMap((way) => valuesOf(way.data.suspend));

function Ruling(props: CaseProps) {
  const { act, names, say, heard } = props;
  const [suspend, setSuspend] = useState(false);
  const { send, busy } = useAct(act);
  const accused = names[heard.accusedId] ?? "";
  const rule = (confirm: boolean) => void send("rule", { offerId: heard.offerId, confirm, suspend: confirm && suspend });
  return (
    <>
      <p className={styles.note}>{say("ruleNote", { accused, reporter: names[heard.reporterId] ?? "" })}</p>
      {sentences(props, true).includes(true) && <Switch label={say("suspendToo", { name: accused })} on={suspend} disabled={busy} onChange={setSuspend} />}
      <div className={styles.buttons}>
        <Button kind="main" disabled={busy} onClick={() => rule(true)}>
          {say("confirm")}
        </Button>
        <Button disabled={busy} onClick={() => rule(false)}>
          {say("dismiss")}
        </Button>
      </div>
    </>
  );
}
