"""Odds that can be computed on paper."""

import pytest

import boneyard
from boneyard.engine.chance import CHANCE
from boneyard.games.shared.state import BoardState
from boneyard.odds import BadPath, NoDuel, NoFight, choice_odds, duel_odds, fight_odds, path_odds
from tests.odds.boards import CLEARING, GRAVEYARD, STREET, WAY, at, duel_board
from tests.odds.positions import black, skeleton, view, zombie


@pytest.mark.parametrize(
    ("resources", "option", "win"),
    [
        ("life 1, ammo 0", "", 1 / 2),
        ("life 0, ammo 0", "", 1 / 2),
        ("life 1, ammo 0", ", last_life rerolls", 3 / 4),
        ("life 3, ammo 0", "", 7 / 8),
        ("life 3, ammo 0", ", last_life rerolls", 15 / 16),
        ("life 1, ammo 1", "", 4 / 6),
        ("life 1, ammo 2", "", 5 / 6),
        ("life 1, ammo 3", "", 1),
        # A 2 or 1 is rolled again once, and then a 3 is mended too.
        ("life 2, ammo 1", "", 4 / 6 + 2 / 6 * 4 / 6),
    ],
)
def test_zi_fight_4_5_and_6_win(resources: str, option: str, win: float) -> None:
    odds = fight_odds(zombie(resources, option))
    assert odds.win == pytest.approx(win, abs=1e-12)
    assert odds.die == pytest.approx(1 - win, abs=1e-12)


def test_zi_tile_5_the_bonus_counts() -> None:
    assert fight_odds(zombie("life 1, ammo 0", more="bonus 1")).win == pytest.approx(4 / 6, abs=1e-12)


def test_zi_fight_2_costs() -> None:
    """With one token and 3 ammo, 1, 2 and 3 cost 3, 2 and 1 ammo."""
    odds = fight_odds(zombie("life 1, ammo 3"))
    assert odds.cost("ammo") == pytest.approx((3 + 2 + 1) / 6, abs=1e-12)
    assert odds.cost("life") == odds.cost("points") == 0


@pytest.mark.parametrize(("token", "points"), [("life", 7), ("ammo", 8)])
def test_a_guarded_token_does_not_reduce_the_cost(token: str, points: int) -> None:
    """A 1 or 2 costs a token, twice at most; a 3 costs the ammo. (The points keep the cases apart.)"""
    resources = f"life 2, ammo 1, points {points}"
    text = STREET.format(resources=resources, option="", more="", far=".", frame="fight-roll")
    guarded = text.replace("zombie, pawn 0", f"zombie, {token}, pawn 0")
    odds = fight_odds(view(at(guarded), guarded))
    assert odds.cost("life") == pytest.approx(1 / 3 + 1 / 9)
    assert odds.cost("ammo") == pytest.approx(1 / 6 + 1 / 3 * 1 / 6)


def test_zi_fight_2_each_answer_has_its_odds() -> None:
    """The source's example: roll 2, with 3 life and 3 ammo; ammo wins at once, a life rolls again."""
    text = STREET.format(resources="life 3, ammo 2", option="", more="", far=".", frame="fight-roll")
    state, game = at(text), boneyard.game("zombie-invasion")
    game.apply(state, CHANCE, game.parse("roll 2"))
    odds = choice_odds(game.view(state, 0), game.options(state, 0))
    by_ammo, by_life = odds[game.parse("ammo")], odds[game.parse("life")]
    assert by_ammo.win == 1
    assert (by_ammo.cost("ammo"), by_ammo.cost("life")) == (2, 0)
    # Two tokens are left, so a 1 can be rolled again once more.
    assert by_life.win == pytest.approx(1 - 1 / 36, abs=1e-12)
    assert by_life.cost("life") == pytest.approx(1 + 1 / 6 + 1 / 36, abs=1e-12)


@pytest.mark.parametrize(
    ("resources", "option", "win", "points"),
    [
        ("life 0", "", 1 / 2, 0),
        ("life 3", "", 7 / 8, 0),
        ("life 3", ", last_life rerolls", 15 / 16, 0),
        # ME-FIGHT-3's examples: roll 1, a white and a red make 4; so do two reds, nothing is given back.
        ("life 0, collection white red", "", 1, (3 + 2 + 1) / 6),
        ("life 0, collection red 2", "", 1, (4 + 2 + 2) / 6),
        ("life 0, collection white", "", 4 / 6, 1 / 6),
        ("life 0, collection blue", "", 1, 9 / 6),
        ("life 0, front sword", "", 4 / 6, 0),
        ("life 0, front mace", "", 5 / 6, 0),
        ("life 0, front shield", "", 3 / 4, 0),
        ("life 0, front holy-water", "", 1, 0),
    ],
)
def test_me_fight(resources: str, option: str, win: float, points: float) -> None:
    for printing in ("", ", printing first"):
        odds = fight_odds(skeleton(resources, option + printing))
        assert odds.win == pytest.approx(win, abs=1e-12)
        assert odds.cost("points") == pytest.approx(points, abs=1e-12)


def test_the_cheapest_way_to_win_is_taken() -> None:
    """A blue is 3 points; a life token counts as 2, but half the time a blue follows."""
    odds = fight_odds(skeleton("life 2, collection blue 4"))
    assert (odds.win, odds.cost("life")) == (1, 0)
    assert odds.cost("points") == pytest.approx(3 / 2)


def test_each_kind_has_its_own_odds() -> None:
    """CC-BLACK-1: on the same map, by the same seat."""
    text = GRAVEYARD.format(resources="life 0").replace(
        "at graveyard.n black", "at graveyard.s white\nat graveyard.n black"
    )
    seen = view(at(text), text)
    squares = {piece.kind: piece.square for piece in seen.figures()}
    odds = {kind: fight_odds(seen, square).win for kind, square in squares.items()}
    assert odds == pytest.approx({"black": 1 / 6, "white": 1 / 2})


def test_your_own_card_counts_only_as_an_option() -> None:
    """Second Wind adds 2 to a failed roll; odds don't count on it before it is played."""
    text = CLEARING.format(resources="life 0, front pole-arm, hand second-wind", option="", kind="white")
    state, game = at(text), boneyard.game("midevil")
    odds = choice_odds(game.view(state, 0), game.options(state, 0))
    assert odds[game.parse("throw")].win == pytest.approx(1 / 2)
    game.apply(state, 0, game.parse("throw"))
    game.apply(state, CHANCE, game.parse("roll 2"))
    odds = choice_odds(game.view(state, 0), game.options(state, 0))
    assert {option.text(): one.win for option, one in odds.items()} == {"die": 0, "play second-wind -": 1}


@pytest.mark.parametrize(
    ("resources", "win"),
    [
        ("life 0", 1 / 6),
        ("life 2", 11 / 36),
        ("life 0, front mace", 1 / 2),
        ("life 0, collection blue", 4 / 6),
    ],
)
def test_cc_black_1_six_is_needed(resources: str, win: float) -> None:
    assert fight_odds(black(resources)).win == pytest.approx(win, abs=1e-12)


def test_two_zombies_on_the_way() -> None:
    seen = view(at(WAY), WAY)
    path = [9 + 7, 9 + 4]
    odds = path_odds(seen, path)
    assert odds.alive == pytest.approx((1 / 2, 1 / 4), abs=1e-12)
    assert {resources.points for resources in odds.left} == {2}
    assert odds.average("life") == 1
    with pytest.raises(BadPath, match="ends on the way"):
        path_odds(seen, [*path, 9 + 1])
    with pytest.raises(BadPath, match="isn't possible"):
        path_odds(seen, [9 + 4])


def test_a_figure_beaten_on_the_way_is_gone() -> None:
    """CC-BLACK-3: a black skeleton gives nothing, so resources are the same with and without that fight."""
    text = GRAVEYARD.format(resources="life 0").replace("graveyard.n black, pawn 0", "graveyard.n black")
    text = text.replace("stack none", "at graveyard.centre pawn 0\nstack none")
    seen = view(at(text), text)
    centre = seen.seats[0].pawn
    north, south = centre - 3, centre + 3
    assert path_odds(seen, [north, centre, north]).survive == pytest.approx(1 / 6)
    assert path_odds(seen, [south, centre]).survive == 1
    assert path_odds(seen, [south, centre, north]).survive == pytest.approx(1 / 6)


def test_a_path_in_another_seats_turn() -> None:
    """The other pawn stands one square behind, and its hypothetical move is long enough."""
    odds = path_odds(view(at(WAY), WAY), [1, 9 + 7, 9 + 4, 9 + 1], seat=1)
    assert odds.alive == pytest.approx((1, 1 / 2, 1 / 4, 1 / 4), abs=1e-12)


def duel(first: int, second: int, option: str = "") -> BoardState:
    state, game = at(duel_board(option)), boneyard.game("midevil")
    for pips in (first, second):
        game.apply(state, CHANCE, game.parse(f"roll {pips}"))
    return state


def test_me_duel_a_life_token_rolls_again() -> None:
    """4 against 5: a single token wins with a 6 and ties with a 5, if the opponent bids nothing."""
    odds = duel_odds(view(duel(4, 5), "midevil,"), (0, 0, 0, 1), "nothing")
    assert (odds.win, odds.tie, odds.hold) == pytest.approx((1 / 6, 1 / 6, 1 / 6), abs=1e-12)


def test_me_duel_skeletons_add_up() -> None:
    """4 and 2 points against 5; the opponent keeps the book with any bid of at least one point."""
    seen = view(duel(4, 5), "midevil,")
    assert duel_odds(seen, (2, 0, 0, 0), "nothing").hold == 1
    best = duel_odds(seen, (2, 0, 0, 0), "best")
    assert (best.hold, best.reply) == (0, (1, 0))
    # Of the other's 2 * 2 * 2 * 4 bids those without skeletons lose, but for rerolls that make a 6.
    again = [1 / 6, 1 / 6 + 5 / 6 * 1 / 6, 1 - (5 / 6) ** 3]
    uniform = duel_odds(seen, (2, 0, 0, 0), "uniform")
    assert uniform.hold == pytest.approx((1 + sum(1 - part for part in again)) / 4 / 8, abs=1e-12)


def test_no_fight_or_duel_has_no_odds() -> None:
    seen = view(duel(4, 5), "midevil,")
    with pytest.raises(NoFight, match="under way"):
        fight_odds(seen)
    with pytest.raises(NoFight, match="no figure"):
        fight_odds(seen, 4)
    with pytest.raises(NoDuel, match="roll first"):
        duel_odds(skeleton("life 1"))


OMEN = """midevil, 3 seats
board
  1:clearing
  0:altar
at clearing.s white, pawn 0
at altar.centre pawn 1, pawn 2
seat 0 life 1
seat 1 hand bad-omen
seat 2 hand blessing
stack none
deck none
next turn step=3
"""


def test_a_secretly_chosen_card_does_not_count() -> None:
    """ME-EVENT-7: the seat that secretly chose to repeat a 6 gets the same odds as the others."""
    state, game = at(OMEN), boneyard.game("midevil")
    game.apply(state, CHANCE, game.parse("roll 6"))
    game.apply(state, 1, game.parse("play bad-omen 0"))
    assert [fight_odds(game.view(state, viewer)).win for viewer in (0, 1, 2, None)] == [1, 1, 1, 1]
