"""Makes the repository's pictures: `scripts/pictures goals`, `icons`, `looks` or `readme`."""

from __future__ import annotations

import sys
from collections.abc import Callable

from playwright.sync_api import Browser

from tests.browser.chromium import find_chromium, running
from tests.browser.goals import draw_goals
from tests.browser.icons import draw_icons
from tests.browser.looks import draw_looks
from tests.browser.readme import draw_readme

KINDS: dict[str, Callable[[Browser], None]] = {
    "goals": draw_goals,
    "icons": draw_icons,
    "looks": draw_looks,
    "readme": draw_readme,
}


def main(wanted: list[str]) -> int:
    """Make pictures of these kinds, or of all."""
    program = find_chromium()
    unknown = sorted(set(wanted) - set(KINDS))
    if program is None or unknown:
        why = (
            f"there is no kind {unknown[0]}, only {', '.join(KINDS)}"
            if unknown
            else "there is no Chromium here"
        )
        sys.stderr.write(f"pictures: {why}\n")
        return 2
    with running(program) as browser:
        for kind in wanted or KINDS:
            KINDS[kind](browser)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
