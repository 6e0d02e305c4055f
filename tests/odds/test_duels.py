"""Duel odds, compared with every course of the real game and with dice."""

from collections.abc import Iterator, Sequence
from itertools import product
from math import sqrt
from random import Random
from typing import NamedTuple

import pytest

import boneyard
from boneyard.engine.chance import CHANCE
from boneyard.games.catalogue import AnyGame
from boneyard.games.shared.events import Event
from boneyard.games.shared.state import BoardState
from boneyard.odds import BadBid, duel_choice_odds, duel_odds
from tests.odds.boards import CASTLE_DUEL, VILLAGE_DUEL, at
from tests.odds.brute import Brute, End
from tests.odds.positions import SEED, tag
from tests.sizes import pick

COLOURS = ("white", "red", "blue")
Bid = tuple[int, int, int, int]


class Case(NamedTuple):
    """A duel after both first rolls."""

    game: AnyGame
    state: BoardState
    held: tuple[Bid, Bid]
    first: bool
    where: str


def cases(number: int, seed: int) -> Iterator[Case]:
    """Duels in both games and printings, with few things at stake."""
    for index in range(number):
        rng = Random(f"{seed}/{index}")
        first = index % 3 == 1
        text = CASTLE_DUEL if index % 3 == 2 else VILLAGE_DUEL
        held = [tuple(rng.randint(0, most) for most in (2, 1, 1, 2)) for _ in range(2)]
        words = [skeletons(bid) for bid in held]
        options = ", printing first" * first + ", duel_loser dies" * (rng.random() < 0.3)
        options += ", last_life rerolls" * (index % 2)
        text = text.format(options=options, life=[own[3] for own in held], skeletons=words)
        game = boneyard.game(text.partition(",")[0])
        state = at(text)
        if game.actors(state) != (CHANCE,):
            game.apply(state, 0, game.parse("challenge"))
        for _ in range(2):
            game.apply(state, CHANCE, game.parse(f"roll {rng.randint(1, 6)}"))
        if state.agenda and tag(state.agenda[-1]) in ("duel-bids", "duel-open"):
            yield Case(game, state, (held[0], held[1]), first, f"{index} of seed {seed}")  # type: ignore[arg-type]


def skeletons(bid: Sequence[int]) -> str:
    return " ".join(f"{colour} {n}" for colour, n in zip(COLOURS, bid, strict=False) if n) or "none"


def end_for(seat: int) -> End:
    """The end of a duel: 1 if the seat holds the book or the opponent died."""

    def end(state: BoardState, events: Sequence[Event]) -> int | None:
        died = [event.seat for event in events if tag(event) == "died"]
        if died and not any(tag(event) == "duel-ended" for event in events):
            return int(died[0] != seat)
        if not any(tag(event) == "duel-ended" for event in events):
            return None
        won = [event.seat for event in events if tag(event) == "book-won"]
        return int((won[0] if won else 1) == seat)

    return end


def with_bids(case: Case, bids: Sequence[Bid]) -> BoardState | int:
    """The duel after both have committed; if that ends it, 1 if seat 0 holds the book, else 0."""
    state = case.state.copy()
    events: list[Event] = []
    while state.agenda and tag(state.agenda[-1]) == "duel-bids":
        actor = case.game.actors(state)[0]
        what = case.game.options(state, actor)[0].what
        number = bids[actor][(*COLOURS, "life").index(what)]
        case.game.apply(state, actor, case.game.parse(f"commit {what} {number}"), events.append)
    end = end_for(0)(state, events)
    return state if end is None else end


def chance_of(case: Case, seat: int, bids: Sequence[Bid]) -> float:
    """The chance that a seat holds the book afterwards, by brute force."""
    state = with_bids(case, bids)
    if isinstance(state, int):
        return float(state if seat == 0 else 1 - state)
    return float(Brute(case.game, seat, end_for(seat), rival=1 - seat).value(state))


def all_bids(held: Bid) -> list[Bid]:
    return [bid for bid in product(*(range(most + 1) for most in held)) if len(bid) == 4]


def test_secret_bids() -> None:
    """Every bid against every bid, the best reply, and the average."""
    looked_at = 0
    for case in cases(pick(quick=12, ci=60, full=400), SEED):
        if case.first:
            continue
        rng = Random(case.where)
        for seat in (0, 1):
            mine = rng.choice(all_bids(case.held[seat]))
            replies = all_bids(case.held[1 - seat])
            ordered = [(mine, reply) if seat == 0 else (reply, mine) for reply in replies]
            values = [chance_of(case, seat, bids) for bids in ordered]
            view = case.game.view(case.state, seat)
            for reply, value in zip(replies, values, strict=True):
                assert duel_odds(view, mine, reply).hold == pytest.approx(value, abs=1e-12), case.where
            assert duel_odds(view, mine, "best").hold == pytest.approx(min(values), abs=1e-12), case.where
            average = sum(values) / len(values)
            assert duel_odds(view, mine, "uniform").hold == pytest.approx(average, abs=1e-12), case.where
            nothing = values[replies.index((0, 0, 0, 0))]
            assert duel_odds(view, mine, "nothing").hold == pytest.approx(nothing, abs=1e-12), case.where
            looked_at += 1
    assert looked_at > 5


def test_dice_agree_with_the_odds() -> None:
    rng = Random(SEED)
    rounds = pick(quick=40, ci=300, full=1_000)
    held, expected, variance = 0, 0.0, 0.0
    for case in cases(pick(quick=20, ci=200, full=600), SEED + 1):
        bids = [rng.choice(all_bids(own)) for own in case.held]
        if case.first or isinstance(state := with_bids(case, bids), int):
            continue
        hold = duel_odds(case.game.view(case.state, 0), bids[0], bids[1]).hold
        brute = Brute(case.game, 0, end_for(0), rival=1)
        held += sum(brute.played(state, rng) for _ in range(rounds))
        expected, variance = expected + rounds * hold, variance + rounds * hold * (1 - hold)
    assert variance > 0
    assert abs(held - expected) < 4 * sqrt(variance), f"seed {SEED}: {held} held, {expected:.1f} expected"


def test_open_duels() -> None:
    """First printing, with nothing but life tokens: everything is tried."""
    looked_at = 0
    for case in cases(pick(quick=12, ci=120, full=600), SEED + 2):
        if not case.first:
            continue
        state = case.state.copy()
        for seat in (0, 1):
            state.collections[seat] = (0, 0, 0)  # type: ignore[attr-defined]
            state.points[seat] = 0
        lives = [(0, 0, 0, own[3]) for own in case.held]
        for seat in (0, 1):
            odds = duel_odds(case.game.view(state, seat), lives[seat], lives[1 - seat])
            value = Brute(case.game, seat, end_for(seat), rival=1 - seat).value(state)
            assert odds.hold == pytest.approx(float(value), abs=1e-12), case.where
        looked_at += 1
    assert looked_at > 3


def test_openly_spent_skeletons_count_as_a_lead() -> None:
    """First printing: two white skeletons are worth a roll 2 higher."""
    for case in cases(30, SEED + 3):
        if case.first and case.held[0][0] == 2:
            rolls = case.state.agenda[-2].rolls  # type: ignore[attr-defined]
            odds = duel_odds(case.game.view(case.state, 0), (2, 0, 0, 0), "nothing")
            ahead = rolls[0] + 2 - rolls[1]
            assert (odds.win, odds.tie, odds.lose) == (ahead > 0, ahead == 0, ahead < 0), case.where


def test_the_best_answer_has_the_odds_of_the_duel() -> None:
    """The best answer to revealed bids has the odds of the duel itself."""
    looked_at = 0
    for case in cases(pick(quick=20, ci=200, full=1_000), SEED + 4):
        state = with_bids(case, case.held)
        if case.first or isinstance(state, int):
            continue
        (actor,) = case.game.actors(state)
        view = case.game.view(state, actor)
        odds = duel_choice_odds(view, case.game.options(state, actor))
        assert len(odds) == 2, case.where
        assert max(one.hold for one in odds.values()) == pytest.approx(duel_odds(view).hold, abs=1e-12)
        looked_at += 1
    assert looked_at > 5


def test_an_impossible_bid_is_refused() -> None:
    case = next(cases(1, SEED))
    view = case.game.view(case.state, 0)
    with pytest.raises(BadBid, match="at most"):
        duel_odds(view, (9, 0, 0, 0))
    with pytest.raises(BadBid, match="best, uniform, nothing"):
        duel_odds(view, (0, 0, 0, 0), "worst")
