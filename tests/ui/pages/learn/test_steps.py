"""Lessons at the table, played through by mouse and by keys, with right and wrong answers."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt

from tests.ui.pages.learn.pupils import Keys, Mouse, Pupil, begin
from tests.ui.pressing import click
from tests.ui.reading import framed
from tests.ui.whole import Whole, button, choice, page_of, press
from twentyfive.assets import resource
from twentyfive.core import Card
from twentyfive.core.moves import NameTrump, PlayCard, PlayerMove, Rob, parse_move
from twentyfive.engine.learning.lesson_files import read_lessons
from twentyfive.engine.learning.lessons import LEAVE, OTHER, Free
from twentyfive.presentation.settings import PlayBy
from twentyfive.presentation.start.entry import Entry
from twentyfive.ui.pages.help.rules_page import RulesPage
from twentyfive.ui.pages.learn.course import Course
from twentyfive.ui.pages.learn.learn_page import LearnPage
from twentyfive.ui.pages.learn.lesson_box import Saying
from twentyfive.ui.pages.learn.lesson_page import LessonPage
from twentyfive.ui.pages.learn.trainer_page import TrainerPage
from twentyfive.ui.pages.settings.settings_page import SettingsPage
from twentyfive.wording.names import card_name, for_the_ear

LESSONS = len(read_lessons(resource("lessons")))


def _play(text: str) -> PlayCard:
    move = parse_move(text)
    assert isinstance(move, PlayCard)
    return move


def wrong_moves(pupil: Pupil) -> Iterator[tuple[PlayerMove, str]]:
    """A move of each kind that is wrong at this step, with the reply of the lesson."""
    step, view = pupil.step, pupil.page.table.view
    assert view is not None
    yield from ((_play(text), reply) for text, reply in list(step.refused.items())[:1])
    named = {text: reply for text, reply in step.no.items() if text not in (OTHER, LEAVE)}
    yield from ((move, named[str(move)]) for move in view.legal if str(move) in named)
    decides = pupil.panel.isVisible()
    others = [move for move in view.legal if move not in step.right and str(move) not in named]
    if OTHER in step.no:
        yield from ((move, step.no[OTHER]) for move in others[:1] if not (decides and isinstance(move, PlayCard)))


@pytest.mark.broad("mouse-0", "keys-7")
@pytest.mark.parametrize("number", range(LESSONS))
def test_a_lesson_can_be_played_through_with_wrong_and_right_answers(pupil: Pupil, number: int) -> None:
    learning = pupil.whole.page(LearnPage)
    begin(pupil, number)
    tutor, panel = pupil.page.tutor, pupil.page.panel
    for place, step in enumerate(tutor.lesson.steps):
        assert tutor.number == place
        assert panel.words.plain == pupil.told(step.text)
        assert panel.box.label.plain == pupil.told(step.task)
        assert panel.next.isEnabled() == (not step.asks)
        if step.free is not None:
            pupil.play_freely()
        elif step.asks:
            for move, reply in wrong_moves(pupil):
                before = pupil.ply()
                pupil.make(move)
                assert panel.verdict.saying is Saying.WRONG
                assert panel.verdict.label.plain == pupil.told(reply)
                assert pupil.ply() == before
            pupil.make(step.right[0])
        if step.asks:
            assert panel.box.saying is Saying.RIGHT
            assert panel.box.label.plain == pupil.told(step.yes)
        if place + 1 < len(tutor.lesson.steps):
            pupil.go_on()
    pupil.press(panel.next)
    assert learning.isVisible()
    assert learning.buttons[number].done
    assert tutor.lesson.name in pupil.whole.window.tools.shared(Course.of).progress.done


def test_every_lesson_is_in_the_list(whole: Whole) -> None:
    click(whole.window.start.card(Entry.LEARN))
    assert len(whole.page(LearnPage).buttons) == LESSONS


@pytest.mark.broad("mouse")
def test_in_a_step_without_a_task_the_answers_at_the_table_are_off(pupil: Pupil) -> None:
    begin(pupil, 5)
    answers = framed(pupil.panel)
    assert len(answers) == 2
    assert [(shown.isEnabled(), shown.reason) for shown in answers] == [(False, "Press “Next” to go on.")] * 2
    pupil.go_on()
    assert choice(pupil.panel, "Leave").isEnabled()
    assert pupil.panel.isVisible()


@pytest.mark.broad("keys")
def test_the_lesson_speaks_its_task_in_place_of_the_question_of_the_table(pupil: Pupil) -> None:
    heard: list[str] = []
    pupil.page.table.announcer.said.connect(heard.append)
    begin(pupil, 5)
    hand, text = heard
    assert "The 5 of spades is turned up. Spades are trumps. You hold the ace of spades, " in hand
    assert text.endswith("That lets you take the 5 of spades: this is called robbing.")
    pupil.go_on()
    heard.clear()
    pupil.press(choice(pupil.panel, "Leave"))
    assert heard == ["You may leave it, but you would give away the best card. Take it."]
    pupil.press(pupil.page.panel.leave)
    begin(pupil, 0)
    pupil.go_on()
    heard.clear()
    pupil.go_on()
    assert heard[:2] == ["Mary leads the 9 of hearts, a trump.", "Seán plays the 6 of hearts, a trump."]
    assert [sentence for sentence in heard if "hold back" in sentence] == []
    assert heard[2].endswith("Play the 10 of hearts.")


def test_leaving_a_turn_up_that_the_lesson_wants_robbed_asks_again(pupil: Pupil) -> None:
    begin(pupil, 5)
    pupil.go_on()
    pupil.press(choice(pupil.panel, "Leave"))
    assert pupil.panel.isVisible()
    assert pupil.page.panel.verdict.label.plain == pupil.told(pupil.step.no[LEAVE])
    pupil.make(pupil.step.right[0])
    assert pupil.page.panel.box.saying is Saying.RIGHT


@pytest.mark.broad("mouse")
def test_back_and_undo_return_to_the_previous_step(pupil: Pupil) -> None:
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


def test_a_full_trick_lies_until_the_person_goes_on(pupil: Pupil) -> None:
    pupil.whole.store.change(hold=0.5)
    begin(pupil, 2)
    pupil.make(pupil.step.right[0])
    table = pupil.page.table
    assert table.director.pace.reading_ms is None
    assert table.view is not None
    assert table.view.trick is not None
    assert len(table.view.trick.cards) == 3
    assert pupil.page.panel.next.hasFocus()
    assert str(table.top.line.line) == "Press “Next” to go on."
    pupil.go_on()
    assert pupil.page.tutor.number == 1
    assert table.view.trick is None or not table.view.trick.cards


def test_in_free_play_a_full_trick_lies_as_long_as_in_any_game(whole: Whole) -> None:
    whole.store.change(hold=0.5)
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


def test_a_step_is_announced_with_its_task(whole: Whole) -> None:
    keys = Keys(whole)
    begin(keys, 2)
    spoken = keys.page.table.announcer.last
    assert for_the_ear(keys.told(keys.step.text)) in spoken
    assert spoken.endswith("Win with your 10 of diamonds.")


def test_a_lesson_leaves_the_game_under_way_alone(whole: Whole) -> None:
    record = whole.begin(3, 3)
    before = record.dumps()
    press(whole.window, Qt.Key.Key_Escape)
    click(choice(whole.window.table.overlays.menu, "Leave"))
    mouse = Mouse(whole)
    begin(mouse, 2)
    mouse.make(mouse.step.right[0])
    assert whole.engine.record is record
    assert record.dumps() == before


def test_selecting_before_playing_works_in_a_lesson(whole: Whole) -> None:
    whole.store.change(play_by=PlayBy.SELECT)
    mouse = Mouse(whole)
    begin(mouse, 2)
    mouse.choose(Card.parse("10D"))
    assert not mouse.page.tutor.done
    click(button(mouse.page.table, "Play 10♦"))
    assert mouse.page.tutor.done


def test_closing_the_menu_returns_the_focus_to_next(whole: Whole) -> None:
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
    mouse = Mouse(whole)
    begin(mouse, 2)
    for entry, page in (("Rules", page_of(window, RulesPage)), ("Settings", page_of(window, SettingsPage))):
        press(window, Qt.Key.Key_Escape)
        click(choice(mouse.page.table.overlays.menu, entry))
        assert page.isVisible()
        press(window, Qt.Key.Key_Escape)
        assert mouse.page.isVisible()
    press(window, Qt.Key.Key_Escape)
    click(choice(mouse.page.table.overlays.menu, "Leave"))
    assert page_of(window, LearnPage).isVisible()
    press(window, Qt.Key.Key_Escape)
    assert window.start.isVisible()


def test_the_card_trainer_opens_from_the_list_and_leads_back_to_it(whole: Whole) -> None:
    click(whole.window.start.card(Entry.LEARN))
    learning = whole.page(LearnPage)
    click(learning.trainer)
    assert whole.page(TrainerPage).isVisible()
    press(whole.window, Qt.Key.Key_Escape)
    assert learning.isVisible()
    assert learning.trainer.hasFocus()


@pytest.mark.broad("keys")
def test_the_hand_of_each_deal_of_a_lesson_is_announced(pupil: Pupil) -> None:
    heard: list[str] = []
    table = pupil.page.table
    table.announcer.said.connect(heard.append)
    begin(pupil, 1)
    tutor = pupil.page.tutor
    while tutor.number + 1 < len(tutor.lesson.steps):
        view = table.view
        assert view is not None
        if tutor.lesson.find(tutor.number)[1] == 0:
            spoken = next(sentence for sentence in heard if "You hold " in sentence)
            assert all(card_name(card) in spoken for card in view.hand)
        heard.clear()
        if pupil.step.asks:
            pupil.make(pupil.step.right[0])
        pupil.go_on()


@pytest.mark.broad("mouse-5-Rob")
@pytest.mark.parametrize(("number", "kind"), [(5, Rob), (7, NameTrump)])
def test_a_move_that_moves_no_card_gets_its_reply_too(pupil: Pupil, number: int, kind: type[PlayerMove]) -> None:
    """At this speed the table settles before the lesson knows that the step is done."""
    begin(pupil, number)
    while not (pupil.step.right and isinstance(pupil.step.right[0], kind)):
        if pupil.step.asks:
            pupil.make(pupil.step.right[0])
        pupil.go_on()
    pupil.make(pupil.step.right[0])
    assert pupil.page.table.announcer.last == for_the_ear(pupil.told(pupil.step.yes))
    assert pupil.page.panel.next.hasFocus()


def test_the_keys_of_the_table_work_with_the_focus_in_the_panel(whole: Whole) -> None:
    begin(Keys(whole), 0)
    page = whole.page(LessonPage)
    heard: list[str] = []
    page.table.announcer.said.connect(heard.append)
    assert page.panel.next.hasFocus()
    press(whole.window, Qt.Key.Key_M)
    press(whole.window, Qt.Key.Key_V)
    press(whole.window, Qt.Key.Key_2)
    repeated, hand = heard
    assert repeated.startswith("What you play for. ")
    assert hand.startswith("You hold the 5 of hearts, ")
    assert page.table.top.canvas.hand_buttons()[1].hasFocus()


def test_a_title_that_ends_in_a_question_mark_is_spoken_without_a_full_stop(whole: Whole) -> None:
    pupil = Keys(whole)
    begin(pupil, 7)
    pupil.go_on()
    assert pupil.page.table.announcer.last.startswith("What is your hand worth? A trick is ")


def test_tab_goes_from_the_hand_to_the_question_in_every_deal(whole: Whole) -> None:
    """In the second deal the answer buttons exist before the cards, so the tab order has to be set again."""
    pupil = Keys(whole)
    begin(pupil, 5)
    asked = 0
    while asked < 2:
        if pupil.step.robs:
            asked += 1
            pupil.page.table.top.canvas.hand_buttons()[-1].setFocus()
            press(whole.window, Qt.Key.Key_Tab)
            assert pupil.panel.is_focused
        if pupil.step.asks:
            pupil.make(pupil.step.right[0])
        pupil.go_on()
