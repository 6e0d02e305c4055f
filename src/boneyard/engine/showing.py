"""The fields of a view: shared by all viewers, or private to each."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from operator import attrgetter
from typing import Generic, TypeVar

S = TypeVar("S")
V = TypeVar("V")


class SharedField(Generic[S]):
    """A field that all viewers see alike: how to compute it, and the state's attributes it depends on."""

    __slots__ = ("make", "of")

    def __init__(self, make: Callable[[S], object], *of: str) -> None:
        self.make = make
        self.of = of


def made(parts: Mapping[str, SharedField[S]], state: S) -> dict[str, object]:
    return {name: part.make(state) for name, part in parts.items()}


def as_it_is(name: str) -> SharedField[S]:
    """A field that shows an attribute unchanged."""
    return SharedField(attrgetter(name), name)


def unchanged(parts: Mapping[str, SharedField[S]]) -> tuple[str, ...]:
    """The fields that show an attribute as it is, so a state can be restored from them."""
    return tuple(name for name, part in parts.items() if isinstance(part.make, attrgetter))


class Showing(Generic[S, V]):
    """How a game's view is made of its fields: the shared `parts`, and each viewer's `own`.

    `own_parts` computes the latter for several viewers at once; a viewer is a seat, or None for a spectator.

    >>> class Score:
    ...     def __init__(self, *points):
    ...         self.points = list(points)
    >>> parts = {"sum": SharedField(lambda score: sum(score.points), "points")}
    >>> mine = lambda score, viewers: [(score.points[viewer],) for viewer in viewers]
    >>> showing = Showing(dict, parts, ("mine",), mine)
    >>> showing.view(Score(3, 4), 1)
    {'sum': 7, 'mine': 4}
    >>> before, after = showing.read(Score(3, 4)), showing.read(Score(4, 4))
    >>> showing.touched(before, after), showing.touched(after, after)
    (['sum'], [])
    """

    def __init__(
        self,
        kind: type[V],
        parts: Mapping[str, SharedField[S]],
        own: tuple[str, ...],
        own_parts: Callable[[S, Sequence[int | None]], list[tuple[object, ...]]],
    ) -> None:
        self.kind = kind
        self.parts = parts
        self.own = own
        self.own_parts = own_parts
        of = sorted({name for part in parts.values() for name in part.of})
        self.fields_of = [[name for name, part in parts.items() if attribute in part.of] for attribute in of]
        # Two names at least: with a single one, attrgetter returns no tuple.
        self._read: Callable[[S], tuple[object, ...]] = attrgetter(*of, of[0])

    def view(self, state: S, viewer: int | None) -> V:
        fields = made(self.parts, state)
        fields.update(zip(self.own, self.own_parts(state, (viewer,))[0], strict=True))
        return self.kind(**fields)

    def combined(self, parts: dict[str, object], own: tuple[object, ...]) -> V:
        """The view of these shared fields and a viewer's own."""
        return self.kind(**parts, **dict(zip(self.own, own, strict=True)))

    def read(self, state: S) -> tuple[object, ...]:
        """The attributes that shared fields depend on, uncopied: don't play on with this state."""
        return self._read(state)

    def touched(self, before: tuple[object, ...], after: tuple[object, ...]) -> list[str]:
        """The shared fields that may have changed; all others are the same.

        They are in the order of all fields, so their order says nothing about what happened.
        """
        found: set[str] = set()
        for was, now, fields in zip(before, after, self.fields_of, strict=False):
            if was is not now and was != now:
                found.update(fields)
        return [name for name in self.parts if name in found] if found else []
