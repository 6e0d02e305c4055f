"""The few SVG elements that pictures are made of, and the measures they share."""

from collections.abc import Iterable

SQUARE = 96
"""Units along one square. Every symbol is drawn at this scale."""

TILE = 3 * SQUARE
"""Units along one tile."""


class ArtError(ValueError):
    """Something can't be drawn as it was given; the message says what and where."""


def number(value: float) -> str:
    """A coordinate in as few characters as it needs."""
    return f"{value:.2f}".rstrip("0").rstrip(".") if value % 1 else str(int(value))


def element(name: str, content: str = "", **attributes: str | float | None) -> str:
    """An element; `class_` gives class, underscores give hyphens, None leaves an attribute out."""
    written = "".join(
        f' {key.rstrip("_").replace("_", "-")}="{value if isinstance(value, str) else number(value)}"'
        for key, value in attributes.items()
        if value is not None
    )
    return f"<{name}{written}>{content}</{name}>" if content else f"<{name}{written}/>"


def group(content: Iterable[str], **attributes: str | float | None) -> str:
    """A group, or nothing at all if there is nothing in it."""
    joined = "".join(content)
    return element("g", joined, **attributes) if joined else ""


def path(strokes: Iterable[str], class_: str) -> str:
    """One path of many strokes, or nothing at all; one element is faster to draw than many."""
    joined = "".join(strokes)
    return element("path", d=joined, class_=class_) if joined else ""


def box(x: float, y: float, width: float, height: float) -> str:
    """A rectangle as a stroke of a path."""
    return f"M{number(x)} {number(y)}h{number(width)}v{number(height)}h{number(-width)}z"


def line(x: float, y: float, dx: float, dy: float) -> str:
    """A straight line as a stroke of a path, along one axis."""
    return f"M{number(x)} {number(y)}{f'h{number(dx)}' if dx else f'v{number(dy)}'}"
