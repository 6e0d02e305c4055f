"""A picture as data: a game's own tiles, figures, dice and cards; `boneyard.pictures.games` draws it."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct


class Picture(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Tiles have column, row and rotation; figures, tokens, things and pawns a square of the whole board.

    Pawns also have a seat, counted from 1; the first is the reader's own. Dice and cards can lie anywhere.
    """

    tiles: tuple[tuple[str, int, int, int], ...] = ()
    figures: tuple[tuple[str, int, int], ...] = ()
    tokens: tuple[tuple[str, int, int], ...] = ()
    things: tuple[tuple[str, int, int], ...] = ()
    pawns: tuple[tuple[int, int, int], ...] = ()
    walk: tuple[tuple[int, int], ...] = ()
    bridge: Literal["up", "down"] = "down"
    dice: tuple[tuple[int, float, float], ...] = ()
    cards: tuple[tuple[str, float, float], ...] = ()
