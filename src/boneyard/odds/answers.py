"""Answers a seat's questions about its odds, from its own view only."""

from __future__ import annotations

from typing import assert_never

from boneyard import odds
from boneyard.games.shared.commands import Command
from boneyard.games.shared.odds import Resources
from boneyard.games.shared.view import BoardView
from boneyard.odds.best_path import path_to
from boneyard.odds.duel import BEST, UNIFORM
from boneyard.odds.questions import (
    AnyAnswer,
    AverageResources,
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
    ReachAsked,
)
from boneyard.odds.reach import reach_of
from boneyard.odds.rolls import outcomes_of
from boneyard.odds.views import game_of, imagined, model_of


def answer(view: BoardView, question: OddsQuestion) -> AnyAnswer:
    """The answer to a question; there is none for spectators and finished games."""
    seat = view.viewer
    if seat is None or not view.agenda:
        return NoOdds("no-seat")
    try:
        with odds.limited():
            return worked_out(view, seat, question)
    except odds.TooMuch:
        return NoOdds("too-much")
    except odds.NoModel:
        return NoOdds("no-odds")


def worked_out(view: BoardView, seat: int, question: OddsQuestion) -> AnyAnswer:
    match question:
        case PathAsked(to):
            return path_to(view, model_of(view).walker(view, seat), to)
        case ReachAsked():
            return reach_of(view, model_of(view).walker(view, seat), seat)
        case FightAsked(square):
            return fight(view, square)
        case ChoicesAsked():
            return choices(view, seat)
        case BidAsked(bid):
            return duel(view, seat, bid)
        case _:
            assert_never(question)


def fight(view: BoardView, square: int | None) -> FightFound | NoOdds:
    try:
        return fight_answer(odds.fight_odds(view, square))
    except odds.NoFight:
        return NoOdds("no-fight")


def fight_answer(found: odds.FightOdds) -> FightFound:
    cost = AverageResources(*(found.cost(what) for what in Resources._fields))
    return FightFound(found.seat, found.kind, found.needed, found.win, found.die, cost, outcomes_of(found))


def choices(view: BoardView, seat: int) -> ChoicesFound:
    """The odds of each of the viewer's options that is about a fight or a duel."""
    options = tuple(game_of(view).options(imagined(view), seat))
    fights, best = odds.choice_odds(view, options), odds.duel_choice_odds(view, options, BEST)
    uniform = odds.duel_choice_odds(view, options, UNIFORM)
    found: dict[Command, FightFound | DuelFound] = {
        option: fight_answer(fight) for option, fight in fights.items()
    }
    found |= {option: duel_answer(duel, uniform[option]) for option, duel in best.items()}
    return ChoicesFound(
        tuple(ChoiceFound(number, found[option]) for number, option in enumerate(options) if option in found)
    )


def duel(view: BoardView, seat: int, bid: tuple[int, int, int, int]) -> DuelFound | NoOdds:
    try:
        best = odds.duel_odds(view, bid, BEST)
        if best.seat != seat:
            return NoOdds("no-duel")
        return duel_answer(best, odds.duel_odds(view, bid, UNIFORM))
    except odds.NoDuel:
        return NoOdds("no-duel")
    except odds.BadBid:
        return NoOdds("bad-bid")


def duel_answer(best: odds.DuelOdds, uniform: odds.DuelOdds) -> DuelFound:
    return DuelFound(best.seat, best.hold, uniform.hold)
