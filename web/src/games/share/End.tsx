import { capital } from "@/games/forms/wording";
import { ranked } from "@/games/share/market";
import type { PartProps } from "@/games/share/props";
import { Ranking } from "@/games/share/Ranking";
import { listed } from "@/games/share/wording";
import type { Outcome } from "@/session/types";
import { useLanguage } from "@/texts/useLanguage";
import styles from "./Desk.module.css";

/** The ranking at the end (H9); or whom the others have left alone. */
export function End(props: PartProps & { result: Outcome }) {
  const { result, text } = props;
  const title = useTitle(props);
  return (
    <>
      <h3>{title}</h3>
      {result.reason === "ROUNDS_PLAYED" ? <Ranking {...props} places={ranked(result.points)} /> : <p className={styles.note}>{capital(text(`result:${result.reason}`) ?? "")}.</p>}
    </>
  );
}

function useTitle({ result, me, names, say }: PartProps & { result: Outcome }): string {
  const language = useLanguage();
  const { winners } = result;
  if (me !== null && winners.includes(me)) return say(winners.length > 1 ? "wonShared" : "won");
  return say("lostTo", { names: listed(winners.map((seat) => names[seat] ?? ""), language), count: winners.length });
}
