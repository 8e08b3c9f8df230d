"""The choices for a new game name persons at other devices, keep them, and let them draw for their seats."""

from __future__ import annotations

import random

import pytest

from twentyfive.ai import Level
from twentyfive.engine.seating.players import Computer, Guest, Person, SecondHand, Third
from twentyfive.engine.seating.seats import SeatFault
from twentyfive.presentation.new_game import Choices, usual_choices
from twentyfive.presentation.new_game_text import choices_text, default_setup, read_choices
from twentyfive.presentation.seat_offers import seat_offers, seats_drawn
from twentyfive.presentation.settings import Settings
from twentyfive.wording.setup.seating import third_spoken
from twentyfive.wording.setup.tables import seat_spoken, setup_sentence, setup_words


def family() -> Choices:
    """Twenty-Five for four: a person here, two on phones and a computer player."""
    return usual_choices("Anna").seat(4).divide(4).fill(1, Guest()).fill(2, Guest())


def test_guests_are_kept_even_on_the_first_seat() -> None:
    choices = family().fill(0, Guest())
    assert read_choices(choices_text(choices)) == choices
    assert default_setup(Settings(new_game=choices_text(choices))).sitters[:3] == (Guest(),) * 3


def test_a_table_is_described_with_its_guests() -> None:
    setup = family().table()
    sentence = setup_sentence("Twenty-Five", setup, 0)
    assert "On other screens: Mary and Seán." in sentence
    assert "share this screen" not in sentence
    assert "Computer players: medium." in sentence
    assert setup_words("Twenty-Five", setup) == "Twenty-Five, four at the table, three people, medium"
    assert seat_spoken(setup, 1) == "Seat 2, Mary, player on another screen"


@pytest.mark.parametrize(
    ("players", "spoken"), [(4, "Seat 3, Seán, computer player, medium, with you"), (6, "with you and Tom")]
)
def test_a_partner_of_the_person_is_described_as_with_you(players: int, spoken: str) -> None:
    assert seat_spoken(usual_choices().seat(players).divide(2).table(), 2).endswith(spoken)


def test_persons_here_share_the_screen_and_guests_do_not() -> None:
    sentence = setup_sentence("Twenty-Five", family().fill(3, Person()).table(), 0)
    assert "Anna and Nora share this screen, with a curtain between turns. On other screens: Mary and Seán." in sentence


def test_a_table_without_anybody_here_says_so() -> None:
    sentence = setup_sentence("Twenty-Five", family().fill(0, Guest()).table(), 0)
    assert "On other screens: Anna, Mary and Seán. This screen shows the table to everybody, but no hands." in sentence


def test_nobody_is_called_you_among_guests() -> None:
    assert usual_choices().fill(1, Guest()).table().names[0] == "Host"
    assert usual_choices().fill(1, Guest()).call(2, "host").table().names[0] == "Player 1"
    assert usual_choices().fill(1, Guest()).fill(2, Person()).table().names[0] == "Player 1"


def test_a_guest_may_have_a_second_hand() -> None:
    assert 1 in seat_offers(family(), 3).owners
    assert family().fill(3, SecondHand(1)).seat_faults == {}


def test_a_guest_may_take_turns() -> None:
    choices = usual_choices("Anna").seat(2).take_turns(third=True)
    assert choices.seat_faults == {2: SeatFault.ONE_PERSON}
    choices = choices.fill(2, Guest())
    assert choices.ready
    assert choices.table().third == Third("Seán", Guest())
    assert third_spoken(Third("Seán", Guest())) == "Seán, player, not in the first game"


def test_after_a_draw_the_person_here_sits_at_the_bottom() -> None:
    rng = random.Random(1)
    here = usual_choices("Anna").seat(4).divide(2).fill(0, Guest()).fill(2, Person()).fill(3, Computer(Level.EASY))
    for _ in range(10):
        drawn = here.reseat(seats_drawn(here, rng))
        assert drawn.sitters[0] == Person()
        assert sorted(map(str, drawn.sitters[:4])) == sorted(map(str, here.sitters[:4]))
    all_elsewhere = here.fill(2, Guest())
    assert isinstance(all_elsewhere.reseat(seats_drawn(all_elsewhere, rng)).sitters[0], Guest)


def test_a_person_on_another_screen_has_a_name_and_is_called_you_again_at_this_one() -> None:
    away = usual_choices().fill(0, Guest())
    assert away.names[0] == "Kathleen"
    assert away.table().names[0] == "Kathleen"
    assert away.fill(0, Person()).names[0] == "You"
    assert away.fill(1, Person()).fill(0, Person()).names[0] == "Kathleen"
    assert usual_choices("Anna").fill(0, Guest()).fill(0, Person()).names[0] == "Anna"
