"""How often the map closes up, and that the quick map of exits agrees with the board."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from boneyard.games.shared.board import Board
from boneyard.games.shared.tile import Tile, parse_drawing
from boneyard.simulate.closing import LAYINGS, ClosingReport, closing_report, main, outcomes
from boneyard.simulate.exit_map import ExitMap, Placement
from boneyard.simulate.laying import POLICIES, Policy, lay_town, lay_village, stack_of
from tests.content.tile_sets import CASTLE, TOWN, VILLAGE, in_place
from tests.figures import Figures
from tests.sizes import pick

GAMES = pick(quick=300, ci=3000, full=10_000)
STUB = Tile("stub", parse_drawing(" # # #\n#t t t#\n\n#t r t#\n\n#t r t#\n"), count=4)


def share(count: int) -> float:
    return count / GAMES


def figures_of(report: ClosingReport) -> dict[str, int | str]:
    return {
        "game": report.game_id,
        "policy": report.policy,
        "games": report.games,
        report.goal: report.goal_laid,
        "no_place_when_drawn": report.put_aside,
        "never_placed": report.never_placed,
    }


def both_maps(tiles: list[Tile], seed: int) -> None:
    """Lay the castle or a first tile, then all others at random, and compare after each."""
    rng = Random(seed)
    board, exits = Board(), ExitMap()
    fixed = [(tile, *tile.place, 0) for tile in tiles if tile.place] or [(tiles[0], 0, 0, 0)]
    rest = [tile for tile in tiles if not tile.place and tile is not fixed[0][0]]
    rng.shuffle(rest)
    for tile, x, y, rotation in fixed:
        board = board.with_tile(tile, x, y, rotation)
        exits.lay(tile, x, y, rotation)
    for tile in rest:
        allowed = board.placements(tile)
        assert sorted(exits.placements(tile)) == sorted(allowed)
        assert sorted(exits.joining_placements(tile)) == sorted(board.joining_placements(tile))
        assert exits.open_sides() == board.open_sides
        if not allowed:
            continue
        x, y, rotation = rng.choice(allowed)
        after = board.open_sides_after(tile, x, y, rotation)
        assert exits.open_sides() + exits.opened_by(tile, Placement(x, y, rotation)) == after
        board = board.with_tile(tile, x, y, rotation)
        exits.lay(tile, x, y, rotation)
        assert board.open_sides == after


@given(st.integers(0, 10**6))
def test_ME_TURN_2_map_of_exits_agrees_with_the_board(seed: int) -> None:
    both_maps(list(VILLAGE.values()), seed)
    both_maps([*VILLAGE.values(), *CASTLE.values()], seed)


@pytest.mark.parametrize("policy", POLICIES)
def test_ZI_TILE_5_the_helipad_can_nearly_always_be_placed(policy: Policy, figures: Figures) -> None:
    report = closing_report("zombie-invasion", GAMES, 7, policy)
    figures("map-closing", **figures_of(report))
    assert share(report.goal_laid) >= 0.97
    assert share(report.put_aside) <= 0.08


@pytest.mark.parametrize("policy", POLICIES)
@pytest.mark.parametrize("game", ["midevil", "castle-of-chaos"])
def test_ME_TURN_2_the_graveyard_comes_and_tiles_fit(game: str, policy: Policy, figures: Figures) -> None:
    report = closing_report(game, GAMES, 7, policy)
    figures("map-closing", **figures_of(report))
    assert share(report.goal_laid) >= 0.999
    assert share(report.put_aside) <= 0.08
    assert report.never_placed <= report.put_aside


def test_ME_TURN_2_the_graveyard_is_forced_when_only_dead_ends_are_left() -> None:
    tiles = {"altar": VILLAGE["altar"], "graveyard": VILLAGE["graveyard"], "stub": STUB}
    for seed in range(20):
        outcome = lay_village(tiles, POLICIES["closing"], Random(seed))
        assert outcome.goal_laid


def test_ME_TURN_2_a_dead_end_that_would_close_the_map_is_put_aside() -> None:
    dead_end = Tile("altar", STUB.drawing)
    tiles = {"altar": dead_end, "stub": STUB, "graveyard": VILLAGE["graveyard"]}
    outcome = lay_village(tiles, POLICIES["random"], Random(3))
    assert outcome.goal_laid
    assert outcome.never_placed == 1, "the Altar has one exit, so three stubs fit round the Graveyard"


def test_ZI_TURN_1_a_tile_that_fits_nowhere_is_out_of_the_game() -> None:
    tiles = {
        "town-hall": TOWN["town-hall"],
        "stub": Tile("stub", STUB.drawing, count=6),
        "helipad": TOWN["helipad"],
    }
    outcome = lay_town(tiles, POLICIES["random"], Random(1))
    assert not outcome.goal_laid
    assert outcome.never_placed == outcome.put_aside == 3, "two stubs and the Helipad"


def test_the_same_seed_gives_the_same_games() -> None:
    first = list(outcomes("castle-of-chaos", 20, 5, "closing"))
    assert first == list(outcomes("castle-of-chaos", 30, 5, "closing"))[:20]
    assert closing_report("midevil", 20, 5, "random") == closing_report("midevil", 20, 5, "random")


def test_closing_leaves_the_fewest_open_sides() -> None:
    exits = ExitMap()
    exits.lay(TOWN["town-hall"], 0, 0, 0)
    cross = TOWN["crossroads"]
    exits.lay(cross, 1, 0, 0)
    exits.lay(cross, 1, 1, 0)
    x, y, _ = POLICIES["closing"](exits, cross, exits.placements(cross), Random(1))
    assert (x, y) == (0, 1), "the one place that joins two roads"


def test_the_table_has_a_row_for_each_policy(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.argv", ["closing", "--game", "midevil", "--games", "4"])
    main()
    rows = [line.split() for line in capsys.readouterr().out.splitlines()]
    assert [row[:5] for row in rows[1:]] == [
        ["midevil", policy, "4", "graveyard", "100.00"] for policy in ("random", "closing")
    ]


def test_progress_hears_every_game() -> None:
    heard: list[int] = []
    closing_report("zombie-invasion", 5, 1, "random", heard.append)
    assert heard == [1, 2, 3, 4, 5]


def test_an_unknown_game_is_refused_by_name() -> None:
    with pytest.raises(ValueError, match="there is no game 'chess'; there are zombie-invasion"):
        closing_report("chess", 1, 1, "random")


def test_every_tile_of_a_set_is_in_its_stack() -> None:
    assert len(stack_of(TOWN, without=("town-hall", "helipad"))) == 28
    assert len(stack_of(VILLAGE, without=("altar",))) == 29
    assert len(stack_of(CASTLE, without=())) == len(in_place()) + 3
    assert set(LAYINGS) == {"zombie-invasion", "midevil", "castle-of-chaos"}
