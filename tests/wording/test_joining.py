"""The name of another computer's table in sentences and at their beginning."""

from __future__ import annotations

from twentyfive.wording.joining import BACK_TO, NO_NEW_GAME_HERE, choose_a_seat
from twentyfive.wording.network import host_name
from twentyfive.wording.records.saved import visit_prefix


def test_a_table_with_nobody_at_its_screen_has_the_name_of_its_computer() -> None:
    assert host_name((), "kitchen-pc") == "the table at kitchen-pc"
    assert host_name(("Mary",), "kitchen-pc") == "Mary’s table"


def test_a_table_with_nobody_at_its_screen_has_a_capital_only_where_a_sentence_begins() -> None:
    host = host_name((), "")
    assert choose_a_seat(host, "Spoil Five") == "The table: Spoil Five. Choose a seat."
    assert visit_prefix(host) == "The table, "
    assert BACK_TO(host=host) == "Back to the table"
    assert NO_NEW_GAME_HERE(host=host).startswith("At the table the host")
