"""Positions of MidEvil and its expansions as text.

Letters: w r b k for white, red, blue and black skeletons, l for life; upper case for a skeleton on a life
token.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import get_args

from boneyard.engine.bag import Bag
from boneyard.engine.game import Setup
from boneyard.games.midevil.edition import Edition
from boneyard.games.midevil.frames import AnyFrame, DrawTile, PlaceTile
from boneyard.games.midevil.game import EDITION, LIFE_TOKENS
from boneyard.games.midevil.kinds import KINDS, Collection, worth
from boneyard.games.midevil.position import frames
from boneyard.games.midevil.position.bounds import BOUNDS
from boneyard.games.midevil.position.frames import MAY_LIE_ON
from boneyard.games.midevil.position.lasting import lasting_text, read_lasting
from boneyard.games.midevil.rules.arrive import MOST_LIVES
from boneyard.games.midevil.rules.turn import FRESH_LIVES
from boneyard.games.midevil.shown import AllShown, SeatView
from boneyard.games.midevil.state import GOAL_TILE, Kit, MidState
from boneyard.games.midevil.tile_needs import START_TILE
from boneyard.games.midevil.view import position_of, state_of
from boneyard.games.shared.board import Board
from boneyard.games.shared.frames import Frame
from boneyard.games.shared.position.bounds import Bounds
from boneyard.games.shared.position.form import Form
from boneyard.games.shared.position.sketch import (
    Sketch,
    read_square,
    require_known,
    square_name,
    titles_text,
)
from boneyard.games.shared.position.text import frame_text, read_frame
from boneyard.games.shared.tile import CENTRE
from boneyard.games.shared.wire import LaidTile, laid_tiles

COLOURS = tuple(kind.name for kind in KINDS)
LETTERS = {"w": "white", "r": "red", "b": "blue", "k": "black"}


def nothing_barred(sketch: Sketch) -> tuple[int, ...]:
    if sketch.facts.get("barred", "none") != "none":
        raise sketch.fault("barred", "no square can be barred in this game")
    return ()


@dataclass(frozen=True)
class Variant:
    """The differences between MidEvil and an expansion."""

    edition: Edition
    frames: tuple[type[Frame], ...]
    anchor: LaidTile
    bounds: Bounds[MidState]
    may_lie_on: Mapping[str, frozenset[str]]
    barred: Callable[[Sketch], tuple[int, ...]]


def crowd_fault(things: tuple[str, ...]) -> str | None:
    """ME-TILE-4: at most one skeleton and one life token on a square."""
    if sum(thing != "life" for thing in things) > 1 or things.count("life") > 1:
        return "a square holds at most one skeleton and one life token (ME-TILE-4)"
    return None


def take_apart(state: MidState) -> Sketch:
    position = position_of(state)
    sketch = Sketch(state.board, state.kit.setup.settings)
    for kind in KINDS:
        for square in position.skeletons.get(kind.name, ()):
            sketch.things[square] = (kind.name,)
    for square in position.life:
        sketch.things[square] = (*sketch.things.get(square, ()), "life")
    sketch.pawns = {seat: view.pawn for seat, view in enumerate(position.seats)}
    sketch.seats = [
        seat_phrases(state.board, seat, hand)
        for seat, hand in zip(position.seats, position.hands, strict=True)
    ]
    sketch.agenda = [frame_text(frame) for frame in position.agenda]
    sketch.facts = facts_of(position, state.board)
    return sketch


def seat_phrases(board: Board, seat: SeatView, hand: tuple[str, ...]) -> dict[str, str]:
    phrases = {
        "life": str(seat.life),
        "points": str(seat.points),
        "collection": titles_text(dict(zip(COLOURS, seat.collection, strict=False))),
        "hand": cards_text(hand),
        "front": cards_text(seat.front),
    }
    if seat.horse >= 0:
        phrases["horse"] = square_name(board, seat.horse)
    phrases |= {word: "" for word, holds in (("dead", seat.dead), ("played", seat.played)) if holds}
    return phrases


def cards_text(cards: tuple[str, ...]) -> str:
    return titles_text({card: cards.count(card) for card in cards})


def facts_of(position: AllShown, board: Board) -> dict[str, str]:
    """Everything that is neither on the board nor in front of a seat."""
    facts = {
        "turn": str(position.turns),
        "active": str(position.active),
        "stack": titles_text(position.stack),
        "supply": titles_text(dict(zip(COLOURS, position.supply, strict=False))),
        "removed": titles_text(dict(zip(COLOURS, position.removed, strict=True))),
        "bank": str(position.bank),
        "deck": titles_text(position.deck),
        "discards": titles_text(position.discards),
        "holder": str(position.holder) if position.holder >= 0 else "none",
        "barred": " ".join(square_name(board, square) for square in position.barred) or "none",
        "used": " ".join(position.used) or "none",
        "lasting": lasting_text(position.lasting),
    }
    facts |= {
        word: "yes" for word, holds in (("duelled", position.duelled), ("rooted", position.rooted)) if holds
    }
    if position.way:
        facts["won"] = " ".join([position.way, *map(str, position.winners)])
    return facts


FACTS = (
    "turn", "active", "stack", "supply", "removed", "bank", "deck", "discards", "holder", "barred", "used",
    "lasting", "duelled", "rooted", "won",
)  # fmt: skip
SEAT_WORDS = ("life", "points", "collection", "hand", "front", "horse", "dead", "played")


def put_together(sketch: Sketch, setup: Setup, variant: Variant) -> MidState:
    kit = variant.edition.kit(setup)
    active = sketch.number("active", 0, setup.seats - 1)
    defaults = frames.default_fields(active, sketch.pawns[active])
    agenda = tuple(read_frame(sketch, text, variant.frames, defaults) for text in sketch.agenda)
    hands = tuple(cards_of(sketch, seat, "hand", kit) for seat in range(setup.seats))
    seats = tuple(seat_of(sketch, seat, kit, len(hands[seat])) for seat in range(setup.seats))
    life = sketch.squares_with("life")
    home = sketch.board.find(variant.anchor.tile)
    assert home is not None
    winners, way = sketch.won(setup.seats)
    position = AllShown(
        turns=sketch.number("turn", 1),
        active=active,
        seats=seats,
        tiles=laid_tiles(sketch.board),
        stack=stack_of(sketch, kit, agenda, variant).counts(),
        skeletons={name: squares for name in COLOURS if (squares := sketch.squares_with(name))},
        supply=supply_of(sketch, seats),
        removed=removed_of(sketch),
        life=life,
        bank=bank_of(sketch, seats, life),
        discards=sketch.bag("discards", Bag({}), kit.cards).counts(),
        deck=deck_of(sketch, kit, seats, hands).counts(),
        hands=hands,
        holder=holder_of(sketch, setup.seats),
        home=home * 9 + CENTRE,
        goal=home * 9 + CENTRE,
        barred=variant.barred(sketch),
        used=used_of(sketch, kit),
        duelled="duelled" in sketch.facts,
        rooted="rooted" in sketch.facts,
        lasting=read_lasting(sketch, setup.seats),
        agenda=agenda,
        winners=winners,
        way=way,
    )
    return state_of(position, kit)


def seat_of(sketch: Sketch, seat: int, kit: Kit, hand: int) -> SeatView:
    """A seat's values; missing ones are as at the start."""
    said = sketch.seats[seat]
    dead = "dead" in said
    collection = colours_of(sketch, f"seat {seat}", said.get("collection", "none"))
    points = sketch.seat_number(seat, "points", worth(collection))
    if points != worth(collection):
        raise sketch.fault(
            f"seat {seat}", f"the collection is worth {worth(collection)} points, not {points}"
        )
    horse = said.get("horse")
    front = cards_of(sketch, seat, "front", kit)
    mounts = len(kit.mounts.intersection(front))
    if len(set(front)) < len(front) or mounts > 1:
        raise sketch.fault(
            f"seat {seat}", "a player can have each card in front only once, and only one horse (ME-EVENT-6)"
        )
    if horse is not None and not mounts:
        raise sketch.fault(f"seat {seat}", "only a player with a horse can have one waiting (ME-HORSE-2)")
    return SeatView(
        pawn=sketch.pawns[seat],
        life=sketch.seat_number(seat, "life", 0 if dead else FRESH_LIVES, MOST_LIVES),
        points=points,
        collection=collection,
        hand=hand,
        front=front,
        horse=-1 if horse is None else read_square(sketch.board, horse, sketch.where.get(f"seat {seat}", 0)),
        dead=dead,
        played="played" in said,
    )


def cards_of(sketch: Sketch, seat: int, word: str, kit: Kit) -> tuple[str, ...]:
    counts = sketch.titles(f"seat {seat}", sketch.seats[seat].get(word, "none"), kit.cards)
    return tuple(card for card in sorted(counts) for _ in range(counts[card]))


def colours_of(sketch: Sketch, key: str, text: str) -> Collection:
    counts = sketch.titles(key, text, COLOURS[:3])
    return counts.get("white", 0), counts.get("red", 0), counts.get("blue", 0)


def supply_of(sketch: Sketch, seats: tuple[SeatView, ...]) -> Collection:
    """ME-COMP-1: the skeletons that are neither on the map, nor collected, nor removed."""
    removed = removed_of(sketch)
    rest = [
        KINDS[n].supply
        - len(sketch.squares_with(COLOURS[n]))
        - sum(seat.collection[n] for seat in seats)
        - removed[n]
        for n in range(3)
    ]
    said = colours_of(sketch, "supply", sketch.facts["supply"]) if "supply" in sketch.facts else None
    for n, left in enumerate(rest):
        if left < 0 or (said is not None and said[n] > left):
            raise sketch.fault(
                "supply", f"there are only {KINDS[n].supply} {COLOURS[n]} skeletons (ME-COMP-1)"
            )
    return said or (rest[0], rest[1], rest[2])


def removed_of(sketch: Sketch) -> tuple[int, int, int, int]:
    counts = sketch.titles("removed", sketch.facts.get("removed", "none"), COLOURS)
    white, red, blue, black = (counts.get(name, 0) for name in COLOURS)
    return white, red, blue, black


def bank_of(sketch: Sketch, seats: tuple[SeatView, ...], life: tuple[int, ...]) -> int:
    """ME-COMP-2: the life tokens that nobody has and that aren't on the map."""
    rest = LIFE_TOKENS - sum(seat.life for seat in seats) - len(life)
    bank = sketch.number("bank", max(rest, 0))
    if rest < 0 or bank > rest:
        raise sketch.fault("bank", f"there are only {LIFE_TOKENS} life tokens (ME-COMP-2)")
    return bank


def deck_of(sketch: Sketch, kit: Kit, seats: tuple[SeatView, ...], hands: tuple[tuple[str, ...], ...]) -> Bag:
    """The deck; by default the cards that are nowhere else."""
    counts = {card.id: card.count for card in kit.cards.values()}
    for cards in (*hands, *(seat.front for seat in seats)):
        for card in cards:
            counts[card] -= 1
    for card, number in sketch.bag("discards", Bag({}), kit.cards).counts().items():
        counts[card] -= number
    deck = sketch.bag("deck", Bag({card: max(n, 0) for card, n in counts.items()}), kit.cards)
    for card, left in counts.items():
        if left < 0 or deck.count(card) > left:
            raise sketch.fault("deck", f"there are only {kit.cards[card].count} of {card!r}")
    return deck


def stack_of(sketch: Sketch, kit: Kit, agenda: tuple[Frame, ...], variant: Variant) -> Bag:
    """The stack; by default the remaining tiles."""
    gone = [laid.tile.id for laid in sketch.board.tiles]
    for frame in agenda:
        if isinstance(frame, DrawTile | PlaceTile):
            gone += frame.aside
        if isinstance(frame, PlaceTile):
            gone.append(frame.tile)
    left = {tile.id: tile.count - gone.count(tile.id) for tile in kit.tiles.values() if tile.place is None}
    stack = sketch.bag("stack", Bag({tile: max(n, 0) for tile, n in left.items()}), left)
    for tile, number in left.items():
        if number < 0 or stack.count(tile) > number:
            raise sketch.fault("stack", f"there are only {kit.tiles[tile].count} of {tile!r}")
    return stack


def holder_of(sketch: Sketch, seats: int) -> int:
    said = sketch.facts.get("holder", "none")
    return -1 if said == "none" else sketch.number("holder", 0, seats - 1)


def used_of(sketch: Sketch, kit: Kit) -> tuple[str, ...]:
    """Cards used this turn, and tiles such as the drawbridge; `1:mace` by another seat."""
    words = [word for word in sketch.facts.get("used", "none").split() if word != "none"]
    for word in words:
        seat, named, title = word.rpartition(":")
        require_known(sketch.where["used"], title, {*kit.cards, *kit.tiles}, "card or tile")
        if named and not (seat.isdecimal() and int(seat) < kit.setup.seats):
            raise sketch.fault("used", f"{word!r}: there are {kit.setup.seats} seats, counted from 0")
    return tuple(words)


def letters() -> Mapping[str, tuple[str, ...]]:
    """The letters of the picture: every colour, with and without a life token."""
    alone = {letter: (name,) for letter, name in LETTERS.items()}
    return {**alone, "l": ("life",), **{k.upper(): (name, "life") for k, name in LETTERS.items()}}


def make_form(variant: Variant, loose: frozenset[str], pits: str = "") -> Form[MidState]:
    return Form(
        letters=letters(),
        anchor=variant.anchor,
        seat_words=SEAT_WORDS,
        facts=FACTS,
        tiles=variant.edition.tiles,
        setup=lambda state: state.kit.setup,
        take_apart=take_apart,
        put_together=lambda sketch, setup: put_together(sketch, setup, variant),
        beneath=frames.beneath,
        opening="turn step=2",
        crowd_fault=crowd_fault,
        agenda_fault=lambda state: frames.agenda_fault(state, variant.bounds, variant.may_lie_on),
        frames=variant.frames,
        bounds=variant.bounds,
        loose=loose,
        pits=pits,
    )


FORM = make_form(
    Variant(
        EDITION,
        get_args(AnyFrame),
        LaidTile(START_TILE, 0, 0, 0),
        BOUNDS,
        MAY_LIE_ON,
        nothing_barred,
    ),
    loose=frozenset({GOAL_TILE}),
)
