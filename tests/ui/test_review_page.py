"""Looking back in the whole program: by mouse, by keys and by ear; what was costly, and trying it again."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from tests.ui.moments import Moment, deal_is_over, game_is_over, record_at, show
from tests.ui.pages import settle, tab_stops
from tests.ui.painted import faults, place
from tests.ui.pressing import click
from tests.ui.whole import Whole, button, press
from twentyfive.ai.findings import Cost, Judgement, Measured, Option, Rating
from twentyfive.core import PRESETS, Card, Phase
from twentyfive.core.moves import Exchange, NameTrump, PlayCard
from twentyfive.engine.reviewing import PastDeal, PastMove, past_deals
from twentyfive.engine.thinking import Asked, ReviewQuestion, answer, stand_in
from twentyfive.ui.review_cells import Cell
from twentyfive.ui.review_page import ReviewPage
from twentyfive.ui.settings import ThemeChoice
from twentyfive.ui.small_card import SmallCard
from twentyfive.ui.wording.names import card_sign
from twentyfive.ui.wording.review import cost_sentence, cost_words, doubt_sentence, option_figures


def look_back(whole: Whole, moment: Moment = game_is_over, preset: str = "twenty-five", players: int = 5) -> ReviewPage:
    """The page, opened from the result of a game of random play by all."""
    show(whole, preset, players, players, moment)
    click(button(whole.window.table.overlays.deal, "Look back"))
    return whole.window.others.review


def thought_of(step: PastMove) -> Judgement:
    """What is thought of a decision, asked apart from the page."""
    told = answer(ReviewQuestion(0, step.view, step.move, step.ply))
    assert isinstance(told, Judgement)
    return told


def judgement(page: ReviewPage) -> Judgement:
    """What is thought of the step shown."""
    return thought_of(page.step)


def deals(whole: Whole) -> tuple[PastDeal, ...]:
    """Those of the game played that are over."""
    assert whole.engine.record is not None
    return past_deals(whole.engine.record)


def play_through_at(step_ms: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """How long each step is shown on a page that is made from now on."""
    monkeypatch.setattr("twentyfive.ui.review_page.STEP_MS", step_ms)


def costly(page: ReviewPage) -> int:
    """How many of the decisions listed are told to be costly."""
    return sum(": costly" in button.accessibleName() for button in page.decisions.buttons)


def to_costly_play(page: ReviewPage) -> Judgement:
    """Go on to the next costly decision in which another card was the right one; what is thought of it."""
    for _ in page.decisions.buttons:
        click(page.next_costly)
        found = judgement(page)
        if isinstance(found.made, PlayCard) and isinstance(found.right.move, PlayCard):
            return found
    raise AssertionError("no card that was played is told to be costly")


def headline(page: ReviewPage) -> str:
    return page.detail.title.plain


def pills(page: ReviewPage) -> dict[Card, str]:
    return {button.cell.card: button.cell.note.pill for button in page.grid.buttons}


def better(page: ReviewPage) -> list[str]:
    """What is seen below the better card, where one is shown beside the one played."""
    seen = [card for card in page.detail.findChildren(SmallCard) if card.isVisible()]
    return [card.note.caption for card in seen if card.note.caption.startswith("better")]


def cells_of(page: ReviewPage) -> list[Cell]:
    return [button.cell for button in page.grid.buttons]


def cells_said(page: ReviewPage) -> list[str]:
    return [button.accessibleName() for button in page.grid.buttons]


class TestOpening:
    def test_after_a_deal_and_after_a_game(self, whole: Whole) -> None:
        page = look_back(whole, deal_is_over)
        assert page.isVisible()
        assert page.header.title.plain == "Look back: deal 1"
        assert page.earlier.isVisible() is False
        click(page.header.back)
        assert whole.window.table.isVisible()
        assert button(whole.window.table.overlays.deal, "Next deal").isVisible()
        page = look_back(whole, game_is_over)
        assert page.header.title.plain.startswith("Look back: deal ")

    def test_by_keys_from_the_panel_and_back(self, whole: Whole) -> None:
        show(whole, "twenty-five", 5, 5, game_is_over)
        while whole.window.focusWidget() is not button(whole.window.table.overlays.deal, "Look back"):
            press(whole.window, Qt.Key.Key_Right)
        press(whole.window, Qt.Key.Key_Return)
        assert whole.window.others.review.isVisible()
        assert whole.window.others.review.forward.hasFocus()
        press(whole.window, Qt.Key.Key_Escape)
        assert whole.window.table.isVisible()

    def test_all_hands_lie_open(self, whole: Whole) -> None:
        page = look_back(whole)
        deal = deals(whole)[-1].end.current_deal
        cards = {card for trick in deal.tricks for card in trick.cards} | {card for hand in deal.hands for card in hand}
        assert {button.cell.card for button in page.grid.buttons} == cards
        assert all(button.isVisible() for button in page.grid.buttons)

    def test_every_decision_is_judged(self, whole: Whole) -> None:
        page = look_back(whole)
        assert not page.strip.isVisible()
        assert page.decisions.buttons
        assert not any("not looked at yet" in button.accessibleName() for button in page.decisions.buttons)


class TestSteps:
    def test_forth_and_back_by_mouse(self, whole: Whole) -> None:
        page = look_back(whole)
        first = page.step
        click(page.forward)
        assert page.step.ply > first.ply
        assert page.announcer.last.startswith("Trick 1: ")
        click(page.back)
        assert page.step == first

    def test_forth_back_first_and_last_by_keys(self, whole: Whole) -> None:
        page = look_back(whole)
        moves = deals(whole)[-1].moves
        press(whole.window, Qt.Key.Key_End)
        assert page.step == moves[-1]
        assert not page.forward.isEnabled()
        press(whole.window, Qt.Key.Key_Left)
        assert page.step == moves[-2]
        press(whole.window, Qt.Key.Key_Home)
        assert page.step == moves[0]
        press(whole.window, Qt.Key.Key_Right)
        assert page.step == moves[1]

    def test_what_is_still_held_is_dimmed(self, whole: Whole) -> None:
        page = look_back(whole)
        for _ in range(4):
            click(page.forward)
        played = page.step.before.trick
        assert played is not None
        bright = {button.cell.card for button in page.grid.buttons if not button.cell.note.dimmed}
        assert isinstance(page.step.move, PlayCard)
        gone = {card for trick in page.step.before.tricks for card in trick.cards}
        assert bright == {*gone, *played.cards, page.step.move.card}

    def test_a_click_on_a_card_goes_to_its_step(self, whole: Whole) -> None:
        page = look_back(whole)
        chosen = next(button for button in page.grid.buttons if button.cell.column == 1)
        click(chosen)
        assert page.step.move == PlayCard(chosen.cell.card)
        assert chosen.cell.here

    def test_play_through_shows_each_step_and_ends_at_the_last(
        self, whole: Whole, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
    ) -> None:
        play_through_at(1, monkeypatch)
        page = look_back(whole)
        seen = [page.step.ply]
        page.announcer.said.connect(lambda: seen.append(page.step.ply))
        click(page.play)
        assert page.play.label == "Pause"
        qtbot.waitUntil(lambda: page.play.label == "Play through")
        plies = [move.ply for move in deals(whole)[-1].moves]
        assert seen == plies[plies.index(seen[0]) :]

    def test_a_step_ends_playing_through(self, whole: Whole, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot) -> None:
        play_through_at(20, monkeypatch)
        page = look_back(whole)
        click(page.play)
        click(page.forward)
        assert page.play.label == "Play through"
        shown = page.step
        with qtbot.assertNotEmitted(page.announcer.said, wait=60):
            pass
        assert page.step == shown

    def test_other_deals(self, whole: Whole) -> None:
        page = look_back(whole)
        number = len(deals(whole))
        assert number > 1
        assert not page.later.isEnabled()
        click(page.earlier)
        assert page.header.title.plain == f"Look back: deal {number - 1}"
        click(page.later)
        assert page.header.title.plain == f"Look back: deal {number}"

    def test_each_step_is_said_in_whole_sentences_and_words_with_who_took_the_trick(self, whole: Whole) -> None:
        page = look_back(whole)
        press(whole.window, Qt.Key.Key_Home)
        took = 0
        for _ in deals(whole)[-1].moves:
            said = page.announcer.last
            assert said.endswith((".", "?"))
            assert not set("♣♦♥♠") & set(said)
            assert not re.search(r"[a-z0-9] (Play|Lead|Not|not looked) ", said)
            closes = page.step.after.phase is Phase.GATHER
            assert closes is ("the trick with" in said.rsplit(". ", 1)[-1])
            took += closes
            press(whole.window, Qt.Key.Key_Right)
        assert took >= 3

    def test_the_last_sentence_is_said_again(self, whole: Whole) -> None:
        page = look_back(whole)
        click(page.forward)
        heard: list[str] = []
        page.announcer.said.connect(heard.append)
        press(whole.window, Qt.Key.Key_M)
        assert heard == [page.announcer.last]


class TestScrolling:
    def test_tricks_keep_their_headings_when_the_list_beside_them_is_scrolled(self, whole: Whole) -> None:
        whole.window.resize(1280, 640)
        page = look_back(whole)
        click(page.next_costly)
        settle()
        above = place(page.grid).top()
        page.decisions.buttons[-1].setFocus(Qt.FocusReason.TabFocusReason)
        settle()
        assert page.scrolled > 0
        assert place(page.decisions.buttons[-1]).bottom() < place(page.forward).top()
        assert place(page.grid).top() == above
        click(page.forward)
        assert page.scrolled == 0, "what is thought of the step is seen again"

    def test_it_opens_at_the_top_however_far_it_was_scrolled_before(self, tmp_path: Path, qapp: QApplication) -> None:
        del qapp
        whole = Whole(tmp_path, text=2.0)
        page = look_back(whole)
        settle()
        page.scrolled = 500
        assert page.scrolled == 500
        click(page.header.back)
        click(button(whole.window.table.overlays.deal, "Look back"))
        settle()
        assert page.scrolled == 0
        whole.close()


class TestBeforeThePlay:
    def test_the_hand_is_shown_on_which_it_was_decided(self, whole: Whole) -> None:
        page = look_back(whole, deal_is_over, "fifty-five", 4)
        moves = deals(whole)[-1].moves
        before = [move for move in moves if not isinstance(move.move, PlayCard)]
        assert any(isinstance(move.move, Exchange) for move in before)
        press(whole.window, Qt.Key.Key_Home)
        for step in before:
            assert page.step == step
            held = {seat: {cell.card for cell in cells_of(page) if cell.seat == seat} for seat in range(4)}
            assert held[0] == set(step.before.hand)
            assert all(held[seat] == set(step.before.open_hands[seat]) for seat in range(1, 4))
            out = set(step.move.out) if isinstance(step.move, Exchange) else set()
            assert {card for card, pill in pills(page).items() if pill == "✕ out"} == out
            assert page.grid.heads() == [(("In hand",), max(map(len, held.values())))]
            press(whole.window, Qt.Key.Key_Right)
        assert [head[0] for head in page.grid.heads()] == [(f"Trick {at}", str(at)) for at in range(1, 6)]

    def test_trumps_are_told_only_once_they_are_named(self, whole: Whole) -> None:
        page = look_back(whole, deal_is_over, "fifty-five", 4)
        press(whole.window, Qt.Key.Key_Home)
        while not isinstance(page.step.move, NameTrump):
            assert "Trumps" not in page.header.aside.plain
            press(whole.window, Qt.Key.Key_Right)
        assert "Trumps" not in page.header.aside.plain
        press(whole.window, Qt.Key.Key_Right)
        assert "Trumps" in page.header.aside.plain

    def test_a_card_of_the_hand_leads_to_the_trick_in_which_it_was_played(self, whole: Whole) -> None:
        page = look_back(whole, deal_is_over, "fifty-five", 4)
        press(whole.window, Qt.Key.Key_Home)
        played = next(found for found in page.grid.buttons if found.cell.step is not None)
        card = played.cell.card
        click(played)
        assert page.step.move == PlayCard(card)


class TestJudgements:
    def test_a_costly_one_tells_the_cost_the_better_card_and_why(self, whole: Whole) -> None:
        page = look_back(whole)
        found = to_costly_play(page)
        assert found.rating is Rating.COSTLY
        assert " cost about " in headline(page)
        assert page.detail.cost.plain
        assert page.detail.why.plain
        right = found.right.move
        assert isinstance(right, PlayCard)
        assert better(page) == [f"better: {card_sign(right.card)}"]
        assert "better" not in pills(page).values(), "on the table it would stand where the card was played later"
        assert page.announcer.last.startswith("Trick ")

    def test_ratings_are_told_in_words_on_the_cards(self, whole: Whole) -> None:
        page = look_back(whole)
        click(page.next_costly)
        made = next(button for button in page.grid.buttons if button.cell.here)
        assert made.accessibleName().endswith("costly")

    def test_next_costly_goes_round(self, whole: Whole) -> None:
        page = look_back(whole)
        seen = set()
        for _ in range(40):
            click(page.next_costly)
            seen.add(page.step.ply)
        click(page.decisions.only_costly)
        assert seen == {entry.step.ply for entry in page.decisions.buttons}
        assert costly(page) == len(seen) > 1

    def test_cards_left_when_the_game_was_over_stand_under_words_that_say_so(self, whole: Whole) -> None:
        page = look_back(whole)
        past = deals(whole)[-1].end.current_deal
        assert any(past.hands), "the game ended in the middle of a deal"
        *tricks, (titles, count) = page.grid.heads()
        assert len(tricks) == len(past.tricks)
        assert titles[0] == "Left in hand"
        assert count == max(map(len, past.hands))

    def test_tab_goes_through_the_page_as_it_is_seen(self, whole: Whole) -> None:
        whole.window.resize(1280, 800)
        page = look_back(whole)
        page.decisions.only_costly.click()
        page.decisions.only_costly.click()
        settle()
        stops = tab_stops(page)
        switches = [page.decisions.only_costly, page.decisions.find_first]
        footer = [stop for stop in (page.back, page.forward, page.play, page.next_costly) if stop.isEnabled()]
        assert stops[0] is page.header.back
        at = stops.index(switches[0])
        assert stops.index(page.earlier) < at
        assert stops[at:] == [*switches, *page.decisions.buttons, *footer]

    def test_the_row_that_was_chosen_stays_in_view(self, whole: Whole) -> None:
        whole.window.resize(1280, 800)
        page = look_back(whole)
        settle()
        for row in page.decisions.buttons:
            row.setFocus()
            press(whole.window, Qt.Key.Key_Return)
            settle()
            assert row.hasFocus()
            assert row.visibleRegion().boundingRect() == row.rect(), row.label

    def test_a_jump_from_the_list_by_mouse_and_keys(self, whole: Whole) -> None:
        page = look_back(whole)
        last = page.decisions.buttons[-1]
        click(last)
        assert page.step == last.step
        first = page.decisions.buttons[0]
        first.setFocus()
        press(whole.window, Qt.Key.Key_Return)
        assert page.step == first.step
        assert first.here

    def test_only_the_costly_ones_of_all_deals(self, whole: Whole) -> None:
        page = look_back(whole)
        click(page.decisions.only_costly)
        listed = [entry.step.ply for entry in page.decisions.buttons]
        assert costly(page) == len(listed) > 0
        decisions = [move for deal in deals(whole) for move in deal.decisions]
        assert listed == [move.ply for move in decisions if thought_of(move).rating is Rating.COSTLY]
        assert all(button.label.startswith("Deal ") for button in page.decisions.buttons)
        entry = page.decisions.buttons[0]
        click(entry)
        assert page.step == entry.step
        click(page.decisions.only_costly)
        assert all(button.label.startswith("Trick ") for button in page.decisions.buttons)

    def test_bids_and_exchanges_are_weighed_like_plays(self, whole: Whole) -> None:
        page = look_back(whole, deal_is_over, "fifty-five", 4)
        entry = page.decisions.buttons[0]
        assert not isinstance(entry.step.move, PlayCard)
        click(entry)
        found = judgement(page)
        assert found.option(entry.step.move) is not None
        assert (found.cost is None) is (found.rating is Rating.BEST)
        assert page.detail.why.plain or found.rating is Rating.BEST


class TestProgress:
    def test_it_is_shown_can_be_stopped_and_goes_on(self, whole: Whole, monkeypatch: pytest.MonkeyPatch) -> None:
        """The minds answer only when they are told to, as a worker does after a while."""
        asked: list[Asked] = []
        give_answer = whole.minds.ask
        monkeypatch.setattr(whole.minds, "ask", asked.append)
        page = look_back(whole)
        total = sum(len(deal.decisions) for deal in deals(whole))
        assert page.strip.words.plain == f"Weighing each decision: 0 of {total}"
        give_answer(asked.pop())
        assert page.strip.words.plain == f"Weighing each decision: 1 of {total}"
        click(page.strip.button)
        assert page.strip.words.plain == f"Stopped. 1 of {total} decisions are weighed."
        give_answer(asked.pop())
        assert page.strip.words.plain == f"Stopped. 1 of {total} decisions are weighed."
        monkeypatch.undo()
        click(page.strip.button)
        assert not page.strip.isVisible()
        assert page.announcer.last.startswith("All weighed: ")

    def test_who_leaves_has_it_stopped_and_who_comes_back_has_it_go_on(
        self, whole: Whole, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        asked: list[Asked] = []
        give_answer = whole.minds.ask
        monkeypatch.setattr(whole.minds, "ask", asked.append)
        page = look_back(whole)
        press(whole.window, Qt.Key.Key_Escape)
        give_answer(asked.pop())
        assert not asked, "no more is judged"
        monkeypatch.undo()
        click(button(whole.window.table.overlays.deal, "Look back"))
        assert not page.strip.isVisible()

    def test_a_look_at_the_help_only_interrupts_it(self, whole: Whole, monkeypatch: pytest.MonkeyPatch) -> None:
        asked: list[Asked] = []
        give_answer = whole.minds.ask
        monkeypatch.setattr(whole.minds, "ask", asked.append)
        page = look_back(whole)
        press(whole.window, Qt.Key.Key_F1)
        give_answer(asked.pop())
        assert not asked, "no more is judged"
        monkeypatch.undo()
        press(whole.window, Qt.Key.Key_Escape)
        assert page.isVisible()
        assert not page.strip.isVisible(), "all is weighed"

    def test_what_the_person_stopped_stays_stopped(self, whole: Whole, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(whole.minds, "ask", lambda _: None)
        page = look_back(whole)
        click(page.strip.button)
        monkeypatch.undo()
        press(whole.window, Qt.Key.Key_F1)
        press(whole.window, Qt.Key.Key_Escape)
        assert page.strip.words.plain.startswith("Stopped.")


class TestTryingAgain:
    def test_first_the_better_card_is_found_then_the_game_goes_on_from_there(self, whole: Whole) -> None:
        helped: list[bool] = []
        whole.engine.helped.connect(lambda: helped.append(True))
        page = look_back(whole)
        found = to_costly_play(page)
        step = page.step
        click(page.detail.try_again)
        assert headline(page) == "What would you play now?"
        assert better(page) == []
        wrong = next(card for card in page.detail.choices.cards if PlayCard(card.small.card) == found.made)
        click(wrong)
        assert page.detail.found.plain.startswith("Not yet: ")
        assert wrong.accessibleName().endswith("costly")
        assert page.announcer.last.startswith("Not yet: ")
        assert not page.detail.try_again.isVisible()
        right = next(card for card in page.detail.choices.cards if PlayCard(card.small.card) == found.right.move)
        click(right)
        assert page.detail.found.plain.startswith("Yes, ")
        click(page.detail.try_again)
        assert whole.window.table.isVisible()
        assert whole.window.practise.practising
        assert helped
        assert whole.view.my_turn
        assert whole.view.hand == step.view.hand
        assert whole.view.tricks == step.view.tricks

    def test_where_nothing_was_weighed_the_game_goes_on_from_there_at_once(
        self, whole: Whole, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        """The rules of thumb judge in the place of a worker that fails; there is no better card to look for."""
        monkeypatch.setattr("tests.minds.thought", stand_in)
        page = look_back(whole)
        page.decisions.find_first.click()
        click(next(entry for entry in page.decisions.buttons if entry.accessibleName().startswith("Trick 2")))
        assert isinstance(judgement(page).right.move, PlayCard)
        assert headline(page) != "What would you play now?"
        step = page.step
        click(page.detail.try_again)
        assert whole.window.table.isVisible()
        assert whole.view.hand == step.view.hand

    def test_by_keys_alone(self, whole: Whole) -> None:
        page = look_back(whole)
        found = to_costly_play(page)
        step = page.step
        page.detail.try_again.setFocus()
        press(whole.window, Qt.Key.Key_Return)
        cards = [card.small.card for card in page.detail.choices.cards]
        assert page.detail.choices.cards[0].hasFocus()
        press(whole.window, Qt.Key.Key_Return)
        assert page.detail.try_again.hasFocus() or page.detail.choices.cards[0].hasFocus(), "the focus is lost"
        assert isinstance(found.right.move, PlayCard)
        for _ in range(cards.index(found.right.move.card)):
            press(whole.window, Qt.Key.Key_Right)
        press(whole.window, Qt.Key.Key_Return)
        assert page.detail.try_again.hasFocus()
        press(whole.window, Qt.Key.Key_Return)
        assert whole.view.hand == step.view.hand

    def test_the_answer_can_be_asked_for(self, whole: Whole) -> None:
        page = look_back(whole)
        to_costly_play(page)
        click(page.detail.try_again)
        click(page.detail.show_answer)
        assert " cost about " in headline(page)
        assert better(page)

    def test_who_wants_to_find_it_first_is_asked_before_it_is_shown(self, whole: Whole) -> None:
        page = look_back(whole)
        click(page.decisions.find_first)
        to_costly_play(page)
        assert headline(page) == "What would you play now?"
        assert better(page) == []
        assert page.announcer.last.endswith("What would you play now?")

    def test_the_game_that_was_over_is_not_touched(self, whole: Whole) -> None:
        page = look_back(whole)
        record = whole.engine.record
        assert record is not None
        before = record.dumps()
        to_costly_play(page)
        click(page.detail.try_again)
        right = judgement(page).right.move
        click(next(card for card in page.detail.choices.cards if PlayCard(card.small.card) == right))
        click(page.detail.try_again)
        assert whole.engine.record is not record
        assert record.dumps() == before


@pytest.mark.parametrize(
    ("points", "chance", "told", "doubt"),
    [
        (
            Measured(4.2, 1.3),
            Measured(0.041, 0.0075),
            "On average it brings 4 points less, and loses 4 more of 100 games.",
            "That may be off by 3 points and 2 games.",
        ),
        (Measured(2.4, 0.3), None, "On average it brings 2.4 points less.", "That may be off by 0.6 points."),
        (Measured(7.0, 0.1), None, "On average it brings 7 points less.", "That may be off by 1 point."),
        (Measured(5.0, 0.0), None, "On average it brings 5 points less.", ""),
        (
            Measured(0.04, 0.01),
            Measured(0.02, 0.001),
            "It loses 2 more of 100 games.",
            "That may be off by 0.2 games.",
        ),
        (Measured(6.0, 0.0), Measured(0.0002, 0.0), "On average it brings 6 points less.", ""),
    ],
)
def test_what_it_costs_is_one_sentence_and_how_far_that_may_be_off_another(
    points: Measured, chance: Measured | None, told: str, doubt: str
) -> None:
    step = past_deals(record_at("twenty-five", 5, 5, deal_is_over))[0].decisions[0]
    assert cost_sentence(Cost(points, chance), step) == told
    assert doubt_sentence(Cost(points, chance), step) == doubt


@pytest.mark.parametrize(
    ("points", "told"),
    [
        ((13.1, 11.3, 10.9), ["13.1", "11.3", "10.9"]),
        ((14.0, 9.0), ["14", "9"]),
        ((14.0, 14.0), ["14", "14"]),
        ((2.0, -0.7), ["2.0", "−0.7"]),
    ],
)
def test_bars_and_the_cost_between_them_are_told_equally_exactly(points: tuple[float, ...], told: list[str]) -> None:
    options = [Option(PlayCard(Card.parse("5S")), 0.5, each, None, Rating.BEST) for each in points]
    assert [figure for _, figure in option_figures(options, PRESETS["twenty-five"])] == told


def test_one_game_in_a_hundred_is_told_in_the_singular_and_on_one_line() -> None:
    step = past_deals(record_at("twenty-five", 5, 5, deal_is_over))[0].decisions[0]
    for lost, told in ((0.01, "about one win in 100 games"), (0.02, "about 2 wins in 100 games")):
        said = cost_words(Cost(Measured(0.0, 1.0), Measured(lost, 0.001)), step)
        assert said.replace("\N{NO-BREAK SPACE}", " ") == told
        assert said.split(" ")[-1] == "in\N{NO-BREAK SPACE}100\N{NO-BREAK SPACE}games", "no 100 stands alone on a line"


@pytest.mark.parametrize(
    ("width", "height", "text", "players"),
    [
        (800, 600, 1.0, 5),
        (800, 600, 1.0, 10),
        (1280, 800, 1.0, 5),
        (1280, 800, 1.5, 5),
        (1280, 800, 2.5, 10),
        (3840, 2160, 1.0, 10),
    ],
)
def test_nothing_is_cut_or_in_the_way(
    tmp_path: Path, qapp: object, width: int, height: int, text: float, players: int
) -> None:
    del qapp
    whole = Whole(tmp_path, text=text, theme=ThemeChoice.DARK)
    whole.window.resize(width, height)
    page = look_back(whole, players=players)
    found = _faults(page)
    to_costly_play(page)
    found += _faults(page)
    page.detail.try_again.click()
    found += _faults(page)
    whole.close()
    assert not found, "\n".join(found)


def _faults(page: QWidget) -> list[str]:
    for _ in range(4):
        QApplication.processEvents()
    return faults(page, 44)
