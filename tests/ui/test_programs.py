"""Programs as players in the real window: they are added, tried and seated, and they play."""

import sys
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from tests.programs.rogues import CALM, EXAMPLE, SHELL, rogue
from tests.turns import turn
from tests.ui.pressing import click
from tests.ui.whole import Start, Whole, button, names, turn_by_mouse
from twentyfive.core import Record, seated
from twentyfive.engine.programs.listing import Program, ProgramList
from twentyfive.engine.seating.game_token import GameToken
from twentyfive.engine.seating.players import Person, Sitter, TableSetup, by_program
from twentyfive.programs.command import Command
from twentyfive.ui.pages.new_game.new_game_pages import NewGamePages
from twentyfive.ui.pages.settings.program_settings import ProgramQuestions
from twentyfive.ui.pages.settings.settings_page import SettingsPage, SettingsSubject

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="the programs of these tests need POSIX")

OURS = Command(sys.executable, ("-m", "twentyfive", "--player", "hard"))
LONGEST_MS = 60_000


def listed(**commands: Command) -> ProgramList:
    """The list of these programs."""
    return ProgramList(tuple(Program(name, found.path, found.arguments) for name, found in commands.items()))


def opened(whole: Whole) -> ProgramQuestions:
    """Open the section Players of the settings."""
    click(button(whole.window.start, "Settings"))
    page = whole.page(SettingsPage)
    page.show_subject(SettingsSubject.PROGRAMS)
    page.programs.trials.patience = CALM
    turn()
    return page.programs


def begin(whole: Whole, *programs: str) -> Record:
    """Begin a game with these programs."""
    whole.programs.patience = CALM
    rules = seated("twenty-five", len(programs) + 1, len(programs) + 1)
    sitters: tuple[Sitter, ...] = (Person(), *map(by_program, programs))
    record = TableSetup(rules, ("Anna", "Mary", "Seán", "Nora")[: len(sitters)], sitters).new_record(25)
    whole.window.play(GameToken(record))
    return record


def play_on(whole: Whole, qtbot: QtBot) -> None:
    """Wait for the programs, and do what the game asks for next."""
    engine = whole.engine
    acts = lambda: engine.state.over or engine.waits_for_next_deal or engine.moment.to_act == 0  # noqa: E731
    qtbot.waitUntil(acts, timeout=LONGEST_MS)
    turn_by_mouse(whole)


@pytest.mark.broad
def test_a_program_is_added_by_its_file_and_arguments_tried_and_removed(
    whole: Whole, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("twentyfive.ui.pages.settings.program_settings.ask_for_file", lambda *_: Path(SHELL.path))
    section = opened(whole)
    click(button(section, "Add a program…"))
    form = section.form
    assert form.field.hasFocus()
    assert form.field.text() == "sh"
    form.field.selectAll()
    QTest.keyClicks(form.field, "Fionn")
    QTest.keyClicks(form.arguments, "'it")
    assert form.save.reason.startswith("The arguments cannot be used")
    form.arguments.setText("")
    QTest.keyClicks(form.arguments, f"'{SHELL.arguments[0]}'")
    QTest.keyClick(form.arguments, Qt.Key.Key_Return)
    turn()
    assert whole.settings.programs == listed(Fionn=SHELL)
    row = section.entries["Fionn"]
    assert row.attempt.hasFocus()
    with qtbot.waitSignal(section.trials.tried, timeout=LONGEST_MS):
        click(button(section, "Try Fionn"))
        assert row.found.plain == "The trial takes a few seconds."
    assert row.found.plain.startswith("Fionn made ")
    assert row.found.plain.endswith(" moves, all legal and in time.")
    click(button(section, "Remove Fionn"))
    assert whole.settings.programs == ProgramList()
    assert "Try Fionn" not in names(section)
    assert section.more.hasFocus()


def test_a_trial_says_in_words_what_a_program_does_wrong(whole: Whole, qtbot: QtBot) -> None:
    whole.store.change(programs=listed(Rogue=rogue("illegal"), Gone=Command("/no/such/file")))
    section = opened(whole)
    for name, wrong in (("Rogue", "chose a move that the rules do not allow."), ("Gone", "cannot be started.")):
        with qtbot.waitSignal(section.trials.tried, timeout=LONGEST_MS):
            click(button(section, f"Try {name}"))
        assert section.entries[name].found.plain.startswith(f"{name} {wrong}")
    click(button(section, "Try Rogue"))
    whole.close()  # which breaks the trial off


def test_a_program_is_seated_on_the_new_game_page(whole: Whole) -> None:
    click(button(whole.window.start, "New game"))
    page = whole.page(NewGamePages).page
    click(page.table.plates[1])
    assert "Program" not in names(page.editor)
    whole.store.change(programs=listed(Example=EXAMPLE, Shell=SHELL))
    click(button(page.editor, "Program"))
    assert page.chosen.sitters[1] == by_program("Example")
    assert page.editor.which.isVisible()
    assert "Example" in page.table.plates[1].accessibleName()
    whole.store.change(programs=ProgramList())
    assert page.editor.program.isChecked(), "it says who sits there although the program is gone"


@pytest.mark.broad
def test_our_player_the_example_and_one_in_shell_play_a_match_in_the_window(start: Start, qtbot: QtBot) -> None:
    whole = start(programs=listed(Example=EXAMPLE, Shell=SHELL, Ours=OURS))
    record = begin(whole, "Example", "Shell", "Ours")
    while not whole.is_over():
        play_on(whole, qtbot)
    assert max(whole.view.scores) >= 25
    assert not whole.window.notice.isVisible(), "no program has failed"
    assert record.header.seats[1:] == ("computer hard by Example", "computer hard by Shell", "computer hard by Ours")


def test_the_person_is_told_once_of_a_program_that_fails_or_is_not_there(start: Start, qtbot: QtBot) -> None:
    whole = start(programs=listed(Rogue=rogue("garbage")))
    record = begin(whole, "Rogue", "Gone")
    while not record.state.history:
        play_on(whole, qtbot)
    told = button(whole.window.notice, "OK").accessibleDescription()
    for sentence in (
        "Gone is not among the programs in “Settings”. A computer player at the hard level takes its seat.",
        "Rogue wrote something that is no message of the protocol.",
        "Whenever it fails, a computer player at the hard level makes the move.",
    ):
        assert told.count(sentence) == 1
