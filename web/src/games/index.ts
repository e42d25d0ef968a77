// The board of each game, loaded when somebody sits down. A folder here is all that a board needs;
// a game that has none is played on the automatic one.
import { type ComponentType, lazy, type LazyExoticComponent } from "react";
import type { BoardProps } from "@/games/board";

type Board = ComponentType<BoardProps>;
interface Module {
  default: Board;
}

const drawn = new Map<string, LazyExoticComponent<Board>>();

function load(game: string): Promise<Module> {
  if (!/^[a-z][a-z0-9_]*$/.test(game)) return plain();
  return (import(`@/games/${game}/Board`) as Promise<Module>).catch(plain);
}

/** The board that any game has. */
export const plainBoard = lazy(() => plain());

const plain = (): Promise<Module> => import("@/games/automatic/Board");

/** The board of a game. */
export function boardOf(game: string): LazyExoticComponent<Board> {
  const known = drawn.get(game);
  if (known) return known;
  const board = lazy(() => load(game));
  drawn.set(game, board);
  return board;
}
