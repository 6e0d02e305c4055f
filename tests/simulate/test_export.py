"""One row per decision: view, options, choice and outcome."""

from __future__ import annotations

import csv
import io
import json
from pathlib import Path

import msgspec
import pyarrow.parquet as pq
import pytest

import boneyard
from boneyard.games.catalogue import game_ids
from boneyard.simulate.decisions import DecisionRow, decisions
from boneyard.simulate.formats import FORMATS
from boneyard.simulate.play_run import play_run
from boneyard.simulate.run_file import BadRun
from tests.simulate.plans import plan, run_of

csv.field_size_limit(1_000_000)


def rows_of(game_id: str, number: int = 1) -> list[DecisionRow]:
    run = run_of(plan(game_id, ("restless", "random"), limit=400))
    results = play_run(run, number + 1).results
    return list(decisions(run, results[0, number], None))


def written(form: str, rows: list[DecisionRow]) -> bytes:
    file = io.BytesIO()
    assert FORMATS[form](rows, file) == len(rows)
    return file.getvalue()


@pytest.mark.parametrize("game_id", game_ids())
def test_every_decision_has_a_row_with_a_legal_choice(game_id: str) -> None:
    run = run_of(plan(game_id, limit=400))
    played = play_run(run, 2).results[0, 1]
    rows = list(decisions(run, played, None))
    assert len(rows) == played.decisions
    assert all(row.options[row.chosen] == row.choice for row in rows)
    assert all(len(row.options) > 1 for row in rows)
    assert [row.ply for row in rows] == sorted({row.ply for row in rows})
    assert {row.seat: row.player for row in rows} == {0: "restless", 1: "random"}
    assert {row.won for row in rows if row.seat not in played.winners} <= {False}


@pytest.mark.parametrize("game_id", game_ids())
def test_rows_have_the_seats_own_view(game_id: str) -> None:
    """Nothing else, so no other hands."""
    for row in rows_of(game_id)[:50]:
        view = json.loads(row.view)
        assert view["viewer"] == row.seat
        assert view["game"] == game_id


def test_recorded_replays_give_the_same_rows(tmp_path: Path) -> None:
    run = run_of(plan("midevil", limit=400))
    results = play_run(run, 2, record=tmp_path).results
    for played in results.values():
        assert list(decisions(run, played, tmp_path)) == list(decisions(run, played, None))


def test_replays_of_another_run_are_reported(tmp_path: Path) -> None:
    run, other = run_of(), run_of(plan(seed="99"))
    play_run(other, 1, record=tmp_path)
    played = play_run(run, 1).results[0, 0]
    with pytest.raises(BadRun, match="doesn't end as in the run"):
        list(decisions(run, played, tmp_path))
    with pytest.raises(BadRun, match="is missing"):
        list(decisions(run, played, tmp_path / "nowhere"))


def test_a_damaged_replay_is_named(tmp_path: Path) -> None:
    played = play_run(run_of(), 1, record=tmp_path).results[0, 0]
    file = tmp_path / "000000.boneyard"
    file.write_text("gone", "utf-8")
    with pytest.raises(BadRun, match=r"000000\.boneyard: this isn't a Boneyard replay"):
        list(decisions(run_of(), played, tmp_path))


def test_every_format_has_the_same_data() -> None:
    rows = rows_of("midevil")
    wanted = [{**row._asdict(), "view": json.loads(row.view)} for row in rows]

    assert [json.loads(line) for line in written("jsonl", rows).splitlines()] == wanted

    table = list(csv.DictReader(io.StringIO(written("csv", rows).decode(), newline="")))
    parsed = [
        {
            name: json.loads(cell) if name not in ("player", "choice", "way") else cell
            for name, cell in row.items()
        }
        for row in table
    ]
    assert parsed == wanted

    back = pq.read_table(io.BytesIO(written("parquet", rows))).to_pylist()
    assert [{**row, "view": json.loads(row["view"])} for row in back] == wanted


def test_exported_views_can_be_decoded() -> None:
    row = rows_of("midevil")[0]
    run = run_of(plan("midevil", ("restless", "random"), limit=400))
    game = boneyard.game("midevil")
    match_view = game.view(game.start(run.plans[0].setup), row.seat)
    assert msgspec.json.decode(row.view, type=type(match_view)).viewer == row.seat


def test_many_rows_are_written_in_chunks(monkeypatch: pytest.MonkeyPatch) -> None:
    rows = rows_of("zombie-invasion")
    monkeypatch.setattr("boneyard.simulate.parquet.CHUNK", 7)
    file = pq.ParquetFile(io.BytesIO(written("parquet", rows)))
    assert file.metadata.num_rows == len(rows)
    assert file.metadata.num_row_groups == -(-len(rows) // 7)
