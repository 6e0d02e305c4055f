"""Writes a position: the picture, and whatever isn't a default."""

from __future__ import annotations

from dataclasses import replace

from boneyard.engine.game import Setup
from boneyard.games.shared.position.board import write_grid, write_picture
from boneyard.games.shared.position.form import CROWDED, Form, S
from boneyard.games.shared.position.sketch import Sketch, square_name


def position_lines(form: Form[S], sketch: Sketch, setup: Setup) -> list[str]:
    """A sketch as lines, without the first line of the position."""
    sketch = _without_defaults(form, sketch, setup)
    lines = ["board", *_indented(write_grid(sketch.board)), *_write_figures(form, sketch)]
    for seat, said in enumerate(sketch.seats):
        if said:
            phrases = (f"{word} {text}".strip() for word, text in said.items())
            lines.append(f"seat {seat} {', '.join(phrases)}")
    lines += [f"{word} {text}".strip() for word, text in sketch.facts.items()]
    return lines + _write_agenda(form, sketch.agenda)


def _without_defaults(form: Form[S], sketch: Sketch, setup: Setup) -> Sketch:
    usual_seats = _filled_in(
        form, replace(sketch, things={}, seats=[{} for _ in sketch.seats], facts={}), setup
    )
    always = {word: text for word, text in sketch.facts.items() if word == "won"}
    usual = _filled_in(form, replace(sketch, facts=always), setup)
    facts = {
        word: text for word, text in sketch.facts.items() if word in always or usual.facts.get(word) != text
    }
    seats = [
        {word: text for word, text in said.items() if default.get(word) != text}
        for said, default in zip(sketch.seats, usual_seats.seats, strict=True)
    ]
    return replace(sketch, facts=facts, seats=seats)


def _filled_in(form: Form[S], sketch: Sketch, setup: Setup) -> Sketch:
    return form.take_apart(form.put_together(sketch, setup))


def _indented(lines: list[str]) -> list[str]:
    return [f"  {line}".rstrip() for line in lines]


def _write_figures(form: Form[S], sketch: Sketch) -> list[str]:
    """The picture, and an `at` line for each square that needs more than a letter."""
    pictured = {things: letter for letter, things in form.letters.items()}
    letters: dict[int, str] = {}
    crowded = []
    pawns = _pawns_on(sketch)
    for square in sorted({*sketch.things, *pawns}):
        things, here = sketch.things.get(square, ()), pawns.get(square, [])
        if not here and things in pictured:
            letters[square] = pictured[things]
        elif len(here) == 1 and not things:
            letters[square] = str(here[0])
        else:
            letters[square] = CROWDED
            said = ", ".join([*things, *(f"pawn {seat}" for seat in here)])
            crowded.append(f"at {square_name(sketch.board, square)} {said}")
    return ["figures", *_indented(write_picture(sketch.board, letters)), *crowded]


def _pawns_on(sketch: Sketch) -> dict[int, list[int]]:
    pawns: dict[int, list[int]] = {}
    for seat, square in sorted(sketch.pawns.items()):
        pawns.setdefault(square, []).append(seat)
    return pawns


def _write_agenda(form: Form[S], agenda: list[str]) -> list[str]:
    if not agenda:
        return []
    if agenda == [*form.beneath(agenda[-1]), agenda[-1]]:
        return [f"next {agenda[-1]}"]
    return ["agenda", *_indented(agenda)]
