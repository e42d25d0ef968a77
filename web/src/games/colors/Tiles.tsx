import { kindsOf } from "@/games/colors/draft";
import { TileMark } from "@/games/colors/Army";
import type { PartProps } from "@/games/colors/props";
import { Button } from "@/ui/Button";
import styles from "./Panel.module.css";

const KINDS = ["movement", "defense", "production"] as const;
const ABOUT = { movement: "aboutMovement", defense: "aboutDefense", production: "aboutProduction" } as const;

/** The three kinds of tiles; in planning, one of them to place. */
export function Tiles(props: PartProps) {
  const { task, draft, change, say, text } = props;
  const open = task === "place" ? kindsOf(props.view) : [];
  return (
    <section className={styles.panel} data-part="tiles" data-mine={task === "place" || undefined} aria-label={say("tiles")}>
      <h3>{say("tiles")}</h3>
      <div className={styles.kinds} role="group" aria-label={say("tiles")}>
        {KINDS.map((kind) => (
          <button
            key={kind}
            type="button"
            className={styles.kind}
            disabled={!open.includes(kind)}
            aria-pressed={task === "place" && draft.kind === kind}
            onClick={() => change({ ...draft, kind })}
          >
            <TileMark kind={kind} />
            <strong>{text(`value:${kind}`)}</strong>
            <small>{say(ABOUT[kind])}</small>
          </button>
        ))}
      </div>
      {task === "place" && <Place {...props} />}
    </section>
  );
}

function Place({ draft, say, send, busy }: PartProps) {
  const { at, kind } = draft;
  return (
    <div className={styles.ways}>
      {at ? (
        <Button kind="main" data-main busy={busy} onClick={() => void send("placeTile", { territory: at, kind })}>
          {say("placeAt", { territory: at })}
        </Button>
      ) : (
        <p className={styles.note}>{say("where")}</p>
      )}
      <Button kind="quiet" busy={busy} onClick={() => void send("pass")}>
        {say("noTile")}
      </Button>
    </div>
  );
}
