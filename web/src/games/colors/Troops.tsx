import { useId } from "react";
import { marching } from "@/games/colors/draft";
import type { PartProps } from "@/games/colors/props";
import { Button } from "@/ui/Button";
import styles from "./Panel.module.css";

/** How many troops march, from where to where. */
export function Troops(props: PartProps) {
  const { draft, say, send, busy } = props;
  const { at, to, troops } = draft;
  return (
    <section className={styles.panel} data-part="troops" data-mine aria-label={say("move")}>
      <h3>{say("move")}</h3>
      <p className={styles.route}>{at ? (to ? say("moveWay", { from: at, to }) : say("moveFrom", { from: at })) : say("pickOrigin")}</p>
      {at && <Slider {...props} origin={at} />}
      <p className={styles.note}>{to ? whatIsThere(props, to) : at ? say("pickGoal") : ""}</p>
      <div className={styles.ways}>
        <Button kind="main" busy={busy} disabled={!at || !to} onClick={() => void send("move", { from: at, to, troops })}>
          {say("moveIt", { count: troops ?? 0 })}
        </Button>
      </div>
    </section>
  );
}

function Slider({ view, draft, change, say, origin }: PartProps & { origin: string }) {
  const id = useId();
  const { least, most } = marching(view, origin);
  const troops = draft.troops ?? most;
  const set = (wanted: number) => change({ ...draft, troops: Math.min(most, Math.max(least, wanted)) });
  return (
    <div className={styles.slider}>
      <label htmlFor={id}>{say("troopsIn", { territory: origin })}</label>
      <input id={id} type="range" min={least} max={most} value={troops} onChange={(event) => set(event.target.valueAsNumber)} />
      <output htmlFor={id}>{troops}</output>
    </div>
  );
}

function whatIsThere({ view, names, say }: PartProps, territory: string): string {
  const owner = view.state.owners[territory] ?? null;
  const count = view.state.troops[territory] ?? 0;
  if (owner === null) return say("intoEmpty");
  return owner === view.seat ? say("joins", { count }) : say("against", { count, name: names[owner] ?? "" });
}
