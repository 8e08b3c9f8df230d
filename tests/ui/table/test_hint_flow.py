"""Hints at the table, step by step until the turn passes: a nudge, the card, the reason, the figures."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from tests.ui import moments
from tests.ui.moments import Moment, show
from tests.ui.pressing import click
from tests.ui.whole import Whole, button, choice, press, turn_by_mouse
from twentyfive.core import Card
from twentyfive.core.moves import Exchange, PlayCard, PlayerMove, Rob
from twentyfive.presentation.table.actions import Action
from twentyfive.presentation.table.hints import HintStep
from twentyfive.presentation.table.placement import Mark, Place
from twentyfive.ui.table.director import Director
from twentyfive.ui.table.panels.hint_panel import HintPanel
from twentyfive.wording.names import SIGNS, card_sign


def until_choice(whole: Whole, cards: int = 2) -> None:
    """Play until it is the person's turn to play one of at least `cards` cards."""
    table = whole.window.table
    for _ in range(500):
        ready = whole.view.my_turn and table.director.up_to_date and table.decision_panel.isHidden()
        if ready and len(whole.playable()) >= cards:
            return
        turn_by_mouse(whole)
    raise AssertionError("the person never has a choice")


def hint(whole: Whole, times: int = 1) -> None:
    """Press the key for a hint."""
    for _ in range(times):
        press(whole.window, Qt.Key.Key_H)


def marked(whole: Whole) -> list[Card]:
    """The cards that carry the mark of a hint."""
    scene = whole.window.table.top.canvas.scene
    return [lying.spot.card for lying in scene if Mark.ADVISED in lying.marks and lying.spot.card is not None]


def figures(whole: Whole) -> HintPanel:
    return whole.window.table.overlays.hint


def advised(whole: Whole) -> PlayerMove:
    """The move that the hint is about."""
    told = whole.window.table.hint_flow.hint
    assert told is not None, "no hint is given"
    return told.advice.move


class TestPlaying:
    def test_the_first_step_is_a_nudge_that_names_no_card(self, whole: Whole) -> None:
        whole.begin(5, 5)
        until_choice(whole)
        hint(whole)
        assert whole.line().startswith("Hint 1 of 4. Press again for more. ")
        assert not set(whole.line()) & set(SIGNS.values())
        assert whole.said() == whole.line()
        assert not marked(whole)

    def test_the_second_step_marks_and_focuses_the_card(self, whole: Whole) -> None:
        whole.begin(5, 5)
        until_choice(whole)
        hint(whole, 2)
        (card,) = marked(whole)
        assert advised(whole) == PlayCard(card)
        assert card_sign(card) in whole.line()
        focused = [shown for shown in whole.hand() if shown.hasFocus()]
        assert [shown.card for shown in focused] == [card]
        assert focused[0].accessibleDescription() == "the hint points here"

    def test_the_third_step_gives_the_reason_and_keeps_the_mark(self, whole: Whole) -> None:
        whole.begin(5, 5)
        until_choice(whole)
        hint(whole, 2)
        (card,) = marked(whole)
        hint(whole)
        assert whole.line().startswith("Hint 3 of 4")
        assert card_sign(card) in whole.line()
        assert marked(whole) == [card]

    def test_the_last_step_compares_all_cards_that_may_be_played(self, whole: Whole) -> None:
        whole.begin(5, 5)
        until_choice(whole)
        playable = {card_sign(shown.card) for shown in whole.playable()}
        hint(whole, 4)
        assert figures(whole).isVisible()
        rows = figures(whole).bars.rows
        assert {row.name for row in rows} == playable
        assert [row.best for row in rows] == [True, *[False] * (len(rows) - 1)]
        assert advised(whole) == PlayCard(next(s.card for s in whole.hand() if card_sign(s.card) == rows[0].name))
        for row in rows:
            assert all(bar.least <= bar.value <= bar.most for bar in row.bars)
            assert len(row.bars) == 2

    def test_the_figures_are_announced_in_words(self, whole: Whole) -> None:
        whole.begin(5, 5)
        until_choice(whole)
        hint(whole, 4)
        assert "give or take" in whole.said()
        assert "games won in 100" in whole.said()
        assert not set(whole.said()) & {*SIGNS.values(), "±"}

    def test_the_key_then_alternates_between_reason_and_figures(self, whole: Whole) -> None:
        whole.begin(5, 5)
        until_choice(whole)
        hint(whole, 5)
        assert not figures(whole).isVisible()
        assert whole.line().startswith("Hint 3 of 4")
        hint(whole)
        assert figures(whole).isVisible()

    def test_closed_figures_can_be_opened_again(self, whole: Whole) -> None:
        whole.begin(5, 5)
        until_choice(whole)
        hint(whole, 4)
        press(whole.window, Qt.Key.Key_Escape)
        assert not figures(whole).isVisible()
        hint(whole)
        assert figures(whole).isVisible()

    def test_the_hint_button_gives_all_steps(self, whole: Whole) -> None:
        whole.begin(5, 5)
        until_choice(whole)
        asks = whole.window.table.bar.button(Action.HINT)
        for _ in range(4):
            click(asks)
        assert figures(whole).isVisible()
        click(button(figures(whole), "Close"))
        assert not figures(whole).isVisible()

    def test_playing_a_card_ends_the_hint_and_the_next_one_starts_at_step_one(self, whole: Whole) -> None:
        whole.begin(5, 5)
        until_choice(whole)
        hint(whole, 4)
        click(whole.playable()[0])
        assert not figures(whole).isVisible()
        assert not marked(whole)
        assert not whole.line().startswith("Hint")
        until_choice(whole)
        hint(whole)
        assert whole.line().startswith("Hint 1")

    def test_a_single_playable_card_has_no_figures(self, whole: Whole) -> None:
        whole.begin(5, 5)
        until_choice(whole, cards=1)
        while len(whole.playable()) > 1:
            turn_by_mouse(whole)
            until_choice(whole, cards=1)
        hint(whole, 3)
        assert whole.line().startswith("Hint 3 of 3.")
        told = whole.line()
        hint(whole)
        assert whole.line() == told
        assert not figures(whole).isVisible()

    def test_undo_ends_the_hint(self, whole: Whole) -> None:
        whole.begin(5, 5)
        until_choice(whole)
        click(whole.playable()[0])
        until_choice(whole)
        hint(whole, 4)
        press(whole.window, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
        assert not figures(whole).isVisible()
        assert not marked(whole)


QUESTIONS = (
    ("twenty-five", 5, 5, moments.robs),
    ("fifty-five", 5, 5, moments.bids),
    ("fifty-five", 5, 5, moments.exchanges),
    ("fifty-five", 5, 5, moments.names_trumps),
    ("spoil-five", 5, 5, moments.jinks),
)


class TestQuestions:
    @pytest.mark.broad("twenty-five-robs")
    @pytest.mark.parametrize("asked", QUESTIONS, ids=lambda asked: f"{asked[0]}-{asked[3].__name__}")
    def test_the_hint_appears_in_the_decision_panel(self, whole: Whole, asked: tuple[str, int, int, Moment]) -> None:
        show(whole, *asked)
        panel = whole.window.table.decision_panel
        hint(whole)
        assert panel.hint.isVisible()
        assert panel.hint.plain.startswith("Hint 1 of 4")
        assert panel.advised_button() is None
        assert not marked(whole)
        assert not set(panel.hint.plain) & set(SIGNS.values())
        hint(whole)
        assert panel.advised_button() is not None or marked(whole)
        hint(whole)
        assert panel.hint.plain.startswith("Hint 3 of 4")
        hint(whole)
        assert figures(whole).isVisible()
        assert len(figures(whole).bars.rows) > 1

    @pytest.mark.broad
    def test_the_figures_list_robbing_for_each_card_and_leaving_the_turn_up(self, whole: Whole) -> None:
        show(whole, "twenty-five", 5, 5, moments.robs)
        hint(whole, 4)
        names = [row.name for row in figures(whole).bars.rows]
        assert sorted(names) == sorted(["Leave it", *(f"Put out {card_sign(shown.card)}" for shown in whole.hand())])

    def test_choosing_the_marked_card_marks_its_answer(self, whole: Whole) -> None:
        show(whole, "twenty-five", 5, 5, moments.robs)
        panel = whole.window.table.decision_panel
        hint(whole, 2)
        move = advised(whole)
        assert isinstance(move, Rob)
        click(next(shown for shown in whole.hand() if shown.card == move.out))
        assert panel.advised_button() is choice(panel, "Take")
        click(choice(panel, "Take"))
        assert not panel.isVisible()
        assert not marked(whole)

    def test_leaving_the_turn_up_ends_the_hint(self, whole: Whole) -> None:
        show(whole, "twenty-five", 5, 5, moments.robs)
        hint(whole, 3)
        click(choice(whole.window.table.decision_panel, "Leave it"))
        assert not whole.line().startswith("Hint")

    def test_a_hint_to_rob_asks_again_after_the_turn_up_was_left(self, whole: Whole) -> None:
        """The soak test found a crash when Hint was pressed twice here."""
        show(whole, "twenty-five", 5, 5, moments.robs)
        panel = whole.window.table.decision_panel
        click(choice(panel, "Leave it"))
        assert not panel.isVisible()
        hint(whole)
        assert isinstance(advised(whole), Rob)
        assert panel.isVisible()
        assert panel.hint.plain.startswith("Hint 1 of 4")
        hint(whole)
        assert panel.advised_button() is not None or marked(whole)

    def test_no_step_is_given_before_the_table_is_up_to_date(
        self, whole: Whole, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        """The soak test found a crash when Hint was pressed here."""
        show(whole, "twenty-five", 5, 5, moments.robs)
        hint(whole)
        monkeypatch.setattr(Director, "up_to_date", property(lambda _: False))
        hint(whole)
        assert whole.window.table.hint_flow.step is HintStep.NUDGE
        assert not marked(whole)

    def test_a_hint_that_ends_as_it_points_to_its_card_is_not_spoken(self, whole: Whole) -> None:
        """Moving the focus to the card can show the next step of the game, and that can end the hint."""
        whole.begin(5, 5)
        until_choice(whole)
        hint(whole)
        hint_flow = whole.window.table.hint_flow
        hint_flow.mark_changed.connect(hint_flow.drop)
        told: list[object] = []
        hint_flow.step_given.connect(lambda line, _: told.append(line))
        hint(whole)
        assert told == []

    def test_all_cards_to_put_out_are_marked(self, whole: Whole) -> None:
        show(whole, "fifty-five", 5, 5, moments.exchanges)
        hint(whole, 2)
        move = advised(whole)
        assert isinstance(move, Exchange)
        assert set(marked(whole)) == set(move.out)

    def test_a_marked_answer_has_the_focus(self, whole: Whole) -> None:
        show(whole, "spoil-five", 5, 5, moments.jinks)
        hint(whole, 2)
        pointed = whole.window.table.decision_panel.advised_button()
        assert pointed is not None
        assert pointed.hasFocus()

    def test_in_a_pool_game_the_figures_are_only_chips(self, whole: Whole) -> None:
        show(whole, "spoil-five", 5, 5, moments.jinks)
        hint(whole, 4)
        assert all(len(row.bars) == 1 for row in figures(whole).bars.rows)
        assert "chips" in whole.said()
        assert "games" not in whole.said()


def test_only_cards_of_the_viewers_hand_are_marked(whole: Whole) -> None:
    whole.begin(5, 5)
    until_choice(whole)
    hint(whole, 2)
    scene = whole.window.table.top.canvas.scene
    assert {lying.place for lying in scene if Mark.ADVISED in lying.marks} == {Place.HAND}
