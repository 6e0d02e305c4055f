"""The pending decisions of MidEvil, as plain data.

Frames marked *works* go on by themselves; the others wait for their actors.
"""

from __future__ import annotations

from boneyard.games.shared.frames import Frame, FrameHints


class FirstSeat(Frame, frozen=True, tag="first-seat"):
    """Chance says who begins."""


class FillStart(Frame, frozen=True, tag="fill-start"):
    """Works: the start player is asked to fill a tile that lies there from the start."""

    tile: int


class DrawCards(Frame, frozen=True, tag="draw-cards"):
    """Works: a seat draws until it holds three cards."""

    hints = FrameHints(phase="tile")
    seat: int


class DealCard(Frame, frozen=True, tag="deal-card"):
    """Chance deals a card."""

    seat: int


class Turn(Frame, frozen=True, tag="turn"):
    """Works: the steps of the active seat's turn."""

    step: int


class DrawTile(Frame, frozen=True, tag="draw-tile"):
    """Chance draws a tile; those put aside wait beside the stack."""

    hints = FrameHints(phase="tile")
    aside: tuple[str, ...]


class PlaceTile(Frame, frozen=True, tag="place-tile"):
    """The active seat lays the drawn tile."""

    hints = FrameHints(phase="tile")
    tile: str
    aside: tuple[str, ...]
    forced: bool


class TileRoll(Frame, frozen=True, tag="tile-roll"):
    """Chance rolls for an unnamed tile."""

    hints = FrameHints(phase="tile")
    tile: int


class FillTile(Frame, frozen=True, tag="fill-tile"):
    """A seat spreads what a tile still calls for: figures by number, or by points, then life tokens."""

    hints = FrameHints(phase="tile")
    seat: int
    tile: int
    figures: int
    points: int
    life: int
    colours: tuple[int, ...] = (0, 1, 2)


class Arrive(Frame, frozen=True, tag="arrive", omit_defaults=True):
    """Works: a pawn settles the square it stands on; `duels` says whether that may start a duel."""

    seat: int
    duels: bool = True


class Settle(Frame, frozen=True, tag="settle"):
    """The active seat may shoot before it draws cards."""

    hints = FrameHints(phase="tile")


class BeforeMove(Frame, frozen=True, tag="before-move"):
    """The active seat may play a card before the movement roll."""

    hints = FrameHints(phase="move")


class MoveRoll(Frame, frozen=True, tag="move-roll"):
    """Chance rolls for the move."""

    hints = FrameHints(phase="move")


class MoveRolled(Frame, frozen=True, tag="move-rolled"):
    """Works: the movement is what the die, doublings and halvings make of it."""

    hints = FrameHints(phase="move")
    pips: int
    doubles: int
    halves: int


class Move(Frame, frozen=True, tag="move"):
    """A pawn walks: `chooser` picks the steps of `seat`'s pawn.

    Works: it asks by `MoveStep` until the move is over. Until the first step the roll and its
    doublings and halvings are remembered, so that a later doubling counts before an earlier halving.
    """

    hints = FrameHints(phase="move")
    seat: int
    chooser: int
    left: int
    rolled: MoveRolled | None
    owner_done: bool


class MoveStep(Frame, frozen=True, tag="move-step"):
    """The next step of the move beneath, or what else its owner may do."""

    hints = FrameHints(phase="move")


class Fight(Frame, frozen=True, tag="fight"):
    """Works: the stages of a fight against the skeleton on a square, from where the fighter stands."""

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
    """Chance rolls for the fight."""

    hints = FrameHints(contest="fight")
    seat: int


class Mend(Frame, frozen=True, tag="mend"):
    """The roll failed: raise it, roll again, or die."""

    hints = FrameHints(contest="fight")
    seat: int


class Window(Frame, frozen=True, tag="window"):
    """Others may answer with a card; `waiting` have not answered, `sealed` are the cards chosen so far."""

    kind: str
    asked: tuple[int, ...]
    waiting: tuple[int, ...]
    sealed: tuple[tuple[int, str, int | None], ...]


class AskLater(Frame, frozen=True, tag="ask-later"):
    """Works: these seats are asked by a window when what is above is done, if they can then play."""

    kind: str
    seats: tuple[int, ...]


class Duel(Frame, frozen=True, tag="duel"):
    """Works: the stages of a duel between the active seat and the holder."""

    hints = FrameHints(contest="duel")
    seat: int
    holder: int
    stage: int
    side: int
    rolls: tuple[int, int]
    bids: tuple[tuple[int, ...], tuple[int, ...]]
    stopped: tuple[bool, bool]


class DuelRoll(Frame, frozen=True, tag="duel-roll"):
    """Chance rolls for one duellist."""

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
    """Chance rolls for the skeletons."""

    hints = FrameHints(phase="figures")


class MoveSkeletons(Frame, frozen=True, tag="move-skeletons"):
    """A seat moves skeletons; those on the squares of `moved` have moved."""

    hints = FrameHints(phase="figures")
    seat: int
    left: int
    moved: tuple[int, ...]
    must: bool


class StepOn(Frame, frozen=True, tag="step-on"):
    """A skeleton that may walk on: one more square, or stop."""

    hints = FrameHints(phase="figures")
    seat: int
    square: int
    left: int


class EndTurn(Frame, frozen=True, tag="end-turn"):
    """The active seat may discard one card."""

    hints = FrameHints(phase="end")


class ChooseItem(Frame, frozen=True, tag="choose-item"):
    """A seat chooses an item of the target, to take it or to see it lost."""

    seat: int
    target: int
    take: bool


class ChooseSquare(Frame, frozen=True, tag="choose-square"):
    """A seat chooses the square that an effect speaks of."""

    seat: int
    purpose: str
    target: int


class ChooseTile(Frame, frozen=True, tag="choose-tile"):
    """A seat chooses the tile that an effect works on."""

    seat: int
    purpose: str
    amount: int


class PutSkeletons(Frame, frozen=True, tag="put-skeletons"):
    """A seat puts skeletons on a tile: by points from the supply, by number from the removed."""

    seat: int
    tile: int
    left: int
    source: str


class RemoveSkeletons(Frame, frozen=True, tag="remove-skeletons"):
    """A seat removes skeletons from a tile, up to so many points."""

    seat: int
    tile: int
    left: int


class PaySkeletons(Frame, frozen=True, tag="pay-skeletons"):
    """A seat gives up skeletons worth at least so many points."""

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
    | StepOn
    | EndTurn
    | ChooseItem
    | ChooseSquare
    | ChooseTile
    | PutSkeletons
    | RemoveSkeletons
    | PaySkeletons
)
