"""Lighthouse: a game for tests, as small as can be. The first pawn on a tile's centre gets a point."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from random import Random

import msgspec

from boneyard.engine.bag import Bag
from boneyard.engine.content import Content
from boneyard.engine.game import Game, Setup, State, asks, works
from boneyard.engine.showing import Part, Showing, as_it_is, made
from boneyard.games.shared.board import MIDDLE, Board
from boneyard.games.shared.commands import Command, Draw, Place, Roll, Step, Stop, parse_command
from boneyard.games.shared.dice import BY_CHANCE, SOLO, die, draws
from boneyard.games.shared.events import Event, Rolled, Stepped, TileDrawn, TilePlaced, TurnBegan, Won
from boneyard.games.shared.features import Features
from boneyard.games.shared.prepare import prepare
from boneyard.games.shared.shelf import KNOWN, known_content
from boneyard.games.shared.tile import CENTRE
from boneyard.games.shared.wire import LaidTile, board_of, laid_tiles
from boneyard.sight import tiles_of

ID, START_TILE, GOAL_TILE = "lighthouse", "pier", "lighthouse"


class Frame(msgspec.Struct, frozen=True, tag_field="frame"):
    """One entry of the agenda."""


class Turn(Frame, frozen=True, tag="turn"):
    """The active seat's turn begins."""


class DrawTile(Frame, frozen=True, tag="draw-tile"):
    """Chance draws a tile."""


class PlaceTile(Frame, frozen=True, tag="place-tile"):
    """The active seat lays it."""

    tile: str


class MoveRoll(Frame, frozen=True, tag="move-roll"):
    """Chance says how far the pawn may walk."""


class Move(Frame, frozen=True, tag="move"):
    """The active seat walks."""

    left: int


class SeatView(msgspec.Struct, frozen=True):
    """What lies before a seat."""

    pawn: int
    points: int


class Position(msgspec.Struct, frozen=True, kw_only=True):
    """A whole game at one moment, but for its setup."""

    turns: int
    active: int
    seats: tuple[SeatView, ...]
    tiles: tuple[LaidTile, ...]
    stack: dict[str, int]
    visited: tuple[int, ...]
    agenda: tuple[Turn | DrawTile | PlaceTile | MoveRoll | Move, ...]
    winners: tuple[int, ...]
    way: str


class View(Position, frozen=True, kw_only=True):
    """What one seat, or a spectator, sees."""

    game: str
    content: str
    settings: dict[str, str]
    viewer: int | None


class IslandState(State):
    """A game of Lighthouse."""

    __slots__ = ("active", "board", "pawns", "points", "seats", "setup", "stack", "turns", "visited")

    setup: Setup
    seats: int
    board: Board
    stack: Bag
    active: int
    turns: int
    pawns: list[int]
    points: list[int]
    visited: tuple[int, ...]

    def copy(self) -> IslandState:
        return state_of(position_of(self), self.setup)


def seats_of(state: IslandState) -> tuple[SeatView, ...]:
    return tuple(map(SeatView, state.pawns, state.points))


SHOWN: dict[str, Part[IslandState]] = {
    **{name: as_it_is(name) for name in ("turns", "active", "visited", "winners", "way")},
    "seats": Part(seats_of, "pawns", "points"),
    "tiles": Part(lambda state: laid_tiles(state.board), "board"),
    "stack": Part(lambda state: state.stack.counts(), "stack"),
    "agenda": Part(lambda state: tuple(state.agenda), "agenda"),
}
SHOWING: Showing[IslandState] = Showing(
    {
        **SHOWN,
        "game": Part(lambda state: ID),
        "content": Part(lambda state: state.setup.content.hash),
        "settings": Part(lambda state: {}),
    },
    own=("viewer",),
    own_parts=lambda state, viewers: [(viewer,) for viewer in viewers],
)


def position_of(state: IslandState) -> Position:
    return Position(**made(SHOWN, state))  # type: ignore[arg-type]


def see(state: IslandState, viewer: int | None) -> View:
    return View(**SHOWING.fields(state, viewer))  # type: ignore[arg-type]


def state_of(position: Position, setup: Setup) -> IslandState:
    state = IslandState.__new__(IslandState)
    state.setup, state.seats = setup, len(position.seats)
    state.board = board_of(tiles_of(setup.content), position.tiles, MIDDLE)
    state.stack = Bag(position.stack)
    state.active, state.turns, state.visited = position.active, position.turns, position.visited
    state.pawns = [seat.pawn for seat in position.seats]
    state.points = [seat.points for seat in position.seats]
    state.agenda, state.winners, state.way = list(position.agenda), position.winners, position.way
    state.forget()
    return state


def make(setup: Setup) -> IslandState:
    KNOWN.put(setup.content.hash, setup.content, setup.content.letters)
    stack = {tile.id: tile.count for tile in tiles_of(setup.content).values() if tile.id != START_TILE}
    return state_of(
        Position(
            turns=0,
            active=0,
            seats=(SeatView(CENTRE, 0),) * setup.seats,
            tiles=(LaidTile(START_TILE, 0, 0, 0),),
            stack=stack,
            visited=(CENTRE,),
            agenda=(Turn(),),
            winners=(),
            way="",
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
    """A turn is a tile and a walk; without tiles the most points win."""
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
prepare(Position, *COMMANDS)


@cache
def own_content() -> Content:
    text = (Path(__file__).parent / "content" / "tiles.toml").read_text("utf-8")
    return Content(ID, {"tiles.toml": text})


def imagine(view: View, rng: Random) -> IslandState:
    content = known_content(view.content, own_content)
    return state_of(view, Setup(ID, len(view.seats), view.settings, content))


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
    project=see,
    showing=SHOWING,
    guess=imagine,
    redact=lambda event, viewer: event,
    parse=lambda line: parse_command(line, *COMMANDS),
    dump=lambda state: msgspec.json.encode(position_of(state)),
    load=lambda data, setup: state_of(msgspec.json.decode(data, type=Position), setup),
    ways=("points",),
    goal=GOAL_TILE,
    features=features,
)
