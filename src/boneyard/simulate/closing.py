"""Measure how often the map closes, by playing the real games with players who only place tiles.

They stand still, play no cards and pass, until the stack is empty or nothing fits any more.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Literal

from boneyard.bots.idle import GOING_ON
from boneyard.engine.chance import CHANCE, Chances, random_pick
from boneyard.engine.content import Content
from boneyard.games.catalogue import AnyGame, game
from boneyard.games.shared.board import Board
from boneyard.games.shared.commands import Command, Place, word_of
from boneyard.games.shared.content_set import tiles_of
from boneyard.games.shared.events import Event, NoTileFits, TileLost, TilePlaced, TilePutAside, TurnBegan
from boneyard.games.shared.state import BoardState
from boneyard.games.shared.tile import Tile
from boneyard.simulate.pools import in_processes

Policy = Literal["random", "closing"]
POLICIES: tuple[Policy, ...] = ("random", "closing")
BATCH_SIZE = 50
NO_LIMIT = "none"  # the value of settings that could end a game early


@dataclass(frozen=True)
class ClosingOutcome:
    goal_laid: bool
    put_aside: int  # tiles that didn't fit when drawn
    never_placed: int


@dataclass(frozen=True)
class ClosingReport:
    game_id: str
    policy: Policy
    goal: str
    games: int
    goal_laid: int  # the number of games in which it was, as below
    put_aside: int
    never_placed: int


class TileCounter:
    """Counts tiles and notices when no more can be placed."""

    def __init__(self, goal: str, state: BoardState) -> None:
        self.goal = goal
        self.state = state
        self.goal_laid = False
        self.put_aside = self.lost = 0
        self.this_turn: list[Event] = []
        self.over = False

    def on_event(self, event: Event) -> None:
        if isinstance(event, TurnBegan):
            progressed = any(isinstance(earlier, TilePlaced | TileLost) for earlier in self.this_turn)
            nothing_fits = bool(self.this_turn) or not self.state.stack
            self.over = event.turn > 1 and nothing_fits and not progressed
            self.this_turn.clear()
        elif isinstance(event, TilePlaced | TileLost | TilePutAside | NoTileFits):
            self.this_turn.append(event)
            self.goal_laid |= isinstance(event, TilePlaced) and event.tile == self.goal
            self.put_aside += not isinstance(event, TilePlaced)
            self.lost += isinstance(event, TileLost)


def lay_tiles(chosen: AnyGame, content: Content | None, policy: Policy, rng: Random) -> ClosingOutcome:
    endless = {setting.name: NO_LIMIT for setting in chosen.settings if NO_LIMIT in setting.values}
    setup = chosen.setup(seats=2, content=content, **endless)
    tiles = tiles_of(setup.content)
    state = chosen.start(setup)
    counter = TileCounter(chosen.goal, state)
    while (actors := chosen.actors(state)) and not counter.over:
        actor = actors[0]
        options = chosen.options(state, actor)
        if actor == CHANCE:
            assert isinstance(options, Chances)
            command = random_pick(options, rng)
        else:
            command = choose(state.board, tiles, options, policy, rng)
        chosen.apply(state, actor, command, counter.on_event)
    return ClosingOutcome(counter.goal_laid, counter.put_aside, counter.lost + len(state.stack))


def choose(
    board: Board, tiles: Mapping[str, Tile], options: Sequence[Command], policy: Policy, rng: Random
) -> Command:
    """Place a tile by the policy; otherwise do nothing if possible."""
    places = [option for option in options if isinstance(option, Place)]
    if places:
        return rng.choice(places if policy == "random" else closing_places(board, tiles, places))
    idle = next((option for option in options if word_of(type(option)) in GOING_ON), None)
    return idle or options[rng.randrange(len(options))]


def closing_places(board: Board, tiles: Mapping[str, Tile], places: Sequence[Place]) -> list[Place]:
    """The placements that leave the fewest open sides."""
    left = [board.open_sides_after(tiles[p.tile], p.x, p.y, p.rotation) for p in places]
    return [place for place, count in zip(places, left, strict=True) if count == min(left)]


def outcomes(game_id: str, games: int, seed: int, policy: Policy, first: int = 0) -> Iterator[ClosingOutcome]:
    """The games one by one; game n doesn't depend on how many are played."""
    chosen = game(game_id)
    for number in range(first, games):
        yield lay_tiles(chosen, None, policy, Random(f"{seed} {policy} {number}"))


@dataclass(frozen=True)
class ClosingBatch:
    game_id: str
    seed: int
    policy: Policy
    first: int
    last: int


def play_batch(batch: ClosingBatch) -> list[ClosingOutcome]:
    return list(outcomes(batch.game_id, batch.last, batch.seed, batch.policy, batch.first))


def closing_report(
    game_id: str,
    games: int,
    seed: int,
    policy: Policy,
    workers: int = 1,
    progress: Callable[[int], None] | None = None,
) -> ClosingReport:
    """`progress` is called with the number of newly finished games."""
    batches = [
        ClosingBatch(game_id, seed, policy, first, min(first + BATCH_SIZE, games))
        for first in range(0, games, BATCH_SIZE)
    ]
    goal_laid = put_aside = never_placed = 0
    for played in in_processes(play_batch, batches, workers):
        goal_laid += sum(outcome.goal_laid for outcome in played)
        put_aside += sum(outcome.put_aside > 0 for outcome in played)
        never_placed += sum(outcome.never_placed > 0 for outcome in played)
        if progress:
            progress(len(played))
    return ClosingReport(game_id, policy, game(game_id).goal, games, goal_laid, put_aside, never_placed)


HEADINGS = ("game", "policy", "games", "goal laid", "no place when drawn", "never placed")
LAYOUT = "{:16} {:8} {:>7} {:>18} {:>20} {:>13}"


def table_row(report: ClosingReport) -> str:
    goal, aside, never = (
        f"{100 * count / report.games:.2f} %"
        for count in (report.goal_laid, report.put_aside, report.never_placed)
    )
    return LAYOUT.format(report.game_id, report.policy, report.games, f"{report.goal} {goal}", aside, never)
