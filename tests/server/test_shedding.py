"""New tables are refused before running ones suffer: too many of one guest, or too much to do."""

import asyncio
from pathlib import Path

import httpx
import pytest

from boneyard.server.rooms.rooms import MOST_OF_A_GUEST
from boneyard.server.running.clock import BEAT, FROZEN, Clock
from boneyard.server.services import Services
from boneyard.server.store.records import Guest
from boneyard.server.web.problems import refused
from boneyard.server.workers import Workers
from boneyard.server.workers.queue import Lane, Request
from boneyard.server.workers.workers import PRESSING
from boneyard.table.config import Config
from boneyard.table.errors import Refused
from tests.reliability.inside import inside
from tests.reliability.processes import free_port
from tests.server.process import serving
from tests.server.web.asking import body

BOTS = Config(game="zombie-invasion", seats=("hard", "hard"))


def refused_tables(services: Services) -> dict[str, float | None]:
    """How many new tables were refused, by reason."""
    name, value = "boneyard_tables_refused_total", services.metrics.registry.get_sample_value
    return {reason: value(name, {"reason": reason}) for reason in ("load", "guest")}


def test_one_guest_has_made_so_many_of_the_tables_that_run(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with inside(tmp_path / "tables.db") as server:
            (ann, _), (bob, _) = [await server.guest(name) for name in ("Ann", "Bob")]
            made = [await server.rooms.create(BOTS, ann, "Ann") for _ in range(MOST_OF_A_GUEST)]
            with pytest.raises(Refused, match="not-allowed") as caught:
                await server.rooms.create(BOTS, ann, "Ann")
            assert caught.value.data == {"reason": "too-many-tables", "limit": MOST_OF_A_GUEST}
            await server.rooms.create(BOTS, bob, "Bob")
            await server.rooms.forget(made[0].id)
            await server.rooms.create(BOTS, ann, "Ann")
            assert refused_tables(server.services) == {"load": 0, "guest": 1}

    asyncio.run(scenario())


def test_new_tables_wait_while_there_is_too_much_to_do(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with inside(tmp_path / "tables.db") as server:
            room, keys = await server.game(1, game="zombie-invasion")
            ann: Guest = (await server.guest("Ann"))[0]
            server.services.is_loaded = lambda: True
            with pytest.raises(Refused, match="busy"):
                await server.rooms.create(BOTS, ann, "Ann")
            line = await server.at(room.table.id, keys[0])
            question = {"type": "answer", "id": "1", "decision": 1, "choice": 0}
            assert (await line.answer(**question))["type"] == "done", "running ones go on"
            await line.end()
            server.services.is_loaded = lambda: False
            await server.rooms.create(BOTS, ann, "Ann")
            assert refused_tables(server.services) == {"load": 1, "guest": 0}

    asyncio.run(scenario())


def test_who_is_sent_away_hears_when_to_come_again() -> None:
    answer = refused(None, Refused("busy"))  # type: ignore[arg-type]  # it does not look at the request
    assert (answer.status_code, answer.headers["retry-after"]) == (503, "5")
    assert "retry-after" not in refused(None, Refused("not-found")).headers  # type: ignore[arg-type]


def test_many_guests_who_wait_are_load_but_one_guest_never_is() -> None:
    async def scenario() -> None:
        workers = Workers(2, per_guest=1000)

        def ask(lane: Lane, guest: str, table: str = "seen") -> None:
            workers.queue.put(Request(lane, guest, "a choice", b"", table))

        workers.queue.is_seen = "seen".__eq__
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

    asyncio.run(scenario())


def test_a_clock_knows_that_it_is_late_for_a_while_but_not_that_it_was_stopped() -> None:
    now = [0.0]
    clock = Clock(passing=lambda: now[0])

    def late(times: int, after: float) -> bool:
        for _ in range(times):
            now[0] += after
            clock.look()
        return clock.is_late

    assert not late(1, BEAT + 1.0), "once is nothing"
    assert late(10, BEAT + 1.0)
    assert not late(10, BEAT)
    assert not late(10, FROZEN + 60), "the machine slept"


def test_measures_tell_what_was_refused(tmp_path: Path) -> None:
    with (
        serving(tmp_path / "tables.db", "--metrics-port", str(port := free_port())) as server,
        httpx.Client(base_url=f"http://{server.address}", timeout=60) as http,
    ):
        http.put("/api/me", json={"name": "Ann"})
        table = body({"game": "zombie-invasion", "seats": ["open", "easy"]})
        told = [http.post("/api/tables", json=table).status_code for _ in range(MOST_OF_A_GUEST + 2)]
        assert told == [201] * MOST_OF_A_GUEST + [403] * 2
        measures = http.get(f"http://127.0.0.1:{port}/metrics").text
        assert 'boneyard_tables_refused_total{reason="guest"} 2.0\n' in measures
        assert 'boneyard_tables_refused_total{reason="load"} 0.0\n' in measures
