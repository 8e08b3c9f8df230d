"""The spaces of Gymnasium in which the observations and actions of a game lie."""

from __future__ import annotations

from typing import Final

import numpy
from gymnasium import spaces

from twentyfive.core import Rules
from twentyfive.env import observations
from twentyfive.env.actions import NumberedActions

_LARGEST: Final = float(numpy.finfo(numpy.float32).max)


def observation_space(rules: Rules) -> spaces.Dict:
    """What a seat sees: ``observation`` (see `observations.layout`), and the legal actions as ``action_mask``."""
    box = spaces.Box(-_LARGEST, _LARGEST, (observations.size(rules),), numpy.float32)
    return spaces.Dict({"observation": box, "action_mask": spaces.Box(0, 1, (_number(rules),), numpy.int8)})


def action_space(rules: Rules) -> spaces.Discrete:
    """The actions by their numbers."""
    return spaces.Discrete(_number(rules))


def _number(rules: Rules) -> int:
    return len(NumberedActions.of(rules).actions)
