// What the board of share is given, and what it gives to its parts.
import type { ShareState } from "@/generated/views";
import type { BoardProps } from "@/games/board";
import type { ShareSay } from "@/games/share/words";
import type { GameSay } from "@/texts/gameTexts";

export type Props = BoardProps<ShareState>;

export interface PartProps extends Props {
  names: readonly string[]; // of the three
  near: number; // who sits at the near side of the table
  say: ShareSay;
  text: GameSay;
}
