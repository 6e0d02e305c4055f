"""Castle cards that move pawns."""

from __future__ import annotations

from collections.abc import Sequence

from boneyard.games.castle_of_chaos.commands import PICKS, Pick
from boneyard.games.castle_of_chaos.events import SkeletonSent
from boneyard.games.castle_of_chaos.frames import ChooseSkeleton, Gather
from boneyard.games.castle_of_chaos.places import PIT_TILE, centre_of, plan_of
from boneyard.games.castle_of_chaos.rules.extras import PRESSED
from boneyard.games.midevil.cards import Card
from boneyard.games.midevil.commands import Go
from boneyard.games.midevil.effects.common import NO_TARGET, UNPLAYABLE, others, put_pawn
from boneyard.games.midevil.lasting import Lasting
from boneyard.games.midevil.rules import lasting
from boneyard.games.midevil.state import GOAL_TILE, MidState, Targets
from boneyard.games.shared.commands import Command
from boneyard.games.shared.dice import SOLO
from boneyard.games.shared.moves import SquareOptions


def is_pinned(state: MidState, seat: int) -> bool:
    """CC-CARD-10: the pawn can't move in any way."""
    return lasting.holds(state, lasting.PINNED, seat)


def can_gather(state: MidState, seat: int, card: Card, moment: str) -> Targets:
    """CC-CARD-2: only if the Graveyard is in play."""
    return UNPLAYABLE if state.board.find(GOAL_TILE) is None else NO_TARGET


def gather(state: MidState, seat: int, card: Card, target: int | None) -> None:
    """CC-CARD-2 Ashes to Ashes: starting with you and going left, all players go to the Graveyard."""
    order = [(seat + offset) % state.seats for offset in range(state.seats)]
    state.agenda.append(Gather(tuple(other for other in order if not is_pinned(state, other)), ()))
    gather_on(state)


def gatherer_acts(state: MidState, frame: Gather) -> tuple[int, ...]:
    return SOLO[frame.seats[0]]


def gather_options(state: MidState, frame: Gather, actor: int) -> Sequence[Command]:
    """CC-CARD-2: a square of the Graveyard that nobody has taken, with or without a skeleton."""
    index = state.board.find(GOAL_TILE)
    assert index is not None
    return tuple(
        Go(square)
        for square in state.board.squares_of(index)
        if state.board.legal >> square & 1 and square not in frame.taken
    )


def choose_grave(state: MidState, frame: Gather, actor: int, command: Command) -> None:
    """CC-CARD-2: the pawn goes there; the next player chooses."""
    assert isinstance(command, Go)
    state.agenda[-1] = Gather(frame.seats[1:], (*frame.taken, command.square))
    put_pawn(state, actor, command.square, settle=False)
    gather_on(state)


def gather_on(state: MidState) -> None:
    """ME-MOVE-8: once all have arrived, the active player settles the new square, in the right steps."""
    frame = state.agenda[-1]
    assert isinstance(frame, Gather)
    if not frame.seats:
        state.agenda.pop()
        if not is_pinned(state, state.active):
            put_pawn(state, state.active, state.pawns[state.active])


def can_swap(state: MidState, seat: int, card: Card, moment: str) -> Targets:
    """CC-CARD-5: the target's square could hold a skeleton, and a skeleton outside the castle may move."""
    if not swappable(state) or lasting.holds(state, lasting.CALM):
        return UNPLAYABLE
    ground = state.board.legal & ~state.occupied & ~state.barred
    return [
        other
        for other in others(state, seat)
        if ground >> state.pawns[other] & 1 and not is_pinned(state, other)
    ]


def swappable(state: MidState) -> int:
    """CC-CARD-5: the skeletons outside the 12 castle tiles."""
    return state.occupied & ~plan_of(state.board).castle


def swap(state: MidState, seat: int, card: Card, target: int | None) -> None:
    """CC-CARD-5 He's One of Them!: the target swaps places with a skeleton that you choose."""
    assert target is not None
    state.agenda.append(ChooseSkeleton(seat, target))


def swap_acts(state: MidState, frame: ChooseSkeleton) -> tuple[int, ...]:
    return SOLO[frame.seat]


def swap_options(state: MidState, frame: ChooseSkeleton, actor: int) -> Sequence[Command]:
    """CC-CARD-5: any skeleton outside the castle."""
    return SquareOptions(PICKS, swappable(state))


def swap_places(state: MidState, frame: ChooseSkeleton, actor: int, command: Command) -> None:
    """CC-CARD-5: pawn and skeleton swap places."""
    assert isinstance(command, Pick)
    state.agenda.pop()
    old = state.pawns[frame.target]
    state.add_skeleton(state.take_skeleton(command.square), old)
    if state.tell:
        state.tell(SkeletonSent(command.square, old))
    put_pawn(state, frame.target, command.square)


def can_send(state: MidState, seat: int, card: Card, moment: str) -> Targets:
    """CC-CARD-10: anyone else; without the Pit in play the card is just discarded."""
    return [other for other in others(state, seat) if not is_pinned(state, other)]


def send_to_pit(state: MidState, seat: int, card: Card, target: int | None) -> None:
    """CC-CARD-10 To the Pit!: the target is in the Pit and can't move in any way until your next turn."""
    assert target is not None
    pit = centre_of(state.board, PIT_TILE)
    if pit is None:
        return
    put_pawn(state, target, pit, settle=False)
    lasting.until_next_turn(state, lasting.PINNED, seat, target)


def can_press(state: MidState, seat: int, card: Card, moment: str) -> Targets:
    """CC-CARD-16: in your own turn, anyone else who can be moved."""
    if seat != state.active:
        return UNPLAYABLE
    return [other for other in others(state, seat) if not is_pinned(state, other)]


def press(state: MidState, seat: int, card: Card, target: int | None) -> None:
    """CC-CARD-16 We Can Take Them!: the target's pawn comes to your square and may finish your move."""
    assert target is not None
    put_pawn(state, target, state.pawns[seat])
    lasting.add(state, Lasting(PRESSED, seat, target, seat, ends=1))
