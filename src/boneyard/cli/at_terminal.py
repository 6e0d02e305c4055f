"""The terminal game: people and bots in turn at one keyboard."""

from __future__ import annotations

from pathlib import Path

import click
from rich.console import Console
from rich.text import Text

import boneyard
from boneyard.bots import UnknownBot, check_kind
from boneyard.bots.protocol import program_of
from boneyard.cli.choosing import game_called, players_of, seed_of, setup_of
from boneyard.cli.trouble import INTERRUPTED, Trouble
from boneyard.engine.chance import FairDice
from boneyard.engine.match import Match
from boneyard.engine.playback import check
from boneyard.engine.replay import BadReplay
from boneyard.games.catalogue import UnknownGame, game_ids
from boneyard.messages import say
from boneyard.sight import sight_of
from boneyard.terminal import saves
from boneyard.terminal.console import open_console
from boneyard.terminal.session import HUMAN, Left, Seating, Session
from boneyard.terminal.show import PACE, Show
from boneyard.titles import game_title

ANSWERS = {
    **dict.fromkeys(("y", "yes", "j", "ja", "s", "si", "sì", "sí"), True),
    **dict.fromkeys(("n", "no", "nein"), False),
}
"""What people type for yes and no, in all languages."""
DEFAULT_SEATS = f"{HUMAN},random"


def play_at_terminal(
    game: str | None,
    seats: str,
    settings: tuple[str, ...],
    folder: Path | None,
    seed: int | None,
    resume: Path | None,
    language: str,
) -> None:
    """Sit down to the game that is asked for, or go on with one that was left."""
    plain = (seats, settings, folder, seed) == (DEFAULT_SEATS, (), None, None)
    console = open_console()
    if resume is None and plain:
        resume = offer(console, game, language)
    if resume is not None:
        seating = resumed(resume)
        allow_programs(console, seating.players, language)
    else:
        found = game_called(game or ask_game(console, language))
        players = players_of(found, seats, people=True)
        if HUMAN not in players:
            raise Trouble("nobody human plays here; bots alone are shown by `boneyard watch`")
        setup = setup_of(found, len(players), settings, folder)
        chosen = seed_of(seed)
        match = Match(found, setup, FairDice(chosen, found.id))
        seating = Seating(match, players, chosen, saves.new_file(found.id))
    run(console, seating, language)


def run(console: Console, seating: Seating, language: str) -> None:
    """Play, and say where the game is when somebody leaves."""
    try:
        if HUMAN in seating.players:
            Session(console, seating, language).run()
        else:
            watch_on(console, seating, language)
    except (Left, EOFError):
        console.print(say("kept", language, file=str(seating.file)), soft_wrap=True)
    except KeyboardInterrupt:
        console.print("\n" + say("kept", language, file=str(seating.file)), soft_wrap=True)
        raise SystemExit(INTERRUPTED) from None


def watch_on(console: Console, seating: Seating, language: str) -> None:
    """A game of bots that `boneyard watch` was stopped in: it goes on as it is watched."""
    try:
        seed = f"{seating.seed}/{len(seating.match.lines)}"
        Show(console, seating.match, seating.players, seed, PACE, language).run()
    finally:
        seating.keep()
    file = saves.finish(seating.file)
    console.print(say("replay-kept", language, file=str(file)), soft_wrap=True)


def ask_game(console: Console, language: str) -> str:
    """Which game? A list to choose from."""
    ids = game_ids()
    for number, name in enumerate(ids, 1):
        head = Text(f"{number} {say(f'game-{name}', language)}", "bold")
        console.print(head.append(f"  {say(f'game-{name}-about', language)}", "not bold"))
    answer = asked(console, say("which-game", language), "1")
    if answer.isdecimal() and 1 <= int(answer) <= len(ids):
        return ids[int(answer) - 1]
    return boneyard.game(answer).id


def asked(console: Console, question: str, default: str) -> str:
    """What is typed, or the default; nothing has begun yet, so the end of the input just ends the program.

    Not click's prompt, which says "Aborted!" to all who leave.
    """
    try:
        return console.input(Text(f"{question} [{default}] ")).strip().lower() or default
    except EOFError:
        console.print()
        raise SystemExit(0) from None


def agreed(console: Console, question: str, default: str = "y") -> bool:
    """Yes or no; anything else is asked again."""
    while (answer := asked(console, question, default)) not in ANSWERS:
        pass
    return ANSWERS[answer]


def allow_programs(console: Console, players: tuple[str, ...], language: str) -> None:
    """A kept game may come from anybody, so a program that it names is run only for who says so."""
    for kind in dict.fromkeys(players):
        command = program_of(kind)
        if command and not agreed(console, say("run-question", language, command=command), "n"):
            raise Trouble("the game can't go on without its bots")


def offer(console: Console, game: str | None, language: str) -> Path | None:
    """The game that was left open, if the player wants to go on with it."""
    file = saves.left_open(game_called(game).id if game else None)
    if file is None:
        return None
    try:
        found = saves.load(file)
        match = check(game_called(found.setup.game), found)
    except (BadReplay, UnknownGame) as error:
        click.echo(f"A kept game can't be used: {error}", err=True)
        return None
    turn = sight_of(match.game.view(match.state, None)).turns
    title = game_title(found.setup.game, language)
    question = say("resume-question", language, game=title, turn=str(turn))
    return file if agreed(console, question) else None


def resumed(file: Path) -> Seating:
    """The game in a file, ready to go on."""
    found = saves.load(file)
    if found.ending is not None:
        raise Trouble(f"{file}: this game is over; look at it with `boneyard replay {file}`")
    for kind in found.players:
        try:
            if kind != HUMAN:
                check_kind(kind)
        except UnknownBot as error:
            raise Trouble(f"{file}: {error}") from error
    try:
        match = check(game_called(found.setup.game), found)
    except BadReplay as error:
        raise BadReplay(f"{file}: {error}") from error
    return Seating(match, found.players, found.seed, file)
