import type { Draft } from "@/games/snatch/draft";
import type { PartProps } from "@/games/snatch/props";
import { amounts, P1, type Side } from "@/games/snatch/story";
import { Counter } from "@/ui/motion/Counter";
import { Token, type TokenKind } from "@/ui/tokens/Token";
import { Tray } from "@/ui/tokens/Tray";
import styles from "./Holding.module.css";

interface Props extends PartProps {
  seat: number;
  where: "near" | "far";
  draft: Draft | null;
}

type Good = "turkey" | "corn";

/** What one of the two holds, has earned, and is ashamed of. */
export function Holding({ view, me, names, say, text, seat, where, draft }: Props) {
  const { state } = view;
  const name = names[seat] ?? "";
  const offer = state.offerActive ? state.offer : draft;
  const going = (kind: Good) => (offer ? amounts(offer, side(seat))[kind] : 0);
  const trays: { kind: Good; held: readonly number[]; label: "turkeys" | "cobs"; own: boolean }[] = [
    { kind: "turkey", held: state.pavoTokens, label: "turkeys", own: seat === P1 },
    { kind: "corn", held: state.eloteTokens, label: "cobs", own: seat !== P1 },
  ];
  return (
    <section className={styles.holding} data-where={where} data-turn={view.toAct.includes(seat) || undefined} aria-label={say("holds", { name })}>
      <header className={styles.name}>
        <h3>
          {name}
          {seat === me && <span className={styles.me}> ({say("you")})</span>}
        </h3>
        <span className={styles.role}>{view.gone.includes(seat) ? say("away") : text(`seat:${seat}`)}</span>
      </header>
      <p className={styles.score}>
        <Counter value={state.scores[seat] ?? 0} /> <span>{say("pointsLabel")}</span>
      </p>
      <div className={styles.trays}>
        {trays.map(({ kind, held, label, own }) => (
          <Tray
            key={kind}
            kind={kind}
            count={held[seat] ?? 0}
            slots={held.reduce((sum, count) => sum + count, 0)}
            going={going(kind)}
            label={`${say(label, { count: held[seat] ?? 0 })}, ${say("worth", { count: own ? 1 : 2 })}`}
            name={`${say(label === "turkeys" ? "turkeysName" : "cobsName")} · ${say("worth", { count: own ? 1 : 2 })}`}
            anchor={`seat-${seat}-${kind}`}
          />
        ))}
      </div>
      <Shame count={state.shameTokens[seat] ?? 0} anchor={`seat-${seat}-shame`} label={say("shame", { count: state.shameTokens[seat] ?? 0 })} />
    </section>
  );
}

const MOST_DRAWN = 6;

function Shame({ count, anchor, label }: { count: number; anchor: string; label: string }) {
  const kind: TokenKind = "shame";
  return (
    <div className={styles.shame} data-anchor={anchor} data-none={count === 0 || undefined}>
      {count > 0 && (
        <>
          {Array.from({ length: Math.min(count, MOST_DRAWN) }, (_, index) => (
            <Token key={index} kind={kind} />
          ))}
          <span>{label}</span>
        </>
      )}
    </div>
  );
}

const side = (seat: number): Side => (seat === P1 ? "offer" : "request");
