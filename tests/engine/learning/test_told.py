"""What a person has been told: three times at most, each person for themselves, and kept as text."""

import pytest

from twentyfive.engine.learning.told import MOST_ENTRIES, MOST_TIMES, About, Told


def test_each_is_due_three_times_or_until_the_person_knows_it() -> None:
    told = Told()
    for times in range(MOST_TIMES):
        assert told.is_due("Anna", About.FIVE)
        assert told.times("Anna", About.FIVE) == times
        told = told.once_more("Anna", About.FIVE)
    assert not told.is_due("Anna", About.FIVE)
    assert not Told().for_good("Anna", About.FIVE).is_due("Anna", About.FIVE)
    assert told.once_more("Anna", About.FIVE) == told


def test_every_person_and_subject_is_counted_apart() -> None:
    told = Told().for_good("Anna", About.FIVE)
    assert told.is_due("Mary", About.FIVE)
    assert told.is_due("Anna", About.ROBBED)


def test_high_in_red_surprises_only_after_low_in_black() -> None:
    assert not Told().is_due("Anna", About.HIGH_RED)
    assert Told().once_more("Anna", About.LOW_BLACK).is_due("Anna", About.HIGH_RED)
    assert not Told().once_more("Mary", About.LOW_BLACK).is_due("Anna", About.HIGH_RED)


def test_it_is_read_as_it_was_written() -> None:
    told = Told().once_more('Máire "the 1st"', About.LOW_BLACK).for_good("Anna", About.ROBBED)
    assert Told.parse(str(told)) == told
    assert Told.parse(str(Told())) == Told()


def test_the_oldest_go_when_there_are_too_many() -> None:
    told = Told()
    for number in range(MOST_ENTRIES + 1):
        told = told.once_more(f"Guest {number}", About.FIVE)
    assert told.is_due("Guest 0", About.FIVE)
    assert told.times("Guest 1", About.FIVE) == told.times(f"Guest {MOST_ENTRIES}", About.FIVE) == 1
    assert Told.parse(str(told)) == told


@pytest.mark.parametrize(
    "written",
    [
        "[",
        '[{"person":"Anna","about":"six","times":1}]',
        '[{"person":"Anna","about":"five","times":4}]',
        '[{"person":"Anna\\n","about":"five","times":1}]',
        '[{"about":"five","times":1}]',
    ],
)
def test_what_does_not_fit_is_refused(written: str) -> None:
    with pytest.raises(ValueError, match="told"):
        Told.parse(written)
