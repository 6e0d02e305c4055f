"""Hand-made WebSockets, for frames that no library sends."""

import asyncio
import base64
import os
import socket
import struct

from tests.reliability.processes import Server


def frame(payload: bytes, first: int = 0x81, masked: bool = True, length: int | None = None) -> bytes:
    """A frame masked with zeros; `first` has its flags and opcode, `length` its claimed length."""
    size = len(payload) if length is None else length
    mask = 0x80 if masked else 0
    if size < 126:
        head = bytes([first, mask | size])
    elif size < 65_536:
        head = struct.pack(">BBH", first, mask | 126, size)
    else:
        head = struct.pack(">BBQ", first, mask | 127, size)
    return head + (bytes(4) if masked else b"") + payload


async def opened(server: Server, table: str, buffer: int | None = None) -> socket.socket:
    """A spectator's socket after its handshake; `buffer` limits the kernel's receive buffer."""
    raw = socket.socket()
    if buffer is not None:
        raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, buffer)
    raw.setblocking(False)
    loop = asyncio.get_running_loop()
    await loop.sock_connect(raw, ("127.0.0.1", server.port))
    key = base64.b64encode(os.urandom(16)).decode()
    request = (
        f"GET /ws/{table} HTTP/1.1\r\nHost: {server.address}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n"
    )
    await loop.sock_sendall(raw, request.encode())
    assert (await loop.sock_recv(raw, 12)).endswith(b"101")
    return raw
