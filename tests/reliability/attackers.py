"""Attackers that send hostile input, in a process of their own so that they delay nobody else's client."""

import asyncio
from collections import Counter, deque
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from time import perf_counter

import httpx
from websockets.exceptions import ConnectionClosed, InvalidStatus

from boneyard.server.admin import requests as r
from boneyard.server.admin.socket import send_request
from boneyard.server.settings import socket_path_of
from boneyard.table.errors import CODES
from tests.hostile import Body, Stranger
from tests.patience import within
from tests.reliability.load_clients import new_guest
from tests.reliability.odd_json import odd_value
from tests.server.client import Person

Headers = dict[str, str]

AT_ONCE = 6
GUESTS, ADDRESSES = 12, 4
ALIVE = 5
"""Hostile tables that are played at a time; their bots take worker time."""
PATIENCE = 300.0
"""Seconds after which a request counts as hanging, even on a busy machine."""
REPLAY_EVERY = 100
FRESH = httpx.Limits(max_keepalive_connections=0)
"""The server closes idle connections after a few seconds, perhaps just when one would be used again."""


class Visitor(Person):
    """A guest, from this machine or from elsewhere."""

    def __init__(self, address: str, key: str, origin: Headers) -> None:
        super().__init__(address, "Stranger", key)
        self.origin = origin

    @property
    def headers(self) -> Headers:
        return {**super().headers, **self.origin}


@dataclass
class Attack:
    address: str
    database: str
    seed: int
    limited: bool = False
    """Whether the server sees addresses of other machines, which it limits."""
    tables: deque[str] = field(default_factory=deque)
    """Tables that aren't closed yet."""
    codes: Counter[str] = field(default_factory=Counter)
    sent: int = 0
    closed: int = 0
    slowest: float = 0.0

    def run(self, until: int) -> "Attack":
        """Send this many requests and messages in all."""
        asyncio.run(self.send(until))
        return self

    async def send(self, until: int) -> None:
        rng = Random(f"{self.seed}/{self.sent}")
        stranger = Stranger(rng)
        address = f"http://{self.address}"
        async with httpx.AsyncClient(base_url=address, timeout=PATIENCE, limits=FRESH) as http:
            origins: list[Headers] = [
                {"x-forwarded-for": f"203.0.113.{number % ADDRESSES}"} if self.limited else {}
                for number in range(GUESTS)
            ]
            keys = [await new_guest(http, f"Stranger {number}") for number in range(GUESTS)]
            guests = [Visitor(self.address, key, origin) for key, origin in zip(keys, origins, strict=True)]

            async def one() -> None:
                while self.sent < until:
                    self.sent += 1
                    guest = rng.choice(guests)
                    if self.sent % REPLAY_EVERY == 0:
                        await self.send_replay(http, guest, stranger.replay())
                    else:
                        await self.send_table(http, guest, stranger.table(), rng)
                    while len(self.tables) > ALIVE:
                        await self.close(self.tables.popleft())

            await asyncio.gather(*(one() for _ in range(AT_ONCE)))

    async def send_table(self, http: httpx.AsyncClient, guest: Visitor, config: Body, rng: Random) -> None:
        body = {"config": config, "name": "Stranger"}
        began = perf_counter()
        answer = await http.post("/api/tables", json=body, headers=guest.headers)
        self.slowest = max(self.slowest, perf_counter() - began)
        if table := self.made(answer, config):
            try:
                await self.talk(table, guest, rng)
            except InvalidStatus:
                assert self.limited, "a socket was refused"
                self.codes["too-fast"] += 1

    async def send_replay(self, http: httpx.AsyncClient, guest: Visitor, text: str) -> None:
        """Import a replay and, if it is accepted, continue from some moment of it."""
        headers = {**guest.headers, "content-type": "text/plain"}
        table = self.made(await http.post("/api/replays", content=text.encode(), headers=headers), text)
        if table:
            self.tables.remove(table)  # it is over
            self.codes["made"] -= 1
            seats = len(next(line for line in text.splitlines() if line.startswith("seats ")).split()) - 1
            source = {"table": table, "moment": len(text) % 50}
            config = {"game": "midevil", "seats": ["easy"] * seats, "from_replay": source}
            body = {"config": config, "name": "Stranger"}
            self.made(await http.post("/api/tables", json=body, headers=guest.headers), config)

    def made(self, answer: httpx.Response, sent: object) -> str:
        """The new table's id, if one was made; otherwise the refusal is a typed one."""
        result = answer.json()
        if answer.status_code == 201:
            self.codes["made"] += 1
            self.tables.append(result["id"])
            return str(result["id"])
        assert answer.status_code < 500 or result["code"] == "busy", (answer.text, sent)
        assert result["code"] in CODES, (answer.text, sent)
        self.codes[result["code"]] += 1
        return ""

    async def talk(self, table: str, guest: Visitor, rng: Random) -> None:
        """Begin, and send a few messages: valid, invalid, or no JSON at all."""
        with suppress(ConnectionClosed):  # the host has closed the table meanwhile
            async with guest.at(table) as client:
                client.patience = PATIENCE
                if client.seen.info["status"] == "open":
                    await client.ask("begin")
                for _ in range(3):
                    if (question := client.seen.question) is not None:
                        answer = await client.answer(rng.randrange(len(question["options"])))
                        assert answer.get("code") != "fault", answer
                await client.socket.send(f'{{"type":"answer","id":"x","choice":{odd_value(rng)}}}')
                await client.say(type="ping")
                while (await client.next_message())["type"] != "pong":
                    pass

    async def close(self, table: str) -> None:
        reply = await within(
            PATIENCE, send_request(socket_path_of(self.database, Path()), r.CloseTable(table=table))
        )
        assert reply == r.Rows() or (isinstance(reply, r.NotDone) and reply.code == "not-running"), reply
        self.closed += 1

    async def close_all(self) -> None:
        while self.tables:
            await self.close(self.tables.popleft())
