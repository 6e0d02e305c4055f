"""Invert a small matrix without NumPy, which the core doesn't need otherwise."""

from __future__ import annotations

from collections.abc import Sequence


def inverse(matrix: Sequence[Sequence[float]]) -> list[list[float]]:
    """Gauss–Jordan elimination with partial pivoting.

    >>> inverse([[2.0, 1.0], [1.0, 1.0]])
    [[1.0, -1.0], [-1.0, 2.0]]
    """
    size = len(matrix)
    rows = [[*row, *(float(column == number) for column in range(size))] for number, row in enumerate(matrix)]
    for column in range(size):
        best = max(range(column, size), key=lambda number: abs(rows[number][column]))
        rows[column], rows[best] = rows[best], rows[column]
        pivot = rows[column][column]
        rows[column] = [value / pivot for value in rows[column]]
        for number in range(size):
            if number != column:
                factor = rows[number][column]
                pairs = zip(rows[number], rows[column], strict=True)
                rows[number] = [value - factor * taken for value, taken in pairs]
    return [row[size:] for row in rows]
