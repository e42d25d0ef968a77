"""The five institutions. Each is what it changes in the game without any: G1.

`opens` is the phase a round begins with, `forces` whether P2 may force an offer, and
`after_snatch` the decision a robbed P1 is left with.
"""


class Institution:
    """G1, no property rights: an offer, an answer, and nothing to stop a snatch."""

    opens = "offer"
    forces = False
    after_snatch = ""


class CounterproductiveRule(Institution):
    """G2: P2 can oblige P1 to offer."""

    forces = True


class ShameToken(Institution):
    """G3: a robbed P1 may give P2 a token of shame."""

    after_snatch = "shame"


class MinimalRights(Institution):
    """G4: a robbed P1 may report P2 to the judge."""

    after_snatch = "report"


class CheapTalk(Institution):
    """G5: the two talk before the offer; nothing said binds."""

    opens = "talk"


INSTITUTIONS: dict[str, Institution] = {
    "G1": Institution(),
    "G2": CounterproductiveRule(),
    "G3": ShameToken(),
    "G4": MinimalRights(),
    "G5": CheapTalk(),
}
VARIANTS = tuple(INSTITUTIONS)
