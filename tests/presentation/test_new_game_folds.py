"""The folds of the New game page: what a closed one tells, and their places in the window."""

from __future__ import annotations

import pytest

from twentyfive.ai import Level
from twentyfive.core.rules.options import Follow
from twentyfive.engine.saves.rule_sets import RuleSet
from twentyfive.engine.seating.players import Computer, Guest, OpenDummy, Person, SecondHand
from twentyfive.presentation.new_game import Choices, usual_choices
from twentyfive.presentation.new_game_folds import Fold, fold_places, fold_states, presets_fit, stand_in_row

EASY = Computer(Level.EASY)


@pytest.mark.parametrize(
    ("choices", "game", "players", "rules"),
    [
        (
            usual_choices(),
            "Twenty-Five, five players",
            "You and four computer players, medium",
            "The usual rules",
        ),
        (
            usual_choices("Anna").seat(4).divide(2).fill(1, EASY).change("target", 45).change("stake", 10),
            "Twenty-Five, two pairs",
            "Anna and three computer players, easy and medium",
            "2 changed",
        ),
        (
            usual_choices().seat(3).fill(1, Person()).fill(2, Guest()),
            "Twenty-Five, three players",
            "Three people at the table",
            "The usual rules",
        ),
        (
            usual_choices().fill(1, Person()).fill(2, Person()),
            "Twenty-Five, five players",
            "Three people and two computer players, medium",
            "The usual rules",
        ),
        (
            usual_choices().seat(2).fill(1, EASY),
            "Twenty-Five, two players",
            "You and one computer player, easy",
            "The usual rules",
        ),
        (
            usual_choices().seat(2).take_turns(third=True).fill(1, Person()),
            "Twenty-Five, two players",
            "Two people and one computer player, medium",
            "The usual rules",
        ),
        (
            usual_choices().seat(3).fill(1, SecondHand(0)).fill(2, OpenDummy()),
            "Twenty-Five, three players",
            "Hands at the table: 3",
            "The usual rules",
        ),
        (
            usual_choices().play_own(RuleSet("Friday", "twenty-five", {"follow": Follow.MUST_FOLLOW})),
            "Friday, five players",
            "You and four computer players, medium",
            "1 changed",
        ),
    ],
)
def test_a_closed_fold_tells_what_is_chosen_in_it(choices: Choices, game: str, players: str, rules: str) -> None:
    states = fold_states(choices)
    assert [states[fold].words for fold in Fold] == [game, players, rules]


def test_a_tab_tells_it_in_a_word_or_two() -> None:
    states = fold_states(usual_choices())
    assert [states[fold].short for fold in Fold] == ["Twenty-Five", "five", "usual"]


@pytest.mark.parametrize("opened", range(3))
@pytest.mark.parametrize("in_row", [False, True])
def test_the_open_fold_has_what_the_heads_leave_and_nothing_meets(opened: int, in_row: bool) -> None:
    places = fold_places(900, 500, (48, 60, 48), opened, 12, in_row=in_row)
    heads, body = places.heads, places.body
    for place, head in enumerate(heads):
        assert not head.meets(body)
        assert not any(head.meets(other, slack=-12) for other in heads[:place])
    assert places.sheet.holds(body)
    assert heads[opened].bottom == body.y
    assert max(each.bottom for each in (*heads, body)) == 500
    assert body.h == (500 - 60 if in_row else 500 - 156 - 24)
    assert places.sheet.holds(heads[opened]) is not in_row


def test_where_there_is_no_room_the_body_has_no_height() -> None:
    places = fold_places(900, 0, (48, 48, 48), 1, 12, in_row=False)
    assert places.body.h == 0
    assert places.heads[-1].bottom == 168


def test_heads_stand_in_one_row_in_a_low_window_and_with_large_text() -> None:
    assert not stand_in_row(640, 1.0)
    assert stand_in_row(639, 1.0)
    assert stand_in_row(800, 1.5)
    assert not stand_in_row(2160, 2.4), "a large window with its own text"
    assert presets_fit(512, 1.0, 1.0)
    assert not presets_fit(430, 1.0, 1.0)
    assert not presets_fit(512, 1.5, 1.5)
    assert presets_fit(1600, 2.0, 2.0)
