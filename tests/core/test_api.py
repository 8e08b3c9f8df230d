"""The public names of the package, and the examples in its docstrings."""

import doctest
import importlib
import pkgutil
import random

import pytest

import twentyfive.core
from twentyfive.core import PRESETS, apply, legal_moves, new_game, table_move, to_act

NAMES = """Card Suit Rules PRESETS GameState Record RulesError IllegalMove RecordError
    new_game table_move to_act legal_moves apply view_for trumps trick_winner legal_plays"""
MOVES = "DealCards Rob DeclineRob Bid Pass Hold NameTrump Exchange PlayCard Jink TakePool parse_move"
MODULES = [module.name for module in pkgutil.walk_packages(twentyfive.core.__path__, "twentyfive.core.")]


@pytest.mark.parametrize("name", NAMES.split())
def test_the_package_offers_its_public_names(name: str) -> None:
    assert name in twentyfive.core.__all__
    assert hasattr(twentyfive.core, name)


@pytest.mark.parametrize("name", MOVES.split())
def test_the_moves_are_offered(name: str) -> None:
    assert hasattr(importlib.import_module("twentyfive.core.moves"), name)


def test_every_name_in_all_exists() -> None:
    assert [name for name in twentyfive.core.__all__ if not hasattr(twentyfive.core, name)] == []


@pytest.mark.parametrize("name", ["twentyfive.core", "twentyfive.strict_json", *MODULES])
def test_the_examples_in_the_docstrings_hold(name: str) -> None:
    result = doctest.testmod(importlib.import_module(name), raise_on_error=True)
    assert result.failed == 0


def test_the_package_docstring_has_examples() -> None:
    finder = doctest.DocTestFinder(exclude_empty=True)
    assert sum(len(test.examples) for test in finder.find(twentyfive.core)) >= 4


def test_a_seed_decides_a_whole_match() -> None:
    def match(seed: int) -> list[str]:
        rng, state, log = random.Random(seed), new_game(PRESETS["spoil-five-hoyle"]), list[str]()
        while not state.over:
            move = table_move(state, rng) if to_act(state) is None else rng.choice(legal_moves(state))
            state = apply(state, move)
            log.append(str(move))
        return log

    assert match(7) == match(7)
    assert match(7) != match(8)
