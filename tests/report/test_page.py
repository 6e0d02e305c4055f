"""The page is valid and safe, follows both themes, and has every number that it draws."""

from __future__ import annotations

import re
from dataclasses import replace
from html.parser import HTMLParser
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

import boneyard
from boneyard.engine.content import Content
from boneyard.report.charts import Estimates, Lines, Row, Series, Spread
from boneyard.report.draw import limits, png, shifts, svg
from boneyard.report.folder import write_report
from boneyard.report.page import page
from boneyard.report.reports import Report, Section, report_of
from boneyard.report.themes import INK, TOKENS, dark, for_page
from boneyard.simulate.intervals import Estimate
from boneyard.simulate.ladder import ladder_run
from boneyard.simulate.play_run import Playing, play_run
from boneyard.simulate.run_file import BadRun, Run
from tests.simulate.plans import plan, run_of

VOID = {"meta", "path", "use"}
UNKNOWN = Estimate(0.5, float("-inf"), float("inf"))


class Reader(HTMLParser):
    """Reads a page's text and ids, and checks that every element is closed."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.ids: list[str] = []
        self.words: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.ids += [value for name, value in attrs if name == "id" and value]
        if tag not in VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.ids += [value for name, value in attrs if name == "id" and value]

    def handle_endtag(self, tag: str) -> None:
        if tag not in VOID:
            assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.words.append(data)


def runs() -> dict[str, Run]:
    zombies = boneyard.game("zombie-invasion").setup(2)
    return {
        "compare": run_of(plan(), plan(last_life="rerolls"), kind="compare"),
        "ladder": ladder_run(zombies, ("random", "restless", "walker"), "1", 2000),
    }


@pytest.fixture(scope="module", params=["compare", "ladder"])
def playing(request: pytest.FixtureRequest) -> Playing:
    return play_run(runs()[request.param], 2)


@pytest.fixture(scope="module")
def report(playing: Playing) -> Report:
    return report_of(playing.run, playing.results)


@pytest.fixture(scope="module")
def text(report: Report) -> str:
    return html(report)


def html(report: Report) -> str:
    return page(report, {chart.name: for_page(svg(chart)) for chart in report.charts})


def test_a_page_is_valid_and_self_contained(report: Report, text: str) -> None:
    read = Reader(text)
    assert read.open == []
    assert len(read.ids) == len(set(read.ids))
    for chart in report.charts:
        assert {chart.title, chart.finding} <= set(read.words)
    assert not re.search(r"https?://|@import|<script|src=", text)
    assert text.count("<style") == 1
    assert set(re.findall(r'(?:href="|url\()#([\w.-]+)', text)) <= set(read.ids)


def test_every_colour_is_defined_in_both_themes(text: str) -> None:
    day, night = (block for block in re.findall(r":root\{(.*?)\}", text))
    used = set(re.findall(r"var\(--([\w-]+)", text))
    defined = set(re.findall(r"--([\w-]+):", day))
    assert used <= defined
    assert {"surface", "panel", "text"} <= set(re.findall(r"--([\w-]+):", night))
    assert not [ink for ink in INK.values() if ink in text.partition("</style>")[2]]


def test_card_titles_are_escaped() -> None:
    base = plan("midevil", ("restless", "restless"), limit=2500)
    files = base.setup.content.files
    toml = files["cards.toml"].replace('id = "sword"', 'id = "sword"\ntitle = { en = "<b>$x$ & Co" }', 1)
    assert "$x$" in toml
    content = Content("odd", {**files, "cards.toml": toml})
    run = run_of(replace(base, setup=boneyard.game("midevil").setup(2, content)))
    playing = play_run(run, 12)
    report = report_of(run, playing.results)
    (section,) = report.sections
    cards = tuple(chart for chart in section.charts if chart.name == "cards")
    text = html(replace(report, sections=(replace(section, charts=cards),)))
    assert "<b>$x$" not in text
    assert "&lt;b&gt;$x$ &amp; Co" in text
    assert Reader(text).open == []


def test_a_run_without_games_is_rejected() -> None:
    with pytest.raises(BadRun, match="has no games yet"):
        report_of(run_of(), {})


ESTIMATES = Estimates(
    "some",
    "Some",
    "Digest.",
    (Row("one", Estimate(0.3, 0.2, 0.4)), Row("two", UNKNOWN)),
    "share",
    0.5,
    "fair",
)
SPREAD = Spread("spread", "Spread", "Digest.", ((1, 0.5), (2, 0.5)), 1, 1.5, "rounds")
LINES = Lines(
    "lines",
    "Lines",
    "Digest.",
    (
        Series("up", ((0, UNKNOWN), (1, Estimate(5.0, 4.0, 6.0))), "accent"),
        Series("down", ((0, UNKNOWN), (1, Estimate(4.9, 4.0, 6.0))), "text-2", dashed=True),
    ),
    "rounds",
    "points",
)


def test_the_folder_has_every_chart_as_png_and_svg(tmp_path: Path) -> None:
    report = Report("Some", "run", (Section("Charts", "Digest.", (), (ESTIMATES, SPREAD, LINES)),))
    file = write_report(report, tmp_path / "a" / "b")
    text = file.read_text("utf-8")
    links = re.findall(r'href="(plots/[^"]+)"', text)
    assert len(links) == 9
    assert {str(path.relative_to(file.parent)) for path in file.parent.glob("plots/*")} == set(links)
    for path in file.parent.glob("plots/*.svg"):
        ET.parse(path)
    assert all(path.read_bytes().startswith(b"\x89PNG") for path in file.parent.glob("plots/*.png"))


@pytest.mark.parametrize("chart", [ESTIMATES, SPREAD, LINES], ids=lambda chart: chart.name)
def test_a_chart_is_always_drawn_the_same(chart: Estimates | Spread | Lines) -> None:
    assert svg(chart) == svg(chart)
    assert png(chart) == png(chart)
    ET.fromstring(svg(chart))


def test_colours_are_unique_and_follow_the_theme() -> None:
    assert len(set(INK.values())) == len(TOKENS)
    drawing = svg(ESTIMATES)
    assert INK["text"] in drawing
    assert INK["text"] not in dark(drawing)
    assert "var(--text)" in for_page(drawing)


def test_an_unknown_interval_does_not_stretch_the_axis() -> None:
    low, high = limits(ESTIMATES)
    assert low == pytest.approx(-0.03 * 0.53)
    assert high == pytest.approx(0.53)


def test_names_of_close_lines_dont_overlap() -> None:
    assert shifts(LINES) == [7.5, -7.5]
