"""Whether a run's games are balanced is read off right."""

import pytest

from boneyard.simulate import balance
from boneyard.simulate.balance import Check, checks
from boneyard.simulate.games import Played
from boneyard.simulate.runs import BadRun


def played(
    number: int, winner: int, way: str = "points", rounds: int = 20, **cards: tuple[int, ...]
) -> Played:
    return Played(
        plan=0,
        game=number,
        seating=(0, 1, 2, 3),
        winners=(winner,),
        way=way,
        turns=4 * rounds - 3,
        answers=1,
        decisions=1,
        lead_changes=0,
        points=(),
        counts={},
        things={"cards": cards},
        state="",
    )


def found(games: list[Played], game: str = "midevil") -> dict[str, Check]:
    return {check.what: check for check in checks(game, games)}


def test_a_game_as_we_want_it() -> None:
    games = [played(n, n % 4, ("points", "necronomicon")[n % 2]) for n in range(40)]
    assert all(check.holds for check in checks("midevil", games))


@pytest.mark.parametrize(("rounds", "holds"), [(11, False), (12, True), (30, True), (31, False)])
def test_the_length_is_the_median(rounds: int, holds: bool) -> None:
    games = [played(0, 0, rounds=5), played(1, 0, rounds=rounds), played(2, 0, rounds=90)]
    assert found(games)["rounds, median"].holds is holds


def test_each_way_of_winning_must_occur_often_enough() -> None:
    games = [played(n, n % 4, "necronomicon" if n < 7 else "points") for n in range(40)]
    assert not found(games)["games won by necronomicon"].holds
    assert found(games)["games won by points"].holds


def test_games_without_an_end_must_be_rare() -> None:
    games = [played(n, n % 4, "rounds" if n < 3 else "points") for n in range(100)]
    assert not found(games, "castle-of-chaos")["games ended by rounds"].holds
    assert found(games[1:], "castle-of-chaos")["games ended by rounds"].found == pytest.approx(2 / 99)


def test_no_seat_wins_too_often() -> None:
    games = [played(n, 2 if n < 29 else n % 2) for n in range(100)]
    assert [found(games)[f"wins of seat {seat}"].holds for seat in (3, 4)] == [False, True]


def test_a_card_counts_by_who_played_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(balance, "ENOUGH_PLAYS", 8)
    games = [played(n, 0, sword=(1, 1, 0, 0), rare=(1, 0, 0, 0)) for n in range(4)]
    assert found(games)["sword, winner's share by even"].found == 2.0
    assert "rare, winner's share by even" not in found(games)


def test_what_cannot_be_judged_is_told() -> None:
    with pytest.raises(BadRun, match="no aim for zombie-invasion; there are aims for: midevil"):
        found([played(0, 0)], "zombie-invasion")
    with pytest.raises(BadRun, match="no games yet"):
        found([])
