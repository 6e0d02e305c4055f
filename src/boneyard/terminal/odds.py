"""Add odds to the choices of a fight or duel."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from boneyard.games.shared.commands import Command
from boneyard.games.shared.view import BoardView
from boneyard.odds import DuelOdds, FightOdds, NoModel, choice_odds, duel_choice_odds, limited
from boneyard.odds.duel import BEST, UNIFORM
from boneyard.terminal.choices import Choice, Menu, spot_of
from boneyard.terminal.teller import Teller

COSTS = ("life", "ammo", "points", "cards")
SMALLEST = 0.05


def with_odds(menu: Menu, view: BoardView, options: Sequence[Command], teller: Teller) -> Menu:
    """The menu with odds in its labels. Raises `TooMuch` if they take too much work."""
    try:
        with limited():
            notes = odds_notes(view, options, teller)
    except NoModel:
        return menu
    return Menu(tuple(noted(choice, notes) for choice in menu.choices), menu.chosen) if notes else menu


def noted(choice: Choice, notes: dict[Command, str]) -> Choice:
    note = notes.get(choice.commands[0]) if len(choice.commands) == 1 else None
    return replace(choice, label=f"{choice.label} ({note})") if note else choice


def odds_notes(view: BoardView, options: Sequence[Command], teller: Teller) -> dict[Command, str]:
    fights = choice_odds(view, options, content=teller.content)
    notes = {command: of_fight(odds, command, teller) for command, odds in fights.items()}
    uniform = duel_choice_odds(view, options, UNIFORM, content=teller.content)
    for command, best in duel_choice_odds(view, options, BEST, content=teller.content).items():
        notes[command] = of_duel(best, uniform[command], teller)
    return notes


def of_fight(odds: FightOdds, command: Command, teller: Teller) -> str:
    """The chance to win and the expected costs; marks on squares have no room for costs."""
    spent = [(what, odds.cost(what)) for what in COSTS if spot_of(command) is None]
    parts = [
        teller.translate(f"odds-{what}", number=tenths(cost)) for what, cost in spent if cost >= SMALLEST
    ]
    cost = teller.translate("odds-cost", parts=", ".join(parts)) if parts else ""
    return teller.translate("odds-fight", win=percent(odds.win), cost=cost)


def tenths(cost: float) -> float:
    """Rounded, and an int if possible: messages choose plural forms by that."""
    rounded = round(cost, 1)
    return int(rounded) if rounded.is_integer() else rounded


def of_duel(best: DuelOdds, uniform: DuelOdds, teller: Teller) -> str:
    """The chance to hold the book; while bids are secret against any bid, and against the best."""
    if best.reply is None:
        return teller.translate("odds-duel", hold=percent(best.hold))
    return teller.translate("odds-bid", uniform=percent(uniform.hold), best=percent(best.hold))


def percent(chance: float) -> str:
    """A chance in per cent; only a certain outcome is 0 or 100."""
    if 0.995 <= chance < 1.0 - 1e-9:
        return "99"
    if 1e-9 < chance < 0.005:
        return "1"
    # Rounding errors of sums must not turn x.5 into x.4999.
    return str(int(chance * 100 + 0.5 + 1e-9))
