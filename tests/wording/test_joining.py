"""The name of another computer's table in sentences and at their beginning."""

from __future__ import annotations

from twentyfive.wording.joining import back_to, choose_a_seat, no_new_game_here
from twentyfive.wording.network import host_name
from twentyfive.wording.records.saved import visit_prefix


def test_a_table_with_nobody_at_its_screen_has_the_name_of_its_computer() -> None:
    assert host_name((), "kitchen-pc") == "the table at kitchen-pc"
    assert host_name(("Mary",), "kitchen-pc") == "Mary’s table"


def test_a_table_with_nobody_at_its_screen_has_a_capital_only_where_a_sentence_begins() -> None:
    host = host_name((), "")
    assert choose_a_seat(host, "Spoil Five") == "The table: Spoil Five. Choose a seat."
    assert visit_prefix(host) == "The table, "
    assert back_to(host) == "Back to the table"
    assert no_new_game_here(host).startswith("At the table the host")
