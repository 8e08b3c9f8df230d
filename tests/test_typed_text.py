"""Names that people type: one plain line, from which no letter and no picture falls apart."""

from __future__ import annotations

import pytest

from twentyfive.typed_text import cut, plain_line

FAMILY = "👨\u200d👩\u200d👧\u200d👦"
IRELAND = "🇮🇪"
WAVING = "👋🏽"


@pytest.mark.parametrize(
    ("typed", "line"),
    [
        (f"Mary {FAMILY}", f"Mary {FAMILY}"),
        (f"Siobhán {FAMILY}", "Siobhán"),  # not the half of a family
        (f"{IRELAND}{IRELAND}", f"{IRELAND}{IRELAND}"),
        (f"Muireann O {IRELAND}", "Muireann O"),
        (f"Muireann {IRELAND}{IRELAND}", f"Muireann {IRELAND}"),
        (f"Muireann OB{WAVING}", "Muireann OB"),
        ("Muireann❤\ufe0f", "Muireann❤\ufe0f"),
        ("Muireann OB❤\ufe0f", "Muireann OB"),
        ("Muireann OBx\u0323\u0302", "Muireann OB"),
        ("a\u200db\u200d", "ab"),  # nothing but pictures is joined
        ("\u200d👧", "👧"),
        ("Se\u0301a\u0301n\u00a0\t O\u202e", "Séán O"),
    ],
)
def test_a_line_keeps_letters_and_pictures_whole(typed: str, line: str) -> None:
    assert plain_line(typed, 12) == line


def test_a_text_is_cut_at_the_end_of_a_word() -> None:
    assert cut("Anna Maria", 5) == "Anna"
    assert cut(FAMILY, 3) == ""
