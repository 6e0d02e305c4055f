"""Charts drawn by matplotlib in the colours of the light theme."""

from __future__ import annotations

import io
import re
from contextlib import AbstractContextManager
from math import isfinite

import matplotlib as mpl
from matplotlib.axes import Axes
from matplotlib.figure import Figure
from matplotlib.ticker import FuncFormatter, MaxNLocator

from boneyard.report.charts import Chart, Estimates, Lines, Row, Spread
from boneyard.report.themes import INK

WIDTH = 390
ROW, FEW, TALLEST_ROW = 25, 150, 38  # rows share the height FEW, but have a minimum and a maximum
NEAR_ENDS, NAME = 0.1, 15  # names of lines that end within this share of the height, and their distance
POINT = 72  # SVG units per inch
STYLE = {
    "axes.edgecolor": INK["text"],
    "axes.facecolor": "none",
    "axes.labelcolor": INK["text-2"],
    "axes.linewidth": 1.5,
    "axes.spines.right": False,
    "axes.spines.top": False,
    "figure.facecolor": "none",
    "font.family": "DejaVu Sans",
    "font.size": 12.0,
    "svg.fonttype": "none",
    "text.color": INK["text"],
    "text.parse_math": False,
    "xtick.color": INK["text"],
    "xtick.labelsize": 11.5,
    "ytick.color": INK["text"],
    "ytick.labelsize": 12.0,
}


def in_style(chart: Chart) -> AbstractContextManager[None]:
    """Our style; the ids in an SVG depend only on the chart."""
    return mpl.rc_context({**STYLE, "svg.hashsalt": chart.name})  # type: ignore[dict-item]  # keys are literals there


def svg(chart: Chart) -> str:
    """A chart as SVG in light colours; the ids in it start with the chart's name."""
    with in_style(chart):
        text = io.StringIO()
        figure_of(chart).savefig(text, format="svg", metadata={"Date": None, "Creator": None})
    drawing = text.getvalue()
    drawing = drawing[drawing.index("<svg") :]
    return re.sub(r'(\bid="|url\(#|href="#)', rf"\g<1>{chart.name}-", drawing)


def png(chart: Chart) -> bytes:
    with in_style(chart):
        data = io.BytesIO()
        figure_of(chart).savefig(
            data, format="png", dpi=2 * POINT, facecolor=INK["panel"], metadata={"Software": None}
        )
    return data.getvalue()


def figure_of(chart: Chart) -> Figure:
    if isinstance(chart, Estimates):
        row = min(TALLEST_ROW, max(ROW, FEW / len(chart.rows)))
        figure = new_figure(row * len(chart.rows) + 72)
        draw_estimates(figure.add_subplot(), chart)
    elif isinstance(chart, Spread):
        figure = new_figure(230)
        draw_spread(figure.add_subplot(), chart)
    else:
        figure = new_figure(250)
        draw_lines(figure.add_subplot(), chart)
    return figure


def new_figure(height: float) -> Figure:
    return Figure((WIDTH / POINT, height / POINT), layout="constrained")


def draw_estimates(axes: Axes, chart: Estimates) -> None:
    """A dot and its interval per row; the dot is filled if the interval excludes the fair value."""
    if chart.band is not None:
        axes.axvspan(*chart.band, color=INK["panel-3"], lw=0, zorder=0)
    if chart.fair is not None:
        axes.axvline(chart.fair, color=INK["text-2"], lw=1.5, dashes=(3, 2), zorder=1)
        axes.annotate(
            chart.fair_label,
            (chart.fair, 1.0),
            xycoords=("data", "axes fraction"),
            xytext=(0, 3),
            textcoords="offset points",
            ha="center",
            color=INK["text-2"],
            fontsize=11,
        )
    for place, row in enumerate(chart.rows):
        draw_row(axes, place, row, full=chart.fair is None or row.clear(chart.fair))
        axes.annotate(
            chart.text(row.estimate.value),
            (1.0, place),
            xycoords=("axes fraction", "data"),
            xytext=(8, 0),
            textcoords="offset points",
            va="center_baseline",
            fontweight="bold",
        )
    axes.set_yticks(range(len(chart.rows)), [row.label for row in chart.rows])
    axes.set_ylim(len(chart.rows) - 0.4, -0.6)
    axes.tick_params(axis="y", length=0)
    axes.spines["left"].set_visible(False)
    axes.set_xlim(*limits(chart))
    axes.xaxis.set_major_locator(MaxNLocator(5, steps=[1, 2, 2.5, 5, 10]))
    axes.xaxis.set_major_formatter(
        FuncFormatter(lambda value, _: f"{100 * value:g} %" if chart.share else f"{value:g}")
    )
    axes.set_xlabel(chart.axis)


def draw_row(axes: Axes, place: int, row: Row, *, full: bool) -> None:
    estimate, ink = row.estimate, INK[row.ink]
    if isfinite(estimate.low) and isfinite(estimate.high):
        axes.hlines(place, estimate.low, estimate.high, color=INK["text"], lw=6, capstyle="round", zorder=2)
        axes.hlines(place, estimate.low, estimate.high, color=ink, lw=3.5, capstyle="round", zorder=3)
    face = ink if full else INK["panel"]
    axes.plot(estimate.value, place, "o", ms=9, mfc=face, mec=INK["text"], mew=1.8, zorder=4, clip_on=False)


def limits(chart: Estimates) -> tuple[float, float]:
    """The ends of the axis; an axis of shares starts at 0."""
    ends = [end for row in chart.rows for end in row.estimate if isfinite(end)]
    ends += [chart.fair] if chart.fair is not None else []
    low, high = min(ends, default=0.0), max(ends, default=1.0)
    if chart.share and low >= 0:
        top = min(1.0, 1.06 * high) if high < 0.97 else 1.0
        return -0.03 * top, top  # room for a dot at 0
    room = 0.06 * (high - low or 1.0)
    return low - room, high + room


def draw_spread(axes: Axes, chart: Spread) -> None:
    axes.bar(
        [first + (chart.width - 1) / 2 for first, _ in chart.bars],
        [part for _, part in chart.bars],
        width=0.82 * chart.width,
        color=INK["gold"],
        edgecolor=INK["text"],
        linewidth=1.2,
    )
    axes.axvline(chart.middle, color=INK["accent"], lw=2.2, zorder=3)
    axes.annotate(
        f"median {chart.middle:g}",
        (chart.middle, 1.0),
        xycoords=("data", "axes fraction"),
        xytext=(0, 3),
        textcoords="offset points",
        ha="center",
        color=INK["accent"],
        fontweight="bold",
    )
    axes.yaxis.set_major_formatter(FuncFormatter(lambda value, _: f"{100 * value:g} %"))
    axes.yaxis.set_major_locator(MaxNLocator(4, steps=[1, 2, 2.5, 5, 10]))
    axes.xaxis.set_major_locator(MaxNLocator(8, integer=True, steps=[1, 2, 5, 10]))
    axes.set_xlabel(chart.axis)
    axes.set_ylabel("share of games")


def shifts(chart: Lines) -> list[float]:
    """How far to move each line's name so that names don't overlap."""
    ends = [series.points[-1][1].value for series in chart.series]
    highest = max(each.value for series in chart.series for _, each in series.points)
    if len(ends) < 2 or max(ends) - min(ends) > NEAR_ENDS * highest:
        return [0.0] * len(ends)
    ranks = sorted(range(len(ends)), key=lambda number: ends[number])
    return [NAME * (ranks.index(number) - (len(ends) - 1) / 2) for number in range(len(ends))]


def draw_lines(axes: Axes, chart: Lines) -> None:
    """Lines with their intervals as bands and their names at the end."""
    for series, shift in zip(chart.series, shifts(chart), strict=True):
        places = [place for place, _ in series.points]
        ink = INK[series.ink]
        known = [(place, each) for place, each in series.points if isfinite(each.low) and isfinite(each.high)]
        axes.fill_between(
            [place for place, _ in known],
            [each.low for _, each in known],
            [each.high for _, each in known],
            color=ink,
            alpha=0.22,
            lw=0,
        )
        values = [each.value for _, each in series.points]
        axes.plot(places, values, color=ink, lw=2.6, ls="--" if series.dashed else "-")
        axes.annotate(
            series.label,
            (places[-1], values[-1]),
            xytext=(6, shift),
            textcoords="offset points",
            va="center",
            color=ink,
            fontweight="bold",
        )
    axes.set_ylim(bottom=0)
    axes.set_xlim(left=0)
    axes.xaxis.set_major_locator(MaxNLocator(8, integer=True, steps=[1, 2, 5, 10]))
    axes.grid(axis="y", color=INK["rule"], lw=0.8)
    axes.set_axisbelow(True)
    axes.set_xlabel(chart.axis)
    axes.set_ylabel(chart.height)
