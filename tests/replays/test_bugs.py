"""Fixed bugs in the rules: each has a golden replay in which it would show.

A scenario checks one position; the replay checks a whole game, however a bug may come back. (One did: a
faster loop brought it back.)
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
"""Whether an event in a state shows a bug."""


def late_weapon(before: MidState, event: Event) -> bool:
    """ME-FIGHT-8: a weapon not announced before the first roll could still be announced before a repeat."""
    fight = before.current_fight()
    if not isinstance(event, Rolled) or fight is None or not fight.repeated or fight.weapon is not None:
        return False
    unused = [
        before.kit.cards[card] for card in before.fronts[fight.seat] if not before.has_used(fight.seat, card)
    ]
    return any(card.effect == "weapon" for card in unused)


def never_out_of_the_pit(before: MidState, event: Event) -> bool:
    """CC-PIT-1: a pawn that began its turn in the Pit fell in again, so it never got out."""
    return isinstance(event, Stepped) and before.board.kinds[event.start] == PIT


def step_8_of_a_skipped_turn(before: MidState, event: Event) -> bool:
    """ME-TURN-0, CC-CARD-4, CC-PIT-1: a turn skipped in the Pit had a step 8."""
    return isinstance(event, TurnSkipped) and lasting.is_helpless(before, event.seat)


def not_renewed(before: MidState, event: Event) -> bool:
    """ME-EVENT-9, ME-MISC-5: a lasting card was refused if it would end later than the active one."""
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
        events: list[Event] = []
        game.apply(state, *game.read(line.partition("  #")[0]), events.append)
        if any(shows(before, event) for event in events):
            return True
    return False


@pytest.mark.parametrize("name", BUGS)
def test_a_fixed_bug_would_show_in_its_golden_replay(name: str) -> None:
    assert happens(HERE / f"{name}.boneyard", BUGS[name])


def test_every_bug_replay_names_its_bug() -> None:
    assert {path.stem for path in HERE.glob("bug-*.boneyard")} == BUGS.keys()
