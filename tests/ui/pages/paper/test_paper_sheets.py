"""The sheets of every game: all sentences of its rules on one page, and columns for everything that is counted."""

from __future__ import annotations

import random

import pytest
from PySide6.QtCore import QCoreApplication

from tests.ui.longer import Longer
from tests.ui.whole import NAMES
from twentyfive.core import PRESETS, Rules, legal_moves, seated, table_move, to_act
from twentyfive.engine.game.reviewing import PastDeal, past_deals
from twentyfive.engine.seating.game_token import GameToken
from twentyfive.engine.seating.players import Person, TableSetup
from twentyfive.presentation.paper.blocks import Heading, PaperSheet, Paragraph
from twentyfive.presentation.paper.deal_sheet import deal_sheet
from twentyfive.presentation.paper.formats import Paper, Print
from twentyfive.presentation.paper.printables import rules_sheet, score_sheet
from twentyfive.ui.cards.decks import load_deck
from twentyfive.ui.paper.marks import CardMark, Page
from twentyfive.ui.paper.sheets import pages_of
from twentyfive.ui.paper.style import Style
from twentyfive.ui.theme.typefaces import text_face
from twentyfive.wording.rules.rules_text import rules_sections

LEAST = 8.5


@pytest.fixture
def style(qapp: object) -> Style:
    """The typeface of the program, and the classic deck."""
    del qapp
    return Style(text_face(), load_deck("classic"))


def words(pages: tuple[Page, ...]) -> str:
    """All words of the pages with single spaces; a line may end at the hyphen of a word."""
    return " ".join(" ".join(page.texts) for page in pages).replace("- ", "-")


@pytest.mark.broad("twenty-five", "auction-forty-fives")
@pytest.mark.parametrize("preset", PRESETS)
def test_the_rules_of_a_game_fit_on_one_page_and_in_large_print_on_few(style: Style, preset: str) -> None:
    rules = PRESETS[preset]
    (page,) = pages = pages_of(rules_sheet(rules, "", Print.NORMAL), style, Paper.LETTER, Print.NORMAL)
    assert page.size >= LEAST
    for part in rules_sections(rules, preset):
        assert part.title in words(pages)
        assert all(text in words(pages) for text in part.paragraphs)
    assert sum(isinstance(mark, CardMark) for mark in page.marks) >= 28
    large = pages_of(rules_sheet(rules, "", Print.LARGE), style, Paper.A4, Print.LARGE)
    assert len(large) <= 3
    assert large[0].size >= 14


def test_the_longest_rules_have_room_on_a4_and_in_a_longer_language_on_two_pages(style: Style) -> None:
    rules = PRESETS["one-hundred-ten-joker"]
    assert len(pages_of(rules_sheet(rules, "", Print.NORMAL), style, Paper.A4, Print.NORMAL)) == 1
    longer = Longer()
    QCoreApplication.installTranslator(longer)
    try:
        pages = pages_of(rules_sheet(rules, "", Print.NORMAL), style, Paper.LETTER, Print.NORMAL)
    finally:
        QCoreApplication.removeTranslator(longer)
    assert len(pages) <= 2
    assert pages[0].size >= LEAST


def test_house_rules_are_marked_at_the_top_and_in_their_place() -> None:
    sheet = rules_sheet(PRESETS["twenty-five"].replace(must_rob=True), "At Nora’s", Print.NORMAL)
    assert sheet.title == "At Nora’s"
    assert sheet.subtitle == "The rules of Twenty-Five for five players, with house rules"
    assert sheet.footer == "Twenty-Five · Rules of At Nora’s · House rules"
    blocks = sheet.bands[1].blocks
    marked = [block.text for block in blocks if isinstance(block, Heading | Paragraph) and block.barred]
    assert marked[:2] == ["What differs from Twenty-Five", "If you may rob, you must."]
    assert len(marked) == 3
    assert "If you may rob, you must." in marked[2]
    usual = rules_sheet(PRESETS["twenty-five"], "", Print.NORMAL).bands[1].blocks
    assert not any(isinstance(block, Heading | Paragraph) and block.barred for block in usual)


@pytest.mark.parametrize(
    ("rules", "titles"),
    [
        (PRESETS["twenty-five"], ["Deal", "Anna", "Mary", "Seán", "Nora", "Tom"]),
        (PRESETS["spoil-five"], ["Deal", "Pool", "Anna", "Mary", "Seán", "Nora", "Tom"]),
        (PRESETS["auction-forty-fives"], ["Deal", "Declarer", "Bid", "Trumps", "Anna and Seán", "Mary and Nora"]),
        (PRESETS["forty-five"], ["Deal", "Anna and Seán", "Mary and Nora"]),
    ],
    ids=lambda value: value.preset if isinstance(value, Rules) else "",
)
def test_a_score_sheet_has_the_columns_of_its_game(rules: Rules, titles: list[str]) -> None:
    assert heads(score_sheet(rules, "", NAMES[: rules.players], Print.NORMAL)) == titles
    assert heads(score_sheet(rules, "", (), Print.NORMAL))[0] == "Deal"
    assert "Anna" not in " ".join(heads(score_sheet(rules, "", (), Print.NORMAL)))


def heads(sheet: PaperSheet) -> list[str]:
    """The titles of the columns of the first table."""
    (table,) = sheet.bands[0].blocks
    return [column.title for column in table.columns]  # type: ignore[union-attr]


@pytest.mark.parametrize("size", Print)
def test_ten_players_have_room_on_a_score_sheet(style: Style, size: Print) -> None:
    pages = pages_of(score_sheet(seated("spoil-five", 10, 10), "", NAMES, size), style, Paper.LETTER, size)
    assert len(pages) == 1
    assert all(name in words(pages) for name in NAMES), "no name is broken"


def ten_players() -> PastDeal:
    """A deal of ten persons at one screen, played with the first card that may be played."""
    rules = seated("twenty-five", 10, 10)
    record = TableSetup(rules, NAMES, (Person(),) * 10).new_record()
    while not past_deals(GameToken(record)):
        state = record.state
        record.push(legal_moves(state)[0] if to_act(state) is not None else table_move(state, random.Random(5)))
    return past_deals(GameToken(record))[0]


def test_a_deal_of_ten_players_fits_on_one_page(style: Style) -> None:
    deal = ten_players()
    pages = pages_of(deal_sheet(deal, {}), style, Paper.LETTER, Print.NORMAL)
    (page,) = pages
    assert page.size >= LEAST
    played = [card for trick in deal.tricks for card in trick.cards]
    assert sorted(map(str, (mark.card for mark in page.marks if isinstance(mark, CardMark)))) == sorted(
        map(str, played)
    )
    framed = [mark.card for mark in page.marks if isinstance(mark, CardMark) and mark.frame]
    winners = [trick.cards[(trick.winner - trick.leader) % 10] for trick in deal.tricks if trick.winner is not None]
    assert sorted(map(str, framed)) == sorted(map(str, winners))
    assert all(name in words(pages) for name in NAMES)
    assert all(f"Trick {number}" in words(pages) for number in range(1, len(deal.tricks) + 1))
    assert words(pages).count("led") >= len(deal.tricks)
