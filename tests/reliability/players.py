"""Players who continue through crashes and keep a journal of every acknowledgement."""

import asyncio
import json
import sqlite3
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

from websockets.exceptions import WebSocketException

from tests.server.client import Client, Message, Person, Seen

LOST = (OSError, WebSocketException, TimeoutError, EOFError)
"""Errors of a client when the server is gone."""
CONDITIONS = ("carrier", "leader", "attacker")
"""Conditions of traps in several games; a server refuses those that don't fit the card."""
PATIENCE = 120.0
"""Seconds of silence after which a running server counts as failed."""


@dataclass
class Asked:
    """A request, and the log entry that it must have become once acknowledged."""

    message: Message
    decision: int
    """The number of the question that was open then; it is closed when this is acknowledged."""
    act: str
    line: str = ""

    @property
    def id(self) -> str:
        return str(self.message["id"])


@dataclass
class Player:
    """A person at a table who repeats unacknowledged requests with the same id."""

    person: Person
    table: str
    seat: int
    rng: Random
    up: asyncio.Event
    """Whether there is a server."""
    on_ack: asyncio.Queue[None] = field(default_factory=asyncio.Queue)
    pending: Asked | None = None
    sent: dict[str, Asked] = field(default_factory=dict)
    acked: list[Asked] = field(default_factory=list)
    seen: Seen = field(default_factory=Seen)
    stopping: bool = False
    reconnects: int = 0

    async def play(self) -> None:
        """Play through crashes until asked to stop."""
        while not self.done:
            await self.up.wait()
            with suppress(*LOST):
                async with self.person.at(self.table, self.seen.stream, self.seen.n) as client:
                    self.take_up(client)
                    await self.talk(client)
            self.reconnects += 1
            await asyncio.sleep(0)

    def take_up(self, client: Client) -> None:
        """Continue from the last view, unless the server sent a whole one."""
        if client.seen.stream:
            self.seen = client.seen
        client.seen, client.patience = self.seen, PATIENCE

    @property
    def done(self) -> bool:
        return self.stopping and self.pending is None

    async def talk(self, client: Client) -> None:
        while not self.done:
            if self.pending is None:
                await self.wait_for_question(client)
                if self.stopping or client.seen.info["status"] == "over":
                    self.stopping = True
                    return
                self.pending = self.next_ask(client.seen)
                self.sent[self.pending.id] = self.pending
            await self.settle(client, self.pending)

    async def wait_for_question(self, client: Client) -> None:
        """Apply frames until a question comes or it is time to stop."""
        while client.seen.question is None and client.seen.info["status"] != "over" and not self.stopping:
            hearing = asyncio.ensure_future(client.socket.recv())
            try:
                await asyncio.wait([hearing], timeout=0.5)
                if hearing.done():
                    text = hearing.result()
                    client.seen.take(json.loads(text))
            finally:
                hearing.cancel()

    def next_ask(self, seen: Seen) -> Asked:
        id = f"{self.seat}-{self.rng.getrandbits(64):x}"
        assert seen.question is not None
        decision = seen.question["decision"]
        if seen.mine and seen.mine.get("can_undo") and self.rng.random() < 0.15:
            return Asked({"type": "undo", "id": id}, decision, "undone")
        hand = (seen.view or {}).get("hand")
        if hand and not seen.question.get("window") and self.rng.random() < 0.15:
            order = self.order(id, hand)
            return Asked(order, decision, "ordered", order_in(order))
        options = seen.question["options"]
        choice = self.rng.randrange(len(options))
        message = {"type": "answer", "id": id, "decision": decision, "choice": choice}
        return Asked(message, decision, "played", f"{self.seat} {text_of(options[choice])}")

    def order(self, id: str, hand: list[str]) -> Message:
        """Arm a card, and don't be asked about another; outside of windows this answers nothing."""
        trap = {"card": self.rng.choice(hand), "when": self.rng.choice(CONDITIONS)}
        traps = [trap] if self.rng.random() < 0.7 else []
        return {"type": "order", "id": id, "never": [self.rng.choice(hand)], "traps": traps}

    async def settle(self, client: Client, asked: Asked) -> None:
        kind = str(asked.message["type"])
        rest = {name: value for name, value in asked.message.items() if name not in ("type", "id")}
        try:
            answer = await client.ask(kind, asked.id, **rest)
        except TimeoutError as error:
            raise AssertionError(f"{asked.message} was never answered") from error
        self.note(client, asked, answer)

    def note(self, client: Client, asked: Asked, answer: Message) -> None:
        """Record an acknowledgement; only an undo and an order may be refused."""
        self.pending = None
        if answer["type"] == "failed":
            assert asked.act in ("undone", "ordered"), f"{asked.message} was answered {answer}"
            return
        self.acked.append(asked)
        self.on_ack.put_nowait(None)
        question = client.seen.question
        if asked.act != "ordered" and question is not None and question["decision"] == asked.decision:
            client.seen.question = None


def text_of(option: Message) -> str:
    return " ".join("-" if value is None else str(value) for value in option.values())


@dataclass(frozen=True)
class StoredEntry:
    seq: int
    client: str
    act: str
    line: str


def log_of(file: Path, table: str) -> list[StoredEntry]:
    """A table's log in a SQLite file that is closed."""
    with sqlite3.connect(file) as database:
        rows = database.execute(
            "SELECT seq, client, act FROM entries WHERE table_id = ? ORDER BY seq", (table,)
        ).fetchall()
    database.close()
    return [stored_entry(*row) for row in rows]


def stored_entry(seq: int, client: str | None, act: bytes) -> StoredEntry:
    """An entry from its row; a client's id is stored after its guest's."""
    said = json.loads(act)
    line = order_in(said) if said["act"] == "ordered" else (said.get("lines") or [""])[0]
    return StoredEntry(seq, (client or "").partition("/")[2], said["act"], line)


def order_in(message: Message) -> str:
    """What a standing order says, as a client sends it or as it is stored."""
    return json.dumps([message.get("never"), message.get("traps", [])], sort_keys=True)


def check_journal(players: Sequence[Player], log: list[StoredEntry]) -> None:
    """Everything acknowledged, and nothing else, is stored once, in order and unchanged."""
    assert [kept.seq for kept in log] == [*range(1, len(log) + 1)]
    by_client: dict[str, list[StoredEntry]] = {}
    for kept in log:
        if kept.client:
            by_client.setdefault(kept.client, []).append(kept)
    for player in players:
        open_tables = []
        for asked in player.acked:
            found = by_client.get(asked.id, [])
            assert found, f"lost: {asked}"
            assert len(found) == 1, f"repeated: {found}"
            assert found[0].act == asked.act, (asked, found)
            assert found[0].line.partition("  #")[0] == asked.line, (asked, found)
            open_tables.append(found[0].seq)
        assert open_tables == sorted(open_tables)
    known = {id for player in players for id in player.sent}
    logged = {kept.client for kept in log if kept.act in ("played", "undone", "ordered") and kept.client}
    strange = logged - known
    assert not strange, f"nobody requested {strange}"
