"""What each of a seat's options is worth, where it decides about a fight or in a duel."""

from __future__ import annotations

from collections.abc import Sequence

from boneyard.engine.game import State
from boneyard.games.catalogue import AnyGame
from boneyard.games.shared.commands import Command
from boneyard.games.shared.events import Event
from boneyard.odds.duel import BEST, Duel, DuelOdds
from boneyard.odds.fight import (
    FIGHTING,
    Fighting,
    FightOdds,
    fighter_in,
    fought_square,
    memo,
    odds_of,
    table_of,
)
from boneyard.odds.model import playing
from boneyard.odds.quiet import figure_at, game_of, imagined, tag_of, without_cards
from boneyard.odds.rerolls import BIDS, end_told, number_of
from boneyard.odds.walk import mixed, solve
from boneyard.sight import sight_of


def choice_odds(view: object, options: Sequence[Command]) -> dict[Command, FightOdds]:
    """For each of the viewer's options that begins a fight or goes on with one: how it then goes.

    A card of one's own counts as the option it is; after it none is played.
    """
    sight = sight_of(view)
    game = game_of(view)
    assert sight.viewer is not None, "a spectator has no options"
    state = imagined(without_cards(view, own=False))
    found: dict[Command, FightOdds] = {}
    for option in options:
        odds = odds_after(game, view, state, sight.viewer, option)
        if odds is not None:
            found[option] = odds
    return found


def odds_after(game: AnyGame, view: object, state: State, actor: int, option: Command) -> FightOdds | None:
    """The fight after an option, if there is one."""
    twin = playing(state).copy()
    told: list[Event] = []
    game.apply(twin, actor, option, told.append)
    lay_down_cards(twin)
    now = sight_of(game.view(twin, None))
    before = sight_of(view)
    fighter = fighter_in(now)
    if fighter is None:
        fighter = fighter_in(before)
    if fighter is None:
        return None
    square = fought_square(now if fighter_in(now) is not None else before, fighter)
    kind = figure_at(before, square)
    if kind is None:
        return None
    walk = Fighting(game, fighter, kind, table_of(view))
    end = walk.leaf(state, twin, told, 0)
    if end is None and (not twin.agenda or tag_of(twin.agenda[-1]) not in FIGHTING):
        return None
    node = solve(walk, twin, memo()) if end is None else mixed(walk, [(1.0, end)])
    return odds_of(walk, node, walk.model.resources(state, fighter))


def lay_down_cards(state: State) -> None:
    """Take all cards out of the hands, where there are hands."""
    hands: list[tuple[str, ...]] | None = getattr(state, "hands", None)
    if hands is not None:
        hands[:] = [()] * len(hands)
        state.forget()


def duel_choice_odds(
    view: object, options: Sequence[Command], against: str = BEST
) -> dict[Command, DuelOdds]:
    """For each of the viewer's options in a duel: how it then goes.

    A secret commitment counts as if nothing further were committed; afterwards, and where skeletons are
    spent openly, nobody adds a skeleton any more.
    """
    seat = sight_of(view).viewer
    duel = Duel(view, seat)
    if duel.top == BIDS:
        so_far = sight_of(view).agenda[-1].bids[duel.side]  # type: ignore[attr-defined]
        bids = {option: (*so_far, number_of(option), 0, 0, 0)[:4] for option in options}
        replies = duel.replies(against)
        return {option: duel.odds_against(replies, bid, best=against == BEST) for option, bid in bids.items()}
    return {option: after_option(view, duel, option) for option in options}


def after_option(view: object, duel: Duel, option: Command) -> DuelOdds:
    """The duel after an open answer of one side."""
    game, seat = game_of(view), duel.seats[duel.side]
    state = imagined(duel.view)
    told: list[Event] = []
    game.apply(state, seat, option, told.append)
    end = end_told(told, duel.seats[1])
    if end is not None:
        return duel.odds(end.result(0), None)
    return Duel(game.view(state, seat), seat).as_it_stands()
