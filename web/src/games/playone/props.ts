// What the parts of the board of playone are given.
import type { PlayoneState } from "@/generated/views";
import type { BoardProps } from "@/games/board";
import type { Say } from "@/games/playone/words";
import type { GameSay } from "@/texts/gameTexts";

export type Props = BoardProps<PlayoneState>;

export interface PartProps extends Props {
  names: readonly string[]; // by seat, as the one who looks calls them
  say: Say;
  text: GameSay;
}
