"""The score panel: scores, deals so far, pool and stakes; whole at every size, and readable by a screen reader."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from tests.ui.dressing import dressed
from tests.ui.page_checks import settle
from tests.ui.painted import painted_texts
from tests.ui.panels import NAMES, WINDOWS, after, alone, cut_off, finished, look, seen_by, shows
from tests.ui.pressing import click
from tests.ui.reading import sentences
from twentyfive.core import PRESETS, PlayerView
from twentyfive.presentation.settings import ThemeChoice
from twentyfive.presentation.table.frame import Room
from twentyfive.presentation.table.table_layout import Sitting, table_layout
from twentyfive.ui.table.panels.score_lines import DealList, LineWidget
from twentyfive.ui.table.panels.score_panel import ScorePanel
from twentyfive.ui.table.panels.score_table import ScoreRow
from twentyfive.ui.theme.look import Look
from twentyfive.ui.widgets.buttons import IconButton
from twentyfive.ui.widgets.panels import RichLabel
from twentyfive.ui.widgets.scroll_area import ScrollBody

PAIRS = PRESETS["twenty-five"].replace(players=4, sides=2)


def shown(front: QWidget, view: PlayerView, a_look: Look | None = None, height: int = 736) -> ScorePanel:
    used = a_look or look()
    panel = dressed(ScorePanel(front), used)
    panel.show_view(view)
    panel.resize(panel.preferred_width(), height)
    panel.show()
    QApplication.processEvents()
    return panel


def rows(panel: ScorePanel) -> list[str]:
    """The rows as a screen reader reads them."""
    return [row.accessibleName() for row in panel.findChildren(ScoreRow)]


def words(panel: ScorePanel) -> list[str]:
    """All words of the panel outside the rows."""
    labels = sentences(panel)
    return labels + [line.accessibleName() for line in panel.findChildren(LineWidget) if line.isVisible()]


def test_each_player_has_a_row_with_points_tricks_dealer_and_turn(front: QWidget) -> None:
    panel = shown(front, seen_by(after("B B C B C / A", alone(3))))
    assert rows(panel) == [
        "You, 5 points, one trick, to play",
        "Mary, dealer, 15 points, no tricks",
        "Seán, 10 points, no tricks",
    ]
    assert [row.value for row in panel.findChildren(ScoreRow)] == ["5", "15", "10"]
    assert [row.tricks for row in panel.findChildren(ScoreRow)] == [1, 0, 0]


def test_a_row_is_asked_by_click_and_by_keys_and_all_are_one_stop_of_tab(front: QWidget) -> None:
    panel = shown(front, seen_by(after("B B C B C / A", alone(3))))
    asked: list[int] = []
    panel.asked.connect(asked.append)
    you, mary, sean = panel.findChildren(ScoreRow)
    front.setFocus()
    click(mary)
    assert asked == [1]
    assert not mary.hasFocus(), "the focus stays on the cards"
    assert [row.focusPolicy() for row in (you, mary, sean)] == [
        Qt.FocusPolicy.TabFocus,
        Qt.FocusPolicy.NoFocus,
        Qt.FocusPolicy.NoFocus,
    ]
    you.setFocus()
    QTest.keyClick(you, Qt.Key.Key_Up)
    assert sean.hasFocus()
    QTest.keyClick(sean, Qt.Key.Key_Return)
    assert asked == [1, 2]


def test_the_viewer_is_first_and_the_others_follow_clockwise(front: QWidget) -> None:
    panel = shown(front, seen_by(after("A", alone(5)), seat=3))
    assert [name.split(",")[0] for name in rows(panel)] == ["You", "Tom", "Anna", "Mary", "Seán"]


def test_only_the_viewers_row_is_highlighted(front: QWidget) -> None:
    a_look = look()
    panel = shown(front, seen_by(after("A", alone(3)), seat=1), a_look)
    highlighted = [shows(row, a_look.on_wood.colours.raised) for row in panel.findChildren(ScoreRow)]
    assert highlighted == [True, False, False]


def test_title_and_facts_name_the_game_and_the_deal(front: QWidget) -> None:
    panel = shown(front, seen_by(after("B B C B C / A", alone(3))))
    assert "Twenty-Five" in words(panel)
    assert "Deal 2\N{NO-BREAK SPACE}· first to 25" in words(panel)


def test_players_of_one_side_share_a_row_and_are_listed(front: QWidget) -> None:
    panel = shown(front, seen_by(after("A B C B C / C", PAIRS)))
    assert rows(panel) == [
        "Your side, you and Seán, 20 points, one trick, to play",
        "Mary’s side, Mary and Nora, dealer, 10 points, no tricks",
    ]
    assert {"You and Seán", "Mary and Nora"} <= set(words(panel))


def test_three_sides_of_three_are_named_in_the_facts(front: QWidget) -> None:
    panel = shown(front, seen_by(after("A", PRESETS["twenty-five"].replace(players=9, sides=3))))
    assert any("three sides of three" in text for text in words(panel))
    assert len(rows(panel)) == 3


def test_each_deal_so_far_is_read_out_in_full(front: QWidget) -> None:
    panel = shown(front, seen_by(after("B B C B C / A B C A C / B", alone(3))))
    deals = panel.findChild(DealList)
    assert deals is not None
    lines = [line.accessibleName() for line in deals.findChildren(LineWidget)]
    assert lines == ["Deals so far", "Deal 1: You 0, Mary +15, Seán +10", "Deal 2: You +10, Mary +5, Seán +10"]


def test_a_long_list_of_deals_scrolls_and_shows_the_newest(front: QWidget) -> None:
    rules = alone(5, target=200)
    panel = shown(front, seen_by(after("/".join(["A B C D E"] * 24), rules)))
    deals = panel.findChild(DealList)
    assert deals is not None
    scroll = deals.findChild(ScrollBody)
    assert scroll is not None
    assert scroll.verticalScrollBar().maximum() > 0
    newest = next(line for line in deals.findChildren(LineWidget) if line.accessibleName().startswith("Deal 23"))
    assert (
        scroll.viewport()
        .rect()
        .contains(QRect(newest.mapTo(scroll.viewport(), newest.rect().topLeft()), newest.size()))
    )
    scroll.setFocus()
    before = scroll.verticalScrollBar().value()
    QTest.keyClick(scroll, Qt.Key.Key_Up)
    assert scroll.verticalScrollBar().value() < before


def test_a_long_match_lists_only_the_newest_deals(front: QWidget) -> None:
    """Otherwise every deal would make the panel slower."""
    rules = alone(5, target=1000)
    panel = shown(front, seen_by(after("/".join(["A B C D E"] * 103), rules)))
    deals = panel.findChild(DealList)
    assert deals is not None

    def told() -> list[str]:
        seen = [line for line in deals.findChildren(LineWidget) if not line.isHidden()]
        lines = sorted(seen, key=lambda line: line.mapTo(panel, QPoint(0, 0)).y())
        names = [line.accessibleName().split(":")[0] for line in lines]
        return [
            name for name in names if name != "Deals so far"
        ]  # the heading stands above the list wherever that is scrolled

    lasting = [f"Deal {number}" for number in range(3, 103)]
    assert told() == ["2 earlier deals", *lasting]
    panel.show_view(seen_by(after("/".join(["A B C D E"] * 104), rules)))
    settle()
    assert told() == ["3 earlier deals", *lasting[1:], "Deal 103"]


def test_the_lines_of_former_deals_are_reused(front: QWidget) -> None:
    rules = alone(5, target=200)
    panel = shown(front, seen_by(after("/".join(["A B C D E"] * 8), rules)))
    deals = panel.findChild(DealList)
    assert deals is not None
    before = set(deals.findChildren(LineWidget))
    panel.show_view(seen_by(after("/".join(["A B C D E"] * 9), rules)))
    settle()
    lines = deals.findChildren(LineWidget)
    assert len(before & set(lines)) >= 7, "the heading and the deals before the last"
    assert lines[-1].accessibleName().startswith("Deal 8")


@pytest.mark.broad("1.0-*")
@pytest.mark.parametrize("height", range(260, 800, 60))
@pytest.mark.parametrize("text", [1.0, 1.5, 2.5])
def test_no_two_scroll_bars_stand_side_by_side(front: QWidget, text: float, height: int) -> None:
    view = seen_by(after("/".join(["A B C D E"] * 24), alone(5, target=200)))
    panel = shown(front, view, look(1280, 800, text), height)
    for _ in range(3):
        QApplication.processEvents()
    scrolling = [scroll for scroll in panel.findChildren(ScrollBody) if scroll.verticalScrollBar().maximum() > 0]
    assert len(scrolling) == 1


def test_a_short_list_cannot_be_reached_by_tab(front: QWidget) -> None:
    panel = shown(front, seen_by(after("B B C B C / A", alone(3))))
    assert {scroll.focusPolicy() for scroll in panel.findChildren(ScrollBody)} == {Qt.FocusPolicy.NoFocus}


def test_stake_and_pot_are_shown_in_a_game_with_a_stake(front: QWidget) -> None:
    without = shown(front, seen_by(after("A", alone(5))))
    assert not any("Stake" in text or "Pot" in text for text in words(without))
    panel = shown(front, seen_by(after("A", alone(5, stake=10))))
    assert {"Stake 10 a game", "Stakes together: 50"} <= set(words(panel))


def test_the_account_lists_the_debts(front: QWidget) -> None:
    state = finished("B B B B B", alone(3, stake=10, all_five="none"))
    assert "Each owes Mary 10." in words(shown(front, seen_by(state)))
    pairs = finished("B B B B B", PAIRS.replace(stake=10, all_five="none"))
    assert {"You owe Mary 10.", "Seán owes Nora 10."} <= set(words(shown(front, seen_by(pairs))))


def test_games_won_are_shown_in_a_match_of_several_games(front: QWidget) -> None:
    panel = shown(front, seen_by(after("B B B B B / A", alone(2, best_of=3, all_five="none"))))
    assert {"Games won", "Mary: 1"} <= set(words(panel))
    assert "Best of 3" in panel.findChildren(RichLabel)[1].plain
    alone_game = shown(front, seen_by(after("A", alone(2))))
    assert "Games won" not in words(alone_game)


def test_the_pool_shows_its_chips_and_the_number_of_spoils(front: QWidget) -> None:
    rules = PRESETS["spoil-five"].replace(players=3, sides=3)
    panel = shown(front, seen_by(after("A B C A B / A B C B A / A", rules)))
    assert "Pool: 9 chips" in words(panel)
    assert "3 antes + 2 × 3 after spoils" in words(panel)
    assert any("the pool was spoiled twice" in text for text in words(panel))
    assert rows(panel)[0] == "You, 17 chips, one trick, to play"


@pytest.mark.parametrize(
    ("deals", "made_of"),
    [
        ("A", "3 antes"),
        ("A B C A B / A", "3 antes + 3 after a spoil"),
        ("A A A / A B C A B / A", "3 antes + 3 after a spoil"),
        ("A B C A B / A B C B A / A B C B A / A", "3 antes + 3 × 3 after spoils"),
    ],
)
def test_the_pool_lists_the_payments_into_it(front: QWidget, deals: str, made_of: str) -> None:
    panel = shown(front, seen_by(after(deals, PRESETS["spoil-five"].replace(players=3, sides=3, jink="off"))))
    assert made_of in words(panel)


def test_the_option_lets_only_the_next_dealer_top_up_the_pool(front: QWidget) -> None:
    rules = PRESETS["spoil-five"].replace(players=3, sides=3, spoil_top_up="next_dealer")
    panel = shown(front, seen_by(after("A B C A B / A B C B A / A", rules)))
    assert {"Pool: 5 chips", "3 antes + 2 × 1 after spoils"} <= set(words(panel))


def test_a_pool_just_spoiled_does_not_count_the_next_top_up(front: QWidget) -> None:
    panel = shown(front, seen_by(finished("A B C A B", PRESETS["spoil-five"].replace(players=3, sides=3))))
    assert {"Pool: 3 chips", "3 antes"} <= set(words(panel))


def test_names_of_sides_have_the_same_size_despite_the_dealers_chip(front: QWidget) -> None:
    large = look(1280, 800, 1.5)
    panel = shown(front, seen_by(after("A", PRESETS["twenty-five"].replace(players=9, sides=3))), large)
    texts = [painted_texts(row)[0] for row in panel.findChildren(ScoreRow)]
    assert [text.text for text in texts] == ["Your side", "Mary’s side", "Seán’s side"]
    assert len({text.letters for text in texts}) == 1


def test_a_name_displaces_the_dealers_chip_before_it_shrinks(front: QWidget) -> None:
    large = look(1280, 800, 1.5)
    rules = PRESETS["twenty-five"].replace(players=4, sides=2, target=45)
    state = replace(after("B A B A B / A C A C", rules), names=("Anna", "Mary", "Seán", "Nora"))
    panel = shown(front, seen_by(state, seat=1), large)
    row = panel.findChildren(ScoreRow)[0]
    assert "dealer" in row.accessibleName()
    texts = {text.text: text.letters for text in painted_texts(row)}
    assert texts["Your side"] == large.small


def test_one_long_name_does_not_shrink_the_others(front: QWidget) -> None:
    names = ("Anna", "Bartholomew-Ann", "Christopher", "Maximiliane", "Tom", "Gráinne Mhaol")
    state = replace(after("A", PRESETS["twenty-five"].replace(players=6, sides=3)), names=names)
    panel = shown(front, seen_by(state))
    letters = {text.text: text.letters for row in panel.findChildren(ScoreRow) for text in painted_texts(row)[:1]}
    assert letters["Your side"] >= round(0.9 * look().small)
    assert letters["Bartholomew-Ann’s side"] < letters["Your side"]


def test_with_scores_hidden_no_points_deals_or_games_are_shown(front: QWidget) -> None:
    panel = shown(front, seen_by(after("B B B B B / A B A B B / A B", alone(2, best_of=3, all_five="none"))))
    panel.set_points_shown(False)
    QApplication.processEvents()
    told = rows(panel) + words(panel)
    assert not any(word in text for text in told for word in ("points", "Deal 1", "Games won", "+"))
    assert {row.value for row in panel.findChildren(ScoreRow)} == {""}
    panel.set_points_shown(True)
    assert any("points" in name for name in rows(panel))


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Space])
def test_a_click_and_a_key_fold_it(qtbot: QtBot, front: QWidget, key: Qt.Key) -> None:
    panel = shown(front, seen_by(after("A", alone(3))))
    fold = panel.findChild(IconButton)
    assert fold is not None
    assert fold.accessibleName() == "Hide the scores"
    with qtbot.waitSignal(panel.fold_asked):
        click(fold)
    with qtbot.waitSignal(panel.fold_asked):
        QTest.keyClick(fold, key)


@pytest.mark.parametrize("text", [1.0, 1.5, 2.5])
def test_a_name_wider_than_the_panel_leaves_the_points_visible(front: QWidget, text: float) -> None:
    """A name in a file may be longer than the program lets a person type."""
    endless = "W" * 40
    names = ("Anna", endless, "Maximiliana-Theodora of Tyre", "Tom")
    view = replace(seen_by(after("B B B A A / A", PAIRS)), names=names)
    panel = shown(front, view, look(text=text))
    for row in panel.findChildren(ScoreRow):
        assert row.mapTo(panel, QPoint(0, 0)).x() + row.width() <= panel.width()
    assert f"{endless} and Tom" in [label.accessibleName() for label in panel.findChildren(RichLabel)]
    deal = next(line for line in panel.findChildren(LineWidget) if line.accessibleName().startswith("Deal 1"))
    assert [words.text[-2:] for words in painted_texts(deal)] == [" 1", "15"], "the name does not displace the figure"
    assert not cut_off(panel, panel.rect())


def test_the_tooltip_of_a_long_name_holds_all_of_it(front: QWidget) -> None:
    long_name = "Caoilfhionn Ní Mhaolchatha"
    state = replace(after("A", alone(3)), names=("Anna", long_name, "Tom"))
    panel = shown(front, seen_by(state))
    assert [row.tip for row in panel.findChildren(ScoreRow)] == ["", long_name, ""]


@pytest.mark.parametrize(("width", "height", "text"), WINDOWS)
@pytest.mark.parametrize("players", [2, 5, 10])
def test_nothing_is_cut_and_nothing_reaches_beyond_its_side(
    front: QWidget, players: int, width: int, height: int, text: float
) -> None:
    rules = alone(players, stake=10, best_of=3)
    state = after("A B A B A / B", rules)
    bar = table_layout(Room(width, height, text), Sitting(players)).bar
    panel = shown(front, seen_by(state), look(width, height, text), bar.y)
    assert cut_off(panel, panel.rect()) == []
    assert len(rows(panel)) == players
    assert {row.tip for row in panel.findChildren(ScoreRow)} == {""}, f"all of {NAMES} must fit"


def test_the_panel_and_all_its_parts_take_another_look(front: QWidget) -> None:
    panel = shown(front, seen_by(after("A B A B A / B", alone(3))))
    dark = look(text=1.5, theme=ThemeChoice.DARK)
    panel.wear(dark)
    panel.resize(panel.preferred_width(), 700)
    QApplication.processEvents()
    assert cut_off(panel, panel.rect()) == []
    assert not shows(panel, look().on_wood.colours.surface)
    assert shows(panel, dark.on_wood.colours.surface)


def test_before_the_first_deal_it_names_the_target(front: QWidget) -> None:
    state = replace(after("A", alone(3)), deal=None, scores=(0, 0, 0))
    panel = shown(front, seen_by(state))
    assert "First to 25" in words(panel)
