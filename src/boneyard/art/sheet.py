"""All symbols of a set of tiles in one file, for pages that place them by `<use>`."""

import hashlib
from collections.abc import Iterable

from boneyard.art.bridge import bridge_symbol
from boneyard.art.look import TileLook
from boneyard.art.svg import element
from boneyard.art.symbols import art_symbols, referenced, symbol_texts
from boneyard.art.tile import tile_symbol

_PIECES = ("f-", "s-seat-")
"""Symbols of figures, tokens and seats, which every board needs whatever its tiles are."""


def symbol_sheet(looks: Iterable[TileLook], content: str = "") -> str:
    """Every tile in its four rotations, and the symbols that they and the figures are made of.

    A page can hold the sheets of several sets at once, so the ids of tiles begin with the hash of their
    content, `tile-HASH-altar-0`. Symbols are painted with the tokens only, so one sheet serves every theme:
    the page brings tokens.css and art.css. The same tiles give the same text.
    """
    scope = f"{content}-" if content else ""
    tiles = "\n".join(text for look in looks for text in _tile_symbols(look, scope))
    pieces = [symbol_id for symbol_id in art_symbols() if symbol_id.startswith(_PIECES)]
    content = f"\n{symbol_texts([*referenced(tiles), *pieces])}\n{tiles}\n"
    return element("svg", content, xmlns="http://www.w3.org/2000/svg")


def _tile_symbols(look: TileLook, scope: str) -> Iterable[str]:
    for rotation in range(4):
        yield tile_symbol(look, rotation, scope)
        if look.drawbridge:
            yield bridge_symbol(look, rotation, "up", scope)
            yield bridge_symbol(look, rotation, "down", scope)


def sheet_version(sheet: str) -> str:
    """A short name for a sheet's very content, to cache it under."""
    return hashlib.sha256(sheet.encode()).hexdigest()[:12]
