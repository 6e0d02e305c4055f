"""What is shown of a state, field by field: to all who look alike, or to each viewer another."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from operator import attrgetter
from typing import Generic, TypeVar

S = TypeVar("S")


class Part(Generic[S]):
    """A field that all see alike: what makes it of a state, and the attributes that it is made of."""

    __slots__ = ("make", "of")

    def __init__(self, make: Callable[[S], object], *of: str) -> None:
        self.make = make
        self.of = of


def made(parts: Mapping[str, Part[S]], state: S) -> dict[str, object]:
    """Some fields, made of a state."""
    return {name: part.make(state) for name, part in parts.items()}


def as_it_is(name: str) -> Part[S]:
    """An attribute that is shown as it is."""
    return Part(attrgetter(name), name)


class Showing(Generic[S]):
    """The fields of a game's view: those that all see alike, and those that are a viewer's own.

    `own_parts` makes the latter for several viewers at once; a viewer is a seat, or None for a spectator.

    >>> class Score:
    ...     def __init__(self, *points):
    ...         self.points = list(points)
    >>> parts = {"sum": Part(lambda score: sum(score.points), "points")}
    >>> mine = lambda score, viewers: [(score.points[viewer],) for viewer in viewers]
    >>> showing = Showing(parts, ("mine",), mine)
    >>> showing.fields(Score(3, 4), 1)
    {'sum': 7, 'mine': 4}
    >>> before, after = showing.read(Score(3, 4)), showing.read(Score(4, 4))
    >>> showing.touched(before, after), showing.touched(after, after)
    (['sum'], [])
    """

    def __init__(
        self,
        parts: Mapping[str, Part[S]],
        own: tuple[str, ...],
        own_parts: Callable[[S, Sequence[int | None]], list[tuple[object, ...]]],
    ) -> None:
        self.parts = parts
        self.own = own
        self.own_parts = own_parts
        of = sorted({name for part in parts.values() for name in part.of})
        self.fields_of = [[name for name, part in parts.items() if attribute in part.of] for attribute in of]
        self._read: Callable[[S], tuple[object, ...]] = attrgetter(*of, of[0])  # two at least give a tuple

    def fields(self, state: S, viewer: int | None) -> dict[str, object]:
        """All that a viewer sees of a state."""
        fields = made(self.parts, state)
        fields.update(zip(self.own, self.own_parts(state, (viewer,))[0], strict=True))
        return fields

    def read(self, state: S) -> tuple[object, ...]:
        """The attributes of a state of which fields are made; it must not be played on in place then."""
        return self._read(state)

    def touched(self, before: tuple[object, ...], after: tuple[object, ...]) -> list[str]:
        """The fields made of something that is not as it was; only the others are surely the same.

        They come in the order of all fields, which tells nothing of what has changed.
        """
        found: set[str] = set()
        for was, now, fields in zip(before, after, self.fields_of, strict=False):
            if was is not now and was != now:
                found.update(fields)
        return [name for name in self.parts if name in found] if found else []
