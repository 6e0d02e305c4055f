"""Everything that people read has a message, and every message can be formatted."""

from __future__ import annotations

import re
from pathlib import Path

import msgspec
import pytest

import boneyard
from boneyard import rulebook
from boneyard.games.catalogue import AnyGame, game_ids
from boneyard.games.shared.content_set import cards_of, tiles_of
from boneyard.games.shared.events import Event
from boneyard.games.shared.frames import Frame
from boneyard.messages import UnknownMessage, bundle, knows, translate
from boneyard.table import stand_ins

PACKAGE = Path(boneyard.__file__).parent


@pytest.fixture(params=game_ids())
def game(request: pytest.FixtureRequest) -> AnyGame:
    return boneyard.game(request.param)


def tag(kind: type[object]) -> str:
    assert issubclass(kind, msgspec.Struct)
    return str(kind.__struct_config__.tag)


def all_events() -> list[type[Event]]:
    for name in game_ids():
        boneyard.game(name)
    found, todo = [], Event.__subclasses__()
    while todo:
        kind = todo.pop()
        found.append(kind)
        todo += kind.__subclasses__()
    return found


def test_every_event_is_listed_by_a_game_or_the_table() -> None:
    listed = {kind for name in game_ids() for kind in boneyard.game(name).events} | {*stand_ins.EVENTS}
    assert listed == set(all_events())


def test_every_event_has_a_message() -> None:
    assert [tag(kind) for kind in all_events() if not knows(f"event-{tag(kind)}")] == []


def test_every_run_of_events_has_a_message() -> None:
    runs = [tag(kind) for kind in all_events() if kind.hints.runs]
    assert [name for name in runs if not knows(f"event-{name}-many")] == []


def test_every_command_has_a_message(game: AnyGame) -> None:
    assert [tag(kind) for kind in game.commands if not knows(f"command-{tag(kind)}")] == []


def test_every_question_has_a_message(game: AnyGame) -> None:
    assert [tag(kind) for kind in game.frames if not knows(f"question-{tag(kind)}")] == []


def test_every_phase_of_a_turn_has_a_tip(game: AnyGame) -> None:
    frames = [kind for kind in game.frames if issubclass(kind, Frame)]
    phases = {kind.hints.phase for kind in frames} - {None}
    assert phases == {kind.hints.phase for kind in frames if knows(f"tip-{tag(kind)}")} - {None}


def test_every_setting_and_value_has_a_message(game: AnyGame) -> None:
    ids = [f"setting-{setting.name}" for setting in game.settings]
    ids += [f"setting-{setting.name}-{value}" for setting in game.settings for value in setting.values]
    assert [message for message in ids if not knows(message)] == []


def test_every_way_of_winning_has_a_message(game: AnyGame) -> None:
    assert game.ways
    assert [way for way in game.ways if not knows(f"way-{way}")] == []


def test_every_game_has_a_title_and_a_sentence(game: AnyGame) -> None:
    assert translate(f"game-{game.id}")
    assert translate(f"game-{game.id}-about").endswith(".")


def test_every_tile_and_card_has_a_title(game: AnyGame) -> None:
    content = game.default_content()
    tiles, cards = tiles_of(content), cards_of(content)
    assert tiles
    assert [name for name in tiles if not knows(f"tile-{name}")] == []
    assert [card.id for card in cards if not knows(f"card-{card.id}")] == []


def test_every_card_says_what_it_does(game: AnyGame) -> None:
    cards = [card.id for card in cards_of(game.default_content())]
    missing = [card for card in cards for field in ("gist", "text") if not knows(f"card-{card}.{field}")]
    assert missing == []


def test_every_used_message_exists() -> None:
    named = re.compile(r"""translate\(\s*["']([a-z][a-z-]*)["']""")
    used = {
        message
        for folder in ("terminal", "cli")
        for file in (PACKAGE / folder).glob("*.py")
        for message in named.findall(file.read_text("utf-8"))
    }
    assert used
    assert [message for message in sorted(used) if not knows(message)] == []


def test_every_reason_why_not_names_a_rule() -> None:
    text = (PACKAGE / "messages" / "en" / "why.ftl").read_text("utf-8")
    named = {name.upper() for name in re.findall(r"^why-([\w-]+) =", text, re.MULTILINE)}
    known = {rule for game in rulebook.games() for rule in rulebook.load(game).entries}
    assert named
    assert named <= known


def test_an_id_is_defined_once() -> None:
    ids = [
        match
        for file in sorted((PACKAGE / "messages" / "en").glob("*.ftl"))
        for match in re.findall(r"^([a-z][\w-]*) =", file.read_text("utf-8"), re.MULTILINE)
    ]
    assert sorted({name for name in ids if ids.count(name) > 1}) == []
    assert all(bundle("en").has_message(name) for name in ids)


def test_missing_translations_fall_back_to_english() -> None:
    assert translate("tile-hospital", "de") == "Krankenhaus"
    assert translate("tile-hospital", "xx") == "Hospital"
    assert translate("card-sword.gist", "xx") == translate("card-sword.gist")


def test_an_unknown_message_is_rejected() -> None:
    with pytest.raises(UnknownMessage):
        translate("no-such-message")
    with pytest.raises(UnknownMessage):
        translate("place", tile="Hospital")
