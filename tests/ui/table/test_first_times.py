"""What surprises is explained in the line, the first times, until the person knows it."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from tests.ui.pressing import click
from tests.ui.reading import sentences
from tests.ui.whole import Start, Whole, press, turn_by_mouse
from twentyfive.ai import Level
from twentyfive.core import Card, seated
from twentyfive.core.cards import parse_cards
from twentyfive.engine.learning.told import MOST_TIMES, About, Told
from twentyfive.engine.seating.game_token import GameToken
from twentyfive.engine.seating.players import Computer, Person, TableSetup
from twentyfive.presentation.settings import Speed
from twentyfive.ui.pages.learn.lesson_page import LessonPage
from twentyfive.ui.table.first_times import FirstTimes
from twentyfive.ui.table.overlays import Overlay
from twentyfive.ui.table.surface.status_line import StatusLine

ACE = "A♥ is always a trump: the third best while clubs are trumps."
"""What surprises first in the game of the usual seed."""


def line(whole: Whole) -> StatusLine:
    return whole.window.table.top.line


def is_asked(whole: Whole) -> bool:
    return whole.window.table.director.turn is not None and not whole.window.table.decision_panel.isVisible()


def until_explained(whole: Whole) -> None:
    """Play until the person is asked for a card beneath an explanation."""
    for _ in range(100):
        if line(whole).line.explains and is_asked(whole):
            return
        turn_by_mouse(whole)
    raise AssertionError("nothing was explained")


@pytest.fixture
def explained(start: Start) -> Whole:
    """A game in which something is explained as the person is asked for a card."""
    whole = start(explains=True)
    whole.begin(5, 5)
    until_explained(whole)
    return whole


def test_it_stands_below_what_to_do_and_is_spoken(explained: Whole) -> None:
    assert line(explained).line.headline == "Your turn. Play a diamond or a trump."
    assert line(explained).line.detail == ACE
    assert "the ace of hearts is always a trump" in line(explained).accessibleName().lower()
    assert explained.settings.told == Told().once_more("Anna", About.ACE_OF_HEARTS)


def test_it_is_said_once(start: Start) -> None:
    said: list[str] = []
    whole = start(explains=True)
    whole.window.table.announcer.said.connect(said.append)
    whole.begin(5, 5)
    until_explained(whole)
    assert sum("ace of hearts is always a trump" in sentence.lower() for sentence in said) == 1


def test_it_goes_with_the_persons_move_and_is_counted_once(explained: Whole) -> None:
    click(explained.playable()[0])
    assert ACE not in explained.line()
    assert explained.settings.told.times("Anna", About.ACE_OF_HEARTS) == 1
    while not is_asked(explained):
        turn_by_mouse(explained)
    assert line(explained).line.detail != ACE, "once in a deal"


def test_got_it_ends_it_for_good_and_gives_the_focus_back(explained: Whole) -> None:
    line(explained).got_it.setFocus()
    click(line(explained).got_it)
    assert ACE not in explained.line()
    assert line(explained).line.headline == "Your turn. Play a diamond or a trump."
    assert not line(explained).got_it.isVisible()
    assert not explained.settings.told.is_due("Anna", About.ACE_OF_HEARTS)
    assert QApplication.focusWidget() in explained.hand()


def test_the_first_results_say_why_a_game_is_over_with_cards_in_hand(start: Start) -> None:
    whole = start(explains=True)
    result = whole.window.table.overlays.deal
    for times in range(MOST_TIMES + 1):
        whole.begin(5, 5)
        while not whole.is_over():
            turn_by_mouse(whole)
        assert sum(whole.view.hand_sizes), "cards are left"
        told = "25 points win at once, so the cards still in hand are not played." in result.accessibleDescription()
        assert told is (times < MOST_TIMES)
    assert not whole.settings.told.is_due("Anna", About.CUT_SHORT)


def test_the_end_is_explained_in_a_low_window_too(start: Start) -> None:
    whole = start(explains=True)
    whole.window.resize(911, 512)
    whole.begin(5, 5)
    while not whole.is_over():
        turn_by_mouse(whole)
    told = sentences(whole.window.table.overlays.deal)
    assert any("so the cards still in hand are not played" in sentence for sentence in told)


def test_it_is_not_explained_to_whoever_knows_it(start: Start) -> None:
    told = Told()
    for about in About:
        told = told.for_good("Anna", about)
    whole = start(explains=True, told=told)
    whole.begin(5, 5)
    while not whole.is_over():
        assert not line(whole).line.explains
        turn_by_mouse(whole)


def test_nothing_is_explained_if_the_person_wants_none(explained: Whole) -> None:
    explained.store.change(explains=False)
    assert ACE not in explained.line()
    while not explained.is_over():
        assert not line(explained).line.explains
        turn_by_mouse(explained)


def test_a_refusal_takes_its_place_until_the_next_line(explained: Whole) -> None:
    refused = next(button for button in explained.hand() if button not in explained.playable())
    click(refused)
    assert line(explained).line.refuses
    assert not line(explained).show_it.isVisible()
    assert line(explained).line.headline == "Your turn. Play a diamond or a trump."
    explained.window.table.show_line()
    assert ACE in explained.line()


def ringed(whole: Whole) -> set[Card]:
    panel = whole.window.table.overlays.ranking
    trumps = {card.card for card in panel.trumps.cards if card.note.ringed}
    return trumps | {token.card for row in panel.suits.rows for token in row.suit.tokens if token.ringed}


def test_show_opens_the_ranking_with_its_cards_ringed(explained: Whole) -> None:
    click(line(explained).show_it)
    assert explained.window.table.overlays.current is Overlay.RANKING
    assert Card.parse("AH") in ringed(explained)
    assert len(ringed(explained)) == 2
    press(explained.window, Qt.Key.Key_Escape)
    assert line(explained).line.detail == ACE, "it is still there"
    explained.window.table.overlays.open(Overlay.RANKING)
    assert ringed(explained) == set()


def test_a_low_window_scrolls_to_the_ringed_cards(explained: Whole) -> None:
    explained.window.resize(911, 512)
    ranking = explained.window.table.overlays.ranking
    for cards, last_row in ((parse_cards("2S 10S"), True), ((), False)):
        ranking.point_out(cards)
        explained.window.table.overlays.open(Overlay.RANKING)
        row = ranking.suits.rows[-1]
        assert (row.visibleRegion().boundingRect().height() == row.height()) is last_row
        press(explained.window, Qt.Key.Key_Escape)


def test_keys_reach_both_buttons_and_the_hand_again(explained: Whole) -> None:
    explained.playable()[0].setFocus()
    press(explained.window, Qt.Key.Key_Up)
    assert QApplication.focusWidget() is line(explained).got_it
    press(explained.window, Qt.Key.Key_Left)
    assert QApplication.focusWidget() is line(explained).show_it
    press(explained.window, Qt.Key.Key_Right)
    press(explained.window, Qt.Key.Key_Down)
    assert QApplication.focusWidget() in explained.playable()
    explained.hand()[-1].setFocus()
    press(explained.window, Qt.Key.Key_Tab)
    assert QApplication.focusWidget() is line(explained).show_it
    press(explained.window, Qt.Key.Key_Tab)
    press(explained.window, Qt.Key.Key_Return)
    assert not explained.settings.told.is_due("Anna", About.ACE_OF_HEARTS)


def test_an_answer_to_a_key_does_not_throw_the_focus_into_the_hand(explained: Whole) -> None:
    line(explained).got_it.setFocus()
    press(explained.window, Qt.Key.Key_S)
    assert not line(explained).line.explains
    assert QApplication.focusWidget() is line(explained), "the next key must not play a card"


def test_taking_the_move_back_ends_it(explained: Whole) -> None:
    explained.engine.undo()
    assert ACE not in explained.line()


def test_each_of_several_persons_is_told_for_themselves(start: Start) -> None:
    whole = start(explains=True)
    sitters = (Person(), Person(), Computer(Level.EASY), Computer(Level.EASY))
    setup = TableSetup(seated("twenty-five", 4, 4), ("Anna", "Mary", "Seán", "Nora"), sitters)
    whole.window.play(GameToken(setup.new_record()))
    for _ in range(150):
        if {telling.person for telling in whole.settings.told.tellings} == {"Anna", "Mary"}:
            return
        turn_by_mouse(whole)
    raise AssertionError(whole.settings.told)


def test_a_lesson_explains_itself(start: Start) -> None:
    whole = start(explains=True)
    lesson = whole.open(LessonPage, 0)
    assert lesson.table.findChildren(FirstTimes) == []
    for table in (whole.window.table, whole.window.visiting.table):
        assert len(table.findChildren(FirstTimes)) == 1, "at tables of others, too, the person is told for themselves"


@pytest.mark.parametrize(
    ("width", "height", "text"), [(911, 512, 1.0), (911, 512, 2.5), (1280, 800, 2.5), (800, 600, 1.5)]
)
def test_it_fits_with_buttons_for_a_finger(explained: Whole, width: int, height: int, text: float) -> None:
    explained.window.resize(width, height)
    explained.store.change(text=text)
    long = "Bridget did not have to play J♠ on 9♠: 5♠, J♠ and A♥ may be held back."
    explained.window.table.explain(long)
    shown = line(explained)
    assert shown.heightForWidth(shown.width()) <= shown.height()
    zone = explained.window.table.top.zones
    assert zone is not None
    assert shown.height() == zone.line.h
    for button in (shown.show_it, shown.got_it):
        assert button.frame().height() >= 44
        assert button.frame().width() >= 44
        assert shown.rect().contains(button.frame().translated(button.pos()))
    assert (
        not shown.show_it.frame()
        .translated(shown.show_it.pos())
        .intersects(shown.got_it.frame().translated(shown.got_it.pos()))
    )


def test_it_waits_for_the_cards_that_show_it(start: Start) -> None:
    whole = start(explains=True, speed=Speed.FAST)
    flying: list[bool] = []

    def note(sentence: str) -> None:
        if "is always a trump" in sentence:
            flying.append(whole.moving())

    whole.window.table.announcer.said.connect(note)
    whole.begin(5, 5)
    until_explained(whole)
    assert flying == [False]
