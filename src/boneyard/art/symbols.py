"""The hand-drawn symbols of art.svg."""

import re
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from importlib.resources import files

from boneyard.art.svg import ArtError, element

_SYMBOL = re.compile(r'<symbol id="(?P<id>[^"]+)" viewBox="(?P<box>[^"]+)".*?</symbol>', re.DOTALL)
_REFERENCE = re.compile(r'href="#([^"]+)"')


@dataclass(frozen=True)
class Symbol:
    id: str
    text: str
    x: float
    y: float
    width: float
    height: float


def data(name: str) -> str:
    return files("boneyard.art").joinpath("data", name).read_text(encoding="utf-8")


@cache
def art_symbols() -> dict[str, Symbol]:
    """Every symbol of art.svg by id, in the order of the file."""
    return {
        found["id"]: Symbol(found["id"], found[0], *map(float, found["box"].split()))
        for found in _SYMBOL.finditer(data("art.svg"))
    }


def symbol(symbol_id: str) -> Symbol:
    try:
        return art_symbols()[symbol_id]
    except KeyError:
        raise ArtError(f"there is no symbol {symbol_id!r} in art.svg") from None


def use(symbol_id: str, x: float, y: float, size: float | None = None, transform: str | None = None) -> str:
    """A symbol with its upper left corner at x, y, at its own size or `size` wide."""
    drawn = symbol(symbol_id)
    scale = 1.0 if size is None else size / drawn.width
    return element(
        "use",
        href=f"#{symbol_id}",
        x=x,
        y=y,
        width=drawn.width * scale,
        height=drawn.height * scale,
        transform=transform,
    )


def use_centred(symbol_id: str, x: float, y: float, size: float) -> str:
    """A symbol `size` wide, centred at x, y."""
    drawn = symbol(symbol_id)
    return use(symbol_id, x - size / 2, y - size * drawn.height / drawn.width / 2, size)


def referenced(text: str) -> list[str]:
    """The ids that SVG text refers to, each once, in order."""
    return list(dict.fromkeys(_REFERENCE.findall(text)))


def symbol_texts(symbol_ids: Iterable[str]) -> str:
    """The symbols' texts, in the order of art.svg, each once."""
    wanted = {symbol(symbol_id).id for symbol_id in symbol_ids}
    return "\n".join(drawn.text for drawn in art_symbols().values() if drawn.id in wanted)
