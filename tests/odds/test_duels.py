"""The odds of duels: against every course of the real game with the real bids, and against dice."""

from collections.abc import Iterator, Sequence
from itertools import product
from math import sqrt
from random import Random
from typing import NamedTuple

import pytest

import boneyard
from boneyard.engine.chance import CHANCE
from boneyard.engine.game import State
from boneyard.games.catalogue import AnyGame
from boneyard.games.shared.events import Event
from boneyard.odds import BadBid, duel_choice_odds, duel_odds
from tests.odds.boards import CASTLE_DUEL, VILLAGE_DUEL, at
from tests.odds.brute import Brute, End
from tests.odds.positions import SEED, tag
from tests.sizes import pick
from tests.tables import twin

COLOURS = ("white", "red", "blue")
Bid = tuple[int, int, int, int]


class Case(NamedTuple):
    """A duel after both first rolls."""

    game: AnyGame
    state: State
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
    """Over when the totals are told; well if the seat then holds the book, or the other has died."""

    def end(state: State, told: Sequence[Event]) -> int | None:
        died = [event.seat for event in told if tag(event) == "died"]  # type: ignore[attr-defined]
        if died and not any(tag(event) == "duel-ended" for event in told):
            return int(died[0] != seat)
        if not any(tag(event) == "duel-ended" for event in told):
            return None
        won = [event.seat for event in told if tag(event) == "book-won"]  # type: ignore[attr-defined]
        return int((won[0] if won else 1) == seat)

    return end


def with_bids(case: Case, bids: Sequence[Bid]) -> State | int:
    """The duel after both have committed, or 1 or 0 where that ends it: does seat 0 hold the book?"""
    state = twin(case.state)
    told: list[Event] = []
    while state.agenda and tag(state.agenda[-1]) == "duel-bids":
        actor = case.game.actors(state)[0]
        what = case.game.options(state, actor)[0].what  # type: ignore[attr-defined]
        number = bids[actor][(*COLOURS, "life").index(what)]
        case.game.apply(state, actor, case.game.parse(f"commit {what} {number}"), told.append)
    end = end_for(0)(state, told)
    return state if end is None else end


def chance_of(case: Case, seat: int, bids: Sequence[Bid]) -> float:
    """How often a seat holds the book afterwards, by trying everything."""
    state = with_bids(case, bids)
    if isinstance(state, int):
        return float(state if seat == 0 else 1 - state)
    return float(Brute(case.game, seat, end_for(seat), rival=1 - seat).value(state))


def all_bids(held: Bid) -> list[Bid]:
    return [bid for bid in product(*(range(most + 1) for most in held)) if len(bid) == 4]


def test_secret_bids() -> None:
    """Every bid against every bid, and so the best reply and the average over all."""
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
    """First printing: with nothing but tokens at stake, all that can be done is tried."""
    looked_at = 0
    for case in cases(pick(quick=12, ci=120, full=600), SEED + 2):
        if not case.first:
            continue
        state = twin(case.state)
        for seat in (0, 1):
            state.collections[seat] = (0, 0, 0)  # type: ignore[attr-defined]
            state.points[seat] = 0  # type: ignore[attr-defined]
        lives = [(0, 0, 0, own[3]) for own in case.held]
        for seat in (0, 1):
            odds = duel_odds(case.game.view(state, seat), lives[seat], lives[1 - seat])
            value = Brute(case.game, seat, end_for(seat), rival=1 - seat).value(state)
            assert odds.hold == pytest.approx(float(value), abs=1e-12), case.where
        looked_at += 1
    assert looked_at > 3


def test_skeletons_laid_down_openly_count_as_a_lead() -> None:
    """First printing: two whites of the challenger's are as good as a roll 2 higher."""
    for case in cases(30, SEED + 3):
        if case.first and case.held[0][0] == 2:
            rolls = case.state.agenda[-2].rolls  # type: ignore[attr-defined]
            odds = duel_odds(case.game.view(case.state, 0), (2, 0, 0, 0), "nothing")
            ahead = rolls[0] + 2 - rolls[1]
            assert (odds.win, odds.tie, odds.lose) == (ahead > 0, ahead == 0, ahead < 0), case.where


def test_what_each_answer_promises_is_best_where_it_is_best() -> None:
    """Among the answers to a revealed bid the best promises what the duel as a whole does."""
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


def test_a_bid_that_cannot_be_made_is_refused() -> None:
    case = next(cases(1, SEED))
    view = case.game.view(case.state, 0)
    with pytest.raises(BadBid, match="at most"):
        duel_odds(view, (9, 0, 0, 0))
    with pytest.raises(BadBid, match="best, uniform, nothing"):
        duel_odds(view, (0, 0, 0, 0), "worst")
