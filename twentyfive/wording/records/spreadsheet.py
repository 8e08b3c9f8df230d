"""Rows of words and figures as a spreadsheet."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterable, Sequence

from PySide6.QtCore import QLocale


def spreadsheet(rows: Iterable[Sequence[object]]) -> bytes:
    """Return a CSV file in UTF-8, with the mark by which other programs know that.

    In a language with a decimal comma they split a line at its semicolons, so it has these there.
    """
    text = io.StringIO(newline="")
    csv.writer(text, delimiter=";" if QLocale().decimalPoint() == "," else ",").writerows(rows)
    return text.getvalue().encode("utf-8-sig")
