"""A connection that listens: what other processes wrote, and that something waits in the inbox.

The news only wake; the truth is read by number. When the connection was lost, some may have been missed, and
the listener is told just that.
"""

import asyncio
import logging
from collections.abc import Callable

from boneyard.cluster.inbox import INBOX
from boneyard.cluster.link import DOWN, Link, connect, hang_up, hung_up_unless_ready, reason
from boneyard.cluster.log import WRITTEN

log = logging.getLogger(__name__)

CHECK_SECONDS = 3.0
"""How often a connection on which nothing is heard is asked whether it is still there."""
BACKOFF = (0.05, 0.1, 0.2, 0.5, 1.0)


class News:
    """Hears what concerns this process, for as long as it is open."""

    def __init__(
        self, url: str, owner: str, written: Callable[[str | None, int], None], mail: Callable[[], None]
    ) -> None:
        self._url = url
        self._owner = owner
        self._written = written
        self._mail = mail

    async def open(self) -> None:
        self._link = await self._listen()
        self._task = asyncio.create_task(self._watch(), name="boneyard-news")

    async def close(self) -> None:
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)
        await hang_up(self._link)

    async def _listen(self) -> Link:
        link = await connect(self._url)
        with hung_up_unless_ready(link):
            await link.add_listener(WRITTEN, self._hear_written)
            await link.add_listener(INBOX, self._hear_mail)
        return link

    def _hear_written(self, link: object, process: int, channel: str, told: object) -> None:
        owner, seq, table = str(told).split(" ", 2)
        if owner != self._owner:
            self._written(table, int(seq))

    def _hear_mail(self, link: object, process: int, channel: str, told: object) -> None:
        if told == self._owner:
            self._mail()

    async def _watch(self) -> None:
        """Ask now and then whether the connection still works, and make a new one when it does not."""
        while True:
            await asyncio.sleep(CHECK_SECONDS)
            try:
                async with asyncio.timeout(CHECK_SECONDS):
                    await self._link.execute("SELECT 1")
            except DOWN as error:
                log.info("news are interrupted: %s", reason(error))
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
                self._written(None, 0)
                self._mail()
                return
