"""A killed window, gateway or guest costs no move that was shown; ``python -m tests.soak --evening 200`` kills more."""

import pytest

from tests.soak.evening_kills import HOSTING, kill_evenings


@pytest.mark.broad
def test_no_move_that_a_guest_was_shown_is_lost_and_everybody_comes_back() -> None:
    done = kill_evenings(HOSTING, 6, seed=25)
    assert done.faults == []
    assert set(done.kills) == {"window", "gateway", "guest"}
    assert done.moves > 0
