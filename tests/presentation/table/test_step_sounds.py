"""The sounds of steps: they belong to what is seen, reveal nothing more, and never come too close together."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.core.policy import finished
from tests.courses import COURSES
from twentyfive.core import PRESETS, Record, seated
from twentyfive.core.moves import DealCards, DeclineRob, DrawDealer, Exchange, GatherTrick, PlayCard, Rob
from twentyfive.core.view import SeenMove
from twentyfive.engine.game.observations import seen_move
from twentyfive.engine.seating.seats import seats_of
from twentyfive.presentation.table.cues import Sound
from twentyfive.presentation.table.step_sounds import LEAST_GAP_MS, StepSound, step_sound


def steps(record: Record, viewer: int | None) -> Iterator[SeenMove]:
    """Every move of a game as the viewer sees it."""
    seats = seats_of(record.header)
    return (seen_move(record, seats, ply, viewer) for ply in range(record.ply))


@pytest.mark.broad("twenty-five")
@pytest.mark.parametrize("preset", COURSES)
def test_every_player_hears_the_same_regardless_of_the_cards_held(preset: str) -> None:
    record = finished(PRESETS[preset], seed=25)
    heard = [
        [step_sound(made, 1.0) for made in steps(record, viewer)] for viewer in (None, *range(PRESETS[preset].players))
    ]
    assert any(heard[0])
    for others in heard[1:]:
        assert others[:-1] == heard[0][:-1], "only the end depends on the listener, who may have won"


@pytest.mark.broad("twenty-five", "fifty-five")
@pytest.mark.parametrize("preset", COURSES)
def test_each_kind_of_step_has_its_sound_and_hidden_steps_are_silent(preset: str) -> None:
    sounds = {
        DrawDealer: Sound.DEAL,
        DealCards: Sound.DEAL,
        PlayCard: Sound.PLAY,
        GatherTrick: Sound.TRICK,
        Rob: Sound.ROB,
        DeclineRob: None,
        Exchange: None,
    }
    for made in steps(finished(PRESETS[preset], seed=7), 0):
        heard = step_sound(made, 1.0)
        if made.kind in sounds and not made.after.over:
            assert (heard.sound if heard else None) is sounds[made.kind]


def test_only_the_winner_hears_the_sound_of_winning() -> None:
    record = finished(seated("twenty-five", 3, 3), seed=4)
    winners = record.state.winners
    for seat in range(3):
        *_, last = steps(record, seat)
        heard = step_sound(last, 1.0)
        assert (heard is not None and heard.sound is Sound.WON) is (seat in winners)
    *_, last = steps(record, None)
    assert step_sound(last, 1.0) == StepSound(Sound.WON), "with several people at the screen somebody has won"


def dealt(players: int, factor: float) -> StepSound:
    """The sound of a deal to that number of players."""
    record = finished(seated("twenty-five", players, players), seed=1)
    return next(
        heard for made in steps(record, 0) if made.kind is DealCards and (heard := step_sound(made, factor)) is not None
    )


def test_each_packet_of_a_deal_has_a_sound() -> None:
    assert dealt(5, 1.0) == StepSound(Sound.DEAL, times=10, gap_ms=80)
    assert dealt(2, 1.0) == StepSound(Sound.DEAL, times=4, gap_ms=80)


def test_a_fast_deal_skips_some_sounds_but_lasts_as_long_as_the_cards() -> None:
    quick = dealt(10, 0.5)
    assert 1 < quick.times < 20
    assert quick.gap_ms >= LEAST_GAP_MS
    assert quick.times * quick.gap_ms == pytest.approx(20 * 40), "it takes as long as the cards"


def test_with_speed_off_every_step_has_at_most_one_sound_at_once() -> None:
    for made in steps(finished(seated("twenty-five", 5, 5), seed=1), 0):
        heard = step_sound(made, 0.0)
        assert heard is None or (heard.times, heard.after_ms) == (1, 0.0)
