"""The life of a translation: begun in a file, kept up to date, compiled, and shown in the window."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final
from xml.etree import ElementTree

import pytest
from PySide6.QtCore import QCoreApplication, QLocale
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from resources.translations.generator.files import ROOT, begun, brought_up_to_date, made_ready
from resources.translations.generator.shipped import SHIPPED, outdated
from resources.translations.generator.texts import form_texts, lesson_texts, source_texts
from tests.turns import turn
from tests.ui.painted import painted_texts
from tests.ui.pressing import click
from tests.ui.whole import Whole
from twentyfive.app import build
from twentyfive.assets import resource
from twentyfive.engine.game.journal import take_journal
from twentyfive.presentation.start.entry import Entry
from twentyfive.ui.pages.settings.settings_page import SettingsPage
from twentyfive.ui.settings.languages import (
    install_language,
    language_in_use,
    language_name,
    language_spoken,
    languages,
    locale_of,
    remove_language,
)
from twentyfive.ui.settings.store import SettingsStore
from twentyfive.wording.grammar.irish import IRISH as IRISH_GRAMMAR
from twentyfive.wording.grammar.language import Grammar
from twentyfive.wording.grammar.texts import grammar, language_of_texts
from twentyfive.wording.records.saved import games_kept
from twentyfive.wording.setup.games import GameGroup, groups_in_order

IRISH: Final = {
    "Settings": ("Socruithe",),
    "{number} games": ("cluiche amháin", "dhá chluiche", "{number} cluiche"),
}


@pytest.fixture(scope="module")
def untranslated(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A file for Irish with every text of the program, untranslated."""
    file = begun(tmp_path_factory.mktemp("begun"), "ga")
    brought_up_to_date(file)
    return file


@pytest.fixture(scope="module")
def irish(untranslated: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with a partial Irish translation, made as a translator makes it."""
    folder = tmp_path_factory.mktemp("irish")
    file, tree = folder / untranslated.name, ElementTree.parse(untranslated)
    messages = list(tree.iter("message"))
    for message in messages:
        translation = message.find("translation")
        assert translation is not None
        if message.findtext("source") in IRISH:
            del translation.attrib["type"]
            forms = IRISH[str(message.findtext("source"))]
            for place, form in zip(translation.findall("numerusform"), forms, strict=False):
                place.text = form
            if message.get("numerus") is None:
                translation.text = forms[0]
    tree.write(file, encoding="utf-8", xml_declaration=True)
    assert brought_up_to_date(file) < len(messages)
    made_ready(file)
    return folder


@pytest.fixture
def irish_in_use(irish: Path, qapp: object) -> Iterator[None]:
    """Put the program into the partial Irish from its start."""
    del qapp
    assert install_language("ga", irish) == "ga"
    yield
    remove_language()


@pytest.mark.broad
def test_the_translator_gets_every_text(untranslated: Path) -> None:
    found = {
        (context.findtext("name"), message.findtext("source"), message.get("numerus") == "yes")
        for context in ElementTree.parse(untranslated).findall("context")
        for message in context.findall("message")
    }
    lessons = {(text.context, text.source, text.counted) for text in lesson_texts(resource("lessons"))}
    written = {(text.context, text.source, text.counted) for text in source_texts(ROOT / "twentyfive")}
    forms = {(text.context, text.source, text.counted) for text in form_texts("ga")}
    assert found == lessons | written | forms
    assert "The red trumps" in {source for _, source, _ in lessons}
    assert ("start", "New game", False) in found
    assert ("saved", "{number} games", True) in found


def test_every_text_is_looked_up_with_translate() -> None:
    """Qt has other ways, whose texts the translator would not get."""
    sources = (ROOT / "twentyfive").rglob("*.py")
    other = re.compile(r"\.tr\(|\bQCoreApplication\.translate\b|QT_TR")
    where_it_is_made = ROOT / "twentyfive" / "wording" / "grammar" / "texts.py"
    where_qt_is_asked_for_its_own = ROOT / "twentyfive" / "selfcheck.py"
    found = {file for file in sources if other.search(file.read_text(encoding="utf-8"))}
    assert found == {where_it_is_made, where_qt_is_asked_for_its_own}


def test_a_text_put_together_from_pieces_is_refused(tmp_path: Path) -> None:
    (tmp_path / "page.py").write_text('game = "55"\ntranslate("games", f"Play {game}")\n', encoding="utf-8")
    with pytest.raises(ValueError, match=r"page\.py:2: write the text out"):
        list(source_texts(tmp_path))


def test_the_translator_gets_texts_that_are_data(tmp_path: Path) -> None:
    (tmp_path / "words.py").write_text(
        'UNSEEN: Final = Text("auction", "unseen", "a hand")\nCARDS = {1: CountedText("scores", "{number} cards")}\n',
        encoding="utf-8",
    )
    assert [tuple(text) for text in source_texts(tmp_path)] == [
        ("auction", "unseen", "a hand", False),
        ("scores", "{number} cards", "", True),
    ]


@pytest.mark.broad
@pytest.mark.usefixtures("irish_in_use")
def test_a_translation_is_shown(irish: Path, whole: Whole) -> None:
    names = [text.text for widget in whole.window.start.findChildren(QWidget) for text in painted_texts(widget)]
    assert "Socruithe" in names
    assert "New game" in names  # not yet translated
    assert languages(irish) == ("en", "ga")
    assert language_name("ga") == "Gaeilge"


@pytest.mark.usefixtures("irish_in_use")
def test_the_grammar_and_the_dates_of_the_language_are_used_with_it(irish: Path) -> None:
    assert grammar() == IRISH_GRAMMAR
    assert language_of_texts() == "ga"
    assert QLocale().language() is QLocale.Language.Irish
    install_language("en", irish)
    assert grammar() == Grammar()
    assert QLocale() == locale_of("en")


@pytest.mark.parametrize(
    ("language", "system", "used"),
    [
        ("fr", "fr_CA", "fr_CA"),
        ("fr", "en_CA", "fr_CA"),
        ("fr", "de_DE", "fr_FR"),
        ("ga", "en_IE", "ga_IE"),
        ("ga", "C", "ga_IE"),
        ("en", "en_IE", "en_IE"),
        ("en", "de_DE", "en_DE"),
        ("en", "C", "en_IE"),
        ("pt_BR", "en_IE", "pt_BR"),
    ],
)
def test_numbers_dates_and_the_language_told_to_screen_readers_follow_the_language(
    language: str, system: str, used: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(QLocale, "system", lambda: QLocale(system))
    assert locale_of(language).name() == used


@pytest.mark.usefixtures("irish_in_use")
def test_a_number_takes_the_plural_form_of_the_language() -> None:
    assert [games_kept(number) for number in (2, 20)] == ["dhá chluiche", "20 cluiche"]


@pytest.mark.parametrize(
    ("choice", "preferred", "used"),
    [
        (None, ("ga-IE", "ga", "en"), "ga"),
        (None, ("pt-BR", "pt"), "pt_BR"),
        (None, ("pt-Latn-BR", "pt-BR", "pt-Latn", "pt"), "pt_BR"),
        (None, ("en-Latn-US", "en-US", "en-Latn", "en"), "en_US"),
        (None, ("en-Latn-NZ", "en-NZ", "en-Latn", "en"), "en"),
        (None, ("de-DE", "en-GB", "ga"), "en"),
        (None, (), "en"),
        ("ga", ("en",), "ga"),
        ("en", ("ga",), "en"),
        ("fr", ("ga",), "ga"),
    ],
)
def test_the_chosen_language_comes_before_that_of_the_system(
    choice: str | None, preferred: tuple[str, ...], used: str
) -> None:
    assert language_in_use(choice, ("en", "en_US", "ga", "pt_BR"), preferred) == used


def test_qts_own_texts_are_translated_too(tmp_path: Path, qapp: object) -> None:
    del qapp
    made_ready(begun(tmp_path, "de"))
    install_language("de", tmp_path)
    assert QCoreApplication.translate("QPlatformTheme", "Cancel") == "Abbrechen"
    assert language_spoken() == "de"
    remove_language()
    assert language_spoken() == "en"
    assert QCoreApplication.translate("QPlatformTheme", "Cancel") == "Cancel"


def test_english_needs_no_file(tmp_path: Path) -> None:
    assert install_language("en", tmp_path) == "en"


def test_with_a_damaged_file_the_program_starts_in_english_and_names_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    file = tmp_path / "twentyfive_ga.qm"
    file.write_bytes(b"no translations")
    monkeypatch.setattr("twentyfive.app.languages_folder", lambda: tmp_path)
    SettingsStore().change(language="ga")
    window = build(tmp_path, take_journal(tmp_path))
    qtbot.addWidget(window)
    sentence = f"The translation in {file} is damaged, so everything is in English. Install the program again."
    assert window.notice.text == sentence
    assert window.notice.isVisibleTo(window)
    window.close()


@pytest.mark.parametrize(
    ("context", "english", "forms"),
    [
        ("about", "Twenty-Five {version}", ("Twenty-Five {leagan}",)),
        ("about", "Twenty-Five {version}", ("Twenty-Five {version",)),
        ("about", "Twenty-Five {version}", ("Twenty-Five",)),
        ("saved", "{number} games", ("cluiche amháin", "{number} chluiche", "{uimhir} cluiche")),
    ],
)
def test_a_translation_with_wrong_placeholders_is_named(
    context: str, english: str, forms: tuple[str, ...], tmp_path: Path
) -> None:
    file = written(tmp_path, context, english, forms)
    with pytest.raises(SystemExit) as refused:
        made_ready(file)
    assert refused.value.code == f"twentyfive_ga.ts: {context}: {forms[-1]!r} has not the braces of {english!r}"
    assert not file.with_suffix(".qm").exists()


@pytest.mark.parametrize(
    ("language", "cases"),
    [
        ("ga", "It has count, de, do, ecl, gen, h, len, ord, people, the, things, word."),
        ("fr", "It has de, fem, ord, ordf, pl, que, the, to."),
        ("pt_BR", "It has none."),
    ],
)
def test_a_translation_with_an_unknown_case_is_named(language: str, cases: str, tmp_path: Path) -> None:
    file = written(tmp_path, "moves", "{name}’s {card}", ("{card:dative} {name:dative}",), language)
    with pytest.raises(SystemExit) as refused:
        made_ready(file)
    fault = f"asks for dative, which is no case of this language. {cases}"
    assert refused.value.code == f"{file.name}: moves: '{{card:dative}} {{name:dative}}' {fault}"


def test_a_language_has_a_text_for_each_form_of_a_rank_suit_and_number() -> None:
    forms = {language: set(form_texts(language)) for language in ("ga", "fr", "de")}
    assert {language: len(texts) for language, texts in forms.items()} == {"ga": 76, "fr": 48, "de": 0}
    assert ("forms", "the queen", "gen", False) in forms["ga"]


@pytest.mark.parametrize(
    ("context", "english", "forms"),
    [
        ("about", "Twenty-Five {version}", ("{version}: Twenty-Five",)),
        ("about", "Twenty-Five {version}", ("",)),
        ("saved", "{number} games", ("cluiche amháin", "dhá chluiche", "{number} cluiche")),
        ("line", "Will {name} take {card}?", ("An dtógfaidh {name:len} {card:the}?",)),
        ("saved", "{number} games", ("cluiche amháin", "dhá chluiche", "{number:count cluiche}")),
    ],
)
def test_a_translation_with_the_right_placeholders_is_accepted(
    context: str, english: str, forms: tuple[str, ...], tmp_path: Path
) -> None:
    assert made_ready(written(tmp_path, context, english, forms)).exists()


def written(folder: Path, context: str, english: str, forms: tuple[str, ...], language: str = "ga") -> Path:
    """A file, for Irish if not told otherwise, with one translated text, in one form or in several plural forms."""
    file = begun(folder, language)
    tree = ElementTree.parse(file)
    within = ElementTree.SubElement(tree.getroot(), "context")
    ElementTree.SubElement(within, "name").text = context
    message = ElementTree.SubElement(within, "message", {"numerus": "yes"} if len(forms) > 1 else {})
    ElementTree.SubElement(message, "source").text = english
    translation = ElementTree.SubElement(message, "translation")
    for form in forms:
        place = ElementTree.SubElement(translation, "numerusform") if len(forms) > 1 else translation
        place.text = form
    tree.write(file, encoding="utf-8")
    return file


@pytest.mark.parametrize("wrong", ["irish", "xx", "ga-IE", "../ga"])
def test_an_unknown_language_is_refused(wrong: str, tmp_path: Path) -> None:
    with pytest.raises(SystemExit, match="no code of a language"):
        begun(tmp_path, wrong)
    assert list(tmp_path.glob("**/*.ts")) == []


def test_a_translation_is_compiled_again_after_it_has_changed(tmp_path: Path) -> None:
    files = [begun(tmp_path, language) for language in ("fr", "ga")]
    assert outdated(tmp_path, ("fr", "ga")) == files
    for file in files:
        made_ready(file)
    assert outdated(tmp_path, ("fr", "ga")) == []
    os.utime(files[0])  # as if it were unpacked from an archive, or touched
    files[1].write_bytes(files[1].read_bytes() + b"<!-- changed -->")
    os.utime(files[1], ns=(0, 0))
    assert outdated(tmp_path, ("fr", "ga")) == files[1:]
    assert outdated(tmp_path, ("fr",)) == []
    of_qt = tmp_path / "qt" / "qtbase_fr.ts"
    of_qt.parent.mkdir()
    of_qt.write_bytes(files[0].read_bytes())
    assert outdated(tmp_path, ("fr",)) == [of_qt]


@pytest.mark.broad
def test_the_languages_that_come_with_the_program_are_up_to_date(tmp_path: Path) -> None:
    """If this fails, run `python3 dev.py translate`."""
    folder = resource("translations")
    for file in (folder / f"twentyfive_{language}.ts" for language in SHIPPED):
        copy = tmp_path / file.name
        copy.write_bytes(file.read_bytes())
        brought_up_to_date(copy)
        assert copy.read_bytes() == file.read_bytes()
        assert made_ready(copy).read_bytes() == file.with_suffix(".qm").read_bytes()


def test_a_language_can_be_chosen(irish: Path, whole: Whole, monkeypatch: pytest.MonkeyPatch) -> None:
    for module in ("pages.settings.settings_questions", "window.language_switch"):
        monkeypatch.setattr(f"twentyfive.ui.{module}.languages_folder", lambda: irish)
    monkeypatch.setattr(QLocale, "uiLanguages", lambda _: ["en-IE", "en"])
    whole.window.start.chosen.emit(Entry.SETTINGS)
    tongues = whole.page(SettingsPage).text.tongues
    assert tongues is not None
    assert [button.label for button in tongues.buttons] == ["System", "English", "Gaeilge"]
    click(tongues.of["ga"])
    turn()
    turn()
    assert SettingsStore().settings.language == "ga"
    tongues = whole.page(SettingsPage).text.tongues
    assert tongues is not None
    assert tongues.of["ga"].isChecked()
    whole.store.change(language="fr")
    turn()
    turn()
    tongues = whole.page(SettingsPage).text.tongues
    assert tongues is not None
    assert tongues.of[None].isChecked(), "there is no French any more"


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize(
    ("language", "text", "said", "other", "said_too"),
    [
        ("en_US", ("settings", "Colours"), "Colors", ("start", "New game"), "New game"),
        ("en_CA", ("paper", "Declarer"), "Bidder", ("settings", "Colours"), "Colours"),
        ("fr_CA", ("rules", "No kitty"), "Pas de kitty", ("start", "New game"), "Nouvelle partie"),
    ],
)
def test_an_overlay_says_what_differs_and_the_language_below_it_the_rest(
    language: str, text: tuple[str, str], said: str, other: tuple[str, str], said_too: str
) -> None:
    install_language(language, resource("translations"))
    try:
        assert language_spoken() == language
        assert QCoreApplication.translate(*text) == said
        assert QCoreApplication.translate(*other) == said_too
        assert groups_in_order()[0] is GameGroup.REGIONAL, "the games of North America come first"
    finally:
        remove_language()
    assert groups_in_order()[0] is GameGroup.TWENTY_FIVE
