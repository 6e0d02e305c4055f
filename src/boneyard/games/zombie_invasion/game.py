"""Zombie Invasion's record: its frames, functions and content."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from random import Random

import msgspec

from boneyard.engine.content import BadContent, Content
from boneyard.engine.game import Game, Setting, Setup, asks, works
from boneyard.engine.showing import made
from boneyard.games.shared.cache import ContentCache
from boneyard.games.shared.commands import Command, parse_command
from boneyard.games.shared.content_set import content_set, faults_for
from boneyard.games.shared.events import EVENTS, Event
from boneyard.games.shared.features import Features
from boneyard.games.shared.needed_tiles import centre_faults, needed_faults, place_faults
from boneyard.games.shared.position import placed
from boneyard.games.shared.prepare import prepare
from boneyard.games.shared.tile import CENTRE
from boneyard.games.shared.toml_content import own_files
from boneyard.games.shared.wire import LaidTile, Tiles
from boneyard.games.zombie_invasion import frames as f
from boneyard.games.zombie_invasion.citations import CITES
from boneyard.games.zombie_invasion.commands import COMMANDS
from boneyard.games.zombie_invasion.rules import fight, move, tiles, turn, winning, zombies
from boneyard.games.zombie_invasion.shown import SeatView, View
from boneyard.games.zombie_invasion.state import GOAL_TILE, START_TILE, Kit, ZombieState
from boneyard.games.zombie_invasion.view import SHOWING, SHOWN, state_of

ID = "zombie-invasion"
TILES = "tiles.toml"
NUMBERS = ("zombies", "life", "ammo")
"""The numbers printed on tiles."""
ZOMBIES = 100
TOKENS = 3
SETTINGS = (
    Setting("last_life", ("dies", "rerolls"), "ZI-FIGHT-3"),
    Setting("round_limit", ("200", "none"), "ZI-WIN-3"),
)
_read: ContentCache[Content, Tiles] = ContentCache()


prepare(View, *COMMANDS)


@cache
def own_content() -> Content:
    return Content(ID, own_files(__package__, (TILES,)))


def read_content(content: Content) -> Tiles:
    return _read.find(content, content.letters, lambda: check_content(content))


def check_content(content: Content) -> Tiles:
    """The tiles of a content set; raises `BadContent` with all faults."""
    faults = [f"{name}:1: this game only reads tiles.toml" for name in content.files if name != TILES]
    found = content_set(content)
    faults += faults_for(found, NUMBERS)
    faults = faults or needed_faults(found.tiles, (START_TILE, GOAL_TILE)) or list(town_faults(found.tiles))
    if faults:
        raise BadContent(faults)
    return found.tiles


def town_faults(tiles: Tiles) -> Iterator[str]:
    """ZI-SETUP-1, ZI-WIN-1: pawns start on the Town Hall Square's centre and win on the Helipad's."""
    yield from place_faults(tiles)
    for name in (START_TILE, GOAL_TILE):
        yield from centre_faults(tiles[name])


def new_kit(setup: Setup) -> Kit:
    return Kit(setup, read_content(setup.content))


def make(setup: Setup) -> ZombieState:
    """ZI-SETUP-1, ZI-SETUP-2, ZI-SETUP-3: the Town Hall Square, the stack, 3 life and 3 ammo each."""
    kit = new_kit(setup)
    position = View(
        seats=(SeatView(CENTRE, TOKENS, TOKENS),) * setup.seats,
        tiles=(LaidTile(START_TILE, 0, 0, 0),),
        stack={tile.id: tile.count for tile in kit.tiles.values() if tile.id not in (START_TILE, GOAL_TILE)},
        bottom=GOAL_TILE,
        box=ZOMBIES,
        agenda=(f.FirstSeat(),),
    )
    return state_of(position, kit)


def redact(event: Event, viewer: int | None) -> Event:
    """Nothing is hidden."""
    return event


def imagine(view: View, rng: Random, content: Content) -> ZombieState:
    """The only state consistent with a view."""
    return state_of(view, new_kit(view.setup(content)))


def dump(state: ZombieState) -> bytes:
    return msgspec.json.encode(made(SHOWN, state))


def load(data: bytes, setup: Setup) -> ZombieState:
    return state_of(msgspec.json.decode(data, type=View), new_kit(setup))


def features() -> Features[ZombieState, View]:
    from boneyard.games.zombie_invasion.features import FEATURES

    return FEATURES


chance, active = turn.chance_acts, tiles.active_acts
FRAMES = dict(
    (
        asks(f.FirstSeat, actors=chance, options=turn.first_seat_options, answer=turn.begin_with),
        asks(f.DrawTile, actors=chance, options=tiles.draw_options, answer=tiles.draw_tile),
        asks(
            f.PlaceTile,
            actors=active,
            options=tiles.place_options,
            answer=tiles.place_tile,
            why_not=tiles.why_no_place,
        ),
        asks(
            f.FillTile,
            actors=active,
            options=tiles.fill_options,
            answer=tiles.fill_tile,
            why_not=tiles.why_no_fill,
        ),
        asks(f.FightRoll, actors=chance, options=fight.fight_options, answer=fight.fight),
        asks(
            f.Mend,
            actors=active,
            options=fight.mend_options,
            answer=fight.mend,
            why_not=fight.why_no_mend,
            label=fight.mend_label,
        ),
        asks(f.MoveRoll, actors=chance, options=move.move_roll_options, answer=move.roll_move),
        asks(f.Move, actors=active, options=move.move_options, answer=move.move, why_not=move.why_no_move),
        asks(f.ZombieRoll, actors=chance, options=zombies.zombie_roll_options, answer=zombies.roll_zombies),
        asks(
            f.MoveZombies,
            actors=active,
            options=zombies.zombie_options,
            answer=zombies.move_zombie,
            why_not=zombies.why_no_shift,
        ),
        asks(f.BreedZombie, actors=active, options=zombies.breed_options, answer=zombies.breed),
    )
)

ZOMBIE_INVASION: Game[ZombieState, Command, Event, View] = Game(
    id=ID,
    rules=1,
    seats=range(1, 7),
    settings=SETTINGS,
    default_content=own_content,
    commands=COMMANDS,
    frames=FRAMES,
    works=dict((works(f.Turn, turn.next_step),)),
    make=make,
    watch=winning.look_for_winner,
    showing=SHOWING,
    guess=imagine,
    redact=redact,
    parse=lambda line: parse_command(line, *COMMANDS),
    dump=dump,
    load=load,
    place=lambda setup: placed(ZOMBIE_INVASION, setup),
    ways=("helipad", "points", "rounds"),
    goal=GOAL_TILE,
    events=EVENTS,
    cites=CITES,
    features=features,
)
