"""Duels for the Necronomicon, in both printings."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from boneyard.engine.labels import Label
from boneyard.games.midevil.commands import Commit, Spend
from boneyard.games.midevil.events import BookWon, DuelBegan, DuelBid, DuelEnded, DuelSpent
from boneyard.games.midevil.frames import Duel, DuelBids, DuelOpen, DuelReroll, DuelRoll, Turn
from boneyard.games.midevil.kinds import COLOURS, KINDS, NUMBER, Collection, more, one, worth
from boneyard.games.midevil.rules import lasting
from boneyard.games.midevil.rules.death import die as kill
from boneyard.games.midevil.rules.fight import spend
from boneyard.games.midevil.rules.turn import END
from boneyard.games.midevil.state import MidState
from boneyard.games.shared.commands import GIVE_LIFE, STOP, Command, GiveLife, Roll
from boneyard.games.shared.deadly import deadly_label
from boneyard.games.shared.dice import SOLO, die
from boneyard.games.shared.events import LifeGiven, Rolled

Pair = tuple[tuple[int, ...], tuple[int, ...]]
STAKES = ("white", "red", "blue", "life")
FIRST_ROLL, SECOND_ROLL, BIDDING, MENDING, TOTALS = range(5)


def advance(state: MidState, duel: Duel) -> None:
    """ME-DUEL-3, ME-DUEL-8: both roll; the printing decides how rolls are changed."""
    if duel.stage == FIRST_ROLL:
        if state.tell:
            state.tell(DuelBegan(duel.seat, duel.holder))
        ask_roll(state, duel, 0, SECOND_ROLL)
    elif duel.stage == SECOND_ROLL:
        ask_roll(state, duel, 1, BIDDING)
    elif duel.stage == BIDDING:
        if state.kit.revised:
            state.agenda.append(DuelBids((duel.seat, duel.holder), ((), ())))
            skip_empty_stakes(state)
        else:
            state.agenda[-1] = replace(duel, stage=MENDING, bids=((0, 0, 0), (0, 0, 0)))
    elif duel.stage == MENDING:
        ask_to_mend(state, duel)
    else:
        decide(state, duel)


def duel_beneath(state: MidState) -> Duel:
    duel = state.agenda[-2]
    assert isinstance(duel, Duel)
    return duel


def seat_of(duel: Duel, side: int) -> int:
    """The duellist on a side: 0 is the active player, 1 the holder."""
    return duel.holder if side else duel.seat


def ask_roll(state: MidState, duel: Duel, side: int, stage: int) -> None:
    state.agenda[-1] = replace(duel, stage=stage)
    state.agenda.append(DuelRoll(side, seat_of(duel, side)))


def duel_roll_options(state: MidState, frame: DuelRoll, actor: int) -> Sequence[Command]:
    """ME-DUEL-3: a die for each duellist."""
    return die("duel", frame.seat)


def roll_duel(state: MidState, frame: DuelRoll, actor: int, command: Command) -> None:
    """ME-DUEL-11, ME-DUEL-7: weapons and items don't affect a duel roll; what lowers every roll does."""
    assert isinstance(command, Roll)
    duel = duel_beneath(state)
    state.agenda.pop()
    pips = lasting.result_of(state, command.pips)
    state.agenda[-1] = replace(duel, rolls=(duel.rolls[0], pips) if frame.side else (pips, duel.rolls[1]))
    if state.tell:
        state.tell(Rolled(frame.seat, "duel", command.pips, pips))


def bidders(state: MidState, frame: DuelBids) -> tuple[int, ...]:
    """ME-DUEL-3: both at once, until each has committed some number of every kind."""
    return tuple(frame.seats[side] for side in (0, 1) if len(frame.bids[side]) < len(STAKES))


def at_stake(state: MidState, seat: int, what: str) -> int:
    """ME-DUEL-3: how many of a kind a duellist can commit; a helpless one commits nothing."""
    if state.lasting and lasting.is_helpless(state, seat):
        return 0
    if what == "life":
        return state.lives[seat]
    return 0 if lasting.holds(state, lasting.NO_RAISING) else state.collections[seat][NUMBER[what]]


def bid_options(state: MidState, frame: DuelBids, actor: int) -> Sequence[Command]:
    """ME-DUEL-3: any number of each kind, asked kind by kind."""
    what = STAKES[len(frame.bids[frame.seats.index(actor)])]
    return tuple(Commit(what, number) for number in range(at_stake(state, actor, what) + 1))


def bid(state: MidState, frame: DuelBids, actor: int, command: Command) -> None:
    """ME-DUEL-3: a bid stays secret until both are in."""
    assert isinstance(command, Commit)
    bids = list(frame.bids)
    side = frame.seats.index(actor)
    bids[side] = (*bids[side], command.number)
    state.agenda[-1] = DuelBids(frame.seats, (bids[0], bids[1]))
    skip_empty_stakes(state)


def skip_empty_stakes(state: MidState) -> None:
    """Don't ask a duellist for kinds they have none of; reveal when both are done."""
    frame = state.agenda[-1]
    assert isinstance(frame, DuelBids)
    bids = [full_bid(state, frame.seats[side], frame.bids[side]) for side in (0, 1)]
    if len(bids[0]) == len(bids[1]) == len(STAKES):
        state.agenda.pop()
        reveal(state, (bids[0], bids[1]))
    else:
        state.agenda[-1] = DuelBids(frame.seats, (bids[0], bids[1]))


def full_bid(state: MidState, seat: int, bid: tuple[int, ...]) -> tuple[int, ...]:
    """A bid, with zeros added for kinds the duellist has none of."""
    while len(bid) < len(STAKES) and not at_stake(state, seat, STAKES[len(bid)]):
        bid = (*bid, 0)
    return bid


def reveal(state: MidState, bids: Pair) -> None:
    """ME-DUEL-3, ME-DUEL-4, ME-DUEL-5: reveal both bids at once; everything committed is lost."""
    duel = state.agenda[-1]
    assert isinstance(duel, Duel)
    for side in (0, 1):
        seat = seat_of(duel, side)
        white, red, blue, life = bids[side]
        spend(state, seat, (white, red, blue))
        state.lives[seat] -= life
        state.bank += life
        if state.tell:
            state.tell(DuelBid(seat, white, red, blue, life))
    state.agenda[-1] = replace(duel, stage=MENDING, bids=bids)


def ask_to_mend(state: MidState, duel: Duel) -> None:
    """ME-DUEL-4, ME-DUEL-8: in turn, the active player first, until both have stopped."""
    if all(duel.stopped):
        state.agenda[-1] = replace(duel, stage=TOTALS)
    elif state.kit.revised:
        ask_reroll(state, duel)
    else:
        state.agenda.append(DuelOpen(duel.side, seat_of(duel, duel.side)))


def ask_reroll(state: MidState, duel: Duel) -> None:
    """ME-DUEL-4: a player who has stopped, or has no committed token left, doesn't start again."""
    if duel.stopped[duel.side]:
        state.agenda[-1] = replace(duel, side=1 - duel.side)
    elif duel.bids[duel.side][3]:
        state.agenda.append(DuelReroll(duel.side, seat_of(duel, duel.side)))
    else:
        state.agenda[-1] = stop_side(duel, duel.side)


def stop_side(duel: Duel, side: int) -> Duel:
    """One side is done; the other side is next."""
    stopped = (True, duel.stopped[1]) if side == 0 else (duel.stopped[0], True)
    return replace(duel, side=1 - side, stopped=stopped)


def duellist_acts(state: MidState, frame: DuelReroll | DuelOpen) -> tuple[int, ...]:
    return SOLO[frame.seat]


def reroll_options(state: MidState, frame: DuelReroll, actor: int) -> Sequence[Command]:
    """ME-DUEL-4: spend a committed life token to roll again, or stop."""
    return STOP, GIVE_LIFE


def reroll(state: MidState, frame: DuelReroll, actor: int, command: Command) -> None:
    """ME-DUEL-4: the last roll counts."""
    duel = duel_beneath(state)
    state.agenda.pop()
    if type(command) is not GiveLife:
        state.agenda[-1] = stop_side(duel, frame.side)
        return
    bids = [list(bid) for bid in duel.bids]
    bids[frame.side][3] -= 1
    changed = replace(duel, side=1 - frame.side, bids=(tuple(bids[0]), tuple(bids[1])))
    ask_roll(state, changed, frame.side, MENDING)


def open_options(state: MidState, frame: DuelOpen, actor: int) -> Sequence[Command]:
    """ME-DUEL-8: spend a skeleton, give a life token for another roll, or pass."""
    found: list[Command] = [STOP]
    if not lasting.holds(state, lasting.NO_RAISING):
        found += [Spend(KINDS[kind].name) for kind in COLOURS if state.collections[actor][kind]]
    if state.lives[actor]:
        found.append(GIVE_LIFE)
    return tuple(found)


def open_label(state: MidState, frame: DuelOpen, actor: int, command: Command) -> Label | None:
    """ME-DUEL-8, ME-FIGHT-6: giving the last token kills, and death costs all points."""
    return deadly_label(command, state.lives[actor], state.kit.last_life_dies, state.points[actor])


def spend_openly(state: MidState, frame: DuelOpen, actor: int, command: Command) -> None:
    """ME-DUEL-8: added points stay when the die is rolled again; two passes in a row end it."""
    duel = duel_beneath(state)
    state.agenda.pop()
    if type(command) is Spend:
        skeleton = one(NUMBER[command.what])
        spend(state, actor, skeleton)
        bids = [
            more(skeletons_in(bid), skeleton if side == frame.side else (0, 0, 0))
            for side, bid in enumerate(duel.bids)
        ]
        state.agenda[-1] = replace(duel, side=1 - frame.side, bids=(bids[0], bids[1]), stopped=(False, False))
        if state.tell:
            state.tell(DuelSpent(actor, command.what))
    elif type(command) is GiveLife:
        give_life(state, duel, frame.side)
    else:
        state.agenda[-1] = stop_side(duel, frame.side)


def give_life(state: MidState, duel: Duel, side: int) -> None:
    """ME-DUEL-8, ME-FIGHT-5: give back a token and roll again; giving the last is death and ends the duel."""
    seat = seat_of(duel, side)
    state.lives[seat] -= 1
    state.bank += 1
    if state.tell:
        state.tell(LifeGiven(seat, state.lives[seat]))
    if state.lives[seat] == 0 and state.kit.last_life_dies:
        state.agenda.pop()
        die_in_duel(state, seat)
    else:
        ask_roll(state, replace(duel, side=1 - side, stopped=(False, False)), side, MENDING)


def skeletons_in(bid: tuple[int, ...]) -> Collection:
    return bid[0], bid[1], bid[2]


def total(duel: Duel, side: int) -> int:
    """ME-DUEL-5: the last roll plus the points of the skeletons spent."""
    return duel.rolls[side] + worth(skeletons_in(duel.bids[side]))


def decide(state: MidState, duel: Duel) -> None:
    """ME-DUEL-6: the higher total holds the Necronomicon; a tie changes nothing."""
    state.agenda.pop()
    mine, theirs = total(duel, 0), total(duel, 1)
    if state.tell:
        state.tell(DuelEnded(duel.seat, mine, duel.holder, theirs))
    if mine > theirs:
        state.holder = duel.seat
        state.check_winner = True
        if state.tell:
            state.tell(BookWon(duel.seat, duel.holder))
        lose(state, duel.holder)
    elif mine < theirs:
        lose(state, duel.seat)


def lose(state: MidState, seat: int) -> None:
    """ME-DUEL-9: a duel doesn't kill, unless the table plays that the loser dies."""
    if state.kit.duel_loser_dies:
        die_in_duel(state, seat)


def die_in_duel(state: MidState, seat: int) -> None:
    """ME-DUEL-8, ME-DUEL-9: only the active player loses the rest of the turn."""
    kill(state, seat)
    if seat == state.active:
        del state.agenda[1:]
        state.agenda[0] = Turn(END)
