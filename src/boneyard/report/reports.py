"""From a run to a report: sections with facts, charts and tables, for each kind of run."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from statistics import median

from boneyard.messages import knows, say
from boneyard.report.charts import Chart, Estimates, Row, Table, interval, listed, percent, plain, upper_first
from boneyard.report.findings import charts_of
from boneyard.simulate.compare import Difference, Measure, changes, compare
from boneyard.simulate.ladder import Ladder, bots_of, ladder_of
from boneyard.simulate.plan import Plan
from boneyard.simulate.playing import Playing
from boneyard.simulate.runs import BadRun, Results, Run
from boneyard.simulate.summary import Games
from boneyard.titles import game_title


@dataclass(frozen=True)
class Section:
    """A part of a report: a few facts at a glance, charts, and a table where one says more."""

    heading: str
    text: str
    facts: tuple[tuple[str, str], ...]
    charts: tuple[Chart, ...]
    table: Table | None = None


@dataclass(frozen=True)
class Report:
    """What a run tells."""

    title: str
    subtitle: str
    sections: tuple[Section, ...]

    @property
    def charts(self) -> list[Chart]:
        """All charts, in their order."""
        return [chart for section in self.sections for chart in section.charts]


READING = "A dot is what was seen, its bar the 95 % interval. A full dot is clearly off the dashed line."


def report_of(run: Run, results: Results) -> Report:
    """The report of a run, as far as it has been played."""
    playing = Playing(run, results)
    for index in range(len(run.plans)):
        if not playing.of(index):
            raise BadRun("this run has no games to report on yet; go on with it first")
    return Report(
        TITLES[run.kind].format(game=game_title(run.game), games=f"{len(results):,}"),
        SUBTITLES[run.kind](run),
        tuple(SECTIONS[run.kind](playing)),
    )


def described(run: Run) -> str:
    """What was played, in a line."""
    return " · ".join([", ".join(run.plans[0].players), *conditions(run.plans[0])])


def described_change(run: Run) -> str:
    """What was played, and what was changed, in a line."""
    return f"{described(run)}; against {changes(*run.plans)}"


def described_ladder(run: Run) -> str:
    """What was played by whom, in a line."""
    return " · ".join(
        [", ".join(bots_of(run)), f"{run.plans[0].setup.seats} seats", *conditions(run.plans[0])]
    )


def conditions(plan: Plan) -> list[str]:
    """The rules, the content and the seed."""
    options = [f"{name} {value}" for name, value in plan.setup.settings.items()]
    content = plan.setup.content
    return [*options, f"content {content.hash}", f"seed {plan.seed}"]


def one_plan(playing: Playing) -> list[Section]:
    """All about the games of the only plan."""
    return [games_section("At a glance", playing, 0)]


def games_section(heading: str, playing: Playing, index: int) -> Section:
    """All about the games of one plan."""
    games = Games(playing.run.plans[index], playing.of(index))
    return Section(heading, READING, facts_of(games), tuple(charts_of(games)))


def facts_of(games: Games) -> tuple[tuple[str, str], ...]:
    """A few numbers at a glance."""
    rounds = median(played.rounds for played in games.games)
    dead = games.average(lambda played: sum(played.count("deaths")))
    lead = games.average(lambda played: played.lead_changes)
    unfinished = sum(not played.finished for played in games.games)
    facts = [
        ("games", f"{len(games.games):,}"),
        ("rounds, median", f"{rounds:g}"),
        ("deaths a game", plain(dead.value)),
        ("lead changes a game", plain(lead.value)),
    ]
    if unfinished:
        facts.append(("unfinished", percent(unfinished / len(games.games))))
    return tuple(facts)


def two_plans(playing: Playing) -> list[Section]:
    """What differs, then all about both."""
    before, after = playing.run.plans
    found = compare(playing)
    told = f"After is played with {changes(before, after)}, on the same deals."
    changed = Section(
        "What differs",
        f"{told} {READING}",
        (("deals played both ways", f"{len(playing.of(0)) // before.seatings:,}"),),
        (difference_chart(found, share=True), difference_chart(found, share=False)),
    )
    return [
        changed,
        *(prefixed(games_section(word, playing, n)) for n, word in enumerate(("Before", "After"))),
    ]


def difference_chart(found: Sequence[Difference], *, share: bool) -> Estimates:
    """The changes of shares, or those of other numbers."""
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
    told = f"Clearly changed: {listed(clear)}." if clear else "Nothing has clearly changed."
    name, heading, axis = (
        ("shares", "Shares", "change in percentage points")
        if share
        else ("numbers", "Numbers a game", "change")
    )
    return Estimates(f"changes-{name}", heading, told, rows, axis, 0.0, "no change", share=share, change=True)


def measure_words(measure: Measure) -> str:
    """What was measured."""
    message = f"way-{measure.of}"
    of = say(message).partition(":")[0] if knows(message) else measure.of
    return f"{measure.name} {of}".strip()


def prefixed(section: Section) -> Section:
    """A section whose charts have names that no other section's have."""
    name = section.heading.lower()
    return replace(
        section, charts=tuple(replace(chart, name=f"{name}-{chart.name}") for chart in section.charts)
    )


def ladder_section(playing: Playing) -> list[Section]:
    """Ratings and who beats whom."""
    found = ladder_of(playing)
    games = len(playing.results)
    unfinished = sum(pair.unfinished for pair in found.pairs.values())
    facts = [("games", f"{games:,}"), ("bots", str(len(found.standings)))]
    if unfinished:
        facts.append(("not counted", f"{unfinished:,}"))
    return [
        Section(
            "Ratings",
            "400 points more are odds of ten to one.",
            tuple(facts),
            (rating_chart(found),),
            cross_table(found),
        )
    ]


def rating_chart(found: Ladder) -> Estimates:
    """The bots, best first."""
    rows = tuple(Row(each.bot, each.rating, f"{each.games:,} games", "gold") for each in found.standings)
    best = found.standings[0]
    told = f"{best.bot} is ahead with {plain(best.rating.value)} ({interval(best.rating, plain)})."
    return Estimates(
        "ratings", "How strong they are", told, rows, "rating", 1500.0, "average 1500", share=False
    )


def cross_table(found: Ladder) -> Table:
    """What share of the games each won against each other."""
    names = [each.bot for each in found.standings]
    rows = []
    for name in names:
        scores = [found.score(name, other) for other in names]
        rows.append((name, *("–" if s is None else f"{percent(s.value)} ({interval(s)})" for s in scores)))
    return Table(("won against", *names), rows)


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
"""By kind of run: what its report says."""
