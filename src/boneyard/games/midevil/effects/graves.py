"""Cards that call, move and remove skeletons."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain

from boneyard.engine.game import Acting
from boneyard.games.midevil.cards import Card
from boneyard.games.midevil.commands import AIMS, REMOVALS, Aim, Remove
from boneyard.games.midevil.effects.common import NO_TARGET, UNPLAYABLE
from boneyard.games.midevil.events import SkeletonRemoved
from boneyard.games.midevil.frames import ChooseTile, PutSkeletons, RemoveSkeletons
from boneyard.games.midevil.kinds import KINDS, NUMBER, less, one
from boneyard.games.midevil.rules import lasting
from boneyard.games.midevil.rules.filling import puts
from boneyard.games.midevil.rules.skeletons import ENOUGH, legal_moves, start_moving
from boneyard.games.midevil.state import MidState, Targets
from boneyard.games.shared.commands import STOP, Command, Put
from boneyard.games.shared.dice import SOLO
from boneyard.games.shared.events import FigurePut
from boneyard.games.shared.masks import squares_in
from boneyard.games.shared.moves import SquareOptions

PURPOSES = SUMMON, RISE, CRUMBLE = "summon", "rise", "crumble"


def room(state: MidState) -> int:
    """ME-TILE-4, ME-TILE-7: legal squares of the map without a skeleton."""
    return state.board.legal & ~(state.occupied | state.barred)


def free_squares(state: MidState, tile: int) -> int:
    """ME-TILE-4, ME-TILE-7: legal squares of a tile without a skeleton."""
    return room(state) & state.board.tile_mask(tile)


def can_summon(state: MidState, seat: int, card: Card, moment: str) -> Targets:
    """ME-MISC-2, ME-EVENT-9: if the supply has a skeleton for the card and the map a square for it."""
    fitting = any(
        number and KINDS[kind].points <= card.number("points") for kind, number in enumerate(state.supply)
    )
    return NO_TARGET if fitting and room(state) else UNPLAYABLE


def summon(state: MidState, seat: int, card: Card, target: int | None) -> None:
    """Call of the Grave: put up to 6 points of skeletons from the supply on legal squares of one tile."""
    state.agenda.append(ChooseTile(seat, SUMMON, card.number("points")))


def can_rise(state: MidState, seat: int, card: Card, moment: str) -> Targets:
    """ME-MISC-2, ME-EVENT-9: if there are removed skeletons and a square for one."""
    return NO_TARGET if any(state.removed) and room(state) else UNPLAYABLE


def rise(state: MidState, seat: int, card: Card, target: int | None) -> None:
    """They Rise Again: put up to 5 removed skeletons on legal squares of one tile."""
    state.agenda.append(ChooseTile(seat, RISE, card.number("number")))


def can_march(state: MidState, seat: int, card: Card, moment: str) -> Targets:
    """If skeletons may move and one has a legal step."""
    if lasting.holds(state, lasting.CALM):
        return UNPLAYABLE
    return NO_TARGET if legal_moves(state, (), in_phase=False) else UNPLAYABLE


def march(state: MidState, seat: int, card: Card, target: int | None) -> None:
    """Bone March: move up to 6 skeletons one square each, now."""
    start_moving(state, seat, card.number("number"), must=False)


def can_calm(state: MidState, seat: int, card: Card, moment: str) -> Targets:
    """ME-MISC-5: two copies don't add up."""
    return UNPLAYABLE if lasting.holds(state, lasting.CALM) else NO_TARGET


def calm(state: MidState, seat: int, card: Card, target: int | None) -> None:
    """Dead Calm: no skeleton moves until your next turn."""
    lasting.until_next_turn(state, lasting.CALM, seat, seat)


def can_crumble(state: MidState, seat: int, card: Card, moment: str) -> Targets:
    """If the card can remove a skeleton with points from the map."""
    for kind, mask in zip(KINDS, state.skeletons, strict=True):
        if mask and 0 < kind.points <= card.number("points"):
            return NO_TARGET
    return UNPLAYABLE


def crumble(state: MidState, seat: int, card: Card, target: int | None) -> None:
    """Crumble: remove up to 3 points of skeletons from one tile."""
    state.agenda.append(ChooseTile(seat, CRUMBLE, card.number("points")))


def removable(state: MidState, points: int) -> int:
    """The squares with a skeleton worth at least one and at most this many points."""
    found = 0
    for kind, mask in zip(KINDS, state.skeletons, strict=True):
        if 0 < kind.points <= points:
            found |= mask
    return found


def chooser_acts(state: MidState, frame: ChooseTile | PutSkeletons | RemoveSkeletons) -> tuple[int, ...]:
    return SOLO[frame.seat]


def tile_options(state: MidState, frame: ChooseTile, actor: int) -> Sequence[Command]:
    """ME-EVENT-9: the tiles on which the card can do something."""
    fitting = removable(state, frame.amount) if frame.purpose == CRUMBLE else room(state)
    return [AIMS[tile] for tile in range(len(state.board.tiles)) if fitting >> tile * 9 & 0x1FF]


def choose_tile(state: MidState, frame: ChooseTile, actor: int, command: Command) -> Acting:
    assert isinstance(command, Aim)
    if frame.purpose == CRUMBLE:
        state.agenda[-1] = RemoveSkeletons(actor, command.tile, frame.amount)
    else:
        state.agenda[-1] = PutSkeletons(actor, command.tile, frame.amount, frame.purpose)
    return SOLO[actor]


def kinds_to_put(state: MidState, frame: PutSkeletons) -> tuple[int, ...]:
    """The kinds that can still be put: by points from the supply, or by number from the removed."""
    if frame.source == SUMMON:
        return tuple(
            [kind for kind, number in enumerate(state.supply) if number and KINDS[kind].points <= frame.left]
        )
    return tuple([kind for kind, number in enumerate(state.removed) if number and frame.left])


def put_options(state: MidState, frame: PutSkeletons, actor: int) -> Sequence[Command]:
    kinds = kinds_to_put(state, frame)
    squares = squares_in(free_squares(state, frame.tile))
    return STOP, *chain.from_iterable([puts(kinds, square) for square in squares])


def put_skeleton(state: MidState, frame: PutSkeletons, actor: int, command: Command) -> Acting:
    """ME-MISC-2: a skeleton comes from the supply, or back from the removed."""
    if type(command) is not Put:
        state.agenda.pop()
        return None
    kind = NUMBER[command.what]
    if frame.source == SUMMON:
        state.supply = less(state.supply, one(kind))
        left = frame.left - KINDS[kind].points
    else:
        state.to_removed(kind, -1)
        left = frame.left - 1
    state.add_skeleton(kind, command.square)
    if state.tell:
        state.tell(FigurePut(command.what, command.square))
    state.agenda[-1] = following = PutSkeletons(frame.seat, frame.tile, left, frame.source)
    if kinds_to_put(state, following) and free_squares(state, frame.tile):
        return SOLO[actor]
    state.agenda.pop()
    return None


def remove_options(state: MidState, frame: RemoveSkeletons, actor: int) -> Sequence[Command]:
    here = removable(state, frame.left) & state.board.tile_mask(frame.tile)
    return SquareOptions(REMOVALS, here, ENOUGH)


def remove_skeleton(state: MidState, frame: RemoveSkeletons, actor: int, command: Command) -> Acting:
    """ME-MISC-2: a skeleton is removed from the map; only a card can bring it back."""
    if type(command) is not Remove:
        state.agenda.pop()
        return None
    kind = state.take_skeleton(command.square)
    state.to_removed(kind)
    if state.tell:
        state.tell(SkeletonRemoved(KINDS[kind].name, command.square))
    left = frame.left - KINDS[kind].points
    if removable(state, left) & state.board.tile_mask(frame.tile):
        state.agenda[-1] = RemoveSkeletons(frame.seat, frame.tile, left)
        return SOLO[actor]
    state.agenda.pop()
    return None
