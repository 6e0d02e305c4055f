"""Bounds for the fields of pending frames: what the rules can bring about."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from boneyard.games.midevil import frames as f
from boneyard.games.midevil.cards import WINDOWS
from boneyard.games.midevil.commands import Play
from boneyard.games.midevil.effects import boons, graves
from boneyard.games.midevil.effects.hexes import items_of, loot
from boneyard.games.midevil.kinds import COLOURS, KINDS
from boneyard.games.midevil.rules import duel, fight, turn
from boneyard.games.midevil.rules.arrive import MOST_LIVES
from boneyard.games.midevil.rules.deck import HAND
from boneyard.games.midevil.rules.playing import fitting_cards
from boneyard.games.midevil.rules.skeletons import legal_moves
from boneyard.games.midevil.rules.tiles import place_options
from boneyard.games.midevil.state import GOAL_TILE, MidState
from boneyard.games.shared.commands import Place
from boneyard.games.shared.frames import Frame
from boneyard.games.shared.position.bounds import Bounds, Entry, Holds, bound, differ
from boneyard.games.shared.tile import Tile

F = TypeVar("F")
PIPS = 6
MOST_OF_A_CARD = 9
"""The highest number on a card (`effects`)."""


DuelFrame = f.DuelRoll | f.DuelReroll | f.DuelOpen


def entry(kind: type[F], /, **fields: Holds[MidState, F]) -> Entry[MidState]:
    return bound(kind, fields)


def either(state: MidState, frame: object) -> bool:
    """Both values are possible."""
    return True


def has_seat(state: MidState, frame: Frame) -> bool:
    return frame.seat in range(state.seats)


def are_seats(state: MidState, seats: Sequence[int]) -> bool:
    return differ(seats) and all(seat in range(state.seats) for seat in seats)


def is_square(state: MidState, square: int) -> bool:
    return square in range(len(state.board.kinds))


def has_tile(state: MidState, frame: Frame) -> bool:
    return frame.tile in range(len(state.board.tiles))


def tile_of(state: MidState, frame: f.TileRoll | f.FillTile) -> Tile:
    return state.board.tiles[frame.tile].tile


def are_in_the_game(state: MidState, tiles: Sequence[str]) -> bool:
    """These tiles can be drawn; their numbers are checked with the stack."""
    return all(tile in state.kit.tiles and state.kit.tiles[tile].place is None for tile in tiles)


def can_be_placed(state: MidState, frame: f.PlaceTile) -> bool:
    """ME-TURN-2: the drawn tile fits somewhere."""
    if not are_in_the_game(state, (frame.tile,)) or (frame.forced and frame.tile != GOAL_TILE):
        return False
    return any(type(option) is Place for option in place_options(state, frame, state.active)[:1])


def is_unnamed(state: MidState, frame: f.TileRoll) -> bool:
    """ME-TILE-5: only an unnamed tile is rolled for."""
    return has_tile(state, frame) and not tile_of(state, frame).named


def most_doubles(state: MidState) -> int:
    """ME-MISC-5: one for riding, one for a card, and one for each horse taken on the way."""
    return state.seats + 2


def can_be_rolled(state: MidState, rolled: f.MoveRolled) -> bool:
    """ME-MISC-5: every other player halves at most twice."""
    halves = range(2 * state.seats + 1)
    return (
        rolled.pips in range(1, PIPS + 1)
        and rolled.doubles in range(most_doubles(state) + 1)
        and rolled.halves in halves
    )


def is_fought(state: MidState, frame: f.Fight) -> bool:
    """There is a skeleton to fight, or there was one."""
    return is_square(state, frame.square) and (frame.stage == fight.GONE or state.kind_at(frame.square) >= 0)


def is_weapon(state: MidState, frame: f.Fight) -> bool:
    """ME-FIGHT-8: a weapon is a card that adds to the roll."""
    card = state.kit.cards.get(frame.weapon or "")
    return frame.weapon is None or (card is not None and card.effect in ("weapon", "ranged"))


def below(state: MidState, frame: object) -> object:
    return state.agenda[state.agenda.index(frame) - 1]


def fights(state: MidState, frame: f.FightReady | f.FightRoll | f.Mend) -> bool:
    """The fight beneath is this seat's."""
    beneath = below(state, frame)
    return isinstance(beneath, f.Fight) and beneath.seat == frame.seat


def has_missed(state: MidState, frame: f.Mend) -> bool:
    """ME-FIGHT-2: the roll of the fight beneath failed."""
    beneath = below(state, frame)
    if not (isinstance(beneath, f.Fight) and fights(state, frame) and beneath.stage == fight.OUTCOME):
        return False
    return fight.result(state, beneath) < fight.needed(state, beneath)


def are_sealed(state: MidState, frame: f.Window) -> bool:
    """ME-EVENT-7: cards that seats which have answered hold and can play, one each."""
    seats = [seat for seat, _, _ in frame.sealed]
    return differ(seats) and all(
        seat in frame.asked
        and seat not in frame.waiting
        and Play(card, target) in fitting_cards(state, seat, frame.kind)
        for seat, card, target in frame.sealed
    )


def are_bids(state: MidState, frame: f.Duel) -> bool:
    """ME-DUEL-3, ME-DUEL-8: what both have spent, once they have."""
    most = *(KINDS[kind].supply for kind in COLOURS), MOST_LIVES
    stakes = len(duel.STAKES) if state.kit.revised else len(COLOURS)
    length = stakes if frame.stage >= duel.MENDING else 0
    return all(
        len(bid) == length
        and all(number in range(limit + 1) for number, limit in zip(bid, most, strict=False))
        for bid in frame.bids
    )


def are_committed(state: MidState, frame: f.DuelBids) -> bool:
    """ME-DUEL-3: each bids kind by kind no more than they have, and one of them hasn't finished."""
    for seat, bid in zip(frame.seats, frame.bids, strict=True):
        kinds = duel.STAKES[: len(bid)]
        if len(bid) > len(duel.STAKES) or any(
            number not in range(duel.at_stake(state, seat, what) + 1)
            for number, what in zip(bid, kinds, strict=True)
        ):
            return False
    return bool(duel.bidders(state, frame))


def duels(state: MidState, frame: DuelFrame) -> bool:
    """This seat fights the duel beneath on this side."""
    beneath = below(state, frame)
    return isinstance(beneath, f.Duel) and duel.seat_of(beneath, frame.side) == frame.seat


def has_side(state: MidState, frame: DuelFrame) -> bool:
    return frame.side in (0, 1)


def can_reroll(state: MidState, frame: f.DuelReroll) -> bool:
    """ME-DUEL-4: this duellist has a committed life token left."""
    beneath = below(state, frame)
    if not (isinstance(beneath, f.Duel) and duels(state, frame) and beneath.stage == duel.MENDING):
        return False
    return state.kit.revised and beneath.bids[frame.side][3] > 0


def can_spend(state: MidState, frame: f.DuelOpen) -> bool:
    """ME-DUEL-8: duels are open in the first printing only."""
    beneath = below(state, frame)
    if not (isinstance(beneath, f.Duel) and duels(state, frame) and beneath.stage == duel.MENDING):
        return False
    return not state.kit.revised


def can_move_skeletons(state: MidState, frame: f.MoveSkeletons) -> bool:
    """ME-SKEL-1: nobody is asked if no skeleton can move."""
    if state.agenda[-1] is not frame:
        return True
    return frame.left > 0 and bool(legal_moves(state, frame.moved, frame.must))


def can_choose_item(state: MidState, frame: f.ChooseItem) -> bool:
    """ME-EVENT-9: another player with something to take or lose."""
    if frame.target not in range(state.seats) or frame.target == frame.seat:
        return False
    return bool(loot(state, frame.seat, frame.target) if frame.take else items_of(state, frame.target))


def of_a_card(number: int) -> bool:
    """A number that a card can give, or a remainder of it."""
    return number in range(1, MOST_OF_A_CARD + 1)


def can_choose_tile(state: MidState, frame: f.ChooseTile) -> bool:
    """ME-EVENT-9: the card can do something on some tile."""
    return of_a_card(frame.amount) and bool(graves.tile_options(state, frame, frame.seat))


BOUNDS: Bounds[MidState] = dict(
    (
        entry(f.FirstSeat),
        entry(f.FillStart, tile=has_tile),
        entry(f.DrawCards, seat=has_seat),
        entry(
            f.DealCard,
            seat=lambda state, frame: (
                has_seat(state, frame) and len(state.hands[frame.seat]) < HAND and bool(state.deck)
            ),
        ),
        entry(f.Turn, step=lambda state, frame: frame.step in range(len(turn.STEPS))),
        entry(
            f.DrawTile, aside=lambda state, frame: are_in_the_game(state, frame.aside) and bool(state.stack)
        ),
        entry(
            f.PlaceTile,
            tile=can_be_placed,
            aside=lambda state, frame: are_in_the_game(state, frame.aside),
            forced=either,
        ),
        entry(f.TileRoll, tile=is_unnamed),
        entry(
            f.FillTile,
            seat=has_seat,
            tile=has_tile,
            figures=lambda state, frame: 0 <= frame.figures <= tile_of(state, frame).figures,
            points=lambda state, frame: frame.points in range(PIPS + 1),
            life=lambda state, frame: 0 <= frame.life <= tile_of(state, frame).life,
            colours=lambda state, frame: differ(frame.colours) and set(frame.colours) <= set(COLOURS),
        ),
        entry(f.Arrive, seat=has_seat, duels=either),
        entry(f.Settle),
        entry(f.BeforeMove),
        entry(f.MoveRoll),
        entry(f.MoveRolled, pips=can_be_rolled, doubles=can_be_rolled, halves=can_be_rolled),
        entry(
            f.Move,
            seat=has_seat,
            chooser=lambda state, frame: frame.chooser in range(state.seats),
            left=lambda state, frame: frame.left in range((PIPS << most_doubles(state)) + 1),
            rolled=lambda state, frame: frame.rolled is None or can_be_rolled(state, frame.rolled),
            owner_done=either,
        ),
        entry(f.MoveStep),
        entry(
            f.Fight,
            seat=has_seat,
            stand=lambda state, frame: is_square(state, frame.stand),
            square=is_fought,
            weapon=is_weapon,
            stage=lambda state, frame: frame.stage in range(fight.GONE + 1),
            pips=lambda state, frame: frame.pips in range(PIPS + 1),
            plus=lambda state, frame: frame.plus in range(MOST_OF_A_CARD * state.seats + 1),
            blessed=either,
            repeated=either,
        ),
        entry(f.FightReady, seat=fights),
        entry(f.FightRoll, seat=fights),
        entry(f.Mend, seat=has_missed),
        entry(
            f.Window,
            kind=lambda state, frame: frame.kind in WINDOWS,
            asked=lambda state, frame: are_seats(state, frame.asked) and state.active not in frame.asked,
            waiting=lambda state, frame: (
                bool(frame.waiting) and differ(frame.waiting) and set(frame.waiting) <= set(frame.asked)
            ),
            sealed=are_sealed,
        ),
        entry(
            f.AskLater,
            kind=lambda state, frame: frame.kind in WINDOWS,
            seats=lambda state, frame: are_seats(state, frame.seats),
        ),
        entry(
            f.Duel,
            seat=has_seat,
            holder=lambda state, frame: frame.holder in range(state.seats) and frame.holder != frame.seat,
            stage=lambda state, frame: frame.stage in range(duel.TOTALS + 1),
            side=lambda state, frame: frame.side in (0, 1),
            rolls=lambda state, frame: all(pips in range(PIPS + 1) for pips in frame.rolls),
            bids=are_bids,
            stopped=either,
        ),
        entry(f.DuelRoll, side=has_side, seat=duels),
        entry(
            f.DuelBids,
            seats=lambda state, frame: (
                isinstance(beneath := below(state, frame), f.Duel)
                and frame.seats == (beneath.seat, beneath.holder)
                and state.kit.revised
            ),
            bids=are_committed,
        ),
        entry(f.DuelReroll, side=has_side, seat=can_reroll),
        entry(f.DuelOpen, side=has_side, seat=can_spend),
        entry(f.SkeletonRoll),
        entry(
            f.MoveSkeletons,
            seat=has_seat,
            left=lambda state, frame: frame.left in range(MOST_OF_A_CARD + 1),
            moved=lambda state, frame: (
                differ(frame.moved) and all(is_square(state, square) for square in frame.moved)
            ),
            must=can_move_skeletons,
        ),
        entry(f.EndTurn),
        entry(f.ChooseItem, seat=has_seat, target=can_choose_item, take=either),
        entry(
            f.ChooseSquare,
            seat=has_seat,
            purpose=lambda state, frame: frame.purpose == boons.TUNNEL and bool(state.board.doors),
            target=lambda state, frame: frame.target in range(state.seats),
        ),
        entry(
            f.ChooseTile,
            seat=has_seat,
            purpose=lambda state, frame: frame.purpose in graves.PURPOSES,
            amount=can_choose_tile,
        ),
        entry(
            f.PutSkeletons,
            seat=has_seat,
            tile=has_tile,
            left=lambda state, frame: of_a_card(frame.left),
            source=lambda state, frame: frame.source in (graves.SUMMON, graves.RISE),
        ),
        entry(
            f.RemoveSkeletons, seat=has_seat, tile=has_tile, left=lambda state, frame: of_a_card(frame.left)
        ),
        entry(
            f.PaySkeletons,
            seat=has_seat,
            points=lambda state, frame: of_a_card(frame.points) and frame.points <= state.points[frame.seat],
        ),
    )
)
