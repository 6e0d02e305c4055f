"""The SVG elements of pictures, and their units."""

from collections.abc import Iterable

SQUARE = 96  # SVG units; every symbol is drawn at this scale
TILE = 3 * SQUARE


class ArtError(ValueError):
    """Something can't be drawn; the message says what and where."""


def number(value: float) -> str:
    """A coordinate with as few characters as possible."""
    return f"{value:.2f}".rstrip("0").rstrip(".") if value % 1 else str(int(value))


def element(name: str, content: str = "", **attributes: str | float | None) -> str:
    """`class_` becomes class, underscores become hyphens, None omits an attribute."""
    written = "".join(
        f' {key.rstrip("_").replace("_", "-")}="{value if isinstance(value, str) else number(value)}"'
        for key, value in attributes.items()
        if value is not None
    )
    return f"<{name}{written}>{content}</{name}>" if content else f"<{name}{written}/>"


def path(strokes: Iterable[str], class_: str) -> str:
    """One path of many strokes, since one element is faster to draw; "" if there are none."""
    joined = "".join(strokes)
    return element("path", d=joined, class_=class_) if joined else ""


def box(x: float, y: float, width: float, height: float) -> str:
    return f"M{number(x)} {number(y)}h{number(width)}v{number(height)}h{number(-width)}z"


def line(x: float, y: float, dx: float, dy: float) -> str:
    """A horizontal or vertical line."""
    return f"M{number(x)} {number(y)}{f'h{number(dx)}' if dx else f'v{number(dy)}'}"
