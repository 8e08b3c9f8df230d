"""A game at the table: the turn, a card played or refused, robbing, undo, and moving cards."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAccessible

from tests.engine.applications import applications
from tests.ui.moments import Moment, bids, jinks, names_trumps, plays_last, show
from tests.ui.page_checks import settle
from tests.ui.painted import painted_texts
from tests.ui.pressing import click
from tests.ui.table.turns import until_choice, until_rob
from tests.ui.whole import Start, Whole, button, press, turn_by_mouse
from twentyfive.core import legal_moves
from twentyfive.core.moves import PlayCard, Rob
from twentyfive.presentation.settings import HandOrder, PlayBy, Speed
from twentyfive.presentation.table.actions import Action
from twentyfive.presentation.table.placement import Mark, Place
from twentyfive.wording.names import card_name, card_sign, card_title, for_the_ear


def test_the_turn_is_shown_in_words_and_spoken(whole: Whole) -> None:
    until_choice(whole)
    assert whole.line().startswith("Your turn.") or whole.line().startswith("Your lead.")
    assert "Your turn." in whole.said() or "Your lead." in whole.said()
    interface = QAccessible.queryAccessibleInterface(whole.window.table.top.line)
    assert interface.role() is QAccessible.Role.StaticText
    assert interface.text(QAccessible.Text.Name) == for_the_ear(whole.line())


def test_cards_that_may_be_played_stand_up_and_the_others_are_dimmed(whole: Whole) -> None:
    until_choice(whole)
    lying = {card.spot.card: card for card in whole.window.table.top.canvas.scene if card.place is Place.HAND}
    up = {card.y for card in lying.values() if Mark.PLAYABLE in card.marks}
    down = {card.y for card in lying.values() if Mark.DIMMED in card.marks}
    assert len(up) == len(down) == 1
    assert max(up) < min(down)


def test_a_click_on_an_unplayable_card_gives_the_reason_below_what_is_asked(whole: Whole) -> None:
    until_choice(whole)
    wrong = next(button for button in whole.hand() if button not in whole.playable())
    line, before, asked = whole.window.table.top.line, whole.engine.state, whole.window.table.top.line.line.headline
    click(wrong)
    assert whole.engine.state == before
    assert line.line.headline == asked
    assert line.line.detail.startswith(f"Not {card_sign(wrong.card)}:")
    assert whole.said().startswith("Not "), "what is asked has been said before"
    assert line.accessibleName() == whole.said()
    assert {words.text for words in painted_texts(line)} >= {asked}
    assert card_title(wrong.card) in whole.said()
    assert any(card_sign(right.card) in whole.line() for right in whole.playable())


@pytest.mark.broad("True")
@pytest.mark.parametrize("high_left", [True, False])
def test_sentences_list_the_cards_of_the_hand_as_they_lie(whole: Whole, high_left: bool) -> None:
    whole.store.change(hand_order=HandOrder.STRENGTH, high_left=high_left)
    until_choice(whole)
    hand, right = whole.hand(), whole.playable()
    assert len(right) > 1, "a list of cards is needed"
    wrong = next(button for button in hand if button not in right)
    click(wrong)
    listed = whole.line().split("Play ")[-1]
    places = [listed.index(card_sign(button.card)) for button in right]
    assert places == sorted(places), whole.line()
    heard = whole.said().split("Play ")[-1]
    places = [heard.index(card_title(button.card)) for button in right]
    assert places == sorted(places), whole.said()


@pytest.mark.broad("fifty-five-bids")
@pytest.mark.parametrize(
    ("preset", "moment"), [("fifty-five", bids), ("fifty-five", names_trumps), ("spoil-five", jinks)]
)
def test_a_card_clicked_during_a_question_that_it_cannot_answer_is_explained(
    whole: Whole, preset: str, moment: Moment
) -> None:
    show(whole, preset, 5, 5, moment)
    before = whole.engine.state
    click(whole.hand()[0])
    assert whole.engine.state == before
    assert whole.window.table.decision_panel.hint.plain == whole.said() == "Answer this first, then play."


def test_the_rules_are_asked_once_for_the_state_after_a_clicked_card(
    whole: Whole, monkeypatch: pytest.MonkeyPatch
) -> None:
    until_choice(whole)
    card, before = whole.playable()[0].card, whole.engine.state
    noted = applications(monkeypatch)
    click(whole.playable()[0])
    assert whole.engine.state != before
    assert [move for state, move in noted if state == before] == [PlayCard(card)]


def test_select_then_play_takes_two_steps(whole: Whole) -> None:
    whole.store.change(play_by=PlayBy.SELECT)
    until_choice(whole)
    card = whole.playable()[0].card
    before = whole.engine.state
    click(whole.playable()[0])
    assert whole.engine.state == before
    assert "is chosen" in whole.line()
    click(button(whole.window.table, f"Play {card_name(card)}"))
    assert whole.engine.record is not None
    assert PlayCard(card) in whole.engine.record.moves


@pytest.mark.broad
def test_the_play_button_shows_whole_words_in_little_room(start: Start) -> None:
    for width, height, text in ((800, 600, 1.5), (800, 600, 1.0), (1280, 720, 2.5)):
        whole = start(text=text, play_by=PlayBy.SELECT)
        whole.window.resize(width, height)
        show(whole, "twenty-five", 5, 5, plays_last)
        card = whole.playable()[0].card
        click(whole.playable()[0])
        play = button(whole.window.table, f"Play {card_name(card)}")
        assert "".join(words.text for words in painted_texts(play)) in ("Play", f"Play {card_sign(card)}")
        click(play)
        assert whole.engine.record is not None
        assert PlayCard(card) in whole.engine.record.moves
        whole.close()


def test_robbing_exchanges_the_chosen_card_for_the_turn_up(whole: Whole) -> None:
    until_rob(whole)
    table, view = whole.window.table, whole.view
    turn_up, out = view.turn_up, whole.hand()[-1].card
    assert turn_up is not None
    take = button(table.decision_panel, f"Take {card_sign(turn_up)} for one of yours")
    assert not take.isEnabled()
    click(whole.hand()[-1])
    click(button(table.decision_panel, f"Take {card_sign(turn_up)} for {card_sign(out)}"))
    assert whole.engine.record is not None
    assert Rob(out) in whole.engine.record.moves
    assert turn_up in whole.view.hand
    assert out not in whole.view.hand
    assert not table.decision_panel.isVisible()


def test_leaving_the_turn_up_makes_no_move(whole: Whole) -> None:
    until_rob(whole)
    before = whole.engine.state
    click(button(whole.window.table.decision_panel, "Leave it"))
    assert whole.engine.state == before
    assert not whole.window.table.decision_panel.isVisible()
    click(whole.playable()[0])
    assert whole.engine.state != before
    assert whole.view.turn_up == before.current_deal.turn_up


def test_undo_and_redo_by_button_and_by_key(whole: Whole) -> None:
    until_choice(whole)
    table, first = whole.window.table, whole.engine.state
    click(whole.playable()[0])
    while not (whole.view.my_turn and table.director.up_to_date):
        turn_by_mouse(whole)
    later = whole.engine.state
    click(table.bar.button(Action.UNDO))
    assert whole.engine.state == first
    assert whole.view.hand == first.current_deal.hands[0]
    click(table.bar.button(Action.REDO))
    assert whole.engine.state == later
    press(whole.window, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert whole.engine.state == first
    press(whole.window, Qt.Key.Key_Y, Qt.KeyboardModifier.ControlModifier)
    assert whole.engine.state == later


def test_undo_and_redo_across_deals_say_so(whole: Whole) -> None:
    whole.begin(5, 5)
    while not (whole.view.deal_number == 2 and whole.view.my_turn and whole.window.table.director.up_to_date):
        turn_by_mouse(whole)
    bar = whole.window.table.bar
    click(bar.button(Action.UNDO))
    assert whole.view.deal_number == 1
    told = whole.line() + whole.window.table.decision_panel.hint.plain
    assert "This is deal 1 again." in told
    assert "This is deal 1 again." in whole.said()
    while whole.view.deal_number == 1:
        click(bar.button(Action.REDO))
    assert "This is deal 2 again." in whole.said()


def test_cards_glide_at_full_speed_and_a_click_finishes_them(whole: Whole) -> None:
    whole.store.change(speed=Speed.VERY_SLOW)
    whole.begin(5, 5)
    table = whole.window.table
    assert whole.moving()
    steps = 0
    while not whole.view.my_turn:
        assert whole.moving() or whole.waiting()
        turn_by_mouse(whole)
        steps += 1
    assert steps > 3
    assert whole.moving()
    press(whole.window, Qt.Key.Key_Escape)
    press(whole.window, Qt.Key.Key_Escape)
    click(table.top.canvas, QPoint(table.top.trump_button.x(), table.top.line.y() - 8))  # beside the question
    assert not whole.moving()
    assert table.director.up_to_date


def test_a_window_resized_while_cards_fly_loses_no_step(whole: Whole) -> None:
    whole.store.change(speed=Speed.VERY_SLOW)
    whole.begin(5, 5)
    table = whole.window.table
    sizes = [(900, 700), (1280, 800), (1000, 650)]
    for number in range(60):
        whole.window.resize(*sizes[number % 3])
        if whole.view.my_turn:
            break
        assert whole.moving() or whole.waiting()
        turn_by_mouse(whole)
    held = {card.spot.card for card in table.top.canvas.scene if card.place is Place.HAND}
    assert held == set(whole.engine.state.current_deal.hands[0])


def test_the_only_legal_card_plays_itself_if_that_is_set(whole: Whole) -> None:
    whole.store.change(autoplay_single=True)
    whole.begin(2, 2)
    for _ in range(200):
        if whole.view.my_turn and whole.window.table.director.up_to_date:
            assert len(whole.view.legal) > 1
        if whole.is_over():
            break
        turn_by_mouse(whole)
    assert whole.is_over()


def test_undo_skips_a_card_that_played_itself(whole: Whole) -> None:
    """Undo to that card would play it again at once, and redo would be lost."""
    whole.store.change(autoplay_single=True)
    whole.begin(2, 2, target=100)
    while not whole.view.history:
        turn_by_mouse(whole)
    record = whole.engine.record
    assert record is not None
    stood = [record.ply]
    while whole.engine.can_undo:
        press(whole.window, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
        settle()
        assert record.ply < stood[-1]
        assert len(legal_moves(record.state)) > 1
        stood.append(record.ply)
    assert len(stood) > 3
    while len(stood) > 2:
        press(whole.window, Qt.Key.Key_Y, Qt.KeyboardModifier.ControlModifier)
        settle()
        stood.pop()
        assert record.ply == stood[-1]
