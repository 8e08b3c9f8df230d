"""Sheets of paper: nothing left out or cut off, letters that can be read, and a PDF of text."""

from __future__ import annotations

from itertools import pairwise

import pytest
from PySide6.QtCore import QByteArray, QLocale, QRectF
from PySide6.QtGui import QFontMetricsF, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

from twentyfive.core import PRESETS, Suit
from twentyfive.core.cards import PACK, Cards
from twentyfive.core.ranking import ranking
from twentyfive.presentation.paper.blocks import (
    Band,
    Block,
    CardRow,
    Cell,
    Heading,
    PaperSheet,
    Paragraph,
    Table,
    TableColumn,
)
from twentyfive.presentation.paper.cut_cards import CutCard, CutSheet
from twentyfive.presentation.paper.formats import Paper, Print
from twentyfive.presentation.qr_modules import QUIET, modules_of
from twentyfive.ui.cards.decks import built_in_decks, load_deck
from twentyfive.ui.pages.paper.preview import picture_of
from twentyfive.ui.paper.formats import MARGIN, MM, size_of, usual_paper
from twentyfive.ui.paper.marks import CardMark, CodeMark, Page, RuleMark, TextMark
from twentyfive.ui.paper.outlines import simpler
from twentyfive.ui.paper.pdf import language_of_text, pdf_of
from twentyfive.ui.paper.sheets import pages_of
from twentyfive.ui.paper.style import Style
from twentyfive.ui.theme.typefaces import text_face

SENTENCE = "The holder of the ace of trumps may take the card turned up, and put out another for it."


@pytest.fixture
def style(qapp: object) -> Style:
    """The typeface of the program, and the classic deck."""
    del qapp
    return Style(text_face(), load_deck("classic"))


def words(pages: tuple[Page, ...]) -> str:
    """All words of the pages with single spaces."""
    return " ".join(" ".join(page.texts) for page in pages)


def over_the_edge(page: Page, paper: Paper) -> list[object]:
    """The marks that lie in the margin or beyond."""
    size = size_of(paper)
    inside = QRectF(0, 0, size.width(), size.height()).adjusted(MARGIN, MARGIN, -MARGIN, -MARGIN)
    inside.adjust(-20, -20, 20, 20)
    found: list[object] = []
    for mark in page.marks:
        if isinstance(mark, TextMark):
            metrics = QFontMetricsF(mark.font)
            area = QRectF(mark.left, mark.baseline, metrics.horizontalAdvance(mark.text), metrics.descent())
            area.setTop(mark.baseline - metrics.ascent())
        else:
            area = mark.area
        if not inside.contains(area):
            found.append(mark)
    return found


def essay(paragraphs: int) -> PaperSheet:
    """A sheet with a heading and so many paragraphs in two columns."""
    blocks: tuple[Block, ...] = (
        Heading("Robbing"),
        *(Paragraph(f"{number}. {SENTENCE}") for number in range(paragraphs)),
    )
    return PaperSheet("Twenty-Five", "House rules", (Band(blocks, 2),), "Twenty-Five · rules")


@pytest.mark.parametrize("paper", Paper)
@pytest.mark.parametrize("size", Print)
def test_letters_shrink_until_all_is_on_one_page_and_no_further(style: Style, paper: Paper, size: Print) -> None:
    sizes = []
    for paragraphs in (4, 50):
        pages = pages_of(essay(paragraphs), style, paper, size)
        sizes.append(pages[0].size)
        assert len(pages) == 1 or size.sizes.usual >= pages[0].size >= size.sizes.least
        for page in pages:
            assert over_the_edge(page, paper) == []
        text = words(pages)
        assert all(f"{number}. The holder" in text for number in range(paragraphs))
        assert text.count("another for it.") == paragraphs
    assert sizes[0] == size.sizes.usual
    assert min(sizes) < size.sizes.usual


def test_what_does_not_fit_on_a_page_gets_another_one_with_its_number(style: Style) -> None:
    pages = pages_of(essay(110), style, Paper.A4, Print.NORMAL)
    assert [page.texts[-1] for page in pages] == ["1 / 2", "2 / 2"]
    assert all("Twenty-Five · rules" in page.texts for page in pages)


def test_columns_are_equally_high_and_no_heading_is_left_alone(style: Style) -> None:
    blocks = (Heading("First"), Paragraph(SENTENCE), Heading("Second"), Paragraph(SENTENCE))
    (page,) = pages_of(PaperSheet("Title", "", (Band(blocks, 2),)), style, Paper.A4, Print.NORMAL)
    lines = [mark for mark in page.marks if isinstance(mark, TextMark)]
    first, second = (next(line for line in lines if line.text == title) for title in ("First", "Second"))
    assert first.baseline == second.baseline
    assert first.left < second.left


def test_the_head_of_a_table_is_repeated_on_the_next_page(style: Style) -> None:
    rows = tuple((Cell(f"Deal {number}"), Cell(str(number))) for number in range(120))
    columns = (TableColumn("Deal"), TableColumn("Points", share=1))
    pages = pages_of(PaperSheet("Results", "", (Band((Table(columns, rows),)),)), style, Paper.LETTER, Print.NORMAL)
    assert len(pages) > 1
    for page in pages:
        assert page.texts.count("Points") == 1
        assert over_the_edge(page, Paper.LETTER) == []
    assert all(f"Deal {number}" in words(pages) for number in range(120))


def test_a_growing_table_takes_the_rest_of_the_page(style: Style) -> None:
    columns = tuple(TableColumn(name, share=1) for name in ("Deal", "Anna", "Mary"))
    table = Table(columns, ((Cell(),) * 3,) * 8, ruled=True, grows=True)
    (page,) = pages_of(PaperSheet("Score", "", (Band((table,)),)), style, Paper.A4, Print.NORMAL)
    assert over_the_edge(page, Paper.A4) == []
    rules = [mark.area for mark in page.marks if isinstance(mark, RuleMark) and mark.area.width() > mark.area.height()]
    tops = sorted(area.top() for area in rules)
    assert tops[-2] > 0.88 * size_of(Paper.A4).height(), "the last row ends above the foot"
    heights = [round(below - above) for above, below in pairwise(tops[2:-1])]
    assert max(heights) - min(heights) <= 1


@pytest.mark.parametrize("names", [("A", "B"), ("Maximiliane-Charlotte", "Wolfeschlegelsteinhausen", "Bo") * 3])
def test_columns_of_a_table_fill_the_width(style: Style, names: tuple[str, ...]) -> None:
    columns = (TableColumn("Deal"), *(TableColumn(name, share=1) for name in names))
    table = Table(columns, ((Cell("1"), *(Cell("25") for _ in names)),), ruled=True)
    pages = pages_of(PaperSheet("Score", "", (Band((table,)),)), style, Paper.A4, Print.NORMAL)
    assert over_the_edge(pages[0], Paper.A4) == []
    assert "".join(pages[0].texts).replace(" ", "").count(names[0]) >= 1


def test_cards_are_as_large_as_the_width_allows_and_larger_where_they_overlap(style: Style) -> None:
    trumps: Cards = ranking(Suit.SPADES, PRESETS["twenty-five"]).trumps

    def cards(overlap: bool) -> list[CardMark]:
        band = Band((CardRow("Spades", trumps, overlap),))
        (page,) = pages_of(PaperSheet("Cards", "", (band,)), style, Paper.A4, Print.LARGE)
        assert over_the_edge(page, Paper.A4) == []
        return [mark for mark in page.marks if isinstance(mark, CardMark)]

    apart, over = cards(False), cards(True)
    assert tuple(mark.card for mark in apart) == trumps
    assert not any(one.area.intersects(other.area) for one, other in pairwise(apart))
    assert over[0].area.width() > 1.5 * apart[0].area.width()


def test_a_pdf_has_text_fonts_and_a_title(style: Style) -> None:
    pages = pages_of(essay(110), style, Paper.A4, Print.NORMAL)
    content = pdf_of(pages, Paper.A4, "Rules of Twenty-Five & more", "ga")
    assert content.startswith(b"%PDF-")
    assert content.rstrip().endswith(b"%%EOF")
    assert content.count(b"/Type /Page\n") == 2
    assert b"/FontFile2" in content
    assert b"TwentyfiveText" in content
    assert b"TwentyfiveTitle" in content
    assert b"/ToUnicode" in content, "text can be searched and read aloud"
    assert "Rules of Twenty-Five & more".encode("utf-16-be") in content
    assert b"<dc:language><rdf:Bag><rdf:li>ga<" in content
    assert b"Rules of Twenty-Five &amp; more" in content
    assert b"/Subtype /Image" not in content


@pytest.mark.broad("classic")
@pytest.mark.parametrize("deck", [deck.ident for deck in built_in_decks()])
def test_thinned_outlines_show_the_same_cards(qapp: object, deck: str) -> None:
    del qapp
    for name in ("QH", "AS"):
        text = (load_deck(deck).folder / f"{name}.svg").read_text(encoding="utf-8")
        thinned = simpler(text)
        assert len(thinned) <= len(text)
        before, after = drawn(text), drawn(thinned)
        changed = [abs(one - other) for one, other in zip(before, after, strict=True)]
        assert sum(changed) / len(changed) < 1.5, f"{name} of {deck}"
        assert any(changed) or len(thinned) == len(text)


def test_court_cards_are_lighter_on_paper() -> None:
    text = (load_deck("classic").folder / "QH.svg").read_text(encoding="utf-8")
    assert len(simpler(text)) < 0.7 * len(text)


def drawn(svg: str) -> bytes:
    """The picture of a card with 8 bits of grey for each of its pixels, as wide as a card of 25 mm at 300 dpi."""
    image = QImage(300, 420, QImage.Format.Format_Grayscale8)
    image.fill(255)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    QSvgRenderer(QByteArray(svg.encode())).render(painter)
    painter.end()
    return bytes(image.constBits())


@pytest.mark.parametrize(
    "svg",
    [
        '<svg viewBox="0 0 24 24"><path d="M1 1l1 0 1 0z"/></svg>',
        '<svg viewBox="0 0 5000 7000"><g transform="scale(90)"><path d="M1 1l1 0 1 0z"/></g></svg>',
        '<svg viewBox="0 0 5000 7000"><path d="M1 1l1.5 0 1 0z"/></svg>',
        "no picture",
    ],
)
def test_pictures_drawn_in_another_way_are_left_alone(svg: str) -> None:
    assert simpler(svg) == svg


@pytest.mark.parametrize("paper", Paper)
@pytest.mark.parametrize(("size", "across", "down"), [(Print.NORMAL, 2, 2), (Print.LARGE, 1, 2)])
def test_a_code_is_printed_module_by_module_within_its_card(
    style: Style, paper: Paper, size: Print, across: int, down: int
) -> None:
    code = "HTTP://192.168.178.23:25525/#" + "7A" * 13 + ".125"
    card = CutCard("Confey", "Table", "125", lines=("Winners move on.",) * 4, code=code, code_note="Scan this. " * 6)
    (page,) = pages_of(CutSheet("Table cards", (card,) * across * down, across, down), style, paper, size)
    assert over_the_edge(page, paper) == []
    codes = [mark for mark in page.marks if isinstance(mark, CodeMark)]
    assert len(codes) == across * down
    notes = [mark for mark in page.marks if isinstance(mark, TextMark) and mark.text.startswith("Scan")]
    rules = [mark for mark in page.marks if isinstance(mark, TextMark) and mark.text.startswith("Winners")]
    height = size_of(paper).height() / down
    for half in range(down):  # the note ends above the rules
        lowest = max(note.baseline for note in notes if half * height <= note.baseline < (half + 1) * height)
        highest = min(rule.baseline for rule in rules if half * height <= rule.baseline < (half + 1) * height)
        assert lowest < highest
    modules = modules_of(code)
    scale = 2
    width = round(size_of(paper).width() / scale)
    picture, unit = picture_of(page, paper, width), size_of(paper).width() / width
    for mark in codes:
        module = mark.area.width() / len(modules)
        assert module / MM >= 0.9, "a phone tells modules of a millimetre apart at half a metre"
        texts = [text for text in page.marks if isinstance(text, TextMark)]
        around = mark.area.adjusted(-QUIET * module, 0, 0, QUIET * module / 2)
        assert not any(around.contains(text.left, text.baseline - 1) for text in texts)
        for row, line in enumerate(modules):
            for column, dark in enumerate(line):
                x = round((mark.area.left() + (column + 0.5) * module) / unit)
                y = round((mark.area.top() + (row + 0.5) * module) / unit)
                assert (picture.pixelColor(x, y).lightness() < 128) == dark


def inks(image: QImage) -> int:
    """The number of colours of a picture."""
    return len({image.pixel(x, y) for x in range(image.width()) for y in range(image.height())})


def test_a_card_without_a_picture_is_shown_in_words(style: Style, caplog: pytest.LogCaptureFixture) -> None:
    class Lost:
        folder = load_deck("classic").folder / "nowhere"
        suits = load_deck("classic").suits

    lost = Style(style.face, Lost())  # type: ignore[arg-type]
    (page,) = pages_of(PaperSheet("", "", (Band((CardRow("", PACK[:1]),)),)), lost, Paper.A4, Print.NORMAL)
    assert inks(picture_of(page, Paper.A4, 400)) > 2
    assert "There is no picture of" in caplog.text


def test_letter_is_usual_in_north_america_and_a4_elsewhere() -> None:
    found = [usual_paper(QLocale(name)) for name in ("en_IE", "fr_FR", "en_US", "fr_CA", "ga_IE", "C")]
    assert found == [Paper.A4, Paper.A4, Paper.LETTER, Paper.LETTER, Paper.A4, Paper.A4]


def test_a_program_that_reads_aloud_is_told_the_language_of_the_words_and_not_of_the_system(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    assert language_of_text() == "en"
    monkeypatch.setattr("twentyfive.wording.grammar.texts._language", ["fr_CA"])
    assert language_of_text() == "fr-CA"
