from __future__ import annotations

from collections.abc import Sequence

from boneyard.engine.game import Acting
from boneyard.engine.labels import Label
from boneyard.games.shared.commands import DIE, GIVE_LIFE, Command, Die, Roll
from boneyard.games.shared.deadly import deadly_label
from boneyard.games.shared.dice import SOLO, die
from boneyard.games.shared.events import Beaten, Died, LifeGiven, Rolled, TokenTaken
from boneyard.games.shared.tile import CENTRE
from boneyard.games.zombie_invasion.commands import SPEND_AMMO, SpendAmmo
from boneyard.games.zombie_invasion.frames import FightRoll, Mend
from boneyard.games.zombie_invasion.state import ZombieState

NEEDED = 4
MOST_LIVES = 5
DEATH_COSTS = 5


def fight_options(state: ZombieState, frame: FightRoll, actor: int) -> Sequence[Command]:
    """ZI-FIGHT-1: roll a die."""
    return die("fight", state.active)


def fight(state: ZombieState, frame: FightRoll, actor: int, command: Command) -> Acting:
    """ZI-FIGHT-1, ZI-TILE-5: 4, 5 or 6 kills the zombie; the bonus counts before ammo is spent."""
    assert isinstance(command, Roll)
    result = command.pips + state.bonus
    if state.tell:
        seat = state.active
        state.tell(
            Rolled(seat, "fight", command.pips, result, False, NEEDED, "zombie", state.pawns[seat], worth=1)
        )
    if result >= NEEDED:
        win_fight(state)
        return None
    state.agenda[-1] = Mend(result)
    return SOLO[state.active]


def win_fight(state: ZombieState) -> None:
    """ZI-FIGHT-1, ZI-ZOMBIE-4: one point; the zombie goes back to the box."""
    seat = state.active
    square = state.pawns[seat]
    state.agenda.pop()
    state.remove_zombie(square)
    state.points[seat] += 1
    state.check_winner = True
    if state.tell:
        state.tell(Beaten(seat, "zombie", square, points=1))
    collect(state, square)


def collect(state: ZombieState, square: int) -> None:
    """ZI-MOVE-4, ZI-MOVE-5: pick up tokens; a player with 5 life tokens leaves one lying."""
    bit = 1 << square
    seat = state.active
    if state.life & bit and state.lives[seat] < MOST_LIVES:
        state.life ^= bit
        state.lives[seat] += 1
        if state.tell:
            state.tell(TokenTaken(seat, "life", square))
    elif state.ammo & bit:
        state.ammo ^= bit
        state.ammos[seat] += 1
        if state.tell:
            state.tell(TokenTaken(seat, "ammo", square))


def mend_options(state: ZombieState, frame: Mend, actor: int) -> Sequence[Command]:
    """ZI-FIGHT-2, ZI-FIGHT-3: a life token or enough ammo; with neither, only death."""
    last = GIVE_LIFE if state.lives[actor] else DIE
    if state.ammos[actor] >= NEEDED - frame.roll:
        return last, SPEND_AMMO
    return (last,)


def mend_label(state: ZombieState, frame: Mend, actor: int, command: Command) -> Label | None:
    """ZI-FIGHT-3, ZI-FIGHT-4: death costs 5 points, or as many as the player has."""
    loss = min(DEATH_COSTS, state.points[actor])
    return deadly_label(command, state.lives[actor], state.kit.last_life_dies, loss)


def mend(state: ZombieState, frame: Mend, actor: int, command: Command) -> None:
    """ZI-FIGHT-2: roll again, win with ammo, or die."""
    if type(command) is SpendAmmo:
        state.ammos[actor] -= NEEDED - frame.roll
        win_fight(state)
    elif type(command) is Die:
        lose_fight(state)
    else:
        give_life(state)


def give_life(state: ZombieState) -> None:
    """ZI-FIGHT-2, ZI-FIGHT-3: fight again; giving up the last token may be death (`last_life`)."""
    seat = state.active
    state.lives[seat] -= 1
    if state.tell:
        state.tell(LifeGiven(seat, state.lives[seat]))
    if state.lives[seat] == 0 and state.kit.last_life_dies:
        lose_fight(state)
    else:
        state.agenda[-1] = FightRoll()


def lose_fight(state: ZombieState) -> None:
    """ZI-FIGHT-4: back to the Town Hall Square, 5 points lost, and no more moving this turn."""
    seat = state.active
    loss = min(DEATH_COSTS, state.points[seat])
    if state.tell:
        state.tell(Died(seat, state.pawns[seat], loss, home=CENTRE))
    del state.agenda[1:]
    state.pawns[seat] = CENTRE
    state.points[seat] -= loss
    state.dead |= 1 << seat


def why_no_mend(state: ZombieState, frame: Mend, actor: int, command: Command) -> str | None:
    return "ZI-FIGHT-3" if isinstance(command, Die) else "ZI-FIGHT-2"
