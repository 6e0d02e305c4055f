from __future__ import annotations

from collections.abc import Sequence

from boneyard.engine.game import Acting
from boneyard.games.shared.commands import STOP, Command, Put, Roll, Shift
from boneyard.games.shared.dice import SOLO, die
from boneyard.games.shared.events import FigureMoved, Rolled
from boneyard.games.shared.moves import MoveOptions, SquareOptions
from boneyard.games.zombie_invasion.commands import BREED, Breed
from boneyard.games.zombie_invasion.frames import BreedZombie, MoveZombies, ZombieRoll
from boneyard.games.zombie_invasion.rules.tiles import PUTS, put
from boneyard.games.zombie_invasion.state import ZombieState

PRICE = 3
"""ZI-ZOMBIE-3: how many moves a new zombie costs."""
ENOUGH: tuple[Command, ...] = (STOP,)
ENOUGH_OR_BREED: tuple[Command, ...] = (STOP, BREED)


def zombie_roll_options(state: ZombieState, frame: ZombieRoll, actor: int) -> Sequence[Command]:
    """ZI-TURN-4: roll a die."""
    return die("figures", state.active)


def roll_zombies(state: ZombieState, frame: ZombieRoll, actor: int, command: Command) -> Acting:
    """ZI-TURN-4: move up to that many zombies."""
    assert isinstance(command, Roll)
    if state.tell:
        state.tell(Rolled(state.active, "figures", command.pips, command.pips))
    return ask_again(state, MoveZombies(command.pips, ()))


def legal_moves(state: ZombieState, frame: MoveZombies) -> int:
    """ZI-ZOMBIE-1, ZI-ZOMBIE-2, ZI-TURN-4: joined crossings, never two on a square, none twice."""
    closed = state.entering
    leave = state.board.leave
    for square in frame.moved:
        closed |= leave[square]
    return (state.leaving | closed) ^ closed  # `leaving & ~closed`, but negative numbers are slow


def can_breed(state: ZombieState, frame: MoveZombies) -> bool:
    """ZI-ZOMBIE-3, ZI-ZOMBIE-4: three moves left, a zombie in the box, a free square in a building."""
    return frame.left >= PRICE and state.box > 0 and state.board.rooms & ~state.zombies != 0


def zombie_options(state: ZombieState, frame: MoveZombies, actor: int) -> MoveOptions:
    """ZI-TURN-4: move any zombie that hasn't moved one square, breed one, or stop."""
    others = ENOUGH_OR_BREED if can_breed(state, frame) else ENOUGH
    return MoveOptions(state.board, legal_moves(state, frame), others)


def move_zombie(state: ZombieState, frame: MoveZombies, actor: int, command: Command) -> Acting:
    """ZI-TURN-4: move a zombie; tokens on its square stay (ZI-ZOMBIE-2)."""
    if type(command) is Shift:
        start, to = command.start, command.to
        board = state.board
        state.zombies ^= 1 << start | 1 << to
        state.leaving ^= board.leave[start] ^ board.leave[to]
        state.entering ^= board.enter[start] ^ board.enter[to]
        if state.tell:
            state.tell(FigureMoved(actor, start, to))
        return ask_again(state, MoveZombies(frame.left - 1, (*frame.moved, to)))
    if type(command) is Breed:
        state.agenda.append(BreedZombie())
        return SOLO[actor]
    state.agenda.pop()
    return None


def ask_again(state: ZombieState, frame: MoveZombies) -> Acting:
    """ZI-TURN-4: continue while a zombie can move or be bred."""
    if frame.left:
        options = zombie_options(state, frame, state.active)
        if options.mask or options.others is not ENOUGH:
            state.agenda[-1] = frame
            state.offer(state.active, options)
            return SOLO[state.active]
    state.agenda.pop()
    return None


def breed_options(state: ZombieState, frame: BreedZombie, actor: int) -> Sequence[Command]:
    """ZI-ZOMBIE-3: any inside square of a named building without a zombie; pawns don't matter."""
    return SquareOptions(PUTS["zombie"], state.board.rooms & ~state.zombies)


def breed(state: ZombieState, frame: BreedZombie, actor: int, command: Command) -> Acting:
    """ZI-ZOMBIE-3: a new zombie instead of moving three; it doesn't move this turn."""
    assert isinstance(command, Put)
    state.agenda.pop()
    put(state, "zombie", command.square)
    moving = state.agenda[-1]
    assert isinstance(moving, MoveZombies)
    return ask_again(state, MoveZombies(moving.left - PRICE, (*moving.moved, command.square)))


def why_no_shift(state: ZombieState, frame: MoveZombies, actor: int, command: Command) -> str | None:
    if not isinstance(command, Shift):
        return "ZI-ZOMBIE-3" if isinstance(command, Breed) else "ZI-TURN-4"
    if command.start in frame.moved:
        return "ZI-TURN-4"
    board = state.board
    known = 0 <= command.start < len(board.leave) and command.to in board.neighbours[command.start]
    return "ZI-ZOMBIE-2" if known and state.zombies >> command.start & 1 else "ZI-ZOMBIE-1"
