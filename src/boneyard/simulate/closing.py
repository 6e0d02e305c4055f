"""How often the map closes up: the real games, played by people who only lay tiles.

Everybody stands still, plays no card and passes, until the stack is empty or nothing fits any more.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from random import Random
from typing import Literal, Protocol, cast

from boneyard.engine.bag import Bag
from boneyard.engine.chance import CHANCE, Chances, random_pick
from boneyard.engine.content import Content
from boneyard.games.catalogue import AnyGame, game
from boneyard.games.shared.board import Board
from boneyard.games.shared.commands import Command, Place
from boneyard.games.shared.events import Event, NoTileFits, TileLost, TilePlaced, TilePutAside, TurnBegan
from boneyard.games.shared.wire import Tiles
from boneyard.simulate.workers import in_processes

Policy = Literal["random", "closing"]
POLICIES: tuple[Policy, ...] = ("random", "closing")
A_SHARE = 50
IDLE = ("stop", "pass", "throw")
"""What somebody says who does nothing."""


@dataclass(frozen=True)
class Outcome:
    """One game: was the goal tile laid, how many tiles found no place when drawn, how many never did."""

    goal_laid: bool
    put_aside: int
    never_placed: int


@dataclass(frozen=True)
class ClosingReport:
    """In how many games the goal tile was laid, a tile found no place when drawn, or never found one."""

    game_id: str
    policy: Policy
    goal: str
    games: int
    goal_laid: int
    put_aside: int
    never_placed: int


class Mapped(Protocol):
    """A game's state as far as tiles go."""

    board: Board
    stack: Bag
    table: HasTiles


class HasTiles(Protocol):
    """What a game is played with, as far as tiles go."""

    tiles: Tiles


class Laying:
    """Listens to a game and knows when no more tiles will be laid."""

    def __init__(self, goal: str, state: Mapped) -> None:
        self.goal = goal
        self.state = state
        self.goal_laid = False
        self.put_aside = self.lost = 0
        self.this_turn: list[Event] = []
        self.over = False

    def hear(self, event: Event) -> None:
        """Count what happens to tiles; a turn that begins looks back on the one before."""
        if isinstance(event, TurnBegan):
            gone_on = any(isinstance(told, TilePlaced | TileLost) for told in self.this_turn)
            nothing_fits = bool(self.this_turn) or not self.state.stack
            self.over = event.turn > 1 and nothing_fits and not gone_on
            self.this_turn.clear()
        elif isinstance(event, TilePlaced | TileLost | TilePutAside | NoTileFits):
            self.this_turn.append(event)
            self.goal_laid |= isinstance(event, TilePlaced) and event.tile == self.goal
            self.put_aside += not isinstance(event, TilePlaced)
            self.lost += isinstance(event, TileLost)


def lay_tiles(chosen: AnyGame, content: Content | None, policy: Policy, rng: Random) -> Outcome:
    """One game in which only tiles are laid."""
    state = chosen.start(chosen.setup(seats=2, content=content, round_limit="none"))
    laying = Laying(chosen.goal, cast(Mapped, state))
    while (actors := chosen.actors(state)) and not laying.over:
        actor = actors[0]
        options = chosen.options(state, actor)
        if actor == CHANCE:
            command = random_pick(cast(Chances[Command], options), rng)
        else:
            command = stand_still(cast(Mapped, state), options, policy, rng)
        chosen.apply(state, actor, command, laying.hear)
    return Outcome(laying.goal_laid, laying.put_aside, laying.lost + len(cast(Mapped, state).stack))


def stand_still(state: Mapped, options: Sequence[Command], policy: Policy, rng: Random) -> Command:
    """Lay a tile by the policy; of other questions say nothing, or anything."""
    places = [option for option in options if isinstance(option, Place)]
    if places:
        return rng.choice(places if policy == "random" else closing_places(state, places))
    idle = [option for option in options if option.text() in IDLE]
    return idle[0] if idle else options[rng.randrange(len(options))]


def closing_places(state: Mapped, places: Sequence[Place]) -> list[Place]:
    """The placements that leave the fewest open sides."""
    board = state.board
    left = [board.open_sides_after(state.table.tiles[p.tile], p.x, p.y, p.rotation) for p in places]
    return [place for place, count in zip(places, left, strict=True) if count == min(left)]


def outcomes(game_id: str, games: int, seed: int, policy: Policy, first: int = 0) -> Iterator[Outcome]:
    """The games one by one; game n is the same however many are played."""
    chosen = game(game_id)
    for number in range(first, games):
        yield lay_tiles(chosen, None, policy, Random(f"{seed} {policy} {number}"))


@dataclass(frozen=True)
class Share:
    """Some games of a series, for one process."""

    game_id: str
    seed: int
    policy: Policy
    first: int
    last: int


def play_share(share: Share) -> list[Outcome]:
    """The outcomes of a share."""
    every = outcomes(share.game_id, share.last, share.seed, share.policy, share.first)
    return list(every)


def closing_report(
    game_id: str,
    games: int,
    seed: int,
    policy: Policy,
    workers: int = 1,
    progress: Callable[[int], None] | None = None,
) -> ClosingReport:
    """Lay the tiles of so many games and count; `progress` hears how many more are done."""
    shares = [
        Share(game_id, seed, policy, first, min(first + A_SHARE, games)) for first in range(0, games, A_SHARE)
    ]
    goal_laid = put_aside = never_placed = 0
    for played in in_processes(play_share, shares, workers):
        goal_laid += sum(outcome.goal_laid for outcome in played)
        put_aside += sum(outcome.put_aside > 0 for outcome in played)
        never_placed += sum(outcome.never_placed > 0 for outcome in played)
        if progress:
            progress(len(played))
    return ClosingReport(game_id, policy, game(game_id).goal, games, goal_laid, put_aside, never_placed)


HEADINGS = ("game", "policy", "games", "goal laid", "no place when drawn", "never placed")
LAYOUT = "{:16} {:8} {:>7} {:>18} {:>20} {:>13}"


def table_row(report: ClosingReport) -> str:
    """A report as a line under `HEADINGS`."""
    goal, aside, never = (
        f"{100 * count / report.games:.2f} %"
        for count in (report.goal_laid, report.put_aside, report.never_placed)
    )
    return LAYOUT.format(report.game_id, report.policy, report.games, f"{report.goal} {goal}", aside, never)
