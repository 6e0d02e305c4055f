"""At tables with few questions, nothing is asked in the own turn that has one sensible answer."""

import pytest
from msgspec.structs import replace

from boneyard.games.midevil.commands import THROW
from boneyard.games.midevil.frames import Fight
from boneyard.games.shared.features import features_of
from boneyard.games.shared.frames import Frame
from boneyard.table.automatic import automatic
from boneyard.table.config import Plan, Reactions
from boneyard.table.decision import Who
from boneyard.table.fold import decided
from boneyard.table.handlers.dispatch import decide
from boneyard.table.protocol import Order
from boneyard.table.table import Table
from tests.reliability.bare_rooms import NOON, put_into
from tests.table.few_questions import table_with

TWO: tuple[Plan, ...] = ("open", "easy")
ALONE = """
midevil, 2 seats
board
  0:altar
figures
  ...
  .0.
  ..1
seat 0 {mine}
deck none
stack none
next {step}
"""


def alone(mine: str, step: str, reactions: Reactions = "quick") -> Table:
    """Seat 0, against a bot, about to be asked something."""
    return table_with(ALONE.format(mine=mine, step=step), seats=TWO, reactions=reactions)


def asked(table: Table) -> str:
    """The frame whose question seat 0 must answer now, or nothing."""
    assert table.play is not None
    if table.status != "running" or not table.waits_for(0):
        return ""
    frame = table.play.state.agenda[-1]
    assert isinstance(frame, Frame)
    return str(frame.__struct_config__.tag)


@pytest.mark.parametrize(
    ("mine", "step", "question"),
    [
        ("hand sword", "before-move", "move-step"),
        ("hand cold-feet", "before-move", "move-step"),
        ("life 1, hand hearty-stew", "before-move", "before-move"),
        ("life 5, hand second-wind", "before-move", "move-step"),
        ("hand cold-feet sword", "end-turn", ""),
    ],
)
def test_the_turn_asks_only_what_matters(mine: str, step: str, question: str) -> None:
    assert asked(alone(mine, step)) == question


def test_private_reactions_ask_everything_in_the_own_turn() -> None:
    """Whether a seat is asked would show what it holds."""
    assert asked(alone("hand sword", "before-move", "private")) == "before-move"


FIGHT = """
midevil, 2 seats
board
  0:altar
figures
  ...
  .*.
  ..1
at altar.centre white, pawn 0
seat 0 front {front}, hand {hand}
deck none
stack none
next turn step=3
"""


@pytest.mark.parametrize(
    ("front", "hand", "asks"),
    [
        ("sword", "sword", False),
        ("mace", "cold-feet", True),
        ("holy-water", "cold-feet", True),
        ("shield", "cold-feet", False),
    ],
)
def test_a_fight_asks_where_something_can_be_spent(front: str, hand: str, asks: bool) -> None:
    table = table_with(FIGHT.format(front=front, hand=hand), seats=TWO)
    assert (asked(table) == "fight-ready") == asks


@pytest.mark.parametrize("chosen", [{"repeated": True}, {"weapon": "short-bow"}])
def test_what_to_spend_is_asked_once_in_a_fight(chosen: dict[str, object]) -> None:
    """Not before another roll, nor after a shot."""
    table = table_with(FIGHT.format(front="holy-water", hand="cold-feet"), seats=TWO)
    play = table.play
    assert play is not None
    fight = play.state.agenda[-2]
    assert isinstance(fight, Fight)
    play.state.agenda[-2] = replace(fight, **chosen)
    found = automatic(table, play, 0, play.options(0))
    assert found is not None
    assert found.command == THROW


def test_the_best_free_weapon_is_used() -> None:
    """A bot stands before the same question as a person would."""
    table = table_with(FIGHT.format(front="sword", hand="cold-feet"), seats=("easy", "easy"))
    play = table.play
    assert play is not None
    heuristics = features_of(play.game).heuristics
    assert heuristics is not None
    found = heuristics.routine(play.state, 0, play.options(0), "")
    assert found is not None
    assert found.text() == "use sword"


def test_a_marked_card_is_discarded_at_the_end_of_the_turn() -> None:
    table = alone("life 1, hand sword hearty-stew cold-feet", "before-move")
    order = Order(id="1", discard="sword")
    table = decided(table, decide(table, Who("guest-0", 0), order, NOON, {}), NOON)
    assert table.seats[0].discard == "sword"
    put_into(table, ALONE.format(mine="hand cold-feet sword", step="end-turn"))
    assert table.play is not None
    assert table.play.state.hands[0] == ("cold-feet",)  # type: ignore[attr-defined]
