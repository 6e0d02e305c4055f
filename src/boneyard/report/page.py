"""A report as one self-contained HTML page that follows the reader's theme."""

from __future__ import annotations

import re
from collections.abc import Mapping
from html import escape
from importlib.resources import files

from boneyard.art.inks import inks
from boneyard.art.symbols import symbol
from boneyard.report.charts import Chart, ChartTable, Estimates
from boneyard.report.reports import Report, Section

MARK = "f-sk-white"  # the symbol next to the title
TALL = 12  # charts with more rows are grouped


def page(report: Report, drawings: Mapping[str, str]) -> str:
    """`drawings` are the charts as SVG, by name."""
    body = "\n".join(section_html(section, drawings) for section in report.sections)
    text = f"""<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{escape(report.title)}</title>
<style>
@@
</style>
</head>
<body>
<header>{mark_html()}<div><h1>{escape(report.title)}</h1><p>{escape(report.subtitle)}</p></div></header>
<main>
{body}
</main>
<footer>Made by <code>boneyard report</code>. Intervals are 95 % confidence intervals.</footer>
</body>
</html>
"""
    return text.replace("@@", styles(text), 1)


def mark_html() -> str:
    mark = symbol(MARK)
    box = f'x="{mark.x:g}" y="{mark.y:g}" width="{mark.width:g}" height="{mark.height:g}"'
    view = f"{mark.x:g} {mark.y:g} {mark.width:g} {mark.height:g}"
    return (
        f'<svg class="mark" viewBox="{view}" aria-hidden="true"><defs>{mark.text}</defs>'
        f'<use href="#{mark.id}" {box}/></svg>'
    )


def styles(text: str) -> str:
    """The page's CSS and the colours it uses, light and dark."""
    rules = files("boneyard.report").joinpath("data", "report.css").read_text("utf-8")
    used = set(re.findall(r"var\(--([\w-]+)", text + rules))
    day, night = inks("light"), inks("dark")
    light = "".join(f"--{name}:{value};" for name, value in day.items() if name in used)
    dark = "".join(
        f"--{name}:{value};" for name, value in night.items() if name in used and value != day.get(name)
    )
    return f":root{{{light}}}\n@media (prefers-color-scheme:dark){{:root{{{dark}}}}}\n{rules}"


def section_html(section: Section, drawings: Mapping[str, str]) -> str:
    facts = "".join(
        f"<li><b>{escape(value)}</b> <span>{escape(name)}</span></li>" for name, value in section.facts
    )
    short = [chart for chart in section.charts if not is_tall(chart)]
    tall = [chart for chart in section.charts if is_tall(chart)]
    grids = "".join(
        f'<div class="charts">{"".join(chart_html(chart, drawings[chart.name]) for chart in some)}</div>'
        for some in (short, tall)
        if some
    )
    table = f'<div class="wide">{table_html(section.table)}</div>' if section.table else ""
    return (
        f'<section><h2>{escape(section.heading)}</h2><ul class="facts">{facts}</ul>'
        f'<p class="reading">{escape(section.text)}</p>{grids}{table}</section>'
    )


def is_tall(chart: Chart) -> bool:
    return isinstance(chart, Estimates) and len(chart.rows) > TALL


def chart_html(chart: Chart, drawing: str) -> str:
    name = chart.name
    links = "".join(
        f'<a href="plots/{name}{ending}">{words}</a>'
        for ending, words in ((".png", "PNG"), (".svg", "SVG"), ("-dark.svg", "SVG, dark"))
    )
    return (
        f"<figure><figcaption><h3>{escape(chart.title)}</h3><p>{escape(chart.finding)}</p></figcaption>"
        f'<div class="plot" role="img" aria-label="{escape(chart.finding)}">{drawing}</div>'
        f'<details><summary>Numbers</summary><div class="wide">{table_html(chart.table())}</div>'
        f'<p class="links">{links}</p></details></figure>'
    )


def table_html(table: ChartTable) -> str:
    """The first column names the rows."""
    head = "".join(f'<th scope="col">{escape(word)}</th>' for word in table.headings)
    rows = "".join(
        f'<tr><th scope="row">{escape(row[0])}</th>'
        + "".join(f"<td>{escape(cell)}</td>" for cell in row[1:])
        + "</tr>"
        for row in table.rows
    )
    return f"<table><thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table>"
