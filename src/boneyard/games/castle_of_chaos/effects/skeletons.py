"""Castle cards about skeletons on the map."""

from __future__ import annotations

from collections.abc import Sequence

from boneyard.games.castle_of_chaos.commands import PICKS, Pick
from boneyard.games.castle_of_chaos.events import SkeletonSent, TokenLost
from boneyard.games.castle_of_chaos.frames import SendSkeletons, UprisingRoll, WallRoll
from boneyard.games.castle_of_chaos.places import outside_squares, wall_of
from boneyard.games.midevil.cards import Card
from boneyard.games.midevil.commands import GOES, Go
from boneyard.games.midevil.effects.common import NO_TARGET, UNPLAYABLE
from boneyard.games.midevil.events import SkeletonRemoved
from boneyard.games.midevil.kinds import KINDS
from boneyard.games.midevil.rules import lasting
from boneyard.games.midevil.rules.lasting import result_of
from boneyard.games.midevil.state import MidState, Targets
from boneyard.games.shared.commands import Command, Roll
from boneyard.games.shared.dice import SOLO, die
from boneyard.games.shared.events import Rolled
from boneyard.games.shared.masks import squares_in
from boneyard.games.shared.moves import SquareOptions

ENOUGH = 4
"""CC-CARD-12: the roll a token needs, even against black skeletons."""


def can_rise_up(state: MidState, seat: int, card: Card, moment: str) -> Targets:
    """CC-CARD-12: if a life token shares a square with a skeleton."""
    return NO_TARGET if state.life & state.occupied else UNPLAYABLE


def rise_up(state: MidState, seat: int, card: Card, target: int | None) -> None:
    """CC-CARD-12 Peasant Uprising: every life token that shares a square with a skeleton fights it."""
    state.agenda.append(UprisingRoll(seat, tuple(squares_in(state.life & state.occupied))))


def uprising_options(state: MidState, frame: UprisingRoll, actor: int) -> Sequence[Command]:
    """CC-CARD-12: you roll for each token."""
    return die("other", frame.seat)


def roll_uprising(state: MidState, frame: UprisingRoll, actor: int, command: Command) -> None:
    """CC-CARD-12: 4 or more removes the skeleton from the game, less removes the token from the map."""
    assert isinstance(command, Roll)
    square = frame.squares[0]
    result = result_of(state, command.pips)
    if state.tell:
        state.tell(Rolled(frame.seat, "uprising", command.pips, result))
    if result >= ENOUGH:
        kind = state.take_skeleton(square)
        state.to_removed(kind)
        if state.tell:
            state.tell(SkeletonRemoved(KINDS[kind].name, square))
    else:
        state.life ^= 1 << square
        state.bank += 1
        if state.tell:
            state.tell(TokenLost(square))
    if len(frame.squares) > 1:
        state.agenda[-1] = UprisingRoll(frame.seat, frame.squares[1:])
    else:
        state.agenda.pop()


def free(state: MidState, squares: int) -> int:
    """ME-TILE-4, CC-BRIDGE-1: where a skeleton can be put."""
    return squares & state.board.legal & ~state.occupied & ~state.barred


def sources(state: MidState, storm: bool) -> int:
    """CC-MOVE-2, CC-CARD-13, CC-CARD-14: the skeletons on the wall, or those outside."""
    area = outside_squares(state.board) if storm else wall_of(state.board)
    return area & state.occupied


def destinations(state: MidState, storm: bool) -> int:
    """CC-CARD-13, CC-CARD-14: legal squares outside, or those of the wall."""
    return free(state, wall_of(state.board) if storm else outside_squares(state.board))


def can_send(state: MidState, storm: bool) -> bool:
    """Whether skeletons may move at all (Dead Calm), and one has somewhere to go."""
    if lasting.holds(state, lasting.CALM):
        return False
    return bool(sources(state, storm) and destinations(state, storm))


def can_sortie(state: MidState, seat: int, card: Card, moment: str) -> Targets:
    """CC-CARD-13: if a skeleton stands on the wall and there is room outside."""
    return NO_TARGET if can_send(state, False) else UNPLAYABLE


def sortie(state: MidState, seat: int, card: Card, target: int | None) -> None:
    """CC-CARD-13 Protect the Wall!: move as many skeletons as rolled from the wall to squares outside."""
    state.agenda.append(WallRoll(seat, False))


def can_storm(state: MidState, seat: int, card: Card, moment: str) -> Targets:
    """CC-CARD-14: if a skeleton stands outside and there is room on the wall."""
    return NO_TARGET if can_send(state, True) else UNPLAYABLE


def storm(state: MidState, seat: int, card: Card, target: int | None) -> None:
    """CC-CARD-14 Storm the Wall!: move as many skeletons as rolled from outside onto the wall."""
    state.agenda.append(WallRoll(seat, True))


def wall_roll_options(state: MidState, frame: WallRoll, actor: int) -> Sequence[Command]:
    """CC-CARD-13, CC-CARD-14: roll a die."""
    return die("other", frame.seat)


def roll_wall(state: MidState, frame: WallRoll, actor: int, command: Command) -> None:
    """CC-CARD-13, CC-CARD-14: move that many, or as many as possible."""
    assert isinstance(command, Roll)
    number = result_of(state, command.pips)
    if state.tell:
        state.tell(Rolled(frame.seat, "wall", command.pips, number))
    state.agenda[-1] = SendSkeletons(frame.seat, frame.storm, number, -1)
    send_on(state)


def send_on(state: MidState) -> None:
    frame = state.agenda[-1]
    assert isinstance(frame, SendSkeletons)
    possible = sources(state, frame.storm) and destinations(state, frame.storm)
    if not frame.left or not possible:
        state.agenda.pop()


def sender_acts(state: MidState, frame: SendSkeletons) -> tuple[int, ...]:
    return SOLO[frame.seat]


def send_options(state: MidState, frame: SendSkeletons, actor: int) -> Sequence[Command]:
    """CC-CARD-13, CC-CARD-14: choose a skeleton, then its destination."""
    if frame.picked < 0:
        return SquareOptions(PICKS, sources(state, frame.storm))
    return SquareOptions(GOES, destinations(state, frame.storm))


def send(state: MidState, frame: SendSkeletons, actor: int, command: Command) -> None:
    """CC-CARD-13, CC-CARD-14: move the skeleton to its new square."""
    if type(command) is Pick:
        state.agenda[-1] = SendSkeletons(frame.seat, frame.storm, frame.left, command.square)
        return
    assert isinstance(command, Go)
    state.add_skeleton(state.take_skeleton(frame.picked), command.square)
    if state.tell:
        state.tell(SkeletonSent(frame.picked, command.square))
    state.agenda[-1] = SendSkeletons(frame.seat, frame.storm, frame.left - 1, -1)
    send_on(state)
