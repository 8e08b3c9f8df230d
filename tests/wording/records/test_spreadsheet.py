"""Spreadsheets as other programs read them, in languages with a decimal point and with a decimal comma."""

from __future__ import annotations

import csv
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QLocale

from twentyfive.wording.records.spreadsheet import spreadsheet

ROWS = [("Deal", "Name", "How"), ("1", "Nuala, the elder", "two tricks; with undo"), ("2", "Séan", 'he said "hm"')]


@pytest.fixture(autouse=True)
def _own_language() -> Iterator[None]:
    before = QLocale()
    yield
    QLocale.setDefault(before)


@pytest.mark.parametrize(("language", "sign"), [("en_IE", ","), ("ga_IE", ","), ("fr_FR", ";"), ("de_DE", ";")])
def test_the_columns_are_parted_as_spreadsheets_of_the_language_split_them(language: str, sign: str) -> None:
    QLocale.setDefault(QLocale(language))
    content = spreadsheet(ROWS)
    assert content.startswith(b"\xef\xbb\xbf")
    text = content.decode("utf-8-sig")
    assert text.splitlines()[0] == f"Deal{sign}Name{sign}How"
    assert list(csv.reader(text.splitlines(), delimiter=sign)) == [[str(cell) for cell in row] for row in ROWS]
