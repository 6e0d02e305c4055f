"""Bounds for the fields of the castle's pending frames, and of MidEvil's."""

from __future__ import annotations

from boneyard.games.castle_of_chaos import frames as f
from boneyard.games.castle_of_chaos.effects import pawns, skeletons, tokens
from boneyard.games.castle_of_chaos.rules import setup
from boneyard.games.castle_of_chaos.rules.black import further_steps
from boneyard.games.midevil.frames import MoveSkeletons
from boneyard.games.midevil.kinds import KINDS
from boneyard.games.midevil.position.bounds import (
    BOUNDS as MIDEVIL_BOUNDS,
)
from boneyard.games.midevil.position.bounds import (
    PIPS,
    are_seats,
    below,
    either,
    entry,
    has_seat,
    is_square,
    of_a_card,
)
from boneyard.games.midevil.state import GOAL_TILE, MidState
from boneyard.games.shared.masks import mask_of
from boneyard.games.shared.position.bounds import Bounds, differ


def can_go_on_graves(state: MidState, frame: f.PutBlack) -> bool:
    """CC-TILE-4: black skeletons are put on the Graveyard."""
    return frame.tile == state.board.find(GOAL_TILE)


def can_step_on(state: MidState, frame: f.StepOn) -> bool:
    """CC-BLACK-2: the skeleton there walks further than one square."""
    kind = state.kind_at(frame.square) if is_square(state, frame.square) else -1
    beneath = below(state, frame)
    moved = isinstance(beneath, MoveSkeletons) and beneath.moved[-1:] == (frame.square,)
    return moved and kind >= 0 and KINDS[kind].steps > 1 and bool(further_steps(state, frame))


def steps_left(state: MidState, frame: f.StepOn) -> bool:
    """CC-BLACK-2: how far it can still walk."""
    return frame.left in range(1, KINDS[state.kind_at(frame.square)].steps)


def are_taken(state: MidState, frame: f.Gather) -> bool:
    """CC-CARD-2: different squares of the Graveyard, and at least one is left."""
    index = state.board.find(GOAL_TILE)
    if index is None:
        return False
    graves = set(state.board.squares_of(index))
    return (
        differ(frame.taken)
        and set(frame.taken) <= graves
        and bool(pawns.gather_options(state, frame, frame.seats[0]))
    )


def can_be_swapped(state: MidState, frame: f.ChooseSkeleton) -> bool:
    """CC-CARD-5: another player on a square where a skeleton can stand, while one is outside."""
    if frame.target not in range(state.seats) or frame.target == frame.seat:
        return False
    ground = state.board.legal & ~state.occupied & ~state.barred
    return bool(ground >> state.pawns[frame.target] & 1 and pawns.swappable(state))


def can_be_sent(state: MidState, frame: f.SendSkeletons) -> bool:
    """CC-CARD-13, CC-CARD-14: none picked yet, or a skeleton that can go; and there is room for it."""
    sources = skeletons.sources(state, frame.storm)
    if not (sources and skeletons.destinations(state, frame.storm)):
        return False
    return frame.picked == -1 or (frame.picked >= 0 and bool(sources >> frame.picked & 1))


BOUNDS: Bounds[MidState] = {
    **MIDEVIL_BOUNDS,
    **dict(
        (
            entry(f.DrawBeyond),
            entry(
                f.PutBlack,
                seat=has_seat,
                tile=can_go_on_graves,
                left=lambda state, frame: (
                    0 < frame.left <= min(setup.BLACK_SKELETONS, len(setup.free_graves(state, frame.tile)))
                ),
            ),
            entry(f.BridgeRoll, seat=has_seat),
            entry(f.StepOn, seat=has_seat, square=can_step_on, left=steps_left),
            entry(
                f.Gather,
                seats=lambda state, frame: bool(frame.seats) and are_seats(state, frame.seats),
                taken=are_taken,
            ),
            entry(f.ChooseSkeleton, seat=has_seat, target=can_be_swapped),
            entry(
                f.TakeSkeletons,
                seat=has_seat,
                points=lambda state, frame: (
                    of_a_card(frame.points) and bool(tokens.take_options(state, frame, frame.seat))
                ),
            ),
            entry(
                f.CrushRoll,
                seats=lambda state, frame: bool(frame.seats) and are_seats(state, frame.seats),
                rolls=lambda state, frame: (
                    are_seats(state, [*frame.seats, *(seat for seat, _ in frame.rolls)])
                    and all(pips in range(PIPS + 1) for _, pips in frame.rolls)
                ),
            ),
            entry(
                f.UprisingRoll,
                seat=has_seat,
                squares=lambda state, frame: (
                    bool(frame.squares)
                    and differ(frame.squares)
                    and all(square in range(len(state.board.kinds)) for square in frame.squares)
                    and not mask_of(frame.squares) & ~(state.life & state.occupied)
                ),
            ),
            entry(f.WallRoll, seat=has_seat, storm=either),
            entry(
                f.SendSkeletons,
                seat=has_seat,
                storm=either,
                left=lambda state, frame: frame.left in range(1, PIPS + 1),
                picked=can_be_sent,
            ),
        )
    ),
}
