"""A card drive on paper: everybody finds their table, every card has its boxes, and the rules are those chosen."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterator
from dataclasses import replace

import pytest

from tests.drive_evenings import evening_of
from twentyfive.drive.entries import Ended, Reported
from twentyfive.drive.plan import PLANS, FirstDeal, Misdeal, Prize, Revoke, Source, Ties
from twentyfive.presentation.paper.blocks import PaperSheet, Paragraph, Table
from twentyfive.presentation.paper.cut_cards import BOX_HEIGHT, box_grid
from twentyfive.presentation.paper.drive_sheets import (
    evening_rules_sheet,
    of_drive,
    results_csv,
    results_sheet,
    score_cards,
    seating_sheet,
    table_cards,
)
from twentyfive.presentation.paper.formats import Print
from twentyfive.presentation.paper.printables import Subject

TITLE = "Confey · Monday 30 November 2026"


def tables(sheet: PaperSheet) -> list[Table]:
    """Return the tables of a sheet."""
    return [block for band in sheet.bands for block in band.blocks if isinstance(block, Table)]


def cells(table: Table) -> list[tuple[str, ...]]:
    """Return the words of a table, row by row."""
    return [tuple(cell.text for cell in row) for row in table.rows]


def paragraphs(sheet: PaperSheet) -> Iterator[str]:
    """Yield the sentences of a sheet."""
    return (block.text for band in sheet.bands for block in band.blocks if isinstance(block, Paragraph))


def test_everybody_finds_their_table_by_name() -> None:
    evening = evening_of(7, sides=2)
    by_tables, by_names = tables(seating_sheet(evening, TITLE))
    sits = {name: table for name, _, table in cells(by_names)}
    assert len(sits) == 14
    for table in evening.tables:
        for side in table.sides:
            for name in evening.names(evening.side(side).people):
                assert sits[name] == str(table.number)
    out = evening.names(evening.side(evening.out[0]).people)
    assert {sits[name] for name in out} == {"Out"}
    assert [row[0] for row in cells(by_tables)] == ["1", "2", "3", "Out"]


def test_each_side_has_a_card_with_a_box_for_each_game() -> None:
    evening = evening_of(6, sides=3, games=25)
    sheet = score_cards(evening, TITLE, Print.NORMAL, named=True)
    assert [card.number for card in sheet.cards] == ["1", "2", "3", "4", "5", "6"]
    assert {card.boxes for card in sheet.cards} == {25}
    assert sheet.cards[0].name == "Ann 1 & Ben 1"
    assert sheet.cards[0].note == f"First game: table {evening.table_of[1]}"
    assert {card.name for card in score_cards(evening, TITLE, Print.NORMAL, named=False).cards} == {""}


@pytest.mark.parametrize("boxes", [1, 8, 20, 25, 60])
@pytest.mark.parametrize("width", [80.0, 170.0])
def test_the_boxes_of_a_card_have_room_for_a_hole(boxes: int, width: float) -> None:
    across, down = box_grid(boxes, width)
    assert across * down >= boxes
    assert across * (down - 1) < boxes, "no row is empty"
    assert width / across >= 8
    assert BOX_HEIGHT >= 12, "a number above a hole of 6 mm"


def test_a_table_card_has_the_rules_that_are_asked_for_there() -> None:
    plan = {"sides": 3, "revoke": Revoke.PUT_RIGHT, "misdeal": Misdeal.NEXT_DEALS}
    first, *_ = table_cards(evening_of(9, **plan), TITLE, Print.LARGE).cards
    assert first.number == "1"
    assert "After each game: Winners move on, losers stay" in first.lines
    assert "After a misdeal the next player deals." in first.lines
    assert any("may be put right" in line for line in first.lines)


def test_a_table_card_has_the_code_of_its_table_while_phones_are_let_in() -> None:
    evening = evening_of(9, sides=3)
    cards = table_cards(evening, TITLE, Print.NORMAL, "HTTP://HERE/#KEY.{}".format).cards
    assert [card.code for card in cards] == [f"HTTP://HERE/#KEY.{table}" for table in (1, 2, 3)]
    assert all("organiser’s desk" in card.code_note for card in cards)
    for card in table_cards(evening, TITLE, Print.NORMAL).cards:
        assert not card.code
        assert not card.code_note


def test_the_results_have_every_place_and_who_won_what() -> None:
    evening = evening_of(4, games=1)
    winners = [table.sides[0] for table in evening.tables]
    over = evening_of(4, *(Reported(1, at, side) for at, side in enumerate(winners, 1)), games=1)
    (places,) = tables(results_sheet(over, TITLE))
    assert {row[1] for row in cells(places)[:2]} == set(map(str, winners))
    assert [row[3] for row in cells(places)] == ["1", "1", "0", "0"]
    rows = list(csv.reader(io.StringIO(results_csv(over).decode("utf-8-sig"))))
    assert rows[0] == ["Place", "Card", "Names", "Games won"]
    assert [row[0] for row in rows[1:]] == ["1", "1", "3", "3"]
    assert rows[1][2] == f"Ann {min(winners)} & Ben {min(winners)}"


def test_the_rules_are_those_that_the_organiser_chose(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("twentyfive.wording.drive.money_sign", lambda: "€")
    plan = replace(
        PLANS[Source.CONFEY],
        ties=Ties.PLAY_OFF,
        first_deal=FirstDeal.CUT,
        revoke=Revoke.ORGANISER_DECIDES,
        misdeal=Misdeal.ORGANISER_DECIDES,
    ).with_carried(300_00, 0)
    sheet = evening_rules_sheet(plan, TITLE)
    facts = {what: how for table in tables(sheet) for what, how in cells(table)}
    assert facts["Games"] == "20"
    assert facts["Pairs at a table"] == "3"
    assert facts["Place 1"] == "40 % of the tin"
    assert facts["The jackpot"] == "10 % of the tin and €300 from the evenings before"
    said = list(paragraphs(sheet))
    assert "Equals play off for the prize; who will not play forfeits it. As on Cape Breton." in said
    assert "The jackpot is for 14 games won." in said
    assert "The cards are cut for the first deal." in said
    assert "If a card is played against the rules, the organiser decides." in said
    assert "After a misdeal the organiser decides." in said


def test_a_prize_that_is_a_thing_is_named_and_the_draws_are_explained(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("twentyfive.wording.drive.money_sign", lambda: "€")
    plan = replace(PLANS[Source.WENTWORTH], prizes=(Prize(20_00, thing="a ham"),), travels="the five of trumps")
    sheet = evening_rules_sheet(plan, TITLE)
    facts = {what: how for table in tables(sheet) for what, how in cells(table)}
    assert facts["Place 1"] == "€20 and a ham"
    said = list(paragraphs(sheet))
    assert "The travelling prize is handed on with the five of trumps." in said
    assert "The raffle: a ticket is €1; the winner has 50 % of what is sold." in said


def test_what_is_wanted_first_stands_first() -> None:
    assert next(iter(of_drive(evening_of(6), "Confey", "2026-11-30"))) is Subject.SEATING
    assert next(iter(of_drive(evening_of(6, Ended()), "Confey", "2026-11-30"))) is Subject.RESULTS
