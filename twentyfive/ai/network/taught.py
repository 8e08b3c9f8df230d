"""The games that networks were taught, each with the file of its network in `resources/players`."""

from __future__ import annotations

import dataclasses
import logging
from collections.abc import Mapping
from functools import cache
from types import MappingProxyType
from typing import Final

from twentyfive.ai.network.card_network import CardNetwork, network
from twentyfive.assets import resource
from twentyfive.core import Rules, seated

TAUGHT: Final[Mapping[str, Rules]] = MappingProxyType(
    {"twenty-five": seated("twenty-five", 5, 5), "twenty-five-pairs": seated("twenty-five", 4, 2)}
)
"""By the name of its file, the game that a network was taught."""

WEIGHED: Final = ("twenty-five",)
"""The games in which the expert weighs the network and a search alike, as it is measured that this is no weaker."""

BESIDE_THE_PLAY: Final = ("packets", "first_dealer", "deals_next", "stake", "best_of", "counted_games")
"""The options that change no card's chance to win the game."""

_log = logging.getLogger(__name__)


@cache
def network_for(rules: Rules) -> CardNetwork | None:
    """The network that was taught the game with these rules; None if there is none, or its file cannot be read."""
    game = _game(rules)
    return None if game is None else _read(game)


def weighed_network_for(rules: Rules) -> CardNetwork | None:
    """The same for the expert, who weighs it where `WEIGHED` says so."""
    return network_for(rules) if _game(rules) in WEIGHED else None


def _game(rules: Rules) -> str | None:
    return next((game for game, known in TAUGHT.items() if _as_played(rules) == _as_played(known)), None)


def _as_played(rules: Rules) -> tuple[object, ...]:
    return tuple(
        getattr(rules, option.name)
        for option in dataclasses.fields(rules)
        if option.compare and option.name not in BESIDE_THE_PLAY
    )


@cache
def _read(game: str) -> CardNetwork | None:
    try:
        return network(resource("players", f"{game}.network"))
    except (OSError, ValueError) as error:
        _log.warning("The players of %s search instead, as their network cannot be read: %s", game, error)
        return None
