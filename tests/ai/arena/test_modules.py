"""Modules in the arena: a player in Python plays in the process of the arena what it plays in its own."""

import pytest

from tests.ai.arena.test_programs import inline
from twentyfive.ai.arena.matches import play_match, play_round, player
from twentyfive.core import seated

EXAMPLE = "module:twentyfive.programs.example_player"


def test_a_module_plays_what_its_program_plays() -> None:
    rules = seated("twenty-five", 4, 2)
    assert play_round(rules, (EXAMPLE, EXAMPLE), 7).matches == (play_match(rules, [inline] * 4, 7),)


@pytest.mark.parametrize("name", ["module:", "module:no.such", "module:json"])
def test_a_module_that_chooses_nothing_is_refused(name: str) -> None:
    with pytest.raises(ValueError, match="is not 'module:' with a module"):
        player(name)
