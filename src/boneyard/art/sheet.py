"""All symbols of a set of tiles in one file, for pages that place them with `<use>`."""

from collections.abc import Iterable

from boneyard.art.bridge import bridge_symbol
from boneyard.art.look import TileLook
from boneyard.art.svg import element
from boneyard.art.symbols import art_symbols, referenced, symbol_texts
from boneyard.art.tile import tile_symbol

_PIECES = ("f-", "s-seat-")
"""Prefixes of the symbols that every board needs: figures, tokens and seats."""


def symbol_sheet(looks: Iterable[TileLook], content: str = "") -> str:
    """Every tile in its four rotations, with the symbols that tiles and figures are made of.

    A page can hold the sheets of several sets at once, so the ids of tiles start with the hash of their
    content: `tile-HASH-altar-0`. Symbols only use colour tokens, so one sheet serves every theme: the page
    includes tokens.css and art.css. The same tiles give the same text.
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
