"""From a run to a report: sections with facts, charts and tables for each kind of run."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from statistics import median

from boneyard.messages import knows, translate
from boneyard.report.charts import (
    Chart,
    ChartTable,
    Estimates,
    Row,
    interval,
    listed,
    percent,
    plain,
    upper_first,
)
from boneyard.report.findings import charts_of
from boneyard.simulate.compare import Difference, Measure, changes, compare
from boneyard.simulate.ladder import Ladder, bots_of, ladder_of
from boneyard.simulate.plan import Plan
from boneyard.simulate.play_run import Playing
from boneyard.simulate.run_file import BadRun, Results, Run
from boneyard.simulate.summary import Games
from boneyard.titles import game_title


@dataclass(frozen=True)
class Section:
    """A few facts at a glance, charts, and perhaps a table."""

    heading: str
    text: str
    facts: tuple[tuple[str, str], ...]
    charts: tuple[Chart, ...]
    table: ChartTable | None = None


@dataclass(frozen=True)
class Report:
    title: str
    subtitle: str
    sections: tuple[Section, ...]

    @property
    def charts(self) -> list[Chart]:
        return [chart for section in self.sections for chart in section.charts]


READING = (
    "A dot is an estimate, its bar the 95 % confidence interval. "
    "A filled dot clearly differs from the dashed line."
)


def report_of(run: Run, results: Results) -> Report:
    playing = Playing(run, results)
    for index in range(len(run.plans)):
        if not playing.of(index):
            raise BadRun("this run has no games yet; play some first")
    return Report(
        TITLES[run.kind].format(game=game_title(run.game), games=f"{len(results):,}"),
        SUBTITLES[run.kind](run),
        tuple(SECTIONS[run.kind](playing)),
    )


def described(run: Run) -> str:
    return " · ".join([", ".join(run.plans[0].players), *conditions(run.plans[0])])


def described_change(run: Run) -> str:
    return f"{described(run)}; against {changes(*run.plans)}"


def described_ladder(run: Run) -> str:
    return " · ".join(
        [", ".join(bots_of(run)), f"{run.plans[0].setup.seats} seats", *conditions(run.plans[0])]
    )


def conditions(plan: Plan) -> list[str]:
    options = [f"{name} {value}" for name, value in plan.setup.settings.items()]
    content = plan.setup.content
    return [*options, f"content {content.hash}", f"seed {plan.seed}"]


def one_plan(playing: Playing) -> list[Section]:
    return [games_section("At a glance", playing, 0)]


def games_section(heading: str, playing: Playing, index: int) -> Section:
    games = Games(playing.run.plans[index], playing.of(index))
    return Section(heading, READING, facts_of(games), tuple(charts_of(games)))


def facts_of(games: Games) -> tuple[tuple[str, str], ...]:
    rounds = median(played.rounds for played in games.games)
    dead = games.average(lambda played: sum(played.count("deaths")))
    lead = games.average(lambda played: played.lead_changes)
    unfinished = sum(not played.finished for played in games.games)
    facts = [
        ("games", f"{len(games.games):,}"),
        ("rounds, median", f"{rounds:g}"),
        ("deaths per game", plain(dead.value)),
        ("lead changes per game", plain(lead.value)),
    ]
    if unfinished:
        facts.append(("unfinished", percent(unfinished / len(games.games))))
    return tuple(facts)


def two_plans(playing: Playing) -> list[Section]:
    before, after = playing.run.plans
    found = compare(playing)
    change = f"“After” has {changes(before, after)}, on the same deals."
    changed = Section(
        "What differs",
        f"{change} {READING}",
        (("deals in both variants", f"{len(playing.of(0)) // before.seatings:,}"),),
        (difference_chart(found, share=True), difference_chart(found, share=False)),
    )
    return [
        changed,
        *(prefixed(games_section(word, playing, n)) for n, word in enumerate(("Before", "After"))),
    ]


def difference_chart(found: Sequence[Difference], *, share: bool) -> Estimates:
    some = [each for each in found if each.measure.share is share]
    rows = tuple(
        Row(
            upper_first(measure_words(each.measure)),
            each.change,
            f"{write(each.before.value)} → {write(each.after.value)}",
            "gold",
        )
        for each in some
        for write in [percent if share else plain]
    )
    clear = [measure_words(each.measure) for each in some if each.clear]
    finding = f"Clearly changed: {listed(clear)}." if clear else "Nothing changed clearly."
    name, heading, axis = (
        ("shares", "Shares", "change in percentage points")
        if share
        else ("numbers", "Numbers per game", "change")
    )
    return Estimates(
        f"changes-{name}", heading, finding, rows, axis, 0.0, "no change", share=share, change=True
    )


def measure_words(measure: Measure) -> str:
    message = f"way-{measure.of}"
    of = translate(message).partition(":")[0] if knows(message) else measure.of
    return f"{measure.name} {of}".strip()


def prefixed(section: Section) -> Section:
    """The section with its name in its charts' names, which must be unique."""
    name = section.heading.lower()
    return replace(
        section, charts=tuple(replace(chart, name=f"{name}-{chart.name}") for chart in section.charts)
    )


def ladder_section(playing: Playing) -> list[Section]:
    found = ladder_of(playing)
    games = len(playing.results)
    unfinished = sum(pair.unfinished for pair in found.pairs.values())
    facts = [("games", f"{games:,}"), ("bots", str(len(found.standings)))]
    if unfinished:
        facts.append(("not counted", f"{unfinished:,}"))
    return [
        Section(
            "Ratings",
            "A difference of 400 points means odds of ten to one.",
            tuple(facts),
            (rating_chart(found),),
            cross_table(found),
        )
    ]


def rating_chart(found: Ladder) -> Estimates:
    rows = tuple(Row(each.bot, each.rating, f"{each.games:,} games", "gold") for each in found.standings)
    best = found.standings[0]
    finding = f"{best.bot} is ahead with {plain(best.rating.value)} ({interval(best.rating, plain)})."
    return Estimates("ratings", "Strength", finding, rows, "rating", 1500.0, "average 1500", share=False)


def cross_table(found: Ladder) -> ChartTable:
    names = [each.bot for each in found.standings]
    rows = []
    for name in names:
        scores = [found.score(name, other) for other in names]
        rows.append((name, *("–" if s is None else f"{percent(s.value)} ({interval(s)})" for s in scores)))
    return ChartTable(("won against", *names), rows)


TITLES = {
    "simulate": "{games} games of {game}",
    "compare": "Two variants of {game}",
    "ladder": "A ladder of {game}",
}
SUBTITLES = {"simulate": described, "compare": described_change, "ladder": described_ladder}
SECTIONS: dict[str, Callable[[Playing], list[Section]]] = {
    "simulate": one_plan,
    "compare": two_plans,
    "ladder": ladder_section,
}
