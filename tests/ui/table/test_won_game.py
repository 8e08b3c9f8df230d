"""A won game at the table: its moment, once, which any key ends, and what is seen of the table meanwhile."""

from dataclasses import replace
from datetime import UTC, datetime

import pytest
from PySide6.QtCore import QPoint, Qt

from tests.ui.moments import deal_is_over, game_is_lost, game_is_won, record_at, show
from tests.ui.painted import place
from tests.ui.pressing import click
from tests.ui.whole import Start, Whole, button, names, press, turn_by_mouse
from twentyfive.ai import Level
from twentyfive.core import Card, PlayerView
from twentyfive.engine.saves.saved_game import Notes
from twentyfive.engine.seating.game_token import GameToken
from twentyfive.engine.seating.players import Computer
from twentyfive.engine.statistics.tallies import tally
from twentyfive.presentation.settings import Speed, ThemeChoice
from twentyfive.presentation.table.placement import Place
from twentyfive.ui.pages.review.review_page import ReviewPage
from twentyfive.ui.table.panels.deal_panel import DealPanel
from twentyfive.ui.table.panels.won_picture import Veil, WonPicture
from twentyfive.ui.widgets.panels import RichLabel
from twentyfive.wording.setup.games import game_played


def winning_card(view: PlayerView) -> Card | None:
    """The card with which the viewer, who plays last, takes the trick that wins the game; None at any other moment."""
    trick, order = view.trick, view.ranking
    if not view.playable or trick is None or order is None or len(trick.cards) < view.rules.players - 1:
        return None
    if view.scores[0] != view.rules.target - 5:
        return None
    return next((card for card in view.playable if order.winner((*trick.cards, card)) == len(trick.cards)), None)


def wins_now(view: PlayerView) -> bool:
    """Return True if the viewer can win the game with one card, which is the last of a trick."""
    return winning_card(view) is not None


def win(whole: Whole, speed: Speed) -> DealPanel:
    """Win a game with the last card of a trick, and see its end at that speed."""
    show(whole, "twenty-five", 3, 3, wins_now)
    card = winning_card(whole.view)
    click(next(each for each in whole.hand() if each.card == card))
    whole.store.change(speed=speed)
    for _ in range(4):
        if not whole.is_over():
            whole.window.table.director.skip()
    assert whole.is_over()
    return whole.window.table.overlays.deal


def moves(panel: DealPanel) -> bool:
    return panel.moves


def veil(whole: Whole) -> Veil:
    return whole.window.table.findChildren(Veil)[0]


def test_a_won_game_has_its_moment_which_a_key_ends(whole: Whole) -> None:
    panel = win(whole, Speed.SLOW)
    assert moves(panel)
    assert button(panel, "Play again").isEnabled()
    assert not veil(whole).isHidden()
    press(whole.window, Qt.Key.Key_Right)
    assert not moves(panel)
    assert button(panel, "Best of five").hasFocus(), "the key does what it always does"
    whole.store.change(speed=Speed.OFF)


def test_a_click_ends_the_moment_too(whole: Whole) -> None:
    panel = win(whole, Speed.SLOW)
    click(whole.window.table.top.canvas, QPoint(4, 4))
    assert not panel.moves
    whole.store.change(speed=Speed.OFF)


def test_without_motion_everything_is_there_at_once(whole: Whole) -> None:
    panel = win(whole, Speed.OFF)
    assert not panel.moves
    assert panel.findChildren(WonPicture)[0].isVisible()


def test_the_moment_comes_once(whole: Whole) -> None:
    panel = win(whole, Speed.OFF)
    whole.store.change(speed=Speed.SLOW)
    press(whole.window, Qt.Key.Key_Escape)
    press(whole.window, Qt.Key.Key_Escape)
    assert panel.isVisible()
    assert panel.moves, "it fades in as any panel does"
    assert panel.frame.knot == 1
    whole.store.change(speed=Speed.OFF)


def test_nothing_of_the_hand_is_painted_around_a_won_game_and_no_panel_hides_part_of_a_plate(whole: Whole) -> None:
    whole.window.resize(1280, 800)
    show(whole, "twenty-five", 5, 5, game_is_won)
    table = whole.window.table
    assert not [lying for lying in table.top.canvas.painted if lying.place is Place.HAND]
    result = place(table.overlays.deal)
    seen = [part for part in (table.top.trump_button, *table.top.plates) if part.isVisible()]
    assert not [part for part in seen if result.intersects(part.geometry())]
    click(button(table.overlays.deal, "Play again"))
    assert veil(whole).isHidden()
    assert [lying for lying in table.top.canvas.painted if lying.place is Place.HAND]


def test_a_lost_game_is_quiet(whole: Whole) -> None:
    show(whole, "twenty-five", 5, 5, game_is_lost)
    assert veil(whole).isHidden()
    assert not whole.window.table.overlays.deal.findChildren(WonPicture)[0].isVisible()
    assert [lying for lying in whole.window.table.top.canvas.painted if lying.place is Place.HAND]


def test_in_high_contrast_nothing_is_dimmed(start: Start) -> None:
    whole = start(theme=ThemeChoice.HIGH_CONTRAST)
    show(whole, "twenty-five", 5, 5, game_is_won)
    assert veil(whole).isHidden()
    assert whole.window.table.overlays.deal.findChildren(WonPicture)[0].isVisible()


@pytest.mark.parametrize(("width", "height"), [(911, 512), (1280, 800), (1080, 1920)])
def test_there_is_a_picture_in_a_window_of_any_shape(whole: Whole, width: int, height: int) -> None:
    whole.window.resize(width, height)
    show(whole, "twenty-five", 5, 5, game_is_won)
    assert whole.window.table.overlays.deal.findChildren(WonPicture)[0].height() > 60


def test_of_several_persons_at_one_screen_anybody_may_win(whole: Whole) -> None:
    record = record_at("twenty-five", 5, 5, game_is_lost, persons=5)
    whole.window.play(GameToken(record))
    if whole.window.table.curtain.isVisible():
        click(whole.window.table.curtain.open_button)
    assert whole.window.table.overlays.deal.is_won


def on_panel(whole: Whole) -> list[str]:
    return names(whole.window.table.overlays.deal)


def won_before(whole: Whole, matches: int) -> None:
    """Count so many matches won against the players of `game_is_won`, before any other."""
    record = record_at("twenty-five", 5, 5, game_is_won)
    for number in range(matches):
        counted = tally(record, Notes(begun=datetime(2026, 1, 1 + number, tzinfo=UTC)))
        assert counted is not None
        database = whole.window.playing.saver.books.database
        assert database is not None
        database.count(replace(counted, game=f"before {number}"))


def test_the_first_win_is_named_and_spoken_in_one_sentence(whole: Whole) -> None:
    show(whole, "twenty-five", 5, 5, deal_is_over)
    show(whole, "twenty-five", 5, 5, game_is_won)
    panel = whole.window.table.overlays.deal
    assert "Your first win." in [label.plain for label in panel.findChildren(RichLabel) if label.isVisible()]
    assert panel.accessibleDescription().startswith("Your first win.")
    assert panel.accessibleDescription().count("Your first win.") == 1


def test_after_three_wins_at_a_level_stronger_players_are_one_click_away(whole: Whole) -> None:
    show(whole, "twenty-five", 5, 5, deal_is_over)
    won_before(whole, 1)
    show(whole, "twenty-five", 5, 5, game_is_won)
    assert "A little harder" not in on_panel(whole)
    won_before(whole, 2)
    whole.engine.show_again()
    click(button(whole.window.table.overlays.deal, "A little harder"))
    assert not whole.is_over()
    levels = {sitter.level for sitter in whole.engine.here.seats.sitters if isinstance(sitter, Computer)}
    assert levels == {Level.MEDIUM}, "they were easy"


def test_a_series_is_played_to_three_games_by_the_same_players_and_survives_a_restart(
    whole: Whole, start: Start
) -> None:
    show(whole, "twenty-five", 5, 5, game_is_won)
    names_before = whole.view.names
    click(button(whole.window.table.overlays.deal, "Best of five"))
    assert whole.view.rules.best_of == 5
    assert game_played(whole.view.rules) == "Twenty-Five", "several games are no other rules"
    assert whole.view.names == names_before
    assert not whole.is_over()
    while not whole.view.games_played:
        turn_by_mouse(whole)
    games = whole.view.games
    assert max(games) >= 1
    assert {"Next game"} <= set(on_panel(whole))
    whole.close()
    again = start()
    click(button(again.window.start, "Continue"))
    assert again.view.games == games


def test_a_lost_game_leads_back_to_the_trick_in_which_it_turned(whole: Whole) -> None:
    show(whole, "twenty-five", 5, 5, game_is_lost)
    number = whole.window.table.overlays.deal.place_to_look_back.trick
    assert number is not None
    click(button(whole.window.table.overlays.deal, f"Look back at trick {number}"))
    step = whole.page(ReviewPage).step
    assert len(step.view.tricks) == number - 1
    assert step.view.deal_number == whole.view.deal_number
