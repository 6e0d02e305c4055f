"""A test client: a guest with a key, and sockets that speak the protocol."""

import json
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from itertools import count
from random import Random
from secrets import token_hex
from typing import Any, Self

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from tests.patience import within

Message = dict[str, Any]
CLOSE_TIMEOUT = 1.0
"""Seconds to wait for the server's close frame; a suspended server sends none."""


def without_end(question: Message | None) -> Message | None:
    """A question without the end of its window, which a restart renews."""
    return question and {name: value for name, value in question.items() if name != "until"}


class Seen:
    """A viewer's state, built from its frames."""

    def __init__(self) -> None:
        self.stream, self.n = "", 0
        self.info: Message = {}
        self.mine: Message | None = None
        self.view: Message | None = None
        self.question: Message | None = None
        self.events: list[Message] = []

    def take(self, message: Message) -> None:
        if message["type"] == "welcome":
            self.stream, self.n = message["stream"], message["n"]
            self.info, self.mine = message["info"], message.get("mine")
            self.view, self.question = message.get("view"), message.get("question")
        elif message["type"] == "update":
            assert message["n"] == self.n + 1, "an update is missing or repeated"
            self.n = message["n"]
            self.events += message.get("events", [])
            self.info = message.get("info", self.info)
            self.mine = message.get("mine", self.mine)
            if message.get("view"):
                self.view = {**(self.view or {}), **message["view"]}
            if "question" in message:
                self.question = message["question"]
            elif message.get("asked") is False:
                self.question = None


class Client:
    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.seen = Seen()
        name = token_hex(4)
        self.ids = (f"{name}-{n}" for n in count(1))
        self.frames: list[str] = []
        self.patience = 60.0

    async def say(self, **message: object) -> None:
        await self.socket.send(json.dumps(message))

    async def next_message(self, patience: float | None = None) -> Message:
        text = await within(patience or self.patience, self.socket.recv())
        assert isinstance(text, str)
        self.frames.append(text)
        message: Message = json.loads(text)
        self.seen.take(message)
        return message

    async def hello(self, stream: str = "", seen: int = 0, person: int = 0) -> Message:
        await self.say(type="hello", protocol=1, stream=stream, seen=seen, person=person)
        while True:
            frame = await self.next_message()
            if frame["type"] in ("welcome", "resumed"):
                return frame

    async def ask(self, kind: str, id: str | None = None, **message: object) -> Message:
        """Send a request and wait for the reply; updates in between are applied."""
        id = id or next(self.ids)
        await self.say(type=kind, id=id, **message)
        while True:
            frame = await self.next_message()
            if frame.get("id") == id:
                return frame

    async def answer(self, choice: int | str) -> Message:
        """Answer the pending question; it is cleared if that was accepted."""
        question = self.seen.question
        assert question is not None
        answer = await self.ask("answer", decision=question["decision"], choice=choice)
        if answer["type"] == "done" and self.seen.question is question:
            self.seen.question = None
        return answer

    async def until(self, holds: Callable[[Seen], object]) -> Seen:
        while not holds(self.seen):
            await self.next_message()
        return self.seen


class Person:
    def __init__(self, address: str, name: str, key: str) -> None:
        self.address, self.name, self.key = address, name, key

    @classmethod
    async def new(cls, address: str, name: str) -> Self:
        async with httpx.AsyncClient(base_url=f"http://{address}", verify=False, timeout=60) as http:
            answer = await http.put("/api/me", json={"name": name})
            answer.raise_for_status()
            return cls(address, name, answer.cookies["boneyard"])

    @property
    def headers(self) -> dict[str, str]:
        return {"cookie": f"boneyard={self.key}", "origin": f"http://{self.address}"}

    async def post(self, path: str, body: object) -> httpx.Response:
        async with httpx.AsyncClient(base_url=f"http://{self.address}", verify=False, timeout=60) as http:
            return await http.post(path, json=body, headers=self.headers)

    async def post_text(self, path: str, text: str) -> httpx.Response:
        return await self.post_bytes(path, text.encode())

    async def post_bytes(self, path: str, content: bytes) -> httpx.Response:
        async with httpx.AsyncClient(base_url=f"http://{self.address}", timeout=60) as http:
            headers = {**self.headers, "content-type": "text/plain"}
            return await http.post(path, content=content, headers=headers)

    async def get(self, path: str) -> httpx.Response:
        async with httpx.AsyncClient(base_url=f"http://{self.address}", verify=False, timeout=60) as http:
            return await http.get(path, headers=self.headers)

    async def make_table(self, game: str, seats: list[str], **config: object) -> str:
        body = {"config": {"game": game, "seats": seats, **config}, "name": self.name}
        answer = await self.post("/api/tables", body)
        assert answer.status_code == 201, answer.text
        table: str = answer.json()["id"]
        return table

    async def put(self, path: str, body: object) -> httpx.Response:
        return await self.send("PUT", path, body)

    async def delete(self, path: str) -> httpx.Response:
        return await self.send("DELETE", path)

    async def send(self, method: str, path: str, body: object = None) -> httpx.Response:
        async with httpx.AsyncClient(base_url=f"http://{self.address}", verify=False, timeout=60) as http:
            return await http.request(method, path, json=body, headers=self.headers)

    @asynccontextmanager
    async def at(self, table: str, stream: str = "", seen: int = 0, person: int = 0) -> AsyncIterator[Client]:
        uri = f"ws://{self.address}/ws/{table}"
        async with connect(
            uri,
            additional_headers=self.headers,
            compression=None,
            max_size=None,
            open_timeout=60,
            close_timeout=CLOSE_TIMEOUT,
        ) as socket:
            client = Client(socket)
            await client.hello(stream, seen, person)
            yield client

    async def sit(self, table: str) -> int:
        async with self.at(table) as client:
            answer = await client.ask("sit", name=self.name)
            assert answer["type"] == "done", answer
            seat: int = answer["result"]["seat"]
            return seat


async def seated(address: str, game: str, people: int, **config: object) -> tuple[str, list[Person]]:
    guests = [await Person.new(address, f"Player {n}") for n in range(people)]
    table = await guests[0].make_table(game, ["open"] * people, **config)
    for guest in guests[1:]:
        await guest.sit(table)
    async with guests[0].at(table) as host:
        if host.seen.info["status"] == "open":
            answer = await host.ask("begin")
            assert answer["type"] == "done", answer
    return table, guests


def is_over(seen: Seen) -> bool:
    return bool(seen.info["status"] == "over")


def may_act(seen: Seen) -> bool:
    return is_over(seen) or seen.question is not None


async def play_random(client: Client, rng: Random, most: int) -> int:
    """Answer with random options, up to this often or the game's end; returns the number of answers."""
    for answered in range(most):
        seen = await client.until(may_act)
        if is_over(seen) or seen.question is None:
            return answered
        answer = await client.answer(rng.randrange(len(seen.question["options"])))
        assert answer["type"] == "done", answer
    return most


async def token_of(person: Person, **asked: object) -> Message:
    answer = await person.post("/api/tokens", {"name": "Robot", **asked})
    assert answer.status_code == 201, answer.text
    made: Message = answer.json()
    return made


@asynccontextmanager
async def bot_at(
    address: str, table: str, token: str = "", headers: dict[str, str] | None = None
) -> AsyncIterator[Client]:
    """A socket with a token in its hello, or with any headers."""
    uri = f"ws://{address}/ws/{table}"
    async with connect(uri, additional_headers=headers, compression=None) as socket:
        client = Client(socket)
        with suppress(ConnectionClosed):  # a refused client can't say hello
            await client.say(type="hello", protocol=1, **({"token": token} if token else {}))
        yield client


async def code_at_end(client: Client) -> int:
    """The server's close code."""
    while client.socket.close_code is None:
        with suppress(ConnectionClosed):
            await client.next_message()
    return client.socket.close_code
