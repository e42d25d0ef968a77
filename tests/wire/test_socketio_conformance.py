"""The cases of Socket.IO's public conformance suite, in its order."""

import json
from collections.abc import Awaitable, Callable

import pytest

from tests.wire.talking import Talk, alone, closed, heard, talk

Case = Callable[[Talk], Awaitable[None]]


def at(host: str, case: Case) -> None:
    async def scenario() -> None:
        async with talk(host, "/socket.io/") as client:
            await case(client)

    alone(scenario())


# -- connecting


@pytest.mark.parametrize("name", ["", "/custom"])
@pytest.mark.parametrize("payload", ["", '{"token":"123"}'])
def test_a_namespace_is_joined_with_and_without_payload(echo: str, name: str, payload: str) -> None:
    where = f"{name}," if name else ""

    async def case(client: Talk) -> None:
        async with client.opened() as socket:
            await socket.send_str(f"40{where}{payload}")
            text = str(await heard(socket))
            assert text.startswith(f"40{where}")
            assert list(json.loads(text.removeprefix(f"40{where}"))) == ["sid"]
            assert await heard(socket) == f'42{where}["auth",{payload or "{}"}]'

    at(echo, case)


def test_an_unknown_namespace_is_refused(echo: str) -> None:
    async def case(client: Talk) -> None:
        async with client.opened() as socket:
            await socket.send_str("40/random")
            assert await heard(socket) == '44/random,{"message":"Invalid namespace"}'

    at(echo, case)


def test_an_invalid_handshake_closes_the_connection(echo: str) -> None:
    async def case(client: Talk) -> None:
        async with client.opened() as socket:
            await socket.send_str("4abc")
            await closed(socket)

    at(echo, case)


def test_a_connection_that_joins_nothing_is_closed(echo: str) -> None:
    async def case(client: Talk) -> None:
        async with client.opened() as socket:
            for _ in range(2):
                assert await socket.receive_str() == "2"
                await socket.send_str("3")
            await closed(socket)

    at(echo, case)


# -- disconnecting


def test_leaving_the_main_namespace_keeps_the_connection(echo: str) -> None:
    async def case(client: Talk) -> None:
        async with client.joined() as socket:
            await socket.send_str("41")
            assert await socket.receive_str() == "2"

    at(echo, case)


def test_leaving_a_namespace_leaves_the_others(echo: str) -> None:
    async def case(client: Talk) -> None:
        async with client.joined() as socket:
            await socket.send_str("40/custom")
            await heard(socket)
            await heard(socket)
            await socket.send_str("41/custom")
            await socket.send_str('42["message","message to main namespace"]')
            assert await heard(socket) == '42["message-back","message to main namespace"]'

    at(echo, case)


# -- messages


def test_an_event_comes_back(echo: str) -> None:
    async def case(client: Talk) -> None:
        async with client.joined() as socket:
            await socket.send_str('42["message",1,"2",{"3":[false]}]')
            assert await heard(socket) == '42["message-back",1,"2",{"3":[false]}]'

    at(echo, case)


TWO = '{"_placeholder":true,"num":0},{"_placeholder":true,"num":1}'


@pytest.mark.parametrize(
    ("said", "back"),
    [
        (f'452-["message",{TWO}]', f'452-["message-back",{TWO}]'),
        (f'452-789["message-with-ack",{TWO}]', f"462-789[{TWO}]"),
    ],
)
def test_binary_comes_back_in_events_and_acknowledgements(echo: str, said: str, back: str) -> None:
    async def case(client: Talk) -> None:
        async with client.joined() as socket:
            await socket.send_str(said)
            await socket.send_bytes(b"\1\2\3")
            await socket.send_bytes(b"\4\5\6")
            assert [await heard(socket) for _ in range(3)] == [back, b"\1\2\3", b"\4\5\6"]

    at(echo, case)


def test_an_event_is_acknowledged(echo: str) -> None:
    async def case(client: Talk) -> None:
        async with client.joined() as socket:
            await socket.send_str('42456["message-with-ack",1,"2",{"3":[false]}]')
            assert await heard(socket) == '43456[1,"2",{"3":[false]}]'

    at(echo, case)


@pytest.mark.parametrize("text", ["4abc", "42{}", '42abc["message-with-ack",1,"2",{"3":[false]}]'])
def test_an_invalid_packet_closes_the_connection(echo: str, text: str) -> None:
    async def case(client: Talk) -> None:
        async with client.joined() as socket:
            await socket.send_str(text)
            await closed(socket)

    at(echo, case)


def test_all_of_it_works_over_polling(echo: str) -> None:
    async def case(client: Talk) -> None:
        sid = await client.open_polling()
        assert await client.post(sid, '40{"token":"123"}') == (200, "ok")
        _, text = await client.poll(sid)
        joined, auth = text.split("\x1e")
        assert joined.startswith('40{"sid":"')
        assert auth == '42["auth",{"token":"123"}]'
        said = '451-["message",{"_placeholder":true,"num":0}]\x1ebAQID'
        assert await client.post(sid, said) == (200, "ok")
        assert (await client.poll(sid))[1] == said.replace("message", "message-back")

    at(echo, case)
