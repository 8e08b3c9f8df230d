"""The text in which the last choices for a new game are kept."""

from __future__ import annotations

import logging

import pytest

from twentyfive.ai import Level
from twentyfive.ai.characters.cast import CAST
from twentyfive.engine.seating.players import ANYBODY, Computer, Guest, OpenDummy, Person, SecondHand, by_program
from twentyfive.engine.seating.seat_draw import characters_drawn
from twentyfive.presentation.new_game import in_company, usual_choices
from twentyfive.presentation.new_game_text import choices_text, default_setup, last_choices, read_choices
from twentyfive.presentation.settings import Settings


def test_choices_survive_writing_and_reading(caplog: pytest.LogCaptureFixture) -> None:
    chosen = usual_choices().seat(9).divide(3).call(4, "Peig").change("must_rob", True).change("stake", 50)
    with caplog.at_level(logging.WARNING):
        assert last_choices(choices_text(chosen)) == chosen
    assert not caplog.records


def test_a_name_that_cannot_be_used_is_not_kept() -> None:
    chosen = usual_choices().call(1, "a|b")
    assert last_choices(choices_text(chosen)).names[1] == "Mary"


def test_play_now_uses_the_name_of_the_person() -> None:
    setup = default_setup(Settings(name="Nora"))
    assert setup.names[0] == "Nora"
    assert len(set(setup.names)) == 5, "no computer player has the person’s name"


def test_play_now_seats_a_character_wherever_nobody_was_chosen() -> None:
    choices = (
        usual_choices()
        .seat(5)
        .call(1, "Peig")
        .fill(2, by_program("Gort"))
        .fill(3, Computer(Level.HARD, character="chidi"))
        .fill(4, Computer(Level.EASY))
    )
    plain, seated = choices.table(), in_company(choices.table())
    assert seated.sitters[:4] == plain.sitters[:4], "a person, one with a name, a program and a character are chosen"
    assert seated.sitters[4] == Computer(Level.EASY, character=ANYBODY)
    drawn = characters_drawn(seated, 5)
    assert drawn.names[:4] == plain.names[:4]
    assert drawn.names[4] in {member.name for member in CAST}
    with_guest = usual_choices().fill(1, Guest()).table()
    assert in_company(with_guest) == with_guest


@pytest.mark.parametrize("players", [2, 5, 10])
def test_as_many_characters_sit_down_as_the_game_seats(players: int) -> None:
    names = characters_drawn(in_company(usual_choices("Chidi").seat(players).table()), 7).names
    assert len(set(names)) == players, "none comes twice, and none has the name of the person"
    assert set(names[1:]) < {member.name for member in CAST}


def test_play_now_uses_the_usual_table_where_two_players_share_a_name(caplog: pytest.LogCaptureFixture) -> None:
    twice = choices_text(usual_choices().call(1, "Peig").call(2, "Peig"))
    with caplog.at_level(logging.WARNING):
        assert default_setup(Settings(new_game=twice)).names == ("You", "Mary", "Seán", "Nora", "Tom")
    assert "No game can begin" in caplog.text


def test_second_hands_dummies_and_a_third_player_are_kept() -> None:
    choices = (
        usual_choices().seat(2).take_turns(third=True).fill(1, Person()).fill(5, SecondHand(0)).fill(7, OpenDummy())
    )
    assert read_choices(choices_text(choices)) == choices
