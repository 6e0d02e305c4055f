"""Commands of MidEvil besides the shared ones."""

from __future__ import annotations

from functools import cache, lru_cache, partial

from boneyard.games.shared.commands import (
    Command,
    Die,
    Draw,
    GiveLife,
    OneEach,
    OnSquare,
    Place,
    Put,
    Roll,
    Shift,
    Start,
    Step,
    Stop,
)


class Deal(Command, frozen=True, tag="deal"):
    """Chance: this card is drawn."""

    card: str


class Play(Command, frozen=True, tag="play"):
    """ME-EVENT-1, ME-EVENT-2: play a card from the hand, against a player if it needs a target."""

    card: str
    target: int | None = None


class Pass(Command, frozen=True, tag="pass"):
    """ME-EVENT-7: play nothing in this window."""


class Discard(Command, frozen=True, tag="discard"):
    """ME-TURN-9: discard a card from the hand and end the turn."""

    card: str


class Throw(Command, frozen=True, tag="throw"):
    """ME-TURN-5, ME-FIGHT-2: roll the die."""


class Use(Command, frozen=True, tag="use"):
    """ME-EVENT-3, ME-FIGHT-8: use a card in front of you in this fight."""

    card: str


class Shoot(Command, frozen=True, tag="shoot"):
    """ME-RANGE-1, ME-RANGE-2, ME-RANGE-4: fight a skeleton from a distance."""

    card: str
    square: int


class Raise(Command, frozen=True, tag="raise"):
    """ME-FIGHT-3: spend skeletons to raise a failed roll."""

    white: int
    red: int
    blue: int


class Mount(Command, frozen=True, tag="mount"):
    """ME-HORSE-2, ME-HORSE-3: mount the horse that this seat left here."""

    owner: int


class Commit(Command, frozen=True, tag="commit"):
    """Secretly commit this many of a kind to the duel."""

    what: str
    number: int


class Spend(Command, frozen=True, tag="spend"):
    """Openly spend a skeleton in the duel."""

    what: str


class Choose(Command, frozen=True, tag="choose"):
    """Choose a card in front of a player."""

    card: str


class Aim(Command, frozen=True, tag="aim"):
    """Choose a tile of the map, by order of laying."""

    tile: int


class Go(OnSquare, frozen=True, tag="go"):
    """Choose the square a pawn is put on."""


class Remove(OnSquare, frozen=True, tag="remove"):
    """Remove the skeleton on a square."""


class Pay(Command, frozen=True, tag="pay"):
    """Give up these skeletons of your collection."""

    white: int
    red: int
    blue: int


PASS = Pass()
THROW = Throw()
COMMANDS: tuple[type[Command], ...] = (
    Start,
    Roll,
    Draw,
    Place,
    Put,
    Step,
    Shift,
    Stop,
    GiveLife,
    Die,
    Deal,
    Play,
    Pass,
    Discard,
    Throw,
    Use,
    Shoot,
    Raise,
    Mount,
    Commit,
    Spend,
    Choose,
    Aim,
    Go,
    Remove,
    Pay,
)


@lru_cache(maxsize=4096)  # users bring any number of cards
def play(card: str, target: int | None) -> Play:
    return Play(card, target)


@cache
def raise_by(white: int, red: int, blue: int) -> Raise:
    return Raise(white, red, blue)


@lru_cache(maxsize=64)
def shots_with(card: str) -> OneEach[int, Shoot]:
    return OneEach(partial(Shoot, card))


DEALS = OneEach(Deal)
DISCARDS = OneEach(Discard)
AIMS = OneEach(Aim)
GOES = OneEach(Go)
REMOVALS = OneEach(Remove)
