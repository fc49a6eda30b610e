"""A refusal can name anything: its arguments are free, whatever they are called, compiled or not."""

from __future__ import annotations

import pickle

import pytest

from tavoliere.core.refusal import Refusal


@pytest.mark.parametrize("name", ["key", "rule", "line", "value", "arguments", "self"])
def test_an_argument_may_have_any_name(name: str) -> None:
    refusal = Refusal("notation", "refusal-value", **{name: "x"})
    assert (refusal.rule, refusal.key) == ("notation", "refusal-value")
    assert refusal.arguments == {name: "x"}


def test_a_refusal_crosses_from_one_process_to_another() -> None:
    refusal = Refusal("F2", "refusal-value", key="rows", line=3, values=["a", "b"])
    again = pickle.loads(pickle.dumps(refusal))  # noqa: S301  our own, made a moment ago
    assert (again.rule, again.key, again.arguments) == (refusal.rule, refusal.key, refusal.arguments)
    assert str(again) == str(refusal) == "F2 refusal-value (key=rows, line=3, values=['a', 'b'])"


def test_a_refusal_is_a_value_error() -> None:
    with pytest.raises(ValueError, match="F15 refusal-not-adjacent"):
        raise Refusal("F15", "refusal-not-adjacent", row=0, to=4)
