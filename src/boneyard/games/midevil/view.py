"""What a seat may know of MidEvil, and the position that a save keeps.

A view is built field by field from what its seat may see. Hidden are the other hands, the deck,
and what others have chosen in secret: a window's answers and a duel's bids.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from boneyard.engine.bag import Bag, bag_of
from boneyard.engine.showing import SharedField, Showing, as_it_is, made, unchanged
from boneyard.games.midevil.events import CardDrawn
from boneyard.games.midevil.frames import AskLater, DuelBids, Window
from boneyard.games.midevil.kinds import KINDS
from boneyard.games.midevil.rules.arrive import book_square
from boneyard.games.midevil.rules.duel import full_bid
from boneyard.games.midevil.shown import AllShown, SeatShown, SeatView, Shown, View
from boneyard.games.midevil.state import Kit, MidState
from boneyard.games.shared.events import Event
from boneyard.games.shared.masks import mask_of, shown_squares
from boneyard.games.shared.wire import board_of, laid_tiles

SECRET = frozenset({Window, AskLater, DuelBids})
"""The frames that look different to each seat."""


def seat_view(state: MidState, seat: int) -> SeatView:
    """The public things of a seat."""
    return SeatView(
        state.pawns[seat],
        state.lives[seat],
        state.points[seat],
        state.collections[seat],
        len(state.hands[seat]),
        state.fronts[seat],
        state.parked[seat],
        state.is_dead(seat),
        bool(state.played >> seat & 1),
    )


def shown_skeletons(state: MidState) -> dict[str, tuple[int, ...]]:
    """The squares of each kind of skeletons."""
    return {kind.name: shown_squares(mask) for kind, mask in zip(KINDS, state.skeletons, strict=True) if mask}


def shown_used(state: MidState) -> tuple[str, ...]:
    """What was used this turn, with its seat (`1:mace`) where that is not the active one."""
    return tuple([title if seat == state.active else f"{seat}:{title}" for seat, title in state.used])


def used_by(words: Sequence[str], active: int) -> tuple[tuple[int, str], ...]:
    """The seats and titles in the words of `shown_used`."""
    said = [word.rpartition(":") for word in words]
    return tuple([(int(seat) if seat else active, title) for seat, _, title in said])


SHOWN: dict[str, SharedField[MidState]] = {
    "turns": as_it_is("turns"),
    "active": as_it_is("active"),
    "seats": SharedField(
        lambda state: tuple([seat_view(state, seat) for seat in range(state.seats)]),
        *("pawns", "lives", "points", "collections", "hands", "fronts", "parked", "dead", "played"),
    ),
    "tiles": SharedField(lambda state: laid_tiles(state.board), "board"),
    "stack": SharedField(lambda state: state.stack.counts(), "stack"),
    "skeletons": SharedField(shown_skeletons, "skeletons"),
    "supply": as_it_is("supply"),
    "removed": as_it_is("removed"),
    "life": SharedField(lambda state: shown_squares(state.life), "life"),
    "bank": as_it_is("bank"),
    "discards": SharedField(lambda state: state.discards.counts(), "discards"),
    "holder": as_it_is("holder"),
    "home": as_it_is("home"),
    "goal": as_it_is("goal"),
    "barred": SharedField(lambda state: shown_squares(state.barred), "barred"),
    "used": SharedField(shown_used, "used", "active"),
    "duelled": as_it_is("duelled"),
    "rooted": as_it_is("rooted"),
    "lasting": as_it_is("lasting"),
    "winners": as_it_is("winners"),
    "way": as_it_is("way"),
}
"""What everybody sees. A save keeps it, in this order, which its hash covers."""
UNCHANGED = unchanged(SHOWN)


def own_parts(state: MidState, viewers: Sequence[int | None]) -> list[tuple[object, ...]]:
    """For each viewer: itself, its hand, and the pending frames without the secrets of others."""
    agenda = tuple(state.agenda)
    secret = not SECRET.isdisjoint(map(type, agenda))
    return [
        (
            viewer,
            () if viewer is None else state.hands[viewer],
            tuple([frame_for(state, frame, viewer) for frame in agenda]) if secret else agenda,
        )
        for viewer in viewers
    ]


def frame_for(state: MidState, frame: object, viewer: int | None) -> object:
    """A frame as a viewer may see it: of secret answers only one's own."""
    if isinstance(frame, Window):
        own = tuple(choice for choice in frame.sealed if choice[0] == viewer)
        waiting = tuple(seat for seat in frame.asked if seat != viewer or seat in frame.waiting)
        return Window(frame.kind, frame.asked, waiting, own)
    if isinstance(frame, AskLater):
        return AskLater(frame.kind, tuple(seat for seat in frame.seats if seat == viewer))
    if isinstance(frame, DuelBids):
        hidden = [
            bid if seat == viewer else full_bid(state, seat, ())
            for seat, bid in zip(frame.seats, frame.bids, strict=True)
        ]
        return DuelBids(frame.seats, (hidden[0], hidden[1]))
    return frame


PARTS: dict[str, SharedField[MidState]] = {
    **SHOWN,
    "game": SharedField(lambda state: state.kit.setup.game),
    "content": SharedField(lambda state: state.kit.setup.content.hash),
    "settings": SharedField(lambda state: state.kit.setup.settings),
    "book": SharedField(book_square, "holder", "board"),
    "deck": SharedField(lambda state: len(state.deck), "deck"),
}
OWN = ("viewer", "hand", "agenda")
SHOWING: Showing[MidState, View] = Showing(View, PARTS, OWN, own_parts)


def redact(event: Event, viewer: int | None) -> Event:
    """An event as a viewer sees it."""
    if isinstance(event, CardDrawn) and event.seat != viewer:
        return CardDrawn(event.seat, None)
    return event


def position_of(state: MidState) -> AllShown:
    """The whole state as plain data."""
    return AllShown(**all_of(state))  # type: ignore[arg-type]


def all_of(state: MidState) -> dict[str, object]:
    """The fields of a position, in the order of a save."""
    return made(SHOWN, state) | {
        "hands": tuple(state.hands),
        "deck": state.deck.counts(),
        "agenda": tuple(state.agenda),
    }


def restore(
    state: MidState,
    seen: Shown,
    kit: Kit,
    hands: Sequence[tuple[str, ...]],
    deck: Bag,
    agenda: Sequence[object],
) -> None:
    """Fill a state from its visible and hidden parts."""
    for name in UNCHANGED:
        setattr(state, name, getattr(seen, name))
    seats = seen.seats
    state.kit = kit
    state.seats = len(seats)
    state.board = board_of(kit.tiles, seen.tiles)
    state.stack = Bag(seen.stack)
    state.deck = deck
    state.discards = Bag(seen.discards)
    state.skeletons = [0] * len(KINDS)
    state.occupied = state.leaving = state.entering = 0
    for number, kind in enumerate(KINDS):
        for square in seen.skeletons.get(kind.name, ()):
            state.add_skeleton(number, square)
    state.bar(mask_of(seen.barred))
    state.life = mask_of(seen.life)
    state.pawns = [seat.pawn for seat in seats]
    state.lives = [seat.life for seat in seats]
    state.points = [seat.points for seat in seats]
    state.collections = [seat.collection for seat in seats]
    state.hands = list(hands)
    state.fronts = [seat.front for seat in seats]
    state.parked = [seat.horse for seat in seats]
    state.played = mask_of(number for number, seat in enumerate(seats) if seat.played)
    state.dead = mask_of(number for number, seat in enumerate(seats) if seat.dead)
    state.used = used_by(seen.used, seen.active)
    state.change_lasting(seen.lasting)
    state.agenda = list(agenda)
    state.forget()


def state_of(position: AllShown, kit: Kit) -> MidState:
    state = MidState.__new__(MidState)
    restore(state, position, kit, position.hands, Bag(position.deck), position.agenda)
    return state


def deal_unseen(view: SeatShown, kit: Kit, rng: Random) -> tuple[list[tuple[str, ...]], Bag]:
    """Hands and a deck that fit a view: the cards the viewer has not seen, dealt at random."""
    unseen = {card.id: card.count for card in kit.cards.values()}
    seen = [*view.hand, *(card for seat in view.seats for card in seat.front)]
    for title in seen:
        unseen[title] -= 1
    for title, number in view.discards.items():
        unseen[title] -= number
    pool = [title for title in sorted(unseen) for _ in range(unseen[title])]
    rng.shuffle(pool)
    hands = []
    for number, seat in enumerate(view.seats):
        if number == view.viewer:
            hands.append(view.hand)
        else:
            hands.append(tuple(sorted(pool[: seat.hand])))
            pool = pool[seat.hand :]
    return hands, bag_of(tuple(sorted(pool)))


def imagine(view: SeatShown, kit: Kit, rng: Random) -> MidState:
    """Some state that fits a view: nobody else has answered in secret yet."""
    hands, deck = deal_unseen(view, kit, rng)
    state = MidState.__new__(MidState)
    restore(state, view, kit, hands, deck, view.agenda)
    return state
