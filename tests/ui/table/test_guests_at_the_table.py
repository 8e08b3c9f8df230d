"""Persons at other devices play: the table shows each hand at this screen, and none if nobody plays here."""

from __future__ import annotations

import random

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QAccessible, QGuiApplication

from tests.engine.guests import GUEST, act
from tests.turns import turn
from tests.ui.from_afar import smallest_letters
from tests.ui.pressing import click
from tests.ui.secrecy import accessible_texts, hidden_cards, widget_texts, words_for
from tests.ui.table.at_a_distance import (
    ALL_ELSEWHERE,
    FOUR,
    ONE_HERE,
    TWO_HERE,
    begin,
    guests,
    move_once,
    settle,
)
from tests.ui.whole import NAMES, Start, Whole, button, choice, press
from twentyfive.core import PRESETS, legal_moves, to_act
from twentyfive.core.codes.deal_code import parse_deal_code
from twentyfive.engine.game.observations import Shown
from twentyfive.presentation.table.actions import Action
from twentyfive.presentation.table.placement import Place
from twentyfive.presentation.table.seating import PlateMode
from twentyfive.ui.pages.review.review_page import ReviewPage
from twentyfive.ui.table.overlays import Overlay
from twentyfive.ui.window.local_table import LocalTable

Key = Qt.Key
CTRL = Qt.KeyboardModifier.ControlModifier


@pytest.fixture(autouse=True)
def _not_opened(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let no table be opened to the network: the guests of these tests are made of code."""
    monkeypatch.setattr(LocalTable, "open_again", lambda _: None)


class TestATableForAll:
    @pytest.mark.broad("spoil-five")
    @pytest.mark.parametrize(
        "preset", ["twenty-five", "spoil-five", "fifty-five", "auction-forty-fives", "one-hundred-ten-joker"]
    )
    def test_a_deal_is_shown_without_a_hand_and_without_a_curtain(self, preset: str, whole: Whole) -> None:
        rules, rng = PRESETS[preset], random.Random(3)
        begin(whole, *[GUEST] * rules.players, rules=rules)
        table, named = whole.window.table, 0
        while not whole.engine.state.history:
            assert whole.view.seat is None
            assert not table.curtain.isVisible()
            assert whole.hand() == ()
            assert table.director.up_to_date
            seat = to_act(whole.engine.state)
            if seat is not None:
                assert whole.line().startswith(NAMES[seat])
                named += 1
            move_once(whole, rng)
        assert named > 3
        assert whole.view == guests(whole).moment.view(None)
        assert table.overlays.current is Overlay.DEAL

    def test_no_hidden_card_is_named_anywhere(self, whole: Whole) -> None:
        begin(whole, *ALL_ELSEWHERE)
        rng, checks = random.Random(4), 0
        while not whole.engine.state.history:
            move_once(whole, rng)
            interface = QAccessible.queryAccessibleInterface(whole.window.table)
            said = "\n".join([*accessible_texts(interface), *widget_texts(whole.window.table), whole.said()])
            for card in hidden_cards(whole):
                for words in words_for(card):
                    assert words not in said
            checks += 1
        assert checks >= 20

    def test_all_hands_lie_face_down_each_at_its_plate(self, whole: Whole) -> None:
        whole.window.resize(1280, 800)
        begin(whole, *ALL_ELSEWHERE)
        zones = whole.window.table.top.zones
        assert zones is not None
        assert zones.mode is PlateMode.BACKS
        backs = [lying for lying in whole.window.table.top.canvas.scene if lying.place is Place.FAN]
        assert {lying.spot.seat for lying in backs} == {0, 1, 2, 3}
        assert all(lying.spot.card is None for lying in backs)
        assert not [lying for lying in whole.window.table.top.canvas.scene if lying.place is Place.HAND]

    @pytest.mark.broad("1280-800")
    @pytest.mark.parametrize(("width", "height"), [(1280, 800), (1920, 1080), (3840, 2160)])
    def test_letters_are_a_thirtieth_of_the_height(self, width: int, height: int, whole: Whole) -> None:
        whole.window.resize(width, height)
        usual = whole.look
        begin(whole, *ALL_ELSEWHERE)
        table = whole.window.table
        assert smallest_letters(table) >= height / 30
        begin(whole, "person", "computer easy", "computer easy", "computer easy")
        assert whole.look == usual
        assert table.top.line.font().pixelSize() == usual.at_table.medium

    def test_another_size_of_window_brings_other_letters(self, whole: Whole) -> None:
        whole.window.resize(1280, 800)
        begin(whole, *ALL_ELSEWHERE)
        whole.window.resize(1280, 880)
        turn()
        assert smallest_letters(whole.window.table) >= 880 / 30

    def test_full_screen_shows_the_same_table(self, whole: Whole) -> None:
        begin(whole, *ALL_ELSEWHERE)
        press(whole.window, Key.Key_F11)
        assert whole.window.isFullScreen()
        move_once(whole, random.Random(1))
        assert whole.view.seat is None

    def test_nobody_here_has_a_hint_or_a_decision_to_take_back(self, whole: Whole) -> None:
        begin(whole, *ALL_ELSEWHERE)
        move_once(whole, random.Random(1))
        ply = whole.engine.state
        press(whole.window, Key.Key_Z, CTRL)
        press(whole.window, Key.Key_H)
        assert whole.engine.state == ply
        assert whole.window.table.hint_flow.hint is None

    def test_after_a_restart_the_game_goes_on_without_hands(self, whole: Whole, start: Start) -> None:
        begin(whole, *ALL_ELSEWHERE)
        for _ in range(6):
            move_once(whole, random.Random(1))
        before = whole.engine.state
        whole.close()
        again = start()
        click(choice(again.window.start, "Continue"))
        assert again.engine.state == before
        assert again.view.seat is None
        move_once(again, random.Random(1))


class TestOneHere:
    def test_their_hand_is_shown_all_the_time_and_no_curtain_falls(self, whole: Whole) -> None:
        begin(whole, *ONE_HERE)
        rng, others = random.Random(2), 0
        while not whole.engine.state.history:
            assert whole.view.seat == 0
            assert not whole.window.table.curtain.isVisible()
            dealt = whole.engine.state.current_deal.hands
            assert {button.card for button in whole.hand()} == set(dealt[0])
            others += to_act(whole.engine.state) in (1, 2)
            move_once(whole, rng)
        assert others >= 10

    def test_the_line_names_the_guest_who_is_to_play(self, whole: Whole) -> None:
        begin(whole, *ONE_HERE)
        rng = random.Random(2)
        while to_act(whole.engine.state) != 2 or not whole.view.tricks:
            move_once(whole, rng)
        assert whole.line().startswith("Seán to ")


class TestSeveralHere:
    def test_the_curtain_falls_for_persons_here_only(self, whole: Whole) -> None:
        begin(whole, *TWO_HERE)
        rng, curtains = random.Random(2), set()
        while not whole.engine.state.history:
            settle(whole)
            seat = to_act(whole.engine.state)
            curtain = whole.window.table.curtain
            assert curtain.isVisible() is (seat in (0, 2))
            if curtain.isVisible():
                curtains.add(curtain.open_button.label)
            else:
                assert whole.hand() == ()
            move_once(whole, rng)
        assert curtains == {"I am Anna: show my hand", "I am Seán: show my hand"}


class TestThePace:
    def until_full_trick(self, whole: Whole) -> None:
        rng = random.Random(2)
        while not whole.waiting():
            seat = to_act(whole.engine.state)
            if seat is not None and not guests(whole).game.seats.by_guest(seat):
                whole.engine.submit(seat, legal_moves(whole.engine.state)[0], whole.engine.revision)
            else:
                act(guests(whole), rng)
            turn()

    def timer(self, whole: Whole) -> QTimer:
        (timer,) = whole.window.table.director.findChildren(QTimer)
        return timer

    def test_a_trick_that_would_wait_for_a_click_lies_for_five_seconds(self, whole: Whole) -> None:
        begin(whole, *ALL_ELSEWHERE)
        self.until_full_trick(whole)
        timer = self.timer(whole)
        assert timer.isActive()
        assert timer.interval() == 5000
        timer.timeout.emit()
        assert not whole.waiting()
        assert whole.window.table.director.up_to_date

    def test_without_guests_it_still_waits_for_the_click(self, whole: Whole) -> None:
        begin(whole, "person", "computer medium", "computer medium", "computer medium")
        while not whole.waiting():
            whole.window.table.director.submit(whole.view.legal[0])
        assert not self.timer(whole).isActive()

    def test_a_time_that_the_person_has_set_stays(self, whole: Whole) -> None:
        whole.store.change(hold=2.0)
        begin(whole, *ALL_ELSEWHERE)
        self.until_full_trick(whole)
        assert self.timer(whole).interval() == 2000

    @pytest.mark.broad
    def test_a_table_more_than_a_trick_behind_hurries(self, whole: Whole) -> None:
        begin(whole, *ALL_ELSEWHERE)
        shown: list[Shown] = []
        whole.window.table.director.shown.connect(shown.append)
        table = guests(whole)
        table.game.stand_in(range(4))
        assert whole.waiting(), "the first trick lies to be read, as nothing was behind it yet"
        whole.window.table.director.skip()
        assert table.game.waits_for_next_deal
        waits = 0
        while whole.waiting():
            waits += 1
            whole.window.table.director.skip()
        assert waits <= 2
        assert [news.revision for news in shown] == sorted({news.revision for news in shown})
        assert shown[-1].revision == table.game.revision
        assert all(table.seen(news.revision, 1) is not None for news in shown)


class TestPause:
    def test_a_pause_is_said_and_takes_no_move_until_the_game_goes_on(self, whole: Whole) -> None:
        begin(whole, *ONE_HERE)
        rng = random.Random(2)
        while to_act(whole.engine.state) != 0:
            move_once(whole, rng)
        before = whole.engine.state
        guests(whole).game.pause_play()
        assert whole.line().startswith("The game is paused.")
        assert whole.said().startswith("The game is paused.")
        click(whole.hand()[0])
        press(whole.window, Key.Key_Return)
        assert whole.engine.state == before
        guests(whole).game.resume_play()
        assert whole.line().startswith("Your ")
        whole.window.table.director.submit(whole.view.legal[0])
        assert whole.engine.state != before


class TestTakingBack:
    def test_undo_asks_the_others_instead_of_taking_back(self, whole: Whole) -> None:
        wished: list[int] = []
        undo_wished = whole.window.table.table_actions.undo_wished
        undo_wished.disconnect()  # without an open table nobody has to agree, see below
        undo_wished.connect(wished.append)
        begin(whole, *ONE_HERE)
        rng = random.Random(2)
        press(whole.window, Key.Key_Z, CTRL)
        while not whole.view.tricks:
            move_once(whole, rng)
        before = whole.engine.state
        press(whole.window, Key.Key_Z, CTRL)
        assert wished == [0]
        assert whole.engine.state == before
        guests(whole).game.undo_for(0)
        assert whole.view.my_turn
        assert not whole.window.table.bar.button(Action.REDO).isEnabled()
        press(whole.window, Key.Key_Y, CTRL)
        assert whole.view.my_turn

    def test_without_an_open_table_nobody_else_is_asked(self, whole: Whole) -> None:
        begin(whole, *ONE_HERE)
        rng = random.Random(2)
        while not whole.view.tricks:
            move_once(whole, rng)
        own = whole.engine.undo_ply_for(0)
        press(whole.window, Key.Key_Z, CTRL)
        assert whole.view.my_turn
        assert whole.engine.record is not None
        assert whole.engine.record.ply == own


class TestLocks:
    @pytest.fixture
    def locked(self, whole: Whole) -> Whole:
        begin(whole, *ONE_HERE, rules=FOUR.replace(target=200))
        rng = random.Random(2)
        while to_act(whole.engine.state) != 0 or not whole.view.tricks:
            move_once(whole, rng)
        return whole

    @pytest.mark.broad("76-KeyboardModifier.NoModifier")
    @pytest.mark.parametrize(
        ("key", "modifier"),
        [
            (Key.Key_L, Qt.KeyboardModifier.NoModifier),
            (Key.Key_O, Qt.KeyboardModifier.NoModifier),
            (Key.Key_W, Qt.KeyboardModifier.NoModifier),
            (Key.Key_Home, CTRL),
            (Key.Key_End, CTRL),
        ],
    )
    def test_help_that_others_would_not_have_gives_its_reason(
        self, key: Qt.Key, modifier: Qt.KeyboardModifier, locked: Whole
    ) -> None:
        locked.window.practise.practise()
        before = locked.engine.state
        press(locked.window, key, modifier)
        assert locked.line() == "Not while others play on their own screens."
        assert locked.engine.state == before
        assert locked.window.table.overlays.current is None
        assert not any(locked.view.open_hands)

    def test_a_deal_has_its_number_only_when_it_is_over(self, locked: Whole) -> None:
        clipboard = QGuiApplication.clipboard()
        clipboard.setText("before")
        press(locked.window, Key.Key_C, CTRL)
        assert locked.line().startswith("While others play on their own screens, the number of a deal is told")
        assert clipboard.text() == "before"
        assert locked.window.practise.deal_on_table().why_not
        rng = random.Random(2)
        while not locked.engine.waits_for_next_deal:
            move_once(locked, rng)
        press(locked.window, Key.Key_C, CTRL)
        assert parse_deal_code(clipboard.text()).rules.players == 4
        assert not locked.window.practise.deal_on_table().why_not

    @pytest.mark.broad
    def test_a_deal_that_is_over_is_looked_back_on_but_not_played_on_from(self, locked: Whole) -> None:
        rng = random.Random(2)
        while not locked.engine.waits_for_next_deal:
            move_once(locked, rng)
        click(button(locked.window.table.overlays.deal, "Look back"))
        page = locked.page(ReviewPage)
        again = page.detail.try_again
        while not again.isVisible() or page.step.seat != 1:
            click(page.forward)
        click(again)
        for card in page.detail.choices.cards:
            if page.detail.choices.isVisible() and not again.reason:
                click(card)
        assert again.reason == "Others played this game on their own screens, so it cannot be played on from here."
        assert page.forward.hasFocus()
