"""`?` finds a rule for every question that a person can be asked."""

from __future__ import annotations

import msgspec
import pytest

import boneyard
from boneyard.bots import bot
from boneyard.engine.chance import FairDice
from boneyard.engine.match import Match
from boneyard.games.catalogue import game_ids
from boneyard.games.midevil.commands import Play
from boneyard.games.midevil.events import CardPlayed
from boneyard.games.shared.events import Event
from boneyard.sight import Sight, board_in, sight_of
from boneyard.terminal.choices import menu, spot_of
from boneyard.terminal.rules import card_at_work, rules_behind
from boneyard.terminal.telling import Teller, tag_of


def tag(frame: object) -> str:
    assert isinstance(frame, msgspec.Struct)
    return tag_of(frame)


@pytest.mark.parametrize("game_id", game_ids())
def test_every_question_has_a_rule_and_a_menu_with_all_options(game_id: str) -> None:
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
        frame = match.state.agenda[-1]
        # Two questions of cards have no rule but the card's own text.
        assert rules_behind(game, frame) or tag(frame) in ("choose-tile", "remove-skeletons"), frame
        sight = sight_of(match.looks[seat]())
        assert isinstance(sight, Sight)
        board = board_in(sight, setup.content)
        shown = menu(match.options, teller, board, sight.seats[seat].pawn)
        offered = [command for choice in shown.choices for command in choice.commands]
        assert sorted(c.text() for c in offered) == sorted(c.text() for c in match.options)
        for choice in shown.choices:
            assert {spot_of(command) for command in choice.commands} == {choice.spot}
        command = match.options[0]
        assert teller.command(command, board)


def test_ME_EVENT_7_the_card_at_work_is_the_one_that_all_have_seen() -> None:
    game = boneyard.game("midevil")
    setup = game.setup(6)
    others_sealed = 0
    for seed in range(20):
        heard: list[Event] = []
        match = Match(game, setup, FairDice(str(seed), game.id), heard.append)
        bots = [bot("random", f"{seed}/{seat}", setup.content) for seat in range(6)]
        while (seat := match.settle()) is not None and len(match.lines) < 60:
            if (card := card_at_work(match, seat)) is not None:
                assert card == [event for event in heard if isinstance(event, CardPlayed)][-1].card
                chosen = [line.command for line in match.lines if isinstance(line.command, Play)]
                others_sealed += chosen[-1].card != card
            match.answer(seat, bots[seat](match.looks[seat], match.options))
    assert others_sealed > 0
