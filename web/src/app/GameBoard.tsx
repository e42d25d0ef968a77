import { Component, createElement, type ReactNode, Suspense } from "react";
import { useSeatName } from "@/app/table/Seats";
import { boardOf, plainBoard } from "@/games";
import type { BoardProps } from "@/games/board";
import { useSay } from "@/texts/words";

const WORDS = {
  laying: ["Laying out the board…", "Preparando el tablero…"],
  board: ["The board", "El tablero"],
} as const;

interface Props extends BoardProps {
  occasion: string | number; // with another one, the board begins anew
}

/** The board of the game; one that fails is replaced by the one that any game has. */
export function GameBoard({ occasion, table, ...rest }: Props) {
  const say = useSay(WORDS);
  const called = useSeatName(table.game);
  const seats = table.seats.map((seat) => seat && { ...seat, name: called(seat) });
  const props = { ...rest, table: { ...table, seats } };
  return (
    <section>
      <h2 className="visually-hidden">{say("board")}</h2>
      <Suspense fallback={<p role="status">{say("laying")}</p>}>
        <Rescue key={occasion} otherwise={createElement(plainBoard, props)}>
          {createElement(boardOf(table.game), props)}
        </Rescue>
      </Suspense>
    </section>
  );
}

class Rescue extends Component<{ otherwise: ReactNode; children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? this.props.otherwise : this.props.children;
  }
}
