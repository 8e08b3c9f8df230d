"""One of anything that a game counts is in the singular: in the rules, at the table and in the results."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from functools import partial

import pytest
from PySide6.QtCore import QLocale

from tests.core.policy import walked
from twentyfive.ai import Level
from twentyfive.core import PRESETS, PlayerView, Rules, apply, to_act, view_for
from twentyfive.core.rules.options import Scoring
from twentyfive.core.rules.rules import CATALOGUE
from twentyfive.core.view import SeenMove
from twentyfive.engine.game.observations import Shown
from twentyfive.engine.seating.players import Computer, Person, TableSetup
from twentyfive.engine.seating.seats import Seats
from twentyfive.wording.amounts import decimal
from twentyfive.wording.announcements import Announcements
from twentyfive.wording.options.all_rules import question
from twentyfive.wording.records.saved import standing_line
from twentyfive.wording.rules.rules_text import option_sentences, rules_sections
from twentyfive.wording.scores import (
    deal_title,
    game_over_sentence,
    goal,
    needed_to_win,
    pool_made_of,
    scores_sentence,
    spoken_plate,
)
from twentyfive.wording.setup.tables import setup_sentence
from twentyfive.wording.table.answers import bids_or_turn_up, scores_now
from twentyfive.wording.table.decisions import decision
from twentyfive.wording.table.line import table_line
from twentyfive.wording.table.moves import move_words
from twentyfive.wording.table.recap import game_found
from twentyfive.wording.table.results import deal_in_full, game_facts, points_sentence, result_sentence, result_title
from twentyfive.wording.table.steps import announcement

SEVERAL_OF_ONE = re.compile(r"\b(1|one) (deals|chips|points|tricks)\b", re.IGNORECASE)
NAMES = ("Anna", "Mary", "Seán", "Nora", "Tom", "Bridget", "Pat", "Aoife", "Liam", "Gráinne")
PLIES = 150


def least(rules: Rules) -> Rules:
    """The game with the smallest numbers that make sense."""
    if rules.scoring is Scoring.POOL:
        return rules.replace(chips=1, deals=1)
    return rules.replace(target=1)


def about_rules(rules: Rules) -> Iterator[str]:
    """Yield the texts before a game begins."""
    for section in rules_sections(rules, rules.preset):
        yield from section.paragraphs
    yield from option_sentences(rules).values()
    for option in CATALOGUE:
        asked = question(option, rules, rules.preset)
        yield from (asked.text, *(answer.label for answer in asked.answers))
    computers = (Computer(Level.EASY),) * (rules.players - 1)
    yield setup_sentence("A game", TableSetup(rules, NAMES[: rules.players], (Person(), *computers)), 1)


def at_table(view: PlayerView) -> Iterator[str]:
    """Yield the texts that a player can read or hear at any time."""
    yield from map(str, (table_line(view), scores_now(view), bids_or_turn_up(view)))
    yield from (game_found(view), standing_line(view))
    yield from (game_facts(view), goal(view), scores_sentence(view), pool_made_of(view))
    for seat in range(view.rules.players):
        yield from (spoken_plate(view, seat), *(form.text for form in needed_to_win(view, seat)))
    asked = decision(view, ())
    if asked is not None:
        yield from (asked.spoken, asked.calls_so_far, *(f"{choice.label} {choice.note}" for choice in asked.choices))


def results(view: PlayerView) -> Iterator[str]:
    """Yield the texts after a deal."""
    yield from (result_title(view), result_sentence(view), points_sentence(view), deal_title(view))
    yield game_over_sentence(view)
    yield from (deal_in_full(view, result) for result in view.history)


def of_game(rules: Rules, seed: int) -> Iterator[str]:
    """Yield all texts of the first moves of a game."""
    seats = Seats(rules, (Person(),) * rules.players)
    for nameless, move in walked(rules, seed, PLIES):
        before = replace(nameless, names=NAMES[: rules.players])
        state = apply(before, move)
        made = SeenMove(
            type(move), seats.redact(move, before, 0), to_act(before), view_for(before, 0), view_for(state, 0)
        )
        yield move_words(made)
        yield announcement(Shown(made.after, 0, made), Announcements.FULL)
        for seat in range(rules.players):
            view = view_for(state, seat)
            yield from at_table(view)
            if view.history:
                yield from results(view)


@pytest.mark.parametrize("preset", PRESETS)
def test_one_of_anything_is_in_the_singular(preset: str) -> None:
    rules = least(PRESETS[preset])
    said = [*about_rules(rules), *of_game(rules, 1), *of_game(rules, 2)]
    assert not [sentence for sentence in said if SEVERAL_OF_ONE.search(sentence)]


@pytest.mark.parametrize(
    ("locale", "told"), [("en_IE", ["−1234.5", "0.0"]), ("fr_FR", ["−1234,5", "0,0"]), ("ga_IE", ["−1234.5", "0.0"])]
)
def test_a_decimal_is_written_as_in_the_language(locale: str, told: list[str], request: pytest.FixtureRequest) -> None:
    request.addfinalizer(partial(QLocale.setDefault, QLocale()))
    QLocale.setDefault(QLocale(locale))
    assert [decimal(number, 1) for number in (-1234.5, -0.04)] == told
