"""The race itself: who stands where, whose turn it is, who has turns to come or to lose."""

from collections.abc import Sequence
from typing import Any, TypedDict

from ronda.games.serpent.board import LAST, START, BoardData, Field, laid_out, within_board
from ronda.games.serpent.movement import MOVEMENTS
from ronda.games.serpent.options import SerpentOptions
from ronda.rules import Game, Result, Turn, draw, require, span

GAMEMASTER = 0  # the seat, in races that have one
FEWEST, MOST = 2, 10  # racers


class PlayerPosition(TypedDict):
    """Where a racer stands, under the names of the data model."""

    playerId: int
    boardPosition: int
    turnOrder: int


class Skipped(TypedDict):
    """A racer who was passed over."""

    playerId: int
    remainingTurnsToLose: int


class TurnTaken(TypedDict):
    """What came of a roll, for those who missed the events, and for who looks back."""

    playerId: int
    diceValue: int
    path: list[int]  # where the racer has stood in this turn, one after the other
    guesses: list[dict[str, Any]]  # as `game:guess-result` tells them


class Race(Game):
    """Racers take turns; who gets to the last field first has won."""

    options: SerpentOptions = SerpentOptions()

    def line_up(self, turn: Turn) -> None:
        """Board, order of turns, and everybody at the start."""
        racers = list(self.racers)
        fits = FEWEST <= len(racers) <= MOST
        away = self.players - len(racers)
        require(fits, "WRONG_NUMBER_OF_PLAYERS", players=span(FEWEST + away, MOST + away))
        self.board_data: BoardData = laid_out(MOVEMENTS[self.options.movement].steps, turn.luck)
        turn.luck.shuffle(racers)
        self.turn_sequence = racers
        self.positions = [START] * self.players
        self.extra_turns = [0] * self.players
        self.turns_to_lose = [0] * self.players
        self.last_turn: TurnTaken | None = None
        self.current_turn = len(racers) - 1
        self.turn_number = 1
        self.step_on()
        self.enter("roll", turn)

    # The race, seen from a distance.

    @property
    def has_gamemaster(self) -> bool:
        return self.options.gamemaster == "player"

    @property
    def racers(self) -> Sequence[int]:
        return range(int(self.has_gamemaster), self.players)

    @property
    def racers_here(self) -> list[int]:
        return [seat for seat in self.racers if seat not in self.gone]

    @property
    def current_player(self) -> int:
        return self.turn_sequence[self.current_turn]

    @property
    def players_(self) -> list[PlayerPosition]:
        """In order of turns. (`players` is how many seats there are; on the wire it is this.)"""
        return [
            {"playerId": seat, "boardPosition": self.positions[seat], "turnOrder": order}
            for order, seat in enumerate(self.turn_sequence)
        ]

    @property
    def field(self) -> Field:
        """The field that the current player stands on."""
        return self.board_data["fields"][self.positions[self.current_player] - 1]

    def result(self) -> Result | None:
        if self.phase != "finished":
            return None
        return self.won("FINISH_REACHED", self.current_player)

    def deserted(self) -> Result | None:
        here = self.racers_here
        if len(here) > 1:
            return None
        return self.won("OPPONENT_LEFT", here[0]) if here else draw(self.players, "OPPONENT_LEFT")

    def won(self, reason: str, winner: int) -> Result:
        """The points are the fields that everybody got to."""
        return {"points": list(self.positions), "winners": [winner], "reason": reason}

    # How it goes on.

    def enter(self, phase: str, turn: Turn) -> None:
        self.phase = phase
        self.phase_since = turn.now

    def place(self, seat: int, position: int) -> None:
        self.positions[seat] = within_board(position)
        if self.last_turn:
            self.last_turn["path"].append(self.positions[seat])

    def note_roll(self, seat: int, dice: int) -> None:
        """A turn begins to be told: from where, and with what."""
        path = [self.positions[seat]]
        self.last_turn = {"playerId": seat, "diceValue": dice, "path": path, "guesses": []}

    def note_guess(self, outcome: dict[str, Any]) -> None:
        """How a guess came out belongs to the turn."""
        if self.last_turn:
            self.last_turn["guesses"].append(outcome)

    def at_the_end(self) -> bool:
        return self.positions[self.current_player] == LAST

    def finish(self, turn: Turn) -> None:
        """The current player is there."""
        self.enter("finished", turn)
        self.tell_end(turn, self.current_player)

    def tell_end(self, turn: Turn, winner: int) -> None:
        turn.tell("ended", winner=winner, final_positions=self.players_)

    def advance_turn(self, turn: Turn) -> None:
        """Extra turns first; then the next racer who has no turn to lose."""
        seat = self.current_player
        self.turn_number += 1
        if self.extra_turns[seat]:
            self.extra_turns[seat] -= 1
            left = self.extra_turns[seat]
            turn.tell("extra-turn-remaining", player_id=seat, remaining_extra_turns=left)
            turn.tell("your-turn", to=seat, can_roll=True, is_extra_turn=True)
        else:
            self.pass_turn(turn)
        self.enter("roll", turn)

    def pass_turn(self, turn: Turn) -> None:
        """Round and round, taking a lost turn off each, until somebody can play."""
        skipped: list[Skipped] = []
        self.step_on()
        while self.turns_to_lose[self.current_player]:
            seat = self.current_player
            self.turns_to_lose[seat] -= 1
            left = self.turns_to_lose[seat]
            skipped.append({"playerId": seat, "remainingTurnsToLose": left})
            self.step_on()
        if skipped:
            turn.tell("players-skipped", skipped_players=skipped)
        seat = self.current_player
        turn.tell("turn-changed", current_player=seat, turn_number=self.turn_number)
        turn.tell("your-turn", to=seat, can_roll=True, is_extra_turn=False)

    def step_on(self) -> None:
        """To the next in the order who is there."""
        count = len(self.turn_sequence)
        following = ((self.current_turn + step) % count for step in range(1, count + 1))
        here = (place for place in following if self.turn_sequence[place] not in self.gone)
        self.current_turn = next(here, self.current_turn)

    def forget_turns(self, seat: int) -> None:
        self.extra_turns[seat] = self.turns_to_lose[seat] = 0
