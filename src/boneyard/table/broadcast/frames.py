"""Updates, put together from parts that are written once for all viewers."""

from __future__ import annotations

from boneyard.table.protocol import Own, encode


def told_part(events: bytes, view: bytes) -> bytes:
    """The parts of an update about the game: events, and behind a comma each the fields of the view.

    >>> told_part(b'{"event":"won"}', b',"turns":7')
    b',"events":[{"event":"won"}],"view":{"turns":7}'
    """
    told = b',"events":[%b]' % events if events else b""
    return told + b',"view":{%b}' % view[1:] if view else told


def own_part(of: Own) -> bytes:
    """The other parts of an update; empty where there is nothing to tell."""
    fields = encode(of)[1:-1]
    return b"," + fields if fields else fields


def update(n: int, told: bytes, own: bytes) -> bytes:
    """An `Update`, put together from its parts.

    >>> update(7, told_part(b'{"event":"won"}', b""), own_part(Own(asked=False)))
    b'{"type":"update","n":7,"events":[{"event":"won"}],"asked":false}'
    """
    return b'{"type":"update","n":%d%b%b}' % (n, told, own)
