"""Players who switch to another process when theirs is silent or can't save."""

import asyncio
import json
from collections.abc import Callable
from contextlib import AsyncExitStack, suppress
from dataclasses import dataclass, field

from tests.patience import within
from tests.reliability.players import LOST, Asked, Player
from tests.server.client import Client, Message

SILENCE = 2.0
"""Seconds of silence after which a client pings, and again until it leaves."""


class Unusable(EOFError):
    """This process is unusable now; as an EOFError it counts as a lost connection."""


@dataclass
class SwitchingPlayer(Player):
    """A player who knows several processes that serve the table."""

    addresses: list[str] = field(default_factory=list)
    switches: int = 0
    refused: list[str] = field(default_factory=list)
    """The ids of answers that came too late: a resumed process shows old questions for a moment."""
    must_switch: bool = False
    """Whether to switch although this process works."""
    moved: Callable[[str], None] = lambda table: None
    """Called with the table when an answer was acknowledged."""

    async def play(self) -> None:
        """Play at any process until asked to stop."""
        while not self.done:
            self.person.address = self.addresses[self.switches % len(self.addresses)]
            with suppress(*LOST):
                async with AsyncExitStack() as stack:
                    arriving = stack.enter_async_context(
                        self.person.at(self.table, self.seen.stream, self.seen.n)
                    )
                    client = await within(2 * SILENCE, arriving)
                    self.take_up(client)
                    await self.talk(client)
            self.switches += 1
            self.reconnects += 1
            await asyncio.sleep(0.05)

    async def wait_for_question(self, client: Client) -> None:
        """Apply frames until a question comes or it is time to stop."""
        while client.seen.question is None and client.seen.info["status"] != "over" and not self.stopping:
            await self.next_message(client)

    async def next_message(self, client: Client) -> Message:
        """The next frame; a silent process is pinged, then left."""
        if self.must_switch:
            self.must_switch = False
            raise Unusable
        for _ in range(2):
            try:
                async with asyncio.timeout(SILENCE):
                    text = await client.socket.recv()
            except TimeoutError:
                await client.say(type="ping")
                continue
            frame: Message = json.loads(text)
            client.seen.take(frame)
            if client.seen.info.get("saving_paused"):
                raise Unusable
            return frame
        raise Unusable

    async def settle(self, client: Client, asked: Asked) -> None:
        """Repeat a request until its outcome is known: one that got "busy" may have been done."""
        await client.say(**asked.message)
        while (answer := await self.next_message(client)).get("id") != asked.id:
            pass
        if answer["type"] == "failed" and answer["code"] == "busy":
            await asyncio.sleep(0.1)
            return
        if answer["type"] == "failed" and answer["code"] == "stale":
            self.pending = None
            self.refused.append(asked.id)
            raise Unusable
        self.note(client, asked, answer)
        if answer["type"] == "done":
            self.moved(self.table)
