"""Every text that is shown or spoken can be translated, and a translation is used from its file to the window."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Final
from xml.etree import ElementTree

import pytest
from PySide6.QtCore import QCoreApplication, QTranslator
from PySide6.QtGui import QAccessible, QAccessibleInterface, QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from resources.translations.generator.files import ROOT, begun, brought_up_to_date, made_ready
from resources.translations.generator.texts import lesson_texts, source_texts
from tests.core.policy import walked
from tests.core.positions import dealt
from tests.ui.moments import (
    Moment,
    bids,
    deal_is_over,
    exchanges,
    game_is_over,
    jinks,
    names_trumps,
    plays_last,
    robs,
    show,
)
from tests.ui.pages import look_of
from tests.ui.painted import painted_texts
from tests.ui.pressing import click
from tests.ui.whole import NAMES, Whole
from twentyfive.assets import resource
from twentyfive.core import PRESETS, apply, seated, to_act, view_for
from twentyfive.engine.seen import SeenMove
from twentyfive.engine.sitters import Aim, Person, TableSetup
from twentyfive.engine.tallies import Result
from twentyfive.ui.charts import LastGames
from twentyfive.ui.keys import TABLE, Aid, Key
from twentyfive.ui.languages import language_in_use, language_name, languages, speak
from twentyfive.ui.licences import licences
from twentyfive.ui.overlays import Overlay
from twentyfive.ui.settings import SettingsStore
from twentyfive.ui.settings_page import SettingsSubject
from twentyfive.ui.table_choices import usual_choices
from twentyfive.ui.table_menu import MenuChoice
from twentyfive.ui.wording.about import SOURCE_OF_QT
from twentyfive.ui.wording.adaptive import aim_name
from twentyfive.ui.wording.amounts import Unit, amount
from twentyfive.ui.wording.auction import bids_so_far
from twentyfive.ui.wording.games import changed_words, setup_sentence
from twentyfive.ui.wording.practise import move_words, players_words
from twentyfive.ui.wording.rules_dealing import players as how_they_play
from twentyfive.ui.wording.saved import games_kept, standing_line
from twentyfive.ui.wording.settings import hold_words

LATIN, CYRILLIC = "abcdefghijklmnopqrstuvwxyz", "абвгдежзийклмнопрстуфхцчшщ"
MARKED: Final = str.maketrans(LATIN + LATIN.upper(), CYRILLIC + CYRILLIC.upper())
WORD: Final = re.compile(r"[A-Za-zÀ-ɏ]{2,}")
"""One letter alone is a card or a key."""

CODE: Final = re.compile(r"\b[0-9A-Z]{4}(-[0-9A-Z]{4})+\b")
"""The number of a deal."""

OF_PARTS: Final = " ".join((SOURCE_OF_QT, *(f"{part.name} {part.licence}" for part in licences())))
NOT_TRANSLATED: Final = {*NAMES, *usual_choices("").names[1:], *WORD.findall(OF_PARTS)}


class Pseudo(QTranslator):
    """Writes every text in other letters, and leaves what stands in braces."""

    def translate(
        self, context: bytes | str, source: bytes | str, disambiguation: bytes | str | None = None, n: int = -1
    ) -> str:
        del context, disambiguation, n
        pieces = re.split(r"(\{[^}]*\})", str(source))
        return "".join(piece.translate(MARKED) if place % 2 == 0 else piece for place, piece in enumerate(pieces))


@pytest.fixture
def whole(qtbot: QtBot, tmp_path: Path) -> Iterator[Whole]:
    """The program in the pseudo language."""
    del qtbot
    pseudo = Pseudo()
    QCoreApplication.installTranslator(pseudo)
    made = Whole(tmp_path)
    yield made
    made.close()
    QCoreApplication.removeTranslator(pseudo)


def told(widget: QWidget) -> Iterator[str]:
    """What a widget that is seen writes, and what it is to the ear."""
    yield from (text.text for text in painted_texts(widget))
    yield from (widget.toolTip(), widget.windowTitle(), widget.whatsThis(), widget.statusTip())
    yield from spoken(QAccessible.queryAccessibleInterface(widget))


def spoken(what: QAccessibleInterface) -> Iterator[str]:
    """Of an object and of all in it that are no widgets, as the cells of a list."""
    kinds = QAccessible.Text
    yield from (what.text(kind) for kind in (kinds.Name, kinds.Description, kinds.Value, kinds.Help))
    for number in range(what.childCount()):
        child = what.child(number)
        if child is not None and child.object() is None:
            yield from spoken(child)


def escaped(whole: Whole) -> list[str]:
    """The texts of the window in which a word of English is left."""
    for _ in range(4):
        QApplication.processEvents()
    window = whole.window
    seen = [widget for widget in (window, *window.findChildren(QWidget)) if widget.isVisible()]
    texts = {text for widget in seen for text in told(widget)} | {whole.said()}
    parts = {*WORD.findall(str(whole.engine.journal.path.parent / "decks"))}
    left = {text: set(WORD.findall(CODE.sub("", text))) - NOT_TRANSLATED - parts for text in texts}
    return [text for text, words in left.items() if words]


PAGES: Final[dict[str, Callable[[Whole], None]]] = {
    "start": lambda whole: whole.window.start.setFocus(),
    "new game": lambda whole: whole.window.start.new_game_asked.emit(),
    "learn": lambda whole: whole.window.start.learn_asked.emit(),
    "practise": lambda whole: whole.window.start.practise_asked.emit(),
    "saved games": lambda whole: whole.window.start.saved_asked.emit(),
    "statistics": lambda whole: whole.window.start.statistics_asked.emit(),
    "help": lambda whole: whole.window.start.help_asked.emit(),
    "about": lambda whole: whole.window.others.help.about_asked.emit(),
    "all rules": lambda whole: whole.window.others.new_game.page.all_rules_asked.emit(),
    "lesson": lambda whole: whole.window.others.learning.page.lesson_asked.emit(0),
    "trainer": lambda whole: whole.window.others.learning.page.trainer_asked.emit(),
    "deal editor": lambda whole: whole.window.others.practising.page.set_up_asked.emit(),
}
FIRST: Final = {
    "all rules": "new game",
    "lesson": "learn",
    "trainer": "learn",
    "deal editor": "practise",
    "about": "help",
}
"""The page from which another is reached."""


@pytest.mark.parametrize("page", PAGES)
def test_pages_have_no_text_of_their_own(whole: Whole, page: str) -> None:
    if page in FIRST:
        PAGES[FIRST[page]](whole)
    PAGES[page](whole)
    assert escaped(whole) == []


@pytest.mark.parametrize("subject", SettingsSubject)
def test_settings_have_no_text_of_their_own(whole: Whole, subject: SettingsSubject) -> None:
    whole.window.start.settings_asked.emit()
    whole.window.others.settings.show_subject(subject)
    assert escaped(whole) == []


MOMENTS: Final[dict[str, tuple[str, int, int, Moment]]] = {
    "robbing": ("twenty-five", 5, 5, robs),
    "the turn": ("twenty-five", 5, 5, plays_last),
    "in sides": ("twenty-five", 6, 3, plays_last),
    "bidding": ("fifty-five", 5, 5, bids),
    "naming trumps": ("fifty-five", 5, 5, names_trumps),
    "the kitty": ("auction-forty-fives", 4, 2, exchanges),
    "the pool": ("spoil-five", 5, 5, jinks),
    "after a deal": ("twenty-five", 5, 5, deal_is_over),
    "after a spoil": ("spoil-five", 5, 5, deal_is_over),
    "after the game": ("twenty-five", 5, 5, game_is_over),
}


@pytest.mark.parametrize("moment", MOMENTS)
def test_table_has_no_text_of_its_own(whole: Whole, moment: str) -> None:
    show(whole, *MOMENTS[moment])
    assert escaped(whole) == []


PANELS: Final = [overlay for overlay in Overlay if overlay not in (Overlay.DEAL, Overlay.HINT)]


@pytest.mark.parametrize("panel", PANELS)
def test_panels_have_no_text_of_their_own(whole: Whole, panel: Overlay) -> None:
    show(whole, *MOMENTS["the turn"])
    whole.window.table.overlays.open(panel)
    assert escaped(whole) == []


@pytest.mark.parametrize("key", Key)
def test_answers_have_no_text_of_their_own(whole: Whole, key: Key) -> None:
    show(whole, *MOMENTS["the turn"])
    QTest.keySequence(whole.window.table, QKeySequence(TABLE[key][0]))
    assert escaped(whole) == []


@pytest.mark.parametrize("aid", [each for each in Aid if each is not Aid.SKIP])
def test_help_has_no_text_of_its_own(whole: Whole, aid: Aid) -> None:
    show(whole, *MOMENTS["the turn"])
    whole.window.practise.practise()
    whole.window.practise.ask(aid)
    assert escaped(whole) == []


def test_refusals_rules_and_the_curtain_have_no_text_of_their_own(whole: Whole) -> None:
    show(whole, *MOMENTS["the turn"])
    for card in whole.hand():
        if card not in whole.playable():
            click(card)
            assert escaped(whole) == []
    whole.window.table.overlays.menu_chosen.emit(MenuChoice.RULES)
    assert escaped(whole) == []
    show(whole, *MOMENTS["robbing"], persons=2)
    assert escaped(whole) == []


def test_looking_back_has_no_text_of_its_own(whole: Whole) -> None:
    show(whole, *MOMENTS["after the game"])
    whole.window.table.overlays.deal.look_back_asked.emit()
    assert escaped(whole) == []
    whole.window.others.review.header.back.click()
    whole.window.table.overlays.leave_asked.emit()
    for page in ("saved games", "statistics"):
        PAGES[page](whole)
        assert escaped(whole) == []
        whole.window.table.overlays.leave_asked.emit()


def test_every_text_comes_to_the_translator(tmp_path: Path) -> None:
    file = begun(tmp_path, "ga")
    brought_up_to_date(file)
    found = {
        (context.findtext("name"), message.findtext("source"), message.get("numerus") == "yes")
        for context in ElementTree.parse(file).findall("context")
        for message in context.findall("message")
    }
    lessons = {(text.context, text.source, text.counted) for text in lesson_texts(resource("lessons"))}
    written = {(text.context, text.source, text.counted) for text in source_texts(ROOT / "twentyfive")}
    assert found == lessons | written
    assert "The red trumps" in {source for _, source, _ in lessons}
    assert ("start", "New game", False) in found
    assert ("saved", "{number} games", True) in found


COUNTED: Final = re.compile(
    r"\{(?!name|points)\w+\} (?:more |of |equal |still |of these \{\w+\} |of \{\w+\} )?"
    r"(antes|bookmarks|cards|chips|deals|decisions|games|hands|letters|missing|more|opponents|persons|players|points"
    r"|rules|seconds|sides|times|tricks|wrong|changed|to come)\b"
)
"""A number, and a word that goes by it in some language."""


def test_words_that_go_with_a_number_have_as_many_forms_as_a_language() -> None:
    texts = [text for text in source_texts(ROOT / "twentyfive") if COUNTED.search(text.source)]
    assert len(texts) > 30
    assert [text.source for text in texts if not text.counted] == []


class Numbered(QTranslator):
    """Tells with which number a text was looked up."""

    def translate(
        self, context: bytes | str, source: bytes | str, disambiguation: bytes | str | None = None, n: int = -1
    ) -> str:
        del context, disambiguation
        return str(source) + f" <{n}>" if n >= 0 else ""


class Loud(QTranslator):
    """Writes every text in capitals, and ends its sentences in a way of its own."""

    def translate(
        self, context: bytes | str, source: bytes | str, disambiguation: bytes | str | None = None, n: int = -1
    ) -> str:
        del context, disambiguation, n
        pieces = re.split(r"(\{[^}]*\})", str(source))
        return "".join(
            piece.upper().replace(".", "。") if place % 2 == 0 else piece for place, piece in enumerate(pieces)
        )


@pytest.fixture
def loud(qapp: object) -> Iterator[None]:
    """The loud language."""
    del qapp
    translator = Loud()
    QCoreApplication.installTranslator(translator)
    yield
    QCoreApplication.removeTranslator(translator)


@pytest.mark.usefixtures("loud")
class TestNoGrammarOfEnglish:
    """A text within another is translated for that place: no letter of it is made small, and no full stop taken off."""

    @pytest.mark.parametrize("preset", ["auction-forty-fives", "fifty-five", "spoil-five"])
    def test_in_bids_moves_and_the_standing(self, preset: str) -> None:
        rules = PRESETS[preset]
        for nameless, move in walked(rules, 1, 150):
            before = replace(nameless, names=tuple(name.upper() for name in NAMES[: rules.players]))
            after = apply(before, move)
            view = view_for(after, 0)
            made = SeenMove(type(move), move, to_act(before), view_for(before, 0), view)
            words = [move_words(made), standing_line(view), *(call for _, call in bids_so_far(view))]
            assert words == [each.upper() for each in words]
            assert not any(each.endswith(("。", ".")) for each in words)

    @pytest.mark.parametrize(("winners", "seat"), [((0,), 0), ((1,), 0), ((0, 1), 0)])
    def test_in_a_game_that_is_over(self, winners: tuple[int, ...], seat: int) -> None:
        state = replace(dealt("A deals"), names=tuple(name.upper() for name in NAMES[:5]))
        said = standing_line(view_for(replace(state, game_winners=winners, winners=winners, over=True), seat))
        assert said == said.upper()
        assert not said.endswith(("。", "."))

    @pytest.mark.parametrize(("players", "sides"), [(4, 2), (6, 3), (6, 2), (9, 3)])
    def test_in_how_they_sit(self, players: int, sides: int) -> None:
        rules = seated("twenty-five", players, sides)
        setup = TableSetup(rules, tuple(name.upper() for name in NAMES[:players]), (Person(),) * players)
        assert setup_sentence("G", setup, 0).isupper()
        assert how_they_play(rules).isupper()


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize(
    ("said", "number"),
    [
        (lambda: amount(Unit.POINT, "5"), 5),
        (lambda: amount(Unit.POINT, "−30"), 30),
        (lambda: amount(Unit.GAME, "1.8"), 2),
        (lambda: amount(Unit.CHIP, "0"), 0),
        (lambda: hold_words(4), 4),
        (lambda: players_words(10), 10),
        (lambda: changed_words(7), 7),
        (lambda: aim_name(Aim.FAIR, 5), 20),
    ],
)
def test_the_number_that_is_seen_chooses_the_form(said: Callable[[], str], number: int) -> None:
    numbered = Numbered()
    QCoreApplication.installTranslator(numbered)
    text = said()
    QCoreApplication.removeTranslator(numbered)
    assert text.endswith(f"<{number}>")


class Tight(QTranslator):
    """Leaves no space before the sign for hundredths, as English print does."""

    def translate(
        self, context: bytes | str, source: bytes | str, disambiguation: bytes | str | None = None, n: int = -1
    ) -> str:
        del context, disambiguation, n
        return str(source).replace(" %", "%")


def test_hundredths_are_written_as_the_language_does(qtbot: QtBot, tmp_path: Path) -> None:
    tight = Tight()
    QCoreApplication.installTranslator(tight)
    chart = LastGames(look_of(1280, 800))
    chart.show_results((Result.WON, Result.LOST))
    qtbot.addWidget(chart)
    chart.show()
    whole = Whole(tmp_path)
    whole.window.start.settings_asked.emit()
    text = whole.window.others.settings.text
    said = {*(painted.text for painted in painted_texts(chart)), text.smaller.reason, text.large_text.label}
    whole.close()
    QCoreApplication.removeTranslator(tight)
    assert {"0%", "50%", "100%", "100% is the smallest.", "Large text and cards: 150% or more, larger buttons"} <= said


def test_texts_are_looked_up_in_one_way() -> None:
    """Qt has others, by which no text would come to the translator."""
    sources = (ROOT / "twentyfive").rglob("*.py")
    other = re.compile(r"\.tr\(|(?<!^translate = )\bQCoreApplication\.translate\b|QT_TR", re.MULTILINE)
    assert [file.name for file in sources if other.search(file.read_text(encoding="utf-8"))] == []


def test_text_that_is_put_together_is_found_out(tmp_path: Path) -> None:
    (tmp_path / "page.py").write_text('game = "55"\ntranslate("games", f"Play {game}")\n', encoding="utf-8")
    with pytest.raises(ValueError, match=r"page\.py:2: write the text out"):
        list(source_texts(tmp_path))


@pytest.fixture
def irish(tmp_path: Path, qapp: object) -> Iterator[Path]:
    """A folder with a little Irish, made as a translator makes it, and in use."""
    del qapp
    file = begun(tmp_path, "ga")
    left = brought_up_to_date(file)
    tree = ElementTree.parse(file)
    for message in tree.iter("message"):
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
    assert brought_up_to_date(file) < left
    made_ready(file)
    installed = speak("ga", tmp_path)
    yield tmp_path
    for translator in installed:
        QCoreApplication.removeTranslator(translator)


IRISH: Final = {
    "Settings": ("Socruithe",),
    "{number} games": ("cluiche amháin", "dhá chluiche", "{number} cluiche"),
}


def test_translation_is_seen(irish: Path, tmp_path: Path) -> None:
    whole = Whole(tmp_path)
    names = [text.text for widget in whole.window.start.findChildren(QWidget) for text in painted_texts(widget)]
    whole.close()
    assert "Socruithe" in names
    assert "New game" in names  # not yet translated
    assert languages(irish) == ("en", "ga")
    assert language_name("ga") == "Gaeilge"


@pytest.mark.usefixtures("irish")
def test_numbers_have_as_many_forms_as_the_language() -> None:
    assert [games_kept(number) for number in (2, 20)] == ["dhá chluiche", "20 cluiche"]


@pytest.mark.parametrize(
    ("choice", "wished", "used"),
    [
        (None, ("ga-IE", "ga", "en"), "ga"),
        (None, ("pt-BR", "pt"), "pt_BR"),
        (None, ("de-DE", "en-GB", "ga"), "en"),
        (None, (), "en"),
        ("ga", ("en",), "ga"),
        ("en", ("ga",), "en"),
        ("fr", ("ga",), "ga"),
    ],
)
def test_language_chosen_or_else_that_of_the_system(choice: str | None, wished: tuple[str, ...], used: str) -> None:
    assert language_in_use(choice, ("en", "ga", "pt_BR"), wished) == used


def test_texts_of_qt_come_along(tmp_path: Path, qapp: object) -> None:
    del qapp
    made_ready(begun(tmp_path, "de"))
    installed = speak("de", tmp_path)
    assert QCoreApplication.translate("QPlatformTheme", "Cancel") == "Abbrechen"
    for translator in installed:
        QCoreApplication.removeTranslator(translator)


def test_english_needs_no_file(tmp_path: Path) -> None:
    assert speak("en", tmp_path) == ()


def test_damaged_file_is_named(tmp_path: Path, qapp: object) -> None:
    del qapp
    (tmp_path / "twentyfive_ga.qm").write_bytes(b"no translations")
    with pytest.raises(OSError, match=r"twentyfive_ga\.qm is no file of translations"):
        speak("ga", tmp_path)


@pytest.mark.parametrize("wrong", ["irish", "xx", "ga-IE", "../ga"])
def test_what_is_no_language_is_refused(wrong: str, tmp_path: Path) -> None:
    with pytest.raises(SystemExit, match="no code of a language"):
        begun(tmp_path, wrong)
    assert list(tmp_path.glob("**/*.ts")) == []


def test_translations_here_are_up_to_date(tmp_path: Path) -> None:
    """Use `python3 dev.py translate` where they are not."""
    folder = resource("translations")
    written = sorted(folder.glob("*.ts"))
    assert [file.stem for file in sorted(folder.glob("*.qm"))] == [file.stem for file in written]
    for file in written:
        copy = tmp_path / file.name
        copy.write_bytes(file.read_bytes())
        brought_up_to_date(copy)
        assert copy.read_bytes() == file.read_bytes()
        assert made_ready(copy).read_bytes() == file.with_suffix(".qm").read_bytes()


def test_language_can_be_chosen(irish: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("twentyfive.ui.settings_questions.languages_folder", lambda: irish)
    whole = Whole(tmp_path)
    whole.window.start.settings_asked.emit()
    tongues = whole.window.others.settings.text.tongues
    assert tongues is not None
    assert [button.label for button in tongues.buttons] == ["System", "English", "Gaeilge"]
    assert tongues.of[None].isChecked()
    click(tongues.of["ga"])
    assert SettingsStore().settings.language == "ga"
    whole.close()
