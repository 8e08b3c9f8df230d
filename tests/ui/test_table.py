"""The table: what it shows and says, what a click on the wrong card does, undo, hint, robbing, the keys."""

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest

from tests.ui.moments import Moment, deal_is_over, exchanges, game_is_over, jinks, names_trumps, plays_last, robs, show
from tests.ui.pages import settle
from tests.ui.painted import painted_texts, place
from tests.ui.pressing import click
from tests.ui.whole import Whole, button, names, press, turn_by_keys, turn_by_mouse
from twentyfive.ai import Level
from twentyfive.core import Phase, Record, legal_moves, seated
from twentyfive.core.moves import PlayCard, Rob
from twentyfive.engine.sitters import Computer, Person
from twentyfive.ui.action_bar import Action
from twentyfive.ui.frames import FramedButton
from twentyfive.ui.overlays import Overlay
from twentyfive.ui.plates import SeatPlate
from twentyfive.ui.scene import Mark, Place
from twentyfive.ui.settings import Announcements, PlayBy, Speed
from twentyfive.ui.wording.names import card_name, card_sign, for_the_ear


def until_choice(whole: Whole, seeds: range = range(60)) -> None:
    """Begin games until one in which the person may play some cards of the hand but not others."""
    for seed in seeds:
        whole.begin(5, 5, seed=seed)
        while not whole.view.my_turn:
            turn_by_mouse(whole)
        plays = whole.view.phase is Phase.PLAY and not whole.window.table.decision_panel.isVisible()
        if plays and 0 < len(whole.playable()) < len(whole.hand()):
            return
    raise AssertionError("no such game among the seeds")


def until_rob(whole: Whole) -> None:
    """Begin games until one in which the person is asked to rob."""
    for seed in range(200):
        whole.begin(5, 5, seed=seed)
        while not whole.view.my_turn and not whole.view.tricks:
            turn_by_mouse(whole)
        if whole.window.table.decision_panel.isVisible():
            return
    raise AssertionError("no such game among the seeds")


def lies_over(whole: Whole) -> Overlay | None:
    """The panel that lies over the table now."""
    return whole.window.table.overlays.current


def test_the_turn_is_said_in_words_and_to_the_screen_reader(whole: Whole) -> None:
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


def test_a_card_that_may_not_be_played_only_says_why(whole: Whole) -> None:
    until_choice(whole)
    wrong = next(button for button in whole.hand() if button not in whole.playable())
    before = whole.engine.state
    click(wrong)
    assert whole.engine.state == before
    assert whole.line().startswith(f"Not {card_sign(wrong.card)}:")
    assert card_name(wrong.card) in whole.said()
    assert any(card_sign(right.card) in whole.line() for right in whole.playable())


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


def test_the_play_button_shows_whole_words_where_room_is_short(tmp_path: Path, qapp: object) -> None:
    del qapp
    for width, height, text in ((800, 600, 1.5), (800, 600, 1.0), (1280, 720, 2.5)):
        whole = Whole(tmp_path, text=text, play_by=PlayBy.SELECT)
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


def test_robbing_takes_the_turn_up_for_the_card_chosen(whole: Whole) -> None:
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


@pytest.mark.parametrize(("players", "sides", "text"), [(5, 5, 1.0), (5, 5, 1.5), (10, 5, 2.0)])
def test_the_question_to_rob_leaves_every_card_of_the_trick_to_be_seen(
    tmp_path: Path, qapp: object, players: int, sides: int, text: float
) -> None:
    del qapp
    whole = Whole(tmp_path, text=text)
    whole.window.resize(1280, 800)
    show(whole, "twenty-five", players, sides, robs)
    table = whole.window.table
    assert table.top.trick_frames()
    sheet = place(table.decision_panel)
    assert all(sheet.top() >= card.bottom() - 0.1 * card.height() for card in table.top.trick_frames())
    whole.close()


@pytest.mark.parametrize("text", [1.0, 1.5, 2.0])
def test_while_a_jink_is_asked_for_the_pool_is_seen_with_its_number(tmp_path: Path, qapp: object, text: float) -> None:
    del qapp
    whole = Whole(tmp_path, text=text)
    whole.window.resize(1280, 800)
    show(whole, "spoil-five", 5, 5, jinks)
    table = whole.window.table
    assert not place(table.decision_panel).intersects(place(table.top.pool))
    assert [words.text for words in painted_texts(table.top.pool)] == [f"Pool {whole.view.pool}"]
    whole.close()


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


def asks_for_a_card(whole: Whole) -> bool:
    """Whether the person is to play a card, and is asked nothing else."""
    return whole.view.my_turn and whole.view.phase is Phase.PLAY and not whole.window.table.decision_panel.isVisible()


def test_each_turn_begins_with_the_focus_on_a_card_that_may_be_played(whole: Whole) -> None:
    turns = 0
    whole.begin(5, 5, seed=7)
    while turns < 6:
        if asks_for_a_card(whole):
            assert whole.window.focusWidget() in whole.playable()
            turns += 1
        turn_by_mouse(whole)


def test_a_card_that_was_walked_to_keeps_the_focus_as_space_hurries_the_table(whole: Whole) -> None:
    """Another could be played by the next Space."""
    whole.begin(5, 5, seed=7)
    table, dimmed = whole.window.table, False
    while not dimmed:
        if whole.view.my_turn or table.overlays.current is not None or not whole.hand():
            turn_by_keys(whole)
            continue
        whole.hand()[0].setFocus()
        QTest.keyClick(table, Qt.Key.Key_Space)
        if asks_for_a_card(whole):
            assert whole.hand()[0].hasFocus()
            dimmed = whole.hand()[0] not in whole.playable()


def test_a_panel_that_closes_gives_the_focus_back_to_the_card_that_had_it(whole: Whole) -> None:
    until_choice(whole)
    walked_to = whole.hand()[-1]
    walked_to.setFocus()
    for _ in range(2):  # the menu opens, and closes
        press(whole.window, Qt.Key.Key_Escape)
    assert whole.window.focusWidget() is walked_to


def test_a_panel_opened_by_a_button_leaves_the_focus_on_a_card_that_may_be_played(whole: Whole) -> None:
    show(whole, "twenty-five", 5, 5, plays_last)
    assert whole.hand()[0] not in whole.playable()
    for way_out in (Qt.Key.Key_Escape, Qt.Key.Key_Return):  # Return presses what comes first: back to the table
        click(button(whole.window.table, "Menu"))
        press(whole.window, way_out)
        assert whole.window.focusWidget() in whole.playable()


def test_a_panel_that_closes_over_another_game_brings_the_focus_to_a_card_of_it(whole: Whole) -> None:
    until_choice(whole)
    press(whole.window, Qt.Key.Key_Escape)
    show(whole, "twenty-five", 5, 5, plays_last)
    press(whole.window, Qt.Key.Key_Escape)
    assert whole.window.focusWidget() in whole.playable()


OPENED_BY = {
    Overlay.RANKING: Action.RANKING,
    Overlay.TRICK: Action.LAST_TRICK,
    Overlay.SPEED: Action.SPEED,
    Overlay.MENU: Action.MENU,
}


@pytest.mark.parametrize("overlay", OPENED_BY)
def test_every_panel_has_close_at_the_right_of_its_title(whole: Whole, overlay: Overlay) -> None:
    whole.window.resize(1280, 800)
    show(whole, "twenty-five", 5, 5, plays_last)
    table = whole.window.table
    speed = whole.settings.speed
    click(table.bar.button(OPENED_BY[overlay]))
    panel = table.overlays.panel(overlay)
    close, others = place(button(panel, "Close")), [shown for shown in names(panel) if shown != "Close"]
    assert close.right() > place(panel).center().x()
    assert all(close.top() <= place(button(panel, other)).top() for other in others)
    click(button(panel, "Close"))
    assert lies_over(whole) is None
    assert whole.settings.speed is speed


@pytest.mark.parametrize("size", [(1280, 800), (800, 600)])
def test_a_panel_in_the_middle_leaves_the_line_whole_or_hides_it(whole: Whole, size: tuple[int, int]) -> None:
    whole.window.resize(*size)
    show(whole, "twenty-five", 5, 5, plays_last)
    table = whole.window.table
    for overlay in (Overlay.RANKING, Overlay.TRICK, Overlay.SPEED):
        table.overlays.open(overlay)
        covered = place(table.overlays.panel(overlay)).intersects(place(table.top.line))
        assert table.top.line.isVisible() is not covered
        table.overlays.close(overlay)
        assert table.top.line.isVisible()


def test_keys_answer_what_is_asked(whole: Whole) -> None:
    until_choice(whole)
    asked = {
        Qt.Key.Key_T: "Your",
        Qt.Key.Key_V: f"You hold {card_name(whole.hand()[0].card)}",
        Qt.Key.Key_S: "Mary 0",
        Qt.Key.Key_U: "are trumps. Best first: 5",
        Qt.Key.Key_B: "The turned card",
    }
    for key, words in asked.items():
        press(whole.window, key)
        assert words in whole.said()
        assert words in whole.line()
    last = whole.said()
    press(whole.window, Qt.Key.Key_M)
    assert whole.said() == last


def test_a_stop_in_a_name_ends_no_headline(whole: Whole) -> None:
    players = (str(Person()), str(Computer(Level.EASY)))
    whole.window.play(Record.new(seated("twenty-five", 2, 2), names=("Anna", "Fr. Tom"), seats=players, seed=25))
    while not (whole.view.my_turn and whole.view.trick and whole.view.trick.cards):
        turn_by_mouse(whole)
    headlines = []
    for key in (Qt.Key.Key_S, Qt.Key.Key_R):
        press(whole.window, key)
        headlines.append(whole.window.table.top.line.line.headline)
    card = whole.view.trick.cards[0]
    assert headlines == ["You 0, Fr. Tom 0.", f"Fr. Tom: {card_name(card)}."]
    assert whole.said() == f"Fr. Tom: {card_name(card)}. Fr. Tom's is the best."


def test_why_not_is_answered_for_the_card_with_the_focus(whole: Whole) -> None:
    until_choice(whole)
    for number, card in enumerate(whole.hand(), 1):
        press(whole.window, Qt.Key(Qt.Key.Key_0 + number))
        assert card.hasFocus()
        press(whole.window, Qt.Key.Key_Y)
        expected = "You may play" if card in whole.playable() else "Not "
        assert whole.said().startswith(expected)


def focused(whole: Whole) -> str:
    """The name of the button that has the focus."""
    button = whole.window.focusWidget()
    assert isinstance(button, FramedButton)
    return button.label


def test_arrows_walk_the_hand_and_round_its_ends(whole: Whole) -> None:
    until_choice(whole)
    press(whole.window, Qt.Key.Key_1)
    row = whole.hand()
    for card in (*row[1:], row[0]):
        press(whole.window, Qt.Key.Key_Right)
        assert card.hasFocus()
    press(whole.window, Qt.Key.Key_Left)
    assert row[-1].hasFocus()


def test_short_announcements_leave_the_detail_out(whole: Whole) -> None:
    whole.store.change(announcements=Announcements.SHORT)
    until_choice(whole)
    short = whole.said()
    press(whole.window, Qt.Key.Key_T)
    assert len(whole.said()) > len(short.split(". ", 1)[-1])


def test_panels_open_over_the_table_and_escape_closes_them(whole: Whole) -> None:
    until_choice(whole)
    while not whole.view.tricks or not whole.view.my_turn:
        turn_by_mouse(whole)
    table = whole.window.table
    for action, overlay in (
        (Action.RANKING, Overlay.RANKING),
        (Action.LAST_TRICK, Overlay.TRICK),
        (Action.SPEED, Overlay.SPEED),
        (Action.MENU, Overlay.MENU),
    ):
        click(table.bar.button(action))
        assert table.overlays.current is overlay
        press(whole.window, Qt.Key.Key_Escape)
        assert table.overlays.current is None
    press(whole.window, Qt.Key.Key_Escape)
    assert table.overlays.current is Overlay.MENU
    first = whole.window.focusWidget()
    press(whole.window, Qt.Key.Key_Down)
    assert whole.window.focusWidget() is not first
    press(whole.window, Qt.Key.Key_Up)
    assert whole.window.focusWidget() is first
    press(whole.window, Qt.Key.Key_Escape)
    table.top.plaque.setFocus()
    press(whole.window, Qt.Key.Key_Return)
    assert lies_over(whole) is Overlay.RANKING


@pytest.mark.qt_log_ignore("propagateSizeHints")  # a window without a screen grows only as it is told
def test_arrows_go_through_a_menu_in_columns_the_way_tab_does(whole: Whole) -> None:
    whole.window.resize(1280, 800)
    whole.store.change(text=2.0)
    until_choice(whole)
    ways: dict[Qt.Key, list[str]] = {}
    for key in (Qt.Key.Key_Tab, Qt.Key.Key_Down):
        press(whole.window, Qt.Key.Key_Escape)
        menu = whole.window.table.overlays.menu
        offered = [choice for choice in menu.findChildren(FramedButton) if choice.isVisible()]
        assert len({choice.x() for choice in offered if choice.label != "Close"}) == 2
        ways[key] = [focused(whole)]
        while len(ways[key]) < len(offered):
            press(whole.window, key)
            ways[key].append(focused(whole))
        press(whole.window, Qt.Key.Key_Escape)
    assert set(ways[Qt.Key.Key_Tab]) == {choice.label for choice in offered}
    assert ways[Qt.Key.Key_Down] == ways[Qt.Key.Key_Tab]


@pytest.mark.qt_log_ignore("propagateSizeHints")
@pytest.mark.parametrize(("width", "height", "text"), [(800, 600, 1.0), (1280, 800, 1.0), (1280, 800, 2.0)])
@pytest.mark.parametrize("moment", [deal_is_over, game_is_over])
def test_the_result_of_a_deal_leaves_no_stub_of_a_plate_and_covers_none_where_there_is_room(
    whole: Whole, width: int, height: int, text: float, moment: Moment
) -> None:
    whole.store.change(text=text)
    whole.window.resize(width, height)
    show(whole, "twenty-five", 5, 5, moment)
    table = whole.window.table
    top, result = table.top, place(table.overlays.deal)
    seen = [part for part in (top.plaque, *top.plates) if part.isVisible()]
    covered = [part for part in seen if result.intersects(part.frame() if isinstance(part, SeatPlate) else place(part))]
    assert covered == []
    assert top.line.isHidden(), "the result tells the same"
    if (width, text) == (1280, 1.0):
        assert len(seen) == 6
    if moment is deal_is_over:
        click(button(table.overlays.deal, "Next deal"))
        assert all(part.isVisible() for part in (top.plaque, *top.plates))


def test_escape_opens_the_menu_at_the_end_of_a_deal_too(whole: Whole) -> None:
    show(whole, "twenty-five", 5, 5, deal_is_over)
    assert lies_over(whole) is Overlay.DEAL
    press(whole.window, Qt.Key.Key_Escape)
    assert lies_over(whole) is Overlay.MENU
    press(whole.window, Qt.Key.Key_Escape)
    assert lies_over(whole) is Overlay.DEAL


def test_escape_puts_a_hint_away_before_it_opens_the_menu(whole: Whole) -> None:
    until_choice(whole)
    table, asked = whole.window.table, whole.line()
    press(whole.window, Qt.Key.Key_H)
    press(whole.window, Qt.Key.Key_H)
    assert whole.line() != asked
    press(whole.window, Qt.Key.Key_Escape)
    assert table.coach.hint is None
    assert lies_over(whole) is None
    assert whole.line() == asked
    press(whole.window, Qt.Key.Key_Escape)
    assert lies_over(whole) is Overlay.MENU


def test_a_speed_is_chosen_at_the_table_and_remembered(whole: Whole) -> None:
    until_choice(whole)
    table = whole.window.table
    click(table.bar.button(Action.SPEED))
    click(button(table.overlays.speed, "Slow"))
    assert whole.settings.speed is Speed.SLOW
    assert table.director.pace.factor > 1


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
    click(table.top.canvas, QPoint(table.top.line.x(), table.top.line.y() - 8))  # beside what is asked
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


def test_the_score_panel_folds_and_its_button_brings_it_back(whole: Whole) -> None:
    until_choice(whole)
    table = whole.window.table
    assert table.score_panel.isVisible()
    click(button(table.score_panel, "Fold the scores away"))
    assert not table.score_panel.isVisible()
    click(table.bar.button(Action.SCORES))
    assert table.score_panel.isVisible()
    assert whole.settings.fold_panel is False
    assert not table.bar.button(Action.SCORES).isVisible()


def test_the_focus_stays_on_what_folds_and_unfolds_the_scores(whole: Whole) -> None:
    until_choice(whole)
    table = whole.window.table
    click(button(table.score_panel, "Fold the scores away"))
    settle()
    assert table.bar.button(Action.SCORES).hasFocus()
    press(whole.window, Qt.Key.Key_Return)
    settle()
    assert button(table.score_panel, "Fold the scores away").hasFocus()


@pytest.mark.parametrize("moment", [exchanges, names_trumps], ids=["exchange", "trumps"])
def test_a_question_lies_in_the_middle_of_the_table_also_after_the_scores_are_folded(
    whole: Whole, moment: Moment
) -> None:
    whole.window.resize(1280, 800)
    show(whole, "two-hundred-twenty", 5, 5, moment)
    table = whole.window.table
    middles = [table.decision_panel.geometry().center().x()]
    click(button(table.score_panel, "Fold the scores away"))
    settle()
    assert table.top.zones is not None
    assert abs(table.decision_panel.geometry().center().x() - table.top.zones.felt.centre[0]) <= 1
    click(table.bar.button(Action.SCORES))
    settle()
    middles.append(table.decision_panel.geometry().center().x())
    assert middles[0] == middles[1]
    assert not table.decision_panel.geometry().intersects(table.score_panel.geometry())


def test_the_scores_lie_over_a_table_that_has_no_room_for_them(whole: Whole) -> None:
    whole.window.resize(800, 600)
    until_choice(whole)
    table = whole.window.table
    click(table.bar.button(Action.SCORES))
    assert table.overlays.scores.isVisible()
    click(button(table.overlays.scores, "Fold the scores away"))
    assert not table.overlays.scores.isVisible()
    assert whole.settings.fold_panel is None


def test_the_menu_stays_above_a_question_when_the_window_changes(whole: Whole) -> None:
    whole.window.resize(1280, 800)
    until_rob(whole)
    overlays = whole.window.table.overlays
    press(whole.window, Qt.Key.Key_Escape)
    for width, height in ((800, 600), (1000, 700), (1280, 800)):
        whole.window.resize(width, height)
        settle()
        for choice in overlays.menu.findChildren(FramedButton):
            if choice.isVisible():
                hit = whole.window.childAt(choice.mapTo(whole.window, choice.rect().center()))
                assert hit is choice, f"{choice.label} is covered at {width}×{height}"


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


def test_undo_passes_over_the_card_that_played_itself(whole: Whole) -> None:
    """Else it would play itself again at once, and what was taken back with it would be lost."""
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
