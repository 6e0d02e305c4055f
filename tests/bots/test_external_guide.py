"""`docs/bot-protocol.md` shows the real lines and every kind of fault."""

from __future__ import annotations

import json
import re
from pathlib import Path

import msgspec
import pytest

import boneyard
from boneyard.bots import child, external, protocol
from boneyard.engine.chance import FairDice
from boneyard.engine.match import Match

GUIDE = (Path(__file__).parents[2] / "docs" / "bot-protocol.md").read_text("utf-8")
SHOWN = [json.loads(block) for block in re.findall(r"^```json\n(.*?)^```$", GUIDE, re.DOTALL | re.MULTILINE)]


def said() -> dict[str, dict[str, object]]:
    """A real line of each type."""
    game = boneyard.game("zombie-invasion")
    setup = game.setup(seats=2)
    match = Match(game, setup, FairDice("7", game.id))
    seat = match.settle()
    assert seat is not None
    view = match.looks[seat]()
    lines = (
        protocol.hello(view, setup.content, 17, []),
        protocol.question(1, view, match.options, external.Limits().answer),
        protocol.fault(1, "there is no option 9; there are 0 to 1"),
        protocol.end([1], "points"),
    )
    plain = [json.loads(protocol.line(line)) for line in lines]
    return {line["type"]: line for line in plain}


@pytest.mark.parametrize("kind", ["hello", "question", "fault", "end"])
def test_the_guide_shows_the_real_lines(kind: str) -> None:
    (shown,) = [line for line in SHOWN if line.get("type") == kind]
    real = said()[kind]
    assert list(shown) == list(real)
    for name, value in shown.items():
        if name not in ("options", "view"):
            assert value == real[name], name
        elif name == "view":
            seen = real[name]
            assert isinstance(seen, dict)
            assert value.keys() <= seen.keys()


def test_the_guides_options_are_real() -> None:
    (question,) = [line for line in SHOWN if line.get("type") == "question"]
    game = boneyard.game("zombie-invasion")
    for option in question["options"]:
        assert json.loads(msgspec.json.encode(game.parse(option["text"]))) == option["command"]


def test_the_guides_answers_are_accepted() -> None:
    answers = [line for line in SHOWN if "type" not in line]
    assert len(answers) == 3
    ready, *choices = answers
    assert msgspec.convert(ready, protocol.Ready).protocol == protocol.PROTOCOL
    assert [msgspec.convert(choice, protocol.ProgramAnswer).choice for choice in choices] == [0, "stop"]


def test_the_guide_lists_every_fault_and_limit() -> None:
    source = Path(external.__file__).read_text("utf-8")
    kinds = set(re.findall(r'(?:report|drop|record)\((?:child, )?"([a-z ]+)"', source))
    assert kinds == set(re.findall(r"^\| `([a-z ]+)` \| (?:it|its) ", GUIDE, re.MULTILINE))
    limits = external.Limits()
    for bound in (f"{limits.line:,} bytes", f"{limits.start:g} seconds", f"last {child.LAST_WORDS} lines"):
        assert bound in GUIDE
    assert f"{child.CHATTER:,} lines" in GUIDE
    assert external.RESTARTS == 3, "the guide says three times"
