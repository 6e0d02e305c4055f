"""Encode updates from parts that are encoded once for all viewers."""

from __future__ import annotations

from boneyard.table.protocol import Own, encode


def game_part(events: bytes, view: bytes, goals: bytes = b"") -> bytes:
    """The part of an update about the game; `view` and `goals` have a comma before each field.

    >>> game_part(b'{"event":"won"}', b',"turns":7')
    b',"events":[{"event":"won"}],"view":{"turns":7}'
    """
    part = b',"events":[%b]' % events if events else b""
    if view:
        part += b',"view":{%b}' % view[1:]
    return part + b',"goals":{%b}' % goals[1:] if goals else part


def own_part(of: Own) -> bytes:
    """The rest of an update, or b"" if nothing else changed."""
    fields = encode(of)[1:-1]
    return b"," + fields if fields else fields


def update(n: int, game: bytes, own: bytes) -> bytes:
    """An encoded `Update`.

    >>> update(7, game_part(b'{"event":"won"}', b""), own_part(Own(asked=False)))
    b'{"type":"update","n":7,"events":[{"event":"won"}],"asked":false}'
    """
    return b'{"type":"update","n":%d%b%b}' % (n, game, own)
