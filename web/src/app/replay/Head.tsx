import type { PartProps } from "@/app/replay/props";
import { WORDS } from "@/app/replay/words";
import { Emblem } from "@/games/emblems";
import { useGameTexts } from "@/texts/gameTexts";
import { PLACES } from "@/texts/language";
import { useLanguage } from "@/texts/useLanguage";
import { useSay } from "@/texts/words";
import styles from "./Replay.module.css";

/** Which match it is. */
export function Head({ page, names }: PartProps) {
  const say = useSay(WORDS);
  const language = useLanguage();
  const own = useGameTexts(page.match.game);
  const date = new Intl.DateTimeFormat(PLACES[language], { dateStyle: "long", timeStyle: "short" }).format(new Date(page.match.startedAt));
  const players = names.filter((_, seat) => !page.frames[0]?.view.gone.includes(seat));
  return (
    <header className={styles.head}>
      <Emblem game={page.match.game} size={44} />
      <div>
        <h1>
          {own("name") ?? page.match.game} <small>· {say("title")}</small>
        </h1>
        <p>
          {new Intl.ListFormat(language).format(players)} · {say("played", { date })}
        </p>
      </div>
    </header>
  );
}
