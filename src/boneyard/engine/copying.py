"""Copies objects by a function written for their class: every answer copies a table and a state.

A loop over the fields takes six times as long, and a list of assignments gets out of date.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

S = TypeVar("S")
_copiers: dict[type[object], Callable[[object], object]] = {}


def copied(thing: S, left_out: tuple[str, ...] = ()) -> S:
    """A copy. Lists are copied, everything else is shared; a class always leaves out the same fields.

    >>> class Counter:
    ...     __slots__ = ("last", "numbers", "total")
    >>> counter = Counter()
    >>> counter.total, counter.numbers, counter.last = 3, [1, 2], 2
    >>> copy = copied(counter, ("last",))
    >>> copy.numbers.append(4)
    >>> copy.total, counter.numbers, hasattr(copy, "last")
    (3, [1, 2], False)
    """
    kind = type(thing)
    copier = _copiers.get(kind)
    if copier is None:
        copier = _copiers[kind] = write_copier(thing, left_out)
    return copier(thing)  # type: ignore[return-value]  # the copier of its class


def add_copier(kind: type[S], copier: Callable[[S], S]) -> None:
    """Copy a class by this function; the compiled build has typed ones (`compiling.py`)."""
    _copiers[kind] = copier  # type: ignore[assignment]  # the copier of its class


def write_copier(thing: object, left_out: tuple[str, ...]) -> Callable[[object], object]:
    """The function for a class; this object shows which fields are lists."""
    names = [name for name in fields_of(type(thing)) if name not in left_out]
    values = [f"thing.{name}{'[:]' if isinstance(getattr(thing, name), list) else ''}" for name in names]
    puts = [f"    copy.{name} = {value}" for name, value in zip(names, values, strict=True)]
    written: dict[str, Callable[[object], object]] = {}
    text = ["def copier(thing):", "    copy = kind.__new__(kind)", *puts, "    return copy"]
    exec("\n".join(text), {"kind": type(thing)}, written)
    return written["copier"]


def fields_of(kind: type[object]) -> list[str]:
    """The names of all fields; classes compiled by mypyc list them themselves."""
    listed = [vars(base).get("__mypyc_attrs__", vars(base).get("__slots__", ())) for base in kind.__mro__]
    return sorted({name for names in listed for name in names})
