"""One of the answers that a row or a list offers."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Answer:
    """One answer to a question.

    Attributes:
        value: what it stands for.
        label: the answer in a few words.
        note: what it means; may be empty.
    """

    value: object
    label: str
    note: str = ""
