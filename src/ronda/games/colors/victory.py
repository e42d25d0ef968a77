"""Phase 5, victory: has exactly one player four of each colour? And how it ends otherwise."""

from ronda.games.colors.field import Field
from ronda.games.colors.setup import SEATS
from ronda.rules import Result, Turn, ranking, win

OF_EACH_TO_WIN = 4


class Victory(Field):
    """Nobody plays here; the round is over, and perhaps the game."""

    def begin_victory(self, turn: Turn) -> None:
        self.clear_tiles()
        complete = [seat for seat in range(SEATS) if self.is_complete(seat)]
        alive = [seat for seat in range(SEATS) if self.held_by(seat)]
        if len(complete) == 1:
            self.finish("FOUR_OF_EACH", complete[0])
        elif len(alive) == 1:
            self.finish("LAST_STANDING", alive[0])
        elif self.round == self.options.max_rounds:
            self.finish("ROUNDS_PLAYED", None)
        else:
            self.go_on(turn, len(complete))

    def clear_tiles(self) -> None:
        """Tiles that are left do not outlive the round, nor does its event."""
        self.tiles, self.tile_owners, self.doubled = {}, {}, []

    def is_complete(self, seat: int) -> bool:
        """Four territories of each colour; a player who left wins nothing."""
        return self.plays(seat) and min(self.holdings[seat].values()) >= OF_EACH_TO_WIN

    def finish(self, ending: str, winner: int | None) -> None:
        self.phase, self.turn = "finished", None
        self.ending, self.winner = ending, winner

    def finish_if_deserted(self) -> None:
        """Once somebody has left, the game need not go on for one."""
        left = self.deserted()
        if left:
            self.finish(left["reason"], left["winners"][0])

    def go_on(self, turn: Turn, complete: int) -> None:
        """Another round: the second player becomes the first."""
        if complete:
            turn.tell("standoff", players=complete)
        self.order = self.order[1:] + self.order[:1]
        self.start_round(turn)

    def start_round(self, turn: Turn) -> None:
        self.round += 1
        self.event, self.answered, self.chosen = None, [False] * SEATS, [None] * SEATS
        first = next(filter(self.plays, self.order), self.order[0])
        turn.tell("roundStarted", round=self.round, seat=first)
        self.enter("planning", turn)

    def result(self) -> Result | None:
        if not self.ending:
            return None
        if self.winner is not None:
            return win(SEATS, self.winner, self.ending)
        ranked = ranking([self.colored(seat) for seat in range(SEATS)], self.ending)
        return {**ranked, "winners": [seat for seat in ranked["winners"] if self.plays(seat)]}

    def colored(self, seat: int) -> int:
        """The coloured territories of a seat that still plays."""
        return sum(self.holdings[seat].values()) if self.plays(seat) else 0

    def deserted(self) -> Result | None:
        """The only one who still plays has won; the armies of those who left do not oppose.

        Without such an army it is a sole survivor, who wins in the victory phase.
        """
        playing = [seat for seat in range(SEATS) if self.plays(seat)]
        abandoned = any(map(self.held_by, self.gone))
        return win(SEATS, playing[0], "OPPONENT_LEFT") if abandoned and len(playing) == 1 else None
