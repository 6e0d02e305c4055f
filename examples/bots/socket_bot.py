"""A bot that plays at a server's table: it fights, walks and plays rather than stop. Needs websockets.

BONEYARD_TOKEN=ID.SECRET python3 examples/bots/socket_bot.py ws://127.0.0.1:8000/ws/TABLE
"""

import asyncio
import json
import os
import random
import sys
import time

from websockets.asyncio.client import ClientConnection, connect

UNWANTED = ("stop", "pass", "die", "discard")


async def say(socket: ClientConnection, **message: object) -> None:
    await socket.send(json.dumps({"protocol": 1, **message} if message["type"] == "hello" else message))


async def play(address: str, token: str) -> None:
    stream, seen = "", 0
    answer: dict[str, object] = {}
    async for socket in connect(address, max_size=None):  # connects again when the connection breaks
        await say(socket, type="hello", token=token, stream=stream, seen=seen)
        async for text in socket:
            message = json.loads(text)
            info, question = message.get("info", {}), message.get("question")
            if message["type"] in ("welcome", "update"):
                stream, seen = message.get("stream", stream), message["n"]
            if info.get("status") == "over":
                print("won by", info.get("winners"), "by", info["why"])
                return
            if message["type"] == "welcome" and "mine" not in message and info["status"] == "open":
                await say(socket, type="sit", id=f"sit {time.time_ns()}", name="Eager")
            if message["type"] == "moved" or message.get("result", {}).get("seat") is not None:
                await say(socket, type="hello")  # I have another seat now, and see what it may see
            if question:
                options = question["options"]
                wanted = [n for n, option in enumerate(options) if option["do"] not in UNWANTED]
                choice = random.choice(wanted or range(len(options)))
                number = question["decision"]
                answer = {"type": "answer", "id": f"answer {number}", "decision": number, "choice": choice}
                await say(socket, **answer)
            if message.get("code") == "too-fast":
                await asyncio.sleep(1)
                await say(socket, **answer)
            elif message["type"] == "failed" and message["code"] != "stale":  # stale: that was too late
                sys.exit(f"the server refused: {message['code']}")
        if socket.close_code == 1008:  # what is wrong now will be wrong again
            sys.exit(f"the server closed the connection: {socket.close_reason}")


asyncio.run(play(sys.argv[1], os.environ["BONEYARD_TOKEN"]))
