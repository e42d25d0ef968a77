import type { Case } from "@/games/share/market";
import type { PartProps } from "@/games/share/props";
import { told } from "@/games/share/wording";
import { Stamp } from "@/ui/Stamp";
import { Goods } from "@/ui/tokens/Goods";
import styles from "./Bench.module.css";

/** How a case was ruled on, and what that cost. */
export function Verdict({ say, heard }: Pick<PartProps, "say"> & { heard: Case }) {
  const confirmed = heard.confirm === true;
  return (
    <div className={styles.verdict}>
      <Stamp small ink={confirmed ? "bad" : "plain"}>
        {say(confirmed ? "verdictConfirmed" : "verdictDismissed")}
      </Stamp>
      {confirmed && (
        <>
          <span>
            {say("returned")}: <Goods compact goods={heard.returned} label={told(heard.returned, say)} nothing={say("nothing")} />
          </span>
          <span>
            {say("forfeited")}: <Goods compact goods={heard.forfeited} label={told(heard.forfeited, say)} nothing={say("nothing")} />
          </span>
        </>
      )}
      {heard.suspend && <strong>{say("suspendedNext")}</strong>}
    </div>
  );
}
