"""One careful request: to a checked address, without redirects, with a short timeout.

Plain asyncio, because it must connect to exactly the address that was checked, while the certificate is
checked for the host's name. HTTP clients resolve names themselves, and bring proxies, redirects and
decompression, each a way around the check.
"""

from __future__ import annotations

import asyncio
import re
import ssl
from collections.abc import Mapping

from boneyard.server.notify.addresses import Place, Resolve, Resolver, checked_addresses, place_of
from boneyard.server.notify.notice import Undelivered

SECONDS = 3.0
MOST_BYTES = 2048
"""Only this much of a response is read; its first line is enough."""
STATUS = re.compile(rb"HTTP/1\.[01] ([1-5][0-9][0-9])[ \r\n]")
LATER = frozenset({408, 425, 429})
GONE = frozenset({404, 410})


class Https:
    """Sends requests to URLs from players.

    `trusted` addresses are called although they aren't public: tests have their servers there.
    """

    def __init__(
        self,
        *,
        resolve: Resolve | None = None,
        context: ssl.SSLContext | None = None,
        trusted: frozenset[str] = frozenset(),
        seconds: float = SECONDS,
    ) -> None:
        self.resolver = Resolver() if resolve is None else None
        self.resolve: Resolve = resolve or self.resolver  # type: ignore[assignment]  # one of them is there
        self.context = context or ssl.create_default_context()
        self.trusted = trusted
        self.seconds = seconds

    async def post(self, url: str, headers: Mapping[str, str], body: bytes) -> None:
        """Deliver a request, or raise `Undelivered`."""
        place = place_of(url)
        try:
            async with asyncio.timeout(self.seconds):
                addresses = await checked_addresses(place, self.resolve, self.trusted)
                answer = await self._exchange(place, addresses, request(place, headers, body))
        except TimeoutError:
            raise Undelivered("too-slow", again=True) from None
        except ssl.SSLCertVerificationError:
            raise Undelivered("bad-certificate") from None
        except OSError:
            raise Undelivered("unreachable", again=True) from None
        check_status(answer)

    async def _exchange(self, place: Place, addresses: list[str], message: bytes) -> bytes:
        """Send to the first address that connects; return the start of the response."""
        reader, writer = await self._connect(place, addresses)
        try:
            writer.write(message)
            await writer.drain()
            answer = b""
            while len(answer) < MOST_BYTES and b"\n" not in answer:
                if not (more := await reader.read(MOST_BYTES - len(answer))):
                    break
                answer += more
            return answer
        finally:
            writer.transport.abort()  # a closing handshake would wait for the other side

    async def _connect(
        self, place: Place, addresses: list[str]
    ) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """Connect to a checked address; the certificate must be for the host's name."""
        failure = OSError("no address")
        for address in addresses:
            try:
                return await asyncio.open_connection(
                    address,
                    place.port,
                    ssl=self.context,
                    server_hostname=place.host,
                    limit=MOST_BYTES,
                )
            except ssl.SSLCertVerificationError:
                raise
            except OSError as error:
                failure = error
        raise failure

    def close(self) -> None:
        if self.resolver is not None:
            self.resolver.close()


def request(place: Place, headers: Mapping[str, str], body: bytes) -> bytes:
    fields = {
        "Host": place.authority,
        "User-Agent": "boneyard",
        "Accept": "*/*",
        "Accept-Encoding": "identity",
        "Connection": "close",
        "Content-Length": str(len(body)),
        **headers,
    }
    assert not any("\r" in value or "\n" in value for value in fields.values())
    head = "".join(f"{name}: {value}\r\n" for name, value in fields.items())
    return f"POST {place.path} HTTP/1.1\r\n{head}\r\n".encode("ascii") + body


def check_status(answer: bytes) -> None:
    found = STATUS.match(answer)
    if found is None:
        raise Undelivered("unreachable", again=True)
    status = int(found[1])
    if status in GONE:
        raise Undelivered("gone")
    if status in LATER or status >= 500:
        raise Undelivered("overloaded", again=True)
    if 300 <= status < 400:
        raise Undelivered("redirect")
    if not 200 <= status < 300:
        raise Undelivered("refused")
