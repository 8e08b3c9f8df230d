"""The draw of characters for the computer players who are to be anybody, when a game begins."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import replace

from twentyfive.ai.characters.cast import CAST, Character
from twentyfive.engine.seating.players import ANYBODY, Computer, TableSetup


def characters_drawn(setup: TableSetup, seed: int) -> TableSetup:
    """Return the table with a character for everybody who is to be drawn; the same for the same table and seed.

    No character comes twice, and none has the name of another player. Whoever finds none left stays without one.
    """
    third = [] if setup.third is None else [setup.third.name]
    taken = {sitter.character for sitter in setup.computers}
    drawn_places = {seat for seat, sitter in enumerate(setup.sitters) if _is_anybody(sitter)}
    names = {name for seat, name in enumerate(setup.names) if seat not in drawn_places} | {*third}
    free = [member for member in CAST if member.key not in taken and member.name not in names]
    random.Random(f"{seed} characters").shuffle(free)
    return _seated(setup, sorted(drawn_places), free)


def _seated(setup: TableSetup, places: Sequence[int], free: Sequence[Character]) -> TableSetup:
    names, sitters = list(setup.names), list(setup.sitters)
    left = iter(free)
    for place in places:
        member, sitter = next(left, None), sitters[place]
        assert isinstance(sitter, Computer)
        sitters[place] = replace(sitter, character=None if member is None else member.key)
        names[place] = names[place] if member is None else member.name
    third = setup.third
    if third is not None and isinstance(third.sitter, Computer) and third.sitter.character == ANYBODY:
        member = next(left, None)
        sitter = replace(third.sitter, character=None if member is None else member.key)
        third = replace(third, sitter=sitter, name=third.name if member is None else member.name)
    return replace(setup, names=tuple(names), sitters=tuple(sitters), third=third)


def _is_anybody(sitter: object) -> bool:
    return isinstance(sitter, Computer) and sitter.character == ANYBODY
