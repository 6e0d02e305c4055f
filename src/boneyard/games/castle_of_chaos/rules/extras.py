"""What a player of The Castle of Chaos may do besides walking."""

from __future__ import annotations

from boneyard.games.castle_of_chaos.commands import CHALLENGE, TELEPORT, WORK_BRIDGE, Lead
from boneyard.games.castle_of_chaos.events import PawnLed
from boneyard.games.castle_of_chaos.places import ALTAR_TILE, centre_of, plan_of
from boneyard.games.castle_of_chaos.rules.bridge import can_work_bridge, work_bridge
from boneyard.games.midevil.effects.common import put_pawn
from boneyard.games.midevil.frames import Move
from boneyard.games.midevil.lasting import Lasting
from boneyard.games.midevil.rules import lasting
from boneyard.games.midevil.rules.arrive import can_duel, start_duel
from boneyard.games.midevil.state import MidState
from boneyard.games.shared.commands import Command

PRESSED = "pressed"
ALTAR_STOP = "altar-stop"


def extras(state: MidState, seat: int, moment: str) -> tuple[Command, ...]:
    """CC-BRIDGE-2, CC-DUEL-1, CC-CARD-16, CC-OPT-1: options that the expansion adds to a player's own."""
    if moment == "own-before-move":
        return (TELEPORT,) if ALTAR_STOP in state.in_force and can_teleport(state, seat) else ()
    found: tuple[Command, ...] = ()
    if state.holder >= 0 and can_duel(state, seat):
        found += (CHALLENGE,)
    if moment == "own-move":
        if state.pawns[seat] in plan_of(state.board).bridge_ends and can_work_bridge(state, seat):
            found += (WORK_BRIDGE,)
        if PRESSED in state.in_force:
            found += leads(state, seat)
    return found


def do_extra(state: MidState, seat: int, command: Command) -> None:
    if command == CHALLENGE:
        start_duel(state, seat)
    elif command == WORK_BRIDGE:
        work_bridge(state, seat)
    elif command == TELEPORT:
        teleport(state, seat)
    else:
        assert isinstance(command, Lead)
        lead(state, seat, command.seat)


def leads(state: MidState, seat: int) -> tuple[Command, ...]:
    """CC-CARD-16: the pawns that may finish this move instead of your own."""
    found: tuple[Command, ...] = ()
    for effect in state.lasting:
        if effect.what == PRESSED and effect.owner == seat and not lasting.is_helpless(state, effect.target):
            found += (Lead(effect.target),)
    return found if found and is_under_way(state) else ()


def is_under_way(state: MidState) -> bool:
    """Whether a move is in progress, or a window in it, and has steps left."""
    move = state.agenda[-1] if type(state.agenda[-1]) is Move else state.agenda[-2]
    return type(move) is Move and move.left > 0


def lead(state: MidState, seat: int, target: int) -> None:
    """CC-CARD-16: you steer with the movement left; the target fights."""
    move = state.agenda[-1]
    assert isinstance(move, Move)
    state.agenda[-1] = Move(target, seat, move.left, None, True)
    if state.tell:
        state.tell(PawnLed(seat, target))


def end_move(state: MidState, seat: int) -> None:
    """CC-OPT-1: if your own move ends on the Altar's centre, you may teleport next turn."""
    if state.kit.settings["altar_teleport"] == "off" or seat != state.active:
        return
    if state.pawns[seat] == centre_of(state.board, ALTAR_TILE):
        lasting.add(state, Lasting(ALTAR_STOP, seat, seat, seat, ends=2, waits=1))


def can_teleport(state: MidState, seat: int) -> bool:
    """CC-OPT-1: your last move ended on the Altar's centre, and you still stand there."""
    return lasting.holds(state, ALTAR_STOP, seat) and state.pawns[seat] == centre_of(state.board, ALTAR_TILE)


def teleport(state: MidState, seat: int) -> None:
    """CC-OPT-1: give up moving and appear on the Drawbridge's opening."""
    state.rooted = True
    put_pawn(state, seat, plan_of(state.board).opening)
