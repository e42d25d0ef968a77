"""The kinds of rounds. Each is what it changes in a round without any rules: anarchy.

`may_reject`: an offer can be rejected. `shames`: tokens of shame are given. `judged`: snatches
can be reported, and somebody rules. `in_full`: a trade takes both sides able to deliver it all.
"""


class Anarchy:
    """State of nature: offers, answers, and nothing to stop a snatch."""

    may_reject = True
    shames = False
    judged = False
    in_full = False


class Mandatory(Anarchy):
    """The counterproductive rule: every offer must be accepted, or snatched."""

    may_reject = False


class Shame(Anarchy):
    """Soft norms: everybody may give one token of shame."""

    shames = True


class Governance(Anarchy):
    """Trades by explicit mutual consent, and a judge for snatches."""

    judged = True
    in_full = True


KINDS: dict[str, Anarchy] = {
    "anarchy": Anarchy(),
    "mandatory": Mandatory(),
    "shame": Shame(),
    "governance": Governance(),
}
