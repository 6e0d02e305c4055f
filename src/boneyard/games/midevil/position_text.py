"""Positions of MidEvil and its expansions as text.

w r b k white, red, blue and black skeletons, l life; upper case is a skeleton on a life token.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import get_args

from boneyard.engine.bag import Bag
from boneyard.engine.content import Content
from boneyard.engine.game import Setup
from boneyard.games.midevil import position_frames as frames
from boneyard.games.midevil.frames import AnyFrame, DrawTile, PlaceTile
from boneyard.games.midevil.game import LIFE_TOKENS, table_for, tiles_and_cards
from boneyard.games.midevil.kinds import KINDS, Collection, worth
from boneyard.games.midevil.position_bounds import BOUNDS
from boneyard.games.midevil.position_lasting import lasting_text, read_lasting
from boneyard.games.midevil.rules.arrive import MOST_LIVES
from boneyard.games.midevil.rules.turn import FRESH_LIVES
from boneyard.games.midevil.shown import Position, SeatView
from boneyard.games.midevil.state import GOAL_TILE, MidState, Table
from boneyard.games.midevil.tile_needs import START_TILE
from boneyard.games.midevil.view import position_of, state_of
from boneyard.games.shared.board import Board
from boneyard.games.shared.bounds import Bounds
from boneyard.games.shared.frames import Frame
from boneyard.games.shared.masks import squares_in
from boneyard.games.shared.position_form import Form
from boneyard.games.shared.position_sketch import (
    Sketch,
    read_square,
    require_known,
    square_name,
    titles_text,
)
from boneyard.games.shared.position_text import frame_text, read_frame
from boneyard.games.shared.tile import CENTRE
from boneyard.games.shared.wire import LaidTile, Tiles, laid_tiles

COLOURS = tuple(kind.name for kind in KINDS)
LETTERS = {"w": "white", "r": "red", "b": "blue", "k": "black"}


@dataclass(frozen=True)
class Kin:
    """What differs between MidEvil and an expansion."""

    tiles: Callable[[Content], Tiles]
    table_for: Callable[[Setup], Table]
    frames: tuple[type[Frame], ...]
    anchor: LaidTile
    barred: Callable[[Board], int]
    """The squares that can be barred: all of them or none."""
    bounds: Bounds[MidState]


def crowd_fault(things: tuple[str, ...]) -> str | None:
    """ME-TILE-4: at most one skeleton and one life token on a square."""
    if sum(thing != "life" for thing in things) > 1 or things.count("life") > 1:
        return "a square holds at most one skeleton and one life token (ME-TILE-4)"
    return None


def take_apart(state: MidState) -> Sketch:
    """The parts of a state."""
    position = position_of(state)
    sketch = Sketch(state.board, state.table.setup.settings)
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
    """What a seat has."""
    phrases = {
        "life": str(seat.life),
        "points": str(seat.points),
        "collection": titles_text(dict(zip(COLOURS, seat.collection, strict=False))),
        "hand": cards_text(hand),
        "front": cards_text(seat.front),
    }
    if seat.horse >= 0:
        phrases["horse"] = square_name(board, seat.horse)
    phrases |= {word: "" for word in ("dead", "played") if getattr(seat, word)}
    return phrases


def cards_text(cards: tuple[str, ...]) -> str:
    """Cards as a line says them."""
    return titles_text({card: cards.count(card) for card in cards})


def facts_of(position: Position, board: Board) -> dict[str, str]:
    """What is neither on the board nor before a seat."""
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
    facts |= {word: "yes" for word in ("duelled", "rooted") if getattr(position, word)}
    if position.way:
        facts["won"] = " ".join([position.way, *map(str, position.winners)])
    return facts


FACTS = (
    "turn", "active", "stack", "supply", "removed", "bank", "deck", "discards", "holder", "barred", "used",
    "lasting", "duelled", "rooted", "won",
)  # fmt: skip
SEAT_WORDS = ("life", "points", "collection", "hand", "front", "horse", "dead", "played")


def put_together(sketch: Sketch, setup: Setup, kin: Kin) -> MidState:
    """The state that the parts say, if it can be one."""
    table = kin.table_for(setup)
    active = sketch.number("active", 0, setup.seats - 1)
    usual = frames.usual_fields(active, sketch.pawns[active])
    agenda = tuple(read_frame(sketch, text, kin.frames, usual) for text in sketch.agenda)
    hands = tuple(cards_of(sketch, seat, "hand", table) for seat in range(setup.seats))
    seats = tuple(seat_of(sketch, seat, table, len(hands[seat])) for seat in range(setup.seats))
    life = sketch.squares_with("life")
    home = sketch.board.find(kin.anchor.tile)
    assert home is not None
    winners, way = sketch.won(setup.seats)
    position = Position(
        turns=sketch.number("turn", 1),
        active=active,
        seats=seats,
        tiles=laid_tiles(sketch.board),
        stack=stack_of(sketch, table, agenda, kin).counts(),
        skeletons={name: squares for name in COLOURS if (squares := sketch.squares_with(name))},
        supply=supply_of(sketch, seats),
        removed=removed_of(sketch),
        life=life,
        bank=bank_of(sketch, seats, life),
        discards=sketch.bag("discards", Bag({}), table.cards).counts(),
        deck=deck_of(sketch, table, seats, hands).counts(),
        hands=hands,
        holder=holder_of(sketch, setup.seats),
        home=home * 9 + CENTRE,
        goal=home * 9 + CENTRE,
        barred=barred_of(sketch, kin),
        used=used_of(sketch, table),
        duelled="duelled" in sketch.facts,
        rooted="rooted" in sketch.facts,
        lasting=read_lasting(sketch, setup.seats),
        agenda=agenda,  # type: ignore[arg-type]
        winners=winners,
        way=way,
    )
    return state_of(position, table)


def seat_of(sketch: Sketch, seat: int, table: Table, hand: int) -> SeatView:
    """What was said of a seat, with the rest as at the start."""
    said = sketch.seats[seat]
    dead = "dead" in said
    collection = colours_of(sketch, f"seat {seat}", said.get("collection", "none"))
    points = sketch.seat_number(seat, "points", worth(collection))
    if points != worth(collection):
        raise sketch.fault(
            f"seat {seat}", f"the collection is worth {worth(collection)} points, not {points}"
        )
    horse = said.get("horse")
    front = cards_of(sketch, seat, "front", table)
    mounts = len(table.mounts.intersection(front))
    if len(set(front)) < len(front) or mounts > 1:
        raise sketch.fault(
            f"seat {seat}", "each card lies in front of a player once, and only one horse (ME-EVENT-6)"
        )
    if horse is not None and not mounts:
        raise sketch.fault(f"seat {seat}", "a horse waits only for a player who has one (ME-HORSE-2)")
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


def cards_of(sketch: Sketch, seat: int, word: str, table: Table) -> tuple[str, ...]:
    """The cards that a seat holds or has in front of it."""
    counts = sketch.titles(f"seat {seat}", sketch.seats[seat].get(word, "none"), table.cards)
    return tuple(card for card in sorted(counts) for _ in range(counts[card]))


def colours_of(sketch: Sketch, key: str, text: str) -> Collection:
    """Skeletons by their colours."""
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
    """Skeletons that are out of the game."""
    counts = sketch.titles("removed", sketch.facts.get("removed", "none"), COLOURS)
    white, red, blue, black = (counts.get(name, 0) for name in COLOURS)
    return white, red, blue, black


def bank_of(sketch: Sketch, seats: tuple[SeatView, ...], life: tuple[int, ...]) -> int:
    """ME-COMP-2: the life tokens that nobody has and that don't lie on the map."""
    rest = LIFE_TOKENS - sum(seat.life for seat in seats) - len(life)
    bank = sketch.number("bank", max(rest, 0))
    if rest < 0 or bank > rest:
        raise sketch.fault("bank", f"there are only {LIFE_TOKENS} life tokens (ME-COMP-2)")
    return bank


def deck_of(
    sketch: Sketch, table: Table, seats: tuple[SeatView, ...], hands: tuple[tuple[str, ...], ...]
) -> Bag:
    """The cards that are nowhere else."""
    counts = {card.id: card.count for card in table.cards.values()}
    for cards in (*hands, *(seat.front for seat in seats)):
        for card in cards:
            counts[card] -= 1
    for card, number in sketch.bag("discards", Bag({}), table.cards).counts().items():
        counts[card] -= number
    deck = sketch.bag("deck", Bag({card: max(n, 0) for card, n in counts.items()}), table.cards)
    for card, left in counts.items():
        if left < 0 or deck.count(card) > left:
            raise sketch.fault("deck", f"there are only {table.cards[card].count} of {card!r}")
    return deck


def stack_of(sketch: Sketch, table: Table, agenda: tuple[Frame, ...], kin: Kin) -> Bag:
    """The stack: the rest of the tiles, unless said otherwise."""
    gone = [laid.tile.id for laid in sketch.board.tiles]
    for frame in agenda:
        if isinstance(frame, DrawTile | PlaceTile):
            gone += frame.aside
        if isinstance(frame, PlaceTile):
            gone.append(frame.tile)
    left = {tile.id: tile.count - gone.count(tile.id) for tile in table.tiles.values() if tile.place is None}
    stack = sketch.bag("stack", Bag({tile: max(n, 0) for tile, n in left.items()}), left)
    for tile, number in left.items():
        if number < 0 or stack.count(tile) > number:
            raise sketch.fault("stack", f"there are only {table.tiles[tile].count} of {tile!r}")
    return stack


def holder_of(sketch: Sketch, seats: int) -> int:
    """Who has the Necronomicon, or -1."""
    said = sketch.facts.get("holder", "none")
    return -1 if said == "none" else sketch.number("holder", 0, seats - 1)


def barred_of(sketch: Sketch, kin: Kin) -> tuple[int, ...]:
    """The squares that nobody can step on for now."""
    known = tuple(squares_in(kin.barred(sketch.board)))
    said = sketch.facts.get("barred")
    if said is None:
        return known
    names = [name for name in said.split() if name != "none"]
    barred = tuple(sorted(read_square(sketch.board, name, sketch.where["barred"]) for name in names))
    if barred not in ((), known):
        raise sketch.fault("barred", "only the squares of a raised drawbridge are barred (CC-BRIDGE-1)")
    return barred


def used_of(sketch: Sketch, table: Table) -> tuple[str, ...]:
    """What was used in this turn: cards, and tiles such as the drawbridge; `1:mace` by another seat."""
    words = [word for word in sketch.facts.get("used", "none").split() if word != "none"]
    for word in words:
        seat, named, title = word.rpartition(":")
        require_known(sketch.where["used"], title, {*table.cards, *table.tiles}, "card or tile")
        if named and not (seat.isdecimal() and int(seat) < table.setup.seats):
            raise sketch.fault("used", f"{word!r}: there are {table.setup.seats} seats, counted from 0")
    return tuple(words)


def letters() -> Mapping[str, tuple[str, ...]]:
    """What a picture shows: every colour, with and without a life token."""
    alone = {letter: (name,) for letter, name in LETTERS.items()}
    return {**alone, "l": ("life",), **{k.upper(): (name, "life") for k, name in LETTERS.items()}}


def make_form(kin: Kin, loose: frozenset[str], pits: str = "") -> Form[MidState]:
    """How the positions of MidEvil, or of an expansion, are written."""
    return Form(
        letters=letters(),
        anchor=kin.anchor,
        seat_words=SEAT_WORDS,
        facts=FACTS,
        tiles=kin.tiles,
        setup=lambda state: state.table.setup,
        take_apart=take_apart,
        put_together=lambda sketch, setup: put_together(sketch, setup, kin),
        beneath=frames.beneath,
        opening="turn step=2",
        crowd_fault=crowd_fault,
        agenda_fault=lambda state: frames.agenda_fault(state, kin.bounds),
        frames=kin.frames,
        bounds=kin.bounds,
        loose=loose,
        pits=pits,
    )


def own_tiles(content: Content) -> Tiles:
    """The tiles of a content set."""
    return tiles_and_cards(content)[0]


FORM = make_form(
    Kin(own_tiles, table_for, get_args(AnyFrame), LaidTile(START_TILE, 0, 0, 0), lambda board: 0, BOUNDS),
    loose=frozenset({GOAL_TILE}),
)
