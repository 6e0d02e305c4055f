"""The README's pictures of the client: three screenshots and an animated turn."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Browser

from tests.browser.late import LIMIT, go_on, late_in
from tests.browser.person import ASKED, Person, at_page
from tests.browser.webp import animated, to_webp
from tests.server.process import ServerProcess, serving

FOLDER = Path(__file__).parents[2] / "docs" / "pictures"
DESKTOP = {"width": 1440, "height": 900}
TABLET = {"width": 1180, "height": 740}
PHONE = {"width": 390, "height": 844}
FRAMES = 24
LASTING, SCENE = 1100, 350
"""How long a frame with a question, and one of a scene, is shown, in milliseconds."""
SEED = "pictures"
ROUND = 14
STAGED = ".stage .anchor"


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
            keep(person, "page.webp", 1200, 0.82)
        with at_page(browser, 4, viewport=PHONE, device_scale_factor=2, color_scheme="dark") as person:
            at_a_table(person, server, "midevil", 220)
            keep(person, "phone.webp", 560, 0.8)
        with at_page(
            browser, 8, viewport=TABLET, device_scale_factor=1, reduced_motion="no-preference"
        ) as person:
            at_a_table(person, server, "midevil", 120)
            keep_turn(person)


def at_a_table(person: Person, server: ServerProcess, game: str, moves: int) -> None:
    """A question in the middle of a game."""
    go_on(person, server, game, late_in(game, LIMIT - ROUND, moves), seed=SEED, persona="grimble")
    person.wait()
    person.page.wait_for_load_state("networkidle")


def keep(person: Person, name: str, width: int, quality: float) -> None:
    """Write a screenshot."""
    _, picture = to_webp(person.page, person.page.screenshot(), width, quality)
    (FOLDER / name).write_bytes(picture)


def keep_turn(person: Person, width: int = 620, quality: float = 0.45) -> None:
    """Write an animation of a turn: its questions, a fight, and what is staged in between."""
    page = person.page
    frames: list[tuple[bytes, int]] = []
    height, fought = 0, False
    while len(frames) < FRAMES:
        staged, asked = page.locator(STAGED).count() > 0, page.locator(ASKED).count() > 0
        height, picture = to_webp(page, page.screenshot(), width, quality)
        is_new = not frames or picture != frames[-1][0]
        if is_new and (staged or asked):
            frames.append((picture, SCENE if staged else LASTING))
        if not asked or (staged and is_new):
            continue
        if not fought and page.locator("rect.danger").count():
            person.walk_into("rect.danger")
            fought = True
        else:
            person.act()
    (FOLDER / "turn.webp").write_bytes(animated(frames, width, height))
