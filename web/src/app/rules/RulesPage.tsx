"use client";
import { type ComponentType, lazy, Suspense } from "react";
import { Article } from "@/app/rules/Article";
import { Contents } from "@/app/rules/Contents";
import { Head } from "@/app/rules/Head";
import { Options } from "@/app/rules/Options";
import type { Rules } from "@/app/rules/chapters";
import { type GameInfo, useGame } from "@/games/catalogue";
import styles from "./Rules.module.css";

type Told = ComponentType<{ info: GameInfo }>;

/** Each game's rules come when somebody reads them. */
const told = (load: () => Promise<{ rules: Rules }>) =>
  lazy<Told>(async () => {
    const { rules } = await load();
    return { default: ({ info }) => <Whole info={info} rules={rules} /> };
  });

const PAGES: Readonly<Record<string, Told>> = {
  snatch: told(() => import("@/app/rules/games/snatch")),
  share: told(() => import("@/app/rules/games/share")),
  playone: told(() => import("@/app/rules/games/playone")),
  colors: told(() => import("@/app/rules/games/colors")),
  serpent: told(() => import("@/app/rules/games/serpent")),
};

/** The rules of one of the games that this site was built with. */
export function RulesPage({ game }: { game: string }) {
  const Page = PAGES[game];
  const info = useGame(game);
  if (!Page || !info) return null;
  return (
    <div className={styles.page} data-game={game}>
      <Suspense fallback={null}>
        <Page info={info} />
      </Suspense>
    </div>
  );
}

function Whole({ info, rules }: { info: GameInfo; rules: Rules }) {
  return (
    <>
      <Head info={info} lead={rules.lead} />
      <div className={styles.columns}>
        <Contents chapters={rules.chapters} />
        <div className={styles.article}>
          <Article chapters={rules.chapters} />
          <Options info={info} />
        </div>
      </div>
    </>
  );
}
