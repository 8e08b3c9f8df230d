"""Continue goes on with the newest game that is not finished, and says what that is."""

from __future__ import annotations

from datetime import date

import pytest
from PySide6.QtCore import Qt

from tests.engine.evening.evenings import plan_for
from tests.ui.pages.evening.evenings import EveningPages
from tests.ui.pressing import click
from tests.ui.whole import NAMES, Start, Whole, press
from twentyfive.core import Record, to_act
from twentyfive.core.game import legal_moves
from twentyfive.engine.daily.deals import DailyDeal, DailyGame
from twentyfive.engine.saves.saved_game import read_saved
from twentyfive.engine.seating.game_token import GameToken
from twentyfive.presentation.start.entry import Entry


def note(whole: Whole) -> str:
    """Show the start page, and return the words of Continue; empty without it."""
    whole.window.show_start()
    return next((one.note for one in whole.window.start._entries if one.entry is Entry.CONTINUE), "")


def play(whole: Whole, decisions: int = 10_000) -> Record:
    """Make so many decisions of the persons, or play to the end of the game."""
    engine = whole.engine
    for _ in range(decisions):
        while engine.waits_for_next_deal and not engine.state.over:
            engine.next_deal()
        seat = to_act(engine.state)
        if seat is None:
            break
        engine.submit(seat, legal_moves(engine.state)[-1], engine.revision)
    record = engine.record
    assert record is not None
    return record


def finished(whole: Whole) -> None:
    """Play a short game to its end; it is saved."""
    whole.begin(2, 2, seed=3, target=10)
    assert play(whole).state.over
    whole.window.show_start()


def test_a_finished_game_that_was_looked_at_does_not_take_the_place_of_one_under_way(start: Start) -> None:
    whole = start()
    finished(whole)
    (over,) = whole.window.playing.saver.saves.paths()
    whole.begin(4, 4, seed=7)
    under_way = play(whole, 3)
    ply = under_way.ply
    said = note(whole)
    assert said.startswith("Twenty-Five with Mary, Seán and Nora. Deal 1")
    whole.window.play_saved(read_saved(over))
    assert note(whole) == said
    press(whole.window, Qt.Key.Key_Return)
    assert whole.engine.record is not None
    assert whole.engine.record.header == under_way.header
    assert whole.engine.record.ply == ply
    whole.window.play_saved(read_saved(over))
    whole.engine.undo()
    assert note(whole) == said, "nor does one in which moves were taken back to look at them"
    whole.close()
    again = start()
    assert note(again) == said, "nor after the next start"
    click(again.window.start.card(Entry.CONTINUE))
    assert again.view.deal_number == 1
    assert again.view.names == NAMES[:4]
    saves = again.window.playing.saver.saves.paths()
    assert len(saves) == 2, "it goes on in its own file"


@pytest.mark.broad
def test_a_deal_of_the_day_does_not_take_the_place_of_a_game_once_it_is_over(start: Start) -> None:
    whole = start()
    whole.begin(4, 4, seed=7)
    play(whole, 3)
    said = note(whole)
    day = date(2026, 11, 24)
    whole.window.play(GameToken(DailyDeal(day, DailyGame.SPOIL_FIVE).record(NAMES)))
    play(whole, 2)
    assert note(whole) == "Deal of the day: Spoil Five, 24 Nov 2026"
    click(whole.window.start.card(Entry.CONTINUE))
    play(whole)
    assert note(whole) == said
    (saved,) = (path for path in whole.window.playing.saver.saves.paths() if "deal of the day" in path.name)
    assert saved.name.startswith("Spoil Five, deal of the day")
    whole.close()
    assert note(start()) == said


def test_a_practised_game_is_called_practice(whole: Whole) -> None:
    whole.begin(4, 4, seed=7)
    whole.window.practise.practise()
    play(whole, 3)
    assert note(whole).startswith("Practice: Twenty-Five with Mary")
    click(whole.window.start.card(Entry.CONTINUE))
    assert whole.window.practise.practising


def test_an_evening_says_whose_deal_is_next_and_leads_to_its_plan(start: Start) -> None:
    whole = start()
    whole.begin(4, 4, seed=7)
    play(whole, 3)
    pages = EveningPages(whole)
    pages.desk.begin(plan_for(2))
    whole.window.show_start()
    click(whole.window.start.card(Entry.EVENING))
    click(pages.plan.play)
    assert note(whole) == "Evening: Ann’s deal 1"
    click(whole.window.start.card(Entry.CONTINUE))
    assert pages.plan.isVisible()
    click(pages.plan.play)
    play(whole)
    assert note(whole) == "Evening: Ben’s deal 1", "the next deal waits, though the last one is over"
    whole.close()
    again = start()
    assert note(again) == "Evening: Ben’s deal 1"
    click(again.window.start.card(Entry.CONTINUE))
    assert EveningPages(again).plan.play.text() == "I am Ben: play deal 1"


@pytest.mark.parametrize("end", ["host", "guest"])
def test_an_evening_on_the_network_is_named_alone_until_somebody_here_plays(whole: Whole, end: str) -> None:
    """The person whose turn is next may play at another computer."""
    pages = EveningPages(whole)
    pages.desk.begin(plan_for(3))
    click(whole.window.start.card(Entry.EVENING))
    click(pages.plan.play)
    play(whole)
    assert note(whole) == "Evening: Ben’s deal 1", "all play here"
    if end == "host":
        pages.desk.guests.write_text("{}", encoding="utf-8")
    else:
        whole.window.playing.seat_file.write_text("{}", encoding="utf-8")
    assert note(whole) == "Friday"
    click(whole.window.start.card(Entry.CONTINUE))
    assert pages.plan.isVisible()
    click(pages.plan.play)
    assert note(whole) == "Evening: Ben’s deal 1", "he has begun here"


def test_without_a_game_that_waits_there_is_nothing_to_continue(whole: Whole) -> None:
    assert note(whole) == ""
    finished(whole)
    assert note(whole) == ""
