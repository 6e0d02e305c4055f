"""Dice and cards, which lie anywhere on the table."""

from collections.abc import Iterator

from boneyard.art.scene import Scene
from boneyard.art.svg import SQUARE, element
from boneyard.art.symbols import symbol, use, use_centred

DIE = SQUARE
CARD = 1.75 * SQUARE
"""Their widths."""
_PICTURE = 0.35
_MEDALLION = (0.5, 0.375)
"""The picture's width, and its centre, in widths of a card."""

Box = tuple[float, float, float, float]


def boxes(scene: Scene) -> Iterator[Box]:
    """The room that dice and cards take: left, top, right, bottom."""
    for die in scene.dice:
        x, y = die.x * SQUARE, die.y * SQUARE
        yield x, y, x + DIE, y + DIE
    for card in scene.cards:
        x, y, frame = card.x * SQUARE, card.y * SQUARE, symbol(f"card-{card.kind}")
        yield x, y, x + CARD, y + CARD * frame.height / frame.width


def dice_and_cards(scene: Scene) -> Iterator[str]:
    for card in scene.cards:
        x, y = card.x * SQUARE, card.y * SQUARE
        across, down = _MEDALLION
        face = use(f"card-{card.kind}", x, y, CARD) + use_centred(
            card.symbol, x + across * CARD, y + down * CARD, _PICTURE * CARD
        )
        yield element("g", face, class_=f"k-{card.kind}")
    for die in scene.dice:
        yield use(f"die-{die.pips}", die.x * SQUARE, die.y * SQUARE, DIE)
