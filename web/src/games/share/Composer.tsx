import { wayTo } from "@/games/legal";
import { type Draft, givesMore, isFixed, isSomething, limits, type Side, targets, withAmount } from "@/games/share/draft";
import { NOTHING, PRODUCTS, type Product } from "@/games/share/market";
import type { PartProps } from "@/games/share/props";
import { PRODUCT_NAMES, told } from "@/games/share/wording";
import { useAct } from "@/games/useAct";
import { Button } from "@/ui/Button";
import { Stepper } from "@/ui/Stepper";
import { Goods } from "@/ui/tokens/Goods";
import { Token } from "@/ui/tokens/Token";
import styles from "./Desk.module.css";

interface Props extends PartProps {
  draft: Draft & { targetId: number };
  setDraft: (draft: Draft) => void;
}

/** So much for so much, to one of the two. */
export function Composer(props: Props) {
  const { view, act, names, say, text, draft, setDraft } = props;
  const { send, busy } = useAct(act);
  const offer = async () => {
    const done = await send("offer", { ...draft });
    if (done.ok) setDraft({ targetId: draft.targetId, offering: NOTHING, requesting: NOTHING });
  };
  return (
    <>
      <h3>{say("make")}</h3>
      <Targets {...props} />
      <div className={styles.steps}>
        <Amounts {...props} side="offering" />
        <Amounts {...props} side="requesting" />
      </div>
      <Hint {...props} />
      {!isSomething(draft) && <p className={styles.note}>{text("EMPTY_OFFER")}</p>}
      <Button kind="main" disabled={busy || !isSomething(draft) || view.result !== null} onClick={() => void offer()}>
        {say("lay", { name: names[draft.targetId] ?? "" })}
      </Button>
    </>
  );
}

/** How many offers are left to somebody, or why there can be none. */
function leftTo({ view, me, say }: Props, seat: number): string {
  if (view.gone.includes(seat)) return say("gone");
  if (view.state.isSuspended[seat]) return say("suspended");
  const count = me === null ? 0 : (view.state.offersLeft[me]?.[seat] ?? 0);
  return count > 0 ? say("leftShort", { count }) : say("noneLeft");
}

function Targets(props: Props) {
  const { view, names, near, say, draft, setDraft } = props;
  const open = targets(view);
  const others = view.state.producerRole.map((_, seat) => seat).filter((seat) => seat !== near);
  return (
    <fieldset className={styles.targets}>
      <legend className="visually-hidden">{say("toWhom")}</legend>
      {others.map((seat) => {
        return (
          <label key={seat} data-on={seat === draft.targetId || undefined}>
            <input type="radio" name="share-target" checked={seat === draft.targetId} disabled={!open.includes(seat)} onChange={() => setDraft({ ...draft, targetId: seat })} />
            <span>{names[seat]}</span>
            <small>{leftTo(props, seat)}</small>
          </label>
        );
      })}
    </fieldset>
  );
}

function Amounts(props: Props & { side: Side }) {
  const { view, say, draft, side } = props;
  const fixed = isFixed(wayTo(view, "offer")?.data[side]);
  return (
    <fieldset className={styles.group}>
      <legend>{say(side === "offering" ? "giveTitle" : "askTitle")}</legend>
      {fixed ? (
        <>
          <Goods goods={draft[side]} label={told(draft[side], say)} nothing={say("nothing")} />
          <p className={styles.note}>{say("fixed")}</p>
        </>
      ) : (
        PRODUCTS.map((product) => <Amount key={product} {...props} product={product} />)
      )}
    </fieldset>
  );
}

function Amount({ view, me, say, draft, setDraft, side, product }: Props & { side: Side; product: Product }) {
  const { least, most } = limits(view, side, product);
  const what = say(PRODUCT_NAMES[product]);
  const held = me === null ? 0 : (view.state.tokens[me]?.[product] ?? 0);
  return (
    <Stepper
      label={side === "offering" ? say("ofHeld", { what, held }) : what}
      icon={<Token kind={product} wanted={side === "requesting"} />}
      value={draft[side][product]}
      min={least}
      max={most}
      less={say("fewer", { what })}
      more={say("more", { what })}
      onChange={(count) => setDraft(withAmount(draft, side, product, count))}
    />
  );
}

/** More than is held may be offered; what that means depends on the round. */
function Hint({ view, me, say, draft }: Props) {
  const held = me === null ? undefined : view.state.tokens[me];
  if (!givesMore(draft, held)) return null;
  return <p className={styles.note}>{say(view.state.kind === "governance" ? "overInFull" : "over")}</p>;
}
