import type { ReactNode } from "react";
import type { PartProps } from "@/games/colors/props";
import { Button } from "@/ui/Button";
import styles from "./EventCard.module.css";

const PICTURES: Readonly<Record<string, ReactNode>> = {
  calm: <path d="M6 30 Q15 23 24 30 T42 30 M6 38 Q15 31 24 38 T42 38 M24 22 A8 8 0 1 0 23.9 22 Z" />,
  mega_production: <path d="M12 42 V16 M12 16 q-6 -2 -6 -8 q6 1 6 8 q0 -7 6 -8 q0 6 -6 8 M24 42 V22 M24 22 q-6 -2 -6 -8 q6 1 6 8 q0 -7 6 -8 q0 6 -6 8 M36 42 V16 M36 16 q-6 -2 -6 -8 q6 1 6 8 q0 -7 6 -8 q0 6 -6 8" />,
  double_defense: <path d="M8 40 V14 H13 V19 H17 V14 H22 V40 Z M26 40 V14 H31 V19 H35 V14 H40 V40 Z M13 40 V32 H17 V40 M31 40 V32 H35 V40" />,
  double_movement: <path d="M8 12 L22 24 L8 36 M24 12 L38 24 L24 36" />,
  sudden_death: <path d="M10 42 V18 H16 V24 H21 V18 L24 24 L22 28 L26 32 L23 36 L27 42 M30 42 L33 34 L30 30 L34 26 V18 H39 V42" />,
};

/** The card of the round, and the choice that it leaves. */
export function EventCard(props: PartProps) {
  const { view, task, say, text } = props;
  const { event } = view.state;
  const asks = view.state.phase === "event" && (task === "choose" || task === "pass");
  return (
    <section className={styles.event} data-part="event" aria-label={say("event")} data-mine={asks || undefined}>
      <div key={event ?? "none"} className={styles.card} data-back={event === null || undefined}>
        <svg viewBox="0 0 48 48" aria-hidden="true">
          {event ? PICTURES[event] : <path d="M24 6 L40 15 V33 L24 42 L8 33 V15 Z M24 15 L32 19.5 V28.5 L24 33 L16 28.5 V19.5 Z" />}
        </svg>
        <div>
          <h3>{event ? text(`value:${event}`) : say("event")}</h3>
          <p>{event ? text(`about:${event}`) : say("noEvent")}</p>
        </div>
      </div>
      {asks && <Choice {...props} />}
    </section>
  );
}

function Choice({ view, task, draft, say, send, busy }: PartProps) {
  const { at } = draft;
  const without = task === "pass" ? "goOn" : view.state.event === "double_movement" ? "noExtra" : "usual";
  return (
    <div className={styles.ways}>
      {task === "choose" && (
        <Button kind="main" busy={busy} disabled={!at} onClick={() => void send("chooseTile", { territory: at })}>
          {at ? say("choose", { territory: at }) : say("chooseNone")}
        </Button>
      )}
      <Button kind={task === "pass" ? "main" : "quiet"} busy={busy} onClick={() => void send("pass")}>
        {say(without)}
      </Button>
    </div>
  );
}
