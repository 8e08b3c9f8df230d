"""Another language at once: the window, the page and the game stay where they are."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Final
from xml.etree import ElementTree

import pytest
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget
from shiboken6 import Shiboken

from resources.translations.generator.files import begun, made_ready
from tests.net.lobby.fakes import FakeGateway
from tests.turns import turn
from tests.ui.evening import Evening
from tests.ui.moments import plays_last, show
from tests.ui.pages.evening.evenings import EveningPages, enter_names, open_evening, play_deal, way_on
from tests.ui.pages.evening.evenings import choose as choose_answer
from tests.ui.pages.learn.pupils import Mouse, begin
from tests.ui.painted import painted_texts
from tests.ui.pressing import click
from tests.ui.whole import Start, Whole, page_of
from twentyfive.net.messages import Ask, Wish
from twentyfive.presentation.new_game_text import default_setup
from twentyfive.presentation.phone.sheets import PhoneSheet
from twentyfive.presentation.start.entry import Entry
from twentyfive.ui.pages.learn.lesson_box import Saying
from twentyfive.ui.pages.network.open_table_page import OpenTablePage
from twentyfive.ui.pages.settings.settings_page import SettingsPage
from twentyfive.ui.settings.languages import remove_language
from twentyfive.ui.table.panels.table_menu import MenuChoice

TEXTS: Final = {
    "settings": {"Settings": "Socruithe", "Language": "Teanga"},
    "start": {"Settings": "Socruithe", "New game": "Cluiche nua"},
    "line": {"Your turn. Play {one}.": "Do sheal. Imir {one}."},
    "answers": {"Undo": "Cealaigh"},
    "games": {
        "Mary, Seán, Nora, Tom, Bridget, Pat, Aoife, Liam, Gráinne, Kathleen": (
            "Máire, Seán, Nóra, Tomás, Bríd, Pádraig, Aoife, Liam, Gráinne, Cáit"
        ),
    },
}


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with a small Irish translation."""
    file = begun(tmp_path_factory.mktemp("irish"), "ga")
    tree = ElementTree.parse(file)
    for context, texts in TEXTS.items():
        within = ElementTree.SubElement(tree.getroot(), "context")
        ElementTree.SubElement(within, "name").text = context
        for english, irish in texts.items():
            message = ElementTree.SubElement(within, "message")
            ElementTree.SubElement(message, "source").text = english
            ElementTree.SubElement(message, "translation").text = irish
    tree.write(file, encoding="utf-8")
    return made_ready(file).parent


@pytest.fixture(autouse=True)
def _languages(folder: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Let the program find that translation."""
    for module in ("pages.settings.settings_questions", "window.language_switch"):
        monkeypatch.setattr(f"twentyfive.ui.{module}.languages_folder", lambda: folder)
    yield
    remove_language()


def choose(whole: Whole, language: str) -> None:
    """Choose the language on the Settings page, which is open."""
    tongues = whole.page(SettingsPage).text.tongues
    assert tongues is not None
    click(tongues.of[language])
    turn()
    turn()


def texts(page: QWidget) -> set[str]:
    """The texts that are visible on a page."""
    widgets = [widget for widget in (page, *page.findChildren(QWidget)) if widget.isVisible()]
    return {text.text for widget in widgets for text in painted_texts(widget)}


@pytest.mark.broad
def test_the_page_and_those_behind_it_speak_another_language_at_once(whole: Whole) -> None:
    window = whole.window
    window.resize(900, 460)
    window.start.chosen.emit(Entry.SETTINGS)
    choose(whole, "ga")
    page = page_of(window, SettingsPage)
    assert window.router.currentWidget() is page
    assert page.isVisible()
    assert {"Socruithe", "Teanga"} <= texts(page)
    assert window.windowTitle() == QGuiApplication.applicationDisplayName()  # else the title bar adds the English name
    assert page.text.tongues is not None
    assert page.text.tongues.of["ga"].hasFocus()
    assert not page.text.tongues.of["ga"].visibleRegion().isEmpty(), "it is scrolled to"
    page.back_asked.emit()
    assert "Cluiche nua" in texts(window.start)
    window.start.chosen.emit(Entry.SETTINGS)
    choose(whole, "en")
    page_of(window, SettingsPage).back_asked.emit()
    assert "New game" in texts(window.start)


def test_the_first_page_offers_the_languages_in_their_own_names(start: Start) -> None:
    whole = start()
    globe = whole.window.start.language
    assert globe is not None
    assert globe.accessibleName() == "Language: English"
    click(globe)
    assert globe.popup is not None
    names = {button.label: button for button in globe.popup.buttons}
    assert list(names) == ["English", "Gaeilge"]
    click(names["Gaeilge"])
    turn()
    turn()
    globe = whole.window.start.language
    assert globe is not None
    assert "Cluiche nua" in texts(whole.window.start)
    assert globe.label == "Gaeilge"
    assert globe.hasFocus()
    assert whole.settings.language == "ga"
    for size in ((800, 600), (1280, 800)):
        whole.window.resize(*size)
        turn()
        assert globe.isVisible()


def test_with_one_language_the_first_page_offers_none(
    start: Start, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("twentyfive.ui.window.language_switch.languages_folder", lambda: tmp_path)
    assert start().window.start.language is None


def test_the_game_and_undo_are_where_they_were(whole: Whole) -> None:
    window = whole.window
    show(whole, "twenty-five", 5, 5, plays_last)
    view, game = whole.view, whole.engine.game
    window.practise.practise()
    window.table.overlays.menu_chosen.emit(MenuChoice.SETTINGS)
    choose(whole, "ga")
    assert whole.page(SettingsPage).isVisible()
    page_of(window, SettingsPage).back_asked.emit()
    assert window.router.currentWidget() is window.table
    assert window.table.isVisible()
    assert whole.view == view
    assert whole.engine.game == game
    assert window.practise.practising
    assert whole.line().startswith("Do sheal.")
    whole.engine.undo()
    turn()
    window.table.overlays.menu_chosen.emit(MenuChoice.SETTINGS)
    choose(whole, "en")
    page_of(window, SettingsPage).back_asked.emit()
    assert whole.view != view
    whole.engine.redo()
    turn()
    assert whole.view == view
    assert whole.line().startswith("Your turn.")


def test_computer_players_of_a_new_game_have_names_of_the_language(whole: Whole) -> None:
    whole.window.start.chosen.emit(Entry.PLAY)
    before = whole.view.names
    assert default_setup(whole.settings).names[1:] == ("Mary", "Seán", "Nora", "Tom")
    whole.window.table.overlays.menu_chosen.emit(MenuChoice.SETTINGS)
    choose(whole, "ga")
    whole.page(SettingsPage).back_asked.emit()
    assert whole.view.names == before, "a game started keeps them"
    assert default_setup(whole.settings).names[1:] == ("Máire", "Seán", "Nóra", "Tomás")


def test_the_old_pages_are_gone(whole: Whole) -> None:
    show(whole, "twenty-five", 5, 5, plays_last)
    old = [whole.window.start, whole.window.table, whole.window.practise, whole.window.router]
    whole.page(SettingsPage).back_asked.emit()
    whole.window.start.chosen.emit(Entry.SETTINGS)
    choose(whole, "ga")
    turn()
    assert [Shiboken.isValid(part) for part in old] == [False] * 4


@pytest.mark.broad
def test_at_a_table_with_guests_the_language_changes_when_it_is_left(whole: Whole, gateways: list[FakeGateway]) -> None:
    evening = Evening(whole, gateways, players=4)
    for device, name in ((1, "Mary"), (2, "Seán")):
        evening.come(device, name)
    window = whole.window
    page_of(window, OpenTablePage).footer.start.click()
    table = window.table
    table.overlays.menu_chosen.emit(MenuChoice.SETTINGS)
    choose(whole, "ga")
    assert window.notice.text == "Others are at the table with you. The language changes when you leave it."
    assert window.table is table
    assert "Settings" in texts(page_of(window, SettingsPage))
    page_of(window, SettingsPage).back_asked.emit()
    table.leave_asked.emit()
    turn()
    turn()
    assert window.router.currentWidget() is window.start
    assert "Socruithe" in texts(window.start)


def test_the_next_table_with_guests_asks_the_host_too(whole: Whole, gateways: list[FakeGateway]) -> None:
    Evening(whole, gateways)
    whole.window.show_start()
    whole.window.start.language_chosen.emit("ga")
    turn()
    turn()

    after = Evening(whole, gateways)
    after.come(1, "Máire")
    after.come(2, "Tom")
    after.page.footer.start.click()
    turn()
    after.link.hear(11, Ask(after.link.last(11, PhoneSheet).at, Wish.PAUSE))
    turn()
    assert after.bar.isVisible()


def test_with_a_damaged_file_everything_stays_english_and_the_file_is_named(
    whole: Whole, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole.window.start.chosen.emit(Entry.SETTINGS)
    assert whole.page(SettingsPage).text.tongues
    (tmp_path / "twentyfive_ga.qm").write_bytes(b"no translations")
    monkeypatch.setattr("twentyfive.ui.window.language_switch.languages_folder", lambda: tmp_path)
    choose(whole, "ga")
    assert whole.window.notice.text.startswith(f"The translation in {tmp_path / 'twentyfive_ga.qm'} is damaged")
    assert "Settings" in texts(whole.page(SettingsPage))


@pytest.mark.broad
def test_a_lesson_is_where_it_was(whole: Whole) -> None:
    pupil = Mouse(whole)
    begin(pupil, 0)
    while not pupil.step.asks:
        pupil.go_on()
    steps = [(False, pupil.page.tutor.number)]
    pupil.make(pupil.step.right[0])
    steps.append((True, pupil.page.tutor.number))
    for language, (done, number) in zip(("ga", "en"), reversed(steps), strict=True):
        tutor, moves = pupil.page.tutor, pupil.ply()
        assert (tutor.done, tutor.number) == (done, number)
        pupil.page.table.overlays.menu_chosen.emit(MenuChoice.SETTINGS)
        choose(whole, language)
        whole.page(SettingsPage).back_asked.emit()
        assert pupil.page.tutor is not tutor
        page = pupil.page
        assert page.isVisible()
        assert page.light.isVisible() != done
        assert done or page.light.read == page.table.top.line.geometry(), "the line is dimmed"
        assert (pupil.page.tutor.done, pupil.page.tutor.number, pupil.ply()) == (done, number, moves)
        if language == "ga":
            assert pupil.page.panel.box.saying is Saying.RIGHT
            pupil.go_on()
            pupil.press(pupil.page.panel.back)
    pupil.make(pupil.step.right[0])
    pupil.go_on()
    assert pupil.page.tutor.number == steps[0][1] + 1


@pytest.mark.broad
def test_a_deal_of_an_evening_still_leads_back_to_it(whole: Whole, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("twentyfive.ui.pages.evening.evening_room.new_seed", lambda: 1)
    pages = open_evening(whole)
    enter_names(pages, "Ann, Ben")
    choose_answer(pages.setup.table, "2 players, everybody for themselves")
    click(pages.setup.begin)
    click(pages.plan.play)
    whole.window.table.overlays.menu_chosen.emit(MenuChoice.SETTINGS)
    choose(whole, "ga")
    whole.page(SettingsPage).back_asked.emit()
    play_deal(whole, 0)
    click(way_on(whole))
    plan = EveningPages(whole).plan
    assert plan.isVisible()
    assert "Ben" in plan.play.text(), "the deal that Ann has played is kept"


@pytest.mark.broad
def test_pages_in_the_old_language_hear_of_no_setting_any_more(whole: Whole) -> None:
    whole.window.start.chosen.emit(Entry.NEW_GAME)
    whole.window.start.chosen.emit(Entry.SETTINGS)
    choose(whole, "ga")
    turn()
    whole.store.change(large_text=True)
    assert whole.settings.large_text
