"""The little algebra that ratings need: a league has a dozen players, so plain lists of numbers do."""

from __future__ import annotations

from typing import TypeAlias

Matrix: TypeAlias = "list[list[float]]"


def inverse(matrix: Matrix) -> Matrix:
    """Return the inverse of a square matrix, by elimination with the largest pivot.

    >>> inverse([[2.0, 0.0], [0.0, 4.0]])
    [[0.5, 0.0], [0.0, 0.25]]
    """
    size = len(matrix)
    rows = [[*row, *(1.0 if column == place else 0.0 for column in range(size))] for place, row in enumerate(matrix)]
    for column in range(size):
        pivot = max(range(column, size), key=lambda row: abs(rows[row][column]))
        rows[column], rows[pivot] = rows[pivot], rows[column]
        scale = rows[column][column]
        rows[column] = [value / scale for value in rows[column]]
        for row in range(size):
            factor = rows[row][column]
            if row != column and factor:
                rows[row] = [value - factor * above for value, above in zip(rows[row], rows[column], strict=True)]
    return [row[size:] for row in rows]


def product(one: Matrix, other: Matrix) -> Matrix:
    """Return the product of two matrices."""
    columns = list(zip(*other, strict=True))
    return [[sum(a * b for a, b in zip(row, column, strict=True)) for column in columns] for row in one]
