"""Hints in a lesson: step by step in free play, and at once where advice is part of the lesson."""

from __future__ import annotations

import pytest

from tests.engine.game.practising import SlowMinds
from tests.ui.pages.learn.pupils import MOST_TURNS, Mouse, Pupil, begin
from tests.ui.pressing import click
from tests.ui.whole import Whole
from twentyfive.core import PlayerView
from twentyfive.engine.minds.questions import HintQuestion
from twentyfive.wording.learning.reasons import reason_sentence


def test_in_free_play_show_me_gives_hints_step_by_step(whole: Whole) -> None:
    pupil = Mouse(whole)
    begin(pupil, 7)
    while pupil.step.free is None:
        if pupil.step.asks:
            pupil.make(pupil.step.right[0])
        pupil.go_on()
    panel = pupil.page.panel
    click(panel.help)
    assert panel.verdict.label.plain.startswith("Hint 1 of 3")
    assert not pupil.page.light.spots
    click(panel.help)
    assert panel.verdict.label.plain.startswith("Hint 2 of 3")
    hint = pupil.page.table.hint_flow.hint
    assert hint is not None
    click(panel.help)
    view = pupil.page.table.view
    assert view is not None
    assert panel.verdict.label.plain.endswith(reason_sentence(hint.advice.reason, view))
    click(panel.help)
    assert not pupil.page.table.overlays.hint.isVisible(), "figures are too much for a learner"


def view_to_be_advised_on(pupil: Pupil) -> PlayerView:
    """Go on until it is the person's turn in a step with advice, and return their view."""
    while not pupil.step.advised:
        if pupil.step.asks:
            pupil.make(pupil.step.right[0])
        pupil.go_on()
    for _ in range(MOST_TURNS):
        view = pupil.page.table.view
        if view is not None and view.my_turn and pupil.page.table.director.up_to_date:
            return view
        pupil.page.table.director.skip()
    raise AssertionError("it is never the person’s turn")


def test_where_advice_is_part_of_the_lesson_it_is_given_at_once(whole: Whole) -> None:
    pupil = Mouse(whole)
    begin(pupil, 6)
    heard: list[str] = []
    pupil.page.table.announcer.said.connect(heard.append)
    view = view_to_be_advised_on(pupil)
    hint = pupil.page.table.hint_flow.hint
    assert hint is not None
    reason = reason_sentence(hint.advice.reason, view)
    assert pupil.page.panel.verdict.label.plain == f"Advice: {reason}"
    assert reason not in str(pupil.page.table.top.line.line), "it is written once"
    assert heard[-1].startswith("Advice: ")
    pupil.page.table.director.settle()  # as when the card pointed to has risen
    assert len([sentence for sentence in heard if sentence.startswith("Advice: ")]) == 1


def test_the_window_does_not_wait_for_advice(whole: Whole, monkeypatch: pytest.MonkeyPatch) -> None:
    minds = SlowMinds()
    monkeypatch.setattr(whole.minds, "another", lambda: minds)
    pupil = Mouse(whole)
    begin(pupil, 6)
    while not pupil.step.advised:
        if pupil.step.asks:
            pupil.make(pupil.step.right[0])
        minds.answer_all()
        pupil.go_on()
    for _ in range(MOST_TURNS):
        if any(isinstance(question, HintQuestion) for question in minds.open):
            break
        minds.answer_all()
        pupil.page.table.director.skip()
    verdict = pupil.page.panel.verdict.label
    assert not verdict.plain.startswith("Advice: ")
    minds.answer_all()
    assert verdict.plain.startswith("Advice: ")


def test_leaving_a_lesson_ends_its_computer_players(whole: Whole, monkeypatch: pytest.MonkeyPatch) -> None:
    closed: list[str] = []
    minds = SlowMinds()
    monkeypatch.setattr(minds, "close", lambda: closed.append("closed"))
    monkeypatch.setattr(whole.minds, "another", lambda: minds)
    pupil = Mouse(whole)
    begin(pupil, 6)
    assert closed == []
    click(pupil.page.panel.leave)
    assert closed == ["closed"]
    begin(pupil, 6)
    whole.close()
    assert closed == ["closed"] * 2
