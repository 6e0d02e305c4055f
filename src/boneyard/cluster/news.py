"""A connection that listens for other processes' writes and for messages in the inbox.

News only wake the listeners; they read the data by number. After a lost connection some news may be missing,
and listeners are notified of that too.
"""

import asyncio
import logging
from collections.abc import Callable

from boneyard.cluster.inbox import INBOX
from boneyard.cluster.link import DOWN, Link, closed_on_error, connect, hang_up, reason
from boneyard.cluster.log import WRITTEN

log = logging.getLogger(__name__)

CHECK_SECONDS = 3.0
"""How often a silent connection is checked."""
BACKOFF = (0.05, 0.1, 0.2, 0.5, 1.0)


class News:
    def __init__(
        self,
        url: str,
        owner: str,
        on_written: Callable[[str | None, int], None],
        on_message: Callable[[], None],
    ) -> None:
        self._url = url
        self._owner = owner
        self._on_written = on_written
        self._on_message = on_message

    async def open(self) -> None:
        self._link = await self._listen()
        self._task = asyncio.create_task(self._watch(), name="boneyard-news")

    async def close(self) -> None:
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)
        await hang_up(self._link)

    async def _listen(self) -> Link:
        link = await connect(self._url)
        with closed_on_error(link):
            await link.add_listener(WRITTEN, self._handle_written)
            await link.add_listener(INBOX, self._handle_message)
        return link

    def _handle_written(self, link: object, process: int, channel: str, payload: object) -> None:
        owner, seq, table = str(payload).split(" ", 2)
        if owner != self._owner:
            self._on_written(table, int(seq))

    def _handle_message(self, link: object, process: int, channel: str, payload: object) -> None:
        if payload == self._owner:
            self._on_message()

    async def _watch(self) -> None:
        """Check the connection now and then, and replace a broken one."""
        while True:
            await asyncio.sleep(CHECK_SECONDS)
            try:
                async with asyncio.timeout(CHECK_SECONDS):
                    await self._link.execute("SELECT 1")
            except DOWN as error:
                log.info("lost the connection for news: %s", reason(error))
                self._link.terminate()
                await self._listen_again()

    async def _listen_again(self) -> None:
        attempts = 0
        while True:
            try:
                self._link = await self._listen()
            except DOWN:
                await asyncio.sleep(BACKOFF[min(attempts, len(BACKOFF) - 1)])
                attempts += 1
            else:
                self._on_written(None, 0)
                self._on_message()
                return
