"""Bugs of the rules that were fixed: each has a golden replay in which it would have shown.

A scenario says what is right in one position; the replay sees that a whole game stays so, by whatever
way a bug comes back. (One did: a faster loop brought it back.)
"""

from collections.abc import Callable
from pathlib import Path

import pytest

import boneyard
from boneyard.games.castle_of_chaos.effects.curses import outlasts
from boneyard.games.midevil.events import CardPlayed, TurnSkipped
from boneyard.games.midevil.rules import lasting
from boneyard.games.midevil.state import MidState
from boneyard.games.shared.events import Event, Rolled, Stepped
from boneyard.games.shared.tile import PIT
from tests.replays.stored import HERE, replay_in

Shows = Callable[[MidState, Event], bool]
"""Whether a bug would have shown when, in a state, something happened."""


def late_weapon(before: MidState, event: Event) -> bool:
    """ME-FIGHT-8: a weapon that was not announced before the first roll could be before a repeat."""
    fight = before.current_fight()
    if not isinstance(event, Rolled) or fight is None or not fight.repeated or fight.weapon is not None:
        return False
    unused = [
        before.table.cards[card]
        for card in before.fronts[fight.seat]
        if not before.has_used(fight.seat, card)
    ]
    return any(card.effect == "weapon" for card in unused)


def never_out_of_the_pit(before: MidState, event: Event) -> bool:
    """CC-PIT-1: who began a turn in the Pit fell in again, and so never left it."""
    return isinstance(event, Stepped) and before.board.kinds[event.start] == PIT


def step_8_of_a_skipped_turn(before: MidState, event: Event) -> bool:
    """ME-TURN-0, CC-CARD-4, CC-PIT-1: a skipped turn had a step 8 if it was spent in the Pit."""
    return isinstance(event, TurnSkipped) and lasting.is_helpless(before, event.seat)


def not_renewed(before: MidState, event: Event) -> bool:
    """ME-EVENT-9, ME-MISC-5: a lasting card that would end later than the one in force was refused."""
    kinds = {"alls-quiet": lasting.NO_RAISING, "i-aint-that-good": lasting.LOWER}
    if not isinstance(event, CardPlayed) or event.card not in kinds:
        return False
    return lasting.holds(before, kinds[event.card]) and outlasts(before, kinds[event.card], event.seat)


BUGS: dict[str, Shows] = {
    "bug-late-weapon": late_weapon,
    "bug-never-out-of-the-pit": never_out_of_the_pit,
    "bug-step-8-of-a-skipped-turn": step_8_of_a_skipped_turn,
    "bug-not-renewed": not_renewed,
}


def happens(path: Path, shows: Shows) -> bool:
    replay = replay_in(path)
    game = boneyard.game(replay.setup.game)
    state = game.start(replay.setup)
    for line in replay.lines:
        before = state.copy()
        assert isinstance(before, MidState)
        told: list[Event] = []
        game.apply(state, *game.read(line.partition("  #")[0]), told.append)
        if any(shows(before, event) for event in told):
            return True
    return False


@pytest.mark.parametrize("name", BUGS)
def test_a_fixed_bug_would_show_in_its_golden_replay(name: str) -> None:
    assert happens(HERE / f"{name}.boneyard", BUGS[name])


def test_every_replay_of_a_bug_says_which() -> None:
    assert {path.stem for path in HERE.glob("bug-*.boneyard")} == BUGS.keys()
