// What the parts of the board of colors are given.
import type { Draft, Mark, Task } from "@/games/colors/draft";
import type { ColorsSay } from "@/games/colors/words";
import type { ColorsState } from "@/generated/views";
import type { BoardProps } from "@/games/board";
import type { GameSay } from "@/texts/gameTexts";

export type Props = BoardProps<ColorsState>;

export interface PartProps extends Props {
  names: readonly string[]; // by seat
  say: ColorsSay;
  text: GameSay;
  task: Task;
  draft: Draft; // as far as it is legal
  marks: ReadonlyMap<string, Mark>;
  change: (draft: Draft) => void;
  send: BoardProps["act"];
  busy: boolean;
}
