import pytest

from boneyard.games.catalogue import UnknownGame, game_ids
from boneyard.simulate import balance
from boneyard.simulate.balance import SURVEY_HEADINGS, Check, checks, survey_row
from boneyard.simulate.play_game import Played
from boneyard.simulate.run_file import BadRun


def played(
    number: int,
    winner: int,
    way: str = "points",
    rounds: int = 20,
    seats: int = 4,
    **cards: tuple[int, ...],
) -> Played:
    return Played(
        plan=0,
        game=number,
        seating=tuple(range(seats)),
        winners=(winner,),
        way=way,
        turns=seats * rounds - seats + 1,
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


def test_balanced_games_pass() -> None:
    games = [played(n, n % 4, ("points", "necronomicon")[n % 2]) for n in range(40)]
    assert all(check.holds for check in checks("midevil", games))


@pytest.mark.parametrize(("rounds", "holds"), [(11, False), (12, True), (30, True), (31, False)])
@pytest.mark.parametrize("seats", [2, 3, 5, 6])
def test_the_length_is_the_median(rounds: int, holds: bool, seats: int) -> None:
    games = [played(n, 0, rounds=length, seats=seats) for n, length in enumerate((5, rounds, 90))]
    assert found(games)["rounds, median"].holds is holds


@pytest.mark.parametrize(("rounds", "holds"), [(11, False), (12, True), (21, True), (22, False)])
def test_four_seats_have_a_shorter_target(rounds: int, holds: bool) -> None:
    assert found([played(0, 0, rounds=rounds)])["rounds, median"].holds is holds


def test_each_way_of_winning_must_occur_often_enough() -> None:
    games = [played(n, n % 4, "necronomicon" if n < 7 else "points") for n in range(40)]
    assert not found(games)["games won by necronomicon"].holds
    assert found(games)["games won by points"].holds
    assert "games won by points" not in found([played(0, 0, seats=3)]), "judged with four seats only"


def test_unfinished_games_must_be_rare() -> None:
    games = [played(n, n % 4, "rounds" if n < 3 else "points") for n in range(100)]
    for game in game_ids():
        assert not found(games, game)["games at the limit of rounds"].holds
        assert found(games[1:], game)["games at the limit of rounds"].found == pytest.approx(2 / 99)
    assert not found([*games, played(100, 0, "unfinished")])["games without an end"].holds


def test_seats_are_not_judged_by_few_games() -> None:
    assert not any("seat" in what for what in found([played(n, 2) for n in range(100)]))


def test_no_seat_wins_too_often(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(balance, "ENOUGH_GAMES", 100)
    games = [played(n, 2 if n < 29 else n % 2) for n in range(100)]
    assert [found(games)[f"wins of seat {seat}"].holds for seat in (3, 4)] == [False, True]


def test_a_card_is_judged_by_its_players(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(balance, "ENOUGH_PLAYS", 8)
    games = [played(n, 0, sword=(1, 1, 0, 0), rare=(1, 0, 0, 0)) for n in range(4)]
    assert found(games)["sword, winner's share by even"].found == 2.0
    assert "rare, winner's share by even" not in found(games)


def test_games_without_targets_or_results_are_reported() -> None:
    with pytest.raises(UnknownGame, match="no game is called 'chess'"):
        found([played(0, 0)], "chess")
    with pytest.raises(BadRun, match="no games yet"):
        found([])


def test_a_survey_row_lists_missed_targets() -> None:
    games = [played(n, 0, "rounds" if n < 3 else "necronomicon", rounds=n, seats=5) for n in range(1, 41)]
    row = dict(zip(SURVEY_HEADINGS, survey_row("midevil", {"last_life": "dies"}, games), strict=True))
    assert row == {
        "game": "midevil",
        "options": "last_life=dies",
        "seats": "5",
        "games": "40",
        "rounds": "20.5",
        "80 %": "5 to 36",
        "at limit": "5.0%",
        "won by": "necronomicon 95%",
        "off target": "games at the limit of rounds 0.05",
    }
    games = [played(n, n % 2, ("points", "necronomicon")[n % 2], seats=2) for n in range(40)]
    assert survey_row("midevil", {}, games)[-1] == "–"
