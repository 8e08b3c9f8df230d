"""The typefaces of the program have every letter and sign that it shows, and are those that are shown."""

from pathlib import Path
from xml.etree import ElementTree

import pytest
from PySide6.QtGui import QFont, QFontInfo, QFontMetricsF, QRawFont

from twentyfive.assets import resource
from twentyfive.presentation.settings import Settings, ThemeChoice
from twentyfive.ui.theme import typefaces
from twentyfive.ui.theme.look import make_look
from twentyfive.ui.theme.typefaces import TEXT, TITLE, text_face, title_face
from twentyfive.wording.names import SIGNS

pytestmark = pytest.mark.usefixtures("qapp")

FONTS = resource("fonts")
MOST_BYTES = 600_000

OF_THE_SYSTEM = {"⌘"}
"""A key that only a Mac has, whose own typeface has the sign."""

LATIN = "abcdefghijklmnopqrstuvwxyz0123456789àâæçéèêëîïôœùûüÿáíóúäöüßñãõåøðþąćęłńśźżčďěňřšťůýžőűğşăâșțāēģīķļņūŵ"
"""The letters of Irish, English, French, and of those who may come to play from other parts of Europe."""


def files(family: str) -> list[Path]:
    """The files of a family."""
    return sorted(FONTS.glob(f"{family.replace(' ', '')}-*.ttf"))


def lacking(file: Path, text: set[str]) -> str:
    """The characters of the text that the file has no letter or sign for."""
    font = QRawFont(str(file), 16)
    assert font.isValid()
    return "".join(sorted(character for character in text if not font.supportsCharacter(ord(character))))


def shown(*names: str) -> set[str]:
    """All characters of the catalogues with their translations, of lessons, and of files with these endings."""
    elements = [
        element
        for file in resource("translations").glob("*.ts")
        for element in ElementTree.parse(file).iter()
        if element.tag in ("source", "translation", "numerusform")
    ]
    texts = [element.text or "" for element in elements]
    texts += [file.read_text(encoding="utf-8") for name in names for file in resource(name).iterdir() if file.is_file()]
    return {character for text in texts for character in text if character.isprintable() or character == "\u202f"}


@pytest.mark.parametrize("file", files(TEXT), ids=lambda file: file.stem)
def test_the_text_has_every_character_of_the_catalogues_and_the_suits(file: Path) -> None:
    wanted = shown("lessons", "licences") | set(SIGNS.values()) | set("♡♢●○△▲▼◆")
    assert lacking(file, wanted) == "".join(OF_THE_SYSTEM & wanted)


@pytest.mark.parametrize("file", files(TEXT) + files(TITLE), ids=lambda file: file.stem)
def test_names_can_be_written_in_every_language_with_latin_letters(file: Path) -> None:
    assert lacking(file, set(LATIN + LATIN.upper() + "’“”«»–…")) == ""


def test_the_families_have_these_weights_and_are_small() -> None:
    assert [file.stem for file in files(TEXT)] == ["TwentyfiveText-Bold", "TwentyfiveText-Regular"]
    assert [file.stem for file in files(TITLE)] == ["TwentyfiveTitle-Bold"]
    assert sum(file.stat().st_size for file in FONTS.glob("*.ttf")) < MOST_BYTES


@pytest.mark.parametrize("bold", [False, True])
def test_text_is_in_the_typeface_of_the_program_in_both_weights(bold: bool) -> None:
    font = make_look(Settings(), 1280, 800).font(18, bold=bold)
    info = QFontInfo(font)
    assert (info.family(), info.bold()) == (TEXT, bold)
    assert QRawFont.fromFont(font).weight() == (QFont.Weight.Bold if bold else QFont.Weight.Normal)


def test_titles_have_their_own_typeface_but_in_high_contrast() -> None:
    look = make_look(Settings(), 1280, 800)
    assert QFontInfo(look.title_font(look.large)).family() == TITLE
    contrast = make_look(Settings(theme=ThemeChoice.HIGH_CONTRAST), 1280, 800)
    assert contrast.title_font(contrast.large) == contrast.font(contrast.large, bold=True)


def test_the_system_stands_in_for_what_the_typefaces_lack() -> None:
    for face in (text_face(), title_face()):
        assert face.families()[-1] not in (TEXT, TITLE)


def test_figures_are_equally_wide_in_columns_alone() -> None:
    look = make_look(Settings(), 1280, 800)
    for bold in (False, True):
        figures, text = QFontMetricsF(look.figures(18, bold)), QFontMetricsF(look.font(18, bold))
        assert len({round(figures.horizontalAdvance(digit), 2) for digit in "0123456789"}) == 1
        assert text.horizontalAdvance("1") < text.horizontalAdvance("0")


@pytest.mark.parametrize("file", files(TEXT), ids=lambda file: file.stem)
def test_the_zero_has_no_slash(file: Path) -> None:
    font = QRawFont(str(file), 1000)
    (zero,) = font.glyphIndexesForString("0")
    assert len(font.pathForGlyph(zero).toSubpathPolygons()) == 2, "its outline and one hole"


def test_a_damaged_file_is_named_in_the_log(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    (tmp_path / "Broken.ttf").write_bytes(b"no letters")
    monkeypatch.setattr(typefaces, "resource", lambda _: tmp_path)
    typefaces._load.__wrapped__()
    assert "Broken.ttf cannot be read. Install the program again." in caplog.text
