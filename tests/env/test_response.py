"""The player trained against the expert: what it learns from and what it knows."""

from __future__ import annotations

from math import inf

import pytest

from twentyfive.env.response.__main__ import trained
from twentyfive.env.response.player import Response
from twentyfive.env.response.reading import NUMBER
from twentyfive.env.response.table import QUICK, RULES, begun, dealt, expert_move
from twentyfive.env.response.trial import Pair, pair


@pytest.mark.broad
def test_the_same_seed_trains_the_same_player() -> None:
    player = trained(1, 1)
    assert any(player.weights)
    assert trained(1, 1) == player


def test_its_card_does_not_depend_on_what_it_cannot_see() -> None:
    here = dealt("4 lesson 0").episode.state.current_deal
    assert here.turned is not None
    own = here.hands[0]
    hidden = [card for card in RULES.pack if card not in own and card != here.turned]
    always = Response((1.0,) * NUMBER, -inf)
    played = set()
    for others in (hidden, hidden[::-1]):
        first = own[:3], others[:3], own[3:], others[3:5], (here.turned,), others[5:]
        position = begun("4", tuple(card for part in first for card in part))
        usual = expert_move(position.view, position.seed, QUICK)
        played.add(always.move(position.view, usual, position.seed))
    assert len(played) == 1
    assert usual not in played


def test_the_expert_itself_gains_nothing() -> None:
    assert pair(Response((0.0,) * NUMBER, inf), "4", QUICK) == Pair(1, 0)
