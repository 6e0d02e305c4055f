"""The Castle of Chaos as a record: MidEvil's, with parts replaced and added."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from random import Random

import msgspec

from boneyard.engine.bag import Bag
from boneyard.engine.content import Content
from boneyard.engine.game import Game, Setting, Setup, asks
from boneyard.games.castle_of_chaos import frames as f
from boneyard.games.castle_of_chaos.citations import CITES
from boneyard.games.castle_of_chaos.commands import COMMANDS
from boneyard.games.castle_of_chaos.effects import EFFECTS, pawns, skeletons, tokens
from boneyard.games.castle_of_chaos.events import EVENTS
from boneyard.games.castle_of_chaos.rules import bridge, extras, pit
from boneyard.games.castle_of_chaos.rules import setup as setting_up
from boneyard.games.castle_of_chaos.tile_needs import NEEDED, castle_faults
from boneyard.games.midevil import game as midevil
from boneyard.games.midevil import shown
from boneyard.games.midevil import view as views
from boneyard.games.midevil.cards import Card
from boneyard.games.midevil.content_files import read_content
from boneyard.games.midevil.frames import MoveStep
from boneyard.games.midevil.rules import move, turn, winning
from boneyard.games.midevil.state import GOAL_TILE, MidState, Parts, Table
from boneyard.games.shared.commands import Command, parse_command
from boneyard.games.shared.events import Event
from boneyard.games.shared.features import Features
from boneyard.games.shared.position import placed
from boneyard.games.shared.prepare import prepare
from boneyard.games.shared.shelf import Shelf, known_content
from boneyard.games.shared.wire import Tiles

ID = "castle-of-chaos"
SETTINGS = (
    *(setting for setting in midevil.SETTINGS if setting.name != "printing"),
    Setting("altar_teleport", ("off", "on"), "CC-OPT-1"),
)
"""CC-SETUP-0: with the expansion the printing is always the revised one."""
PARTS = Parts(
    extras=extras.extras,
    do_extra=extras.do_extra,
    duel_is_a_must=False,
    dead_hand_back=True,
    colours=setting_up.colours,
    fill_more=setting_up.fill_more,
    led_steps=pit.steps_into_pit,
    arrive=pit.fall_if_moved_in,
    end_move=extras.end_move,
)


class Position(shown.Position, frozen=True, kw_only=True):
    """A whole game at one moment, but for its setup."""

    agenda: tuple[f.CastleFrame, ...]  # type: ignore[assignment]


class View(shown.View, frozen=True, kw_only=True):
    """What one seat, or a spectator, sees."""

    agenda: tuple[f.CastleFrame, ...]  # type: ignore[assignment]


_tables: Shelf[Setup, Table] = Shelf(64)


prepare(Position, *COMMANDS)


@cache
def own_content(release: str = "") -> Content:
    """CC-COMP-2, CC-COMP-3: the expansion's tiles and cards, and all of MidEvil's; or those of a release."""
    folder = files(__package__).joinpath("content", release)
    own = {name: folder.joinpath(name).read_text("utf-8") for name in ("tiles.toml", "cards.toml")}
    base = {f"midevil-{name}": text for name, text in midevil.own_content(release).files.items()}
    return Content(ID, {**base, **own})


def tiles_and_cards(content: Content) -> tuple[Tiles, dict[str, Card]]:
    """The tiles and cards of a content set, checked for all that the rules rely on."""
    return read_content(content, EFFECTS, NEEDED, castle_faults)


def table_for(setup: Setup) -> Table:
    """What does not change during a game, and is the same for all games with this setup."""
    return _tables.find(setup, setup.content.letters, lambda: new_table(setup))


def new_table(setup: Setup) -> Table:
    """The same, made anew."""
    tiles, cards = tiles_and_cards(setup.content)
    return Table(setup, tiles, cards, EFFECTS, PARTS)


def make(setup: Setup) -> MidState:
    """CC-SETUP-1 to CC-SETUP-4: the castle, its Drawbridge, one tile beyond, pawns in the keep."""
    table = table_for(setup)
    state = MidState.__new__(MidState)
    midevil.blank(state, table)
    setting_up.build_castle(state, table)
    setting_up.take_places(state)
    return state


def see(state: MidState, viewer: int | None) -> View:
    """All that a seat may know."""
    return View(**views.SHOWING.fields(state, viewer))  # type: ignore[arg-type]


def imagine(view: View, rng: Random) -> MidState:
    """Some state that fits a view."""
    setup = Setup(view.game, len(view.seats), view.settings, known_content(view.content, own_content))
    return views.imagine(view, table_for(setup), rng)


def parse(line: str) -> Command:
    """The command that a line says."""
    return parse_command(line, *COMMANDS)


def dump(state: MidState) -> bytes:
    """The state as JSON."""
    return msgspec.json.encode(Position(**views.all_of(state)))  # type: ignore[arg-type]


def load(data: bytes, setup: Setup) -> MidState:
    """The state that JSON says."""
    position = msgspec.json.decode(data, type=Position)
    state = MidState.__new__(MidState)
    hidden = position.hands, Bag(position.deck), position.agenda
    views.restore(state, position, table_for(setup), *hidden)
    return state


def features() -> Features[MidState, View]:
    """What the game brings besides its rules, loaded late."""
    from boneyard.games.castle_of_chaos.features import FEATURES

    return FEATURES


chance = turn.chance_acts
FRAMES = {
    **midevil.FRAMES,
    **dict(
        (
            asks(
                f.DrawBeyond,
                actors=chance,
                options=setting_up.beyond_options,
                answer=setting_up.draw_beyond,
            ),
            asks(
                f.PutBlack,
                actors=setting_up.black_acts,
                options=setting_up.black_options,
                answer=setting_up.choose_black,
            ),
            asks(
                MoveStep,
                actors=move.mover_acts,
                options=move.move_options,
                answer=move.act,
                why_not=move.why_no_move,
                label=bridge.move_label,
            ),
            asks(f.BridgeRoll, actors=chance, options=bridge.bridge_roll_options, answer=bridge.roll_bridge),
            asks(
                f.Gather, actors=pawns.gatherer_acts, options=pawns.gather_options, answer=pawns.choose_grave
            ),
            asks(
                f.ChooseSkeleton,
                actors=pawns.swap_acts,
                options=pawns.swap_options,
                answer=pawns.swap_places,
            ),
            asks(
                f.TakeSkeletons,
                actors=tokens.taker_acts,
                options=tokens.take_options,
                answer=tokens.take_skeletons,
            ),
            asks(f.CrushRoll, actors=chance, options=tokens.crush_options, answer=tokens.roll_crush),
            asks(
                f.UprisingRoll,
                actors=chance,
                options=skeletons.uprising_options,
                answer=skeletons.roll_uprising,
            ),
            asks(f.WallRoll, actors=chance, options=skeletons.wall_roll_options, answer=skeletons.roll_wall),
            asks(
                f.SendSkeletons,
                actors=skeletons.sender_acts,
                options=skeletons.send_options,
                answer=skeletons.send,
            ),
        )
    ),
}

CASTLE_OF_CHAOS: Game[MidState, Command, Event, View] = Game(
    id=ID,
    rules=2,
    seats=midevil.SEATS,
    settings=SETTINGS,
    default_content=own_content,
    former_contents=lambda: tuple(map(own_content, midevil.FORMER)),
    commands=COMMANDS,
    frames=FRAMES,
    works=midevil.WORKS,
    make=make,
    watch=winning.look_for_winner,
    project=see,
    showing=views.SHOWING,
    guess=imagine,
    redact=views.redact,
    parse=parse,
    dump=dump,
    load=load,
    place=lambda setup: placed(CASTLE_OF_CHAOS, setup),
    ways=("necronomicon", "points", "rounds"),
    goal=GOAL_TILE,
    events=EVENTS,
    windows=midevil.WINDOWS,
    words=midevil.WORDS,
    cites=CITES,
    features=features,
)
