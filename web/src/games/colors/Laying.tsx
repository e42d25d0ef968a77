import { layoutOf, stepBack, withLayout } from "@/games/colors/draft";
import { gathered, inHand, laid, type Layout, type Room, roomOf, spread } from "@/games/colors/layout";
import type { PartProps } from "@/games/colors/props";
import { Button } from "@/ui/Button";
import { Stepper } from "@/ui/Stepper";
import styles from "./Panel.module.css";

/** All troops laid out anew: on the board, and here. */
export function Laying(props: PartProps) {
  const { view, draft, change, say, send, busy } = props;
  const room = roomOf(view);
  if (!room) return null;
  const layout = layoutOf(view, room, draft);
  const left = inHand(room, layout);
  const lay = (next: Layout) => change(withLayout(draft, layout, next));
  return (
    <section className={styles.panel} data-part="troops" data-mine aria-label={say("layTitle")}>
      <div className={styles.title}>
        <h3>{say("layTitle")}</h3>
        <span className={styles.hand} data-none={left === 0 || undefined} role="status" aria-label={say("inHandSaid", { count: left })}>
          {say("inHand", { count: left })}
        </span>
      </div>
      {draft.at ? <One {...props} room={room} layout={layout} territory={draft.at} lay={lay} /> : <p className={styles.note}>{say("layNote")}</p>}
      <div className={styles.ways}>
        <Button disabled={left === 0} onClick={() => lay(spread(room, layout))}>
          {say("spread")}
        </Button>
        <Button onClick={() => lay(gathered(room))}>{say("gather")}</Button>
        <Button disabled={draft.layouts.length === 0} onClick={() => change(stepBack(draft))}>
          {say("back")}
        </Button>
        <Button kind="main" busy={busy} disabled={left > 0} onClick={() => void send("produce", { troops: layout })}>
          {say("confirm")}
        </Button>
      </div>
    </section>
  );
}

interface OneProps extends PartProps {
  room: Room;
  layout: Layout;
  territory: string;
  lay: (next: Layout) => void;
}

/** The territory in question. */
function One({ room, layout, territory, lay, say }: OneProps) {
  const troops = layout[territory] ?? 0;
  const most = Math.min(room.most, troops + inHand(room, layout));
  const set = (wanted: number) => lay(laid(room, layout, territory, wanted));
  return (
    <div className={styles.steps}>
      <Stepper label={say("troopsIn", { territory })} value={troops} min={room.least} max={most} onChange={set} less={say("fewer")} more={say("more")} />
      <Button disabled={troops === most} onClick={() => set(most)}>
        {say("allHere")}
      </Button>
    </div>
  );
}
