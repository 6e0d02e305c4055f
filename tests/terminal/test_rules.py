"""`?` finds a rule for every question and every answer."""

from __future__ import annotations

from io import StringIO

import msgspec
import pytest
from rich.console import Console

import boneyard
from boneyard.bots import bot
from boneyard.engine.chance import FairDice
from boneyard.engine.match import Match
from boneyard.games.catalogue import AnyGame, game_ids
from boneyard.games.midevil.commands import Play
from boneyard.games.midevil.events import CardPlayed
from boneyard.games.shared.events import Event
from boneyard.games.shared.view import BoardView
from boneyard.terminal.choices import menu, spot_of
from boneyard.terminal.log import Log
from boneyard.terminal.prompt import Prompt
from boneyard.terminal.rules import card_at_work, rules_behind
from boneyard.terminal.screen import Screen
from boneyard.terminal.teller import Teller


def tag(kind: type[object]) -> str:
    assert issubclass(kind, msgspec.Struct)
    return str(kind.__struct_config__.tag)


def question_of(game: AnyGame, name: str) -> type[object]:
    (found,) = (kind for kind in game.frames if tag(kind) == name)
    return found


@pytest.mark.parametrize("game_id", game_ids())
def test_every_menu_has_all_options(game_id: str) -> None:
    game = boneyard.game(game_id)
    setup = game.setup(3)
    match = Match(game, setup, FairDice("5", game.id))
    bots = [bot("restless", f"5/{seat}", setup.content) for seat in range(3)]
    teller = Teller(("human",) * 3, setup.content)
    for limit in range(40, 1500, 7):
        if match.play(bots, limit):
            break
        seat = match.settle()
        assert seat is not None
        view = match.looks[seat]()
        assert isinstance(view, BoardView)
        board = view.board(setup.content)
        shown = menu(match.options, teller, board, view.seats[seat].pawn)
        offered = [command for choice in shown.choices for command in choice.commands]
        assert sorted(c.text() for c in offered) == sorted(c.text() for c in match.options)
        for choice in shown.choices:
            assert {spot_of(command) for command in choice.commands} == {choice.spot}
        command = match.options[0]
        assert teller.command(command, board)


@pytest.mark.parametrize("game_id", game_ids())
def test_every_question_and_every_answer_has_a_rule(game_id: str) -> None:
    game = boneyard.game(game_id)
    without = [
        (frame.__name__, command.__name__ if command else "?")
        for frame in game.frames
        for command in (None, *game.commands)
        if not rules_behind(game, frame, command)
    ]
    assert without == []


OWN_RULES = [
    ("zombie-invasion", "mend", "ammo", "ZI-FIGHT-2"),
    ("zombie-invasion", "move-zombies", "breed", "ZI-ZOMBIE-3"),
    ("midevil", "before-move", "throw", "ME-TURN-5"),
    ("midevil", "before-move", "play", "ME-EVENT-2"),
    ("midevil", "settle", "shoot", "ME-RANGE-4"),
    ("midevil", "move-step", "shoot", "ME-RANGE-1"),
    ("midevil", "move-step", "mount", "ME-HORSE-2"),
    ("midevil", "move-step", "stop", "ME-MOVE-1"),
    ("midevil", "fight-ready", "throw", "ME-FIGHT-2"),
    ("midevil", "mend", "raise", "ME-FIGHT-3"),
    ("midevil", "mend", "life", "ME-FIGHT-4"),
    ("midevil", "mend", "use", "ME-EVENT-3"),
    ("midevil", "window", "pass", "ME-EVENT-7"),
    ("midevil", "end-turn", "discard", "ME-TURN-9"),
    ("midevil", "choose-tile", "aim", "ME-EVENT-9"),
    ("midevil", "remove-skeletons", "remove", "ME-MISC-2"),
    ("castle-of-chaos", "move-step", "bridge", "CC-BRIDGE-2"),
    ("castle-of-chaos", "settle", "challenge", "CC-DUEL-1"),
    ("castle-of-chaos", "before-move", "teleport", "CC-OPT-1"),
    ("castle-of-chaos", "move-step", "lead", "CC-CARD-16"),
]


@pytest.mark.parametrize(("game_id", "question", "answer", "rule"), OWN_RULES)
def test_each_answer_has_its_own_rule(game_id: str, question: str, answer: str, rule: str) -> None:
    game = boneyard.game(game_id)
    frame, (command,) = question_of(game, question), (c for c in game.commands if tag(c) == answer)
    assert rule in [entry.id for entry in rules_behind(game, frame, command)]


def test_rules_are_found_without_docstrings(monkeypatch: pytest.MonkeyPatch) -> None:
    game = boneyard.game("midevil")
    frame = question_of(game, "mend")
    options = game.frames[frame].options
    if options.__doc__:  # machine code has none, and none to set
        monkeypatch.setattr(options, "__doc__", None)
    assert [entry.id for entry in rules_behind(game, frame)] == ["ME-FIGHT-3", "ME-FIGHT-4", "ME-FIGHT-5"]


def test_ME_EVENT_7_the_card_at_work_is_one_that_all_have_seen() -> None:
    game = boneyard.game("midevil")
    setup = game.setup(6)
    others_sealed = 0
    for seed in range(20):
        events: list[Event] = []
        match = Match(game, setup, FairDice(str(seed), game.id), events.append)
        bots = [bot("random", f"{seed}/{seat}", setup.content) for seat in range(6)]
        while (seat := match.settle()) is not None and len(match.lines) < 60:
            if (card := card_at_work(match, seat)) is not None:
                assert card == [event for event in events if isinstance(event, CardPlayed)][-1].card
                chosen = [line.command for line in match.lines if isinstance(line.command, Play)]
                others_sealed += chosen[-1].card != card
            match.answer(seat, bots[seat](match.looks[seat], match.options))
    assert others_sealed > 0


def test_a_question_mark_shows_the_card_at_work_and_the_rule(monkeypatch: pytest.MonkeyPatch) -> None:
    game = boneyard.game("midevil")
    match = Match(game, game.setup(6), FairDice("3", game.id))
    bots = [bot("random", f"3/{seat}", match.setup.content) for seat in range(6)]
    while (seat := match.settle()) is not None and tag(type(match.state.agenda[-1])) != "choose-tile":
        match.answer(seat, bots[seat](match.looks[seat], match.options))
    assert seat is not None
    console = Console(file=StringIO(), width=200)
    monkeypatch.setattr(console, "input", lambda prompt: "")
    teller = Teller(("human",) * 6, match.setup.content)
    Prompt(Screen(console, teller), match, seat, Log(teller)).explain("1")
    assert isinstance(console.file, StringIO)
    shown = console.file.getvalue()
    card = card_at_work(match, seat)
    assert card is not None
    assert shown.startswith(f"{teller.title('card', card)}: ")
    assert "ME-EVENT-9" in shown
