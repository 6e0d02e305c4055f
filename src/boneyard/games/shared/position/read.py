"""Reads a position: every entry is checked, and errors name their line."""

from __future__ import annotations

from collections.abc import Mapping

from boneyard.engine.game import Setup
from boneyard.games.shared.position.board import read_grid, read_picture
from boneyard.games.shared.position.form import CROWDED, Form, S, home_square
from boneyard.games.shared.position.sketch import BadPosition, Sketch, read_square, require_known, square_name
from boneyard.games.shared.position.text import Entry
from boneyard.tile_drawing import LEGAL

MANY = ("at", "seat")
"""Words that may occur more than once."""


def read_sketch(form: Form[S], rest: list[Entry], setup: Setup) -> Sketch:
    said = _by_word(form, rest)
    if "board" not in said:
        raise BadPosition(1, "the position has no board")
    tiles = form.tiles(setup.content)
    board = read_grid(said["board"][0].block, tiles, form.anchor, form.crossings, form.loose)
    sketch = Sketch(board, setup.settings)
    _read_figures(form, sketch, said, setup.seats)
    _read_seats(form, sketch, said.get("seat", []), setup.seats)
    for word in form.facts:
        for entry in said.get(word, []):
            sketch.facts[word] = entry.rest
            sketch.where[word] = entry.line
    _read_agenda(form, sketch, said)
    return sketch


def _by_word(form: Form[S], rest: list[Entry]) -> dict[str, list[Entry]]:
    """The entries by their words; most words may occur only once."""
    known = ("board", "figures", "agenda", "next", *MANY, *form.facts)
    said: dict[str, list[Entry]] = {}
    for entry in rest:
        require_known(entry.line, entry.word, known, "word of a position")
        if entry.word in said and entry.word not in MANY:
            raise BadPosition(entry.line, f"{entry.word!r} occurs twice")
        if entry.block and entry.word not in ("board", "figures", "agenda"):
            raise BadPosition(entry.block[0][0], f"nothing can be indented under {entry.word!r}")
        said.setdefault(entry.word, []).append(entry)
    return said


def _read_figures(form: Form[S], sketch: Sketch, said: Mapping[str, list[Entry]], seats: int) -> None:
    crowded: dict[int, int] = {}
    drawn = said["figures"][0].block if "figures" in said else None
    for square, (letter, line) in read_picture(sketch.board, drawn).items() if drawn is not None else ():
        if letter == CROWDED:
            crowded[square] = line
        elif letter.isdecimal():
            _put_on(form, sketch, square, (), [int(letter)], line, seats)
        else:
            require_known(line, letter, form.letters, "letter of the picture")
            _put_on(form, sketch, square, form.letters[letter], [], line, seats)
    for entry in said.get("at", []):
        _read_at(form, sketch, entry, crowded, drawn is not None, seats)
    for square, line in crowded.items():
        raise BadPosition(line, f"an `at` line is missing for {square_name(sketch.board, square)}")
    for seat in range(seats):
        sketch.pawns.setdefault(seat, home_square(sketch.board, form))


def _read_at(
    form: Form[S], sketch: Sketch, entry: Entry, crowded: dict[int, int], pictured: bool, seats: int
) -> None:
    name, _, rest = entry.rest.partition(" ")
    square = read_square(sketch.board, name, entry.line)
    if pictured and crowded.pop(square, None) is None:
        raise BadPosition(
            entry.line, f"the picture has no {CROWDED!r} on {square_name(sketch.board, square)}"
        )
    words = {word for things in form.letters.values() for word in things}
    things, pawns = [], []
    for phrase in (part.strip() for part in rest.split(",")):
        word, _, number = phrase.partition(" ")
        if word == "pawn" and number.isdecimal():
            pawns.append(int(number))
        else:
            require_known(entry.line, phrase, words, "figure or token")
            things.append(phrase)
    _put_on(form, sketch, square, tuple(things), pawns, entry.line, seats)


def _put_on(
    form: Form[S],
    sketch: Sketch,
    square: int,
    things: tuple[str, ...],
    pawns: list[int],
    line: int,
    seats: int,
) -> None:
    name, kind = square_name(sketch.board, square), sketch.board.kinds[square]
    if kind not in LEGAL and (things or kind not in form.pits):
        raise BadPosition(line, f"nobody can stand on {name}")
    if reason := form.crowd_fault(things):
        raise BadPosition(line, f"{name}: {reason}")
    if things:
        order = [word for words in form.letters.values() for word in words]
        sketch.things[square] = tuple(sorted(things, key=order.index))
        sketch.where[f"square {square}"] = line
    for seat in pawns:
        if seat >= seats:
            raise BadPosition(line, f"there is no seat {seat}; there are {seats}, counted from 0")
        if seat in sketch.pawns:
            raise BadPosition(line, f"the pawn of seat {seat} stands on two squares")
        sketch.pawns[seat] = square


def _read_seats(form: Form[S], sketch: Sketch, said: list[Entry], seats: int) -> None:
    sketch.seats = [{} for _ in range(seats)]
    for entry in said:
        number, _, rest = entry.rest.partition(" ")
        if not number.isdecimal() or int(number) >= seats:
            raise BadPosition(entry.line, f"{number!r} isn't a seat; there are {seats}, counted from 0")
        sketch.where[f"seat {number}"] = entry.line
        for phrase in (part.strip() for part in rest.split(",") if part.strip()):
            word, _, value = phrase.partition(" ")
            require_known(entry.line, word, form.seat_words, "word about a seat")
            sketch.seats[int(number)][word] = value.strip()


def _read_agenda(form: Form[S], sketch: Sketch, said: Mapping[str, list[Entry]]) -> None:
    if "agenda" in said:
        sketch.agenda = [text.strip() for _, text in said["agenda"][0].block]
        sketch.where["agenda"] = said["agenda"][0].line
    elif "next" in said:
        frame = said["next"][0].rest
        if not frame.strip():
            raise BadPosition(said["next"][0].line, "write what comes next, such as: next turn step=0")
        sketch.agenda = [*form.beneath(frame), frame]
        sketch.where["agenda"] = said["next"][0].line
    elif "won" not in said:
        sketch.agenda = [*form.beneath(form.opening), form.opening]
