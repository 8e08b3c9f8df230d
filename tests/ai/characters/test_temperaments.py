"""Temperaments: they choose among moves that are about equally good, and nothing else."""

from __future__ import annotations

import pytest

from tests.ai.games import decisions
from tests.ai.views import ALONE, PAIRS, view_of
from twentyfive.ai import Level
from twentyfive.ai.arena.characters import HABITS, measure_character
from twentyfive.ai.characters.cast import CAST, STEADY, Character, Temperament, character, temperament_of
from twentyfive.ai.heuristics.beginner import GIVEN_AWAY
from twentyfive.ai.heuristics.card_reading import card_reading
from twentyfive.ai.heuristics.liking import card_liking
from twentyfive.ai.heuristics.odds import later_chance
from twentyfive.ai.levels import advise
from twentyfive.core import Card, seated
from twentyfive.core.moves import Pass, PlayCard
from twentyfive.engine.seating.players import MOST_PLAYER_NAME_LETTERS, fault_of

AUCTION = seated("auction-forty-fives", 4, 2)


class TestCast:
    def test_each_has_a_key_a_name_and_a_temperament_of_its_own(self) -> None:
        assert len({member.key for member in CAST}) == len(CAST) >= 10
        assert len({member.name for member in CAST}) == len(CAST)
        assert len({member.temperament for member in CAST} - {STEADY}) == len(CAST)

    def test_every_name_fits_on_a_plate(self) -> None:
        assert not any(fault_of(member.name) for member in CAST)
        assert all(len(member.name) <= MOST_PLAYER_NAME_LETTERS for member in CAST)

    def test_nobody_is_steady_and_an_unknown_key_is_refused(self) -> None:
        assert temperament_of(None) == STEADY
        with pytest.raises(ValueError, match="'puck' is no character"):
            character("puck")


@pytest.mark.parametrize("level", [Level.EASY, Level.MEDIUM])
def test_every_character_makes_legal_moves_and_the_same_again(level: Level) -> None:
    for rules in (ALONE, AUCTION):
        for number, (_, view) in enumerate(decisions(rules, 5, 60)):
            temperament = CAST[number % len(CAST)].temperament
            advice = advise(view, level, number, temperament)
            assert advice.move in view.legal
            assert advise(view, level, number, temperament) == advice


def test_a_hard_character_makes_legal_moves_and_the_same_again() -> None:
    for number, (_, view) in enumerate(decisions(ALONE, 6, 24)):
        temperament = CAST[number % len(CAST)].temperament
        advice = advise(view, Level.HARD, number, temperament)
        assert advice.move in view.legal
        assert advise(view, Level.HARD, number, temperament) == advice


def test_no_temperament_is_the_plain_level() -> None:
    for number, (_, view) in enumerate(decisions(PAIRS, 7, 40)):
        assert advise(view, Level.MEDIUM, number) == advise(view, Level.MEDIUM, number, STEADY)


class TestLiking:
    def test_a_hoarder_likes_plain_cards_and_then_low_trumps(self) -> None:
        view = view_of("spades; You: 5S KS 7D 6H 9C", ALONE)
        reading, hoarder = card_reading(view), Temperament(hoards=1)
        five, king, plain = (card_liking(hoarder, reading, Card.parse(text)) for text in ("5S", "KS", "7D"))
        assert five < king < plain
        spender = Temperament(hoards=-1)
        assert card_liking(spender, reading, Card.parse("5S")) > card_liking(spender, reading, Card.parse("7D"))

    def test_the_one_who_counts_likes_to_lead_what_cannot_be_beaten(self) -> None:
        view = view_of("spades; You: 5S KS 7D 6H 9C", ALONE)
        reading, counts = card_reading(view), Temperament(counts=1)
        assert card_liking(counts, reading, Card.parse("5S")) > card_liking(counts, reading, Card.parse("KS"))

    def test_a_bold_bidder_bids_more_often_than_a_cautious_one(self) -> None:
        calls = dict.fromkeys((-1, 0, 1), 0)
        views = [view for _, view in decisions(AUCTION, 8, 400) if Pass() in view.legal and len(view.legal) > 1]
        for view in views:
            for bids in calls:
                move = advise(view, Level.MEDIUM, 1, Temperament(bids=bids)).move
                calls[bids] += not isinstance(move, Pass)
        assert calls[-1] < calls[0] < calls[1]


def test_whoever_spends_trumps_gives_no_trick_of_a_contract_away() -> None:
    spent = 0
    for number, (_, view) in enumerate(decisions(AUCTION, 9, 400)):
        usual = advise(view, Level.MEDIUM, number).move
        liked = advise(view, Level.MEDIUM, number, Temperament(hoards=-1)).move
        if isinstance(usual, PlayCard) and isinstance(liked, PlayCard) and liked != usual:
            later = [later_chance(card_reading(view), move.card) for move in (usual, liked)]
            assert later[1] <= later[0] + GIVEN_AWAY
            spent += 1
    assert spent


class TestMeasure:
    def test_a_steady_player_gives_nothing_away(self) -> None:
        found = measure_character(ALONE, Level.MEDIUM, _member(STEADY), range(2))
        assert found.less.mean == found.loss.mean == 0
        assert [found.own.share(habit) for habit in HABITS] == [found.steady.share(habit) for habit in HABITS]

    @pytest.mark.broad
    def test_waiting_is_felt(self) -> None:
        found = measure_character(ALONE, Level.MEDIUM, _member(Temperament(takes=-1)), range(4))
        assert found.own.share("takes early") < found.steady.share("takes early")


def _member(temperament: Temperament) -> Character:
    return Character("sheila", "Sheila", temperament)
