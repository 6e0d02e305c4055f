"""Cards that help their player."""

from __future__ import annotations

from collections.abc import Sequence

from boneyard.games.midevil.cards import Card
from boneyard.games.midevil.commands import GOES, Go
from boneyard.games.midevil.effects.common import NO_TARGET, UNPLAYABLE, change_fight, put_pawn
from boneyard.games.midevil.frames import ChooseSquare, Move
from boneyard.games.midevil.rules.arrive import MOST_LIVES, gain_life
from boneyard.games.midevil.rules.horse import change_move, could_double, current_move
from boneyard.games.midevil.rules.turn import cannot_move
from boneyard.games.midevil.state import MidState, Targets
from boneyard.games.shared.commands import Command
from boneyard.games.shared.dice import SOLO

TUNNEL = "tunnel"


def can_surge(state: MidState, seat: int, card: Card, moment: str) -> Targets:
    """After the movement roll and before the first step, or after a failed fight roll."""
    if moment == "own-mend":
        return NO_TARGET
    move = state.agenda[-2]
    return NO_TARGET if type(move) is Move and could_double(state, move) else UNPLAYABLE


def surge(state: MidState, seat: int, card: Card, target: int | None) -> None:
    """Second Wind: double your movement roll, or +2 on one fight roll."""
    index = current_move(state, seat)
    if state.current_fight() is None and index is not None:
        change_move(state, index, doubles=1, halves=0)
    else:
        change_fight(state, plus=card.number("bonus"))


def can_rest(state: MidState, seat: int, card: Card, moment: str) -> Targets:
    """If nothing keeps you from moving, and you can take a life token (ME-MISC-1)."""
    fits = not cannot_move(state) and state.lives[seat] < MOST_LIVES and state.bank > 0
    return NO_TARGET if fits else UNPLAYABLE


def rest(state: MidState, seat: int, card: Card, target: int | None) -> None:
    """Hearty Stew: take 2 life tokens instead of moving."""
    gain_life(state, seat, card.number("life"))
    state.rooted = True


def entrances(state: MidState) -> list[int]:
    """The inside squares at the doors of all buildings."""
    return sorted({inside for inside, _ in state.board.doors})


def can_tunnel(state: MidState, seat: int, card: Card, moment: str) -> Targets:
    """If nothing keeps you from moving, and there is a building to go to."""
    return NO_TARGET if state.board.doors and not cannot_move(state) else UNPLAYABLE


def tunnel(state: MidState, seat: int, card: Card, target: int | None) -> None:
    """Secret Tunnel: instead of rolling, go to the inside square at a door of any building."""
    state.rooted = True
    state.agenda.append(ChooseSquare(seat, TUNNEL, seat))


def goer_acts(state: MidState, frame: ChooseSquare) -> tuple[int, ...]:
    return SOLO[frame.seat]


def entrance_options(state: MidState, frame: ChooseSquare, actor: int) -> Sequence[Command]:
    return [GOES[square] for square in entrances(state)]


def go_through(state: MidState, frame: ChooseSquare, actor: int, command: Command) -> None:
    """ME-MOVE-8: entering the new square is like walking onto it."""
    assert isinstance(command, Go)
    state.agenda.pop()
    put_pawn(state, frame.target, command.square)


def can_bless(state: MidState, seat: int, card: Card, moment: str) -> Targets:
    """Once, before your own fight roll."""
    fight = state.current_fight()
    return NO_TARGET if fight is not None and not fight.blessed else UNPLAYABLE


def bless(state: MidState, seat: int, card: Card, target: int | None) -> None:
    """Blessing: your fight roll counts as 6."""
    change_fight(state, blessed=True)
