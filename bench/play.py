"""Scripted people play whole games against bots in a real browser: clicks, questions, camera, pace.

    python bench/play.py [--game id,id] [--device desktop|phone|both] [--games 1] [--turns N] [--json]
                         [--pace normal,fast] [--prefer NAME=VALUE] [--limit 1800] [--url ADDRESS]
                         [--keep FOLDER]

`player.py` is the person, `play_observer.js` records in the page what they see and do, and `play_tally.py`
counts it and defines every figure. A second person begins the same game and places and moves every piece by
hand, for some turns without animations; only their clicks are counted. A game starts from the first page with
the settings that the page proposes; only the dice are fixed. Nothing is skipped, so a game takes minutes.
Seconds per bot turn are only meaningful on an idle machine.
"""

import argparse
import json
import shutil
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

import msgspec
from playwright.sync_api import Browser, BrowserContext, Locator, Page, Route, sync_playwright
from playwright.sync_api import Error as PageError

from boneyard.games.catalogue import game_ids
from boneyard.messages import translate
from engine import positive, say
from environment import BenchError
from play_tally import Figures, Report, by_question, clicks_by_hand, figures, table
from player import Person
from serving import OURS, running
from web import FLAGS, NAMES

OBSERVER = Path(__file__).with_name("play_observer.js")
REMEMBER = """if (location.protocol.startsWith("http")) {{
    for (const [name, value] of Object.entries({entries})) localStorage[`boneyard-${{name}}`] = value;
}}"""
BY_HAND = 8  # own turns that are played piece by piece
STARTING = 60.0  # seconds from the first page to the board


class Device(NamedTuple):
    width: int
    height: int
    touch: bool
    least: int
    """The smallest square in pixels that a person sees and hits well."""


DEVICES = {"desktop": Device(1440, 900, False, 24), "phone": Device(390, 844, True, 32)}


class Run(NamedTuple):
    """One game of the benchmark."""

    game: str
    device: str
    pace: str
    number: int

    @property
    def column(self) -> str:
        return f"{self.game} {self.device} {self.pace}"

    @property
    def seed(self) -> str:
        return f"bench-{self.number}"


def context_for(browser: Browser, run: Run, preferences: dict[str, str]) -> BrowserContext:
    device = DEVICES[run.device]
    context = browser.new_context(
        viewport={"width": device.width, "height": device.height},
        has_touch=device.touch,
        is_mobile=device.touch,
        locale="en-GB",
        service_workers="block",
    )
    context.add_init_script(f"{OBSERVER.read_text('utf-8')};watch.configure({device.least})")
    context.add_init_script(REMEMBER.format(entries=json.dumps({"pace": run.pace, **preferences})))
    return context


def start(page: Page, address: str, run: Run) -> None:
    """From the first page to the board, by its own buttons; only the seed is ours."""

    def seeded(route: Route) -> None:
        if route.request.method != "POST":
            return route.continue_()
        wanted = json.loads(route.request.post_data or "{}")
        wanted["config"]["seed"] = run.seed
        return route.continue_(post_data=json.dumps(wanted))

    page.route("**/api/tables", seeded)
    page.goto(address)
    name = translate(f"game-{run.game}")
    press(page.locator("form label", has=page.get_by_text(name, exact=True)).first, run)
    press(page.locator("form .btn.primary"), run)
    until = time.monotonic() + STARTING
    while not page.locator(".boardwrap").count():
        if time.monotonic() > until:
            raise BenchError(f"no board appeared {STARTING:.0f} s after starting {run.game}")
        page.wait_for_timeout(200)


def press(button: Locator, run: Run) -> None:
    if DEVICES[run.device].touch:
        button.tap()
    else:
        button.click()


def play(
    browser: Browser,
    address: str,
    run: Run,
    turns: int | None,
    limit: float,
    preferences: dict[str, str] | None = None,
    by_hand: bool = False,
) -> tuple[Report, list[str]]:
    """What the observer recorded, and what the person couldn't do."""
    context = context_for(browser, run, preferences or {})
    try:
        page = context.new_page()
        start(page, address, run)
        title = f"{run.game}, {run.device}, {'by hand' if by_hand else run.pace}"
        person = Person(
            page,
            touch=DEVICES[run.device].touch,
            say=lambda text: say(f"{title}: {text}"),
            by_hand=by_hand,
        )
        try:
            person.play(turns, time.monotonic() + limit)
        except BenchError as error:
            person.notes.append(str(error))
        return msgspec.convert(page.evaluate("watch.report()"), Report), person.notes
    finally:
        context.close()


@contextmanager
def server(url: str | None) -> Iterator[str]:
    if url:
        yield url.rstrip("/")
        return
    with running(OURS) as (address, _):
        yield f"http://{address}"


def runs(wanted: argparse.Namespace) -> list[Run]:
    devices = list(DEVICES) if wanted.device == "both" else [wanted.device]
    return [
        Run(game, device, pace, number)
        for game in wanted.game
        for device in devices
        for pace in wanted.pace
        for number in range(1, wanted.games + 1)
    ]


def games(text: str) -> list[str]:
    found = text.split(",")
    unknown = [game for game in found if game not in game_ids()]
    if unknown:
        raise argparse.ArgumentTypeError(f"unknown game {unknown[0]!r}; use {', '.join(game_ids())}")
    return found


def preference(text: str) -> tuple[str, str]:
    name, _, value = text.partition("=")
    return name, value


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="bench play", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--game", type=games, default=list(game_ids()), help="the games, separated by commas")
    parser.add_argument("--games", type=int, default=1, help="how many games of each")
    parser.add_argument("--device", choices=[*DEVICES, "both"], default="both")
    parser.add_argument("--turns", type=int, help="stop each game after this many own turns")
    parser.add_argument(
        "--pace", type=lambda text: text.split(","), default=["normal"], help="the page's pace setting"
    )
    parser.add_argument(
        "--prefer",
        type=preference,
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="a preference that the page remembers; default: none",
    )
    parser.add_argument("--limit", type=positive, default=1800, help="seconds for each game")
    parser.add_argument("--url", help="the address of a running server; default: start one")
    parser.add_argument(
        "--keep", type=Path, help="a folder for everything that was recorded, one file per game"
    )
    parser.add_argument("--json", action="store_true", help="print one JSON object instead of a table")
    return parser.parse_args()


def measure(wanted: argparse.Namespace, chromium: str) -> tuple[dict[str, Figures], dict[str, list[str]]]:
    columns: dict[str, Figures] = {}
    notes: dict[str, list[str]] = {}
    with sync_playwright() as playwright, server(wanted.url) as address:
        browser = playwright.chromium.launch(executable_path=chromium, args=FLAGS)
        for run in runs(wanted):
            report, noted = play(browser, address, run, wanted.turns, wanted.limit, dict(wanted.prefer))
            if wanted.keep:
                name = f"{run.column} {run.number}.json".replace(" ", "-")
                (wanted.keep / name).write_bytes(msgspec.json.encode(report))
            found = figures(report, DEVICES[run.device].least)
            slow, _ = play(
                browser,
                address,
                run._replace(pace="instant"),
                min(wanted.turns or BY_HAND, BY_HAND),
                wanted.limit,
                dict(wanted.prefer),
                by_hand=True,
            )
            found += clicks_by_hand(slow)
            columns[run.column] = columns.get(run.column, Figures()) + found
            notes.setdefault(run.column, []).extend(noted)
            print(
                f"\r\033[K{run.column}: {found.own_turns} own turns, {found.inputs} clicks", file=sys.stderr
            )
        browser.close()
    return columns, notes


def main() -> int:
    wanted = arguments()
    chromium = next(filter(None, map(shutil.which, NAMES)), None)
    if chromium is None:
        print("bench: Chromium isn't installed; install it and try again.", file=sys.stderr)
        return 2
    try:
        columns, notes = measure(wanted, chromium)
    except (BenchError, PageError) as error:
        print(f"bench: {error}", file=sys.stderr)
        return 1
    if wanted.json:
        print(json.dumps({"figures": msgspec.to_builtins(columns), "notes": notes}, indent=2))
    else:
        print(table(columns))
        print("\nClicks per own turn by question")
        for column, found in columns.items():
            print(f"{column}: {by_question(found)}")
        for column, noted in notes.items():
            for note in sorted(set(noted)):
                print(f"{column}: {note} ({noted.count(note)} x)")
    return 0


if __name__ == "__main__":
    sys.exit(main())
