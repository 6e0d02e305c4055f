"""Write decisions as Parquet, in chunks, so that a run of any size fits into memory."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import islice
from typing import BinaryIO

import pyarrow as pa
import pyarrow.parquet as pq

from boneyard.simulate.decisions import DecisionRow

SCHEMA = pa.schema(
    {
        "plan": pa.int32(),
        "game": pa.int32(),
        "ply": pa.int32(),
        "seat": pa.int8(),
        "player": pa.string(),
        "view": pa.string(),
        "options": pa.list_(pa.string()),
        "choice": pa.string(),
        "chosen": pa.int32(),
        "won": pa.bool_(),
        "winners": pa.list_(pa.int8()),
        "way": pa.string(),
    }
)
CHUNK = 2000  # rows


def write(rows: Iterable[DecisionRow], file: BinaryIO) -> int:
    number = 0
    with pq.ParquetWriter(file, SCHEMA, compression="zstd") as writer:
        left = iter(rows)
        while chunk := list(islice(left, CHUNK)):
            number += len(chunk)
            writer.write_table(pa.Table.from_pydict(_columns(chunk), SCHEMA))
    return number


def _columns(rows: list[DecisionRow]) -> dict[str, list[object]]:
    columns: dict[str, list[object]] = dict(
        zip(DecisionRow._fields, map(list, zip(*rows, strict=True)), strict=True)
    )
    columns["view"] = [row.view.decode() for row in rows]
    return columns
