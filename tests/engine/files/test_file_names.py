"""Names of games as file names: any readable name, on every system."""

from __future__ import annotations

import os

import pytest
from hypothesis import given
from hypothesis import strategies as st

from twentyfive.engine.files.file_names import NameFault, file_stem, free_name, legible, name_fault, name_of, same_name

FORBIDDEN = set('<>:"/\\|?*')


@pytest.mark.parametrize(
    "name",
    ["Friday", "Oíche mhaith, Gráinne", "What? / 50 % done: yes*", "..", ".hidden", "CON", "nul.txt", "com1", "end."],
)
def test_a_name_can_be_read_back_from_its_file_name(name: str) -> None:
    stem = file_stem(name)
    assert name_of(stem) == name
    assert not FORBIDDEN & set(stem)
    assert not stem.startswith(".")
    assert not stem.endswith((".", " "))
    assert stem.upper().split(".")[0] not in {"CON", "NUL", "COM1"}


@pytest.mark.parametrize(
    "name", ["CON", "nul.txt", "com1", "COM¹", "lpt³", "CONIN$", "conout$.old", "aux .b", "Prn  . ."]
)
def test_no_game_has_the_file_name_of_a_windows_device(name: str) -> None:
    stem = file_stem(name)
    assert stem.partition(".")[0].rstrip() != name.partition(".")[0].rstrip()
    assert name_of(stem) == name


@pytest.mark.parametrize("name", ["Conor", "aux armes", "com10", "con$"])
def test_a_name_that_only_begins_like_a_device_is_unchanged(name: str) -> None:
    assert file_stem(name) == name


@given(st.text(st.characters(codec="utf-8", exclude_categories=["C", "Z"]), min_size=1, max_size=40))
def test_every_printable_name_can_be_read_back_and_is_safe(name: str) -> None:
    stem = file_stem(name)
    assert same_name(name_of(stem), name)
    assert not FORBIDDEN & set(stem)
    assert stem not in (".", "..")


def test_faults_of_a_name() -> None:
    assert name_fault("  ") is NameFault.EMPTY
    assert name_fault("a\nb") is NameFault.UNPRINTABLE
    assert name_fault("x" * 61) is NameFault.TOO_LONG
    assert name_fault("🂡" * 60) is NameFault.TOO_LONG, "240 bytes with the ending are too many for a file system"
    assert name_fault("Seán's game: 2 of 3?") is None


def test_capitals_and_the_encoding_of_accents_do_not_make_another_name() -> None:
    assert same_name("FRIDAY ", "friday")
    assert same_name("Se\u0301an", "S\u00e9an")
    assert free_name("Friday", ["friday", "Friday 2"]) == "Friday 3"
    assert free_name("Friday", []) == "Friday"


def test_a_file_that_the_program_did_not_name_keeps_its_name() -> None:
    assert name_of("my%0Agame") == "my%0Agame"
    assert name_of("100 percent") == "100 percent"


@pytest.mark.skipif(os.name != "posix", reason="bytes that are no text are in names only there")
def test_a_file_name_that_is_no_text_can_be_shown() -> None:
    stem = os.fsdecode(b"M\xe1ire")
    assert name_of(stem) == legible(stem) == "M\N{REPLACEMENT CHARACTER}ire"
    assert name_fault(name_of(stem)) is None
