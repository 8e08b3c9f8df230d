"""The words in the rules that a translation takes in cases: ranks, packets and players."""

from __future__ import annotations

import pytest

from tests.wording.grammar.samples import IRISH, speaking
from twentyfive.core import seated
from twentyfive.wording.grammar.irish import WORD_JOINER
from twentyfive.wording.options.order import trump_order
from twentyfive.wording.options.seats import hands, players

pytestmark = pytest.mark.usefixtures("qapp")


def test_the_ranks_of_trumps_take_cases() -> None:
    rules, english = seated("twenty-five", 5, 5), ("Trumps, best first: {names} of trumps.", "")
    with speaking("ga", {**IRISH, english: "Ord {names:gen}."}):
        assert trump_order(rules) == f"Ord an chúig, an chuireata, an {WORD_JOINER}A♥, an aoin, an rí agus na banríona."
    ranks = {("the five", ""): "an cíoná", ("the jack", ""): "an gíolla"}
    with speaking("ga", {**IRISH, **ranks, english: "Na máite: {names:the}."}):
        assert trump_order(rules).startswith("Na máite: an cíoná, an gíolla, an A♥, ")


def test_packets_are_cards_in_a_language_that_needs_a_noun() -> None:
    rules = seated("twenty-five", 5, 5)
    assert hands(rules).endswith("first three, then two.")
    assert hands(rules.replace(packets=(2, 1, 2))).endswith("first two, one, then two.")
    texts = {
        **IRISH,
        ("{number}", "a packet of cards"): "{number:count cárta}",
        ("first {numbers}, then {last}", ""): "{numbers} ar dtús agus ansin {last}",
    }
    with speaking("ga", texts):
        assert hands(rules).endswith("trí chárta ar dtús agus ansin dhá chárta.")


def test_players_are_counted_as_people_wherever_they_stand_in_the_sentence() -> None:
    rules = seated("twenty-five", 5, 5)
    assert players(rules) == "Five play, everybody for themselves."
    texts = {**IRISH, ("{number} play, everybody for themselves.", ""): "{number:people} ag imirt, ina n-aonar."}
    with speaking("ga", texts):
        assert players(rules) == "Cúigear ag imirt, ina n-aonar."
