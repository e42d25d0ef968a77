"""What always holds, however it is played."""

from contextlib import suppress

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, precondition, rule

from ronda.engine import Match
from ronda.games.share import Share
from ronda.games.share.goods import ENDOWMENT, PRODUCTS, total
from ronda.games.share.kinds import KINDS
from ronda.rules import Illegal, Luck

SEATS = st.integers(0, 2)
SEQUENCES = st.lists(st.sampled_from(tuple(KINDS)), min_size=1, max_size=4)


class Play(RuleBasedStateMachine):
    """Legal moves of anybody, time running out, players leaving and coming back."""

    @rule(
        kinds=st.lists(st.sampled_from(tuple(KINDS)), min_size=1, max_size=4), limit=st.booleans()
    )
    @precondition(lambda self: not self.going)
    def start(self, kinds: list[str], limit: bool) -> None:
        options = {"rounds": kinds, "trading_seconds": 30 * limit}
        self.match = Match.start(Share, "properties", options)
        self.luck = Luck("properties")

    @property
    def going(self) -> bool:
        return hasattr(self, "match") and self.match.outcome is None

    @rule(seat=SEATS, choice=st.integers(0, 99))
    @precondition(lambda self: self.going)
    def move(self, seat: int, choice: int) -> None:
        boxes = self.match.boxes(seat)
        if boxes:
            box = boxes[choice % len(boxes)]
            values = {name: domain.sample(self.luck) for name, domain in box.domains.items()}
            with suppress(Illegal):  # an empty offer
                self.match.play(seat, *box.action(values), self.match.now)

    @rule()
    @precondition(lambda self: self.going and self.match.deadline() is not None)
    def run_out(self) -> None:
        before = self.round_and_phase()
        self.match.timeout(self.match.deadline() or 0)
        assert self.round_and_phase() != before

    def round_and_phase(self) -> tuple[int, str]:
        state = self.match.view(None)["state"]
        return state["round"], state["currentPhase"]

    @rule(seat=SEATS)
    @precondition(lambda self: self.going)
    def leave_or_return(self, seat: int) -> None:
        happen = self.match.back if seat in self.match.game.gone else self.match.leave
        happen(seat, self.match.now)

    @invariant()
    def tokens_are_conserved(self) -> None:
        if hasattr(self, "match"):
            game = self.match.game
            assert isinstance(game, Share)
            held = sum(total(tokens) for tokens in game.tokens) + total(game.lost)
            assert held == ENDOWMENT * len(PRODUCTS)
            game.check()

    @invariant()
    def somebody_is_awaited_who_can_act(self) -> None:
        if self.going:
            waiting = self.match.to_act()
            assert waiting
            assert all(self.match.boxes(seat) for seat in waiting)


Play.TestCase.settings = settings(
    max_examples=40, stateful_step_count=60, deadline=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.filter_too_much],
)  # fmt: skip
TestPlay = Play.TestCase
