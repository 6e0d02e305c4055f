"""Run files and results."""

from __future__ import annotations

from pathlib import Path

from boneyard.simulate.play_game import Played


def lines(file: Path) -> list[str]:
    """The games of a run, sorted, after its first line."""
    head, *games = file.read_text("utf-8").splitlines()
    return [head, *sorted(games)]


def game(number: int, winners: tuple[int, ...], way: str, turns: int, seating: tuple[int, int]) -> Played:
    return Played(
        plan=0,
        game=number,
        seating=seating,
        winners=winners,
        way=way,
        turns=turns,
        answers=100,
        decisions=60,
        lead_changes=number,
        points=((0, 0), (1, 2)),
        counts={"deaths": (1, 2)},
        things={},
        state="0" * 16,
    )
