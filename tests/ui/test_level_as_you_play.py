"""The adaptive level: chosen for a seat, set before each game by past results, shown at the table and saved."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from tests.engine.kept_games import NOTES
from tests.ui.dressing import dressed
from tests.ui.page_checks import WINDOWS, faults, look_of, settle, show
from tests.ui.pages.new_game.answering import choose, opened, started
from tests.ui.pressing import click
from tests.ui.reading import sentences
from tests.ui.whole import NAMES, Whole, press
from twentyfive.ai import Level
from twentyfive.core import Record, seated
from twentyfive.engine.seating.game_token import GameToken
from twentyfive.engine.seating.players import Adaptation, Aim, Computer, Person, TableSetup
from twentyfive.engine.seating.seats import seats_of
from twentyfive.engine.statistics.tallies import GameTally, MatchResult
from twentyfive.presentation.new_game_text import choices_text, read_choices
from twentyfive.presentation.settings import ThemeChoice
from twentyfive.presentation.start.entry import Entry
from twentyfive.ui.pages.new_game.new_game_page import NewGamePage
from twentyfive.ui.pages.new_game.new_game_pages import NewGamePages
from twentyfive.ui.table.panels.score_panel import ScorePanel

LEFT = Qt.MouseButton.LeftButton
ADAPTIVE = Computer(Level.MEDIUM, adaptation=Adaptation(Aim.FAIR))
OTHERS = 4


@pytest.fixture
def page(qtbot: QtBot) -> NewGamePage:
    page = opened(qtbot)
    settle()
    return page


class TestChoosing:
    def test_it_is_chosen_by_a_click(self, page: NewGamePage, qtbot: QtBot) -> None:
        click(page.table.plates[2])
        click(page.editor.adapts)
        assert page.table.plates[2].note == "to suit you"
        assert "Computer players: medium and to suit you." in page.footer.said
        assert started(page, qtbot).sitters[2] == ADAPTIVE

    def test_the_aim_is_chosen_among_the_shares_of_this_table(self, page: NewGamePage, qtbot: QtBot) -> None:
        click(page.table.plates[2])
        assert not page.editor.aim.isVisible()
        click(page.editor.adapts)
        assert page.editor.aim.label == "An even match: you win about 20 games in 100"
        choose(page.editor.aim, "Harder to beat: you win about 10 games in 100")
        assert started(page, qtbot).sitters[2] == Computer(Level.MEDIUM, adaptation=Adaptation(Aim.LESS))

    def test_it_can_be_given_to_all_computer_players(self, page: NewGamePage, qtbot: QtBot) -> None:
        click(page.table.plates[2])
        click(page.editor.adapts)
        settle()
        click(page.editor.same_for_all)
        assert started(page, qtbot).sitters == (Person(), *[ADAPTIVE] * OTHERS)

    def test_a_fixed_level_chosen_afterwards_replaces_it(self, page: NewGamePage, qtbot: QtBot) -> None:
        click(page.table.plates[2])
        click(page.editor.adapts)
        click(page.editor.levels[Level.MEDIUM])
        assert started(page, qtbot).sitters[2] == Computer(Level.MEDIUM)

    def test_it_is_remembered(self, page: NewGamePage) -> None:
        click(page.table.plates[2])
        click(page.editor.adapts)
        assert read_choices(choices_text(page.chosen)) == page.chosen

    @pytest.mark.broad("size1")
    @pytest.mark.parametrize("size", WINDOWS)
    def test_nothing_is_cut_off(self, qtbot: QtBot, size: tuple[int, int, float]) -> None:
        width, height, text = size
        page = dressed(NewGamePage(), look_of(width, height, text, ThemeChoice.DARK))
        page.resize(width, height)
        show(qtbot, page)
        click(page.table.plates[2])
        click(page.editor.adapts)
        settle()
        assert not faults(page)


def count(whole: Whole, results: str) -> None:
    """Add matches against medium players to the statistics: w for won, l for lost, t for tied."""
    saver = whole.window.playing.saver
    saver.books.open()
    database = saver.books.database
    assert database is not None
    for number, letter in enumerate(results):
        result = {"w": MatchResult.WON, "l": MatchResult.LOST, "t": MatchResult.TIED}[letter]
        begun = NOTES.begun.isoformat() if NOTES.begun else ""
        database.count(GameTally(f"game {number}", "twenty-five", "", 5, 5, "medium", 0, begun, result, ()))


def setup() -> TableSetup:
    return TableSetup(seated("twenty-five", 5, 5), NAMES[:5], (Person(), *[ADAPTIVE] * OTHERS))


def start(whole: Whole) -> Record:
    """Begin a game against adaptive players."""
    whole.window.play(whole.window.playing.saver.books.new_game(setup()))
    record = whole.engine.record
    assert record is not None
    return record


def level_sentence(panel: ScorePanel) -> str:
    """Return the sentence of the score panel about the level."""
    shown = sentences(panel)
    return next((text for text in shown if text.startswith("The computer")), "")


def levels(record: Record) -> set[Level]:
    """Return the levels of the computer players of a game."""
    return {sitter.level for sitter in seats_of(record.header).sitters if isinstance(sitter, Computer)}


def level_of(whole: Whole, seat: int) -> Level | None:
    """Return the level of that seat in the current game; None for a person."""
    sitter = whole.engine.seats.sitters[seat]
    return sitter.level if isinstance(sitter, Computer) else None


class TestPlaying:
    def test_it_starts_at_medium_and_says_so(self, whole: Whole) -> None:
        record = start(whole)
        assert levels(record) == {Level.MEDIUM}
        sentence = "The computer’s level today: medium. It will change once it has seen how you play."
        assert level_sentence(whole.window.table.score_panel) == sentence
        press(whole.window, Qt.Key.Key_S)
        assert whole.said().endswith(sentence)

    @pytest.mark.broad("w-You won")
    @pytest.mark.parametrize(
        ("result", "words"), [("w", "You won"), ("l", "You did not win"), ("t", "You did not win")]
    )
    def test_after_one_match_it_says_whether_it_was_won_and_a_tie_is_no_loss(
        self, whole: Whole, result: str, words: str
    ) -> None:
        count(whole, result)
        start(whole)
        assert level_sentence(whole.window.table.score_panel).endswith(f"{words} your last game.")

    def test_it_follows_past_matches_and_says_how_many_were_won(self, whole: Whole) -> None:
        count(whole, "lllllllllllwww")
        record = start(whole)
        (level,) = levels(record)
        sentence = level_sentence(whole.window.table.score_panel)
        assert sentence.startswith(f"The computer’s level today: {level.value}")
        assert sentence.endswith("You won 3 of your last 10 games.")

    def test_a_person_who_loses_every_match_plays_against_easy_players(self, whole: Whole) -> None:
        count(whole, 30 * "l")
        assert levels(start(whole)) == {Level.EASY}
        assert "easy (its gentlest)." in level_sentence(whole.window.table.score_panel)

    def test_a_game_that_is_continued_keeps_its_level(self, whole: Whole) -> None:
        record = start(whole)
        count(whole, 30 * "l")
        whole.window.play(GameToken(Record.loads(record.dumps())))
        assert level_of(whole, 1) is Level.MEDIUM

    def test_without_adaptive_players_nothing_is_said(self, whole: Whole) -> None:
        whole.begin(5, 5)
        assert level_sentence(whole.window.table.score_panel) == ""
        press(whole.window, Qt.Key.Key_S)
        assert "The computer’s level" not in whole.said()

    def test_play_now_sets_the_level_too(self, whole: Whole) -> None:
        page = whole.page(NewGamePages)
        whole.window.start.chosen.emit(Entry.NEW_GAME)
        settle()
        click(page.page.table.plates[1])
        click(page.page.editor.adapts)
        settle()
        click(page.page.editor.same_for_all)
        count(whole, 30 * "l")
        click(page.page.footer.start)
        assert level_of(whole, 3) is Level.EASY
        whole.window.start.chosen.emit(Entry.PLAY)
        assert level_of(whole, 3) is Level.EASY
