// What the parts of the board of snatch are given.
import type { SnatchState } from "@/generated/views";
import type { BoardProps } from "@/games/board";
import type { GameSay } from "@/texts/gameTexts";
import type { SnatchSay } from "@/games/snatch/words";

export interface PartProps extends BoardProps<SnatchState> {
  names: readonly string[]; // of the two, as the one who looks calls them
  say: SnatchSay;
  text: GameSay;
}
