"""The luck ledger: rolls and their expected values, from a game or from a viewer's record."""

from math import sqrt

import msgspec
import pytest

import boneyard
from boneyard.bots import bot
from boneyard.engine.chance import CHANCE, FairDice
from boneyard.engine.match import Match
from boneyard.engine.record import Recorder
from boneyard.games.catalogue import AnyGame, AnyMatch, game_ids
from boneyard.games.shared.commands import Roll
from boneyard.games.shared.events import Rolled
from boneyard.games.shared.view import BoardView
from boneyard.odds import Ledger, luck_of, luck_of_record
from boneyard.odds.luck import Judged, Sum
from tests.odds.positions import black, skeleton, zombie
from tests.sizes import pick


def played(game: AnyGame, seed: str, limit: int, recorder: "Recorder | None" = None) -> AnyMatch:  # type: ignore[type-arg]
    """A game of two restless bots; a recorder looks at every single moment."""
    setup = game.setup(seats=2)
    match = Match(game, setup, FairDice(seed, game.id), recorder.tell if recorder else None)
    bots = [bot("restless", f"{seed}/{seat}", setup.content) for seat in range(2)]
    while len(match.lines) < limit and (actor := match.actor) is not None:
        if recorder:
            recorder.look(match)
        if actor == CHANCE:
            draw = match.dice.draw(match.options)  # type: ignore[arg-type]
            match.answer(CHANCE, match.options.at(draw.number), draw)  # type: ignore[attr-defined]
        else:
            match.answer(actor, bots[actor](match.looks[actor], match.options))
    if recorder:
        recorder.look(match)
    return match


@pytest.mark.parametrize("game_id", game_ids())
@pytest.mark.parametrize("viewer", [None, 1])
def test_a_record_has_the_luck_of_the_game(game_id: str, viewer: int | None) -> None:
    game = boneyard.game(game_id)
    recorder = Recorder(game, viewer, msgspec.json.encode)
    match = played(game, "7", pick(quick=150, ci=1_500, full=5_000), recorder)
    ledger, _ = luck_of(game, match.setup, match.lines)
    seen, points = luck_of_record(recorder.text(), every_moment=True)
    assert seen.rolls == ledger.rolls
    assert points == match.state.points
    assert len(ledger.rolls) == sum(isinstance(line.command, Roll) for line in match.lines)


def test_rolls_between_two_looks_are_compared_with_plain_dice() -> None:
    ledger = Ledger()
    ledger.hear(Rolled(0, "fight", 5, 6))
    (roll,) = ledger.rolls
    assert roll[:5] == (0, "fight-pips", 5, 5.0, 3.5)
    assert roll.variance == pytest.approx(35 / 12)


def test_a_card_that_sets_a_roll_is_no_die() -> None:
    ledger = Ledger(unseen=False)
    ledger.hear(Rolled(0, "fight", 6, 6))
    assert ledger.rolls == []


@pytest.mark.parametrize(
    ("view", "chance"),
    [
        (zombie("life 3, ammo 3"), 3 / 6),
        (zombie("life 3, ammo 3", more="bonus 1"), 4 / 6),
        (skeleton("life 2"), 3 / 6),
        (black("life 2"), 1 / 6),
    ],
)
def test_a_hit_is_a_roll_that_wins_unaided(view: BoardView, chance: float) -> None:
    for pips, hit in ((6, 1.0), (1, 0.0)):
        ledger = Ledger()
        ledger.see(view)
        ledger.hear(Rolled(0, "fight", pips, pips))
        (roll,) = ledger.rolls
        assert roll.actual == hit
        assert roll.expected == pytest.approx(chance)
        assert roll.variance == pytest.approx(chance * (1 - chance))


@pytest.mark.parametrize("game_id", game_ids())
def test_dice_are_fair_in_the_long_run(game_id: str) -> None:
    """Over many games luck averages out."""
    game = boneyard.game(game_id)
    total = Sum()
    for number in range(pick(quick=3, ci=40, full=400)):
        match = played(game, f"fair {number}", 600)
        for roll in luck_of(game, match.setup, match.lines)[0].rolls:
            if roll.purpose == "fight":
                total.add(roll)
    assert total.rolls > 20
    assert abs(total.luck) < 4 * sqrt(total.variance), (
        f"{total.luck} in {total.rolls} rolls, seeds fair 0, ..."
    )


def test_sums_and_standing() -> None:
    """Three hits where one and a half are expected are worth three points."""
    ledger = Ledger([Judged(0, "fight", 6, 1.0, 0.5, 0.25)] * 3 + [Judged(1, "move", 2, 2.0, 3.5, 35 / 12)])
    sums = ledger.sums()
    assert (sums[0]["fight"].rolls, sums[0]["fight"].luck) == (3, 1.5)
    assert sums[0]["fight"].deviations == pytest.approx(1.5 / sqrt(0.75))
    assert sums[1]["move"].luck == -1.5
    best, second = ledger.standings([10, 8])
    assert (best.seat, best.points, best.adjusted) == (1, 8, 8.0)
    assert (second.seat, second.points, second.hits, second.adjusted) == (0, 10, 1.5, 7.0)


def test_points_without_luck_are_never_below_zero() -> None:
    ledger = Ledger([Judged(0, "fight", 6, 1.0, 0.5, 0.25)] * 8)
    assert [standing.adjusted for standing in ledger.standings([3, 0])] == [0.0, 0.0]
