"""The panel after a deal or a game: its words, its buttons by mouse and by keys, and that nothing is cut."""

import random
import re

import pytest
from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from tests.core.positions import dealt, scored
from tests.ui.dressing import dressed
from tests.ui.panels import WINDOWS, alone, cut_off, finished, lay_over, look, press, room_for, seen_by, shows
from tests.ui.pressing import click
from tests.ui.reading import framed, sentences
from twentyfive.core import (
    PRESETS,
    PlayerView,
    apply,
    legal_moves,
    new_game,
    seated,
    table_move,
    to_act,
    view_for,
)
from twentyfive.core.phases.scoring import best_trump_played
from twentyfive.presentation.settings import ThemeChoice
from twentyfive.ui.cards.faces import FaceStore
from twentyfive.ui.table.panels.deal_panel import DealPanel
from twentyfive.ui.table.panels.deal_table import DealRowView
from twentyfive.ui.theme.look import Look
from twentyfive.ui.widgets.base_button import BaseButton
from twentyfive.ui.widgets.scroll_area import ScrollBody
from twentyfive.wording.names import card_sign
from twentyfive.wording.table.results import points_sentence

PAIRS = PRESETS["twenty-five"].replace(players=4, sides=2)


def shown(
    faces: FaceStore, front: QWidget, view: PlayerView, a_look: Look | None = None, room: QSize | None = None
) -> DealPanel:
    used = a_look or look()
    panel = dressed(DealPanel(faces, front), used)
    panel.show_view(view)
    lay_over(panel, room or QSize(1008, 720))
    panel.setFocus()
    return panel


def rows(panel: DealPanel) -> list[str]:
    """The rows as a screen reader reads them."""
    return [row.accessibleName() for row in panel.findChildren(DealRowView) if row.isVisible()]


def buttons(panel: DealPanel) -> dict[str, BaseButton]:
    """The visible buttons by their labels."""
    return {button.label: button for button in framed(panel)}


def test_the_title_names_the_result_and_the_next_dealer(faces: FaceStore, front: QWidget) -> None:
    panel = shown(faces, front, seen_by(finished("A B C B A", alone(5))))
    assert sentences(panel) == ["Deal 1: two tricks for you", "Mary deals next."]
    assert panel.accessibleName() == "Deal 1: two tricks for you"


def test_a_game_won_as_it_was_dealt_offers_no_look_back(faces: FaceStore, front: QWidget) -> None:
    won_as_dealt = scored(dealt("A deals; turned AS", alone(4).replace(turned_ace_bonus=5, target=5)))
    for state, offered in ((won_as_dealt, False), (finished("A B C B B", alone(4)), True)):
        panel = shown(faces, front, seen_by(state))
        panel.offer_look_back()
        assert ("Look back" in buttons(panel)) is offered


@pytest.mark.parametrize("size", WINDOWS)
def test_no_label_of_a_button_wraps(faces: FaceStore, front: QWidget, size: tuple[int, int, float]) -> None:
    width, height, text = size
    for won in (finished("A B C B B", alone(5)), finished("A A", alone(5, target=10))):
        panel = dressed(DealPanel(faces, front), look(width, height, text))
        panel.show_view(seen_by(won))
        panel.offer_look_back()
        lay_over(panel, room_for(width, height, 5, text))
        offered = buttons(panel).items()
        broken = [name for name, button in offered if button.frame_width() > button.frame().width()]
        assert not broken
        panel.close()


def test_rows_are_sorted_by_points_and_show_tricks_gains_and_points(faces: FaceStore, front: QWidget) -> None:
    panel = shown(faces, front, seen_by(finished("A B C B B / C C A C D", alone(4))))
    assert rows(panel) == [
        "Seán, three tricks, +15, 20 points",
        "Mary, no tricks, 0, 15 points",
        "You, one trick, +5, 10 points",
        "Nora, one trick, +5, 5 points",
    ]
    assert [(row.gain, row.value) for row in panel.findChildren(DealRowView)] == [
        ("+15", "20"),
        ("0", "15"),
        ("+5", "10"),
        ("+5", "5"),
    ]


def points_after_failed_bid(preset: str, contract: int) -> str:
    """The sentence about the points after the first deal of random games in which that bid failed."""
    rules = seated(preset, 5, 5)
    for seed in range(200):
        rng, state = random.Random(seed), new_game(rules)
        while not state.history:
            move = rng.choice(legal_moves(state)) if to_act(state) is not None else table_move(state, rng)
            state = apply(state, move)
        result = state.history[-1]
        if result.contract == contract and result.made is False and not state.game_winners:
            return points_sentence(view_for(state, 0))
    raise AssertionError("no such deal")


def test_points_for_the_best_trump_are_explained(faces: FaceStore, front: QWidget) -> None:
    state = finished("A B A B A", PRESETS["forty-five"])
    panel = shown(faces, front, seen_by(state))
    best = best_trump_played(state.current_deal, state.rules)
    assert best is not None
    whose = "your side" if state.rules.side_of(best[0]) == 0 else "Mary’s side"
    assert sentences(panel)[1].startswith(f"The best trump, {card_sign(best[1])}, counts 5 for {whose}.")
    panel.set_points_shown(False)
    assert sentences(panel)[1] == "Mary deals next."


def test_with_large_text_the_explanation_of_the_points_is_only_spoken(faces: FaceStore, front: QWidget) -> None:
    state = finished("A B A B A", PRESETS["forty-five"])
    panel = shown(faces, front, seen_by(state), look(text=2.5))
    assert sentences(panel)[1] == "Mary deals next."
    assert panel.accessibleDescription().startswith("The best trump, ")
    assert not set("♠♥♦♣") & set(panel.accessibleDescription()), "a screen reader gets the suits in words"


def test_a_bid_that_failed_is_explained() -> None:
    assert re.search(r"took (0|5|10|15) of the 20 points bid\.$", points_after_failed_bid("fifty-five", 20))
    assert re.search(r"took .* tricks? and needed all five\.$", points_after_failed_bid("fifty-five", 60))


def test_only_the_viewers_row_is_highlighted(faces: FaceStore, front: QWidget) -> None:
    a_look = look()
    panel = shown(faces, front, seen_by(finished("A B C B B", alone(3)), seat=2), a_look)
    marked = {row.accessibleName().split(",")[0]: shows(row, a_look.colours.raised) for row in _row_views(panel)}
    assert marked == {"Mary": False, "You": True, "Anna": False}


def _row_views(panel: DealPanel) -> list[DealRowView]:
    return panel.findChildren(DealRowView)


def test_sides_are_listed_with_their_members(faces: FaceStore, front: QWidget) -> None:
    panel = shown(faces, front, seen_by(finished("A B C B B", PAIRS)))
    assert rows(panel) == [
        "Mary’s side, Mary and Nora, three tricks, +15, 15 points",
        "Your side, you and Seán, two tricks, +10, 10 points",
    ]


def test_after_a_deal_only_the_next_deal_is_offered(qtbot: QtBot, faces: FaceStore, front: QWidget) -> None:
    panel = shown(faces, front, seen_by(finished("A B C B B", alone(3))))
    assert list(buttons(panel)) == ["Next deal"]
    assert buttons(panel)["Next deal"].hasFocus()
    with qtbot.waitSignal(panel.next_deal_asked):
        click(buttons(panel)["Next deal"])


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space])
def test_the_next_deal_is_one_key_away(qtbot: QtBot, faces: FaceStore, front: QWidget, key: Qt.Key) -> None:
    panel = shown(faces, front, seen_by(finished("A B C B B", alone(3))))
    with qtbot.waitSignal(panel.next_deal_asked):
        press(key)


def test_a_finished_game_names_the_winner_and_offers_three_choices(
    qtbot: QtBot, faces: FaceStore, front: QWidget
) -> None:
    panel = shown(faces, front, seen_by(finished("B A B B C / B B", alone(3, stake=10))))
    assert sentences(panel) == [
        "Mary wins the game",
        "25 points in two deals. 25 points win at once, so the cards still in hand are not played. Each owes Mary 10.",
    ]
    assert rows(panel)[0].startswith("Mary")
    assert list(buttons(panel)) == ["Play again", "New game", "Leave"]
    assert buttons(panel)["Play again"].hasFocus()
    for label, asked in (
        ("Play again", panel.play_again_asked),
        ("New game", panel.new_game_asked),
        ("Leave", panel.leave_asked),
    ):
        with qtbot.waitSignal(asked):
            click(buttons(panel)[label])


def test_look_back_is_offered_after_a_deal_and_after_a_game(qtbot: QtBot, faces: FaceStore, front: QWidget) -> None:
    panel = shown(faces, front, seen_by(finished("A B C B B", alone(3))))
    panel.offer_look_back()
    assert list(buttons(panel)) == ["Next deal", "Look back"]
    with qtbot.waitSignal(panel.look_back_asked):
        click(buttons(panel)["Look back"])
    panel.show_view(seen_by(finished("A A A A A", alone(3))))
    assert list(buttons(panel)) == ["Play again", "New game", "Look back", "Leave"]


def test_a_win_with_all_five_tricks_counts_double(faces: FaceStore, front: QWidget) -> None:
    panel = shown(faces, front, seen_by(finished("A A A A A", alone(3, stake=10))))
    title, sentence = sentences(panel)
    assert title == "You win the game"
    assert sentence == "25 points in one deal. All five tricks from nothing: it counts double. Each owes you 20."


def test_without_stake_or_match_nothing_is_said_to_count_double(faces: FaceStore, front: QWidget) -> None:
    _, sentence = sentences(shown(faces, front, seen_by(finished("A A A A A", alone(3)))))
    assert sentence == "25 points in one deal. All five tricks from nothing."


def test_a_game_won_in_the_middle_of_a_deal_says_why_cards_are_left(faces: FaceStore, front: QWidget) -> None:
    _, sentence = sentences(shown(faces, front, seen_by(finished("A A A", alone(3, target=15)))))
    assert sentence == "15 points in one deal. 15 points win at once, so the cards still in hand are not played."
    _, sentence = sentences(
        shown(faces, front, seen_by(finished("A A A B B", alone(3, target=15, finish="end_of_deal"))))
    )
    assert "not played" not in sentence


def test_a_side_that_wins_is_named_as_a_side(faces: FaceStore, front: QWidget) -> None:
    assert sentences(shown(faces, front, seen_by(finished("B B D B D", PAIRS))))[0] == "Mary’s side wins the game"


def test_between_the_games_of_a_match_the_next_game_is_offered(qtbot: QtBot, faces: FaceStore, front: QWidget) -> None:
    rules = alone(2, best_of=3, all_five="none")
    panel = shown(faces, front, seen_by(finished("B B B B B", rules)))
    assert sentences(panel)[0] == "Mary wins the game"
    assert "Games: Mary 1." in sentences(panel)[1]
    with qtbot.waitSignal(panel.next_deal_asked):
        click(buttons(panel)["Next game"])
    panel.show_view(seen_by(finished("B B B B B / B B B B B", rules)))
    assert sentences(panel)[0] == "Mary wins the match"
    assert list(buttons(panel)) == ["Play again", "New game", "Leave"]


def test_a_spoiled_pool_is_named_in_the_title(faces: FaceStore, front: QWidget) -> None:
    rules = PRESETS["spoil-five"].replace(players=3, sides=3)
    panel = shown(faces, front, seen_by(finished("A B C A B", rules)))
    assert sentences(panel)[0] == "Deal 1: the pool is spoiled"
    assert rows(panel)[0] == "You, two tricks, −1, 19 chips"


def test_an_onlooker_sees_a_title_without_tricks(faces: FaceStore, front: QWidget) -> None:
    assert sentences(shown(faces, front, seen_by(finished("A B C B B", alone(3)), seat=None)))[0] == "Deal 1 is over"


def test_arrow_keys_walk_the_buttons_and_enter_presses(qtbot: QtBot, faces: FaceStore, front: QWidget) -> None:
    panel = shown(faces, front, seen_by(finished("A A A A A", alone(3))))
    press(Qt.Key.Key_Right)
    assert buttons(panel)["New game"].hasFocus()
    press(Qt.Key.Key_Down)
    with qtbot.waitSignal(panel.leave_asked):
        press(Qt.Key.Key_Return)
    press(Qt.Key.Key_Left)
    assert buttons(panel)["New game"].hasFocus()


@pytest.mark.broad("A B A B A-2-800-600-*")
@pytest.mark.parametrize(("width", "height", "text"), WINDOWS)
@pytest.mark.parametrize("players", [2, 5, 10])
@pytest.mark.parametrize("deals", ["A B A B A", "A A A A A"])
def test_nothing_is_cut_and_the_panel_stays_within_its_room(
    faces: FaceStore, front: QWidget, deals: str, players: int, width: int, height: int, text: float
) -> None:
    room = room_for(width, height, players, text)
    panel = shown(faces, front, seen_by(finished(deals, alone(players, stake=10))), look(width, height, text), room)
    panel.offer_look_back()
    lay_over(panel, room)
    assert cut_off(panel, panel.sheet()) == []
    assert QRect(0, 0, room.width(), room.height()).contains(panel.sheet().translated(panel.pos()))
    assert len(rows(panel)) == players
    assert {row.tip for row in _row_views(panel)} == {""}


def test_ten_rows_at_huge_text_scroll_by_keys(faces: FaceStore, front: QWidget) -> None:
    room = room_for(1280, 800, 10, 2.5)
    panel = shown(faces, front, seen_by(finished("A A A A A", alone(10))), look(1280, 800, 2.5), room)
    scroll = panel.findChild(ScrollBody)
    assert scroll is not None
    last = _row_views(panel)[-1]
    assert last.visibleRegion().isEmpty()
    press(Qt.Key.Key_Up)
    assert scroll.hasFocus()
    QTest.keyClick(scroll, Qt.Key.Key_End)
    for _ in range(20):
        QTest.keyClick(scroll, Qt.Key.Key_Down)
    assert last.visibleRegion().boundingRect() == last.rect()


def test_rows_move_closer_together_before_they_scroll(faces: FaceStore, front: QWidget) -> None:
    room = room_for(800, 600, 10, 1.0)
    panel = shown(faces, front, seen_by(finished("A B A B A", alone(10))), look(800, 600), room)
    assert all(row.visibleRegion().boundingRect() == row.rect() for row in _row_views(panel))


def test_with_scores_hidden_only_tricks_are_shown(faces: FaceStore, front: QWidget) -> None:
    panel = shown(faces, front, seen_by(finished("B B C B A", alone(3))))
    panel.set_points_shown(False)
    QApplication.processEvents()
    assert rows(panel) == ["You, one trick", "Mary, three tricks", "Seán, one trick"]


def test_the_panel_takes_another_look(faces: FaceStore, front: QWidget) -> None:
    panel = shown(faces, front, seen_by(finished("B B C B A", alone(3))))
    contrast = look(text=1.5, theme=ThemeChoice.HIGH_CONTRAST)
    panel.wear(contrast)
    lay_over(panel, QSize(1008, 720))
    assert cut_off(panel, panel.sheet()) == []
    assert not shows(panel, look().colours.surface)


@pytest.mark.parametrize("text", [1.0, 2.0])
def test_the_height_after_a_change_of_look_is_that_of_a_new_panel(
    faces: FaceStore, front: QWidget, text: float
) -> None:
    view, room, other = seen_by(finished("B B C B A", alone(3))), QSize(1256, 696), look(text=text)
    panel = shown(faces, front, view, look(text=3.0 - text), room)
    panel.wear(other)
    assert panel.preferred_size(room) == shown(faces, front, view, other, room).preferred_size(room)
