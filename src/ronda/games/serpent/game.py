"""SerpentRace: a quiz race over a hundred fields, with a gamemaster or without."""

from collections.abc import Mapping, Sequence
from typing import Any

from ronda.games.serpent.board import LUCKY, POSITIVE, REGULAR
from ronda.games.serpent.cards import (
    CARD_TYPES,
    CONSEQUENCES,
    EXTRA_TURN,
    GO_TO_START,
    JOKER_DECK,
    LOSE_TURN,
    LUCK_DECK,
    MOVE_BACKWARD,
    MOVE_FORWARD,
    NEGATIVE_DECK,
    POSITIVE_DECK,
    Consequence,
)
from ronda.games.serpent.guessing import GuessingRace
from ronda.games.serpent.movement import JOKER_DICE, guess_required
from ronda.games.serpent.pending import ThrownDice, card_data
from ronda.games.serpent.race import GAMEMASTER
from ronda.games.serpent.redealing import redealt
from ronda.games.serpent.texts import TEXTS
from ronda.rules import Action, Choice, Domain, Json, Luck, Text, Turn, among, move
from ronda.rules.plain import copied

DIE = range(1, 7)
FIELDS = range(1, 101)
LONGEST_ANSWER = 8000  # as JSON
NOTHING_MORE: Mapping[str, object] = {}


class Serpent(GuessingRace):
    """Roll, answer what the field asks, and calculate where that takes you: the first racer on
    field 100 wins. Jokers are judged by a gamemaster."""

    id = "serpent"
    seats = (2, 11)
    texts = TEXTS
    seat_fields = ("playerId", "currentPlayer", "winner", "gamemasterId")
    verbatim = (
        "question", "description", "answer", "solution", "left", "right", "leftText", "rightText",
    )  # fmt: skip
    public = (
        "phase", "board_data", "players_", "turn_sequence", "current_turn", "current_player",
        "turn_number", "extra_turns", "turns_to_lose", "dice_value", "pending_card",
        "last_card", "last_turn",
    )  # fmt: skip
    private = ("card_data", "guess_request", "decision_request")

    def setup(self, turn: Turn) -> None:
        self.dice_value: int | None = None
        self.unpack()
        self.line_up(turn)

    def to_act(self) -> Sequence[int]:
        if self.phase == "finished":
            return []
        return [GAMEMASTER if self.phase == "decision" else self.current_player]

    # What is asked of whom.

    def card_data(self, seat: int) -> dict[str, Any] | None:
        """What the player who has to answer sees of the card."""
        if self.phase != "answer" or seat != self.current_player:
            return None
        return card_data(self.waiting, self.card, self.options.card_seconds)

    def decision_request(self, seat: int) -> dict[str, Any] | None:
        """What the gamemaster is asked."""
        if self.phase != "decision" or seat != GAMEMASTER:
            return None
        return {
            "requestId": self.request_id, "playerId": self.current_player,
            "jokerCard": self.joker_card(), "timeLimit": self.options.gamemaster_seconds,
        }  # fmt: skip

    def joker_card(self) -> dict[str, Any]:
        return {"question": self.card["question"], "consequence": self.card.get("consequence")}

    @property
    def request_id(self) -> str:
        return f"joker-{self.turn_number}"

    # What can be done.

    def dice_values(self, seat: int) -> Domain | range:
        return DIE if self.options.dice == "client" else ThrownDice(DIE)

    def answers(self, seat: int) -> Domain:
        return self.format.domain(self.card.get("answer"), self.waiting["arranged"])

    def requests(self, seat: int) -> Domain:
        return Choice((self.request_id,), refusal="UNKNOWN_REQUEST")

    @move(during="roll", wire="dice-roll", dice_value=among(dice_values, of=DIE))
    def roll(self, turn: Turn, dice_value: int) -> None:
        """Roll the dice. (The server rolls, unless the option `dice` says that players do.)"""
        self.thrown(turn, dice_value if self.options.dice == "client" else turn.luck.roll())

    @move(during="answer", wire="card-answer", answer=among(answers, of=Json(LONGEST_ANSWER)))
    def answer(self, turn: Turn, answer: Any) -> None:
        """Answer the card: its type says in which form."""
        turn.tell("answer-submitted", player_id=self.current_player, answer=answer)
        solution, form = self.card["answer"], self.format
        explanation = form.explanation(solution, answer)
        self.answered(turn, form.right(solution, answer), explanation, given=copied(answer))

    @move(during="guess", wire="position-guess", guessed_position=FIELDS)
    def guess(self, turn: Turn, guessed_position: int) -> None:
        """Say where the card takes you."""
        seat = self.current_player
        turn.tell("position-guess-broadcast", player_id=seat, guessed_position=guessed_position)
        turn.tell("guess-result", player_id=seat, **self.guessed(guessed_position))
        self.arrived(turn)

    @move(
        during="decision", wire="gamemaster-decision",
        request_id=among(requests, of=Text(64)), decision=("approve", "reject"),
    )  # fmt: skip
    def decide(self, turn: Turn, request_id: str, decision: str) -> None:
        """The gamemaster: approve the joker, or reject it."""
        self.decided(turn, approved=decision == "approve")

    @move(during="joker_guess", wire="joker-position-guess", guessed_position=FIELDS)
    def guess_joker(self, turn: Turn, guessed_position: int) -> None:
        """Say where the joker takes you."""
        result = self.guessed(guessed_position)
        turn.tell("joker-complete", player_id=self.current_player, moved=True, **result)
        self.turn_done(turn)

    # Dice and fields.

    def thrown(self, turn: Turn, dice: int) -> None:
        seat = self.current_player
        old = self.positions[seat]
        self.dice_value = dice
        self.note_roll(seat, dice)
        self.place(seat, old + dice)
        turn.tell("dice-rolled", player_id=seat, dice_value=dice)
        turn.tell(
            "player-moved", player_id=seat, old_position=old,
            new_position=self.positions[seat], dice_value=dice,
        )  # fmt: skip
        self.landed(turn, base=old)

    def landed(self, turn: Turn, base: int) -> None:
        """What the field asks of whoever the dice bring there."""
        kind = self.field["type"]
        if kind == REGULAR:
            self.turn_done(turn)
        elif kind == LUCKY:
            self.draw_luck(turn)
        else:
            self.draw_question(turn, base)

    def draw_question(self, turn: Turn, base: int) -> None:
        deck_type = POSITIVE_DECK if self.field["type"] == POSITIVE else NEGATIVE_DECK
        if not self.draw(turn, deck_type, base, self.dice_value or 0):
            self.no_card(turn, "card-error")
            return
        self.waiting["arranged"] = self.format.arranged(self.card["answer"], turn.luck)
        self.enter("answer", turn)
        self.tell_card(turn)
        seat = self.current_player
        turn.tell("card-drawn-self", to=seat, card_data=self.card_data(seat))

    # Questions.

    def answered(
        self, turn: Turn, correct: bool, explanation: Mapping[str, object] = NOTHING_MORE,
        given: Any = None,
    ) -> None:  # fmt: skip
        seat, field = self.current_player, self.waiting["field"]
        answer, form = self.card["answer"], self.format
        verdict = {
            "isCorrect": correct, "correctAnswer": copied(form.solution(answer)),
            "solution": copied(form.in_words(answer)), **explanation,
        }  # fmt: skip
        turn.tell("answer-validated", player_id=seat, **verdict)
        self.lay_open(answer=given, **verdict)
        if guess_required(field, correct):
            self.ask_guess(turn, "guess", "position-guess-request")
            turn.tell("player-guessing", player_id=seat)
        elif field == POSITIVE:
            turn.tell("no-movement", player_id=seat, reason="WRONG_ANSWER")
            self.turn_done(turn)
        else:
            turn.tell("penalty-avoided", player_id=seat)
            self.turn_done(turn)

    def arrived(self, turn: Turn) -> None:
        """A guess has led somewhere: a special field there draws a joker."""
        if self.at_the_end() or self.field["type"] == REGULAR:
            self.turn_done(turn)
        else:
            self.draw_joker(turn)

    # Luck.

    def draw_luck(self, turn: Turn) -> None:
        seat = self.current_player
        if not self.draw(turn, LUCK_DECK, self.positions[seat], self.dice_value or 0):
            self.no_card(turn, "card-error")
            return
        self.tell_card(turn)
        consequence = copied(self.card["consequence"])
        self.lay_open(consequence=consequence)
        turn.tell(
            "card-result", player_id=seat, card_type=CARD_TYPES[self.card["type"]],
            question=self.card["question"], consequence=consequence,
        )  # fmt: skip
        self.befall(turn, consequence)
        self.turn_done(turn)

    def befall(self, turn: Turn, consequence: Consequence) -> None:
        """Apply a consequence at once."""
        seat, kind, value = self.current_player, consequence["type"], consequence.get("value", 1)
        here = self.positions[seat]
        if kind == LOSE_TURN:
            self.turns_to_lose[seat] += value
            effect = {"turns_to_lose": self.turns_to_lose[seat]}
        elif kind == EXTRA_TURN:
            self.extra_turns[seat] += value
            effect = {"extra_turns": self.extra_turns[seat]}
        else:
            goal = {MOVE_FORWARD: here + value, MOVE_BACKWARD: here - value, GO_TO_START: 1}
            self.place(seat, goal[kind])
            effect = {"new_position": self.positions[seat]}
        name = CONSEQUENCES[kind]
        turn.tell("luck-consequence", player_id=seat, consequence_type=name, value=value, **effect)

    # Jokers.

    def draw_joker(self, turn: Turn) -> None:
        seat = self.current_player
        if not self.draw(turn, JOKER_DECK, self.positions[seat], JOKER_DICE):
            self.no_card(turn, "joker-error")
            return
        asks = self.has_gamemaster
        card = copied(self.joker_card())
        turn.tell("joker-drawn", player_id=seat, joker_card=card, waiting_for_gamemaster=asks)
        if not asks:
            self.decided(turn, approved=True)
            return
        self.enter("decision", turn)
        request = copied(self.decision_request(GAMEMASTER) or {})
        turn.tell("gamemaster-decision-request", to=GAMEMASTER, **request)

    def decided(self, turn: Turn, approved: bool) -> None:
        seat, consequence = self.current_player, self.card.get("consequence")
        self.lay_open(approved=approved)
        turn.tell(
            "gamemaster-decision-result", player_id=seat,
            gamemaster_id=GAMEMASTER if self.has_gamemaster else None,
            decision="approve" if approved else "reject", approved=approved,
            consequence=consequence["type"] if consequence else None,
            description=self.card["question"],
        )  # fmt: skip
        if guess_required(self.waiting["field"], approved):
            self.ask_guess(turn, "joker_guess", "joker-position-guess-request")
        else:
            self.joker_stays(turn)

    def joker_stays(self, turn: Turn) -> None:
        """A joker that moves nobody; where it would have led is told all the same."""
        seat, numbers = self.current_player, self.calculation()
        turn.tell(
            "joker-complete", player_id=seat, moved=False, guessed_position=None,
            actual_position=numbers["calculatedPosition"], final_position=self.positions[seat],
            guess_correct=False, penalty_applied=False, calculation=numbers,
        )  # fmt: skip
        self.turn_done(turn)

    # The clock and the absent.

    def deadline(self) -> int | None:
        options = self.options
        seconds = {
            "roll": options.roll_seconds, "answer": options.card_seconds,
            "guess": options.guess_seconds, "decision": options.gamemaster_seconds,
            "joker_guess": options.guess_seconds,
        }.get(self.phase)  # fmt: skip
        return self.phase_since + 1000 * seconds if seconds else None

    def timeout(self, turn: Turn) -> None:
        """Dice roll by themselves; a card counts as wrong, a guess as none, a joker as rejected."""
        seat = self.current_player
        if self.phase == "roll":
            self.thrown(turn, turn.luck.roll())
        elif self.phase == "answer":
            turn.tell("card-timeout", player_id=seat)
            self.answered(turn, correct=False)
        elif self.phase == "decision":
            turn.tell("gamemaster-timeout", request_id=self.request_id, player_id=seat)
            self.decided(turn, approved=False)
        else:
            turn.tell("guess-timeout", player_id=seat)
            self.guess_missed(turn)

    def guess_missed(self, turn: Turn) -> None:
        if self.phase == "joker_guess":
            self.joker_stays(turn)
        else:
            turn.tell("no-movement", player_id=self.current_player, reason="GUESS_TIMEOUT")
            self.turn_done(turn)

    def default(self, seat: int) -> Action | None:
        """Roll, and let jokers pass for nothing; for the rest, time runs out."""
        if self.phase == "roll":
            return "dice-roll", {"diceValue": 1 + self.turn_number % 6}
        if self.phase == "decision":
            return "gamemaster-decision", {"requestId": self.request_id, "decision": "reject"}
        return None

    def leave(self, turn: Turn, seat: int) -> None:
        """A racer who leaves loses the turn and the card, and is found in place when back."""
        here = self.racers_here
        self.forget_turns(seat)
        if len(here) <= 1:
            for winner in here:
                self.tell_end(turn, winner)
        elif seat == self.current_player:
            if self.phase == "answer":
                turn.tell("player-disconnected-during-card", player_id=seat)
            self.pending = None
            self.advance_turn(turn)

    # For the proofs.

    def redeal(self, seat: int | None, luck: Luck) -> None:
        redealt(self, luck)

    def check(self) -> None:
        """Everybody is on the board, and a card waits exactly when the phase is about one."""
        assert sorted(self.turn_sequence) == list(self.racers), "the order of turns is no order"
        assert all(0 <= position <= 100 for position in self.positions), "off the board"
        assert min(*self.extra_turns, *self.turns_to_lose) >= 0, "fewer than no turns"
        assert (self.pending is None) == (self.phase in ("roll", "finished")), "a stray card"
        for cards, left in zip(self.options.cards, self.undrawn, strict=True):
            assert len(set(left)) == len(left), "a card is in the pile twice"
            assert set(left) <= set(range(len(cards))), "a card that no deck has"
