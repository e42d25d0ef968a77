import { useState } from "react";
import { valuesOf, wayTo } from "@/games/legal";
import type { PartProps } from "@/games/snatch/props";
import type { WORDS } from "@/games/snatch/words";
import { useAct } from "@/games/useAct";
import { Button } from "@/ui/Button";
import { Dialog } from "@/ui/Dialog";
import styles from "./Head.module.css";

/** Another institution, where the players may choose it: everything starts over. */
export function Change({ view, act, live, say, text }: PartProps) {
  const [open, setOpen] = useState(false);
  const { send, busy } = useAct(act);
  const way = wayTo(view, "setVariant");
  if (!way || !live) return null;
  const choose = async (variant: string) => {
    const done = await send("setVariant", { variant });
    if (done.ok) setOpen(false);
  };
  return (
    <>
      <Button kind="quiet" className={styles.change} onClick={() => setOpen(true)}>
        {say("change")}
      </Button>
      <Dialog open={open} title={say("changeTitle")} onClose={() => setOpen(false)}>
        <p className={styles.note}>{say("changeNote")}</p>
        <div className={styles.variants}>
          {valuesOf(way.data.variant).map(String).map((variant) => (
            <button
              key={variant}
              type="button"
              className={styles.variant}
              disabled={busy}
              aria-current={variant === view.state.gameType || undefined}
              onClick={() => void choose(variant)}
            >
              <strong>
                {text(`variant:${variant}`) ?? variant}
                {variant === view.state.gameType && ` (${say("now")})`}
              </strong>
              <span>{say(variant as keyof typeof WORDS)}</span>
            </button>
          ))}
        </div>
        <Button onClick={() => setOpen(false)}>{say("keep")}</Button>
      </Dialog>
    </>
  );
}
