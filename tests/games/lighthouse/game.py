"""Lighthouse: a tiny game for tests. The first pawn on a tile's centre gets a point."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from random import Random

import msgspec

from boneyard.engine.bag import Bag
from boneyard.engine.content import Content
from boneyard.engine.game import Game, Setup, asks, works
from boneyard.engine.showing import SharedField, Showing, as_it_is, made, unchanged
from boneyard.games.shared.board import MIDDLE
from boneyard.games.shared.commands import Command, Draw, Place, Roll, Step, Stop, parse_command
from boneyard.games.shared.content_set import tiles_of
from boneyard.games.shared.dice import BY_CHANCE, SOLO, die, draws
from boneyard.games.shared.events import Event, Rolled, Stepped, TileDrawn, TilePlaced, TurnBegan, Won
from boneyard.games.shared.features import Features
from boneyard.games.shared.frames import Frame
from boneyard.games.shared.prepare import prepare
from boneyard.games.shared.state import BoardState
from boneyard.games.shared.tile import CENTRE
from boneyard.games.shared.view import BoardView
from boneyard.games.shared.view import SeatView as AnySeatView
from boneyard.games.shared.wire import LaidTile, laid_tiles

ID, START_TILE, GOAL_TILE = "lighthouse", "pier", "lighthouse"


class Turn(Frame, frozen=True, tag="turn"):
    """The active seat's turn begins."""


class DrawTile(Frame, frozen=True, tag="draw-tile"):
    """Chance draws a tile."""


class PlaceTile(Frame, frozen=True, tag="place-tile"):
    """The active seat places the tile."""

    tile: str


class MoveRoll(Frame, frozen=True, tag="move-roll"):
    """Chance rolls how far the pawn may walk."""


class Move(Frame, frozen=True, tag="move"):
    """The active seat walks."""

    left: int


class SeatView(AnySeatView, frozen=True):
    """A seat as everyone sees it."""

    points: int


class View(BoardView, frozen=True, kw_only=True):
    """The whole game: nothing is hidden."""

    crossings = MIDDLE
    seats: tuple[SeatView, ...]
    visited: tuple[int, ...]
    agenda: tuple[Turn | DrawTile | PlaceTile | MoveRoll | Move, ...]


class IslandState(BoardState):
    setup: Setup
    visited: tuple[int, ...]
    __slots__ = tuple(__annotations__)


def seats_of(state: IslandState) -> tuple[SeatView, ...]:
    return tuple(map(SeatView, state.pawns, state.points))


SHOWN: dict[str, SharedField[IslandState]] = {
    **{name: as_it_is(name) for name in ("turns", "active", "visited", "winners", "way")},
    "seats": SharedField(seats_of, "pawns", "points"),
    "tiles": SharedField(lambda state: laid_tiles(state.board), "board"),
    "stack": SharedField(lambda state: state.stack.counts(), "stack"),
    "agenda": SharedField(lambda state: tuple(state.agenda), "agenda"),
}
SHOWING: Showing[IslandState, View] = Showing(
    View,
    {
        **SHOWN,
        "game": SharedField(lambda state: ID),
        "content": SharedField(lambda state: state.setup.content.hash),
        "settings": SharedField(lambda state: {}),
    },
    own=("viewer",),
    own_parts=lambda state, viewers: [(viewer,) for viewer in viewers],
)


def state_of(position: View, setup: Setup) -> IslandState:
    state = IslandState.__new__(IslandState)
    state.setup, state.seats = setup, len(position.seats)
    state.board = position.board(setup.content)
    state.stack = Bag(position.stack)
    for name in unchanged(SHOWN):
        setattr(state, name, getattr(position, name))
    state.pawns = [seat.pawn for seat in position.seats]
    state.points = [seat.points for seat in position.seats]
    state.agenda = list(position.agenda)
    state.forget()
    return state


def make(setup: Setup) -> IslandState:
    stack = {tile.id: tile.count for tile in tiles_of(setup.content).values() if tile.id != START_TILE}
    return state_of(
        View(
            seats=(SeatView(CENTRE, 0),) * setup.seats,
            tiles=(LaidTile(START_TILE, 0, 0, 0),),
            stack=stack,
            visited=(CENTRE,),
            agenda=(Turn(),),
        ),
        setup,
    )


# The rules.


def by_chance(state: IslandState, frame: object) -> tuple[int, ...]:
    return BY_CHANCE


def by_active(state: IslandState, frame: object) -> tuple[int, ...]:
    return SOLO[state.active]


def emit(state: IslandState, event: Event) -> None:
    if state.tell:
        state.tell(event)


def begin_turn(state: IslandState, frame: Turn) -> None:
    """A turn is a tile and a walk; when the tiles run out, the most points win."""
    if not state.stack:
        most = max(state.points)
        state.finish(tuple(seat for seat in range(state.seats) if state.points[seat] == most), "points")
        emit(state, Won(state.winners, "points"))
        return
    state.turns += 1
    emit(state, TurnBegan(state.active, state.turns))
    state.agenda += [MoveRoll(), DrawTile()]


def tiles(state: IslandState, frame: DrawTile, actor: int) -> Sequence[Command]:
    return draws(state.stack)


def draw(state: IslandState, frame: DrawTile, actor: int, command: Command) -> None:
    assert isinstance(command, Draw)
    state.stack = state.stack.without(command.tile)
    state.agenda[-1] = PlaceTile(command.tile)
    emit(state, TileDrawn(state.active, command.tile))


def places(state: IslandState, frame: PlaceTile, actor: int) -> Sequence[Command]:
    tile = tiles_of(state.setup.content)[frame.tile]
    return [Place(frame.tile, x, y, turned) for x, y, turned in state.board.placements(tile)]


def place(state: IslandState, frame: PlaceTile, actor: int, command: Command) -> None:
    assert isinstance(command, Place)
    tile = tiles_of(state.setup.content)[command.tile]
    state.board = state.board.with_tile(tile, command.x, command.y, command.rotation)
    state.agenda.pop()
    emit(state, TilePlaced(actor, command.tile, command.x, command.y, command.rotation))


def dice(state: IslandState, frame: MoveRoll, actor: int) -> Sequence[Command]:
    return die("move", state.active)


def roll(state: IslandState, frame: MoveRoll, actor: int, command: Command) -> None:
    assert isinstance(command, Roll)
    state.agenda[-1] = Move(command.pips)
    emit(state, Rolled(state.active, "move", command.pips, command.pips))


def steps(state: IslandState, frame: Move, actor: int) -> Sequence[Command]:
    return state.board.walks[state.pawns[actor]]


def move(state: IslandState, frame: Move, actor: int, command: Command) -> None:
    state.agenda.pop()
    if isinstance(command, Step):
        emit(state, Stepped(actor, state.pawns[actor], command.to))
        state.pawns[actor] = to = command.to
        if to % 9 == CENTRE and to not in state.visited:
            state.visited = (*state.visited, to)
            state.points[actor] += 1
        if frame.left > 1:
            state.agenda.append(Move(frame.left - 1))
            return
    state.active = (state.active + 1) % state.seats


COMMANDS: tuple[type[Command], ...] = (Roll, Draw, Place, Step, Stop)
prepare(View, *COMMANDS)


@cache
def own_content() -> Content:
    text = (Path(__file__).parent / "content" / "tiles.toml").read_text("utf-8")
    return Content(ID, {"tiles.toml": text})


def imagine(view: View, rng: Random, content: Content) -> IslandState:
    return state_of(view, view.setup(content))


def features() -> Features[IslandState, View]:
    from tests.games.lighthouse.features import FEATURES

    return FEATURES


LIGHTHOUSE: Game[IslandState, Command, Event, View] = Game(
    id=ID,
    rules=1,
    seats=range(2, 5),
    settings=(),
    default_content=own_content,
    commands=COMMANDS,
    events=(TurnBegan, TileDrawn, TilePlaced, Rolled, Stepped, Won),
    frames=dict(
        (
            asks(DrawTile, actors=by_chance, options=tiles, answer=draw),
            asks(PlaceTile, actors=by_active, options=places, answer=place),
            asks(MoveRoll, actors=by_chance, options=dice, answer=roll),
            asks(Move, actors=by_active, options=steps, answer=move),
        )
    ),
    works=dict((works(Turn, begin_turn),)),
    make=make,
    watch=lambda state: None,
    showing=SHOWING,
    guess=imagine,
    redact=lambda event, viewer: event,
    parse=lambda line: parse_command(line, *COMMANDS),
    dump=lambda state: msgspec.json.encode(made(SHOWN, state)),
    load=lambda data, setup: state_of(msgspec.json.decode(data, type=View), setup),
    ways=("points",),
    goal=GOAL_TILE,
    features=features,
)
