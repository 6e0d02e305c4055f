"""Questions about odds and hints, and their answers: numbers and message ids, no sentences.

A question is answered from the asking seat's view only.
"""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from boneyard.messages import Parameter

SquareNumber = Annotated[int, Meta(ge=0, lt=10_000)]
SeatNumber = Annotated[int, Meta(ge=0, lt=100)]
Amount = Annotated[int, Meta(ge=0, lt=1000)]


class Question(msgspec.Struct, frozen=True, tag_field="ask", forbid_unknown_fields=True):
    """A seat's question."""


class PathAsked(Question, frozen=True, tag="path"):
    """How do I get to this square, and what are my chances?"""

    to: SquareNumber


class ReachAsked(Question, frozen=True, tag="reach"):
    """Which squares can I reach in this move?"""


class MovesAsked(Question, frozen=True, tag="moves"):
    """How would a bot place or move these figures?"""


class SendAsked(Question, frozen=True, tag="send"):
    """Which moves send these figures at a player? Without a seat: at the rival it would hurt most?"""

    seat: SeatNumber | None = None


class FightAsked(Question, frozen=True, tag="fight"):
    """What are the odds of the current fight, or of one with the figure on a square?"""

    square: SquareNumber | None = None


class ChoicesAsked(Question, frozen=True, tag="choices"):
    """What are the odds of the fight or duel after each of my options?"""


class BidAsked(Question, frozen=True, tag="bid"):
    """What are the odds of the duel for a bid of white, red and blue skeletons, and life tokens?"""

    bid: tuple[Amount, Amount, Amount, Amount]


OddsQuestion = PathAsked | ReachAsked | FightAsked | ChoicesAsked | BidAsked
AnyQuestion = OddsQuestion | MovesAsked | SendAsked


class Answer(msgspec.Struct, frozen=True, tag_field="answer"):
    """The answer to a question."""


class AverageResources(msgspec.Struct, frozen=True):
    """Tokens, points and cards that are spent or left on average."""

    life: float
    ammo: float
    points: float
    cards: float


class Reason(msgspec.Struct, frozen=True):
    """A message and its parameters."""

    message: str
    parameters: dict[str, Parameter]


class Outcome(msgspec.Struct, frozen=True):
    """Faces of the next roll, whether they win, and what follows: one of these at the player's choice."""

    faces: tuple[int, ...]
    wins: bool
    then: tuple[Reason, ...]


class FightOnTheWay(msgspec.Struct, frozen=True):
    """A fight on a path, with the chance to be alive after it, and the outcomes of its first roll."""

    square: int
    figure: str
    alive: float
    outcomes: tuple[Outcome, ...] = ()


class PathFound(Answer, frozen=True, tag="path"):
    """The best way, the `chance` to survive it, and what is `left` on arrival.

    `reach` is how many of its squares the current move covers; none if it is hypothetical.
    """

    squares: tuple[int, ...]
    reach: int
    fights: tuple[FightOnTheWay, ...]
    chance: float
    left: AverageResources


class Square(msgspec.Struct, frozen=True):
    """A square that can be reached, with the steps and fights that it takes."""

    square: int
    steps: int
    fights: int


class ReachFound(Answer, frozen=True, tag="reach"):
    """The squares that the current move can reach if every fight on the way is won."""

    squares: tuple[Square, ...]


class Move(msgspec.Struct, frozen=True):
    """A command as text, with its squares and what is put there."""

    choice: str
    squares: tuple[int, ...]
    what: str | None


class MovesFound(Answer, frozen=True, tag="moves"):
    """Commands for this decision and the following ones that place or move figures.

    `seat` is the player the figures are sent at, `nearer` how many of them get nearer.
    """

    moves: tuple[Move, ...]
    seat: int | None = None
    nearer: int = 0


class FightFound(Answer, frozen=True, tag="fight"):
    """The odds of a fight from now on, what it costs, and the outcomes of its next roll, if there is one.

    A roll of `needed` wins without bonuses and penalties; `outcomes` count them.
    """

    seat: int
    figure: str
    needed: int
    win: float
    die: float
    cost: AverageResources
    outcomes: tuple[Outcome, ...] = ()


class DuelFound(Answer, frozen=True, tag="duel"):
    """The chance to hold the book after a duel, against the best reply and against a random one."""

    seat: int
    best: float
    uniform: float


class ChoiceFound(msgspec.Struct, frozen=True):
    """An option by its number, and the odds after it."""

    option: int
    odds: FightFound | DuelFound


class ChoicesFound(Answer, frozen=True, tag="choices"):
    """The options that have odds."""

    choices: tuple[ChoiceFound, ...]


class NoOdds(Answer, frozen=True, tag="none"):
    """No answer.

    `code` is `no-path`, `no-moves`, `no-fight`, `no-duel`, `bad-bid`, `no-seat` for a spectator, `no-odds`
    for a game without odds, or `too-much` if it takes too much work. `rule` is the rule that forbids it.
    """

    code: str
    rule: str | None = None


AnyAnswer = PathFound | ReachFound | MovesFound | FightFound | DuelFound | ChoicesFound | NoOdds


class HintFound(msgspec.Struct, frozen=True):
    """An option by its number, and the reasons for it."""

    option: int
    reasons: tuple[Reason, ...]
