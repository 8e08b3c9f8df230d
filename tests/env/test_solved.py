"""The short game: its tree, what its players know, and its solution."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

import pytest

from twentyfive.core import PlayerView, view_for
from twentyfive.core.cards import parse_cards
from twentyfive.core.view_text import view_to_text
from twentyfive.env.solved.bit_game import bit_game
from twentyfive.env.solved.cfr_plus import ArrayGame
from twentyfive.env.solved.short_game import Decision, Leaf, Node, packs, trees
from twentyfive.env.solved.strategies import strategy, strategy_in

PACK = parse_cards("5S JS AS 2S AH KH QH")
"""Seven cards: each player knows all, so that a player who sees no further than their hand loses nothing."""


@pytest.fixture(scope="module")
def deals() -> tuple[Node, ...]:
    """The first deals, with the five of spades turned up; all 140 take ten seconds."""
    return tuple(islice(trees(PACK), 20))


def decisions(nodes: tuple[Node, ...]) -> Iterator[Decision]:
    for node in nodes:
        if isinstance(node, Decision):
            yield node
            yield from decisions(tuple(after for _, after in node.branches))


@pytest.mark.broad
def test_every_hand_is_dealt_once(deals: tuple[Node, ...]) -> None:
    leads = {node.known for node in deals if isinstance(node, Decision)}
    assert len(leads) == 20  # three of the six cards that are not turned up


def test_positions_that_are_told_alike_look_alike(deals: tuple[Node, ...]) -> None:
    seen: dict[str, str] = {}
    for node in decisions(deals):
        view = view_to_text(view_for(node.episode.state, node.seat))
        assert seen.setdefault(node.known, view) == view
    assert len(set(seen.values())) == len(seen)


def test_every_decision_has_a_choice(deals: tuple[Node, ...]) -> None:
    assert all(len(node.branches) > 1 for node in decisions(deals))


def test_a_strategy_is_asked_only_where_its_own_moves_lead(deals: tuple[Node, ...]) -> None:
    found = strategy(deals[:5], lambda view, _: str(view.legal[0]), 1)
    every = {node.known for node in decisions(deals[:5])}
    assert found.keys() < every
    assert all(chances == {next(iter(chances)): 1.0} for chances in found.values())


def test_openspiel_solves_it_and_chance_is_far_from_it(deals: tuple[Node, ...]) -> None:
    pytest.importorskip("pyspiel", reason="OpenSpiel is not ready built for this system")
    from twentyfive.env.solved.solving import ShortGame

    some = deals[:10]
    game = ShortGame(some)
    solved = game.solve(20)
    assert solved.decisions == len({node.known for node in decisions(some)})
    assert 0 <= solved.exploitability < 0.01
    assert game.exploitability({}) > 0.05
    assert 0 <= solved.value <= 1


def test_the_game_in_bits_is_the_same_game(deals: tuple[Node, ...]) -> None:
    pytest.importorskip("pyspiel", reason="OpenSpiel is not ready built for this system")
    from twentyfive.env.solved.solving import ShortGame

    def first(view: PlayerView, _: int) -> str:
        return str(view.legal[0])

    some, found = deals[:10], bit_game(PACK, islice(packs(PACK), 10))
    game, same = ShortGame(some), ArrayGame(found)
    assert sum(len(decisions.parents) for decisions in found.decisions) == game.solve(1).decisions
    assert same.exploitability(same.strategies(({}, {}))) == pytest.approx(game.exploitability({}), abs=1e-12)
    asked = [strategy_in(PACK, decisions, first, 1) for decisions in found.decisions]
    exploited = game.exploitability(strategy(some, first, 1))
    assert same.exploitability(same.strategies(asked)) == pytest.approx(exploited, abs=1e-12)


def test_arrays_are_solved_as_openspiel_solves_them(deals: tuple[Node, ...]) -> None:
    pytest.importorskip("pyspiel", reason="OpenSpiel is not ready built for this system")
    from twentyfive.env.solved.solving import ShortGame

    some, game = ShortGame(deals), ArrayGame(bit_game(PACK, islice(packs(PACK), len(deals))))
    for rounds in (2, 5):
        assert game.exploitability(game.solve(rounds)) == pytest.approx(some.solve(rounds).exploitability, abs=1e-12)


def test_a_deal_ends_with_a_winner(deals: tuple[Node, ...]) -> None:
    ends = [after for node in decisions(deals[:3]) for _, after in node.branches if isinstance(after, Leaf)]
    assert {end.gain for end in ends} == {1, -1}
