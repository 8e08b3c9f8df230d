"""The end of the log as anybody may read it: no card, no name, no file, no address, and still of use."""

from __future__ import annotations

import logging
import os
from pathlib import Path

import pytest

from tests.released.test_files import FIRST
from twentyfive.engine.diagnostics.log import Logbook
from twentyfive.engine.diagnostics.log_excerpt import MOST_LINES, last_lines, names_written, showable

NAMES = ("Máire", "Mary Ann O’Brien", "Seán", "kate")


@pytest.mark.parametrize(
    "line",
    [
        "Seán may not play",
        "Sea\u0301n may not play",
        "Se\\xe1n may not play",
        "people[3].name: 'Cáit' is there twice",
        'the name "Cáit" is too long',
        "the table of “Cáit”",
        'KeyError: "O\'Cáit"',
        "cut off in 'Cáit…",
        "FileNotFoundError: [Errno 2] No such file or directory: '/media/Cáit/My games/Cáit.twentyfive'",
        "cannot write /media/Cáit Ní/Cáit and kate.twentyfive-evening: full",
        "cannot write C:\\Users\\Cáit\\Documents\\x.txt",
        "Mary Ann O’Brien left",
        "Mary left, Ann stays, and kate",
    ],
)
def test_no_name_is_left(line: str) -> None:
    shown = showable(line, NAMES)
    for name in ("Seán", "Se\\xe1n", "Sea\u0301n", "Cáit", "kate", "Mary", "Ann", "Brien"):
        assert name not in shown
    assert "(" in shown


@pytest.mark.parametrize(
    ("line", "shown"),
    [
        ("AttributeError: 'NoneType' object has no attribute 'next_deal'",) * 2,
        ("twentyfive/ui/table/director.py, line 214, in _on_stepped",) * 2,
        ("Qt: QPainter::begin: Paint device returned engine == 0",) * 2,
        ("its format is 'twentyfive guests 2'",) * 2,
        ("is it 800x600, and/or 1/2? at 09:12:31, will 25 players",) * 2,
        ("address 192.168.178.34 and fe80:0:0:0:1:2:3:4 of home", "address (address) and (address) of home"),
        ("cannot write ~/games/My own.twentyfive: full", "cannot write (file.twentyfive): full"),
    ],
)
def test_what_helps_to_mend_stays(line: str, shown: str) -> None:
    assert showable(line, (*NAMES, "Will")) == shown


def test_names_are_those_of_games_evenings_and_rules() -> None:
    assert {" Áine ", "Áine", "Seáinín", "Ben"} & names_written(FIRST) >= {"Áine", "Seáinín", "Ben"}
    assert "Friday" in names_written(FIRST)


def test_only_the_last_lines_of_the_newest_log_are_told(tmp_path: Path) -> None:
    older = tmp_path / "twentyfive-2.log"
    older.write_text("an older one\n", encoding="utf-8")
    os.utime(older, (1, 1))
    book, logger = Logbook(tmp_path), logging.getLogger("twentyfive.excerpt")
    logger.addHandler(book)
    for number in range(3_000):
        logger.warning("the deck %d of 5H is damaged at %s", number, "Seán’s table")
    logger.removeHandler(book)
    book.close()
    lines = last_lines(tmp_path, NAMES)
    assert len(lines) == MOST_LINES
    assert lines[-1].endswith("WARNING twentyfive.excerpt: the deck 2999 of (card) is damaged at (name)’s table")


def test_without_a_log_there_is_nothing_to_tell(tmp_path: Path) -> None:
    assert last_lines(tmp_path, ()) == ()
    assert last_lines(tmp_path / "missing", ()) == ()
