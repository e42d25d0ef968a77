"""R13: every event of the source, heard by those who should hear it, with its fields.

(The fields of whatever anybody hears are checked against the contract as it arrives.)
"""

from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from tests.server.games import contract
from tests.server.games.network import Network, Player, Way, everywhere
from tests.server.games.races import FORTUNE, Race, begun, opened

Story = Callable[[Network], Awaitable[Race]]
STORIES: dict[Story, set[str]] = {}


def tells(*events: str) -> Callable[[Story], Story]:
    """A story in which these events are told."""

    def noted(story: Story) -> Story:
        STORIES[story] = {f"game:{event}" for event in events}
        return story

    return noted


@tells("joined", "state", "player-joined", "player-ready", "all-ready", "started", "your-turn",
       "state-update")  # fmt: skip
async def a_race_begins(network: Network) -> Race:
    race = await begun(network)
    ana, beto = race.racers
    assert ana.heard("game:joined")[0]["playerName"] == "Ana"
    counts = [told["playerCount"] for told in race.gamemaster.heard("game:player-joined")]
    assert counts == [0, 1, 2]  # the gamemaster does not race
    ready = [(told["readyCount"], told["allReady"]) for told in beto.heard("game:player-ready")]
    assert ready == [(1, False), (2, True)]
    started = ana.heard("game:started")[0]
    assert len(started["boardData"]["fields"]) == 100
    assert set(started["turnSequence"]) == {told["playerId"] for told in playing(ana)}
    first = [player for player in race.everybody if player.heard("game:your-turn")]
    assert [player.heard("game:joined")[0]["playerName"] for player in first] == [
        started["currentPlayerName"]
    ]
    return race


def playing(player: Player) -> list[dict[str, str]]:
    """The racers, as the last state has them."""
    state = player.heard("game:state-update")[-1]
    contract.check_fields("state", state, contract.STATE)
    players: list[dict[str, str]] = state["players"]
    return players


@tells("dice-rolled", "player-moved", "turn-changed", "action-result")
async def somebody_rolls(network: Network) -> Race:
    race = await begun(network)
    await race.rolls(0, 5)
    await race.racers[0].hears("game:action-result", action="dice-roll", ok=True)
    await race.all_hear("game:turn-changed", currentPlayerName="Beto", turnNumber=2)
    return race


@tells("card-drawn", "card-drawn-self", "answer-submitted", "answer-validated", "no-movement")
async def a_wrong_answer_on_a_positive_field(network: Network) -> Race:
    race = await begun(network)
    await race.lay(f4=("positive", 1))
    await race.rolls(0, 4)
    await race.racers[0].say("game:card-answer", answer=False)
    await race.all_hear("game:no-movement", reason="Wrong answer on a positive field")
    return race


@tells("penalty-avoided")
async def a_right_answer_on_a_negative_field(network: Network) -> Race:
    race = await begun(network)
    await race.lay(f4=("negative", -1))
    await race.rolls(0, 4)
    await race.racers[0].say("game:card-answer", answer=False)
    await race.all_hear("game:penalty-avoided", playerName="Ana")
    return race


@tells("card-timeout")
async def nobody_answers(network: Network) -> Race:
    race = await begun(network)
    await race.lay(f4=("positive", 1))
    await race.rolls(0, 4)
    await race.time_runs_out()
    await race.all_hear("game:card-timeout", playerName="Ana")
    return race


@tells("position-guess-request", "player-guessing", "guess-timeout")
async def nobody_guesses(network: Network) -> Race:
    race = await begun(network)
    await race.lay(f4=("positive", 1))
    await race.rolls(0, 4)
    await race.racers[0].say("game:card-answer", answer=True)
    await race.racers[0].hears("game:position-guess-request")
    await race.time_runs_out()
    await race.all_hear("game:guess-timeout", playerName="Ana")
    return race


@tells("position-guess-broadcast", "guess-result", "joker-drawn", "gamemaster-decision-request",
       "gamemaster-timeout", "gamemaster-decision-result", "joker-complete")  # fmt: skip
async def the_gamemaster_sleeps(network: Network) -> Race:
    race = await begun(network)
    await race.lay(f4=("positive", 1), f2=("positive", 1))
    await race.rolls(0, 4)
    await race.racers[0].say("game:card-answer", answer=True)
    await race.racers[0].say("game:position-guess", guessedPosition=9)
    await race.all_hear("game:guess-result", penaltyApplied=True, finalPosition=2)
    await race.gamemaster.hears("game:gamemaster-decision-request")
    await race.time_runs_out()
    await race.all_hear("game:gamemaster-timeout", playerName="Ana")
    await race.all_hear("game:gamemaster-decision-result", decision="reject", approved=False)
    await race.all_hear("game:joker-complete", moved=False)
    return race


@tells("joker-position-guess-request")
async def a_rejected_joker_on_a_negative_field(network: Network) -> Race:
    race = await begun(network)
    await race.lay(f4=("positive", 1), f2=("negative", -1))
    await race.rolls(0, 4)
    await race.racers[0].say("game:card-answer", answer=True)
    await race.racers[0].say("game:position-guess", guessedPosition=9)
    request = await race.gamemaster.hears("game:gamemaster-decision-request")
    said = {"requestId": request["requestId"], "decision": "reject"}
    await race.gamemaster.say("game:gamemaster-decision", **said)
    await race.racers[0].hears("game:joker-position-guess-request", diceRoll=6, currentPosition=2)
    return race


@tells("card-result", "luck-consequence", "extra-turn-remaining")
async def luck(network: Network) -> Race:
    race = await begun(network, fortune=[FORTUNE])
    await race.lay(f4=("luck", 0))
    for game in await race.games():
        game.extra_turns[1] = 1
    await race.rolls(0, 4)
    await race.all_hear("game:luck-consequence", consequenceType="MOVE_FORWARD", newPosition=7)
    await race.all_hear("game:extra-turn-remaining", remainingExtraTurns=0)
    return race


@tells("players-skipped")
async def a_turn_is_lost(network: Network) -> Race:
    race = await begun(network)
    for game in await race.games():
        game.turns_to_lose[2] = 1
    await race.rolls(0, 1)
    await race.all_hear("game:players-skipped")
    return race


@tells("card-error", "joker-error")
async def there_are_no_cards(network: Network) -> Race:
    race = await begun(network)
    await race.lay(f4=("luck", 0), f5=("positive", 1), f3=("positive", 1))
    for game in await race.games():
        game.options.cards[2:] = [[], []]
    await race.rolls(0, 4)
    await race.all_hear("game:card-error", playerName="Ana")
    await race.rolls(1, 5)
    await race.racers[1].say("game:card-answer", answer=True)
    await race.racers[1].say("game:position-guess", guessedPosition=9)
    await race.all_hear("game:joker-error", playerName="Beto")
    return race


@tells("chat-message", "player-disconnected", "player-disconnected-during-card", "player-left")
async def people_talk_and_go(network: Network) -> Race:
    race = await begun(network, "Ana", "Beto", "Caro")
    await race.racers[1].say("game:chat", message="¡Hola!")
    await race.all_hear("game:chat-message", message="¡Hola!", playerName="Beto")
    await race.lay(f4=("positive", 1))
    await race.rolls(0, 4)
    ana = race.racers.pop(0)
    await ana.leave()
    await race.all_hear("game:player-disconnected", playerName="Ana")
    await race.all_hear("game:player-disconnected-during-card", playerName="Ana")
    beto = race.racers.pop(0)
    assert (await beto.say("game:leave"))["ok"]
    await race.all_hear("game:player-left", playerName="Beto", playerCount=2)
    return race


@tells("ended", "cleanup-complete")
async def somebody_wins(network: Network) -> Race:
    race = await begun(network)
    await race.put(0, 97)
    await race.rolls(0, 6)
    await race.all_hear("game:ended", winnerName="Ana")
    await race.all_hear("game:cleanup-complete", gameCode=race.code)
    for player in race.everybody:
        await player.gone.wait()
    return race


@tells("error")
async def somebody_errs(network: Network) -> Race:
    race = await begun(network)
    answer = await race.racers[1].say("game:dice-roll", diceValue=3)
    assert (answer["ok"], answer["code"]) == (False, "NOT_YOUR_TURN")
    await race.racers[1].hears("game:error", code="NOT_YOUR_TURN", message="It is not your turn.")
    return race


@tells("pending-approval", "player-requesting-join", "approval-granted", "approval-denied",
       "player-approved")  # fmt: skip
async def joiners_are_approved(network: Network) -> Race:
    gema, ana, eve = [await network.register(name) for name in ("Gema", "Ana", "Eve")]
    game, gamemaster = await opened(network, gema, logintype=1)
    race = Race(network, game, gamemaster)
    tokens = []
    for person in (ana, eve):
        answer = await person.post("/api/games/join", {"gameCode": race.code})
        tokens.append(answer.json()["gameToken"])
        await gamemaster.hears("game:player-requesting-join", playerName=person.name)
    ana_s, eve_s = [await network.sits(token, race.code) for token in tokens]
    for player in (ana_s, eve_s):
        await player.hears("game:pending-approval", gameCode=race.code)
        assert not player.heard("game:joined")
    await gamemaster.say("game:approve-player", playerName="Ana")
    await ana_s.hears("game:approval-granted", playerName="Ana")
    await ana_s.emit("game:join-approved", {"gameToken": tokens[0]})
    await ana_s.hears("game:joined", playerName="Ana")
    await ana_s.hears("game:state")
    race.racers.append(ana_s)
    await race.all_hear("game:player-approved", playerName="Ana")
    await gamemaster.hears("game:player-joined", playerName="Gema")
    await gamemaster.hears("game:player-joined", playerName="Ana")
    await gamemaster.say("game:reject-player", playerName="Eve", reason="Not today")
    await eve_s.hears("game:approval-denied", playerName="Eve", reason="Not today")
    assert not ana_s.heard("game:player-requesting-join")
    return race


@pytest.mark.parametrize("story", STORIES, ids=lambda story: story.__name__)
def test_events(story: Story, tmp_path: Path, way: Way) -> None:
    @everywhere
    async def told(network: Network) -> None:
        race = await story(network)
        for event in STORIES[story]:
            hearers = [player for player in network.players if player.heard(event)]
            assert hearers, event
            audience = contract.EVENTS[event][0]
            if audience == contract.ALL and event != "game:state-update":
                assert set(race.everybody) <= set(hearers), event
            if audience == contract.GAMEMASTER:
                assert hearers == [race.gamemaster], event

    told(tmp_path, way)


def test_R13_no_event_of_the_source_is_missing() -> None:
    assert set().union(*STORIES.values()) == contract.EVENTS.keys()
