"""The card trainer by mouse, keys and screen reader, and its progress on disk."""

from __future__ import annotations

import errno
import random
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from tests.ui.dressing import dressed
from tests.ui.page_checks import WINDOWS, faults, look_of, settle, show
from tests.ui.panels import shows
from tests.ui.pressing import click, focused
from twentyfive.core import Card
from twentyfive.engine.learning.trainer import ROUND, TrainerProgress
from twentyfive.engine.learning.trainer_file import TrainerFile
from twentyfive.engine.learning.trainer_questions import Topic, TrainerQuestion, make_question
from twentyfive.presentation.settings import ThemeChoice
from twentyfive.presentation.table.card_notes import CardNote, Verdict
from twentyfive.presentation.trainer import TrainerRound
from twentyfive.ui.cards.faces import FaceStore
from twentyfive.ui.cards.small_card import SmallCard, pill_height, pill_width, size_with
from twentyfive.ui.pages.learn.trainer_page import TrainerPage
from twentyfive.ui.widgets.base_button import RING
from twentyfive.wording.learning.trainer import question_spoken
from twentyfive.wording.names import card_name, card_sign, card_title


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "trainer.json"


@pytest.fixture
def page(qtbot: QtBot, faces: FaceStore, path: Path) -> TrainerPage:
    """The page, in front of all other windows."""
    return opened(qtbot, faces, path)


def opened(
    qtbot: QtBot, faces: FaceStore, path: Path, width: int = 1280, height: int = 800, text: float = 1.0
) -> TrainerPage:
    page = dressed(TrainerPage(faces, path, random.Random(25)), look_of(width, height, text))
    show(qtbot, page, width, height)
    page.open()
    page.first_stop().setFocus()
    settle()
    return page


def wrong(question: TrainerQuestion) -> int:
    return (question.right + 1) % len(question.cards)


def click_card(page: TrainerPage, place: int) -> None:
    click(page.board.row.cards[place])
    settle()


def press(key: Qt.Key) -> None:
    """Press a key where the focus is."""
    QTest.keyClick(focused(), key)
    settle()


def test_a_round_is_played_by_mouse(page: TrainerPage) -> None:
    for number in range(1, ROUND + 1):
        assert page.footer.said == f"Question {number} of 10"
        assert not page.footer.start.isEnabled()
        click_card(page, page.question.right)
        assert page.board.verdict.plain.startswith("Right: ")
        assert page.footer.start.label == ("Next round" if number == ROUND else "Next")
        click(page.footer.start)
        settle()
    assert page.progress.answers == ROUND
    assert page.board.bar.round == TrainerRound(streak=ROUND)
    assert page.footer.said == "Question 1 of 10"


def test_a_round_is_played_by_numbers_and_enter_alone(page: TrainerPage) -> None:
    for number in range(ROUND):
        assert page.announcer.last.endswith(f" Question {number + 1} of 10.")
        press(Qt.Key(Qt.Key.Key_1 + (wrong(page.question) if number == 4 else page.question.right)))
        assert page.footer.start.hasFocus()
        if number < ROUND - 1:
            press(Qt.Key.Key_Return)
    assert page.footer.said == "9 of 10 right in this round."
    assert page.board.bar.round == TrainerRound((*(True,) * 4, False, *(True,) * 5), streak=5)
    assert page.board.bar.accessibleName() == "Right in this round: 9 of 10; 5 in a row"
    assert page.announcer.last.endswith("9 of 10 right in this round.")
    press(Qt.Key.Key_Return)
    assert page.board.row.cards[0].hasFocus()


def test_forgetting_the_answers_can_be_undone(page: TrainerPage, path: Path) -> None:
    assert not page.reset.isVisible()
    click_card(page, page.question.right)
    learned = page.progress
    click(page.reset)
    settle()
    assert TrainerFile(path).read().value == page.progress == TrainerProgress()
    assert not page.reset.isVisible()
    assert page.undo.hasFocus()
    assert "forgotten" in page.announcer.last
    press(Qt.Key.Key_Return)
    assert TrainerFile(path).read().value == page.progress == learned
    assert not page.undo.isVisible()


def test_after_a_new_answer_forgetting_cannot_be_undone(page: TrainerPage) -> None:
    click_card(page, page.question.right)
    click(page.reset)
    settle()
    click(page.footer.start)
    settle()
    click_card(page, page.question.right)
    assert not page.undo.isVisible()
    assert page.progress.answers == 1


def test_arrow_keys_walk_the_cards_and_enter_chooses(page: TrainerPage) -> None:
    page.question = make_question(Topic.BLACK_SUITS, 4, random.Random(3))
    page.board.ask(page.question, page.round)
    page.board.row.cards[0].setFocus()
    for place in (1, 2, 3, 4, 0):
        press(Qt.Key.Key_Right)
        assert page.board.row.cards[place].hasFocus()
    press(Qt.Key.Key_Left)
    assert page.board.row.cards[4].hasFocus()
    press(Qt.Key.Key_Return)
    assert page.progress.answers == 1
    assert page.board.row.cards[4].small.note.pill


def test_an_answer_counts_once(page: TrainerPage) -> None:
    question = page.question
    press(Qt.Key(Qt.Key.Key_1 + wrong(question)))
    press(Qt.Key(Qt.Key.Key_1 + question.right))
    click_card(page, question.right)
    assert page.progress.answers == 1
    assert page.progress.record(question.topic).right == 0


def test_a_number_without_a_card_does_nothing(page: TrainerPage) -> None:
    press(Qt.Key(Qt.Key.Key_1 + len(page.question.cards)))
    press(Qt.Key.Key_9)
    assert page.progress.answers == 0


def test_a_wrong_answer_shows_both_cards_the_reason_and_the_order(page: TrainerPage) -> None:
    question, choice = page.question, wrong(page.question)
    click_card(page, choice)
    chosen, right = question.cards[choice], question.cards[question.right]
    assert page.board.verdict.plain == f"No, not {card_sign(chosen)}. It is {card_sign(right)}."
    assert page.board.reason.plain.endswith("You will see this one again soon.")
    notes = [card.small.note for card in page.board.row.cards]
    assert (notes[question.right].pill, notes[question.right].framed) == ("wins", True)
    assert notes[choice].pill == "yours"
    assert (notes[question.right].verdict, notes[choice].verdict) == (Verdict.RIGHT, Verdict.WRONG)
    assert page.board.order.isVisible()
    assert set(question.cards) <= page.board.order.framed
    assert next(card for card in page.board.order.cards if card in question.cards) == right


def test_question_cards_answer_and_order_are_spoken(page: TrainerPage) -> None:
    assert page.announcer.last == question_spoken(page.question, 0)
    names = [card.accessibleName() for card in page.board.row.cards]
    first, second = (card_title(card) for card in page.question.cards)
    assert names == [f"1: {first}, led", f"2: {second}"]
    spoken = page.announcer.last
    press(Qt.Key(Qt.Key.Key_1 + wrong(page.question)))
    assert page.announcer.last != spoken
    right = card_name(page.question.cards[page.question.right])
    assert f"It is {right}." in page.announcer.last
    heard: list[str] = []
    page.announcer.said.connect(heard.append)
    press(Qt.Key.Key_M)
    assert heard == [page.announcer.last]
    assert "best first: " in page.board.order.accessibleName()


def test_the_question_is_spoken_when_the_page_is_shown(qtbot: QtBot, faces: FaceStore, path: Path) -> None:
    page = dressed(TrainerPage(faces, path, random.Random(25)), look_of(1280, 800))
    page.open()
    assert page.announcer.last == ""
    show(qtbot, page)
    assert page.announcer.last == question_spoken(page.question, 0)
    assert page.board.row.cards[0].hasFocus()


def test_a_topic_shows_its_results_and_can_be_chosen(page: TrainerPage) -> None:
    button = page.topics.of[Topic.HOLDING_BACK]
    assert button.note == "Not tried yet"
    click(button)
    settle()
    for _ in range(5):
        assert page.question.topic is Topic.HOLDING_BACK
        click_card(page, page.question.right)
        click(page.footer.start)
        settle()
    assert button.note == "100 % right, 5 in a row"
    assert button.accessibleDescription() == "100 % right, 5 in a row. Best run: 5. Level 2 of 4."
    assert page.board.row.led is not None
    assert page.board.row.led.accessibleName().endswith(", led")


def test_the_choice_of_topics_has_an_accessible_name(page: TrainerPage) -> None:
    assert page.topics.accessibleName() == "What to practise"


def test_arrow_keys_choose_a_topic(page: TrainerPage) -> None:
    page.topics.of[None].setFocus()
    asked = []
    for _ in range(2):
        press(Qt.Key.Key_Down)
        asked.append(page.question.topic)
    assert asked == [Topic.RED_SUITS, Topic.BLACK_SUITS]
    assert page.topics.of[Topic.BLACK_SUITS].hasFocus()
    assert page.topics.of[Topic.BLACK_SUITS].isChecked()


def test_progress_is_read_back_and_a_missed_question_returns(qtbot: QtBot, faces: FaceStore, path: Path) -> None:
    page = opened(qtbot, faces, path)
    missed = page.question
    click_card(page, wrong(missed))
    page.close()
    again = opened(qtbot, faces, path)
    assert again.progress == page.progress == TrainerFile(path).read().value
    asked = []
    while missed not in asked:
        asked.append(again.question)
        click_card(again, again.question.right)
        click(again.footer.start)
        settle()
    assert 4 <= len(asked) <= 6


def test_a_damaged_file_is_reported_and_kept(qtbot: QtBot, faces: FaceStore, path: Path) -> None:
    path.write_text("{", encoding="utf-8")
    page = dressed(TrainerPage(faces, path, random.Random(25)), look_of(1280, 800))
    show(qtbot, page)
    troubles: list[str] = []
    page.troubled.connect(troubles.append)
    page.open()
    assert len(troubles) == 1
    assert "so you start again" in troubles[0]
    assert "trainer-damaged-1.json" in troubles[0]
    click_card(page, 0)
    assert TrainerFile(path).read().value.answers == 1


def test_a_failed_write_is_reported_and_the_round_goes_on(qtbot: QtBot, faces: FaceStore, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    page = dressed(TrainerPage(faces, tmp_path / "file" / "trainer.json", random.Random(25)), look_of(1280, 800))
    show(qtbot, page)
    troubles: list[str] = []
    page.troubled.connect(troubles.append)
    page.open()
    click_card(page, 0)
    assert troubles
    assert "cannot be saved in" in troubles[-1]
    assert page.footer.start.isEnabled()


def test_nothing_is_written_over_a_file_that_could_not_be_read(
    qtbot: QtBot, faces: FaceStore, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object) -> None:
        raise OSError(errno.EACCES, "Permission denied")

    path.write_text("{", encoding="utf-8")
    page = dressed(TrainerPage(faces, path, random.Random(25)), look_of(1280, 800))
    show(qtbot, page)
    troubles: list[str] = []
    page.troubled.connect(troubles.append)
    with monkeypatch.context() as disk:
        disk.setattr(Path, "rename", refuse)
        page.open()
    click_card(page, 0)
    assert path.read_text(encoding="utf-8") == "{"
    assert "cannot be saved in" in troubles[-1]
    page.open()
    assert "trainer-damaged-1.json" in troubles[-1], "once the file can be put aside, the trainer begins afresh"
    click_card(page, 0)
    assert TrainerFile(path).read().value.answers == 1


def test_escape_and_back_lead_back(page: TrainerPage, qtbot: QtBot) -> None:
    with qtbot.waitSignal(page.back_asked, timeout=1000):
        press(Qt.Key.Key_Escape)
    with qtbot.waitSignal(page.back_asked, timeout=1000):
        click(page.header.back)


@pytest.mark.broad("whole_tricks-800-600-1.5")
@pytest.mark.parametrize(("width", "height", "text"), WINDOWS)
@pytest.mark.parametrize("topic", [Topic.WHOLE_TRICKS, Topic.FOLLOWING, Topic.HOLDING_BACK])
def test_nothing_is_cut_or_covered(
    qtbot: QtBot, faces: FaceStore, path: Path, width: int, height: int, text: float, topic: Topic
) -> None:
    page = opened(qtbot, faces, path, width, height, text)
    page.question = make_question(topic, 4, random.Random(3))
    page.board.ask(page.question, page.round)
    settle()
    assert faults(page) == []
    assert page.board.row.cards[0].visibleRegion().boundingRect().height() >= page.board.row.cards[0].height() - RING
    press(Qt.Key(Qt.Key.Key_1 + wrong(page.question)))
    assert faults(page) == []
    assert page.board.verdict.visibleRegion().boundingRect().height() >= page.board.verdict.height() - RING
    look = look_of(width, height, text)
    for card in page.board.row.cards:
        assert card.width() >= 44
        assert pill_width(card.small.note.pill, look.small, look.face) <= card.small.width()
        assert page.board.row.rect().contains(card.geometry())
    assert page.board.order.heightForWidth(page.board.order.width()) <= page.board.order.height()


@pytest.mark.broad("dark")
@pytest.mark.parametrize("theme", [ThemeChoice.LIGHT, ThemeChoice.DARK, ThemeChoice.HIGH_CONTRAST])
def test_the_right_card_is_framed_in_every_theme(
    qtbot: QtBot, faces: FaceStore, path: Path, theme: ThemeChoice
) -> None:
    page = opened(qtbot, faces, path)
    look = look_of(1280, 800, theme=theme)
    page.wear(look)
    assert not shows(page.board.row, look.colours.accentink)
    click_card(page, wrong(page.question))
    assert shows(page.board.row.cards[page.question.right], look.colours.accentink)
    assert not shows(page.board.row.cards[wrong(page.question)], look.colours.accentink)


def test_the_pill_on_a_card_has_the_colours_of_the_card_in_dark_too(qtbot: QtBot, faces: FaceStore) -> None:
    look = look_of(1280, 800, theme=ThemeChoice.DARK)
    around = QWidget()
    qtbot.addWidget(around)
    card = dressed(SmallCard(Card.parse("AS"), CardNote("led"), "ace of spades, led", faces, around), look)
    card.resize(size_with(90, card.note, look.small))
    picture = card.grab().toImage()
    middle = round(card.face().bottom() - 0.05 * pill_height(look.small))
    left = round(card.face().center().x() - pill_width("led", look.small, look.face) / 2 + 5)
    assert picture.pixelColor(left, middle) == look.colours.card
