"""New tables are refused before running ones suffer."""

from pathlib import Path

import pytest

from boneyard.server.app.clock import BEAT, FROZEN, Clock
from boneyard.server.http.problems import refused
from boneyard.server.rooms.rooms import MOST_OF_A_GUEST
from boneyard.server.services import Services
from boneyard.server.store.records import Guest
from boneyard.server.workers import Workers
from boneyard.server.workers.queue import Lane, Request
from boneyard.server.workers.workers import PRESSING
from boneyard.table.config import Config
from boneyard.table.errors import Refused
from tests.reliability.in_process import in_process_server

BOTS = Config(game="zombie-invasion", seats=("hard", "hard"))


def refused_tables(services: Services) -> dict[str, float | None]:
    name, value = "boneyard_tables_refused_total", services.metrics.registry.get_sample_value
    return {reason: value(name, {"reason": reason}) for reason in ("load", "guest")}


async def test_running_tables_per_guest_are_limited(tmp_path: Path) -> None:
    async with in_process_server(tmp_path / "tables.db") as server:
        (ann, _), (bob, _) = [await server.guest(name) for name in ("Ann", "Bob")]
        made = [await server.rooms.create(BOTS, ann, "Ann") for _ in range(MOST_OF_A_GUEST)]
        with pytest.raises(Refused, match="not-allowed") as caught:
            await server.rooms.create(BOTS, ann, "Ann")
        assert caught.value.data == {"reason": "too-many-tables", "limit": MOST_OF_A_GUEST}
        await server.rooms.create(BOTS, bob, "Bob")
        await server.rooms.forget(made[0].id)
        await server.rooms.create(BOTS, ann, "Ann")
        assert refused_tables(server.services) == {"load": 0, "guest": 1}


async def test_new_tables_are_refused_under_load(tmp_path: Path) -> None:
    async with in_process_server(tmp_path / "tables.db") as server:
        room, keys = await server.game(1, game="zombie-invasion")
        ann: Guest = (await server.guest("Ann"))[0]
        server.services.is_loaded = lambda: True
        with pytest.raises(Refused, match="busy"):
            await server.rooms.create(BOTS, ann, "Ann")
        line = await server.at(room.table.id, keys[0])
        question = {"type": "answer", "id": "1", "decision": 1, "choice": 0}
        assert (await line.answer(**question))["type"] == "done", "running tables continue"
        await line.end()
        server.services.is_loaded = lambda: False
        await server.rooms.create(BOTS, ann, "Ann")
        assert refused_tables(server.services) == {"load": 1, "guest": 0}


def test_a_refused_guest_gets_retry_after() -> None:
    answer = refused(None, Refused("busy"))  # type: ignore[arg-type]  # it does not look at the request
    assert (answer.status_code, answer.headers["retry-after"]) == (503, "5")
    assert "retry-after" not in refused(None, Refused("not-found")).headers  # type: ignore[arg-type]


async def test_one_guests_queue_is_not_load() -> None:
    workers = Workers(2, per_guest=1000)

    def ask(lane: Lane, guest: str, table: str = "seen") -> None:
        workers.queue.put(Request(lane, guest, "a choice", b"", table))

    workers.queue.is_watched = "seen".__eq__
    for _ in range(100):
        ask(Lane.QUESTION, "one")
        ask(Lane.SLOW_BOT, "one")
    for number in range(100):
        ask(Lane.SLOW_BOT, f"gone {number}", "unseen")
    assert not workers.is_pressed
    for number in range(2 * PRESSING - 1):
        ask(Lane.SLOW_BOT, f"guest {number}")
    assert not workers.is_pressed
    ask(Lane.QUESTION, "gone 0", "unseen")
    assert workers.is_pressed


def test_lag_counts_as_load_but_suspension_does_not() -> None:
    now = [0.0]
    clock = Clock(passing=lambda: now[0])

    def late(times: int, after: float) -> bool:
        for _ in range(times):
            now[0] += after
            clock.tick()
        return clock.is_late

    assert not late(1, BEAT + 1.0), "a single delay is no load"
    assert late(10, BEAT + 1.0)
    assert not late(10, BEAT)
    assert not late(10, FROZEN + 60), "the machine was suspended"
