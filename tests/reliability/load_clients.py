"""Many tables of players who answer at a steady pace or as fast as they can, with their latencies."""

import asyncio
import json
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from random import Random
from time import perf_counter

import httpx
import msgspec
from msgspec import UNSET, Struct, UnsetType
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from tests.patience import within

GAME, SEATS = "midevil", 4
HELLO = {"type": "hello", "protocol": 1}
UNHURRIED = {"absence": "wait", "reaction_seconds": 120}


class Question(Struct):
    decision: int
    options: list[msgspec.Raw]


class Info(Struct):
    status: str


class Frame(Struct):
    type: str
    id: str = ""
    code: str = ""
    stream: str = ""
    n: int = 0
    question: Question | UnsetType | None = UNSET
    asked: bool = True
    info: Info | None = None


read_frame = msgspec.json.Decoder(Frame).decode


class LoadClient:
    """A person at a table: a socket that is read all the time."""

    def __init__(self, key: str, address: str, table: str, changed: asyncio.Event) -> None:
        self.key, self.address, self.table = key, address, table
        self.changed = changed
        self.question: Question | None = None
        self.status, self.stream, self.n = "open", "", 0
        self.answers: dict[str, asyncio.Future[Frame]] = {}
        self.greeted = asyncio.Event()
        self.socket: ClientConnection
        self.reading: asyncio.Task[None]

    async def open(self) -> None:
        """Connect and resume."""
        headers = {"cookie": f"boneyard={self.key}", "origin": f"http://{self.address}"}
        uri = f"ws://{self.address}/ws/{self.table}"
        self.socket = await connect(
            uri, additional_headers=headers, compression=None, ping_interval=None, open_timeout=60
        )
        self.reading = asyncio.create_task(self.read())
        await self.greet()

    async def greet(self) -> None:
        """Say hello; a second hello after sitting down shows the seat's view."""
        self.greeted.clear()
        await self.socket.send(json.dumps({**HELLO, "stream": self.stream, "seen": self.n}))
        await within(60, self.greeted.wait())

    async def close(self) -> None:
        await self.socket.close()
        await self.reading

    async def read(self) -> None:
        try:
            async for text in self.socket:
                self.take(read_frame(text))
        except ConnectionClosed:
            pass

    def take(self, frame: Frame) -> None:
        match frame.type:
            case "welcome":
                self.stream, self.n = frame.stream, frame.n
                self.question = frame.question or None
                self.greeted.set()
            case "resumed":
                self.greeted.set()
            case "update":
                assert frame.n == self.n + 1, "an update is missing or repeated"
                self.n = frame.n
                if frame.question is not UNSET:
                    self.question = frame.question
                elif not frame.asked:
                    self.question = None
            case _ if (waiting := self.answers.pop(frame.id, None)) is not None:
                waiting.set_result(frame)
        if frame.info is not None:
            self.status = frame.info.status
        self.changed.set()

    async def ask(self, kind: str, id: str, **message: object) -> Frame:
        waiting: asyncio.Future[Frame] = asyncio.get_running_loop().create_future()
        self.answers[id] = waiting
        await self.socket.send(json.dumps({"type": kind, "id": id, **message}))
        answer = await within(60, waiting)
        assert answer.type == "done", f"{kind} was answered {answer.code}"
        return answer


@dataclass
class LoadTable:
    rng: Random
    chairs: list[LoadClient] = field(default_factory=list)
    changed: asyncio.Event = field(default_factory=asyncio.Event)
    answered: int = 0

    async def gather(self, http: httpx.AsyncClient, address: str) -> None:
        keys = [await new_guest(http, f"Player {seat}") for seat in range(SEATS)]
        config = {"game": GAME, "seats": ["open"] * SEATS, **UNHURRIED}
        headers = {"cookie": f"boneyard={keys[0]}"}
        made = await http.post("/api/tables", json={"config": config, "name": "Host"}, headers=headers)
        assert made.status_code == 201, made.text
        self.chairs = [LoadClient(key, address, made.json()["id"], self.changed) for key in keys]
        for chair in self.chairs:
            await chair.open()
        for seat, chair in enumerate(self.chairs[1:], 1):
            await chair.ask("sit", f"sit-{seat}", name=f"Player {seat}")
            await chair.greet()
        if self.chairs[0].status == "open":
            await self.chairs[0].ask("begin", "begin")

    @property
    def table(self) -> str:
        return self.chairs[0].table

    @property
    def over(self) -> bool:
        return self.chairs[0].status == "over"

    async def answer_once(self) -> float | None:
        """Answer one question; the seconds it took, or None if the game is over."""
        while not (asked := [chair for chair in self.chairs if chair.question is not None]):
            if self.over:
                return None
            self.changed.clear()
            await within(60, self.changed.wait())
        chair = self.rng.choice(asked)
        question, chair.question = chair.question, None
        assert question is not None
        choice = self.rng.randrange(len(question.options))
        self.answered += 1
        began = perf_counter()
        await chair.ask("answer", f"{self.answered}", decision=question.decision, choice=choice)
        return perf_counter() - began

    async def reconnect_one(self) -> None:
        chair = self.rng.choice(self.chairs)
        await chair.close()
        await chair.open()

    async def part(self) -> None:
        for chair in self.chairs:
            await chair.close()


async def new_guest(http: httpx.AsyncClient, name: str) -> str:
    answer = await http.put("/api/me", json={"name": name})
    key: str = answer.cookies["boneyard"]
    http.cookies.clear()
    return key


async def gathered(address: str, games: int, rng: Random, stack: AsyncExitStack) -> list[LoadTable]:
    """Running games; leaving the stack closes their sockets."""
    parties = [LoadTable(Random(rng.random())) for _ in range(games)]
    async with httpx.AsyncClient(base_url=f"http://{address}", timeout=60) as http:
        for party in parties:
            stack.push_async_callback(party.part)
            await party.gather(http, address)
    return parties


async def at_a_pace(parties: list[LoadTable], a_second: float, seconds: float) -> list[float]:
    """Answer at fixed times, however long earlier answers took; the seconds of each."""
    times: list[float] = []
    gap, end = len(parties) / a_second, perf_counter() + seconds

    async def play(party: LoadTable) -> None:
        due = perf_counter() + party.rng.random() * gap
        while due < end and not party.over:
            await asyncio.sleep(due - perf_counter())
            if (took := await party.answer_once()) is not None:
                times.append(took)
            due += gap

    await asyncio.gather(*map(play, parties))
    return times
