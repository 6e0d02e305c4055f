"""The web client in a real browser: how smoothly a full board moves, and how soon a page is usable.

    python bench/web.py [--json] [--seconds 5] [--pages 5] [--fights 3]

The board is that of `full_board.py`: 46 tiles, 150 pieces. The mouse drags it for some seconds, fitted into
the window and four times as large, and the page records the start of each frame. Then come the scenes of a
fight on that board, and the same page resting before it. Input to paint is the browser's own measurement of
clicks and keys. The first page is usable when a game can be started, in a browser without caches. The game's
JavaScript is everything that was requested until the board is drawn and asks its first question, and what the
page loads by itself afterwards. Results are only meaningful on an idle machine.
"""

import argparse
import json
import math
import shutil
import sys
import time
from dataclasses import asdict, dataclass
from itertools import pairwise

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from engine import positive, say
from environment import BenchError
from full_board import GAME, SEATS, full_board
from serving import OURS, running

NAMES = ("chromium", "chromium-browser", "google-chrome")
FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-sync",
)
WINDOW = {"width": 1440, "height": 900}
SCENE = ".stage .anchor"
FIGHT = 4_000  # milliseconds: the fight, its roll and what comes of it
ROUND = 2.5  # seconds for one circle of the mouse
LARGER = -math.log(4) / 0.0018  # the turn of the wheel that enlarges the board four times
WATCH_FRAMES = """
window.frames_ = [];
const note = (now) => { window.frames_.push(now); window.watching = requestAnimationFrame(note); };
window.watching = requestAnimationFrame(note);
"""
WATCH_INPUT = """
window.inputs_ = [];
new PerformanceObserver((list) => { for (const one of list.getEntries()) window.inputs_.push(one.duration); })
  .observe({ type: "event", durationThreshold: 16 });
"""
WATCH_START = """
const look = () => {
  if (!document.querySelector("form .primary:not(:disabled), .game.turn .piece")) requestAnimationFrame(look);
  else window.usable_ = performance.now();
};
requestAnimationFrame(look);
"""
SIZES = """
(later) => performance.getEntriesByType("resource")
  .filter(({ name, startTime }) => name.endsWith(".js") && (startTime > window.usable_) === later)
  .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0) / 1000
"""


@dataclass(frozen=True)
class Frames:
    """Milliseconds between frames."""

    median: float
    p95: float
    longest: float
    frames: int


@dataclass(frozen=True)
class Figures:
    fitted: Frames
    four_times: Frames
    resting: Frames
    scenes: Frames
    input_to_paint_ms: float
    usable_ms: float
    javascript_kb: float
    later_kb: float
    pieces: int


def quantile(values: list[float], share: float) -> float:
    """A quantile."""
    return sorted(values)[min(int(len(values) * share), len(values) - 1)]


def drag(page: Page, seconds: float) -> Frames:
    """Drag the board in circles and measure the frames."""
    middle = (WINDOW["width"] * 0.4, WINDOW["height"] * 0.45)
    page.mouse.move(*middle)
    page.mouse.down()
    page.evaluate(WATCH_FRAMES)
    began = time.perf_counter()
    while (gone := time.perf_counter() - began) < seconds:
        angle = gone / ROUND * 2 * math.pi
        page.mouse.move(middle[0] + 220 * math.sin(angle), middle[1] + 160 * (1 - math.cos(angle)))
    gaps = gaps_so_far(page)
    page.mouse.up()
    return frames_of(gaps)


def gaps_so_far(page: Page) -> list[float]:
    """The milliseconds between the frames since they are watched; that ends here."""
    page.evaluate("cancelAnimationFrame(window.watching)")
    times: list[float] = page.evaluate("window.frames_")
    return [after - before for before, after in pairwise(times)]


def frames_of(gaps: list[float]) -> Frames:
    return Frames(quantile(gaps, 0.5), quantile(gaps, 0.95), max(gaps), len(gaps))


def fight(browser: Browser, address: str) -> tuple[list[float], list[float]]:
    """The frames of a resting board, and those from the first scene of a fight on."""
    page = browser.new_context(viewport=WINDOW).new_page()  # type: ignore[arg-type]
    open_table(page, address)
    foe = page.locator("rect.danger").first
    foe.wait_for(timeout=60_000)
    page.wait_for_timeout(2_000)  # until the camera rests
    page.evaluate(WATCH_FRAMES)
    page.wait_for_timeout(2_000)
    resting = gaps_so_far(page)
    box = foe.bounding_box()
    if box is None:
        raise BenchError("no foe is in view")
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.locator(".bubble").wait_for(timeout=60_000)
    page.mouse.down()
    page.mouse.up()
    for _ in range(20):
        page.wait_for_timeout(250)
        if page.locator(SCENE).count():
            break
        page.keyboard.press("Space")
    page.locator(SCENE).first.wait_for(state="attached", timeout=60_000)
    page.evaluate(WATCH_FRAMES)
    page.wait_for_timeout(FIGHT)
    scenes = gaps_so_far(page)
    page.context.close()
    return resting, scenes


def enlarge(page: Page) -> None:
    """Zoom in four times with the wheel."""
    left = LARGER
    while left < 0:
        page.mouse.wheel(0, max(left, -100))
        left += 100
    page.wait_for_timeout(1_500)  # until it is redrawn sharply


def open_table(page: Page, address: str) -> None:
    """A table with the full board."""
    config = {"game": GAME, "seats": ["open", *["easy"] * (SEATS - 1)], "position": full_board()}
    page.goto(f"http://{address}/about")
    page.request.put(f"http://{address}/api/me", data={"name": "Ann"})
    made = page.request.post(f"http://{address}/api/tables", data={"name": "Ann", "config": config})
    if not made.ok:
        raise BenchError(f"creating the table failed: {made.text()}")
    page.goto(f"http://{address}/table/{made.json()['id']}")
    page.locator(".game.turn .piece").first.wait_for(timeout=60_000)


def input_to_paint(page: Page) -> float:
    """The slowest of some clicks and keys; the browser reports less than 16 ms as 16."""
    page.evaluate(WATCH_INPUT)
    for _ in range(4):
        for what in (
            ".tools button >> nth=-1",
            ".elsewhere",
            ".pick >> nth=0",
            ".pick >> nth=0",
        ):
            page.locator(what).click()
        page.locator(".boardwrap").focus()
        for key in ("ArrowLeft", "ArrowUp", "ArrowRight", "ArrowDown", "Escape"):
            page.keyboard.press(key)
            page.wait_for_timeout(60)
    found: list[float] = page.evaluate("window.inputs_")
    return max(found, default=16.0)


def usable(context: BrowserContext, address: str) -> float:
    """How long the first page takes until a game can be started."""
    page = context.new_page()
    page.add_init_script(WATCH_START)
    page.goto(f"http://{address}/")
    page.locator("form .primary:not(:disabled)").first.wait_for(timeout=60_000)
    page.wait_for_timeout(100)  # until the page has recorded it
    return float(page.evaluate("window.usable_"))


def measure(browser: Browser, address: str, seconds: float, pages: int, fights: int) -> Figures:
    times = []
    for number in range(1, pages + 1):
        say(f"page {number} of {pages}")
        context = browser.new_context()
        times.append(usable(context, address))
        context.close()
    page = browser.new_context(viewport=WINDOW).new_page()  # type: ignore[arg-type]
    page.add_init_script(WATCH_START)
    say("a full board")
    open_table(page, address)
    page.wait_for_timeout(1_500)
    first, later = (page.evaluate(SIZES, later) for later in (False, True))
    paint = input_to_paint(page)
    page.locator(".zoom button").last.click()
    page.wait_for_timeout(1_500)
    fitted = drag(page, seconds)
    enlarge(page)
    larger = drag(page, seconds)
    resting: list[float] = []
    scenes: list[float] = []
    for number in range(1, fights + 1):
        say(f"fight {number} of {fights}")
        for found, more in zip((resting, scenes), fight(browser, address), strict=True):
            found += more
    say("")
    return Figures(
        fitted,
        larger,
        frames_of(resting),
        frames_of(scenes),
        paint,
        quantile(times, 0.5),
        first,
        later,
        page.locator(".piece").count(),
    )


def lines(found: Figures) -> list[str]:
    return [
        *(
            f"{name:21} p95 {frames.p95:6.1f} ms per frame (median {frames.median:.1f}, longest"
            f" {frames.longest:.0f}, {frames.frames} frames)"
            for name, frames in (
                ("panning, fitted", found.fitted),
                ("panning, 4 x", found.four_times),
                ("resting", found.resting),
                ("scenes of a fight", found.scenes),
            )
        ),
        f"pieces on the board      {found.pieces}",
        f"input to paint           {found.input_to_paint_ms:.0f} ms, the slowest",
        f"first page usable        {found.usable_ms:.0f} ms",
        f"JavaScript of the game   {found.javascript_kb:.1f} kB gzipped, then {found.later_kb:.1f} kB",
    ]


def main() -> int:
    parser = argparse.ArgumentParser(prog="bench web", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--json", action="store_true", help="print one JSON object instead of lines")
    parser.add_argument("--seconds", type=positive, default=5, help="how long to drag the board")
    parser.add_argument("--pages", type=positive, default=5, help="how often to open the first page")
    parser.add_argument("--fights", type=positive, default=3, help="how many fights to watch")
    wanted = parser.parse_args()
    found = next(filter(None, map(shutil.which, NAMES)), None)
    if found is None:
        print("bench: Chromium isn't installed; install it and try again.", file=sys.stderr)
        return 2
    try:
        with sync_playwright() as playwright, running(OURS) as (address, _):
            browser = playwright.chromium.launch(executable_path=found, args=FLAGS)
            figures = measure(browser, address, wanted.seconds, wanted.pages, wanted.fights)
            browser.close()
    except BenchError as error:
        print(f"bench: {error}", file=sys.stderr)
        return 1
    print(json.dumps(asdict(figures)) if wanted.json else "\n".join(lines(figures)))
    return 0


if __name__ == "__main__":
    sys.exit(main())
