import Link from "next/link";
import { useEffect } from "react";
import { BenchBar } from "@/app/decks/BenchBar";
import { BenchHead } from "@/app/decks/BenchHead";
import { CardList } from "@/app/decks/CardList";
import { CardSheet } from "@/app/decks/CardSheet";
import { ConflictDialog } from "@/app/decks/ConflictDialog";
import { asFile, download } from "@/app/decks/download";
import { ofDeck } from "@/app/decks/problems";
import { useProblemText } from "@/app/decks/problemWords";
import { ToolSign } from "@/app/decks/Signs";
import { type Start, useBench } from "@/app/decks/useBench";
import { useSay } from "@/texts/words";
import page from "./Decks.module.css";
import { Button } from "@/ui/Button";
import styles from "./Bench.module.css";

const WORDS = {
  back: ["All decks", "Todos los mazos"],
  export: ["Export", "Exportar"],
} as const;

/** Where a deck is written: its cards, one of them open, and what is wrong beside it. */
export function Bench(props: Start) {
  const say = useSay(WORDS);
  const { bench, act, deck, mayChange, account, dirty, found, saving, save, takeTheirs } = useBench(props);
  const told = found ?? [];
  const shown = bench.at ?? bench.draft.cards[0]?.id ?? null;
  useShortcuts(act, mayChange);
  return (
    <div className={styles.bench} data-open={bench.at !== null || undefined}>
      <div className={styles.top}>
        <Link className={page.link} href="/decks/">
          <ToolSign tool="back" />
          {say("back")}
        </Link>
        <Button kind="quiet" icon={<ToolSign tool="save" />} disabled={deck.cards.length === 0} onClick={() => download(deck.name, [asFile(deck)])}>
          {say("export")}
        </Button>
      </div>
      <BenchHead draft={bench.draft} act={act} mayChange={mayChange} account={account} />
      <Whole found={ofDeck(told)} />
      <div className={styles.columns}>
        <CardList bench={bench} shown={shown} found={told} act={act} mayChange={mayChange} />
        {shown !== null && <CardSheet key={shown} bench={bench} id={shown} found={told} act={act} mayChange={mayChange} />}
      </div>
      {mayChange && <BenchBar bench={bench} act={act} dirty={dirty} found={found} account={account} saving={saving} onSave={() => void save()} />}
      <ConflictDialog theirs={saving.theirs} mine={deck} onKeepMine={(over) => void save(over)} onTakeTheirs={takeTheirs} onAnother={() => void save(null)} onClose={saving.settle} />
    </div>
  );
}

/** Undo and redo by keyboard, where no text is being written. */
function useShortcuts(act: (what: { do: "undo" | "redo" }) => void, mayChange: boolean): void {
  useEffect(() => {
    if (!mayChange) return;
    const press = (event: KeyboardEvent) => {
      const writing = event.target instanceof HTMLInputElement || event.target instanceof HTMLTextAreaElement;
      if (writing || !(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== "z") return;
      event.preventDefault();
      act({ do: event.shiftKey ? "redo" : "undo" });
    };
    window.addEventListener("keydown", press);
    return () => window.removeEventListener("keydown", press);
  }, [act, mayChange]);
}

/** What is wrong with the deck as a whole. */
function Whole({ found }: { found: ReturnType<typeof ofDeck> }) {
  const text = useProblemText();
  if (found.length === 0) return null;
  return (
    <ul className={styles.whole} role="alert">
      {found.map(({ problem }, place) => (
        <li key={place}>{text(problem)}</li>
      ))}
    </ul>
  );
}
