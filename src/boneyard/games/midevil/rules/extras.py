"""What a player may do besides walking: shoot, mount, and what an expansion adds."""

from __future__ import annotations

from boneyard.games.midevil.commands import Mount, Shoot, shots_with
from boneyard.games.midevil.events import Shot
from boneyard.games.midevil.frames import Fight
from boneyard.games.midevil.rules.horse import mount, mounts_here
from boneyard.games.midevil.state import MidState
from boneyard.games.shared.commands import Command
from boneyard.games.shared.masks import squares_in

SHOOTING = ("own-settle", "own-move")


def own_extras(state: MidState, seat: int, moment: str) -> tuple[Command, ...]:
    """ME-RANGE-4, ME-HORSE-2: shoot in step 3 and during the move, mount during the move."""
    kit = state.kit
    extras = kit.parts.extras
    found = extras(state, seat, moment) if extras else ()
    if moment in SHOOTING and not kit.ranged.isdisjoint(state.fronts[seat]):
        found = (*shots(state, seat), *found)
    if moment == "own-move" and state.pawns[seat] in state.parked:
        found = (*mounts_here(state, seat), *found)
    return found


def shots(state: MidState, seat: int) -> list[Command]:
    """ME-RANGE-1, ME-RANGE-2, ME-RANGE-4: skeletons in range and sight, but not with one on your square."""
    square = state.pawns[seat]
    if state.occupied >> square & 1:
        return []
    reaches = state.kit.reaches
    found: list[Command] = []
    for card in state.fronts[seat]:
        if card in reaches and not state.has_used(seat, card):
            targets = state.board.in_sight(square, reaches[card]) & state.occupied
            if targets:
                found += map(shots_with(card).__getitem__, squares_in(targets))
    return found


def do_extra(state: MidState, seat: int, command: Command) -> None:
    """Carry out a command that is neither a step nor a card."""
    if type(command) is Shoot:
        shoot(state, seat, command.card, command.square)
    elif type(command) is Mount:
        mount(state, seat, command.owner)
    else:
        do_more = state.kit.parts.do_extra
        assert do_more is not None, f"{command.text()} isn't a command of this game"
        do_more(state, seat, command)


def shoot(state: MidState, seat: int, card: str, square: int) -> None:
    """ME-RANGE-3, ME-FIGHT-8: a fight from a distance, like any other, with this weapon."""
    state.use_up(seat, card)
    if state.kit.cards[card].number("stops"):
        state.rooted = True
    if state.tell:
        state.tell(Shot(seat, card, square))
    state.agenda.append(Fight(seat, state.pawns[seat], square, card))
