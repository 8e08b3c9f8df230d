"""The player at a table: it speaks the protocol of programs that play (see twentyfive/programs/PROTOCOL.md).

twentyfive --try-player python -m twentyfive.env.tutorial.seated player.npz
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

import numpy

from twentyfive.core.moves import PlayCard, Rob
from twentyfive.core.view import PlayerView
from twentyfive.core.view_text import view_from_text
from twentyfive.env.actions import NumberedActions
from twentyfive.env.observations import observed
from twentyfive.env.tutorial.looking import RULES, moves
from twentyfive.env.tutorial.perceptron import Perceptron

_NUMBERED = NumberedActions.of(RULES)


def learned(path: Path) -> Perceptron:
    """What a player has learned, read from its file."""
    with numpy.load(path) as kept:
        return Perceptron([kept[name] for name in kept.files])


def valued(view: PlayerView, values: Perceptron) -> dict[str, float]:
    """The value of each legal move."""
    mask = numpy.zeros((1, len(_NUMBERED.actions)), numpy.int8)
    mask[0, [_NUMBERED.numbers[move] for move in view.legal if isinstance(move, PlayCard | Rob)]] = 1
    seen = moves(observed(view)[None], mask)
    return {
        str(_NUMBERED.actions[action]): float(value)
        for action, value in zip(seen.actions, values.values(seen.inputs), strict=True)
    }


def main() -> None:
    """Answer the table until it says that it is over."""
    values = learned(Path(sys.argv[1]))
    view: PlayerView | None = None
    for message in map(json.loads, sys.stdin):
        match message["say"]:
            case "hello":
                _say(say="hello", protocol=1, name="Learned", games=[RULES.preset])
            case "view":
                view = view_from_text(json.dumps(message["view"]))
            case "think" if view is not None:
                found = valued(view, values)
                scaled = {move: round(1000 * value) for move, value in found.items()}
                _say(say="advice", number=message["number"], move=max(found, key=found.__getitem__), values=scaled)
            case "end":
                return


def _say(**message: object) -> None:
    print(json.dumps(message), flush=True)


if __name__ == "__main__":
    main()
