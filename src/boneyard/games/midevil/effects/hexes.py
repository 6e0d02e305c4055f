"""Cards against other players."""

from __future__ import annotations

from collections.abc import Sequence

from boneyard.games.midevil.cards import BOOK, Card
from boneyard.games.midevil.commands import Choose, Pay
from boneyard.games.midevil.effects.common import UNPLAYABLE, change_fight, others
from boneyard.games.midevil.events import ItemLost, ItemTaken, SkeletonsPaid
from boneyard.games.midevil.frames import ChooseItem, MoveRolled, PaySkeletons
from boneyard.games.midevil.kinds import worth
from boneyard.games.midevil.lasting import Lasting
from boneyard.games.midevil.rules import lasting
from boneyard.games.midevil.rules.arrive import return_book
from boneyard.games.midevil.rules.fight import AGAIN, OUTCOME, affordable, needed, result, spend
from boneyard.games.midevil.rules.horse import (
    change_move,
    current_move,
    got_horse,
    horse_of,
    lost_horse,
    squares_to_go,
)
from boneyard.games.midevil.rules.playing import discard_from_front
from boneyard.games.midevil.rules.turn import BEFORE_MOVE, cannot_move, is_idle
from boneyard.games.midevil.state import MidState, Targets, with_card, without
from boneyard.games.shared.commands import Command
from boneyard.games.shared.dice import SOLO


def can_hold(state: MidState, seat: int, card: Card, moment: str) -> Targets:
    """Anyone else who isn't already kept from moving."""
    return lasting.unaffected(state, lasting.STILL, others(state, seat))


def hold(state: MidState, seat: int, card: Card, target: int | None) -> None:
    """Cold Feet: the target doesn't move in their next turn, or in this one before their movement roll."""
    assert target is not None
    too_late = target == state.active and (state.step > BEFORE_MOVE or is_idle(state))
    ends, waits = (2, 1) if too_late else (1, 0)
    lasting.add(state, Lasting(lasting.STILL, seat, target, target, ends, waits))


def can_lame(state: MidState, seat: int, card: Card, moment: str) -> Targets:
    """After the active player's movement roll."""
    fits = seat != state.active and (still_to_go(state) or state.is_riding(state.active))
    return SOLO[state.active] if fits else UNPLAYABLE


def still_to_go(state: MidState) -> bool:
    """ME-EVENT-9: whether the current movement roll leaves any steps."""
    index = current_move(state, state.active)
    rolled = None if index is None else state.agenda[index]
    return type(rolled) is not MoveRolled or squares_to_go(state, rolled) > 0


def lame(state: MidState, seat: int, card: Card, target: int | None) -> None:
    """Lame Horse: halve the target's movement roll; a Horse they ride is discarded, which halves it again."""
    assert target is not None
    index = current_move(state, target)
    assert index is not None
    change_move(state, index, doubles=0, halves=1)
    if state.is_riding(target):
        lose_item(state, target, horse_of(state, target))


def items_of(state: MidState, seat: int) -> list[str]:
    """ME-MISC-3, ME-HORSE-4: items in front of a player and the Necronomicon, but not a waiting horse."""
    items = state.kit.items
    found = []
    if not items.isdisjoint(state.fronts[seat]):
        waiting = state.kit.mounts if state.parked[seat] >= 0 else ()
        found = [title for title in state.fronts[seat] if title in items and title not in waiting]
    if state.holder == seat:
        found.append(BOOK)
    return found


def loot(state: MidState, seat: int, target: int) -> list[str]:
    """ME-EVENT-6, ME-HORSE-4: the items a player could take: no second copy, no horse inside a building."""
    inside = state.board.is_inside(state.pawns[seat])
    mounts = state.kit.mounts
    return [
        title
        for title in items_of(state, target)
        if title not in state.fronts[seat] and not (title in mounts and (inside or state.has_horse(seat)))
    ]


def can_steal(state: MidState, seat: int, card: Card, moment: str) -> Targets:
    """A player on your tile with something you could take."""
    tile = state.pawns[seat] // 9
    return [
        other for other in others(state, seat) if state.pawns[other] // 9 == tile and loot(state, seat, other)
    ]


def steal(state: MidState, seat: int, card: Card, target: int | None) -> None:
    """Pickpocket: take an item from a player on your tile."""
    assert target is not None
    state.agenda.append(ChooseItem(seat, target, True))


def can_drop(state: MidState, seat: int, card: Card, moment: str) -> Targets:
    """Anyone else with an item."""
    return [other for other in others(state, seat) if items_of(state, other)]


def drop(state: MidState, seat: int, card: Card, target: int | None) -> None:
    """Slippery Hands: the target loses an item of your choice."""
    assert target is not None
    state.agenda.append(ChooseItem(seat, target, False))


def item_options(state: MidState, frame: ChooseItem, actor: int) -> Sequence[Command]:
    found = loot(state, actor, frame.target) if frame.take else items_of(state, frame.target)
    return tuple(Choose(title) for title in found)


def choose_item(state: MidState, frame: ChooseItem, actor: int, command: Command) -> None:
    """ME-MISC-3: the item changes hands, or is lost."""
    assert isinstance(command, Choose)
    state.agenda.pop()
    if frame.take:
        take_item(state, actor, frame.target, command.card)
    else:
        lose_item(state, frame.target, command.card)


def take_item(state: MidState, seat: int, owner: int, title: str) -> None:
    """ME-HORSE-3, ME-MISC-3: take an item; a horse carries its new rider at once."""
    if state.tell:
        state.tell(ItemTaken(seat, title, owner))
    if title == BOOK:
        state.holder = seat
        state.check_winner = True
        return
    state.fronts[owner] = without(state.fronts[owner], title)
    state.fronts[seat] = with_card(state.fronts[seat], title)
    if title in state.kit.mounts:
        lost_horse(state, owner)
        got_horse(state, seat)


def lose_item(state: MidState, seat: int, title: str) -> None:
    """ME-MISC-3, ME-HORSE-3: lose an item; the Necronomicon goes back to the Graveyard."""
    if title == BOOK:
        return_book(state)
        return
    discard_from_front(state, seat, title)
    if state.tell:
        state.tell(ItemLost(seat, title))
    if title in state.kit.mounts:
        lost_horse(state, seat)


def can_steer(state: MidState, seat: int, card: Card, moment: str) -> Targets:
    """The active player, before their move."""
    target = state.active
    if target == seat or cannot_move(state) or is_idle(state) or not still_to_go(state):
        return UNPLAYABLE
    if lasting.affects(state, lasting.STEERED, target):
        return UNPLAYABLE
    return SOLO[target]


def steer(state: MidState, seat: int, card: Card, target: int | None) -> None:
    """Lost Way: you choose the steps of the target's move this turn; the target decides everything else."""
    assert target is not None
    lasting.add(state, Lasting(lasting.STEERED, seat, target, target, ends=1))


def can_omen(state: MidState, seat: int, card: Card, moment: str) -> Targets:
    """After another player's winning fight roll."""
    fight = state.current_fight()
    if fight is None or fight.seat == seat or fight.stage != OUTCOME:
        return UNPLAYABLE
    if result(state, fight) < needed(state, fight):
        return UNPLAYABLE
    return SOLO[fight.seat]


def omen(state: MidState, seat: int, card: Card, target: int | None) -> None:
    """Bad Omen: the target rolls again."""
    change_fight(state, stage=AGAIN)


def can_rob(state: MidState, seat: int, card: Card, moment: str) -> Targets:
    """Anyone else with skeletons."""
    return [other for other in others(state, seat) if state.points[other]]


def rob(state: MidState, seat: int, card: Card, target: int | None) -> None:
    """Grave Robber: the target removes at least 2 points of their skeletons, or all they have."""
    assert target is not None
    state.agenda.append(PaySkeletons(target, min(card.number("points"), state.points[target])))


def payer_acts(state: MidState, frame: PaySkeletons | ChooseItem) -> tuple[int, ...]:
    return SOLO[frame.seat]


def pay_options(state: MidState, frame: PaySkeletons, actor: int) -> Sequence[Command]:
    """The target chooses skeletons that reach the points, without a needless one."""
    return tuple(Pay(*skeletons) for skeletons in affordable(state.collections[actor], frame.points))


def pay(state: MidState, frame: PaySkeletons, actor: int, command: Command) -> None:
    """ME-FIGHT-7: skeletons given up are removed."""
    assert isinstance(command, Pay)
    state.agenda.pop()
    skeletons = command.white, command.red, command.blue
    spend(state, actor, skeletons)
    assert worth(skeletons) >= frame.points
    if state.tell:
        state.tell(SkeletonsPaid(actor, *skeletons))
