import { useEffect, useRef, useState } from "react";
import { Army } from "@/games/colors/Army";
import { type Combat, type Step, stepsOf } from "@/games/colors/combat";
import { middle } from "@/games/colors/hexes";
import type { PartProps } from "@/games/colors/props";
import styles from "./Combat.module.css";

const STEP_MS = 1100;
const STAYS_MS = 3600;

const still = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

interface Props extends PartProps {
  combat: Combat;
  onDone: () => void;
}

/** A combat, step by step: who meets whom, the defence tile, the comparison, who is left. It stays for as long as somebody is at it. */
export function CombatPanel({ combat, onDone, ...props }: Props) {
  const { view, say } = props;
  const steps = stepsOf(combat);
  const [shown, show] = useState(() => (still() ? steps.length : 1));
  const panel = useRef<HTMLElement>(null);
  const all = shown >= steps.length;
  useEffect(() => {
    const goOn = () => {
      if (!all) show(shown + 1);
      else if (!panel.current?.matches(":hover, :focus-within")) onDone();
    };
    const timer = setInterval(goOn, all ? STAYS_MS : STEP_MS);
    return () => clearInterval(timer);
  }, [all, shown, onDone]);
  const now = steps[Math.min(shown, steps.length) - 1];
  if (!now) return null;
  return (
    <div className={styles.layer} data-low={middle(combat.target).y > 0 || undefined}>
      <section ref={panel} className={styles.combat} data-part="combat" aria-label={say("combat", { territory: combat.target })}>
        <h3>{say("combat", { territory: combat.target })}</h3>
        <button type="button" className={styles.close} aria-label={say("close")} onClick={onDone}>
          ×
        </button>
        <Sides combat={combat} now={now} armies={view.state.armies} hit={now.name} />
        <ol className={styles.steps}>
          {steps.slice(0, shown).map((step) => (
            <li key={step.name} data-end={step.name === "end" || undefined}>
              {told(step, combat, props)}
            </li>
          ))}
        </ol>
      </section>
    </div>
  );
}

function Sides({ combat, now, armies, hit }: { combat: Combat; now: Step; armies: readonly string[]; hit: Step["name"] }) {
  const fallen = { attackers: now.attackers === 0 || undefined, defenders: now.defenders === 0 || undefined };
  return (
    <svg viewBox="-60 -20 120 40" className={styles.sides} aria-hidden="true">
      <g transform="translate(-34 0)" data-fallen={fallen.attackers} className={styles.side} key={`a${now.attackers}`}>
        <Army army={armies[combat.seat] ?? ""} troops={now.attackers} />
      </g>
      <path d="M-14 -6 L0 0 L-14 6 M-3 -6 L11 0 L-3 6" className={styles.clash} data-hit={hit} key={hit} />
      <g transform="translate(34 0)" data-fallen={fallen.defenders} className={styles.side} key={`d${now.defenders}`}>
        <Army army={combat.defender} troops={now.defenders} />
      </g>
    </svg>
  );
}

function told({ name, attackers, defenders }: Step, combat: Combat, { view, names, say, text }: PartProps): string {
  const { armies } = view.state;
  const led = (army: string) => say("led", { name: names[armies.indexOf(army)] ?? "", army: text(`value:${army}`) ?? army });
  switch (name) {
    case "meet":
      return say("step_meet", { attacker: led(armies[combat.seat] ?? ""), defender: led(combat.defender), attackers, defenders });
    case "tile":
      return say("step_tile", { count: Math.min(combat.defense, combat.troops) });
    case "compare":
      return say(attackers > defenders ? "step_more" : attackers < defenders ? "step_fewer" : "step_same", { attackers, defenders });
    case "end":
      return say(`end_${combat.how}`, { count: combat.left });
  }
}
