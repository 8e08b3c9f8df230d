"""Players compared by deals with common cards."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.ai.network.networks import weights_by_chance
from tests.ai.views import ALONE, PAIRS
from twentyfive.ai.arena.common_cards import compare
from twentyfive.ai.arena.matches import player
from twentyfive.ai.arena.measures import interval
from twentyfive.core import PRESETS, Rules


@pytest.mark.parametrize("rules", [ALONE, PAIRS, PRESETS["spoil-five"]], ids=["alone", "pairs", "pool"])
def test_a_player_gains_nothing_over_itself(rules: Rules) -> None:
    deals, gain, others = compare(rules, player("easy"), player("easy"), seed=1)
    assert deals > 0
    assert (gain, others) == (0, 0)


def test_the_better_player_gains() -> None:
    gains = [compare(ALONE, player("easy"), player("random"), seed)[1] for seed in range(12)]
    assert interval(gains).least > 0


def test_the_same_seed_tells_the_same() -> None:
    assert compare(PAIRS, player("easy"), player("random"), 3) == compare(PAIRS, player("easy"), player("random"), 3)


def test_a_network_is_seated_by_its_file(tmp_path: Path) -> None:
    file = tmp_path / "a.network"
    file.write_bytes(weights_by_chance(1).to_bytes())
    assert compare(ALONE, player(f"network:{file}"), player("easy"), 1)[2] > 0
    with pytest.raises(ValueError, match="no network can be read"):
        player(f"network:{tmp_path / 'missing'}")
