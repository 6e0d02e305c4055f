"""A report as a folder: the page, and every chart as PNG and SVG."""

from __future__ import annotations

from pathlib import Path

from boneyard.report.draw import png, svg
from boneyard.report.page import page
from boneyard.report.reports import Report
from boneyard.report.themes import dark, for_page

PAGE = "index.html"
PLOTS = "plots"


def write_report(report: Report, folder: Path) -> Path:
    """Returns the page's file."""
    plots = folder / PLOTS
    plots.mkdir(parents=True, exist_ok=True)
    drawings = {}
    for chart in report.charts:
        drawing = svg(chart)
        drawings[chart.name] = for_page(drawing)
        (plots / f"{chart.name}.svg").write_text(drawing, "utf-8")
        (plots / f"{chart.name}-dark.svg").write_text(dark(drawing), "utf-8")
        (plots / f"{chart.name}.png").write_bytes(png(chart))
    file = folder / PAGE
    file.write_text(page(report, drawings), "utf-8")
    return file
