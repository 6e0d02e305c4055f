"""Cards can be armed: in other players' turns they play themselves when their condition holds."""

from dataclasses import replace

import pytest

import boneyard
from boneyard.engine.chance import CHANCE
from boneyard.games.midevil.commands import PASS
from boneyard.games.midevil.events import CardPlayed
from boneyard.games.shared.commands import STOP
from boneyard.games.shared.features import features_of
from boneyard.games.shared.position import read_position
from boneyard.games.shared.tempers import NO_SEAT
from boneyard.games.shared.traps import Trap
from boneyard.table import log_entries
from boneyard.table.automatic import trap_offers
from boneyard.table.config import Days, Reactions
from boneyard.table.deadlines import Watch, next_due
from boneyard.table.decision import Decision, Who
from boneyard.table.errors import Refused
from boneyard.table.fold import decided
from boneyard.table.handlers.answers import by_orders, close_window, play_on
from boneyard.table.handlers.dispatch import decide
from boneyard.table.log_entries import Ordered, Played
from boneyard.table.projection import info_of, mine_of, question_of, view_of
from boneyard.table.protocol import Order, encode
from boneyard.table.table import Table
from boneyard.table.windows import QuestionTimes
from tests.reliability.bare_rooms import NOON
from tests.table.few_questions import table_with

ENDING = """
midevil, 3 seats
board
  0:altar  1:graveyard
at altar.centre pawn 0, pawn {near}
at graveyard.centre pawn {far}
seat 0 collection {points}
seat 1 hand {hand}
seat 2 hand sword
stack none
{holder}
active 2
next end-turn
"""
"""The bot of seat 2 ends its turn, then seat 0 begins. Seat 1 may have armed cards."""
BOOK = "holder 0"


def table_before_turn(
    *traps: Trap,
    hand: str = "cold-feet",
    points: str = "white",
    holder: str = "",
    near: int = 2,
    **settings: object,
) -> Table:
    position = ENDING.format(hand=hand, points=points, holder=holder, near=near, far=3 - near)
    settings.setdefault("seats", ("open", "open", "easy"))
    table = table_with(position, **settings)  # type: ignore[arg-type]
    return arm(table, *traps) if traps else table


def arm(table: Table, *traps: Trap, seat: int = 1) -> Table:
    return decided(
        table, decide(table, Who(f"guest-{seat}", seat), Order(id="1", traps=traps), NOON, {}), NOON
    )


def begin_turn(table: Table) -> tuple[Table, Played]:
    """The bot ends its turn."""
    return after(table, play_on(table, 2, STOP, "bot", NOON))


def bot_passes(table: Table) -> tuple[Table, Played]:
    """The bot answers the window at the start of the next turn."""
    return after(table, play_on(table, 2, PASS, "bot", NOON))


def after(table: Table, decision: Decision) -> tuple[Table, Played]:
    (entry,) = decision.entries
    assert isinstance(entry, Played)
    assert log_entries.decode(log_entries.encode(entry)) == entry
    return decided(table, decision, NOON), entry


def sprung(entry: Played) -> list[str]:
    return [entry.lines[line] for line in entry.traps]


COLD_FEET = "1 play cold-feet 0"


@pytest.mark.parametrize(
    ("trap", "settings", "springs"),
    [
        (Trap("cold-feet", "carrier"), {"holder": BOOK}, True),
        (Trap("cold-feet", "carrier"), {}, False),
        (Trap("cold-feet", "leader"), {"points": "blue"}, True),
        (Trap("cold-feet", "leader"), {"points": "none"}, False),
        (Trap("cold-feet", "rival", 0), {}, True),
        (Trap("cold-feet", "rival", 2), {}, False),
        (Trap("cold-feet", "neighbour"), {"near": 1}, True),
        (Trap("cold-feet", "neighbour"), {}, False),
        (Trap("cold-feet", "attacker"), {}, False),
    ],
)
def test_a_trap_springs_when_its_condition_holds(
    trap: Trap, settings: dict[str, object], springs: bool
) -> None:
    _, entry = begin_turn(table_before_turn(trap, **settings))  # type: ignore[arg-type]
    assert sprung(entry) == ([COLD_FEET] if springs else [])
    assert (COLD_FEET in entry.lines) == springs


def test_a_trap_hits_back_at_the_last_attacker() -> None:
    table = table_before_turn(Trap("cold-feet", "attacker"), hand="cold-feet")
    table = decided(table, Decision([Played(seat=0, lines=(), hits=((1, 0),))]), NOON)
    _, entry = begin_turn(table)
    assert sprung(entry) == [COLD_FEET]


def test_the_table_remembers_who_aimed_at_whom() -> None:
    table, _ = begin_turn(table_before_turn(Trap("cold-feet", "rival", 0)))
    table, entry = bot_passes(table)
    assert entry.hits == ((0, 1),)
    assert table.seats[0].hit_by == 1


MOVE = """
midevil, 2 seats
board
  0:altar
seat 1 hand lame-horse
next turn step=8
"""
FIGHT = """
midevil, 2 seats
board
  0:altar  1:graveyard
figures
  ... ...
  .1. ...
  .*. ...
at altar.s blue, pawn 0
seat 1 hand bad-omen
next turn step=3
"""
APART = FIGHT.replace(".1. ...", "... .1.")


def springs(position: str, rolled: int, trap: Trap) -> bool:
    """Whether seat 1's trap springs in the window after a roll of seat 0."""
    game = boneyard.game("midevil")
    state = read_position(game, position)
    while game.actors(state) != (CHANCE,):
        (actor,) = game.actors(state)
        game.apply(state, actor, game.options(state, actor)[0])
    game.apply(state, CHANCE, game.parse(f"roll {rolled}"))
    options = game.options(state, 1)
    assert len(options) > 1, "the card must fit"
    traps = features_of(game).traps
    assert traps is not None
    return any(traps.springs(state, 1, trap, NO_SEAT, option) for option in options)


@pytest.mark.parametrize(
    ("position", "rolled", "trap", "expected"),
    [
        (MOVE, 5, Trap("lame-horse", "runner"), True),
        (MOVE, 4, Trap("lame-horse", "runner"), False),
        (FIGHT, 6, Trap("bad-omen", "fighter"), True),
        (APART, 6, Trap("bad-omen", "fighter"), False),
    ],
)
def test_conditions_of_a_moment(position: str, rolled: int, trap: Trap, expected: bool) -> None:
    assert springs(position, rolled, trap) == expected


@pytest.mark.parametrize(
    ("card", "offered"),
    [
        ("cold-feet", {"carrier", "leader", "attacker", "neighbour", "rival"}),
        ("lame-horse", {"carrier", "leader", "attacker", "neighbour", "runner", "rival"}),
        ("bad-omen", {"carrier", "leader", "attacker", "fighter", "rival"}),
        ("sword", set()),
        ("blessing", set()),
    ],
)
def test_only_conditions_that_can_come_true_are_offered(card: str, offered: set[str]) -> None:
    table = table_before_turn(hand=card)
    assert table.play is not None
    assert {offer.trap.when for offer in trap_offers(table.play, table, 1)} == offered


def test_everybody_sees_why_a_trap_sprang() -> None:
    """The window waits for the bot: which card is played is decided later, and only that card is shown."""
    trap = Trap("cold-feet", "leader")
    before = table_before_turn(trap, points="blue")
    table, entry = begin_turn(before)
    assert table.sprung == decided(before, Decision([entry]), NOON).sprung == {1: trap}, "a restart knows it"
    decision = play_on(table, 2, PASS, "bot", NOON)
    assert table.play is not None
    for viewer in (0, 1, 2, None):
        seen = [event for event in decision.log.events if table.play.game.redact(event, viewer) is event]
        assert CardPlayed(1, "cold-feet", 0, trap="leader") in seen


def test_a_card_that_its_player_plays_is_no_trap() -> None:
    table, _ = begin_turn(table_before_turn(points=" ".join(["blue"] * 8)))
    table = decided(table, play_on(table, 2, PASS, "bot", NOON), NOON)
    assert table.play is not None
    (card,) = [option for option in table.play.options(1) if option.text() == COLD_FEET[2:]]
    events = play_on(table, 1, card, "person", NOON).log.events
    assert CardPlayed(1, "cold-feet", 0, trap=None) in events


def test_a_condition_can_be_changed_while_others_move() -> None:
    table = table_before_turn(Trap("cold-feet", "carrier"))
    table = arm(table, Trap("cold-feet", "rival", 0))
    _, entry = begin_turn(table)
    assert sprung(entry) == [COLD_FEET]
    _, entry = begin_turn(arm(table, Trap("cold-feet", "rival", 2)))
    assert sprung(entry) == []


def test_an_old_condition_may_stay_when_others_change() -> None:
    """An older version may have offered it."""
    table = table_before_turn(hand="cold-feet bad-omen")
    old = Trap("bad-omen", "neighbour")
    table.seats[1] = replace(table.seats[1], traps=(old,))
    assert arm(table, old, Trap("cold-feet", "carrier")).seats[1].traps == (old, Trap("cold-feet", "carrier"))


def test_an_armed_card_asks_nothing_until_it_springs() -> None:
    table = table_before_turn(Trap("cold-feet", "carrier"), points=" ".join(["blue"] * 8))
    table, entry = begin_turn(table)
    assert entry.traps == ()
    assert question_of(table, 1, QuestionTimes()) is None


def test_a_sprung_card_is_no_longer_armed() -> None:
    table, entry = begin_turn(table_before_turn(Trap("cold-feet", "rival", 0)))
    assert table.seats[1].traps
    table, entry = bot_passes(table)
    assert entry.disarmed == ((1, "cold-feet"),)
    assert table.seats[1].traps == ()


def test_of_several_traps_the_best_springs() -> None:
    traps = Trap("cold-feet", "rival", 0), Trap("crumble", "rival", 0)
    table = table_before_turn(*traps, hand="cold-feet crumble", points=" ".join(["blue"] * 8))
    table, entry = begin_turn(table)
    assert sprung(entry)[:1] == [COLD_FEET]


def test_arming_answers_a_window_that_is_open() -> None:
    table = table_before_turn(points=" ".join(["blue"] * 8))
    table, _ = begin_turn(table)
    assert question_of(table, 1, QuestionTimes()) is not None
    table = arm(table, Trap("cold-feet", "leader"))
    found = by_orders(table)
    assert found is not None
    _, entry = after(table, play_on(table, *found, NOON))
    assert sprung(entry) == [COLD_FEET]


@pytest.mark.parametrize(
    "trap",
    [
        Trap("cold-feet", "whenever"),
        Trap("cold-feet", "rival"),
        Trap("cold-feet", "rival", 1),
        Trap("cold-feet", "rival", 4),
        Trap("bad-omen", "carrier"),
        Trap("sword", "rival", 0),
        Trap("blessing", "rival", 0),
    ],
)
def test_only_what_is_offered_can_be_armed(trap: Trap) -> None:
    table = table_before_turn(hand="cold-feet sword blessing")
    with pytest.raises(Refused, match="not-allowed"):
        arm(table, trap)


def test_a_card_has_one_condition() -> None:
    with pytest.raises(Refused, match="not-allowed"):
        arm(table_before_turn(), Trap("cold-feet", "carrier"), Trap("cold-feet", "leader"))


def test_offers_say_whom_a_trap_would_hit_now() -> None:
    table = table_before_turn(points="blue", holder=BOOK, near=1)
    assert table.play is not None
    hits = {(offer.trap.when, offer.trap.rival): offer.hits for offer in trap_offers(table.play, table, 1)}
    assert hits == {
        ("carrier", None): (0,),
        ("leader", None): (0,),
        ("attacker", None): (),
        ("neighbour", None): (0,),
        ("rival", 0): (0,),
        ("rival", 2): (2,),
    }


def test_traps_survive_in_the_log_and_only_the_owner_knows_them() -> None:
    trap = Trap("cold-feet", "carrier")
    table = table_before_turn()
    (entry,) = decide(table, Who("guest-1", 1), Order(id="1", traps=(trap,)), NOON, {}).entries
    assert isinstance(entry, Ordered)
    assert log_entries.decode(log_entries.encode(entry)) == entry
    armed = decided(table, Decision([entry]), NOON)
    mine = mine_of(armed, 1)
    assert mine is not None
    assert mine.traps == (trap,)
    assert info_of(armed, (), False) == info_of(table, (), False)
    assert armed.play is not None
    for other in (0, 2, None):
        assert mine_of(armed, other) == mine_of(table, other)
        assert b"carrier" not in encode(view_of(armed.play, other))


@pytest.mark.parametrize("reactions", ["quick", "private"])
def test_with_days_no_window_waits_for_a_person(reactions: Reactions) -> None:
    strong = " ".join(["blue"] * 8)
    table = table_before_turn(Trap("cold-feet", "rival", 0), points=strong, reactions=reactions, pace=Days(2))
    table, entry = begin_turn(table)
    if reactions == "private":
        assert question_of(table, 1, QuestionTimes()) is None
        table = decided(table, play_on(table, 2, PASS, "bot", NOON), NOON)
        times = QuestionTimes()
        times.update(table, NOON)
        due = next_due(table, Watch(times, {}))
        assert due is not None
        assert due.at == NOON + table.window
        table, entry = after(table, close_window(table, due.at))
    assert sprung(entry) == [COLD_FEET]


def test_with_days_a_card_without_a_trap_is_not_asked_about() -> None:
    table = table_before_turn(points=" ".join(["blue"] * 8), pace=Days(2))
    table, entry = begin_turn(table)
    assert question_of(table, 1, QuestionTimes()) is None
    assert "1 pass" in entry.lines
