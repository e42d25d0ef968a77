import type { PartProps } from "@/games/serpent/props";
import styles from "./Guess.module.css";

const DIGITS = [
  ["endsIn0", "0"],
  ["endsIn5", "±3"],
  ["byThree", "±2"],
  ["odd", "±1"],
  ["otherwise", "0"],
] as const;
const ZONES = [
  [0, 20, "+2"],
  [21, 40, "−1"],
  [41, 60, "+1"],
  [61, 80, "−2"],
  [81, 100, "+3"],
] as const;

/** The rule that the numbers come from, for whoever has forgotten it. */
export function Rule({ view, say, joker }: PartProps & { joker: boolean }) {
  const zones = view.options.movement === "zones";
  const rows = zones
    ? ZONES.map(([first, last, value]) => [first === 0 ? say("upTo", { last }) : say("fromTo", { first, last }), value] as const)
    : DIGITS.map(([word, value]) => [say(word), value] as const);
  return (
    <details className={styles.rule}>
      <summary>{say("reminder")}</summary>
      <p>
        <b>{say(zones ? "ruleZones" : "rulePattern")}.</b> {say(joker ? "baseJoker" : "basePattern")}
      </p>
      <p>{say(zones ? "byZone" : "byDigits")}</p>
      <dl>
        {rows.map(([when, value]) => (
          <div key={when}>
            <dt>{when}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {!zones && <p>{say("sign")}</p>}
      <p>{say("kept")}</p>
    </details>
  );
}
