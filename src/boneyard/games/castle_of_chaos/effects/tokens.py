"""Castle cards about life tokens and collections."""

from __future__ import annotations

from collections.abc import Sequence

from boneyard.games.castle_of_chaos.commands import Take
from boneyard.games.castle_of_chaos.events import LifeLost, SkeletonsTaken
from boneyard.games.castle_of_chaos.frames import CrushRoll, TakeSkeletons
from boneyard.games.midevil.cards import Card
from boneyard.games.midevil.effects.common import NO_TARGET, UNPLAYABLE
from boneyard.games.midevil.frames import PaySkeletons
from boneyard.games.midevil.kinds import Collection, less, worth
from boneyard.games.midevil.rules import lasting
from boneyard.games.midevil.rules.arrive import MOST_LIVES, gain_life
from boneyard.games.midevil.rules.fight import gain
from boneyard.games.midevil.rules.winning import POINTS_TO_WIN
from boneyard.games.midevil.state import MidState, Targets
from boneyard.games.shared.commands import Command, Roll
from boneyard.games.shared.dice import SOLO, die
from boneyard.games.shared.events import Rolled


def can_soup(state: MidState, seat: int, card: Card, moment: str) -> Targets:
    """CC-CARD-3, ME-MISC-1: with enough points and room for a life token."""
    rich = state.points[seat] >= card.number("points")
    return NO_TARGET if rich and state.lives[seat] < MOST_LIVES and state.bank else UNPLAYABLE


def soup(state: MidState, seat: int, card: Card, target: int | None) -> None:
    """CC-CARD-3 Bone Soup: give up at least 2 points of your skeletons for 1 life token."""
    gain_life(state, seat, card.number("life"))
    state.agenda.append(PaySkeletons(seat, card.number("points")))


def can_take(state: MidState, seat: int, card: Card, moment: str) -> Targets:
    """CC-CARD-7: in your own turn, if there are skeletons in the supply."""
    return NO_TARGET if seat == state.active and any(state.supply) else UNPLAYABLE


def takeable(state: MidState, points: int) -> list[Collection]:
    """CC-CARD-7: the sets of skeletons in the supply worth at most this many points."""
    white, red, blue = state.supply
    found = [
        (w, r, b)
        for w in range(min(white, points) + 1)
        for r in range(min(red, points // 2) + 1)
        for b in range(min(blue, points // 3) + 1)
    ]
    return [skeletons for skeletons in found if worth(skeletons) <= points]


def take_up(state: MidState, seat: int, card: Card, target: int | None) -> None:
    """CC-CARD-7 I've Got the Gun!: take 3 points of skeletons from the supply, or the most it allows."""
    points = max(map(worth, takeable(state, card.number("points"))))
    state.agenda.append(TakeSkeletons(seat, points))


def taker_acts(state: MidState, frame: TakeSkeletons) -> tuple[int, ...]:
    return SOLO[frame.seat]


def take_options(state: MidState, frame: TakeSkeletons, actor: int) -> Sequence[Command]:
    """CC-CARD-7: any skeletons of the supply worth exactly that."""
    found = takeable(state, frame.points)
    return tuple(Take(*skeletons) for skeletons in found if worth(skeletons) == frame.points)


def take_skeletons(state: MidState, frame: TakeSkeletons, actor: int, command: Command) -> None:
    """CC-CARD-7: if this would win, you can't win before the end of your next turn."""
    assert isinstance(command, Take)
    state.agenda.pop()
    skeletons = command.white, command.red, command.blue
    state.supply = less(state.supply, skeletons)
    gain(state, actor, skeletons)
    if state.points[actor] >= POINTS_TO_WIN:
        lasting.until_end_of_next_turn(state, lasting.NO_WIN, actor, actor, actor)
    if state.tell:
        state.tell(SkeletonsTaken(actor, *skeletons))


def can_crush(state: MidState, seat: int, card: Card, moment: str) -> Targets:
    """CC-CARD-8: if anybody has a life token to lose."""
    return NO_TARGET if any(state.lives) else UNPLAYABLE


def crush(state: MidState, seat: int, card: Card, target: int | None) -> None:
    """CC-CARD-8 I Will Crush You!: every player rolls; the lowest loses a life token."""
    state.agenda.append(CrushRoll(tuple((seat + n) % state.seats for n in range(state.seats)), ()))


def crush_options(state: MidState, frame: CrushRoll, actor: int) -> Sequence[Command]:
    """CC-CARD-8: a die for each player."""
    return die("other", frame.seats[0])


def roll_crush(state: MidState, frame: CrushRoll, actor: int, command: Command) -> None:
    """CC-CARD-8: all who tie for lowest lose a token; it can't kill."""
    assert isinstance(command, Roll)
    seat = frame.seats[0]
    result = lasting.result_of(state, command.pips)
    if state.tell:
        state.tell(Rolled(seat, "crush", command.pips, result))
    rolls = (*frame.rolls, (seat, result))
    if len(frame.seats) > 1:
        state.agenda[-1] = CrushRoll(frame.seats[1:], rolls)
        return
    state.agenda.pop()
    lowest = min(roll for _, roll in rolls)
    for loser, roll in rolls:
        if roll == lowest and state.lives[loser]:
            lose_life(state, loser, 1)


def lose_life(state: MidState, seat: int, number: int) -> None:
    state.lives[seat] -= number
    state.bank += number
    if state.tell:
        state.tell(LifeLost(seat, number))


def can_revolt(state: MidState, seat: int, card: Card, moment: str) -> Targets:
    """CC-CARD-9: another player has used a life token in a fight and has at least two left."""
    fight = state.current_fight()
    if fight is None or fight.seat == seat or state.lives[fight.seat] < 2:
        return UNPLAYABLE
    return SOLO[fight.seat]


def revolt(state: MidState, seat: int, card: Card, target: int | None) -> None:
    """CC-CARD-9 The Peasants Are Revolting!: they discard half of those left, rounded down (ME-MISC-4)."""
    assert target is not None
    lose_life(state, target, state.lives[target] // 2)
