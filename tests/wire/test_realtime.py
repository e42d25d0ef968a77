"""The small server API: authentication, handlers, rooms, acknowledgements, putting out."""

import asyncio
import json
from collections.abc import Awaitable, Callable, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from aiohttp import ClientSession, ClientWebSocketResponse, UnixConnector

from ronda.server.realtime import (
    Handshake,
    Namespace,
    Realtime,
    Refused,
    Reply,
    Server,
    Socket,
    config,
)
from ronda.server.realtime.asgi_types import Receive, Scope, Send
from tests.wire.serving import free_port, running
from tests.wire.talking import Talk, alone, heard, talk

Hold = dict[str, Any]
SAID: Hold = {}


def application() -> Realtime:
    realtime = Realtime(origins=["*"])
    main = realtime.namespace("/")
    SAID.update(gone=[], later=[])
    for part in (door, rooms, putting_out, answers, mistakes):
        part(main)
    lounge(realtime.namespace("/lounge"))
    return realtime


def lounge(namespace: Namespace) -> None:
    @namespace.authenticate
    def who(socket: Socket) -> None:
        if socket.auth["name"] == "bug":
            raise Refused("NOT_YOU")
        socket.join("room")

    @namespace.connected
    def welcome(_: Socket) -> None:
        namespace.emit("welcome", "to those in the room", to="room")


def door(main: Namespace) -> None:
    @main.authenticate
    async def who(socket: Socket) -> None:
        await asyncio.sleep(0)
        if "name" not in socket.auth:
            raise Refused("NO_NAME", {"hint": "say who you are"})
        if socket.auth["name"] == "bug":
            raise KeyError("a mistake of ours")
        socket.data = socket.auth["name"]

    @main.connected
    def welcome(socket: Socket) -> None:
        socket.emit("welcome", socket.data, sorted(socket.handshake.query))

    @main.disconnected
    def gone(socket: Socket, reason: str) -> None:
        SAID["gone"].append((socket.data, reason))


def rooms(main: Namespace) -> None:
    @main.on("join")
    def join(socket: Socket, room: Any, reply: Reply) -> None:
        socket.join(room)
        reply(sorted(socket.rooms))

    @main.on("leave")
    def leave(socket: Socket, room: Any, reply: Reply) -> None:
        socket.leave(room)
        reply(sorted(socket.rooms))

    @main.on("say")
    def say(socket: Socket, data: Any, reply: Reply) -> None:
        main.emit("said", data["text"], to=data.get("to"), skip=socket.id)
        reply()


def putting_out(main: Namespace) -> None:
    @main.on("kick")
    def kick(socket: Socket, data: Any, reply: Reply) -> None:
        main.disconnect("kicked", to=data)

    @main.on("leave for good")
    def leave_for_good(socket: Socket, data: Any, reply: Reply) -> None:
        socket.disconnect("enough", close=True)
        socket.emit("said", "to nobody")

    @main.on("leave the room to others")
    def leave_alone(socket: Socket, data: Any, reply: Reply) -> None:
        socket.disconnect()
        socket.emit("said", "to nobody")
        for _ in range(300):
            socket.emit("how much?", answered=reply)
        reply("nobody")


def answers(main: Namespace) -> None:
    @main.on("later")
    def later(socket: Socket, data: Any, reply: Reply) -> None:
        SAID["later"].append(reply)
        if len(SAID["later"]) == 2:
            for number, waiting in enumerate(SAID["later"]):
                waiting(number)
                waiting("twice")

    @main.on("ask me")
    def ask_me(socket: Socket, data: Any, reply: Reply) -> None:
        socket.emit("how much?", answered=lambda much: reply(much * 2))


def mistakes(main: Namespace) -> None:
    @main.on("break")
    def broken(socket: Socket, data: Any, reply: Reply) -> None:
        raise ValueError("a mistake of ours")

    @main.on("unsendable")
    def unsendable(socket: Socket, data: Any, reply: Reply) -> None:
        socket.emit("said", object())


async def pages(scope: Scope, receive: Receive, send: Send) -> None:
    """An application beside: a page, and a WebSocket of its own."""
    if scope["type"] == "http":
        await send({"type": "http.response.start", "status": 200, "headers": []})
        await send({"type": "http.response.body", "body": b"a page"})
    elif scope["type"] == "websocket":
        await receive()
        await send({"type": "websocket.accept"})
        await send({"type": "websocket.send", "text": "a socket of the application's own"})
        await receive()
    else:
        for phase in ("startup", "shutdown"):
            await receive()
            await send({"type": f"lifespan.{phase}.complete"})


@pytest.fixture(scope="module")
def host() -> Iterator[str]:
    realtime = application()
    with running(Server(config(realtime, app=pages, port=free_port()), realtime)) as port:
        yield f"127.0.0.1:{port}"


Case = Callable[[Talk], Awaitable[None]]


def at(host: str, case: Case) -> None:
    async def scenario() -> None:
        async with talk(host, "/socket.io/") as client:
            await case(client)

    alone(scenario())


@asynccontextmanager
async def player(client: Talk, name: str) -> Any:
    async with client.opened() as socket:
        await socket.send_str(f'40{{"name":"{name}"}}')
        await heard(socket)
        assert await heard(socket) == f'42["welcome","{name}",["EIO","transport"]]'
        yield socket


async def asked(socket: ClientWebSocketResponse, event: str, data: Any) -> Any:
    """What an event is acknowledged with."""
    await socket.send_str(f"421{json.dumps([event, data])}")
    text = str(await heard(socket))
    assert text.startswith("431[")
    return json.loads(text[3:])


# -- authentication


def test_who_is_let_in_is_known_by_what_they_authenticated_with(host: str) -> None:
    async def case(client: Talk) -> None:
        async with player(client, "ana"):
            pass

    at(host, case)


def test_who_is_not_let_in_is_told_why(host: str) -> None:
    async def case(client: Talk) -> None:
        async with client.opened() as socket:
            await socket.send_str("40")
            refusal = '44{"message":"NO_NAME","data":{"hint":"say who you are"}}'
            assert await heard(socket) == refusal
            await socket.send_str('40{"name":"ana"}')
            assert str(await heard(socket)).startswith('40{"sid"')

    at(host, case)


def test_a_mistake_of_ours_at_the_door_lets_nobody_in_and_says_no_more(host: str) -> None:
    async def case(client: Talk) -> None:
        async with client.opened() as socket:
            await socket.send_str('40{"name":"bug"}')
            assert await heard(socket) == '44{"message":"Internal error"}'

    at(host, case)


def test_a_door_that_need_not_wait_may_be_a_plain_function(host: str) -> None:
    async def case(client: Talk) -> None:
        async with client.opened() as socket:
            await socket.send_str('40/lounge,{"name":"bug"}')
            assert await heard(socket) == '44/lounge,{"message":"NOT_YOU"}'
            await socket.send_str('40/lounge,{"name":"ana"}')
            assert str(await heard(socket)).startswith('40/lounge,{"sid"')

    at(host, case)


def test_who_enters_a_room_at_the_door_is_in_it_once_let_in(host: str) -> None:
    async def case(client: Talk) -> None:
        async with client.opened() as socket:
            await socket.send_str('40/lounge,{"name":"ana"}')
            await heard(socket)
            assert await heard(socket) == '42/lounge,["welcome","to those in the room"]'

    at(host, case)


@pytest.mark.parametrize("register", ["connected", "disconnected", "on"])
def test_a_handler_that_would_have_to_be_awaited_is_refused(register: str) -> None:
    async def slow(*_: Any) -> None: ...

    namespace = Realtime().namespace("/")
    given = namespace.on("say") if register == "on" else getattr(namespace, register)
    with pytest.raises(TypeError, match="slow would not be awaited"):
        given(slow)


def test_a_handshake_shows_no_secrets() -> None:
    shown = repr(Handshake({"token": "s3cret"}, {"cookie": "s3cret"}, "here"))
    assert shown == "Handshake(address='here')"


# -- rooms


def test_a_clients_id_means_that_client_whoever_else_enters_a_room_of_that_name(host: str) -> None:
    async def case(client: Talk) -> None:
        async with player(client, "thief") as thief, client.opened() as victim:
            await victim.send_str('40{"name":"victim"}')
            sid = json.loads(str(await heard(victim))[2:])["sid"]
            await heard(victim)
            assert await asked(thief, "join", sid) == [[sid]]
            async with player(client, "friend") as friend:
                await asked(friend, "say", {"text": "for you alone", "to": sid})
            assert await heard(victim) == '42["said","for you alone"]'
            assert await asked(thief, "leave", sid) == [[]]

    at(host, case)


def test_what_is_said_to_a_room_is_heard_by_those_in_it(host: str) -> None:
    async def case(client: Talk) -> None:
        async with player(client, "a") as a, player(client, "b") as b, player(client, "c") as c:
            assert await asked(a, "join", "red") == [["red"]]
            assert await asked(b, "join", "red") == [["red"]]
            assert await asked(c, "join", "blue") == [["blue"]]
            await asked(c, "say", {"text": "1", "to": "red"})
            assert [await heard(a), await heard(b)] == ['42["said","1"]'] * 2
            await asked(a, "say", {"text": "2", "to": ["red", "blue"]})
            assert [await heard(b), await heard(c)] == ['42["said","2"]'] * 2
            assert await asked(b, "leave", "red") == [[]]
            await asked(c, "say", {"text": "3", "to": "red"})
            assert await heard(a) == '42["said","3"]'
            assert await asked(b, "say", {"text": "4"}) == []
            assert [await heard(a), await heard(c)] == ['42["said","4"]'] * 2

    at(host, case)


def test_nobody_is_in_a_room_that_nobody_has_entered(host: str) -> None:
    async def case(client: Talk) -> None:
        async with player(client, "a") as a:
            assert await asked(a, "say", {"text": "?", "to": "empty"}) == []

    at(host, case)


# -- acknowledgements


def test_an_event_may_be_acknowledged_later_and_once(host: str) -> None:
    async def case(client: Talk) -> None:
        async with player(client, "a") as a, player(client, "b") as b:
            await a.send_str('425["later"]')
            await b.send_str('426["later"]')
            answers = sorted([str(await heard(a)), str(await heard(b))])
            assert answers in (["435[0]", "436[1]"], ["435[1]", "436[0]"])
            assert await asked(a, "join", "x") == [["x"]]

    at(host, case)


def test_a_client_may_be_asked(host: str) -> None:
    async def case(client: Talk) -> None:
        async with player(client, "a") as a:
            await a.send_str('429["ask me"]')
            assert await heard(a) == '421["how much?"]'
            await a.send_str("431[21]")
            assert await heard(a) == "439[42]"

    at(host, case)


# -- putting out


async def reason_of(name: str) -> str:
    for _ in range(200):
        for gone, reason in SAID["gone"]:
            if gone == name:
                return str(reason)
        await asyncio.sleep(0.01)
    raise AssertionError(f"{name} is still there")


def test_those_in_a_room_are_put_out_with_a_reason(host: str) -> None:
    async def case(client: Talk) -> None:
        async with player(client, "out") as out:
            await asked(out, "join", "bad")
            await out.send_str('42["kick","bad"]')
            assert await heard(out) == "41"
            assert await reason_of("out") == "kicked"

    at(host, case)


def test_who_was_put_out_hears_no_more_and_may_come_back(host: str) -> None:
    async def case(client: Talk) -> None:
        async with player(client, "back") as back:
            await back.send_str('421["leave the room to others"]')
            assert await heard(back) == "41"
            await back.send_str('42["said into the void"]')
            await back.send_str('40{"name":"back"}')
            assert str(await heard(back)).startswith('40{"sid"')

    at(host, case)


def test_who_is_put_off_the_server_hears_it_before_the_connection_closes(host: str) -> None:
    async def case(client: Talk) -> None:
        async with player(client, "off") as off:
            await off.send_str('42["leave for good"]')
            assert await heard(off) == "41"
            await off.receive()
            assert off.closed
            assert await reason_of("off") == "enough"

    at(host, case)


def test_over_polling_the_next_poll_says_so(host: str) -> None:
    async def case(client: Talk) -> None:
        sid = await client.open_polling()
        await client.post(sid, '40{"name":"polled off"}')
        while "welcome" not in (await client.poll(sid))[1]:
            pass
        await client.post(sid, '42["leave for good"]')
        assert await client.poll(sid) == (200, "41\x1e1")
        assert (await client.poll(sid))[0] == 400
        assert await reason_of("polled off") == "enough"

    at(host, case)


@pytest.mark.parametrize(
    ("name", "packet", "reason"),
    [
        ("leaver", "41", "client namespace disconnect"),
        ("closer", "1", "transport close"),
        ("mumbler", "42{}", "parse error"),
        ("dropper", None, "transport close"),
    ],
)
def test_why_somebody_is_gone_is_told(
    host: str, name: str, packet: str | None, reason: str
) -> None:
    async def case(client: Talk) -> None:
        async with player(client, name) as socket:
            if packet is not None:
                await socket.send_str(packet)
            else:
                await socket.close()
            assert await reason_of(name) == reason

    at(host, case)


# -- mistakes of ours


@pytest.mark.parametrize("event", ["break", "unsendable"])
def test_a_handler_that_fails_takes_nothing_else_down(host: str, event: str) -> None:
    async def case(client: Talk) -> None:
        async with player(client, "a") as a:
            await a.send_str(f'42["{event}"]')
            assert await asked(a, "join", "x") == [["x"]]

    at(host, case)


def test_an_event_that_nobody_handles_is_let_pass(host: str) -> None:
    async def case(client: Talk) -> None:
        async with player(client, "a") as a:
            await a.send_str('42["what?",{"a":1}]')
            await a.send_str("42[7]")
            assert await asked(a, "join", "x") == [["x"]]

    at(host, case)


# -- the application beside


def test_the_application_beside_keeps_its_pages_and_sockets(host: str) -> None:
    async def case(client: Talk) -> None:
        async with client.http.get(f"http://{host}/page") as response:
            assert await response.text() == "a page"
        async with client.http.ws_connect(f"ws://{host}/own") as socket:
            assert await socket.receive_str() == "a socket of the application's own"

    at(host, case)


def test_a_unix_socket_serves_too(tmp_path: Path) -> None:
    async def scenario(path: str) -> None:
        here = ClientSession(connector=UnixConnector(path))
        async with here as http, Talk(http, "here", "/socket.io/").opened() as socket:
            await socket.send_str('40{"name":"ana"}')
            assert str(await heard(socket)).startswith('40{"sid"')

    realtime, path = application(), str(tmp_path / "ronda.sock")
    with running(Server(config(realtime, uds=path), realtime)):
        alone(scenario(path))


def test_a_server_that_ends_ends_its_sessions_and_does_not_wait_for_polls() -> None:
    async def scenario(port: int, ready: Callable[[], None]) -> tuple[int, str]:
        async with talk(f"127.0.0.1:{port}", "/socket.io/") as client:
            sid = await client.open_polling()
            poll = asyncio.ensure_future(client.poll(sid))
            await asyncio.sleep(0.05)
            ready()
            return await poll

    realtime = application()
    server = Server(config(realtime, port=free_port()), realtime)

    def end() -> None:
        server.should_exit = True

    with running(server) as port:
        assert asyncio.run(scenario(port, end)) == (200, "1")
