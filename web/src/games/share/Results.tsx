import { wayTo } from "@/games/legal";
import { Incidents } from "@/games/share/Incidents";
import { gained, latest, ranked } from "@/games/share/market";
import type { PartProps } from "@/games/share/props";
import { Ranking } from "@/games/share/Ranking";
import { listed } from "@/games/share/wording";
import { useAct } from "@/games/useAct";
import { useLanguage } from "@/texts/useLanguage";
import { Button } from "@/ui/Button";
import { Clock } from "@/ui/Clock";
import styles from "./Desk.module.css";

/** What a round has come to, until all go on or time is up. */
export function Results(props: PartProps) {
  const { view, act, live, me, names, say, deadline } = props;
  const { send, busy } = useAct(act);
  const language = useLanguage();
  const round = latest(view.state);
  if (!round) return null;
  const change = gained(view.state.rounds, round, view.options.endowment !== "each_round");
  const awaited = view.toAct.filter((seat) => seat !== me).map((seat) => names[seat] ?? "");
  const may = live && wayTo(view, "continue") !== undefined;
  return (
    <>
      <h3>{say("results", { round: round.index })}</h3>
      <Ranking {...props} places={ranked(round.points ?? view.state.points)} change={change} />
      <Incidents {...props} round={round} />
      <div className={styles.onward}>
        {may && (
          <Button kind="main" disabled={busy} onClick={() => void send("continue")}>
            {say("goOn")}
          </Button>
        )}
        {!may && awaited.length > 0 && <p className={styles.note}>{say("waitOthers", { names: listed(awaited, language) })}</p>}
        {live && deadline !== null && <Clock until={deadline} total={1000 * Number(view.options.results_seconds ?? 0)} label={say("clockResults")} />}
      </div>
    </>
  );
}
