"""All tables that are alive in this process."""

import asyncio
from collections import Counter
from collections.abc import Callable, Collection, Coroutine, Iterable, Sequence
from contextlib import suppress
from functools import partial
from typing import Any, TypeVar

import structlog

from ronda.engine import Games
from ronda.rules import Game, Illegal
from ronda.server.tables.answer import Answer
from ronda.server.tables.bots import BotProcesses, Bots
from ronda.server.tables.following import settle
from ronda.server.tables.live import Live
from ronda.server.tables.opening import Wanted, listing
from ronda.server.tables.reviving import revived
from ronda.server.tables.signals import Alone, Signals
from ronda.server.tables.speaker import Silence, Speaker
from ronda.server.tables.watch import Watch
from ronda.store import Store, StoreError, TakenError
from ronda.store.log import heads, keep_snapshot
from ronda.store.tables import ListedTable, find_open, find_table, open_table, table_ids
from ronda.table import CLOSED, Append, Line, Opening, Table
from ronda.table.code import is_code, typed

LOG = structlog.get_logger("ronda.tables")
T = TypeVar("T")
ATTEMPTS = 20  # at a code that nobody has
WORTH_KEEPING = 20  # lines since the last snapshot, when a table leaves memory
LONG = 500  # lines since the last snapshot, while it stays
FOLLOWERS_WAIT = 0.3  # seconds
LAST_MOMENTS = 10.0  # seconds for the store to take what is under way when everything stops

Watcher = Callable[[Live, Sequence[Line]], None]
Onlooker = Callable[[int], None]


class Hall:
    """Opens tables, brings them to memory, and keeps them going."""

    def __init__(
        self,
        store: Store,
        games: Games,
        clock: Callable[[], int],
        *,
        signals: Signals | None = None,
        bots: Bots | None = None,
    ) -> None:
        self.store = store
        self.games = games
        self.clock = clock
        self.signals = signals or Alone()
        self.patience = FOLLOWERS_WAIT if self.signals.shared else 0.0
        self.bots = bots or BotProcesses()
        self.speaker: Speaker = Silence()
        self.watchers: list[Watcher] = []  # told of lines as they become durable
        self.onlookers: list[Onlooker] = []  # told which tables have changed, wherever it was
        self.refusals: Counter[str] = Counter()  # how often, by code
        self.lives: dict[int, Live] = {}
        self.stopping = False
        self._keys: dict[str, int] = {}  # of the tables in memory, by id and by code
        self._loading: dict[int, asyncio.Future[Live]] = {}
        self._moved: dict[int, int] = {}  # what happened elsewhere to tables that are being loaded
        self._tasks: set[asyncio.Task[Any]] = set()
        self._watch = Watch(self)

    @property
    def loop(self) -> asyncio.AbstractEventLoop:
        """The loop that everything here runs in."""
        return asyncio.get_running_loop()

    # From the start to the end.

    async def start(self) -> None:
        """See to it that what was on goes on."""
        await self.signals.start(self)
        await self._watch.start()

    async def stop(self) -> None:
        """Take nothing more, and wait until all that was taken is durable."""
        self.stopping = True
        await self._watch.stop()
        with suppress(TimeoutError):
            await asyncio.wait_for(self._settled(), LAST_MOMENTS)
        with suppress(StoreError):
            await self._keep(self.lives.values(), WORTH_KEEPING)
        await self.signals.stop()
        for live in self.lives.values():
            live.rest()
        for task in self._tasks:
            task.cancel()
        self.bots.close()

    async def _settled(self) -> None:
        while not all(live.is_settled for live in self.lives.values()):
            await asyncio.sleep(0.01)

    def spawn(self, work: Coroutine[Any, Any, T]) -> "asyncio.Task[T]":
        """Let something happen beside everything else."""
        task = self.loop.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    # Tables.

    async def open(self, kind: type[Game], wanted: Wanted) -> Live:
        """A new table. Raises Illegal for what its creator may not choose."""
        if self.stopping:
            raise Illegal("SERVER_STOPPING")
        for _ in range(ATTEMPTS):
            try:
                return await self._open(kind, wanted, wanted.opening())
            except TakenError:
                continue  # somebody has that code: draw another
        raise Illegal("NO_FREE_CODE")

    async def _open(self, kind: type[Game], wanted: Wanted, opening: Opening) -> Live:
        table, effects = Table.create(kind, opening, self.clock())
        first, rest = effects[0], effects[1:]
        assert isinstance(first, Append)
        listed = listing(kind, wanted, table.room)
        key = await self.store.write(open_table, listed, first.line, table.due_at())
        live = self._hold(Live(self, key, listed.id, table))
        live.begin(rest)
        self.signals.moved(key, live.confirmed)
        self.show(key)
        return live

    async def find(self, table_id: str) -> Live:
        """The table with this id."""
        return await self._found(self._keys.get(table_id), find_table, table_id)

    async def find_code(self, code: str) -> Live:
        """The table that this invitation leads to. Once it is closed, the code may be another's."""
        wanted = typed(code)
        if not is_code(wanted):
            raise Illegal("TABLE_NOT_FOUND")
        key = self._keys.get(wanted)
        if key is not None and self.lives[key].room.phase == CLOSED:
            key = None
        return await self._found(key, find_open, wanted)

    async def _found(
        self, key: int | None, find: Callable[..., ListedTable | None], name: str
    ) -> Live:  # fmt: skip
        if key is None:
            listed = await self.store.read(find, name)
            if listed is None:
                raise Illegal("TABLE_NOT_FOUND")
            key = listed.key
        return await self.table(key)

    async def table(self, key: int) -> Live:
        """The table with this key, from memory or from its log, as it is now."""
        live = self.lives.get(key)
        if live is None:
            self._load([key])
            live = await asyncio.shield(self._loading[key])
        live.used_at = self.clock()
        if self.signals.shared:
            await live.refresh()
        return live

    async def fetch(self, keys: Collection[int]) -> dict[int, Live]:
        """Bring tables to memory; those that can be had. Raises StoreError."""
        self._load(keys)
        coming = [asyncio.shield(self._loading[key]) for key in keys if key in self._loading]
        for came in await asyncio.gather(*coming, return_exceptions=True):
            if isinstance(came, StoreError):
                raise came
        return {key: self.lives[key] for key in keys if key in self.lives}

    def _load(self, keys: Iterable[int]) -> None:
        """Begin to load those that are neither here nor on their way."""
        missing = [key for key in keys if not (key in self.lives or key in self._loading)]
        if missing:
            self._loading |= {key: self.loop.create_future() for key in missing}
            self.spawn(self._load_all(missing))

    async def _load_all(self, keys: Sequence[int]) -> None:
        try:
            saved = await self.store.load(keys)
            ids = await self.store.read(table_ids, keys)
            for key in keys:
                await self._load_one(key, revived(self, key, ids.get(key), saved.get(key)))
        except Exception as problem:
            self._fail_all(keys, problem)
        finally:
            self._fail_all(keys, Illegal("SERVER_STOPPING"))

    def _fail_all(self, keys: Iterable[int], problem: Exception) -> None:
        """None of those that are not there yet will come."""
        for key in keys:
            if key in self._loading:
                fail(self._loading.pop(key), problem)

    async def _load_one(self, key: int, revive: Coroutine[Any, Any, Live]) -> None:
        """Hand a table, or the reason why there is none, to all who wait for it."""
        await asyncio.sleep(0)  # everything else goes on
        try:
            live = self._hold(await revive)
        except Exception as problem:
            fail(self._loading.pop(key), problem)
            return
        finally:
            moved = self._moved.pop(key, 0)
        self._loading.pop(key).set_result(live)
        live.wake()
        live.moved(moved)

    def _hold(self, live: Live) -> Live:
        self.lives[live.key] = live
        self._keys[live.id] = self._keys[live.code] = live.key
        live.recount(self.signals.elsewhere(live.key), self.signals.sure)
        return live

    async def say(self, live: Live, by: str, kind: object, data: object) -> Answer:
        """Say something to a table; the answer, once it is durable."""
        answer: asyncio.Future[Answer] = self.loop.create_future()
        live.say(by, kind, data, partial(settle, answer))
        return await answer

    # What happened, here and elsewhere.

    def wrote(self, live: Live, lines: Sequence[Line]) -> None:
        """A table's lines are durable."""
        self.signals.moved(live.key, live.confirmed)
        self.show(live.key)
        for watcher in self.watchers:
            try:
                watcher(live, lines)
            except Exception:
                LOG.exception("watcher_failed", table=live.id)

    def moved(self, key: int, number: int) -> None:
        """Another process has written lines of a table."""
        live = self.lives.get(key)
        if live is None or number > live.confirmed:
            self.show(key)
        if live is not None:
            live.moved(number)
        elif key in self._loading:
            self._moved[key] = max(number, self._moved.get(key, 0))

    def elsewhere(self, key: int, user: str, there: bool) -> None:
        """Another process has somebody's connection, or none has any longer."""
        live = self.lives.get(key)
        if live is not None:
            live.elsewhere(user, there)
        self.show(key)

    def show(self, key: int) -> None:
        """Something about a table has changed: its log, or who is connected."""
        for onlooker in self.onlookers:
            onlooker(key)

    def recount(self) -> None:
        """What was known of the other processes' connections is out of date."""
        for live in self.lives.values():
            live.recount(self.signals.elsewhere(live.key), self.signals.sure)

    def bereft(self, keys: Collection[int]) -> None:
        """Another process is gone, and nobody may look after those who were connected to it."""
        if not self.stopping:
            self.spawn(self._take_over(keys))

    async def _take_over(self, keys: Collection[int]) -> None:
        with suppress(StoreError):  # then whoever comes there, or the next start, will find it
            await self.fetch(keys)

    async def compare(self) -> None:
        """See whether anything was written to tables with people here that they have not heard."""
        keys = [live.key for live in self.lives.values() if live.connections()]
        for key, number in (await self.store.read(heads, keys)).items():
            self.moved(key, number)

    # Memory.

    async def tidy(self, idle_ms: int) -> int:
        """Let tables leave memory that nobody needs there; how many there were."""
        since = self.clock() - idle_ms
        idle = [live for live in self.lives.values() if live.is_idle(since)]
        await self._keep(self.lives.values(), LONG)
        await self._keep(idle, WORTH_KEEPING)
        gone = [live for live in idle if live.is_idle(since)]
        for live in gone:
            self._drop(live)
        return len(gone)

    def _drop(self, live: Live) -> None:
        live.rest()
        del self.lives[live.key]
        for name in (live.id, live.code):
            if self._keys.get(name) == live.key:
                del self._keys[name]

    async def _keep(self, lives: Iterable[Live], lines: int) -> None:
        """Take snapshots of those that have grown by so many lines: the way back will be short."""
        for live in [live for live in lives if live.confirmed - live.kept >= lines]:
            if live.can_be_kept:
                number, data = live.confirmed, live.table.snapshot()
                await self.store.write(keep_snapshot, live.key, number, data)
                live.kept = number


def fail(waiting: "asyncio.Future[Any]", problem: Exception) -> None:
    """Hand the reason to all who wait, if anybody still does."""
    if not waiting.done():
        waiting.set_exception(problem)
        waiting.exception()
