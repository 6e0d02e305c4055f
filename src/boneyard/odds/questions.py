"""What people ask about their chances, and the answers: numbers and message ids, no sentences.

A question is answered from the asking seat's own view alone.
"""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from boneyard.messages import Parameter

SquareNumber = Annotated[int, Meta(ge=0, lt=10_000)]
Amount = Annotated[int, Meta(ge=0, lt=1000)]


class Question(msgspec.Struct, frozen=True, tag_field="ask", forbid_unknown_fields=True):
    """What a seat asks."""


class PathAsked(Question, frozen=True, tag="path"):
    """How do I get to this square, and what are my chances?"""

    to: SquareNumber


class ReachAsked(Question, frozen=True, tag="reach"):
    """Which squares can I come to in this move?"""


class MovesAsked(Question, frozen=True, tag="moves"):
    """How would a bot put or move what I am asked to put or move?"""


class FightAsked(Question, frozen=True, tag="fight"):
    """How does the fight under way go, or the one with the figure on a square?"""

    square: SquareNumber | None = None


class ChoicesAsked(Question, frozen=True, tag="choices"):
    """How does the fight or the duel go, for each of my options now?"""


class BidAsked(Question, frozen=True, tag="bid"):
    """How does the duel go for a bid of white, red and blue skeletons, and life tokens?"""

    bid: tuple[Amount, Amount, Amount, Amount]


OddsQuestion = PathAsked | ReachAsked | FightAsked | ChoicesAsked | BidAsked
AnyQuestion = OddsQuestion | MovesAsked


class Answer(msgspec.Struct, frozen=True, tag_field="answer"):
    """What a seat is told."""


class Purse(msgspec.Struct, frozen=True):
    """Tokens, points and cards, on average: what is spent, or what is left."""

    life: float
    ammo: float
    points: float
    cards: float


class FightOnTheWay(msgspec.Struct, frozen=True):
    """A fight of a path: the figure, where it stands, and the chance to be alive once it is over."""

    square: int
    figure: str
    alive: float


class PathFound(Answer, frozen=True, tag="path"):
    """The way, with the `chance` to survive all of it, and what is `left` on average on arrival.

    `reach` is how many of its squares the move under way covers; a move only thought of covers none.
    """

    squares: tuple[int, ...]
    reach: int
    fights: tuple[FightOnTheWay, ...]
    chance: float
    left: Purse


class Square(msgspec.Struct, frozen=True):
    """A square that can be reached: in so many steps, over so many figures."""

    square: int
    steps: int
    fights: int


class ReachFound(Answer, frozen=True, tag="reach"):
    """All squares within the move under way, for who wins every fight on the way at once."""

    squares: tuple[Square, ...]


class Move(msgspec.Struct, frozen=True):
    """An answer as its text, the squares that it is about, and what is put there."""

    choice: str
    squares: tuple[int, ...]
    what: str | None


class MovesFound(Answer, frozen=True, tag="moves"):
    """Answers to this question and to those after it, as long as figures are put or moved."""

    moves: tuple[Move, ...]


class FightFound(Answer, frozen=True, tag="fight"):
    """A fight from here on, and what it costs on average; a roll of `needed` wins it."""

    seat: int
    figure: str
    needed: int
    win: float
    die: float
    cost: Purse


class DuelFound(Answer, frozen=True, tag="duel"):
    """How likely a seat holds the book afterwards: against the best reply, and against any reply alike."""

    seat: int
    best: float
    uniform: float


class ChoiceFound(msgspec.Struct, frozen=True):
    """An option by its number, and how it then goes."""

    option: int
    odds: FightFound | DuelFound


class ChoicesFound(Answer, frozen=True, tag="choices"):
    """The options for which there are odds; none where nothing is fought about."""

    choices: tuple[ChoiceFound, ...]


class NoOdds(Answer, frozen=True, tag="none"):
    """There is no answer.

    `code` is `no-path`, `no-moves`, `no-fight`, `no-duel`, `bad-bid`, `no-seat` for a spectator,
    `no-odds` for a game without odds, or `too-much` where it takes too much work; `rule` is the one that
    forbids it, where there is one.
    """

    code: str
    rule: str | None = None


AnyAnswer = PathFound | ReachFound | MovesFound | FightFound | DuelFound | ChoicesFound | NoOdds


class Reason(msgspec.Struct, frozen=True):
    """What speaks for an option: a message and its parameters."""

    message: str
    parameters: dict[str, Parameter]


class HintFound(msgspec.Struct, frozen=True):
    """An option by its number, and what speaks for it."""

    option: int
    reasons: tuple[Reason, ...]
