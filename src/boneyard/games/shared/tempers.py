"""Bots as persons: each has a name and a temper, a small bias that shows in how it plays.

A game's `bot/tempers.py` says what a temper likes, in points of its heuristics' scores. The descriptions in
`messages/` are promises about that behaviour, so a game without a temper describes none.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Generic, Literal, NamedTuple, TypeVar

from boneyard.engine.game import State
from boneyard.games.shared.board import Board
from boneyard.games.shared.commands import Command
from boneyard.games.shared.walking import FAR, steps_from

S = TypeVar("S", bound=State)
PersonaId = Literal["", "grimble", "thorn", "rook", "marrow", "quill", "tam", "berta", "wick"]
"""A bot's persona; "" is a bot without a name."""
NO_SEAT = -1


class Persona(NamedTuple):
    id: PersonaId
    name: str
    temper: str


PERSONAS: dict[str, Persona] = {
    persona.id: persona
    for persona in (
        Persona("grimble", "Grimble", "greedy"),
        Persona("thorn", "Thorn", "vengeful"),
        Persona("rook", "Rook", "bold"),
        Persona("marrow", "Old Marrow", "patient"),
        Persona("quill", "Quill", "scheming"),
        Persona("tam", "Tam", "timid"),
        Persona("berta", "Berta", "stubborn"),
        Persona("wick", "Wick", "reckless"),
    )
}


@dataclass(frozen=True, slots=True)
class Mood(Generic[S]):
    """A bot's situation: an imagined state, its seat, and the seat that hit it last, or `NO_SEAT`."""

    state: S
    seat: int
    grudge: int = NO_SEAT


Leaning = Callable[[Mood[S], Command, Sequence[int]], float]
"""How much a temper likes a command; for a step, also the squares of the walk that it begins."""


def on_route(mask: int, route: Sequence[int]) -> int:
    """How many squares of a walk are in the mask."""
    return sum([mask >> square & 1 for square in route])


def steps_nearer(board: Board, start: int, to: int, pawn: int) -> int:
    """How many steps nearer a move brings a figure to a pawn, at most one."""
    far = steps_from(board, pawn)
    return min(1, max(-1, far.get(start, FAR) - far.get(to, FAR)))
