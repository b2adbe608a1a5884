"""Prometheus metrics. Each process has its own, and shows those of all; the label `worker` is the process id."""

from __future__ import annotations

import asyncio
import ipaddress
import os
from collections import deque
from contextlib import suppress
from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.exposition import CONTENT_TYPE_LATEST
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route
from starlette.types import ASGIApp, Scope

from regnum.server.guard.identity import bearer, same
from regnum.server.guard.limits import address_of, parsed
from regnum.server.guard.problems import problem
from regnum.server.monitoring.request_observer import RequestObserver
from regnum.server.monitoring.route_templates import method_of
from regnum.server.monitoring.shared_metrics import EVERY_S, merged, shared_by_processes
from regnum.server.settings import Settings

FAST: Final = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5)
SLOW: Final = (0.01, 0.03, 0.1, 0.3, 0.5, 1, 2, 3, 5, 10, 30)
LAGS_KEPT: Final = 30


class LabelledCounter:
    """A counter with labels; `worker` is filled in."""

    def __init__(self, metrics: Metrics, name: str, about: str, labels: list[str]) -> None:
        self.worker = metrics.worker
        self.counter = Counter(name, about, ["worker", *labels], registry=metrics.registry)

    def labels(self, *values: str) -> Counter:
        """Return the counter with these labels."""
        return self.counter.labels(self.worker, *values)


class Metrics:
    """All metrics of one app. Gauges and counters without further labels can be used directly."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.worker = str(os.getpid())
        self.shared = shared_by_processes(self.worker)
        self.requests = LabelledCounter(
            self, "regnum_requests", "HTTP requests and rejected WebSockets", ["route", "method", "status"]
        )
        self.commands = LabelledCounter(self, "regnum_commands", "Table commands by outcome", ["outcome"])
        self._latency = Histogram(
            "regnum_request_seconds",
            "Time until a request is answered, in seconds",
            ["worker", "route"],
            buckets=FAST,
            registry=self.registry,
        )
        self.sockets = self.gauge("regnum_sockets_open", "Open WebSockets")
        self.connections = self.gauge("regnum_connections_open", "Open connections of every kind")
        self.refused = LabelledCounter(
            self, "regnum_connections_refused", "Connections closed because of a limit, by reason", ["reason"]
        )
        self.tables_open = self.gauge("regnum_tables_live", "Tables loaded in this process")
        self.lag = self.gauge("regnum_loop_lag_seconds", "Maximum recent event loop delay, in seconds")
        self.moves = self.counter("regnum_moves", "Moves played")
        self.dropped = self.counter("regnum_slow_readers_dropped", "WebSockets closed because the client did not read")
        self.thinking = self.histogram(
            "regnum_bot_thinking_seconds", "Thinking time of bots per move, in seconds", SLOW
        )
        self.writes = self.histogram("regnum_store_write_seconds", "Time until a write is durable, in seconds", FAST)

    def gauge(self, name: str, about: str) -> Gauge:
        """Create a gauge."""
        return Gauge(name, about, ["worker"], registry=self.registry).labels(self.worker)

    def counter(self, name: str, about: str) -> Counter:
        """Create a counter."""
        return Counter(name, about, ["worker"], registry=self.registry).labels(self.worker)

    def histogram(self, name: str, about: str, buckets: tuple[float, ...]) -> Histogram:
        """Create a histogram of durations."""
        return Histogram(name, about, ["worker"], buckets=buckets, registry=self.registry).labels(self.worker)

    def request(self, route: str, method: str, status: int, seconds: float) -> None:
        """Count a request."""
        self.requests.labels(route, method, str(status)).inc()
        self._latency.labels(self.worker, route).observe(seconds)

    def text(self) -> bytes:
        """Return all metrics of this process in the Prometheus text format."""
        return generate_latest(self.registry)

    def text_of_all(self) -> bytes:
        """Return those of all processes of the server; those of the others are some seconds old."""
        if self.shared is None:
            return self.text()
        return merged([self.text().decode(), *self.shared.others()]).encode()

    async def share(self) -> None:
        """Show the other processes the metrics of this one until cancelled. A full disk ends nothing."""
        if self.shared is None:
            return
        try:
            while True:
                with suppress(OSError):
                    await asyncio.to_thread(self.shared.write, self.text().decode())
                await asyncio.sleep(EVERY_S)
        finally:
            self.shared.withdraw()

    async def watch_loop(self, every: float = 0.5) -> None:
        """Measure the lag of the event loop until cancelled."""
        loop = asyncio.get_running_loop()
        lags: deque[float] = deque(maxlen=LAGS_KEPT)
        while True:
            before = loop.time()
            await asyncio.sleep(every)
            lags.append(max(0.0, loop.time() - before - every))
            self.lag.set(max(lags))


class RequestMetrics(RequestObserver):
    """Counts and times every request. Sockets count only when they are refused: their duration is not a latency."""

    def __init__(self, app: ASGIApp, metrics: Metrics) -> None:
        super().__init__(app)
        self.metrics = metrics

    def over(self, scope: Scope, status: int, seconds: float) -> None:
        """Count a finished request."""
        if status != 101:
            self.metrics.request(self.templates.of(scope), method_of(scope), status or 403, seconds)


def may_read(request: Request, settings: Settings) -> bool:
    """Whether metrics are shown: with the key, and without a proxy also to this machine and its own network.

    Behind a proxy no address proves anything: what the proxy does not write, the client may have written.
    """
    given = bearer(request.headers)
    if given is not None:
        return settings.metrics != "" and same(given, settings.metrics)
    if settings.proxy or "x-forwarded-for" in request.headers or "forwarded" in request.headers:
        return False  # or an unconfigured proxy is in front of us
    address = parsed(address_of(request.scope, proxy=False))
    return isinstance(address, (ipaddress.IPv4Address, ipaddress.IPv6Address)) and address.is_private


def metrics_route(metrics: Metrics, settings: Settings) -> Route:
    """Return GET /metrics."""

    async def numbers(request: Request) -> Response:
        if not may_read(request, settings):
            return problem(403, "/metrics is available from private addresses or with the metrics key")
        return Response(metrics.text_of_all(), headers={"Cache-Control": "no-store"}, media_type=CONTENT_TYPE_LATEST)

    return Route("/metrics", numbers, include_in_schema=False)
