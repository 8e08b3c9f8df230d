"""The names that are offered while one is typed at the door."""

from __future__ import annotations

import pytest

from twentyfive.presentation.drive.names_offered import MOST_OFFERED, offers

NAMES = ("Seán Byrne", "Ann Daly", "Anna Nolan", "Joe Hanratty", "Óna Ní Bhriain", "Annie Shaw")


def offered(line: str, *here: str) -> list[str]:
    """The lines that are offered."""
    return [offer.line for offer in offers(line, NAMES, here)]


@pytest.mark.parametrize(
    ("line", "found"),
    [
        ("a", []),
        ("an", ["Ann Daly", "Anna Nolan", "Annie Shaw"]),
        ("ANN D", ["Ann Daly"]),
        ("sean", ["Seán Byrne"]),
        ("séan", ["Seán Byrne"]),
        ("on", ["Óna Ní Bhriain"]),
        ("by", ["Seán Byrne"]),
        ("bhri", ["Óna Ní Bhriain"]),
        ("ann daly", []),
        ("Ann Daly & ", []),
        ("Ann Daly & an", ["Ann Daly & Anna Nolan", "Ann Daly & Annie Shaw"]),
        ("Ann Daly+se", ["Ann Daly+ Seán Byrne"]),
        ("an & ", []),
        ("xy", []),
    ],
)
def test_the_part_that_is_typed_is_offered_whole(line: str, found: list[str]) -> None:
    assert offered(line) == found


def test_who_is_on_the_list_already_is_not_offered() -> None:
    assert offered("an", "ann daly") == ["Anna Nolan", "Annie Shaw"]


def test_no_more_are_offered_than_one_looks_at() -> None:
    assert len(offers("an", [f"Ann {number}" for number in range(40)], ())) == MOST_OFFERED
