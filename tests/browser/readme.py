"""The README's pictures of the client: three screenshots and an animated turn."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Browser

from tests.browser.late import go_on, late_in
from tests.browser.person import Person, at_page
from tests.browser.webp import animated, to_webp
from tests.server.process import ServerProcess, serving

FOLDER = Path(__file__).parents[2] / "docs" / "pictures"
DESKTOP = {"width": 1440, "height": 900}
TABLET = {"width": 1180, "height": 740}
PHONE = {"width": 390, "height": 844}
FRAMES = 18
LASTING = 900
"""How long each frame is shown, in milliseconds."""
SEED = "pictures"


def draw_readme(browser: Browser) -> None:
    """Write all four."""
    with serving(Path("build") / "pictures.db") as server:
        with at_page(browser, 4, viewport=DESKTOP, device_scale_factor=1) as person:
            person.page.goto(f"http://{server.address}/")
            person.page.locator("form .primary").wait_for()
            person.page.wait_for_load_state("networkidle")
            keep(person, "start.webp", 1200, 0.82)
        with at_page(browser, 4, viewport=DESKTOP, device_scale_factor=1) as person:
            at_a_table(person, server, "castle-of-chaos", 220)
            for _ in range(12):
                person.act()
                person.wait()
            keep(person, "page.webp", 1200, 0.82)
        with at_page(browser, 4, viewport=PHONE, device_scale_factor=2, color_scheme="dark") as person:
            at_a_table(person, server, "midevil", 220)
            keep(person, "phone.webp", 560, 0.8)
        with at_page(browser, 8, viewport=TABLET, device_scale_factor=1) as person:
            at_a_table(person, server, "midevil", 120)
            keep_turn(person)


def at_a_table(person: Person, server: ServerProcess, game: str, moves: int) -> None:
    """A question in the middle of a game."""
    go_on(person, server, game, late_in(game, 20, moves), seed=SEED)
    person.wait()
    person.page.wait_for_load_state("networkidle")


def keep(person: Person, name: str, width: int, quality: float) -> None:
    """Write a screenshot."""
    _, picture = to_webp(person.page, person.page.screenshot(), width, quality)
    (FOLDER / name).write_bytes(picture)


def keep_turn(person: Person, width: int = 720, quality: float = 0.55) -> None:
    """Write an animation with a frame after each of some clicks."""
    frames: list[tuple[bytes, int]] = []
    height = 0
    while len(frames) < FRAMES and person.wait():
        height, picture = to_webp(person.page, person.page.screenshot(), width, quality)
        if not frames or picture != frames[-1][0]:
            frames.append((picture, LASTING))
        person.act()
    (FOLDER / "turn.webp").write_bytes(animated(frames, width, height))
