"""The namespace `/game`: people come to a table, speak to it and hear it."""

import asyncio
from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any

import structlog

from ronda.rules import Illegal
from ronda.server.game_socket.hearing import ACTING, CONTRACTED, HEARD, Message, check_code
from ronda.server.game_socket.joining import reads, token_of, visit
from ronda.server.game_socket.party import Party, Visitor
from ronda.server.game_socket.sayings import Saying, timestamp
from ronda.server.game_socket.speaker import GameSpeaker
from ronda.server.game_socket.wording import refused, stated
from ronda.server.realtime import Realtime, Refused, Reply, Socket
from ronda.table import CLOSED

if TYPE_CHECKING:
    from ronda.server.service import Service
    from ronda.server.tables import Answer, Live

LOG = structlog.get_logger("ronda.game_socket")
NAME = "/game"
LONGEST_NAME = 40
JOINS = ("game:join", "game:join-approved")


class GameSocket:
    """Everybody who is connected to this process, and the speaker of its tables."""

    def __init__(self, service: "Service") -> None:
        self._service = service
        self._namespace = service.realtime.namespace(NAME)
        self._joining: set[str] = set()
        self.speaker = GameSpeaker(self._namespace, service.clock, self._farewell)
        self._listen()

    def _listen(self) -> None:
        namespace = self._namespace
        namespace.authenticate(self._may_come)
        namespace.connected(self._connected)
        namespace.disconnected(self._disconnected)
        for event in JOINS:
            namespace.on(event)(self._join)
        for event in HEARD:
            namespace.on(event)(partial(self._hear, event))

    # Coming, with a token.

    def _may_come(self, socket: Socket) -> Any:
        """Who shows a token is looked up; who shows none can do so later, with `game:join`."""
        token = token_of(socket)
        return None if token is None else self._look_up(socket, token)

    async def _look_up(self, socket: Socket, token: object) -> None:
        try:
            socket.data = await visit(self._service, socket, token)
        except Illegal as refusal:
            why = self._problem(refusal, None, reads(socket))
            raise Refused(why["message"], why) from None

    def _connected(self, socket: Socket) -> None:
        if socket.data is not None:
            self._arrive(socket, socket.data)

    def _join(self, socket: Socket, payload: Any, reply: Reply) -> None:
        """`game:join`: the token comes with the event."""
        token = payload.get("gameToken") if isinstance(payload, dict) else None
        if socket.id in self._joining:
            self._refuse(socket, reply, Illegal("TOO_MANY_MESSAGES"))
        else:
            self._joining.add(socket.id)
            self._service.hall.spawn(self._join_with(socket, token, reply))

    async def _join_with(self, socket: Socket, token: object, reply: Reply) -> None:
        try:
            visitor = await visit(self._service, socket, token)
            if socket.id in self._namespace.sockets:
                self._come(socket, visitor)
                reply({"ok": True})
        except Illegal as refusal:
            self._refuse(socket, reply, refusal)
        except Exception:
            LOG.exception("join_failed")
            self._refuse(socket, reply, Illegal("INTERNAL_ERROR"))
        finally:
            self._joining.discard(socket.id)

    def _come(self, socket: Socket, visitor: Visitor) -> None:
        """To the table of the token; to the one where the socket is already, once more."""
        before: Visitor | None = socket.data
        if before is None or before.live is None:
            socket.data = visitor
            self._arrive(socket, visitor)
        elif (before.live, before.user) == (visitor.live, visitor.user):
            self._greet(self.speaker.parties[before.live.key], socket, before, before.live)
            before.live.say(before.user, "sync", {}, ignored)
        else:
            raise Illegal("ALREADY_AT_A_TABLE")

    def _arrive(self, socket: Socket, visitor: Visitor) -> None:
        """One more socket at the table."""
        live = visitor.live
        if live is None or live.room.phase == CLOSED:
            visitor.live = None
            self._error(socket, Illegal("TABLE_CLOSED"))
            return
        party = self.speaker.parties.setdefault(live.key, Party(live))
        party.add(visitor.user, socket)
        socket.join(room_of(visitor.user))
        self._greet(party, socket, visitor, live)
        live.come(visitor.user)

    def _greet(self, party: Party, socket: Socket, visitor: Visitor, live: "Live") -> None:
        """What comes next for them: to play, to wait, or to watch."""
        user, room = visitor.user, live.room
        if user in room.pending:
            self._tell(socket, live, "pending-approval", {})
        elif user in room.everyone():
            self._welcome(socket, visitor, live, "joined")
            self._show_waiting(socket, visitor, live)
            party.want(user, [socket])
        elif room.settings.approval:
            self._soon(self._leave, socket)
            self._error(socket, Illegal("APPROVAL_DENIED"))
        else:
            party.want(user, [socket])
            watch = partial(self._watching, socket, visitor, live)
            live.say(user, "watch", {"code": live.code}, watch)

    def _watching(
        self, socket: Socket, visitor: Visitor, live: "Live", answer: "Answer"
    ) -> None:  # fmt: skip
        """May they?"""
        if answer.ok:
            self._welcome(socket, visitor, live, "watching")
        else:
            self._soon(self._leave, socket)
            self._error(socket, Illegal(answer.code, **answer.details), live)

    def _welcome(self, socket: Socket, visitor: Visitor, live: "Live", how: str) -> None:
        """Tell somebody that they are there."""
        data = {
            "playerId": visitor.user, "playerName": live.room.name_of(visitor.user) or visitor.name,
            "gameId": live.id, "seat": live.room.find(visitor.user),
            "spectator": how == "watching",
        }  # fmt: skip
        self._tell(socket, live, how, data, event="joined")

    def _show_waiting(self, socket: Socket, visitor: Visitor, live: "Live") -> None:
        """The admin may have missed who wants to come."""
        for user, name in live.room.pending.items() if visitor.user == live.room.admin else ():
            about = {"playerId": user, "playerName": name}
            self._tell(socket, live, "player-requesting-join", about)

    # Speaking.

    def _hear(self, event: str, socket: Socket, payload: Any, reply: Reply) -> None:
        """Something for the table. It answers once that is durable, or refused."""
        visitor: Visitor | None = socket.data
        live = visitor.live if visitor else None
        try:
            if visitor is None or live is None:
                raise Illegal("NOT_JOINED")
            if not visitor.pace.allows(self._service.clock()):
                raise Illegal("TOO_MANY_MESSAGES")
            message = HEARD[event](live.room, check_code(live.room, payload))
        except Illegal as refusal:
            self._refuse(socket, reply, refusal, live)
            return
        if message.kind == "sync":
            self.speaker.parties[live.key].want(visitor.user, [socket])
        answered = partial(self._answered, event, message, socket, live, reply)
        live.say(visitor.user, message.kind, message.data, answered)

    def _answered(
        self, event: str, message: Message, socket: Socket, live: "Live", reply: Reply,
        answer: "Answer",
    ) -> None:  # fmt: skip
        """The table has answered: to whoever spoke, and nobody else."""
        result = {
            "gameCode": live.code, "action": said(message), "ok": answer.ok,
            "match": answer.match or None, "version": answer.version,
        }  # fmt: skip
        if not answer.ok:
            refusal = Illegal(answer.code, **answer.details)
            result |= self._problem(refusal, live, socket.data.language)
            if event in CONTRACTED:
                self._error(socket, refusal, live)
        if event in ACTING:
            socket.emit("game:action-result", result)
        reply(result)
        if message.kind == "leave" and answer.ok:
            self._soon(self._leave, socket)

    # Going.

    def _disconnected(self, socket: Socket, _reason: str) -> None:
        self._leave(socket)

    def _farewell(self, party: Party, sockets: Sequence[Socket]) -> None:
        """Their place is no longer here. (Not at once: the table is still speaking.)"""
        self._soon(self._let_go, party, list(sockets))

    def _let_go(self, party: Party, sockets: list[Socket]) -> None:
        closed = party.live.room.phase == CLOSED
        for socket in sockets:
            self._leave(socket)
            if closed:
                socket.disconnect("TABLE_CLOSED")

    def _leave(self, socket: Socket) -> None:
        """One socket less at its table."""
        visitor: Visitor | None = socket.data
        live = visitor.live if visitor else None
        if visitor is None or live is None:
            return
        visitor.live = None
        party = self.speaker.parties.get(live.key)
        if party is not None:
            party.remove(visitor.user, socket)
            if not party.sockets:
                del self.speaker.parties[live.key]
            live.go(visitor.user)

    def _soon(self, act: Callable[..., None], *args: Any) -> None:
        asyncio.get_running_loop().call_soon(act, *args)

    # To one socket alone.

    def _tell(
        self, socket: Socket, live: "Live", what: str, data: dict[str, Any], event: str = ""
    ) -> None:
        """An event for this socket; `what` says in which words."""
        message = partial(stated, what, name=data.get("playerName", ""))
        saying = Saying(event or what, data, (), message)
        socket.send(self.speaker.frames(live.code, saying, reads(socket)))

    def _refuse(
        self, socket: Socket, reply: Reply, refusal: Illegal, live: "Live | None" = None
    ) -> None:
        self._error(socket, refusal, live)
        reply({"ok": False, **self._problem(refusal, live, reads(socket))})

    def _error(self, socket: Socket, refusal: Illegal, live: "Live | None" = None) -> None:
        problem = self._problem(refusal, live, reads(socket))
        now = timestamp(self._service.clock())
        socket.emit("game:error", {**problem, "timestamp": now})

    @staticmethod
    def _problem(refusal: Illegal, live: "Live | None", language: str) -> dict[str, str]:
        """A refusal as people and programs read it."""
        kind = live.room.kind if live else None
        return {"code": refusal.code, "message": refused(kind, refusal, language)}


def put_out(realtime: Realtime, user: str, reason: str = "ACCOUNT_DISABLED") -> None:
    """Cut somebody off from every table, in every process."""
    realtime.namespace(NAME).disconnect(reason, to=room_of(user))


def room_of(user: str) -> str:
    """The room in which all sockets of a person are, at whatever table."""
    return f"user:{user}"


def said(message: Message) -> str:
    """What somebody wanted, for the answer; whatever nonsense it was, it is a short text."""
    name = message.data.get("action") if message.kind == "action" else message.kind
    return name[:LONGEST_NAME] if isinstance(name, str) else ""


def ignored(_answer: object) -> None:
    """Whoever cannot see the table is told so otherwise."""
