"""Answers a seat's questions about its chances, from its own view alone."""

from __future__ import annotations

from typing import assert_never

from boneyard import odds
from boneyard.games.shared.commands import Command
from boneyard.odds.best_path import path_to, walker_of
from boneyard.odds.duel import BEST, UNIFORM
from boneyard.odds.questions import (
    AnyAnswer,
    BidAsked,
    ChoiceFound,
    ChoicesAsked,
    ChoicesFound,
    DuelFound,
    FightAsked,
    FightFound,
    NoOdds,
    OddsQuestion,
    PathAsked,
    Purse,
    ReachAsked,
)
from boneyard.odds.quiet import game_of, imagined, tag_of
from boneyard.odds.reach import reach_of
from boneyard.sight import sight_of

DECIDING = frozenset({"move", "move-step", "settle", "fight-ready", "mend"})
"""Questions that may be about a fight."""
DUELLING = frozenset({"duel-bids", "duel-reroll", "duel-open"})


def answer(view: object, question: OddsQuestion) -> AnyAnswer:
    """The answer to a question about chances; spectators and finished games have none."""
    seat = sight_of(view).viewer
    if seat is None or not sight_of(view).agenda:
        return NoOdds("no-seat")
    try:
        with odds.limited():
            return worked_out(view, seat, question)
    except odds.TooMuch:
        return NoOdds("too-much")
    except odds.NoModel:
        return NoOdds("no-odds")


def worked_out(view: object, seat: int, question: OddsQuestion) -> AnyAnswer:
    match question:
        case PathAsked(to):
            return path_to(view, walker_of(sight_of(view), seat), to)
        case ReachAsked():
            return reach_of(view, walker_of(sight_of(view), seat), seat)
        case FightAsked(square):
            return fight(view, square)
        case ChoicesAsked():
            return choices(view, seat)
        case BidAsked(bid):
            return duel(view, seat, bid)
        case _:
            assert_never(question)


def fight(view: object, square: int | None) -> FightFound | NoOdds:
    """The fight under way, or the one that the viewer would have on a square."""
    try:
        return told_fight(odds.fight_odds(view, square))
    except odds.NoFight:
        return NoOdds("no-fight")


def told_fight(found: odds.FightOdds) -> FightFound:
    """The odds of a fight as an answer."""
    cost = Purse(found.cost("life"), found.cost("ammo"), found.cost("points"), found.cost("cards"))
    return FightFound(found.seat, found.kind, found.needed, found.win, found.die, cost)


def choices(view: object, seat: int) -> ChoicesFound:
    """Each option of the viewer that is about a fight or a duel; the options follow from the view."""
    options = tuple(game_of(view).options(imagined(view), seat))
    tag = tag_of(sight_of(view).agenda[-1])
    told: dict[Command, FightFound | DuelFound] = {}
    if tag in DECIDING:
        told |= {option: told_fight(found) for option, found in odds.choice_odds(view, options).items()}
    elif tag in DUELLING and options:
        best = odds.duel_choice_odds(view, options, BEST)
        uniform = odds.duel_choice_odds(view, options, UNIFORM)
        told |= {option: told_duel(found, uniform[option]) for option, found in best.items()}
    return ChoicesFound(
        tuple(ChoiceFound(number, told[option]) for number, option in enumerate(options) if option in told)
    )


def duel(view: object, seat: int, bid: tuple[int, int, int, int]) -> DuelFound | NoOdds:
    """The duel under way, for a bid of the viewer."""
    try:
        best = odds.duel_odds(view, bid, BEST)
        if best.seat != seat:
            return NoOdds("no-duel")
        return told_duel(best, odds.duel_odds(view, bid, UNIFORM))
    except odds.NoDuel:
        return NoOdds("no-duel")
    except odds.BadBid:
        return NoOdds("bad-bid")


def told_duel(best: odds.DuelOdds, uniform: odds.DuelOdds) -> DuelFound:
    """The odds of a duel as an answer."""
    return DuelFound(best.seat, best.hold, uniform.hold)
