"""The player who trusts a network: by which network, with which reasons, and what becomes of it without one."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from itertools import islice
from pathlib import Path

import pytest

from tests.ai.games import decisions
from tests.ai.network.kept import BRIEF, DECISIONS, KEPT, decided
from tests.ai.views import ALONE
from twentyfive.ai import Level, ReasonKind
from twentyfive.ai.characters.cast import CAST
from twentyfive.ai.heuristics.card_reading import card_reading
from twentyfive.ai.heuristics.policy import heuristic_advice, why_play
from twentyfive.ai.heuristics.race import race
from twentyfive.ai.heuristics.sense import sensible
from twentyfive.ai.levels import advise, steady_advice
from twentyfive.ai.network import taught
from twentyfive.ai.network.learned_play import card_odds
from twentyfive.ai.network.taught import TAUGHT, network_for
from twentyfive.ai.search.card_search import HARD
from twentyfive.ai.search.learned import NEAR_ODDS, learned_advice
from twentyfive.ai.search.policy import decide
from twentyfive.core import PRESETS, Phase, PlayerView, Rules, seated, view_for
from twentyfive.core.moves import PlayCard, Rob
from twentyfive.core.rules.presets import one_deal


@pytest.fixture
def forgetful() -> Iterator[None]:
    """Networks are read anew, in the test and after it."""
    read = (taught.network_for, taught._read)
    for found in read:
        found.cache_clear()
    yield
    for found in read:
        found.cache_clear()


def test_a_thousand_decisions_in_each_game_are_those_that_were_kept() -> None:
    assert [*decided()] == KEPT.read_text(encoding="utf-8").splitlines()
    assert len(KEPT.read_text(encoding="utf-8").splitlines()) == DECISIONS * len(TAUGHT)


class TestNetworks:
    @pytest.mark.parametrize("rules", TAUGHT.values(), ids=TAUGHT)
    def test_the_game_that_was_taught_has_its_network(self, rules: Rules) -> None:
        assert network_for(rules) is not None

    @pytest.mark.parametrize("changes", [{"stake": 5}, {"best_of": 3}, {"packets": (2, 3)}, {"first_dealer": "random"}])
    def test_what_changes_no_chance_changes_no_network(self, changes: dict[str, object]) -> None:
        assert network_for(ALONE.replace(**changes)) is network_for(ALONE)

    @pytest.mark.parametrize(
        "rules",
        [
            seated("twenty-five", 6, 6),
            ALONE.replace(target=45),
            ALONE.replace(must_rob=True),
            ALONE.replace(finish="end_of_deal"),
            ALONE.replace(turned_ace_bonus=5),
            one_deal(ALONE),
            *(rules for name, rules in PRESETS.items() if name not in TAUGHT),
        ],
    )
    def test_another_game_has_none(self, rules: Rules) -> None:
        assert network_for(rules) is None

    @pytest.mark.usefixtures("forgetful")
    @pytest.mark.parametrize("content", [None, b"25N1 and no more"])
    def test_without_its_file_the_player_searches_and_it_is_said_once(
        self,
        content: bytes | None,
        tmp_path: Path,
        monkeypatch: pytest.MonkeyPatch,
        caplog: pytest.LogCaptureFixture,
    ) -> None:
        path = tmp_path / "a.network"
        if content is not None:
            path.write_bytes(content)
        monkeypatch.setattr(taught, "resource", lambda *_: path)
        for number, (_, view) in enumerate(decisions(ALONE, 2, 8)):
            assert advise(view, Level.HARD, number) == decide(view, number, HARD)
        (record,) = caplog.records
        assert record.getMessage().startswith("The players of twenty-five search instead")


def _choices(games: int, rules: Rules = ALONE) -> Iterator[PlayerView]:
    return (view for seed in range(games) for _, view in decisions(rules, seed, 60) if len(view.legal) > 1)


def test_hard_is_the_network_where_there_is_one() -> None:
    for number, view in enumerate(_choices(1)):
        assert advise(view, Level.HARD, number) == steady_advice(view, Level.HARD, -1) == learned_advice(view)
    for number, view in enumerate(islice(_choices(1, seated("twenty-five", 3, 3)), 4)):
        assert advise(view, Level.HARD, number) == decide(view, number, HARD)


def test_the_expert_weighs_the_network_where_that_is_measured() -> None:
    alone = replace(BRIEF, learned=0.0)
    kinds, others = Counter[ReasonKind](), 0
    for number, view in enumerate(_choices(8)):
        advice = decide(view, number, BRIEF)
        others += advice.move != decide(view, number, alone).move
        kinds[advice.reason.kind] += 1
        if advice.reason.kind is ReasonKind.LEARNED:
            network = network_for(ALONE)
            assert network is not None
            odds = card_odds(view, network)
            assert odds[advice.reason.cards[0]] > odds[advice.reason.cards[1]]
    assert others
    assert kinds[ReasonKind.LEARNED]
    assert kinds[ReasonKind.PLAYED_OUT]
    for rules in (seated("twenty-five", 3, 3), seated("twenty-five", 4, 2)):
        for number, view in enumerate(islice(_choices(1, rules), 10)):
            assert decide(view, number, BRIEF) == decide(view, number, alone)


def test_only_cards_and_robbing_were_learned() -> None:
    for _, view in decisions(PRESETS["auction-forty-fives"], 4, 6):
        assert view.phase is not Phase.PLAY
        assert learned_advice(view) is None


def test_the_reason_is_that_of_the_card() -> None:
    kinds = set()
    for view in _choices(12):
        advice, usual = learned_advice(view), heuristic_advice(view)
        assert advice is not None
        if advice.move == usual.move:
            assert advice == usual
        elif isinstance(advice.move, Rob):
            assert advice.reason.kind is ReasonKind.ROB_LEARNED
            assert advice.reason.cards == (advice.move.out, view.turn_up)
        else:
            assert isinstance(advice.move, PlayCard)
            assert isinstance(usual.move, PlayCard)
            reading = card_reading(view)
            if usual.move.card in sensible(reading, race(view)):
                assert advice.reason.kind is ReasonKind.LEARNED
                assert advice.reason.cards == (advice.move.card, usual.move.card)
            else:
                assert advice.reason == why_play(advice.move.card, reading, race(view))
        kinds.add(advice.reason.kind)
    assert {ReasonKind.LEARNED, ReasonKind.ROB_LEARNED} <= kinds


def test_a_temperament_chooses_among_cards_that_are_about_as_good() -> None:
    network, others = network_for(ALONE), 0
    assert network is not None
    for number, view in enumerate(_choices(8)):
        temperament = CAST[number % len(CAST)].temperament
        liked, best = learned_advice(view, temperament), learned_advice(view)
        assert liked is not None
        assert best is not None
        if liked.move != best.move:
            odds = card_odds(view, network)
            assert isinstance(liked.move, PlayCard)
            assert liked.reason.cards[0] == liked.move.card
            assert isinstance(best.move, PlayCard)
            assert odds[best.move.card] - odds[liked.move.card] <= NEAR_ODDS
            others += 1
    assert others


def test_who_is_not_to_act_gets_no_advice() -> None:
    state, view = next(decisions(ALONE, 1, 1))
    assert view.seat is not None
    with pytest.raises(ValueError, match="to act"):
        learned_advice(view_for(state, (view.seat + 1) % ALONE.players))
