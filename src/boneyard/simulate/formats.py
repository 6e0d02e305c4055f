from __future__ import annotations

import csv
import io
from collections.abc import Callable, Iterable
from typing import BinaryIO

import msgspec

from boneyard.simulate.decisions import DecisionRow

Write = Callable[[Iterable[DecisionRow], BinaryIO], int]  # returns the number of rows


def write_csv(rows: Iterable[DecisionRow], file: BinaryIO) -> int:
    """Views and lists are JSON in their cells."""
    text = io.TextIOWrapper(file, "utf-8", newline="", write_through=True)
    table = csv.writer(text)
    table.writerow(DecisionRow._fields)
    number = 0
    for row in rows:
        table.writerow([_cell(value) for value in row])
        number += 1
    text.detach()
    return number


def _cell(value: object) -> object:
    if isinstance(value, bytes):
        return value.decode()
    if isinstance(value, bool):
        return int(value)
    return msgspec.json.encode(value).decode() if isinstance(value, list) else value


def write_jsonl(rows: Iterable[DecisionRow], file: BinaryIO) -> int:
    number = 0
    for row in rows:
        number += 1
        file.write(msgspec.json.encode(row._asdict() | {"view": msgspec.Raw(row.view)}) + b"\n")
    return number


def write_parquet(rows: Iterable[DecisionRow], file: BinaryIO) -> int:
    from boneyard.simulate.parquet import write

    return write(rows, file)


FORMATS: dict[str, Write] = {"csv": write_csv, "jsonl": write_jsonl, "parquet": write_parquet}
