"""Odds beside the choices of a question: small, and only where a person decides about a fight or a duel."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from boneyard.games.shared.commands import Command
from boneyard.odds import DuelOdds, FightOdds, NoModel, choice_odds, duel_choice_odds, limited
from boneyard.odds.duel import BEST, UNIFORM
from boneyard.sight import sight_of
from boneyard.terminal.choices import Choice, Menu, spot_of
from boneyard.terminal.telling import Teller, tag_of

BIDDING = "duel-bids"
OPEN_DUEL = frozenset({"duel-reroll", "duel-open"})
DECIDING = frozenset({"move", "move-step", "settle", "fight-ready", "mend"})
"""Questions that may be about a fight."""
COSTS = ("life", "ammo", "points", "cards")
SMALLEST = 0.05


def with_odds(menu: Menu, view: object, options: Sequence[Command], teller: Teller) -> Menu:
    """A menu whose choices say how a fight or duel would go; `TooMuch` where that is too much work."""
    try:
        with limited():
            notes = odds_notes(view, options, teller)
    except NoModel:
        return menu
    return Menu(tuple(noted(choice, notes) for choice in menu.choices), menu.chosen) if notes else menu


def noted(choice: Choice, notes: dict[Command, str]) -> Choice:
    """A choice with the odds of its only command."""
    note = notes.get(choice.commands[0]) if len(choice.commands) == 1 else None
    return replace(choice, label=f"{choice.label} ({note})") if note else choice


def odds_notes(view: object, options: Sequence[Command], teller: Teller) -> dict[Command, str]:
    """What to say beside each command, where there is something to say."""
    tag = tag_of(sight_of(view).agenda[-1])  # type: ignore[arg-type]
    if tag in DECIDING:
        fights = choice_odds(view, options)
        return {command: of_fight(odds, command, teller) for command, odds in fights.items()}
    if tag in OPEN_DUEL:
        found = duel_choice_odds(view, options)
        return {command: teller.say("odds-duel", hold=percent(odds.hold)) for command, odds in found.items()}
    if tag == BIDDING:
        return of_bids(
            duel_choice_odds(view, options, UNIFORM), duel_choice_odds(view, options, BEST), teller
        )
    return {}


def of_fight(odds: FightOdds, command: Command, teller: Teller) -> str:
    """The chance to win, and what that costs on average; beside a square there is no room for costs."""
    spent = [(what, odds.cost(what)) for what in COSTS if spot_of(command) is None]
    parts = [teller.say(f"odds-{what}", number=tenths(cost)) for what, cost in spent if cost >= SMALLEST]
    cost = teller.say("odds-cost", parts=", ".join(parts)) if parts else ""
    return teller.say("odds-fight", win=percent(odds.win), cost=cost)


def tenths(cost: float) -> float:
    """As exact as anybody wants it; a whole number where it is one, for messages choose words by that."""
    rounded = round(cost, 1)
    return int(rounded) if rounded.is_integer() else rounded


def of_bids(
    uniform: dict[Command, DuelOdds], best: dict[Command, DuelOdds], teller: Teller
) -> dict[Command, str]:
    """What each bid promises against any bid, and against the best."""
    return {
        command: teller.say("odds-bid", uniform=percent(odds.hold), best=percent(best[command].hold))
        for command, odds in uniform.items()
    }


def percent(chance: float) -> str:
    """A chance in a hundred; only what is certain is 100 or 0."""
    if 0.995 <= chance < 1.0 - 1e-9:
        return "99"
    if 1e-9 < chance < 0.005:
        return "1"
    # Sums of floats come out a little short of a half.
    return str(int(chance * 100 + 0.5 + 1e-9))
