"""Prepares types for msgspec before several threads use them."""

from __future__ import annotations

import msgspec


def prepare(*kinds: object) -> None:
    """Let msgspec inspect types now, while their module is being imported.

    Otherwise it does so when a struct is first decoded, and a second thread that decodes one at the same time
    crashes the process.
    """
    for kind in kinds:
        msgspec.json.Decoder(kind)
