import { type Entry, type Frame, isOwn, type Page, sentencesOf } from "@/app/replay/frames";
import { WORDS } from "@/app/replay/words";
import { capital, humanised, useWording } from "@/games/forms/wording";
import { useGameTexts } from "@/texts/gameTexts";
import { useSay } from "@/texts/words";

const KINDS = { timeout: "timeout", leave: "leave", back: "return", undo: "undo" } as const;

/** What happened at a step, for whoever’s eyes these are. */
export function useStepWords({ match, seat }: Pick<Page, "match" | "seat">): (frame: Frame) => readonly string[] {
  const say = useSay(WORDS);
  const moved = useMoveWords(match.game);
  return (frame) => {
    if (frame.version === 0) return [say("beginning")];
    const sentences = sentencesOf(frame, seat);
    if (frame.entry && frame.entry.kind !== "play") return [say(KINDS[frame.entry.kind]), ...sentences];
    if (sentences.length > 0) return sentences;
    return [frame.entry && isOwn(frame, seat) ? moved(frame.entry) : say("unseen")];
  };
}

/** A move of which nothing was told, by its name and values. */
function useMoveWords(game: string): (entry: Entry) => string {
  const own = useGameTexts(game);
  const wording = useWording(game, "parameter");
  return ({ action = "", data = {} }) => {
    const values = Object.entries(data).map(([name, value]) => `${wording.name(name)} ${wording.value(value)}`);
    return [capital(own(`move:${action}`) ?? humanised(action)), ...values].join(" · ");
  };
}
