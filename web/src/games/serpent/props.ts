// What the parts of the board of serpent are given.
import type { SerpentState } from "@/generated/views";
import type { BoardProps } from "@/games/board";
import type { Racer } from "@/games/serpent/race";
import type { Task } from "@/games/serpent/tasks";
import type { Say } from "@/games/serpent/words";
import type { GameSay } from "@/texts/gameTexts";

export type Props = BoardProps<SerpentState>;

export interface PartProps extends Props {
  say: Say;
  text: GameSay;
  names: readonly string[]; // by seat, as the one who looks calls them
  racers: readonly Racer[]; // in the order of turns
  gamemaster: number | null;
  task: Task;
  walking: boolean; // the piece of whoever rolled is on its way: what comes next is not told yet
  tumbling: boolean; // and before that, so are the dice
  guess: number | null; // what one is about to say
  setGuess: (field: number | null) => void;
  send: BoardProps["act"];
  busy: boolean;
}
