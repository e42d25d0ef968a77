"""Replays show what the viewer may see, and everything once the match is over (G5, D23)."""

import json
from typing import Any

from ronda.catalogue import games
from ronda.engine import Recording, verify
from ronda.rules import commitment
from tests.server.games.network import Network, Player, networked
from tests.server.serving import Person, Place, refused, served

PASS = {"action": "noOffer", "data": {}}


async def playing(place: Place, game: str, *people: Person, **more: Any) -> dict[str, Any]:
    """A match of these people, the first of whom has opened the table."""
    opened = await people[0].post("/api/games/start", {"game": game, **more})
    table: dict[str, Any] = opened.json()
    for person in people[1:]:
        await person.post("/api/games/join", {"gameCode": table["gamecode"]})
        await person.post(f"/api/games/{table['id']}/ready", {})
    started = await people[0].post(f"/api/games/{table['id']}/start", {})
    assert started.status_code == 200, started.text
    return table


async def acts(network: Network, person: Person, table: dict[str, Any]) -> Player:
    entry = await person.post(f"/api/games/{table['id']}/token", {})
    return await network.sits(entry.json()["gameToken"], table["gamecode"])


@networked
async def test_while_it_is_on_one_sees_it_through_ones_own_eyes(network: Network) -> None:
    ana, luis, eve = [await network.register(name) for name in ("Ana", "Luis", "Eve")]
    table = await playing(network, "playone", ana, luis, maxplayers=2)
    path = f"/api/matches/{table['id']}.1"
    asked = {"seat": 1, "watching": True}
    replays = {p.name: (await p.get(f"{path}/replay", **asked)).json() for p in (ana, luis, eve)}
    assert [replay["seat"] for replay in replays.values()] == [0, 1, None]
    for name, replay in replays.items():
        assert (replay["over"], replay["seed"]) == (False, None)
        view = replay["frames"][0]["view"]
        assert view["seat"] == {"Ana": 0, "Luis": 1, "Eve": None}[name]
        assert all(frame["entry"] is None for frame in replay["frames"])
    hands = [str(replay["frames"][0]["view"]["state"].get("hand")) for replay in replays.values()]
    assert len(set(hands)) == 3
    assert refused(await ana.get(f"{path}/recording")) == (409, "MATCH_GOES_ON")


@networked
async def test_once_it_is_over_everything_is_open_and_can_be_verified(network: Network) -> None:
    ana, luis = await network.register("Ana"), await network.register("Luis")
    table = await playing(network, "playone", ana, luis, maxplayers=2)
    path = f"/api/matches/{table['id']}.1"
    published = (await ana.get(path)).json()["commitment"]
    await luis.post(f"/api/games/{table['id']}/leave", {})
    replay = (await network.anybody.get(f"{path}/replay", seat=1)).json()
    assert (replay["over"], replay["seat"]) == (True, 1)
    assert commitment(replay["seed"]) == published
    assert replay["match"]["result"]["reason"] == "OPPONENT_LEFT"
    assert [seat["name"] for seat in replay["match"]["seats"]] == ["Ana", "Luis"]
    assert replay["frames"][-1]["entry"]["kind"] == "leave"
    own = [(await ana.get(f"{path}/replay", watching=w)).json()["seat"] for w in (False, True)]
    assert own == [0, None]
    file = await network.anybody.get(f"{path}/recording")
    assert "attachment" in file.headers["content-disposition"]
    recording = Recording.from_json(json.loads(file.text))
    assert verify(recording, games(), published).ok


@networked
async def test_D23_a_match_that_may_go_on_keeps_its_seed_until_it_cannot(network: Network) -> None:
    ana, luis = await network.register("Ana"), await network.register("Luis")
    table = await playing(network, "snatch", ana, luis)
    path = f"/api/matches/{table['id']}.1"
    player = await acts(network, ana, table)
    await player.hears("game:state")
    for _ in range(3):
        assert (await player.say("game:action", **PASS))["ok"]
    replay = (await luis.get(f"{path}/replay")).json()
    assert replay["match"]["result"] is not None
    assert (replay["over"], replay["seed"]) == (False, None)
    await ana.post(f"/api/games/{table['id']}/end", {})
    assert (await luis.get(f"{path}/replay")).json()["seed"] is not None


@networked
async def test_frames_come_by_pages(network: Network) -> None:
    ana, luis = await network.register("Ana"), await network.register("Luis")
    table = await playing(network, "snatch", ana, luis)
    player = await acts(network, ana, table)
    await player.say("game:action", **PASS)
    await player.say("game:action", **PASS)
    path = f"/api/matches/{table['id']}.1/replay"
    versions = [frame["version"] for frame in (await ana.get(path)).json()["frames"]]
    assert versions == [0, 1, 2]
    page = (await ana.get(path, after=0, limit=1)).json()["frames"]
    assert [frame["version"] for frame in page] == [1]
    assert page[0]["events"][0]["event"] == "noOffer"


@networked
async def test_G6_steps_are_told_as_at_the_table_in_the_readers_language(network: Network) -> None:
    ana, luis = await network.register("Ana"), await network.register("Luis")
    table = await playing(network, "snatch", ana, luis)
    player = await acts(network, ana, table)
    await player.say("game:action", **PASS)
    live = await player.hears("game:noOffer")
    path = f"/api/matches/{table['id']}.1/replay"
    for language, sentence in (("en", "P1 makes no offer."), ("es", "P1 no ofrece.")):
        luis.headers["Accept-Language"] = language
        told = (await luis.get(path, after=0)).json()["frames"][0]["events"][0]
        assert (told["event"], told["message"]) == ("noOffer", sentence)
        assert told["data"].items() <= live.items()


@served
async def test_private_matches_are_for_those_who_played(place: Place) -> None:
    ana, luis, eve = [await place.register(name) for name in ("Ana", "Luis", "Eve")]
    table = await playing(place, "snatch", ana, luis, logintype=1)
    path = f"/api/matches/{table['id']}.1"
    assert (await luis.get(path)).status_code == 200
    assert refused(await eve.get(path)) == (403, "WRONG_CODE")
    assert refused(await place.anybody.get(f"{path}/replay"))[0] == 401
    assert (await eve.get(path, code=table["gamecode"])).status_code == 200
    listed = (await ana.get(f"/api/games/{table['id']}/matches")).json()
    assert [match["id"] for match in listed] == [f"{table['id']}.1"]
    assert refused(await ana.get(f"/api/matches/{table['id']}.2")) == (404, "MATCH_NOT_FOUND")


@served
async def test_where_nobody_may_watch_strangers_wait_for_the_end(place: Place) -> None:
    ana, luis, eve = [await place.register(name) for name in ("Ana", "Luis", "Eve")]
    table = await playing(place, "snatch", ana, luis, settings={"spectators": 0})
    path = f"/api/matches/{table['id']}.1/replay"
    assert refused(await eve.get(path)) == (403, "SPECTATORS_NOT_ALLOWED")
    await ana.post(f"/api/games/{table['id']}/end", {})
    assert (await eve.get(path)).status_code == 200
