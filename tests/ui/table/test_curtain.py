"""Several people at one screen: between their turns a curtain covers all hands."""

import random

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from tests.turns import turn
from tests.ui.finger import Finger
from tests.ui.painted import place
from tests.ui.pressing import click, focused
from tests.ui.reading import framed, sentences
from tests.ui.whole import NAMES, Start, Whole, button, press, turn_by_keys, turn_by_mouse
from twentyfive.ai import Level
from twentyfive.core import Card, Phase, Rank, Record, seated, table_move, to_act
from twentyfive.engine.seating.game_token import GameToken
from twentyfive.engine.seating.players import Computer, Person, TableSetup
from twentyfive.ui.table.curtain import Curtain
from twentyfive.ui.widgets.buttons import QuietButton
from twentyfive.wording.names import SUIT_NAMES, card_title


def begin(whole: Whole, persons: int, *, seed: int = 8) -> None:
    """A game of five with people at the first seats and the computer at the others."""
    sitters = tuple(Person() if seat < persons else Computer(Level.MEDIUM) for seat in range(5))
    header = TableSetup(seated("twenty-five", 5, 5), NAMES[:5], sitters).new_record().header
    whole.window.play(GameToken(Record.new(header.rules, names=header.names, seats=header.seats, seed=seed)))


def curtain(whole: Whole) -> Curtain:
    return whole.window.table.curtain


def until_curtain(whole: Whole) -> None:
    while not curtain(whole).isVisible():
        turn_by_mouse(whole)


def wait_a_second(whole: Whole) -> None:
    """Set the curtain's clock on."""
    now = curtain(whole).clock()
    curtain(whole).clock = lambda: now + 1


def test_the_curtain_falls_before_each_persons_turn_and_names_them(whole: Whole) -> None:
    begin(whole, 2)
    until_curtain(whole)
    assert curtain(whole).open_button.label == "I am Anna: show my hand"
    assert whole.hand() == ()
    click(curtain(whole).open_button)
    assert whole.view.seat == 0
    assert {button.card for button in whole.hand()} == set(whole.engine.state.current_deal.hands[0])
    click(whole.playable()[0])
    assert whole.hand() == ()
    until_curtain(whole)
    assert curtain(whole).open_button.label == "I am Mary: show my hand"


def test_no_hand_is_spoken_until_its_player_opens_the_curtain(whole: Whole) -> None:
    begin(whole, 2)
    until_curtain(whole)
    press(whole.window, Qt.Key.Key_V)
    assert whole.said() == "All hands are covered."
    click(curtain(whole).open_button)
    assert "You hold " in whole.said()
    assert all(card_title(button.card) in whole.said() for button in whole.hand())


def test_opening_the_curtain_speaks_the_cards_on_the_table(whole: Whole) -> None:
    begin(whole, 3)
    heard: list[str] = []
    whole.window.table.announcer.said.connect(heard.append)
    while True:
        until_curtain(whole)
        heard.clear()
        click(curtain(whole).open_button)
        trick = whole.view.trick
        if trick is not None and len(trick.cards) > 1:
            break
        turn_by_mouse(whole)
    told = " ".join(heard)
    assert whole.view.trump is not None
    assert f"{SUIT_NAMES[whole.view.trump]()} are trumps." in told
    assert all(card_title(card) in told for card in trick.cards)


def test_opening_the_curtain_never_focuses_a_button_of_it(whole: Whole, qapp: QApplication) -> None:
    begin(whole, 2)
    until_curtain(whole)
    met: list[QWidget | None] = []

    def note(_: QWidget | None, now: QWidget | None) -> None:
        met.append(now)

    qapp.focusChanged.connect(note)
    wait_a_second(whole)
    press(whole.window, Qt.Key.Key_Space)
    qapp.focusChanged.disconnect(note)
    assert met
    assert curtain(whole).leave_button not in met


def test_during_the_auction_the_curtain_names_no_trick(whole: Whole) -> None:
    sitters = ("person", "person", "computer easy", "computer easy")
    record = Record.new(seated("auction-forty-fives", 4, 2), names=NAMES[:4], seats=sitters, seed=8)
    whole.window.play(GameToken(record))
    until_curtain(whole)
    assert whole.view.phase is Phase.BID
    told = sentences(curtain(whole))
    assert not [said for said in told if said.startswith("Trick ")]


def test_the_leave_button_stands_well_below_the_open_button(whole: Whole) -> None:
    begin(whole, 2)
    until_curtain(whole)
    opens, leaves = place(curtain(whole).open_button), place(curtain(whole).leave_button)
    assert leaves.top() > opens.bottom() + opens.height() / 2
    assert isinstance(curtain(whole).leave_button, QuietButton)


def test_escape_saves_and_leaves(whole: Whole) -> None:
    begin(whole, 2)
    until_curtain(whole)
    press(whole.window, Qt.Key.Key_Escape)
    assert whole.window.start.isVisible()
    assert button(whole.window.start, "Continue").isVisible()


def test_a_game_left_with_an_open_hand_continues_under_the_curtain(whole: Whole) -> None:
    begin(whole, 2)
    until_curtain(whole)
    click(curtain(whole).open_button)
    press(whole.window, Qt.Key.Key_Escape)
    click(button(whole.window.table.overlays.menu, "Leave the table"))
    click(button(whole.window.start, "Continue"))
    assert curtain(whole).isVisible()
    assert whole.hand() == ()


def test_tab_goes_to_nothing_that_the_curtain_covers(whole: Whole) -> None:
    begin(whole, 2)
    until_curtain(whole)
    reached = []
    for _ in range(4):
        press(whole.window, Qt.Key.Key_Tab)
        reached.append(whole.window.focusWidget())
    assert reached == [curtain(whole).leave_button, curtain(whole).open_button] * 2


def test_it_names_the_key_that_opens_it_and_the_score_of_each_player(whole: Whole) -> None:
    begin(whole, 2)
    until_curtain(whole)
    told = sentences(curtain(whole))
    assert "or press Space" in told
    assert any("Anna: 0, Mary: 0, " in said.replace("\N{NO-BREAK SPACE}", " ") for said in told)


def test_it_tells_no_score_where_points_are_not_shown(start: Start) -> None:
    whole = start(show_scores=False)
    begin(whole, 2)
    until_curtain(whole)
    told = " ".join(sentences(curtain(whole)))
    assert "Trick " in told
    assert "Anna:" not in told
    assert "25" not in told


def test_the_scores_on_it_come_and_go_with_the_setting(whole: Whole) -> None:
    begin(whole, 2)
    until_curtain(whole)
    whole.store.change(show_scores=False)
    assert "Anna:" not in " ".join(sentences(curtain(whole)))
    whole.store.change(show_scores=True)
    assert "Anna:" in " ".join(sentences(curtain(whole)))


def test_space_opens_it_and_no_other_key_plays_or_speaks_a_hand(whole: Whole) -> None:
    begin(whole, 2)
    until_curtain(whole)
    before = whole.engine.state
    for key in (Qt.Key.Key_1, Qt.Key.Key_H, Qt.Key.Key_V):
        press(whole.window, key)
    assert whole.said() == "All hands are covered."
    assert curtain(whole).isVisible()
    assert whole.engine.state == before
    wait_a_second(whole)
    press(whole.window, Qt.Key.Key_Space)
    assert not curtain(whole).isVisible()
    assert whole.view.seat == 0


def test_no_announcement_under_the_curtain_names_a_card_of_a_hand(whole: Whole) -> None:
    begin(whole, 3)
    falls = 0
    while falls < 6:
        until_curtain(whole)
        falls += 1
        state = whole.engine.state
        for hand in state.current_deal.hands:
            for card in hand:
                assert card_title(card) not in whole.said()
        click(curtain(whole).open_button)
        if whole.window.table.decision_panel.isVisible():
            turn_by_mouse(whole)
        click(whole.playable()[0])


def asked_to_rob(whole: Whole, record: Record) -> list[int | None]:
    """Begin that game, decline every offer to rob, and return the seats that the screen was passed to."""
    whole.window.play(GameToken(record))
    panel, asked = whole.window.table.decision_panel, list[int | None]()
    while whole.engine.state.phase is Phase.ROB:
        asked.append(to_act(whole.engine.state))
        click(curtain(whole).open_button)
        answers = framed(panel)
        click(next(button for button in answers if button.label in ("Leave it", "Go on")))
    return asked


def test_the_screen_is_passed_to_the_same_people_with_and_without_a_right_to_rob(whole: Whole) -> None:
    """RULES.md section 3: nobody learns who holds the ace, not by a pause, nor by a prompt."""
    rules = seated("twenty-five", 4, 4).replace(rob_deadline="opening_lead", first_dealer="random")
    met = set()
    for seed in range(40):
        record = Record.new(rules, names=NAMES[:4], seats=["person"] * 4, seed=seed)
        while record.state.phase is not Phase.ROB:
            record.push(table_move(record.state, random.Random(seed)))
        deal = record.state.current_deal
        ace_turned = deal.turn_up is not None and deal.turn_up.rank is Rank.ACE
        may = any(Card(Rank.ACE, deal.trump) in hand for hand in deal.hands)
        if not ace_turned and may not in met:
            met.add(may)
            assert asked_to_rob(whole, record) == list(rules.seats_from_left_of(deal.dealer))
        if len(met) > 1:
            return
    pytest.fail("one of the two was never dealt")


def test_one_person_alone_never_meets_a_curtain(whole: Whole) -> None:
    begin(whole, 1)
    while not whole.view.history:
        turn_by_mouse(whole)
        assert not curtain(whole).isVisible()


def test_a_game_of_several_people_continues_under_the_curtain(whole: Whole) -> None:
    begin(whole, 2)
    until_curtain(whole)
    click(curtain(whole).open_button)
    record = whole.engine.record
    assert record is not None
    whole.window.play(GameToken(record))
    assert curtain(whole).isVisible()
    assert whole.hand() == ()


def test_the_continue_button_of_a_shared_game_calls_nobody_you(whole: Whole) -> None:
    begin(whole, 2)
    until_curtain(whole)
    click(button(whole.window, "Save and leave"))
    waiting = button(whole.window.start, "Continue").accessibleDescription()
    assert "Deal 1 has begun." in waiting
    assert "you have" not in waiting


def test_undo_leads_back_under_the_curtain(whole: Whole) -> None:
    begin(whole, 2)
    until_curtain(whole)
    click(curtain(whole).open_button)
    click(whole.playable()[0])
    until_curtain(whole)
    click(curtain(whole).open_button)
    press(whole.window, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert curtain(whole).isVisible()
    assert curtain(whole).open_button.label == "I am Anna: show my hand"


@pytest.mark.broad("32")
@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space])
def test_a_key_pressed_twice_does_not_open_the_next_hand(whole: Whole, key: Qt.Key) -> None:
    begin(whole, 2)
    until_curtain(whole)
    click(curtain(whole).open_button)
    while not curtain(whole).isVisible():
        turn_by_keys(whole)
    press(whole.window, key)
    assert curtain(whole).isVisible()
    assert whole.hand() == ()
    wait_a_second(whole)
    press(whole.window, key)
    assert not curtain(whole).isVisible()


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Space])
def test_a_key_that_is_held_down_never_opens_it(whole: Whole, key: Qt.Key) -> None:
    begin(whole, 2)
    until_curtain(whole)
    wait_a_second(whole)
    for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease) * 3:
        event = QKeyEvent(kind, key, Qt.KeyboardModifier.NoModifier, "", autorep=True)
        QApplication.sendEvent(focused(), event)
    QTest.keyRelease(focused(), key)
    turn()
    assert curtain(whole).isVisible()


def test_a_double_click_on_the_table_does_not_open_it(whole: Whole) -> None:
    """Its first click gathers the trick, whereupon the curtain falls; the second would meet the button."""
    begin(whole, 2)
    until_curtain(whole)
    spot = curtain(whole).open_button.mapTo(whole.window, curtain(whole).open_button.rect().center())
    while not (whole.waiting() and whole.view.phase is Phase.GATHER):
        click(curtain(whole).open_button) if curtain(whole).isVisible() else turn_by_mouse(whole)
    QTest.mouseDClick(whole.window.windowHandle(), Qt.MouseButton.LeftButton, pos=spot)
    turn()
    assert curtain(whole).isVisible()
    assert whole.hand() == ()
    click(curtain(whole).open_button)
    assert not curtain(whole).isVisible()


def test_a_double_tap_on_the_table_does_not_open_it(whole: Whole) -> None:
    begin(whole, 2)
    until_curtain(whole)
    finger, window = Finger(whole), whole.window
    spot = curtain(whole).open_button.mapTo(window, curtain(whole).open_button.rect().center())
    while not (whole.waiting() and whole.view.phase is Phase.GATHER):
        finger.tap(curtain(whole).open_button) if curtain(whole).isVisible() else turn_by_mouse(whole)
    finger.tap(window, spot)
    assert curtain(whole).isVisible()
    finger.put(window, spot, after_ms=200)
    finger.lift()
    assert curtain(whole).isVisible()
    finger.tap(window, spot)
    assert not curtain(whole).isVisible()


def test_a_click_begun_before_the_curtain_fell_does_not_open_it(whole: Whole) -> None:
    begin(whole, 2)
    until_curtain(whole)
    spot = curtain(whole).open_button.mapTo(whole.window, curtain(whole).open_button.rect().center())
    while not (whole.waiting() and whole.view.phase is Phase.GATHER):
        click(curtain(whole).open_button) if curtain(whole).isVisible() else turn_by_mouse(whole)
    window = whole.window.windowHandle()
    QTest.mousePress(window, Qt.MouseButton.LeftButton, pos=spot)
    whole.window.table.director.skip()
    assert curtain(whole).isVisible()
    QTest.mouseRelease(window, Qt.MouseButton.LeftButton, pos=spot)
    turn()
    assert curtain(whole).isVisible()
    assert whole.hand() == ()
