"""A bot at a server's table that prefers fighting, walking and playing cards. Needs websockets.

BONEYARD_TOKEN=ID.SECRET python3 examples/bots/socket_bot.py ws://127.0.0.1:8000/ws/TABLE
"""

import asyncio
import json
import os
import random
import sys
import time
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

UNWANTED = ("stop", "pass", "die", "discard")
LATER = ("too-fast", "busy", "paused")
FINAL = (1008, 4404)  # reconnecting won't help


async def send(socket: ClientConnection, **message: object) -> None:
    await socket.send(json.dumps({"protocol": 1, **message} if message["type"] == "hello" else message))


class Bot:
    def __init__(self, token: str) -> None:
        self.token = token
        self.stream, self.seen = "", 0
        self.pending: dict[str, object] = {}  # sent again after a reconnect, in case it got lost
        self.over = False

    async def ask(self, socket: ClientConnection, **message: object) -> None:
        self.pending = message
        await send(socket, **message)

    async def play(self, address: str) -> None:
        async for socket in connect(address, max_size=None):  # reconnects by itself
            try:
                await send(socket, type="hello", token=self.token, stream=self.stream, seen=self.seen)
                while not self.over:
                    await self.take(socket, json.loads(await socket.recv()))
                return
            except ConnectionClosed:
                if socket.close_code in FINAL:
                    sys.exit(f"the server closed the connection: {socket.close_reason}")

    async def take(self, socket: ClientConnection, message: dict[str, Any]) -> None:
        kind, info, question = message["type"], message.get("info", {}), message.get("question")
        if kind in ("welcome", "update"):
            self.stream, self.seen = message.get("stream", self.stream), message["n"]
        if info.get("status") == "over":
            print("won by", info.get("winners"), "by", info["why"])
            self.over = True
        if kind == "welcome" and "mine" not in message and info["status"] == "open":
            await self.ask(socket, type="sit", id=f"sit {time.time_ns()}", name="Eager")
        if kind == "moved" or message.get("result", {}).get("seat") is not None:
            await send(socket, type="hello")  # I have another seat, so get its view
        if question:
            options, number = question["options"], question["decision"]
            wanted = [n for n, option in enumerate(options) if option["do"] not in UNWANTED]
            choice = random.choice(wanted or range(len(options)))
            await self.ask(socket, type="answer", id=f"answer {number}", decision=number, choice=choice)
        if kind == "resumed" and self.pending:
            await send(socket, **self.pending)
        if message.get("code") in LATER:
            await asyncio.sleep(1)
            await send(socket, **self.pending)
        elif kind == "failed" and message["code"] != "stale":  # stale: the answer came too late
            sys.exit(f"the server refused: {message['code']}")


asyncio.run(Bot(os.environ["BONEYARD_TOKEN"]).play(sys.argv[1]))
