"""Metrics: what is counted, and who may read it."""

from __future__ import annotations

import asyncio
import os
import re
from pathlib import Path

import pytest
from prometheus_client.parser import text_string_to_metric_families
from starlette.middleware import Middleware
from structlog.testing import capture_logs

from regnum.server.monitoring import shared_metrics
from regnum.server.monitoring.health import FRESH_MS, health_routes, store_writes
from regnum.server.monitoring.metrics import Metrics, RequestMetrics, metrics_route
from regnum.server.settings import Settings
from tests.server.guard.client import HOME, GuardedApp, ManualClock, MemoryStore, ask, handshake


def measured(settings: Settings | None = None) -> tuple[GuardedApp, Metrics]:
    metrics = Metrics()
    settings = settings or Settings("")
    guarded = GuardedApp(settings, more=[metrics_route(metrics, settings)])
    guarded.app.user_middleware.insert(0, Middleware(RequestMetrics, metrics))
    return guarded, metrics


def value(metrics: Metrics, name: str, **labels: str) -> float | None:
    return metrics.registry.get_sample_value(name, {"worker": str(os.getpid()), **labels})


def test_requests_are_counted_by_route_method_and_status() -> None:
    guarded, metrics = measured()
    for _ in range(3):
        ask(guarded.app, "GET", "/page")
    ask(guarded.app, "POST", "/api/thing")
    ask(guarded.app, "HUSH", "/hush/1")
    handshake(guarded.app, "/api/socket/hush", {"origin": "http://evil.example"})
    handshake(guarded.app, "/api/socket/hush", {"origin": HOME})
    assert value(metrics, "regnum_requests_total", route="/page", method="GET", status="200") == 3
    assert value(metrics, "regnum_requests_total", route="none", method="POST", status="403") == 1
    assert value(metrics, "regnum_requests_total", route="none", method="OTHER", status="403") == 1
    assert value(metrics, "regnum_requests_total", route="none", method="WEBSOCKET", status="403") == 1
    assert value(metrics, "regnum_request_seconds_count", route="/page") == 3
    assert "hush" not in metrics.text().decode().lower()


def test_made_up_paths_and_methods_make_no_new_numbers() -> None:
    guarded, metrics = measured()
    for n in range(50):
        ask(guarded.app, f"M{n}", f"/nowhere/{n}")
        ask(guarded.app, "GET", f"/nowhere/{n}")
    assert len(re.findall(r"regnum_requests_total{", metrics.text().decode())) == 2


def test_every_number_is_there_from_the_start_with_its_worker() -> None:
    metrics = Metrics()
    metrics.sockets.inc()
    metrics.tables_open.set(4)
    metrics.moves.inc(2)
    metrics.dropped.inc()
    metrics.commands.labels("stale").inc()
    metrics.thinking.observe(0.2)
    metrics.writes.observe(0.002)
    assert value(metrics, "regnum_sockets_open") == 1
    assert value(metrics, "regnum_tables_live") == 4
    assert value(metrics, "regnum_moves_total") == 2
    assert value(metrics, "regnum_slow_readers_dropped_total") == 1
    assert value(metrics, "regnum_commands_total", outcome="stale") == 1
    assert value(metrics, "regnum_bot_thinking_seconds_sum") == pytest.approx(0.2)
    assert value(metrics, "regnum_store_write_seconds_count") == 1
    assert value(metrics, "regnum_loop_lag_seconds") == 0


def test_two_apps_in_one_process_count_apart() -> None:
    one, other = Metrics(), Metrics()
    one.moves.inc()
    assert value(other, "regnum_moves_total") == 0


def test_a_loop_that_is_held_up_is_noticed() -> None:
    metrics = Metrics()

    async def held_up() -> None:
        task = asyncio.create_task(metrics.watch_loop(every=0.01))
        for _ in range(200):
            await asyncio.sleep(0.001)
            if metrics.registry.get_sample_value("regnum_loop_lag_seconds", {"worker": metrics.worker}):
                break
            end = asyncio.get_running_loop().time() + 0.03
            while asyncio.get_running_loop().time() < end:
                pass
        task.cancel()

    asyncio.run(held_up())
    lag = value(metrics, "regnum_loop_lag_seconds")
    assert lag is not None
    assert lag > 0


def test_whichever_process_is_asked_shows_the_numbers_of_all(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(shared_metrics.FOLDER, str(tmp_path))
    processes = [Metrics(), Metrics(), Metrics()]
    for n, each in enumerate(processes):
        each.worker, each.shared = f"w{n}", shared_metrics.SharedMetrics(tmp_path, f"w{n}")
        each.gauge("regnum_people", "People").set(n + 1)
        each.counter("regnum_shouts", "Shouts").inc(10 * n)
        asyncio.run(shared_once(each))
    ended = tmp_path / "w2.prom"
    os.utime(ended, (1, 1))
    families = {each.name: each for each in text_string_to_metric_families(processes[0].text_of_all().decode())}
    assert {each.labels["worker"]: each.value for each in families["regnum_people"].samples} == {"w0": 1, "w1": 2}
    shouts = {each.labels["worker"]: each.value for each in families["regnum_shouts"].samples if "total" in each.name}
    assert shouts == {"w0": 0, "w1": 10}
    assert processes[0].text_of_all().count(b"# HELP regnum_people ") == 1


async def shared_once(metrics: Metrics) -> None:
    """Share until it is written, and end without notice, as if killed."""
    assert metrics.shared is not None
    metrics.shared.withdraw = lambda: None  # type: ignore[method-assign]
    sharing = asyncio.ensure_future(metrics.share())
    async with asyncio.timeout(5):
        while not metrics.shared.own.exists():
            await asyncio.sleep(0.01)
    sharing.cancel()


async def test_a_process_that_ends_takes_its_numbers_along(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(shared_metrics.FOLDER, str(tmp_path))
    sharing = asyncio.ensure_future(Metrics().share())
    async with asyncio.timeout(5):
        while not list(tmp_path.glob("*.prom")):
            await asyncio.sleep(0.01)
    sharing.cancel()
    await asyncio.gather(sharing, return_exceptions=True)
    assert not list(tmp_path.glob("*.prom"))


def reading(settings: Settings, client: str, headers: dict[str, str] | None = None) -> int:
    return ask(measured(settings)[0].app, "GET", "/metrics", headers, client=(client, 1)).status


READERS = [("127.0.0.1", 200), ("::1", 200), ("192.168.1.9", 200), ("8.8.8.8", 403), ("2600::1", 403), ("unix", 403)]


@pytest.mark.parametrize(("client", "status"), READERS)
def test_the_numbers_are_for_this_machine_and_its_network(client: str, status: int) -> None:
    assert reading(Settings(""), client) == status


@pytest.mark.parametrize("header", ["x-forwarded-for", "forwarded"])
def test_a_proxy_nobody_told_us_about_does_not_open_the_numbers_to_the_world(header: str) -> None:
    assert reading(Settings(""), "127.0.0.1", {header: "8.8.8.8"}) == 403
    assert reading(Settings(""), "127.0.0.1", {header: "127.0.0.1"}) == 403


@pytest.mark.parametrize("listed", [None, "", "garbage", "8.8.8.8", "127.0.0.1", "10.0.0.4", "10.0.0.4, 8.8.8.8"])
def test_behind_a_proxy_only_the_key_opens_the_numbers_whatever_the_proxy_writes(listed: str | None) -> None:
    headers = {} if listed is None else {"x-forwarded-for": listed}
    settings = Settings("", proxy=True, metrics="a-long-key")
    assert reading(settings, "127.0.0.1", headers) == 403
    assert reading(settings, "127.0.0.1", headers | {"authorization": "Bearer a-long-key"}) == 200


def test_whoever_has_the_key_reads_the_numbers_from_anywhere() -> None:
    settings = Settings("", metrics="a-long-key")
    assert reading(settings, "8.8.8.8", {"authorization": "Bearer a-long-key"}) == 200
    assert reading(settings, "8.8.8.8", {"authorization": "Bearer a-long-keY"}) == 403
    assert reading(Settings(""), "8.8.8.8", {"authorization": "Bearer "}) == 403
    assert reading(Settings(""), "8.8.8.8", {"authorization": "Bearer é"}) == 403


# -- health


def test_the_process_says_that_it_lives() -> None:
    guarded = GuardedApp(more=health_routes([]))
    answer = ask(guarded.app, "GET", "/healthz")
    assert (answer.status, answer.json) == (200, {"alive": True})
    assert answer.headers["cache-control"] == "no-store"


def test_ready_means_that_every_check_is_well_and_the_log_says_which_is_not() -> None:
    clock, trouble = ManualClock(), [False]

    async def workers() -> None:
        if trouble[0]:
            raise RuntimeError("the thinker with the secret died")

    async def well() -> None:
        pass

    guarded = GuardedApp(more=health_routes([("bots", workers), ("store", well)], clock))
    assert ask(guarded.app, "GET", "/readyz").json == {"ready": True, "checks": {"bots": "ok", "store": "ok"}}
    trouble[0] = True
    assert ask(guarded.app, "GET", "/readyz").status == 200  # a second has not passed
    clock.now += FRESH_MS
    with capture_logs() as lines:
        answer = ask(guarded.app, "GET", "/readyz")
    assert (answer.status, answer.headers["retry-after"]) == (503, "2")
    assert answer.json == {"ready": False, "checks": {"bots": "failed", "store": "ok"}}
    assert [each["check"] for each in lines] == ["bots"]


def test_a_check_that_never_answers_is_not_well(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("regnum.server.monitoring.health.TIMEOUT_S", 0.01)

    async def never() -> None:
        await asyncio.sleep(60)

    with capture_logs():
        assert ask(GuardedApp(more=health_routes([("x", never)])).app, "GET", "/readyz").status == 503


def test_the_store_is_ready_when_it_really_writes() -> None:
    store = MemoryStore()
    app = GuardedApp(more=health_routes([store_writes(store)], ManualClock())).app
    assert ask(app, "GET", "/readyz").status == 200
    store.engine.dispose()
    broken = MemoryStore()
    with broken.engine.begin() as c:
        c.exec_driver_sql("DROP TABLE keys")
    with capture_logs():
        assert ask(GuardedApp(more=health_routes([store_writes(broken)])).app, "GET", "/readyz").status == 503
