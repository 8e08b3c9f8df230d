"""The report of `dev.py translate` on a language, and the completeness of those that come with the program."""

from __future__ import annotations

from pathlib import Path
from xml.etree import ElementTree

import pytest

from resources.translations.generator.files import begun, brought_up_to_date, made_ready
from resources.translations.generator.report import Report, report
from resources.translations.generator.shipped import FOLDER, OVERLAYS, SHIPPED
from resources.translations.generator.style import english_slips, slips

MESSAGES = """
<context><name>line</name>
  <message><source>Your lead.</source><translation>À vous d’entamer.</translation></message>
  <message><source>Play a trump.</source><translation>Jouez un as.</translation></message>
  <message><source>A trump.</source><translatorcomment>terms: trump</translatorcomment>
    <translation>Lui.</translation></message>
  <message><source>You deal.</source><translation type="unfinished"></translation></message>
  <message><source>{name} deals.</source><oldsource>{name} deals now.</oldsource>
    <translation type="unfinished">{name} donne maintenant.</translation></message>
  <message><source>{name} leads.</source><translation>{nom} entame.</translation></message>
  <message><source>Seat {name}</source><translation type="unfinished">Place {name:de}</translation></message>
  <message numerus="yes"><source>{number} points</source>
    <translation><numerusform>un point</numerusform><numerusform></numerusform></translation></message>
</context>
"""


@pytest.fixture
def french(tmp_path: Path) -> Path:
    """A file with a text of each state."""
    file = begun(tmp_path, "fr")
    tree = ElementTree.parse(file)
    tree.getroot().append(ElementTree.fromstring(MESSAGES))
    tree.write(file, encoding="utf-8")
    return file


def test_each_text_is_counted_by_its_state(french: Path) -> None:
    found = report(french, "fr_CA")
    assert found.texts == 8
    assert found.missing == ["line: 'You deal.'", "line: '{number} points'"]
    assert found.doubtful == ["line: '{name} deals.', was '{name} deals now.'", "line: 'Seat {name}'"]
    assert found.changed == found.doubtful[:1]
    assert found.misfits == ["twentyfive_fr.ts: line: '{nom} entame.' has not the braces of '{name} leads.'"]
    assert found.terms == ["line: 'Play a trump.': 'Jouez un as.' (trump = atout)"]
    assert not found.complete


def test_the_report_tells_the_numbers_and_the_first_lines_of_each_kind(french: Path) -> None:
    lines = report(french, "fr").told("x.ts", most=10).splitlines()
    assert lines[0] == (
        "x.ts: 4 of 8 texts translated, 2 doubtful, 2 missing, 1 with wrong braces, "
        "1 with another word than TERMS.md, 0 with a slip of the pen"
    )
    assert [line.strip() for line in lines if line.endswith(":")] == [
        "Missing:",
        "The English has changed:",
        "Doubtful:",
        "Wrong braces:",
        "Another word than TERMS.md:",
    ]
    many = Report(texts=3, doubtful=["a", "b", "c"])
    assert many.told("x.ts", most=2).splitlines()[1:] == ["  Doubtful:", "    a", "    b", "    and 1 more"]
    assert many.told("x.ts", most=None).splitlines()[-1] == "    c"


@pytest.mark.broad
def test_a_text_whose_english_changes_keeps_its_translation_but_is_doubtful(tmp_path: Path) -> None:
    file = begun(tmp_path, "fr")
    brought_up_to_date(file)
    text = file.read_text(encoding="utf-8")
    now = "Lead any card to the first trick."
    before = "Lead any card to the very first trick."
    assert now in text
    tree = ElementTree.ElementTree(ElementTree.fromstring(text.replace(now, before)))
    for message in tree.iter("message"):
        translation = message.find("translation")
        if message.findtext("source") == before and translation is not None:
            translation.attrib.clear()
            translation.text = "Jouez la carte de votre choix pour entamer la première levée."
    tree.write(file, encoding="utf-8")
    brought_up_to_date(file)
    assert report(file, "fr").changed == [f"line: {now!r}, was {before!r}"]


@pytest.mark.broad("ga")
@pytest.mark.parametrize("language", [*SHIPPED, *OVERLAYS])
def test_a_language_that_comes_with_the_program_is_complete(language: str) -> None:
    """If this fails, run `python3 dev.py translate`, and translate what it names."""
    file = FOLDER / f"twentyfive_{language}.ts"
    found = report(file, language)
    assert found.complete, found.told(file.name, most=None)


def test_a_translation_that_is_under_way_can_be_tried(tmp_path: Path) -> None:
    for file in FOLDER.glob("*.ts"):
        copy = tmp_path / file.name
        copy.write_bytes(file.read_bytes())
        assert made_ready(copy).stat().st_size


@pytest.mark.parametrize(
    ("language", "text", "slip"),
    [
        ("en", "Mary's side", "a straight apostrophe"),
        ("en", "Opening the table …", "a space before the dots"),
        ("en", "Opening the table...", "three points"),
        ("en", "It is is your turn", "a doubled word"),
        ("en", "Everyone sees it", "everyone"),
        ("fr", "Quelle donne ?", "no narrow space"),
        ("fr", "Vous: 15", "no space before the colon"),
        ("ga", "Cén roinnt ?", "a space before a sign"),
    ],
)
def test_a_slip_of_the_pen_is_named(language: str, text: str, slip: str) -> None:
    assert slip in " ".join(slips(text, language))


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "Mary’s side: 5, 10 … 25"),
        ("fr", "Quelle donne\N{NARROW NO-BREAK SPACE}? Vous\N{NO-BREAK SPACE}: 18:30"),
        ("ga", "do do lámh féin: “… fan”"),
    ],
)
def test_what_is_right_is_no_slip(language: str, text: str) -> None:
    assert list(slips(text, language)) == []


@pytest.mark.broad
def test_no_english_text_has_a_slip_of_the_pen() -> None:
    assert english_slips() == []
