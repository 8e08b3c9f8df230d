"""An answer that a row or a list of answers offers."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Answer:
    """One answer to a question.

    Attributes:
        value: the value that the answer stands for.
        label: the answer in a few words.
        note: its meaning; may be empty.
    """

    value: object
    label: str
    note: str = ""
