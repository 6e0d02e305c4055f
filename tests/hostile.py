"""Hostile positions, content sets and replays: random ones, and valid ones with changes."""

import random
import re
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import Any, cast, get_args, get_origin, get_type_hints

import msgspec

import boneyard
from boneyard.games.shared.position import form_of, write_position
from boneyard.games.shared.position.text import frame_text
from tests.damage import damage
from tests.tables import Table, moments
from tests.unplayable_content import CELL, GLADE, NOBODY_CHOOSES, ONE_CHOICE, meadows, own_files

REPLAYS = sorted((Path(__file__).parent / "replays").glob("*.boneyard"))
NUMBERS = ("0", "1", "2", "7", "98", "300", "9999")
PLANS = ("easy", "easy", "medium", "open")
Body = dict[str, Any]


def any_value(kind: object, rng: random.Random, words: tuple[str, ...]) -> object:
    """A value of the field's type, usually small."""
    if kind is bool:
        return rng.random() < 0.5
    if kind is int:
        return rng.choice((0, 1, 2, 3, rng.randrange(30), rng.randrange(-2, 300), 9999, -9999))
    if kind is str:
        return rng.choice(words)
    parts = get_args(kind)
    if get_origin(kind) is tuple:
        if parts[-1] is ...:
            return tuple(any_value(parts[0], rng, words) for _ in range(rng.randrange(4)))
        return tuple(any_value(part, rng, words) for part in parts)
    if parts:
        return any_value(rng.choice(parts), rng, words)
    return None if kind is type(None) else any_frame(cast(type[msgspec.Struct], kind), rng, words)


def any_frame(kind: type[msgspec.Struct], rng: random.Random, words: tuple[str, ...]) -> msgspec.Struct:
    hints = get_type_hints(kind)
    return kind(**{name: any_value(hints[name], rng, words) for name in kind.__struct_fields__})


def another_number(text: str, rng: random.Random) -> str:
    """The text with one of its numbers changed."""
    found = list(re.finditer(r"\d+", text))
    if not found:
        return text
    place = rng.choice(found)
    return text[: place.start()] + rng.choice(NUMBERS) + text[place.end() :]


@dataclass
class Game:
    """What an attacker knows about a game."""

    id: str
    seats: int
    rng: random.Random

    @cached_property
    def table(self) -> Table:
        return Table(self.id, self.seats, (("round_limit", "none"),), seed=self.rng.randrange(1000))

    @cached_property
    def words(self) -> tuple[str, ...]:
        files = self.table.setup.content.files.values()
        return (*self.table.game.words, *re.findall(r'(?m)^id = "(.*)"$', "".join(files)))

    @cached_property
    def positions(self) -> list[str]:
        """Valid positions from a real game."""
        game = self.table.game
        return [
            write_position(game, state) for step, state, _, _ in moments(self.table, 1200) if step % 40 == 39
        ]

    def damaged(self) -> str:
        text = self.rng.choice(self.positions)
        for _ in range(self.rng.choice((1, 1, 2, 4))):
            text = (damage if self.rng.random() < 0.5 else another_number)(text, self.rng)
        return text

    def with_any_frame(self) -> str:
        """A valid position with other pending frames."""
        form, rng = form_of(boneyard.game(self.id)), self.rng
        head = re.split(r"\n(?:agenda\n|next )", rng.choice(self.positions))[0]
        kind = cast(type[msgspec.Struct], rng.choice(form.frames))
        said = frame_text(any_frame(kind, rng, self.words))
        under = form.beneath(said) or [f"turn step={rng.choice((3, rng.randrange(16)))}"]
        return "\n".join([head, "agenda", *(f"  {line}" for line in (*under, said)), ""])

    def content(self) -> Body:
        """The game's own files with a change."""
        files = dict(self.table.setup.content.files)
        for _ in range(self.rng.choice((1, 2))):
            name = self.rng.choice(sorted(files))
            files[name] = (damage if self.rng.random() < 0.3 else another_number)(files[name], self.rng)
        return {"name": "own", "files": files}


@dataclass
class Stranger:
    """Generates an attacker's requests."""

    rng: random.Random
    games: list[Game] = field(init=False)

    def __post_init__(self) -> None:
        self.games = [
            Game(id, seats, random.Random(self.rng.random()))
            for id in boneyard.game_ids()
            for seats in (2, 3)
        ]

    def table(self) -> Body:
        """The configuration of a new table."""
        game, rng = self.rng.choice(self.games), self.rng
        config: Body = {"game": game.id, "seats": [rng.choice(PLANS) for _ in range(game.seats)]}
        config["reactions"] = rng.choice(("quick", "quick", "private"))
        match rng.randrange(20):
            case 0 | 1 | 2 | 3 | 4 | 5 | 6:
                return {**config, "position": game.damaged()}
            case 7 | 8 | 9 | 10 | 11 | 12 | 13:
                return {**config, "position": game.with_any_frame()}
            case 14 | 15:
                return {**config, "content": game.content(), "settings": {"round_limit": "none"}}
            case 16 | 17:
                return {**config, "content": game.content(), "position": game.damaged()}
            case 18:
                return self.without_choice()
            case _:
                return self.crowded()

    def without_choice(self) -> Body:
        """Content that leaves nobody a choice, or almost nobody."""
        text = self.rng.choice((NOBODY_CHOOSES, ONE_CHOICE, another_number(ONE_CHOICE, self.rng)))
        content = {"name": "cell", "files": own_files(cell=CELL, glade=GLADE)}
        return {"game": "midevil", "seats": ["easy", "easy"], "content": content, "position": text}

    def crowded(self) -> Body:
        """Many tiles, in the stack or on the map."""
        kinds = meadows(self.rng.randrange(1, 9))
        names = ["altar", *(self.rng.choice(list(kinds)) for _ in range(self.rng.choice((5, 80, 700))))]
        rows = [names[first : first + 30] for first in range(0, len(names), 30)]
        board = "\n".join("  " + " ".join(row) for row in rows)
        position = f"midevil, 2 seats\nboard\n{board}\n" if self.rng.random() < 0.7 else ""
        content = {"name": "meadows", "files": own_files(**kinds)}
        return {"game": "midevil", "seats": ["easy", "easy"], "content": content, "position": position}

    def replay(self) -> str:
        """A replay with a fault or another starting position; sometimes a valid one."""
        text = self.rng.choice(REPLAYS).read_text("utf-8")
        if self.rng.random() < 0.2:
            return text
        if self.rng.random() < 0.5:
            position = self.rng.choice(self.games).with_any_frame()
            drawn = "\n".join(f"|{line}" for line in position.splitlines())
            return text.replace("\nplay\n", f"\nposition\n{drawn}\nplay\n", 1)
        return (damage if self.rng.random() < 0.5 else another_number)(text, self.rng)
