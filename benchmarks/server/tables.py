"""Tables for a crowd, opened as people do it: over the network, with a token for each."""

from collections.abc import Callable, Iterator, Sequence
from typing import Any

import httpx

from benchmarks.crowd.peer import SOCKET_IO, Seat

PATIENCE = 60
SETTINGS = {"ask_ready": False, "auto_start": True, "grace_ms": 3_600_000}


def of_ronda(port: int, rooms: int, _seats: int) -> Sequence[Seat]:
    """So many matches that have begun; the word is a code and a token."""
    return opened(port, rooms, a_match)


def of_colyseus(port: int, rooms: int, _seats: int) -> Sequence[Seat]:
    """A reserved seat is part of the path."""
    return opened(port, rooms, a_room)


def opened(
    port: int, rooms: int, one: Callable[[httpx.Client, int], Iterator[Seat]]
) -> Sequence[Seat]:  # fmt: skip
    with httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=PATIENCE) as client:
        return [seat for number in range(rooms) for seat in one(client, number)]


def a_match(client: httpx.Client, number: int) -> Iterator[Seat]:
    """Ana opens a table, Luis joins, and the match begins."""
    ana = asked(client, "/api/auth/guest", {"name": f"Ana {number}"})["accessToken"]
    table = {"game": "snatch", "logintype": 0, "settings": SETTINGS}
    made = asked(client, "/api/games/start", table, ana)
    joining = {"gameCode": made["gamecode"], "playerName": f"Luis {number}"}
    joined = asked(client, "/api/games/join", joining)
    for token in (made["gameToken"], joined["gameToken"]):
        yield Seat(SOCKET_IO, f"{made['gamecode']}:{token}")


def a_room(client: httpx.Client, _: int) -> Iterator[Seat]:
    made = asked(client, "/matchmake/create/snatch", {})
    for seat in (made, asked(client, f"/matchmake/joinById/{made['roomId']}", {})):
        yield Seat(f"/{seat['processId']}/{seat['roomId']}?sessionId={seat['sessionId']}")


def asked(client: httpx.Client, path: str, body: Any, token: str = "") -> Any:
    headers = {"Authorization": f"Bearer {token}"} if token else {}
    answer = client.post(path, json=body, headers=headers)
    assert answer.is_success, answer.text
    return answer.json()
