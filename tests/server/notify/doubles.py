"""Stand-ins on localhost: a certificate authority, a web server, a mail server, a browser."""

from __future__ import annotations

import asyncio
import datetime as dt
import ssl
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from functools import cache
from ipaddress import ip_address
from pathlib import Path
from tempfile import TemporaryDirectory

from cryptography import x509
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import (
    Encoding,
    NoEncryption,
    PrivateFormat,
    PublicFormat,
)
from cryptography.x509.oid import NameOID

from boneyard.server.notify.https import Https
from boneyard.server.notify.notice import Notice, Push, Target

LOOPBACK = "127.0.0.1"
HOST = "hook.example.org"
TRUSTED = frozenset({LOOPBACK})
NOTICE = Notice(
    kind="your-turn",
    table="t1",
    link="https://play.example.org/table/t1",
    game="midevil",
    title="Friday at Ada's",
    params={"seat": 1, "decision": "17"},
)


def certificate_for(name: str) -> tuple[bytes, bytes]:
    """A self-signed certificate and its key."""
    key = ec.generate_private_key(ec.SECP256R1())
    called = x509.IPAddress(ip_address(name)) if name == LOOPBACK else x509.DNSName(name)
    subject = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, name)])
    now = dt.datetime.now(dt.UTC)
    made = (
        x509.CertificateBuilder()
        .subject_name(subject)
        .issuer_name(subject)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - dt.timedelta(days=1))
        .not_valid_after(now + dt.timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName([called]), critical=False)
        .add_extension(x509.BasicConstraints(ca=True, path_length=None), critical=True)
        .sign(key, hashes.SHA256())
    )
    return (
        made.public_bytes(Encoding.PEM),
        key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption()),
    )


@cache
def contexts(name: str) -> tuple[ssl.SSLContext, ssl.SSLContext]:
    """TLS contexts for a server of this name, and for a client that trusts it."""
    certificate, key = certificate_for(name)
    server = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    with TemporaryDirectory() as folder:
        file = Path(folder) / "pem"
        file.write_bytes(certificate + key)
        server.load_cert_chain(file)
    return server, ssl.create_default_context(cadata=certificate.decode())


@dataclass
class Received:
    line: str
    headers: dict[str, str]
    body: bytes


@dataclass
class Web:
    """A web server with prepared responses; the last one repeats."""

    answers: list[bytes] = field(default_factory=lambda: [b"HTTP/1.1 204 No Content\r\n\r\n"])
    port: int = 0
    connections: int = 0
    received: list[Received] = field(default_factory=list)
    names: list[str | None] = field(default_factory=list)
    hold: asyncio.Event | None = None

    def url(self, path: str = "/", host: str = HOST) -> str:
        return f"https://{host}:{self.port}{path}"

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.connections += 1
        try:
            head = (await reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
            headers = {
                name.lower(): value for name, _, value in (line.partition(": ") for line in head[1:-2])
            }
            body = await reader.readexactly(int(headers["content-length"]))
            self.received.append(Received(head[0], headers, body))
            if self.hold is not None:
                await self.hold.wait()
            writer.write(self.answers.pop(0) if len(self.answers) > 1 else self.answers[0])
            await writer.drain()
        except (OSError, asyncio.IncompleteReadError):
            pass
        finally:
            writer.close()


@asynccontextmanager
async def listening(
    serve: Callable[[asyncio.StreamReader, asyncio.StreamWriter], Awaitable[None]],
    context: ssl.SSLContext | None = None,
) -> AsyncIterator[int]:
    """A server on its own port; leaving the context closes it and its connections."""
    tasks: set[asyncio.Task[None]] = set()

    async def connected(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        tasks.add(task)
        with suppress(asyncio.CancelledError):  # asyncio would log it as a fault
            await serve(reader, writer)

    server = await asyncio.start_server(connected, LOOPBACK, 0, ssl=context)
    try:
        yield server.sockets[0].getsockname()[1]
    finally:
        server.close()
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await server.wait_closed()


@asynccontextmanager
async def web(name: str = HOST) -> AsyncIterator[Web]:
    double = Web()
    context = contexts(name)[0]

    def note(_socket: object, asked: str | None, _context: object) -> None:
        double.names.append(asked)

    context.sni_callback = note
    async with listening(double.serve, context) as port:
        double.port = port
        yield double


async def to_loopback(host: str, port: int) -> list[str]:
    """A resolver that returns one address for every name."""
    return [LOOPBACK]


def https(name: str = HOST, seconds: float = 30.0) -> Https:
    """A client that trusts the double's certificate and may call localhost."""
    return Https(resolve=to_loopback, context=contexts(name)[1], trusted=TRUSTED, seconds=seconds)


@dataclass
class Post:
    """A mail server with STARTTLS, passwords and prepared responses."""

    port: int = 0
    answers: dict[str, list[str]] = field(default_factory=dict)
    mails: list[tuple[str, list[str], bytes, bool]] = field(default_factory=list)
    logins: list[bytes] = field(default_factory=list)
    offers_tls: bool = True
    silent: bool = False

    def answer(self, word: str, usual: str) -> str:
        """The prepared replies to this command in order, then the usual one."""
        prepared = self.answers.get(word)
        return prepared.pop(0) if prepared else usual

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        async def say(*lines: str) -> None:
            writer.write("".join(f"{line}\r\n" for line in lines).encode())
            await writer.drain()

        sender, takers, safe = "", list[str](), False
        try:
            if self.silent:
                await reader.read()
            await say(self.answer("HELLO", "220 post.example.org"))
            while line := (await reader.readline()).decode().rstrip():
                word = line.split(" ")[0].split(":")[0].upper()
                match word:
                    case "EHLO":
                        tls = ["250-STARTTLS"] if self.offers_tls and not safe else []
                        await say("250-post.example.org", *tls, "250 AUTH PLAIN")
                    case "STARTTLS":
                        await say("220 go on")
                        await writer.start_tls(contexts(LOOPBACK)[0])
                        safe = True
                    case "AUTH":
                        self.logins.append(urlsafe_b64decode(line.split(" ")[2]))
                        await say(self.answer("AUTH", "235 welcome"))
                    case "MAIL":
                        sender, takers = line.partition("<")[2].partition(">")[0], []
                        await say(self.answer("MAIL", "250 fine"))
                    case "RCPT":
                        takers.append(line.partition("<")[2].partition(">")[0])
                        await say(self.answer("RCPT", "250 fine"))
                    case "DATA":
                        await say("354 go on")
                        data = await reader.readuntil(b"\r\n.\r\n")
                        prepared = self.answer("DATA", "250 taken")
                        if prepared.startswith("250"):
                            self.mails.append((sender, takers, data[:-3], safe))
                        await say(prepared)
                    case "QUIT":
                        await say("221 bye")
                        return
                    case _:
                        await say("250 fine")
        except (OSError, asyncio.IncompleteReadError):
            pass
        finally:
            writer.close()


@asynccontextmanager
async def post() -> AsyncIterator[Post]:
    double = Post()
    async with listening(double.serve) as port:
        double.port = port
        yield double


def base64url(data: bytes) -> str:
    return urlsafe_b64encode(data).decode().rstrip("=")


def unbase64url(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


class Browser:
    """The receiving half of a subscription: decrypts by RFC 8291 and RFC 8188."""

    def __init__(
        self, key: ec.EllipticCurvePrivateKey | None = None, auth: bytes = b"0123456789abcdef"
    ) -> None:
        self.key = key or ec.generate_private_key(ec.SECP256R1())
        self.auth = auth

    @property
    def public(self) -> bytes:
        return self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)

    def subscription(self, endpoint: str) -> Push:
        return Push(endpoint=endpoint, p256dh=base64url(self.public), auth=base64url(self.auth))

    def read(self, body: bytes) -> bytes:
        """Decrypt a message; InvalidTag if it isn't for this browser."""
        salt, size, length = body[:16], int.from_bytes(body[16:20], "big"), body[20]
        theirs, sealed = body[21 : 21 + length], body[21 + length :]
        assert len(sealed) <= size
        shared = self.key.exchange(
            ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), theirs)
        )

        def hkdf(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
            return HKDF(hashes.SHA256(), length, salt, info).derive(secret)

        secret = hkdf(shared, self.auth, b"WebPush: info\x00" + self.public + theirs, 32)
        key = hkdf(secret, salt, b"Content-Encoding: aes128gcm\x00", 16)
        nonce = hkdf(secret, salt, b"Content-Encoding: nonce\x00", 12)
        opened = AESGCM(key).decrypt(nonce, sealed, None).rstrip(b"\x00")
        assert opened.endswith(b"\x02")
        return opened[:-1]


class RecordingNotifier:
    def __init__(self) -> None:
        self.sent: list[tuple[Notice, list[Target]]] = []
        self.withdrawn: list[tuple[str, str | int, int | None]] = []

    async def notify(self, notice: Notice, to: Iterable[Target]) -> None:
        self.sent.append((notice, list(to)))

    def withdraw(self, table: str, decision: str | int, seat: int | None = None) -> None:
        self.withdrawn.append((table, decision, seat))

    @property
    def kinds(self) -> list[tuple[str, str | int]]:
        return [(notice.kind, notice.params["seat"]) for notice, _ in self.sent]
