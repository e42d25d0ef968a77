"""What happens here in numbers, for Prometheus.

The way of a move is counted in plain counters, which cost next to nothing, and read when somebody
asks. Every label has few values: kinds of lines, codes, routes; never a name, a code of a table or
anything that somebody typed.
"""

import time
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import TYPE_CHECKING

from prometheus_client import CollectorRegistry, Histogram, ProcessCollector, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.registry import Collector

from ronda.server.realtime.asgi_types import Asgi, Message, Receive, Scope, Send
from ronda.server.tables import Live
from ronda.server.tables.speaker import Speaker, Speech
from ronda.table import Line
from ronda.table import Send as Sent

if TYPE_CHECKING:
    from ronda.server.service import Service

MOST_CODES = 500  # games of others may bring codes of their own
METHODS = ("GET", "POST", "PUT", "PATCH", "DELETE", "HEAD", "OPTIONS")
SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10)
LINES = (1, 2, 5, 10, 20, 50, 100, 200, 500, 1000)


class Metrics:
    """Counts for one process."""

    def __init__(self, service: "Service") -> None:
        self.lines: Counter[tuple[str, str]] = Counter()
        self.events: Counter[str] = Counter()
        self._registry = CollectorRegistry()
        self._commits = Histogram(
            "ronda_commit_seconds", "From handing lines to the store until they are durable.",
            buckets=SECONDS, registry=self._registry,
        )  # fmt: skip
        self._batches = Histogram(
            "ronda_commit_lines", "Lines that became durable together.",
            buckets=LINES, registry=self._registry,
        )  # fmt: skip
        self.requests = Histogram(
            "ronda_http_request_seconds", "Requests by method, route and status.",
            ["method", "route", "status"], buckets=SECONDS, registry=self._registry,
        )  # fmt: skip
        self._registry.register(Now(service, self))
        ProcessCollector(registry=self._registry)
        self._listen(service)

    def text(self) -> bytes:
        """As Prometheus reads it."""
        return generate_latest(self._registry)

    def _listen(self, service: "Service") -> None:
        service.hall.watchers.append(self._wrote)
        service.hall.speaker = Counted(service.hall.speaker, self.events)
        service.store.measured = self._committed

    def _wrote(self, live: Live, lines: Sequence[Line]) -> None:
        for line in lines:
            self.lines[live.game, line.kind] += 1

    def _committed(self, lines: int, seconds: float) -> None:
        self._commits.observe(seconds)
        self._batches.observe(lines)


class Counted:
    """A speaker whose words are counted, by the name of the event."""

    def __init__(self, speaker: Speaker, events: Counter[str]) -> None:
        self._speaker = speaker
        self._events = events

    def prepare(self, live: Live, sends: Sequence[Sent], /) -> Speech:
        for send in sends:
            self._events[send.event] += len(send.to)
        return self._speaker.prepare(live, sends)


class Now(Collector):
    """How things stand at the moment of asking."""

    def __init__(self, service: "Service", metrics: Metrics) -> None:
        self._service = service
        self._metrics = metrics

    def collect(self) -> Iterable[Metric]:
        yield from self._counters()
        yield from self._gauges()

    def _counters(self) -> Iterator[Metric]:
        lines = CounterMetricFamily(
            "ronda_lines", "Lines that became durable; an action is one.", labels=["game", "kind"]
        )
        for labels, count in self._metrics.lines.copy().items():
            lines.add_metric(labels, count)
        yield lines
        yield counted("ronda_refusals", "What was refused.", "code", self._service.hall.refusals)
        yield counted(
            "ronda_events", "What was told, to each person.", "event", self._metrics.events
        )

    def _gauges(self) -> Iterator[Metric]:
        hall, realtime = self._service.hall, self._service.realtime
        stuck = sum(not live.can_be_kept for live in hall.lives.values() if live.is_settled)
        game = realtime.namespace("/game")
        yield GaugeMetricFamily("ronda_live_tables", "Tables in memory.", len(hall.lives))
        yield GaugeMetricFamily("ronda_stuck_tables", "Tables that wait for the store.", stuck)
        yield GaugeMetricFamily("ronda_connections", "Sessions.", len(realtime.engine.links))
        yield GaugeMetricFamily("ronda_players", "Sockets at tables.", len(game.sockets))
        yield GaugeMetricFamily("ronda_stopping", "Is it on its way out?", hall.stopping)


def counted(name: str, says: str, label: str, counts: Counter[str]) -> Metric:
    """A counter with one label, of which the rare values are one."""
    family = CounterMetricFamily(name, says, labels=[label])
    common = dict(counts.most_common(MOST_CODES))
    for value, count in common.items():
        family.add_metric([value], count)
    if rest := sum(counts.values()) - sum(common.values()):
        family.add_metric(["other"], rest)
    return family


class Timed:
    """An ASGI application whose requests are counted and timed, by route and not by address."""

    def __init__(self, app: Asgi, metrics: Metrics) -> None:
        self._app = app
        self._metrics = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        began, status = time.perf_counter(), 500

        async def noting(message: Message) -> None:
            nonlocal status
            status = message.get("status", status)
            await send(message)

        try:
            await self._app(scope, receive, noting)
        finally:
            seconds = time.perf_counter() - began
            self._metrics.requests.labels(*labels_of(scope), str(status)).observe(seconds)


def labels_of(scope: Scope) -> tuple[str, str]:
    """Method and route."""
    method = scope["method"] if scope["method"] in METHODS else "other"
    return method, getattr(scope.get("route"), "path", "none")
