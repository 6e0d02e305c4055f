"""The walk that a person plans while others play, as `web/src/game/next-walk.svelte.ts` lets them."""

from __future__ import annotations

from typing import NamedTuple

from boneyard.games.shared.commands import Command, Step
from boneyard.games.shared.features import features_of
from boneyard.odds.best_path import path_to
from boneyard.odds.questions import PathFound
from boneyard.table.automatic import imagined
from boneyard.table.play import Play


class NextWalk(NamedTuple):
    """The squares of a planned walk that the move covers, and whether anything must be fought on the way."""

    squares: tuple[int, ...]
    fights: bool


def goal_of(play: Play, seat: int) -> int | None:
    """Where a player would walk in their next turn, as things stand."""
    heuristics = features_of(play.game).heuristics
    if heuristics is None or play.state.pawns[seat] < 0:
        return None
    walks = heuristics.next_walks(imagined(play, seat), seat)
    return walks.best[-1] if walks is not None and walks.best else None


def begun(play: Play, seat: int, goal: int) -> NextWalk | None:
    """What the page makes of a plan when the move begins, or None if there is no way."""
    found = path_to(play.game.view(play.state, seat), seat, goal, play.setup.content)
    if not isinstance(found, PathFound) or not found.reach:
        return None
    return NextWalk(found.squares[: found.reach], bool(found.fights))


def wanted_walk(play: Play, seat: int, command: Command) -> tuple[int, ...]:
    """The walk that a first step begins: people click on its end, with the fights on the way."""
    heuristics = features_of(play.game).heuristics
    if heuristics is None or not isinstance(command, Step):
        return ()
    walks = heuristics.best_walks(imagined(play, seat), seat)
    return () if walks is None else walks.routes.get(command.to, ())


def still_fits(plan: NextWalk, wanted: tuple[int, ...]) -> bool:
    """Whether a plan is what the player would do now: it begins and ends like the walk they want."""
    return bool(wanted) and (plan.squares[0], plan.squares[-1]) == (wanted[0], wanted[-1])
