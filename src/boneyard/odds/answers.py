"""Answers a seat's questions about its odds, from its own view only."""

from __future__ import annotations

from typing import assert_never

from boneyard import odds
from boneyard.engine.content import Content
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


def answer(view: BoardView, question: OddsQuestion, content: Content | None = None) -> AnyAnswer:
    """The answer to a question; there is none for spectators and finished games."""
    seat = view.viewer
    if seat is None or not view.agenda:
        return NoOdds("no-seat")
    try:
        with odds.limited():
            return worked_out(view, seat, question, content or game_of(view).default_content())
    except odds.TooMuch:
        return NoOdds("too-much")
    except odds.NoModel:
        return NoOdds("no-odds")


def worked_out(view: BoardView, seat: int, question: OddsQuestion, content: Content) -> AnyAnswer:
    match question:
        case PathAsked(to):
            return path_to(view, model_of(view).walker(view, seat), to, content)
        case ReachAsked():
            return reach_of(view, model_of(view).walker(view, seat), seat, content)
        case FightAsked(square):
            return fight(view, square, content)
        case ChoicesAsked():
            return choices(view, seat, content)
        case BidAsked(bid):
            return duel(view, seat, bid, content)
        case _:
            assert_never(question)


def fight(view: BoardView, square: int | None, content: Content) -> FightFound | NoOdds:
    try:
        return fight_answer(odds.fight_odds(view, square, content=content))
    except odds.NoFight:
        return NoOdds("no-fight")


def fight_answer(found: odds.FightOdds) -> FightFound:
    cost = AverageResources(*(found.cost(what) for what in Resources._fields))
    return FightFound(found.seat, found.kind, found.needed, found.win, found.die, cost, outcomes_of(found))


def choices(view: BoardView, seat: int, content: Content) -> ChoicesFound:
    """The odds of each of the viewer's options that is about a fight or a duel."""
    options = tuple(game_of(view).options(imagined(view, content), seat))
    fights = odds.choice_odds(view, options, content=content)
    best = odds.duel_choice_odds(view, options, BEST, content=content)
    uniform = odds.duel_choice_odds(view, options, UNIFORM, content=content)
    found: dict[Command, FightFound | DuelFound] = {
        option: fight_answer(fight) for option, fight in fights.items()
    }
    found |= {option: duel_answer(duel, uniform[option]) for option, duel in best.items()}
    return ChoicesFound(
        tuple(ChoiceFound(number, found[option]) for number, option in enumerate(options) if option in found)
    )


def duel(view: BoardView, seat: int, bid: tuple[int, int, int, int], content: Content) -> DuelFound | NoOdds:
    try:
        best = odds.duel_odds(view, bid, BEST, content=content)
        if best.seat != seat:
            return NoOdds("no-duel")
        return duel_answer(best, odds.duel_odds(view, bid, UNIFORM, content=content))
    except odds.NoDuel:
        return NoOdds("no-duel")
    except odds.BadBid:
        return NoOdds("bad-bid")


def duel_answer(best: odds.DuelOdds, uniform: odds.DuelOdds) -> DuelFound:
    return DuelFound(best.seat, best.hold, uniform.hold)
