"""The frames of MidEvil.

Frames marked *runs* continue by themselves; the others wait for their actors.
"""

from __future__ import annotations

from boneyard.games.shared.frames import Frame, FrameHints


class FirstSeat(Frame, frozen=True, tag="first-seat"):
    pass


class FillStart(Frame, frozen=True, tag="fill-start"):
    """Runs: the start player fills a tile that is laid from the start."""

    tile: int


class DrawCards(Frame, frozen=True, tag="draw-cards"):
    """Runs: a seat draws until it holds three cards."""

    hints = FrameHints(phase="tile")
    seat: int


class DealCard(Frame, frozen=True, tag="deal-card"):
    seat: int


class Turn(Frame, frozen=True, tag="turn"):
    """Runs: the steps of the active seat's turn."""

    step: int


class DrawTile(Frame, frozen=True, tag="draw-tile"):
    """Chance draws a tile; the tiles in `aside` wait beside the stack."""

    hints = FrameHints(phase="tile")
    aside: tuple[str, ...]


class PlaceTile(Frame, frozen=True, tag="place-tile"):
    hints = FrameHints(phase="tile", shows_places=True)
    tile: str
    aside: tuple[str, ...]
    forced: bool


class TileRoll(Frame, frozen=True, tag="tile-roll"):
    hints = FrameHints(phase="tile")
    tile: int


class FillTile(Frame, frozen=True, tag="fill-tile"):
    """A seat spreads what a tile still needs: figures by number, or by points, then life tokens."""

    hints = FrameHints(phase="tile")
    seat: int
    tile: int
    figures: int
    points: int
    life: int
    colours: tuple[int, ...] = (0, 1, 2)


class Arrive(Frame, frozen=True, tag="arrive", omit_defaults=True):
    """Runs: a pawn settles its square; `duels` says whether that may start a duel."""

    seat: int
    duels: bool = True


class Settle(Frame, frozen=True, tag="settle"):
    """The active seat may shoot before it draws cards."""

    hints = FrameHints(phase="tile")


class BeforeMove(Frame, frozen=True, tag="before-move"):
    """The active seat may play a card before the movement roll."""

    hints = FrameHints(phase="move")


class MoveRoll(Frame, frozen=True, tag="move-roll"):
    hints = FrameHints(phase="move")


class MoveRolled(Frame, frozen=True, tag="move-rolled"):
    """Runs: the die, doublings and halvings determine the movement."""

    hints = FrameHints(phase="move")
    pips: int
    doubles: int
    halves: int


class Move(Frame, frozen=True, tag="move"):
    """A pawn walks: `chooser` picks the steps of `seat`'s pawn.

    Runs: it asks with `MoveStep` until the move is over. Until the first step it keeps the roll with its
    doublings and halvings, so that a later doubling counts before an earlier halving.
    """

    hints = FrameHints(phase="move")
    seat: int
    chooser: int
    left: int
    rolled: MoveRolled | None
    owner_done: bool


class MoveStep(Frame, frozen=True, tag="move-step"):
    """The next step of the move beneath, or something else its owner may do."""

    hints = FrameHints(phase="move")


class Fight(Frame, frozen=True, tag="fight"):
    """Runs: the stages of a fight against the skeleton on a square; `stand` is the fighter's square."""

    hints = FrameHints(contest="fight")
    seat: int
    stand: int
    square: int
    weapon: str | None
    stage: int = 0
    pips: int = 0
    plus: int = 0
    blessed: bool = False
    repeated: bool = False


class FightReady(Frame, frozen=True, tag="fight-ready"):
    """The fighter may choose a weapon or play a card before the roll."""

    hints = FrameHints(contest="fight")
    seat: int


class FightRoll(Frame, frozen=True, tag="fight-roll"):
    hints = FrameHints(contest="fight")
    seat: int


class Mend(Frame, frozen=True, tag="mend"):
    """The roll failed: raise it, roll again, or die."""

    hints = FrameHints(contest="fight")
    seat: int


class Window(Frame, frozen=True, tag="window"):
    """Other players may respond with a card; `waiting` haven't answered, `sealed` are chosen cards."""

    kind: str
    asked: tuple[int, ...]
    waiting: tuple[int, ...]
    sealed: tuple[tuple[int, str, int | None], ...]


class AskLater(Frame, frozen=True, tag="ask-later"):
    """Runs: opens a window for these seats, if they can play, once the frames above are done."""

    kind: str
    seats: tuple[int, ...]


class Duel(Frame, frozen=True, tag="duel"):
    """Runs: the stages of a duel between the active seat and the holder."""

    hints = FrameHints(contest="duel")
    seat: int
    holder: int
    stage: int
    side: int
    rolls: tuple[int, int]
    bids: tuple[tuple[int, ...], tuple[int, ...]]
    stopped: tuple[bool, bool]


class DuelRoll(Frame, frozen=True, tag="duel-roll"):
    side: int
    seat: int


class DuelBids(Frame, frozen=True, tag="duel-bids"):
    """Both duellists commit in secret, kind by kind: white, red, blue, life."""

    hints = FrameHints(contest="duel")
    seats: tuple[int, int]
    bids: tuple[tuple[int, ...], tuple[int, ...]]


class DuelReroll(Frame, frozen=True, tag="duel-reroll"):
    """A duellist may spend a committed life token to roll again."""

    hints = FrameHints(contest="duel")
    side: int
    seat: int


class DuelOpen(Frame, frozen=True, tag="duel-open"):
    """A duellist may openly spend one skeleton or one life token."""

    hints = FrameHints(contest="duel")
    side: int
    seat: int


class SkeletonRoll(Frame, frozen=True, tag="skeleton-roll"):
    hints = FrameHints(phase="figures")


class MoveSkeletons(Frame, frozen=True, tag="move-skeletons"):
    """A seat moves skeletons; those on the squares in `moved` have already moved."""

    hints = FrameHints(phase="figures")
    seat: int
    left: int
    moved: tuple[int, ...]
    must: bool


class EndTurn(Frame, frozen=True, tag="end-turn"):
    """The active seat may discard one card."""

    hints = FrameHints(phase="end")


class ChooseItem(Frame, frozen=True, tag="choose-item"):
    """A seat chooses an item of the target, to take it or to have it lost."""

    seat: int
    target: int
    take: bool


class ChooseSquare(Frame, frozen=True, tag="choose-square"):
    """A seat chooses a square for an effect."""

    seat: int
    purpose: str
    target: int


class ChooseTile(Frame, frozen=True, tag="choose-tile"):
    """A seat chooses a tile for an effect."""

    seat: int
    purpose: str
    amount: int


class PutSkeletons(Frame, frozen=True, tag="put-skeletons"):
    """A seat puts skeletons on a tile: by points from the supply, or by number from the removed."""

    seat: int
    tile: int
    left: int
    source: str


class RemoveSkeletons(Frame, frozen=True, tag="remove-skeletons"):
    """A seat removes skeletons from a tile, up to this many points."""

    seat: int
    tile: int
    left: int


class PaySkeletons(Frame, frozen=True, tag="pay-skeletons"):
    """A seat gives up skeletons worth at least this many points."""

    seat: int
    points: int


AnyFrame = (
    FirstSeat
    | FillStart
    | DrawCards
    | DealCard
    | Turn
    | DrawTile
    | PlaceTile
    | TileRoll
    | FillTile
    | Arrive
    | Settle
    | BeforeMove
    | MoveRoll
    | MoveRolled
    | Move
    | MoveStep
    | Fight
    | FightReady
    | FightRoll
    | Mend
    | Window
    | AskLater
    | Duel
    | DuelRoll
    | DuelBids
    | DuelReroll
    | DuelOpen
    | SkeletonRoll
    | MoveSkeletons
    | EndTurn
    | ChooseItem
    | ChooseSquare
    | ChooseTile
    | PutSkeletons
    | RemoveSkeletons
    | PaySkeletons
)
