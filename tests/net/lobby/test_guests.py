"""Guests: names as typed, tokens, and the file of a table."""

from __future__ import annotations

from pathlib import Path

import pytest

from twentyfive.net.codes import new_token, token_digest
from twentyfive.net.lobby.guests import (
    GuestList,
    KnownGuest,
    clean_name,
    distinct_name,
    guest_file,
)


@pytest.mark.parametrize(
    ("typed", "name"),
    [
        ("  Máire ", "Máire"),
        ("Ma\u0301ire", "Máire"),
        ("a|b", "ab"),
        ("Se\u00e1n\u0007\u202e", "Seán"),
        ("Mary\tAnn\nO", "Mary Ann O"),
        ("Bartholomew the Great", "Bartholomew"),
        ("\u200b\ufeff", ""),
        ("\ud800x", "x"),
    ],
)
def test_a_name_is_cleaned(typed: str, name: str) -> None:
    assert clean_name(typed) == name


def test_two_of_one_name_are_told_apart() -> None:
    assert distinct_name("Mary", ["Seán"]) == "Mary"
    assert distinct_name("mary", ["Mary"]) == "mary 2"
    assert distinct_name("Mary", ["Mary", "Mary 2"]) == "Mary 3"
    assert len(distinct_name("Bartholomew", ["Bartholomew"])) <= 12


def test_tokens_are_long_and_only_their_digest_is_kept(tmp_path: Path) -> None:
    token = new_token()
    assert len(token) >= 22
    assert new_token() != token
    file = guest_file(tmp_path / "guests.json")
    file.write(GuestList("ab12", 25525, (KnownGuest("Mary", "Mary", token_digest(token)),)))
    content = (tmp_path / "guests.json").read_text(encoding="utf-8")
    assert token not in content
    kept = file.read().value
    assert kept is not None
    assert kept.guests[0].digest == token_digest(token)


def test_without_a_file_there_are_no_guests(tmp_path: Path) -> None:
    assert guest_file(tmp_path / "guests.json").read().value is None


@pytest.mark.parametrize("content", ["", "{}", '{"format":"twentyfive guests 1","port":0}', '{"format":"x"}', "[1]"])
def test_a_damaged_file_is_put_aside(tmp_path: Path, content: str) -> None:
    path = tmp_path / "guests.json"
    path.write_text(content, encoding="utf-8")
    found = guest_file(path).read()
    assert found.value is None
    assert found.kept is not None
    assert found.kept.read_text(encoding="utf-8") == content
