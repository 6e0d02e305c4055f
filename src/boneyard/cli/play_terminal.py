"""`boneyard play` at the terminal: people and bots take turns at one keyboard."""

from __future__ import annotations

from pathlib import Path

import click
from rich.console import Console
from rich.text import Text

import boneyard
from boneyard.bots import UnknownBot, check_kind
from boneyard.bots.protocol import program_of
from boneyard.cli.errors import INTERRUPTED, UserError
from boneyard.cli.game_options import players_of, seed_of, setup_of
from boneyard.engine.chance import FairDice
from boneyard.engine.match import Match
from boneyard.engine.playback import check
from boneyard.engine.replay import BadReplay
from boneyard.games.catalogue import UnknownGame, game_ids
from boneyard.messages import translate
from boneyard.terminal import saves
from boneyard.terminal.console import open_console
from boneyard.terminal.session import HUMAN, Left, Seating, Session
from boneyard.terminal.show import PACE, Show
from boneyard.titles import game_title

ANSWERS = {
    **dict.fromkeys(("y", "yes", "j", "ja", "s", "si", "sì", "sí"), True),
    **dict.fromkeys(("n", "no", "nein"), False),
}
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
    plain = (seats, settings, folder, seed) == (DEFAULT_SEATS, (), None, None)
    console = open_console()
    if resume is None and plain:
        resume = offer_saved_game(console, game, language)
    if resume is not None:
        seating = resumed(resume)
        allow_programs(console, seating.players, language)
    else:
        found = boneyard.game(game or ask_game(console, language))
        players = players_of(found, seats, people=True)
        if HUMAN not in players:
            raise UserError("no seat is human; to watch bots play, use `boneyard watch`")
        setup = setup_of(found, len(players), settings, folder)
        chosen = seed_of(seed)
        match = Match(found, setup, FairDice(chosen, found.id))
        seating = Seating(match, players, chosen, saves.new_file(found.id))
    run(console, seating, language)


def run(console: Console, seating: Seating, language: str) -> None:
    try:
        if HUMAN in seating.players:
            Session(console, seating, language).run()
        else:
            watch_on(console, seating, language)
    except (Left, EOFError):
        console.print(translate("kept", language, file=str(seating.file)), soft_wrap=True)
    except KeyboardInterrupt:
        console.print("\n" + translate("kept", language, file=str(seating.file)), soft_wrap=True)
        raise SystemExit(INTERRUPTED) from None


def watch_on(console: Console, seating: Seating, language: str) -> None:
    """Resume a game of bots that `boneyard watch` was stopped in."""
    try:
        seed = f"{seating.seed}/{len(seating.match.lines)}"
        Show(console, seating.match, seating.players, seed, PACE, language).run()
    finally:
        seating.keep()
    file = saves.finish(seating.file)
    console.print(translate("replay-kept", language, file=str(file)), soft_wrap=True)


def ask_game(console: Console, language: str) -> str:
    ids = game_ids()
    for number, name in enumerate(ids, 1):
        head = Text(f"{number} {translate(f'game-{name}', language)}", "bold")
        console.print(head.append(f"  {translate(f'game-{name}-about', language)}", "not bold"))
    answer = prompt(console, translate("which-game", language), "1")
    if answer.isdecimal() and 1 <= int(answer) <= len(ids):
        return ids[int(answer) - 1]
    return boneyard.game(answer).id


def prompt(console: Console, question: str, default: str) -> str:
    """Read an answer; the end of the input ends the program, since no game has begun yet.

    click's own prompt would print "Aborted!".
    """
    try:
        return console.input(Text(f"{question} [{default}] ")).strip().lower() or default
    except EOFError:
        console.print()
        raise SystemExit(0) from None


def confirm(console: Console, question: str, default: str = "y") -> bool:
    while (answer := prompt(console, question, default)) not in ANSWERS:
        pass
    return ANSWERS[answer]


def allow_programs(console: Console, players: tuple[str, ...], language: str) -> None:
    """Ask before running a program that a saved game names: the file may come from anyone."""
    for kind in dict.fromkeys(players):
        command = program_of(kind)
        if command and not confirm(console, translate("run-question", language, command=command), "n"):
            raise UserError("the game can't continue without its bots")


def offer_saved_game(console: Console, game: str | None, language: str) -> Path | None:
    """The last unfinished game, if the player wants to resume it."""
    file = saves.last_unfinished(boneyard.game(game).id if game else None)
    if file is None:
        return None
    try:
        found = saves.load(file)
        match = check(boneyard.game(found.setup.game), found)
    except (BadReplay, UnknownGame) as error:
        click.echo(f"Can't resume the saved game: {error}", err=True)
        return None
    round_ = match.game.view(match.state, None).round
    title = game_title(found.setup.game, language)
    question = translate("resume-question", language, game=title, round=str(round_))
    return file if confirm(console, question) else None


def resumed(file: Path) -> Seating:
    found = saves.load(file)
    if found.ending is not None:
        raise UserError(f"{file}: this game is over; view it with `boneyard replay {file}`")
    for kind in found.players:
        try:
            if kind != HUMAN:
                check_kind(kind)
        except UnknownBot as error:
            raise UserError(f"{file}: {error}") from error
    try:
        match = check(boneyard.game(found.setup.game), found)
    except BadReplay as error:
        raise BadReplay(f"{file}: {error}") from error
    return Seating(match, found.players, found.seed, file)
