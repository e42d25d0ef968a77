"""All tables in the hands of stewards: King of Colors' administrators, Snatch's researchers."""

import asyncio
import json
from typing import Any

import pytest

from ronda.catalogue import games
from ronda.server.identity.asking import Asker
from ronda.server.rest import admin_stream
from ronda.server.tables import Live, Wanted
from ronda.store.accounts import disable_user
from ronda.store.tables import find_table
from ronda.table import ORGANISER
from tests.server.serving import Person, Place, refused, served

TABLES = "/api/admin/tables"


async def begun(place: Place, game: str = "snatch", **options: object) -> Live:
    """A match of two people."""
    hall = place.service.hall
    wanted = Wanted("ana", "Ana", options, {"ask_ready": False})
    live = await hall.open(games()[game], wanted)
    assert (await hall.say(live, "luis", "join", {"name": "Luis"})).ok
    assert (await hall.say(live, "ana", "start", {})).ok
    return live


async def waiting(place: Place) -> Live:
    """A table where nothing has begun."""
    return await place.service.hall.open(games()["snatch"], Wanted("eva", "Eva"))


async def audit(admin: Person) -> list[tuple[str, str | None, Any]]:
    """What was done, the first thing first."""
    lines = (await admin.get("/api/admin/audit")).json()
    return [(line["act"], line["subject"], line["details"]) for line in reversed(lines)]


# Who may.


@served
async def test_tables_obey_administrators_and_researchers_alone(place: Place) -> None:
    live = await begun(place)
    nobody, guest = place.anybody, await place.guest("Eva")
    player = await place.register("Player")
    for path in (f"{TABLES}/{live.id}/end", f"{TABLES}/all/end"):
        assert refused(await nobody.post(path)) == (401, "NOT_AUTHENTICATED")
        assert refused(await guest.post(path)) == (403, "ACCOUNT_NEEDED")
        assert refused(await player.post(path)) == (403, "FORBIDDEN")
    for path in (TABLES, f"{TABLES}/{live.id}", "/api/admin/stream", "/api/admin/audit"):
        assert refused(await player.get(path)) == (403, "FORBIDDEN")
    assert live.room.phase == "playing"
    researcher = await place.register("Researcher", "researcher")
    assert (await researcher.post(f"{TABLES}/{live.id}/end")).status_code == 200
    assert live.room.phase == "closed"


@served
async def test_researchers_have_no_say_over_accounts_or_the_audit_log(place: Place) -> None:
    researcher = await place.register("Researcher", "researcher")
    for path in ("/api/admin/users", "/api/admin/audit"):
        assert refused(await researcher.get(path)) == (403, "FORBIDDEN")


# Seen.


@served
async def test_the_list_tells_players_round_variant_phase_and_the_last_event(place: Place) -> None:
    admin = await place.register("Admin", "admin")
    live = await begun(place, variant="G2")
    live.come("ana")
    await place.service.hall.say(
        live, "luis", "action", {"action": "p2Force", "data": {"force": False}}
    )
    (row,) = (await admin.get(TABLES)).json()["tables"]
    assert (row["id"], row["code"], row["game"]) == (live.id, live.code, "snatch")
    assert (row["variant"], row["phase"], row["round"]) == ("G2", "playing", 1)
    named = [(player["name"], player["connected"]) for player in row["players"]]
    assert named == [("Ana", True), ("Luis", False)]
    last = row["lastEvent"]
    assert (last["kind"], last["action"], last["by"]) == ("action", "p2Force", "Luis")


@served
async def test_the_list_comes_in_pages_and_can_be_narrowed(place: Place) -> None:
    admin = await place.register("Admin", "admin")
    ids = [(await begun(place)).id, (await waiting(place)).id, (await begun(place)).id]
    first = (await admin.get(TABLES, limit=2)).json()
    rest = (await admin.get(TABLES, limit=2, after=first["next"])).json()
    assert [row["id"] for row in first["tables"] + rest["tables"]] == ids
    assert rest["next"] is None
    lobby = (await admin.get(TABLES, phase="lobby", game="snatch")).json()["tables"]
    assert [row["id"] for row in lobby] == [ids[1]]
    assert (await admin.get(TABLES, game="colors")).json()["tables"] == []
    assert refused(await admin.get(TABLES, phase="dreaming")) == (400, "INVALID_INPUT")


@served
async def test_a_steward_sees_what_everybody_sees_and_nothing_more(place: Place) -> None:
    admin = await place.register("Admin", "admin")
    live = await place.service.hall.open(
        games()["playone"], Wanted("ana", "Ana", {}, {"ask_ready": False})
    )
    for say, data in (("addBot", {"bot": "random"}), ("start", {})):
        assert (await place.service.hall.say(live, "ana", say, data)).ok
    seen = (await admin.get(f"{TABLES}/{live.id}")).json()
    assert live.room.match is not None
    assert seen["view"] == json.loads(json.dumps(live.room.match.view(None)))
    text = json.dumps(seen)
    assert live.room.secret not in text
    assert live.room.seed() not in text


@served
async def test_a_table_of_rules_that_nobody_has_is_listed_as_such(place: Place) -> None:
    admin = await place.register("Admin", "admin")
    live = await waiting(place)
    place.service.hall._drop(live)
    place.service.hall.games = {}
    (row,) = (await admin.get(TABLES)).json()["tables"]
    assert (row["id"], row["phase"], row["players"]) == (live.id, "lobby", [])
    assert row["problem"] == "UNKNOWN_RULES"
    assert refused(await admin.get(f"{TABLES}/{live.id}")) == (409, "UNKNOWN_RULES")


# Orders to one.


@served
async def test_a_table_that_cannot_be_shown_hides_none_of_the_others(place: Place) -> None:
    broken, sound = await begun(place), await begun(place)
    assert broken.room.match is not None
    delattr(broken.room.match.game, "rounds")
    admin = await place.register("Admin", "admin")
    rows = (await admin.get(TABLES)).json()["tables"]
    assert [(row["id"], row["problem"]) for row in rows] == [
        (broken.id, "TABLE_DAMAGED"), (sound.id, None),
    ]  # fmt: skip


@served
async def test_a_match_is_paused_and_goes_on(place: Place) -> None:
    admin = await place.register("Admin", "admin")
    live = await begun(place)
    paused = (await admin.post(f"{TABLES}/{live.id}/pause", {"reason": "Fire alarm"})).json()
    assert (paused["phase"], live.room.phase) == ("paused", "paused")
    again = await admin.post(f"{TABLES}/{live.id}/pause", {})
    assert refused(again) == (409, "TABLE_PAUSED")
    assert (await admin.post(f"{TABLES}/{live.id}/resume")).json()["phase"] == "playing"


@served
async def test_S7_another_variant_begins_the_match_anew(place: Place) -> None:
    admin = await place.register("Admin", "admin")
    live = await begun(place, variant="G1")
    changed = await admin.post(f"{TABLES}/{live.id}/options", {"options": {"variant": "G4"}})
    assert changed.status_code == 200
    assert live.room.options.shown["variant"] == "G4"
    assert live.room.matches == 2
    wrong = await admin.post(f"{TABLES}/{live.id}/options", {"options": {"variant": "G9"}})
    assert refused(wrong) == (400, "NOT_A_CHOICE")
    assert live.room.matches == 2


@served
async def test_another_variant_before_the_start_begins_nothing(place: Place) -> None:
    admin = await place.register("Admin", "admin")
    live = await waiting(place)
    await admin.post(f"{TABLES}/{live.id}/options", {"options": {"variant": "G4"}})
    assert (live.room.options.shown["variant"], live.room.phase) == ("G4", "lobby")


@served
async def test_a_match_is_begun_anew(place: Place) -> None:
    admin = await place.register("Admin", "admin")
    live = await begun(place)
    assert (await admin.post(f"{TABLES}/{live.id}/restart", {})).status_code == 200
    assert live.room.matches == 2


@served
async def test_a_player_is_removed_even_the_one_who_runs_the_table(place: Place) -> None:
    admin = await place.register("Admin", "admin")
    live = await begun(place)
    assert (await admin.post(f"{TABLES}/{live.id}/kick", {"playerId": "ana"})).status_code == 200
    assert live.room.find("ana") is None
    assert live.room.admin == "luis"


@served
async def test_K10_a_table_is_ended_and_takes_no_more_orders(place: Place) -> None:
    admin = await place.register("Admin", "admin")
    live = await begun(place)
    assert (await admin.post(f"{TABLES}/{live.id}/end", {})).json()["phase"] == "closed"
    assert refused(await admin.post(f"{TABLES}/{live.id}/resume")) == (409, "TABLE_CLOSED")
    assert (await admin.get(TABLES)).json()["tables"] == []


@served
async def test_an_unknown_table_is_not_found(place: Place) -> None:
    admin = await place.register("Admin", "admin")
    assert refused(await admin.post(f"{TABLES}/no-such-table/pause")) == (404, "TABLE_NOT_FOUND")
    assert refused(await admin.get(f"{TABLES}/no-such-table")) == (404, "TABLE_NOT_FOUND")


# Orders to all.


@served
async def test_all_are_paused_at_once_and_those_that_cannot_be_are_named(place: Place) -> None:
    admin = await place.register("Admin", "admin")
    playing = [await begun(place) for _ in range(3)]
    lobby = await waiting(place)
    outcome = (await admin.post(f"{TABLES}/all/pause", {})).json()
    assert [table["id"] for table in outcome["obeyed"]] == [live.id for live in playing]
    assert [(table["id"], table["code"]) for table in outcome["refused"]] == [
        (lobby.id, "NOT_STARTED")
    ]
    assert {live.room.phase for live in playing} == {"paused"}


@served
async def test_an_order_can_be_for_one_game_or_one_phase(place: Place) -> None:
    admin = await place.register("Admin", "admin")
    playing, lobby = await begun(place), await waiting(place)
    await admin.post(f"{TABLES}/all/end?phase=lobby", {})
    assert (playing.room.phase, lobby.room.phase) == ("playing", "closed")
    await admin.post(f"{TABLES}/all/end?game=colors", {})
    assert playing.room.phase == "playing"
    await admin.post(f"{TABLES}/all/end?game=snatch", {})
    assert playing.room.phase == "closed"


@served
async def test_more_tables_than_are_handled_together_are_all_reached(place: Place) -> None:
    admin = await place.register("Admin", "admin")
    lives = [await waiting(place) for _ in range(7)]
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("ronda.server.rest.admin_tables.AT_ONCE", 2)
        outcome = (await admin.post(f"{TABLES}/all/end", {})).json()
    assert len(outcome["obeyed"]) == 7
    assert all(live.room.phase == "closed" for live in lives)


# The audit log.


@served
async def test_every_order_is_written_down_refused_ones_too(place: Place) -> None:
    admin = await place.register("Admin", "admin")
    live = await begun(place)
    await admin.post(f"{TABLES}/{live.id}/pause", {"reason": "Fire"})
    await admin.post(f"{TABLES}/{live.id}/pause", {})
    await admin.post(f"{TABLES}/all/options", {"options": {"variant": "G3"}})
    assert await audit(admin) == [
        ("table-pause", live.id, {"reason": "Fire"}),
        ("table-pause", live.id, {}),
        ("table-pause-refused", live.id, {"code": "TABLE_PAUSED"}),
        ("table-options", live.id, {"options": {"variant": "G3"}}),
    ]


@served
async def test_the_audit_log_says_who_and_comes_in_pages(place: Place) -> None:
    admin = await place.register("Admin", "admin")
    live = await begun(place)
    for order in ("pause", "resume", "end"):
        await admin.post(f"{TABLES}/{live.id}/{order}", {})
    latest = (await admin.get("/api/admin/audit", limit=2)).json()
    assert [line["act"] for line in latest] == ["table-end", "table-resume"]
    assert {line["actor"] for line in latest} == {admin.id}
    before = (await admin.get("/api/admin/audit", before=latest[-1]["key"])).json()
    assert [line["act"] for line in before] == ["table-pause"]


@served
async def test_the_audit_log_names_whoever_has_an_account_still(place: Place) -> None:
    admin = await place.register("Admin", "admin")
    ana, eva = await place.register("Ana"), await place.register("Eva")
    for gone in (ana, eva):
        await admin.post(f"/api/admin/users/{gone.id}/disable", {})
    await admin.delete(f"/api/admin/users/{eva.id}")
    lines = (await admin.get("/api/admin/audit")).json()
    assert {line["actorName"] for line in lines} == {"Admin"}
    named = [line["subjectName"] for line in reversed(lines) if line["act"] == "user-disable"]
    assert named == ["Ana", None]


# The stream. (It has no end, so it is read where it is made.)


class Stream:
    """What a dashboard hears."""

    def __init__(
        self, place: Place, admin: Person, last: str | None = None, only: Any = None
    ) -> None:
        asker = Asker(admin.id, "Admin", ("admin",))
        self.events = admin_stream.events(place.service, asker, last, only)
        self.last = last

    async def next(self) -> tuple[str, Any]:
        """The next event, signs of life left out."""
        async for text in self.events:
            if not text.startswith(":"):
                fields = dict(line.split(": ", 1) for line in text.strip().split("\n"))
                self.last = fields["id"]
                return fields["event"], json.loads(fields["data"])
        return "end", None

    async def close(self) -> None:
        await self.events.aclose()


@served
async def test_a_dashboard_hears_of_every_change(place: Place) -> None:
    stream = Stream(place, await place.register("Admin", "admin"))
    assert await stream.next() == ("reset", {})
    live = await waiting(place)
    await place.service.hall.say(live, "luis", "join", {"name": "Luis"})
    name, row = await stream.next()
    assert (name, row["id"], len(row["players"])) == ("table", live.id, 2)
    await place.service.hall.say(live, ORGANISER, "end", {})
    name, row = await stream.next()
    assert (name, row["phase"]) == ("closed", "closed")
    await stream.close()
    assert not place.service.dashboard.clients


@served
async def test_a_dashboard_hears_of_new_tables_and_of_who_comes_and_goes(place: Place) -> None:
    stream = Stream(place, await place.register("Admin", "admin"))
    await stream.next()
    live = await waiting(place)
    name, row = await stream.next()
    assert (name, row["id"], row["players"][0]["connected"]) == ("table", live.id, False)
    live.come("eva")
    assert (await stream.next())[1]["players"][0]["connected"]
    live.go("eva")
    assert not (await stream.next())[1]["players"][0]["connected"]
    await stream.close()


@served
async def test_a_slow_dashboard_sees_each_table_once_as_it_is_now(place: Place) -> None:
    stream = Stream(place, await place.register("Admin", "admin"))
    await stream.next()
    live = await begun(place)
    for order in ("pause", "resume", "pause"):
        await place.service.hall.say(live, ORGANISER, order, {})
    name, row = await stream.next()
    assert (name, row["phase"], row["lastEvent"]["kind"]) == ("table", "paused", "pause")
    other = await begun(place)
    assert (await stream.next())[1]["id"] == other.id
    await stream.close()


@served
async def test_a_dashboard_that_comes_back_goes_on_where_it_was(place: Place) -> None:
    admin = await place.register("Admin", "admin")
    quiet, busy = await begun(place), await begun(place)
    stream = Stream(place, admin)
    await stream.next()
    await stream.close()
    await place.service.hall.say(busy, ORGANISER, "pause", {})
    back = Stream(place, admin, stream.last)
    assert (await back.next())[1]["id"] == busy.id
    await back.close()
    stranger = Stream(place, admin, "another-process-12")
    assert (await stranger.next())[0] == "reset"
    await stranger.close()
    assert quiet.id != busy.id


@served
async def test_one_table_can_be_watched_with_its_public_view(place: Place) -> None:
    admin = await place.register("Admin", "admin")
    live, other = await begun(place), await begun(place)
    only = await place.service.store.read(find_table, live.id)
    stream = Stream(place, admin, None, only)
    await stream.next()
    assert (await stream.next())[1]["view"]["state"]["currentRound"] == 1
    await place.service.hall.say(other, ORGANISER, "pause", {})
    await place.service.hall.say(live, "ana", "action", {"action": "noOffer", "data": {}})
    assert (await stream.next())[1]["view"]["state"]["currentRound"] == 2
    await stream.close()


@served
async def test_the_stream_ends_when_the_server_stops(place: Place) -> None:
    stream = Stream(place, await place.register("Admin", "admin"))
    await stream.next()
    place.service.hall.stopping = True
    assert (await stream.next())[0] == "stopping"
    assert (await stream.next())[0] == "end"


@served
async def test_who_is_shut_out_hears_no_more(place: Place) -> None:
    admin = await place.register("Admin", "admin")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(admin_stream, "HEARTBEAT", 0.0)
        patch.setattr(admin_stream, "TICK", 0.01)
        stream = Stream(place, admin)
        await stream.next()
        await place.service.store.write(disable_user, user=admin.id, at=1)
        assert await asyncio.wait_for(stream.next(), 30) == ("end", None)


@served
async def test_there_are_only_so_many_dashboards(place: Place) -> None:
    admin = await place.register("Admin", "admin")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(admin_stream, "MOST_CLIENTS", 0)
        answer = await admin.get("/api/admin/stream")
    assert refused(answer) == (429, "TOO_MANY_REQUESTS")
