"""Races over the network, laid out by hand: a blank board, the seats' order, real dice."""

from typing import Any

from ronda.engine.match import NOTHING_SHOWN
from ronda.games.serpent import Serpent
from ronda.games.serpent.library.writing import ahead, decks, false, joker, luck, true
from tests.server.games.network import Network, Player
from tests.server.serving import Person

PLUS, MINUS = true("Water is wet."), false("Fire is cold.")
FORTUNE, TASK = luck("Forward!", ahead(3)), joker("Sing.")


class Race:
    """A race that is on: the gamemaster and the racers, in the order of turns."""

    def __init__(self, network: Network, game: dict[str, Any], gamemaster: Player) -> None:
        self.network = network
        self.id = game["id"]
        self.code = game["gamecode"]
        self.gamemaster = gamemaster
        self.racers: list[Player] = []

    @property
    def everybody(self) -> list[Player]:
        return [self.gamemaster, *self.racers]

    async def all_hear(self, event: str, **expected: Any) -> None:
        """Everybody hears it, with these values."""
        for player in self.everybody:
            await player.hears(event, **expected)

    async def games(self) -> list[Serpent]:
        """The race itself, as each process has it; what was shown of it before no longer holds."""
        found: list[Serpent] = []
        for live in await self.network.lives(self.id):
            assert live.room.match is not None
            live.room.match.shown = NOTHING_SHOWN
            assert isinstance(live.room.match.game, Serpent)
            found.append(live.room.match.game)
        return found

    async def lay(self, **fields: tuple[str, int]) -> None:
        """Fields by position, as `f24=("positive", 2)`; the rest of the board is blank."""
        for game in await self.games():
            for position in range(1, 101):
                kind, step = fields.get(f"f{position}", ("regular", 0))
                game.board_data["fields"][position - 1] = {
                    "position": position, "type": kind, "stepValue": step
                }  # fmt: skip
            game.turn_sequence = [1 + index for index in range(len(self.racers))]
            game.current_turn = 0

    async def put(self, racer: int, position: int) -> None:
        for game in await self.games():
            game.positions[1 + racer] = position

    async def fix(self, pile: int, card: int) -> None:
        """This card is drawn next."""
        for game in await self.games():
            game.undrawn[pile] = [card]

    async def stands(self, racer: int) -> int:
        return (await self.games())[0].positions[1 + racer]

    async def time_runs_out(self) -> None:
        """As if nobody had done anything for an hour."""
        for game in await self.games():
            game.phase_since -= 3_600_000
        (await self.network.live(self.id)).wake()

    async def rolls(self, racer: int, dice: int) -> None:
        assert (await self.racers[racer].say("game:dice-roll", diceValue=dice))["ok"]
        await self.all_hear("game:dice-rolled", diceValue=dice)
        await self.all_hear("game:player-moved", diceValue=dice)


async def opened(
    network: Network, person: Person, **options: Any
) -> tuple[dict[str, Any], Player]:  # fmt: skip
    """A race with one's own cards, as the contract opens it, and its gamemaster."""
    packs = decks("test", [options.pop("plus", PLUS)], [options.pop("minus", MINUS)],
                  options.pop("fortune", [FORTUNE]), [TASK])  # fmt: skip
    ids = []
    for deck in packs:
        wanted = {"name": deck["deckid"], "decktype": deck["decktype"], "cards": deck["cards"]}
        ids.append((await person.post("/api/decks", wanted)).json()["deckid"])
    answer = await person.post(
        "/api/games/start",
        {
            "deckids": ids,
            "maxplayers": 4,
            "logintype": options.pop("logintype", 0),
            "options": {"dice": "client", **options},
        },
    )
    assert answer.status_code == 200, answer.text
    game = answer.json()
    gamemaster = await network.sits(game["gameToken"], game["gamecode"])
    await gamemaster.hears("game:joined")
    await gamemaster.hears("game:state")
    return game, gamemaster


async def begun(network: Network, *names: str, **options: Any) -> Race:
    """A race of these racers and a gamemaster called Gema, laid out blank."""
    gema = await network.register("Gema")
    game, gamemaster = await opened(network, gema, **options)
    race = Race(network, game, gamemaster)
    for name in names or ("Ana", "Beto"):
        race.racers.append(await network.comes(network.anybody, race.code, name))
    for racer in race.racers:
        assert (await racer.say("game:ready", ready=True))["ok"]
    await race.all_hear("game:all-ready")
    started = await gema.post(f"/api/games/{race.id}/start", {})
    assert started.status_code == 200, started.text
    await race.all_hear("game:started")
    await race.lay()
    return race
