"""The panels over the table: each opens, closes, and leaves the rest of the table visible."""

import pytest
from PySide6.QtCore import Qt

from tests.ui.moments import (
    Moment,
    bids,
    deal_is_over,
    exchanges,
    game_is_lost,
    game_is_over,
    jinks,
    names_trumps,
    plays_last,
    robs,
    show,
)
from tests.ui.page_checks import settle
from tests.ui.painted import painted_texts, place
from tests.ui.pressing import click
from tests.ui.table.turns import until_choice, until_rob
from tests.ui.whole import Start, Whole, button, choice, names, press, turn_by_mouse
from twentyfive.presentation.settings import Speed
from twentyfive.presentation.table.actions import Action
from twentyfive.presentation.table.placement import Mark, Place
from twentyfive.ui.table.overlays import Overlay
from twentyfive.ui.table.surface.plates import SeatPlate
from twentyfive.ui.table.table_view import to_qrect
from twentyfive.ui.widgets.base_button import BaseButton
from twentyfive.ui.widgets.panels import RichLabel


def lies_over(whole: Whole) -> Overlay | None:
    """The panel that is open over the table."""
    return whole.window.table.overlays.current


@pytest.mark.broad("5-5-1.0")
@pytest.mark.parametrize(
    ("players", "sides", "text"), [(5, 5, 1.0), (5, 5, 1.5), (10, 10, 1.5), (8, 8, 2.0), (9, 9, 2.0), (10, 5, 2.0)]
)
def test_the_question_to_rob_covers_no_rank_of_the_trick(start: Start, players: int, sides: int, text: float) -> None:
    whole = start(text=text)
    whole.window.resize(1280, 800)
    show(whole, "twenty-five", players, sides, robs)
    table = whole.window.table
    assert table.top.trick_frames()
    sheet = place(table.decision_panel)
    covered = [card for card in table.top.trick_frames() if sheet.intersects(card)]
    assert all(sheet.top() > card.top() + 0.49 * card.height() for card in covered)
    zones = table.top.zones
    assert zones is not None
    assert not sheet.intersects(to_qrect(zones.trump)), "the turned card, which is asked about, lies in the tray"


@pytest.mark.parametrize("text", [1.0, 1.5, 2.0])
def test_the_question_to_rob_is_explained_and_says_rob(start: Start, text: float) -> None:
    whole = start(text=text)
    whole.window.resize(1280, 800)
    show(whole, "twenty-five", 5, 5, robs)
    told = " ".join(
        each.plain for each in whole.window.table.decision_panel.findChildren(RichLabel) if each.isVisible()
    )
    assert "rob" in told.lower()
    assert "Choose the card you give up." in told
    assert "Nobody sees it. If you leave" in told
    marked = [lying for lying in whole.window.table.top.canvas.scene if Mark.PLAYABLE in lying.marks]
    assert len(marked) == 5, "every card that may be given up is marked"


def test_the_words_on_a_partly_covered_card_move_above_the_question(start: Start) -> None:
    whole = start(text=2)
    whole.window.resize(1280, 720)
    show(whole, "twenty-five", 10, 10, robs)
    top, sheet = whole.window.table.top, place(whole.window.table.decision_panel)
    assert any(card.intersects(sheet) for card in top.trick_frames())
    (said,) = [words.area for words in painted_texts(top.canvas) if words.text == "led, best"]
    assert said.bottom() < sheet.top()
    press(whole.window, Qt.Key.Key_1)
    click(choice(whole.window.table.decision_panel, "Leave"))
    settle()
    (lower,) = [words.area for words in painted_texts(top.canvas) if words.text.startswith("led")]
    assert lower.bottom() > said.bottom()


def test_the_question_to_rob_has_its_explanation_and_touches_no_card(whole: Whole) -> None:
    whole.window.resize(1280, 800)
    show(whole, "twenty-five", 5, 5, robs)
    top, panel = whole.window.table.top, whole.window.table.decision_panel
    assert any("Nobody sees it." in label.plain for label in panel.findChildren(RichLabel) if label.isVisible())
    assert top.zones is not None
    lowest = max(card.bottom() for card in top.trick_frames())
    assert place(panel).top() - lowest > top.zones.gap


@pytest.mark.broad("size0-game0")
@pytest.mark.parametrize(
    ("size", "game"),
    [
        ((1280, 800), ("auction-forty-fives", 4, 2)),
        ((800, 600), ("fifty-five", 2, 2)),
        ((800, 600), ("fifty-five", 5, 5)),
    ],
)
def test_possible_bids_keep_their_notes_with_large_text(
    start: Start, size: tuple[int, int], game: tuple[str, int, int]
) -> None:
    whole = start(text=1.5)
    whole.window.resize(*size)
    show(whole, *game, bids)
    panel = whole.window.table.decision_panel
    answers = [answer for answer in panel.findChildren(BaseButton) if answer.isEnabled()]
    assert len(answers) > 0
    assert [answer.label for answer in answers if not answer.note or not answer.is_whole()] == []
    assert not any(place(panel).intersects(plate) for plate in whole.window.table.top.plate_frames())


@pytest.mark.broad("1.0")
@pytest.mark.parametrize("text", [1.0, 1.5, 2.0])
def test_the_question_to_jink_leaves_the_pool_and_its_number_visible(start: Start, text: float) -> None:
    whole = start(text=text)
    whole.window.resize(1280, 800)
    show(whole, "spoil-five", 5, 5, jinks)
    table = whole.window.table
    assert not place(table.decision_panel).intersects(place(table.top.pool))
    assert [words.text for words in painted_texts(table.top.pool)] == [f"Pool {whole.view.pool}"]


OPENED_BY = {
    Overlay.RANKING: Action.RANKING,
    Overlay.TRICK: Action.LAST_TRICK,
    Overlay.SPEED: Action.SPEED,
    Overlay.MENU: Action.MENU,
}


@pytest.mark.broad("Overlay.RANKING")
@pytest.mark.parametrize("overlay", OPENED_BY)
def test_every_panel_has_a_close_button_at_the_right_of_its_title(whole: Whole, overlay: Overlay) -> None:
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
def test_a_panel_in_the_middle_never_covers_part_of_the_line(whole: Whole, size: tuple[int, int]) -> None:
    whole.window.resize(*size)
    show(whole, "twenty-five", 5, 5, plays_last)
    table = whole.window.table
    for overlay in (Overlay.RANKING, Overlay.TRICK, Overlay.SPEED):
        table.overlays.open(overlay)
        covered = place(table.overlays.panel(overlay)).intersects(place(table.top.line))
        assert table.top.line.isVisible() is not covered
        table.overlays.close(overlay)
        assert table.top.line.isVisible()


def test_panels_open_over_the_table_and_escape_closes_them(whole: Whole) -> None:
    until_choice(whole)
    while not whole.view.tricks or not whole.view.my_turn:
        turn_by_mouse(whole)
    table = whole.window.table
    for overlay, action in OPENED_BY.items():
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
    table.top.trump_button.setFocus()
    press(whole.window, Qt.Key.Key_Return)
    assert lies_over(whole) is Overlay.RANKING


@pytest.mark.broad("deal_is_over-800-600-1.0")
@pytest.mark.qt_log_ignore("propagateSizeHints")
@pytest.mark.parametrize(("width", "height", "text"), [(800, 600, 1.0), (1280, 900, 1.0), (1280, 800, 2.0)])
@pytest.mark.parametrize("moment", [deal_is_over, game_is_lost])
def test_the_result_of_a_deal_never_covers_part_of_a_plate(
    whole: Whole, width: int, height: int, text: float, moment: Moment
) -> None:
    whole.store.change(text=text)
    whole.window.resize(width, height)
    show(whole, "twenty-five", 5, 5, moment)
    table = whole.window.table
    top, result = table.top, place(table.overlays.deal)
    seen = [part for part in (top.trump_button, *top.plates) if part.isVisible()]
    covered = [part for part in seen if result.intersects(part.frame() if isinstance(part, SeatPlate) else place(part))]
    assert covered == []
    assert top.line.isHidden(), "the result says the same"
    if (width, text) == (1280, 1.0):
        assert len(seen) == 6
    if moment is deal_is_over:
        click(button(table.overlays.deal, "Next deal"))
        assert all(part.isVisible() for part in (top.trump_button, *top.plates))


@pytest.mark.broad("720-2.0-5")
@pytest.mark.parametrize("players", [5, 10])
@pytest.mark.parametrize(("height", "text"), [(720, 2.0), (800, 2.0), (720, 2.5)])
def test_the_result_of_a_game_never_covers_part_of_a_card_of_the_hand(
    start: Start, players: int, height: int, text: float
) -> None:
    whole = start(text=text)
    whole.window.resize(1280, height)
    show(whole, "twenty-five", players, players, game_is_lost)
    result, hand = place(whole.window.table.overlays.deal), [place(card) for card in whole.hand()]
    assert hand
    assert all(result.contains(card) or not result.intersects(card) for card in hand)


@pytest.mark.qt_log_ignore("propagateSizeHints")
@pytest.mark.parametrize(("width", "height"), [(800, 600), (1280, 900)])
def test_the_result_of_a_game_never_covers_part_of_the_backs_or_the_pool(whole: Whole, width: int, height: int) -> None:
    whole.window.resize(width, height)
    top, result = whole.window.table.top, whole.window.table.overlays.deal
    show(whole, "twenty-five", 5, 5, game_is_lost)
    backs = [lying for lying in top.canvas.painted if lying.place is Place.FAN]
    assert not any(place(result).intersects(to_qrect(lying.rect)) for lying in backs)
    assert (len({lying.spot.seat for lying in backs}) == 4) is (width == 1280), "with enough room they stay"
    show(whole, "spoil-five", 5, 5, deal_is_over)
    assert top.pool.isHidden() or not place(result).intersects(place(top.pool))
    click(button(result, "Next deal"))
    assert top.pool.isVisible()
    assert top.canvas.painted == top.canvas.scene


def test_escape_opens_the_menu_over_the_result_of_a_deal(whole: Whole) -> None:
    show(whole, "twenty-five", 5, 5, deal_is_over)
    assert lies_over(whole) is Overlay.DEAL
    press(whole.window, Qt.Key.Key_Escape)
    assert lies_over(whole) is Overlay.MENU
    press(whole.window, Qt.Key.Key_Escape)
    assert lies_over(whole) is Overlay.DEAL


def test_below_the_menu_the_line_says_that_the_game_is_over(whole: Whole) -> None:
    show(whole, "twenty-five", 5, 5, game_is_over)
    press(whole.window, Qt.Key.Key_Escape)
    assert lies_over(whole) is Overlay.MENU
    assert whole.line() == "The game is over."


def test_escape_ends_a_hint_before_it_opens_the_menu(whole: Whole) -> None:
    until_choice(whole)
    table, asked = whole.window.table, whole.line()
    press(whole.window, Qt.Key.Key_H)
    press(whole.window, Qt.Key.Key_H)
    assert whole.line() != asked
    press(whole.window, Qt.Key.Key_Escape)
    assert table.hint_flow.hint is None
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


def test_the_score_panel_folds_and_its_button_brings_it_back(whole: Whole) -> None:
    until_choice(whole)
    table = whole.window.table
    assert table.score_panel.isVisible()
    click(button(table.score_panel, "Hide the scores"))
    assert not table.score_panel.isVisible()
    click(table.bar.button(Action.SCORES))
    assert table.score_panel.isVisible()
    assert whole.settings.fold_panel is False
    assert not table.bar.button(Action.SCORES).isVisible()


def test_the_focus_follows_the_button_that_folds_and_unfolds_the_scores(whole: Whole) -> None:
    until_choice(whole)
    table = whole.window.table
    click(button(table.score_panel, "Hide the scores"))
    settle()
    assert table.bar.button(Action.SCORES).hasFocus()
    press(whole.window, Qt.Key.Key_Return)
    settle()
    assert button(table.score_panel, "Hide the scores").hasFocus()


@pytest.mark.parametrize("moment", [exchanges, names_trumps], ids=["exchange", "trumps"])
def test_a_question_stays_in_the_middle_of_the_table_when_the_scores_fold(whole: Whole, moment: Moment) -> None:
    whole.window.resize(1280, 800)
    show(whole, "two-hundred-twenty", 5, 5, moment)
    table = whole.window.table
    middles = [table.decision_panel.geometry().center().x()]
    click(button(table.score_panel, "Hide the scores"))
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
    click(button(table.overlays.scores, "Hide the scores"))
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
        for offered in overlays.menu.findChildren(BaseButton):
            if offered.isVisible():
                hit = whole.window.childAt(offered.mapTo(whole.window, offered.rect().center()))
                assert hit is offered, f"{offered.label} is covered at {width}×{height}"
