"""Traps: cards armed in advance, which play themselves in other players' turns when their condition holds.

A condition is judged in a state that its owner imagines, so it depends on nothing that the owner can't know.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, ClassVar, Generic, TypeVar

import msgspec
from msgspec import Meta

from boneyard.engine.game import State
from boneyard.games.shared.commands import Command
from boneyard.games.shared.events import Event

S = TypeVar("S", bound=State)


class Trap(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True, gc=False):
    """An armed card and its condition; `rival` is the seat that a condition on one player names."""

    card: Annotated[str, Meta(max_length=40)]
    when: Annotated[str, Meta(max_length=40)]
    rival: Annotated[int, Meta(ge=0, lt=6)] | None = None


class TrapOffer(msgspec.Struct, frozen=True, omit_defaults=True):
    """A trap that a player can arm."""

    trap: Trap
    moment: str
    """The kind of window in which it springs."""
    hits: tuple[int, ...] | None = None
    """The seats whom it would hit now; null if that depends on the moment."""
    way: str = ""
    """The way to win that the condition is about."""


class Traps(Generic[S]):
    """A game's traps. `attacker` is the seat that aimed at the owner last, or `NO_SEAT`."""

    follow_ups: ClassVar[frozenset[type]] = frozenset()
    """The frames in which a player decides in another's turn what a card does."""

    def offers(self, state: S, seat: int, attacker: int) -> Sequence[TrapOffer]:
        """The traps that a seat could arm with its hand."""
        raise NotImplementedError

    def springs(self, state: S, seat: int, trap: Trap, attacker: int, option: Command) -> bool:
        """Whether a trap springs with an option of the open window."""
        raise NotImplementedError

    def sprung(self, event: Event, seat: int, trap: Trap) -> Event | None:
        """The event with the trap's condition, if it tells of a seat's armed card being played."""
        raise NotImplementedError
