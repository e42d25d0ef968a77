import Link from "next/link";
import { Matches } from "@/app/me/Matches";
import { WORDS } from "@/app/replay/words";
import { useMe } from "@/app/useMe";
import { useSay } from "@/texts/words";
import button from "@/ui/Button.module.css";
import styles from "./Replay.module.css";

/** The address names no match: one’s own are here, and where the others are is told. */
export function WhichMatch() {
  const say = useSay(WORDS);
  return (
    <div className={styles.which}>
      <header>
        <h1>{say("which")}</h1>
        <p>{say("whichText")}</p>
      </header>
      {useMe() && <Matches />}
      <Link href="/" className={button.button}>
        {say("games")}
      </Link>
    </div>
  );
}
