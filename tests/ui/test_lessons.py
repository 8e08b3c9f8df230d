"""Lessons at the table: played through by mouse and by keys, with right and with wrong answers."""

from __future__ import annotations

import itertools
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRect, QRectF, Qt
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget

from tests.ui.painted import faults, painted_texts
from tests.ui.pressing import click
from tests.ui.whole import Whole, button, choice, names, press
from twentyfive.core import Card
from twentyfive.core.moves import Exchange, PlayCard, PlayerMove, Rob, parse_move
from twentyfive.engine.lesson_progress import LessonProgress, progress_file
from twentyfive.engine.lessons import LEAVE, OTHER, Free, LessonStep
from twentyfive.ui.decision_panel import DecisionPanel
from twentyfive.ui.frames import FramedButton
from twentyfive.ui.learning import PROGRESS
from twentyfive.ui.lesson_box import Saying
from twentyfive.ui.lesson_page import LessonPage
from twentyfive.ui.overlays import Overlay
from twentyfive.ui.settings import PlayBy, ThemeChoice
from twentyfive.ui.start_page import Entry
from twentyfive.ui.wording.names import for_the_ear

LESSONS = 9
MOST_TURNS = 400
SHAPES = ((1340, 1056, 1.0), (1324, 983, 1.99), (1280, 720, 2.43), (1574, 1072, 2.26), (896, 1023, 1.31))
"""Widths, heights and text factors of windows."""

TARGET = 44


def every_change(shapes: Sequence[tuple[int, int, float]]) -> Iterator[tuple[int, int, float]]:
    """A way on which each shape follows each other one once; of a prime number of them, as their steps go round."""
    yield shapes[0]
    for step in range(1, len(shapes)):
        yield from (shapes[step * turn % len(shapes)] for turn in range(1, len(shapes) + 1))


class Pupil:
    """A person who learns, with the mouse or with the keys alone.

    Attributes:
        whole: the program.
    """

    def __init__(self, whole: Whole) -> None:
        self.whole = whole

    @property
    def page(self) -> LessonPage:
        return self.whole.window.others.learning.lesson

    @property
    def step(self) -> LessonStep:
        """The step under way."""
        return self.page.tutor.lesson.steps[self.page.tutor.number]

    @property
    def panel(self) -> DecisionPanel:
        return self.page.table.decision_panel

    def ply(self) -> int:
        """How many moves have been made."""
        record = self.page.engine.record
        assert record is not None
        return record.ply

    def press(self, widget: QAbstractButton) -> None:
        """Press a button."""
        raise NotImplementedError

    def choose(self, card: Card) -> None:
        """Press a card of the hand."""
        raise NotImplementedError

    def wait(self) -> None:
        """Let the table go on."""
        raise NotImplementedError

    def make(self, move: PlayerMove) -> None:
        """Make a move."""
        if isinstance(move, PlayCard):
            self.choose(move.card)
            return
        for card in move.out if isinstance(move, Exchange) else (move.out,) if isinstance(move, Rob) else ():
            self.choose(card)
        decision = self.panel.decision
        assert decision is not None
        labels = [answer.label for answer in decision.choices if answer.answer == move]
        assert labels, f"{move} is not offered"
        self.press(button(self.panel, labels[0]))

    def go_on(self) -> None:
        """Press Next."""
        self.press(self.page.panel.next)

    def play_freely(self) -> None:
        """Play until free play is over, whatever is asked."""
        table = self.page.table
        for _ in range(MOST_TURNS):
            view = table.view
            assert view is not None
            if self.page.tutor.done:
                return
            if table.overlays.current is Overlay.DEAL:
                assert "Look back" not in names(table.overlays.deal)
                self.press(button(table.overlays.deal, "Next deal"))
            elif view.my_turn and table.director.up_to_date:
                self.make(view.legal[0])
            else:
                self.wait()
        raise AssertionError("free play does not end")


class Mouse(Pupil):
    def press(self, widget: QAbstractButton) -> None:
        click(widget)

    def choose(self, card: Card) -> None:
        found = self.page.table.top.canvas.button_of(card)
        assert found is not None
        click(found)

    def wait(self) -> None:
        top = self.page.table.top
        click(top.canvas, QPoint(top.width() // 4, top.line.y() - 30))


class Keys(Pupil):
    def press(self, widget: QAbstractButton) -> None:
        for _ in range(60):
            if QApplication.focusWidget() is widget:
                break
            press(self.whole.window, Qt.Key.Key_Tab)
        assert QApplication.focusWidget() is widget, f"{widget.accessibleName()} is not reached by Tab"
        press(self.whole.window, Qt.Key.Key_Space)

    def choose(self, card: Card) -> None:
        cards = [held.card for held in self.page.table.top.canvas.hand_buttons()]
        while not self.page.table.isAncestorOf(_focus()):  # the keys of the table hold at the table
            press(self.whole.window, Qt.Key.Key_Tab)
        press(self.whole.window, Qt.Key(Qt.Key.Key_1 + cards.index(card)))
        press(self.whole.window, Qt.Key.Key_Return)

    def wait(self) -> None:
        self.page.table.setFocus()
        press(self.whole.window, Qt.Key.Key_Space)


def _focus() -> QWidget:
    focus = QApplication.focusWidget()
    assert focus is not None
    return focus


@pytest.fixture(params=[Mouse, Keys], ids=["mouse", "keys"])
def pupil(whole: Whole, request: pytest.FixtureRequest) -> Pupil:
    """Somebody at the Learn page."""
    click(whole.window.start.card(Entry.LEARN))
    made: Pupil = request.param(whole)
    return made


def begin(pupil: Pupil, number: int) -> None:
    """Begin that lesson, counted from 0."""
    pupil.press(pupil.whole.window.others.learning.page.buttons[number])


def _play(text: str) -> PlayCard:
    move = parse_move(text)
    assert isinstance(move, PlayCard)
    return move


def wrong_moves(pupil: Pupil) -> Iterator[tuple[PlayerMove, str]]:
    """A move of each kind that is wrong at this step, with what is to be said to it."""
    step, view = pupil.step, pupil.page.table.view
    assert view is not None
    yield from ((_play(text), said) for text, said in list(step.refused.items())[:1])
    named = {text: said for text, said in step.no.items() if text not in (OTHER, LEAVE)}
    yield from ((move, named[str(move)]) for move in view.legal if str(move) in named)
    decides = pupil.panel.isVisible()
    others = [move for move in view.legal if move not in step.right and str(move) not in named]
    if OTHER in step.no:
        yield from ((move, step.no[OTHER]) for move in others[:1] if not (decides and isinstance(move, PlayCard)))


@pytest.mark.parametrize("number", range(LESSONS))
def test_a_lesson_is_played_through_with_wrong_answers_and_right_ones(pupil: Pupil, number: int) -> None:
    learning = pupil.whole.window.others.learning
    begin(pupil, number)
    tutor, panel = pupil.page.tutor, pupil.page.panel
    for place, step in enumerate(tutor.lesson.steps):
        assert tutor.number == place
        assert panel.words.plain == step.text
        assert panel.box.label.plain == step.task
        assert panel.next.isEnabled() == (not step.asks)
        if step.free is not None:
            pupil.play_freely()
        elif step.asks:
            for move, said in wrong_moves(pupil):
                before = pupil.ply()
                pupil.make(move)
                assert panel.verdict.saying is Saying.WRONG
                assert panel.verdict.label.plain == said
                assert pupil.ply() == before
            pupil.make(step.right[0])
        if step.asks:
            assert panel.box.saying is Saying.RIGHT
            assert panel.box.label.plain == step.yes
        if place + 1 < len(tutor.lesson.steps):
            pupil.go_on()
    pupil.press(panel.next)
    assert learning.currentWidget() is learning.page
    assert learning.page.buttons[number].done
    assert tutor.lesson.name in learning.progress.done


def test_every_lesson_is_in_the_list(whole: Whole) -> None:
    click(whole.window.start.card(Entry.LEARN))
    assert len(whole.window.others.learning.page.buttons) == LESSONS


def test_while_there_is_something_to_read_the_question_of_the_table_takes_no_answer(pupil: Pupil) -> None:
    begin(pupil, 5)
    answers = [shown for shown in pupil.panel.findChildren(FramedButton) if shown.isVisible()]
    assert len(answers) == 2
    assert [(shown.isEnabled(), shown.reason) for shown in answers] == [(False, "Press Next to go on.")] * 2
    pupil.go_on()
    assert choice(pupil.panel, "Leave").isEnabled()
    assert pupil.panel.isVisible()


def test_a_lesson_says_what_is_to_be_done_and_the_table_says_nothing_else(pupil: Pupil) -> None:
    heard: list[str] = []
    pupil.page.table.announcer.said.connect(heard.append)
    begin(pupil, 5)
    assert len(heard) == 1
    assert heard[0].endswith("That lets you take 5 of spades: you rob.")
    pupil.go_on()
    heard.clear()
    pupil.press(choice(pupil.panel, "Leave"))
    assert heard == ["You may leave it, but you would give away the best card. Take it."]
    pupil.press(pupil.page.panel.leave)
    begin(pupil, 0)
    pupil.go_on()
    heard.clear()
    pupil.go_on()
    assert heard[:2] == ["Mary leads 9 of hearts, a trump.", "Seán plays 6 of hearts, a trump."]
    assert [said for said in heard if "hold back" in said] == []
    assert heard[2].endswith("Play 10 of hearts.")


def test_a_turn_up_that_is_to_be_taken_is_asked_for_again(pupil: Pupil) -> None:
    begin(pupil, 5)
    pupil.go_on()
    pupil.press(choice(pupil.panel, "Leave"))
    assert pupil.panel.isVisible()
    assert pupil.page.panel.verdict.label.plain == pupil.step.no[LEAVE]
    pupil.make(pupil.step.right[0])
    assert pupil.page.panel.box.saying is Saying.RIGHT


def test_show_me_points_to_the_card_and_says_which(pupil: Pupil) -> None:
    begin(pupil, 1)
    pupil.go_on()
    pupil.press(pupil.page.panel.help)
    card = pupil.page.table.top.canvas.button_of(Card.parse("2S"))
    assert card is not None
    assert card.hasFocus()
    assert [spot.area for spot in pupil.page.light.spots] == [card.geometry()]
    assert "2♠" in pupil.page.panel.verdict.label.plain
    assert "2 of spades" in pupil.page.table.announcer.last


def test_the_hint_key_of_the_table_is_show_me(whole: Whole) -> None:
    click(whole.window.start.card(Entry.LEARN))
    keys = Keys(whole)
    begin(keys, 2)
    press(whole.window, Qt.Key.Key_H)
    assert "10♦" in keys.page.panel.verdict.label.plain


def test_back_and_undo_return_to_the_step_before(pupil: Pupil) -> None:
    begin(pupil, 0)
    for _ in range(2):
        pupil.go_on()
    pupil.make(pupil.step.right[0])
    pupil.go_on()
    assert pupil.page.tutor.number == 3
    pupil.press(pupil.page.panel.back)
    assert pupil.page.tutor.number == 2
    assert not pupil.page.tutor.done
    pupil.make(pupil.step.right[0])
    pupil.go_on()
    press(pupil.whole.window, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert pupil.page.tutor.number == 2
    pupil.make(pupil.step.right[0])
    assert pupil.page.tutor.done


def lit_steps(mouse: Mouse, lessons: Iterable[int]) -> Iterator[LessonStep]:
    """Goes through these lessons, and stops at each step at which something is to be looked at."""
    for lesson in lessons:
        begin(mouse, lesson)
        while True:
            if mouse.page.light.spots:
                yield mouse.step
            if mouse.step.free is not None:
                mouse.play_freely()
            elif mouse.step.asks:
                mouse.make(mouse.step.right[0])
            if mouse.page.tutor.number + 1 == len(mouse.page.tutor.lesson.steps):
                break
            mouse.go_on()
        click(mouse.page.panel.leave)


def test_the_arrow_points_to_one_thing_and_covers_no_button_and_no_words(whole: Whole) -> None:
    click(whole.window.start.card(Entry.LEARN))
    mouse = Mouse(whole)
    light, table = mouse.page.light, mouse.page.table
    pointed = 0
    for step in lit_steps(mouse, range(4)):
        arrow = light.arrow().boundingRect()
        first = light.spots[0].area
        assert arrow.isEmpty() == (step.look[0] in ("hand", "line")), step.look
        if arrow.isEmpty():
            continue
        pointed += 1
        tip_within = QRectF(first).adjusted(-10, -10, 10, 0.3 * first.height())
        assert tip_within.intersects(arrow)
        assert light.rect().contains(arrow.toAlignedRect())
        assert not arrow.intersects(QRectF(table.top.line.geometry()))
        shown = [found for found in table.bar.findChildren(FramedButton) if found.isVisible()]
        assert not any(arrow.intersects(QRectF(found.geometry().translated(table.bar.pos()))) for found in shown)
    assert pointed > 8


@pytest.mark.parametrize("size", [(1280, 800), (800, 600)], ids=str)
def test_the_arrow_to_a_card_of_the_hand_points_down_to_that_card_alone(whole: Whole, size: tuple[int, int]) -> None:
    whole.window.resize(*size)
    click(whole.window.start.card(Entry.LEARN))
    mouse = Mouse(whole)
    begin(mouse, 2)
    arrow = mouse.page.light.arrow().boundingRect().toAlignedRect()
    hand = mouse.page.table.top.canvas.hand_buttons()
    (lit,) = (held for held in hand if held.card == Card.parse("10D"))
    assert abs(arrow.center().x() - lit.geometry().center().x()) <= 1
    assert lit.y() - 10 < arrow.bottom() < lit.y() + lit.height() / 3
    assert not any(arrow.intersects(held.geometry()) for held in hand if held is not lit)


@pytest.mark.parametrize(("width", "height", "text"), [(1280, 800, 1.0), (1280, 800, 2.5), (800, 600, 1.0)])
def test_nothing_points_from_under_a_question(
    tmp_path: Path, qapp: object, width: int, height: int, text: float
) -> None:
    del qapp
    whole = Whole(tmp_path, text=text)
    whole.window.resize(width, height)
    click(whole.window.start.card(Entry.LEARN))
    mouse = Mouse(whole)
    asked = 0
    for _ in lit_steps(mouse, (5, 7)):
        panel = mouse.page.table.decision_panel
        if panel.isVisible():
            asked += 1
            arrow = mouse.page.light.arrow().boundingRect().toAlignedRect()
            assert not arrow.intersects(panel.sheet().translated(panel.pos()))
    assert asked > 3
    whole.close()


def test_the_trick_lies_while_what_is_said_to_it_is_read(pupil: Pupil) -> None:
    pupil.whole.store.change(hold=0.5)
    begin(pupil, 2)
    pupil.make(pupil.step.right[0])
    table = pupil.page.table
    assert table.director.pace.reading_ms is None
    assert table.view is not None
    assert table.view.trick is not None
    assert len(table.view.trick.cards) == 3
    assert pupil.page.panel.next.hasFocus()
    assert str(table.top.line.line) == "Press Next to go on."
    pupil.go_on()
    assert pupil.page.tutor.number == 1
    assert table.view.trick is None or not table.view.trick.cards


def test_in_free_play_a_trick_lies_as_long_as_elsewhere(whole: Whole) -> None:
    whole.store.change(hold=0.5)
    click(whole.window.start.card(Entry.LEARN))
    mouse = Mouse(whole)
    begin(mouse, 6)
    mouse.go_on()
    assert mouse.step.free is Free.GAME
    assert mouse.page.table.director.pace.reading_ms == 500


def test_the_card_that_the_task_names_has_the_focus(pupil: Pupil) -> None:
    begin(pupil, 2)
    card = pupil.page.table.top.canvas.button_of(Card.parse("10D"))
    assert card is not None
    assert card.hasFocus()


def test_nothing_is_lit_where_the_line_has_given_way_to_a_decision(whole: Whole) -> None:
    click(whole.window.start.card(Entry.LEARN))
    mouse = Mouse(whole)
    begin(mouse, 5)
    assert mouse.panel.isVisible()
    assert mouse.page.light.spots
    assert mouse.page.light.read.isEmpty()


def test_the_button_that_ends_a_lesson_has_room_for_its_word(tmp_path: Path, qtbot: object) -> None:
    del qtbot
    whole = Whole(tmp_path, text=2.0)
    whole.window.resize(1280, 800)
    click(whole.window.start.card(Entry.LEARN))
    mouse = Mouse(whole)
    begin(mouse, 2)
    while mouse.page.panel.next.label != "Finish":
        if mouse.step.asks:
            mouse.make(mouse.step.right[0])
        mouse.go_on()
    assert faults(mouse.page.panel, TARGET) == []
    whole.close()


@pytest.mark.parametrize(
    ("width", "height", "text"), [(1280, 800, 1.0), (800, 600, 1.0), (800, 600, 1.5), (1280, 800, 2.5)]
)
def test_the_task_of_each_step_is_seen_whole_in_letters_of_every_size(
    tmp_path: Path, qapp: object, width: int, height: int, text: float
) -> None:
    del qapp
    whole = Whole(tmp_path, text=text)
    whole.window.resize(width, height)
    click(whole.window.start.card(Entry.LEARN))
    mouse = Mouse(whole)
    seen = 0
    for step in lit_steps(mouse, (0, 1, 5)):
        box = mouse.page.panel.box
        assert box.isVisible() == bool(step.task)
        if box.isVisible():
            seen += 1
            assert box.visibleRegion().boundingRect() == box.rect(), step.task
    assert seen > 5
    whole.close()


def test_a_step_is_announced_with_its_task(whole: Whole) -> None:
    click(whole.window.start.card(Entry.LEARN))
    keys = Keys(whole)
    begin(keys, 2)
    said = keys.page.table.announcer.last
    assert for_the_ear(keys.step.text) in said
    assert said.endswith("Win with your 10 of diamonds.")


def test_a_lesson_goes_on_where_it_was_left(qtbot: object, tmp_path: Path) -> None:
    del qtbot
    whole = Whole(tmp_path)
    click(whole.window.start.card(Entry.LEARN))
    mouse = Mouse(whole)
    begin(mouse, 0)
    mouse.go_on()
    mouse.go_on()
    mouse.make(mouse.step.right[0])
    mouse.go_on()
    click(mouse.page.panel.leave)
    assert whole.window.others.learning.page.footer.start.label == "Go on with lesson 1"
    whole.close()
    again = Whole(tmp_path)
    click(again.window.start.card(Entry.LEARN))
    click(again.window.others.learning.page.footer.start)
    pupil = Mouse(again)
    assert pupil.page.tutor.number == 3
    pupil.make(pupil.step.right[0])
    assert pupil.page.tutor.done
    again.close()


def test_a_lesson_that_was_only_looked_into_is_not_gone_on_with(pupil: Pupil) -> None:
    start = pupil.whole.window.others.learning.page.footer.start
    begin(pupil, 5)
    pupil.press(pupil.page.panel.leave)
    assert start.label == "Begin lesson 1"
    begin(pupil, 5)
    pupil.go_on()
    pupil.press(pupil.page.panel.leave)
    assert start.label == "Go on with lesson 6"
    pupil.press(start)
    assert pupil.page.tutor.lesson.name == "robbing"
    assert pupil.page.tutor.number == 1


def test_a_game_with_advice_goes_on_where_it_was_left(qtbot: object, tmp_path: Path) -> None:
    del qtbot
    whole = Whole(tmp_path)
    click(whole.window.start.card(Entry.LEARN))
    mouse = Mouse(whole)
    begin(mouse, 6)
    mouse.go_on()
    assert mouse.step.free is Free.GAME
    assert mouse.page.panel.verdict.saying is Saying.TOLD
    view = mouse.page.table.view
    assert view is not None
    mouse.make(view.legal[0])
    while not mouse.page.table.director.up_to_date or mouse.page.table.director.waiting:
        mouse.wait()
    held = mouse.page.table.top.hand_order()
    whole.close()
    again = Whole(tmp_path)
    click(again.window.start.card(Entry.LEARN))
    click(again.window.others.learning.page.footer.start)
    assert Mouse(again).page.table.top.hand_order() == held
    assert len(held) == 4
    again.close()


def test_moves_that_no_longer_fit_are_forgotten(whole: Whole, tmp_path: Path) -> None:
    progress_file(tmp_path / PROGRESS).write(LessonProgress(lesson="whole-game", step=1, moves=("play 2S", "nonsense")))
    click(whole.window.start.card(Entry.LEARN))
    click(whole.window.others.learning.page.footer.start)
    assert len(Mouse(whole).page.table.top.hand_order()) == 5


def test_a_damaged_file_is_said_and_kept(whole: Whole, tmp_path: Path) -> None:
    (tmp_path / PROGRESS).write_bytes(b"what?")
    click(whole.window.start.card(Entry.LEARN))
    assert "lessons-damaged-1.json" in whole.window.notice.text
    assert (tmp_path / "lessons-damaged-1.json").read_bytes() == b"what?"
    assert whole.window.others.learning.page.footer.start.label == "Begin lesson 1"


def test_progress_is_kept_again_once_its_file_can_be_read_again(whole: Whole, tmp_path: Path) -> None:
    path = tmp_path / PROGRESS
    progress_file(path).write(LessonProgress(("red-trumps",)))
    away = path.rename(tmp_path / "away")
    path.mkdir()  # as a disk that fails: there is something, and it cannot be read
    click(whole.window.start.card(Entry.LEARN))
    assert "cannot be read" in whole.window.notice.text
    click(whole.window.others.learning.page.footer.start)
    assert "cannot be kept" in whole.window.notice.text
    press(whole.window, Qt.Key.Key_Escape)
    click(choice(Mouse(whole).page.table.overlays.menu, "Leave"))
    click(whole.window.others.learning.page.header.back)
    path.rmdir()
    away.rename(path)
    click(whole.window.start.card(Entry.LEARN))
    click(whole.window.others.learning.page.footer.start)
    kept = progress_file(path).read().value
    assert kept.done == ("red-trumps",)
    assert kept.lesson not in ("", "red-trumps")


def test_the_game_under_way_is_not_touched(whole: Whole) -> None:
    record = whole.begin(3, 3)
    before = record.dumps()
    press(whole.window, Qt.Key.Key_Escape)
    click(choice(whole.window.table.overlays.menu, "Leave"))
    click(whole.window.start.card(Entry.LEARN))
    mouse = Mouse(whole)
    begin(mouse, 2)
    mouse.make(mouse.step.right[0])
    assert whole.engine.record is record
    assert record.dumps() == before


def test_choosing_first_works_in_a_lesson(whole: Whole) -> None:
    whole.store.change(play_by=PlayBy.SELECT)
    click(whole.window.start.card(Entry.LEARN))
    mouse = Mouse(whole)
    begin(mouse, 2)
    mouse.choose(Card.parse("10D"))
    assert not mouse.page.tutor.done
    click(button(mouse.page.table, "Play 10♦"))
    assert mouse.page.tutor.done


@pytest.mark.parametrize(
    ("width", "height", "text"),
    [(800, 600, 1.0), (800, 600, 1.5), (1280, 800, 1.0), (1280, 800, 1.5), (1280, 800, 2.5), (1280, 720, 2.5)],
)
def test_nothing_of_a_lesson_is_cut_at_any_size(
    qtbot: object, tmp_path: Path, width: int, height: int, text: float
) -> None:
    del qtbot
    whole = Whole(tmp_path, text=text, theme=ThemeChoice.DARK)
    whole.window.resize(width, height)
    click(whole.window.start.card(Entry.LEARN))
    mouse = Mouse(whole)
    begin(mouse, 2)
    mouse.make(PlayCard(Card.parse("AD")))
    QApplication.processEvents()
    assert faults(mouse.page.panel, TARGET) == []
    for card in mouse.page.table.top.canvas.hand_buttons():
        assert card.mapTo(mouse.page, card.rect().bottomRight()).y() < height
        assert card.mapTo(mouse.page, QPoint()).y() > mouse.page.panel.geometry().bottom() or (
            mouse.page.panel.x() > card.mapTo(mouse.page, card.rect().bottomRight()).x()
        )
    whole.close()


@pytest.mark.qt_log_ignore("propagateSizeHints")  # a window without a screen grows only as it is told
def test_the_table_of_a_lesson_follows_every_size_and_text(whole: Whole) -> None:
    """Panel and table change together: a table laid out for the one with the panel of the other may find no room."""
    click(whole.window.start.card(Entry.LEARN))
    mouse = Mouse(whole)
    begin(mouse, 2)
    for width, height, text in every_change(SHAPES):
        whole.store.change(text=text)
        whole.window.resize(width, height)
        QApplication.processEvents()
        zones = mouse.page.table.top.zones
        assert zones is not None
        assert zones.felt.bottom <= mouse.page.height()


@pytest.mark.qt_log_ignore("propagateSizeHints")
def test_a_lesson_follows_letters_that_changed_while_it_was_not_seen(whole: Whole) -> None:
    click(whole.window.start.card(Entry.LEARN))
    mouse = Mouse(whole)
    begin(mouse, 2)
    for (width, height, _), (_, _, larger) in itertools.pairwise(SHAPES):
        whole.window.resize(width, height)
        press(whole.window, Qt.Key.Key_Escape)
        click(choice(mouse.page.table.overlays.menu, "Leave"))
        whole.store.change(text=larger)
        begin(mouse, 2)
        QApplication.processEvents()
        zones = mouse.page.table.top.zones
        assert zones is not None
        assert zones.felt.bottom <= mouse.page.height()


def test_nothing_is_pointed_to_while_the_menu_lies_over_it(whole: Whole) -> None:
    click(whole.window.start.card(Entry.LEARN))
    mouse = Mouse(whole)
    begin(mouse, 2)
    light = mouse.page.light
    assert light.isVisible()
    press(whole.window, Qt.Key.Key_Escape)
    assert not light.isVisible()
    whole.window.resize(1000, 700)
    QApplication.processEvents()
    assert not light.isVisible()
    press(whole.window, Qt.Key.Key_Escape)
    assert light.isVisible()
    card = mouse.page.table.top.canvas.button_of(Card.parse("10D"))
    assert card is not None
    assert light.spots[0].area == card.geometry()


def test_who_closes_the_menu_goes_on_with_the_lesson_by_the_same_key(whole: Whole) -> None:
    click(whole.window.start.card(Entry.LEARN))
    keys = Keys(whole)
    begin(keys, 0)
    assert keys.page.panel.next.hasFocus()
    press(whole.window, Qt.Key.Key_Escape)
    assert not keys.page.panel.next.hasFocus()
    press(whole.window, Qt.Key.Key_Escape)
    assert keys.page.panel.next.hasFocus()
    press(whole.window, Qt.Key.Key_Return)
    assert keys.page.tutor.number == 1


def test_the_menu_of_the_table_leads_away_and_back(whole: Whole) -> None:
    window = whole.window
    click(window.start.card(Entry.LEARN))
    mouse = Mouse(whole)
    begin(mouse, 2)
    for entry, page in (("Rules", window.others.rules), ("Settings", window.others.settings)):
        press(window, Qt.Key.Key_Escape)
        click(choice(mouse.page.table.overlays.menu, entry))
        assert page.isVisible()
        press(window, Qt.Key.Key_Escape)
        assert mouse.page.isVisible()
    press(window, Qt.Key.Key_Escape)
    click(choice(mouse.page.table.overlays.menu, "Leave"))
    assert window.others.learning.page.isVisible()
    press(window, Qt.Key.Key_Escape)
    assert window.start.isVisible()


def test_the_trainer_is_reached_and_left(whole: Whole) -> None:
    click(whole.window.start.card(Entry.LEARN))
    learning = whole.window.others.learning
    click(learning.page.trainer)
    assert learning.currentWidget() is learning.trainer
    press(whole.window, Qt.Key.Key_Escape)
    assert learning.currentWidget() is learning.page


def test_a_lesson_in_the_largest_letters_can_be_left_and_tab_stops_at_nothing_unseen(
    tmp_path: Path, qtbot: object
) -> None:
    del qtbot
    whole = Whole(tmp_path, text=2.5)
    whole.window.resize(1280, 720)
    click(whole.window.start.card(Entry.LEARN))
    mouse = Mouse(whole)
    begin(mouse, 0)
    stops = set()
    for _ in range(40):
        press(whole.window, Qt.Key.Key_Tab)
        stops.add(_focus())
    assert mouse.page.panel.leave in stops
    assert all(stop.height() > 0 for stop in stops)
    click(button(mouse.page.panel, "Leave"))
    assert whole.window.others.learning.page.isVisible()
    whole.close()


def test_the_words_about_going_on_name_the_button_that_is_there(pupil: Pupil) -> None:
    page = pupil.whole.window.others.learning.page
    assert page.footer.start.label == "Begin lesson 1"
    begin(pupil, 2)
    while pupil.page.tutor.number + 1 < len(pupil.page.tutor.lesson.steps):
        if pupil.step.asks:
            pupil.make(pupil.step.right[0])
        pupil.go_on()
    if pupil.step.asks:
        pupil.make(pupil.step.right[0])
    assert pupil.page.panel.next.label == "Finish"
    assert str(pupil.page.table.top.line.line) == "Press Finish to end the lesson."
    pupil.press(pupil.page.panel.leave)
    assert page.footer.start.label == "Go on with lesson 3"


def test_the_lines_of_a_lesson_in_the_list_keep_off_its_frame(whole: Whole) -> None:
    click(whole.window.start.card(Entry.LEARN))
    found = whole.window.others.learning.page.buttons[0]
    _, note = painted_texts(found)
    letters = found._look.medium
    assert found.frame().bottom() - note.area.bottom() > 0.25 * letters


def test_bids_in_several_rows_fill_each_of_them_and_none_stands_alone(whole: Whole) -> None:
    whole.window.resize(1280, 800)
    whole.window._show_learning()
    whole.window.others.learning.page.lesson_asked.emit(7)
    QApplication.processEvents()
    panel = Mouse(whole).panel
    answers = [shown for shown in panel.findChildren(FramedButton) if shown.isVisible()]
    assert len({shown.y() for shown in answers}) == 1, "there is room for one row"
    panel._arrange(640)
    panel.place(QRect(100, 100, 640, 400))
    QApplication.processEvents()
    rows = [list(row) for _, row in itertools.groupby(answers, key=lambda shown: shown.y())]
    assert sum(len(row) for row in rows) == 7
    assert len(rows) > 1
    assert min(len(row) for row in rows) > 1
    assert max(len(row) for row in rows) - min(len(row) for row in rows) <= 1
    assert len({row[0].x() for row in rows}) == 1
    ends = [row[-1].geometry().right() for row in rows]
    assert max(ends) - min(ends) <= 1
