"""The words for computer players whose level goes by how the person does."""

from __future__ import annotations

from collections.abc import Sequence

from twentyfive.ai import Level
from twentyfive.engine.seating.players import Aim, Computer, Sitter
from twentyfive.engine.statistics.adaptive import share_wanted
from twentyfive.wording.names import listed, translate
from twentyfive.wording.setup.games import level_in_sentence


def aim_name(aim: Aim, sides: int) -> str:
    """How often the person wants to win, as an answer: "Win about 20 games in 100, a fair share"."""
    number = round(100 * share_wanted(aim, sides))
    text = {
        Aim.LESS: translate("adaptive", "Win about {number} games in 100, half a fair share", None, number),
        Aim.FAIR: translate("adaptive", "Win about {number} games in 100, a fair share", None, number),
        Aim.MORE: translate("adaptive", "Win about {number} games in 100, more than a fair share", None, number),
    }[aim]
    return text.format(number=number)


def adaptation_line() -> str:
    """What it means that the level goes by how the person does."""
    return translate(
        "adaptive", "As you play: from easy to expert, set before each game by how many you have won; never within one."
    )


def levels_sentence(sitters: Sequence[Sitter]) -> str:
    """How well computer players play this game whose level goes by how the person does, and why; empty without any."""
    computers = [sitter for sitter in sitters if isinstance(sitter, Computer)]
    found = {sitter.level: sitter.adaptation for sitter in computers if sitter.adaptation is not None}
    if not found:
        return ""
    levels = listed([_level_today(level, alone=len(found) == 1) for level in Level if level in found])
    follows = next(iter(found.values()))
    if not follows.played:
        text = translate("adaptive", "The computer plays at {levels} today, until it knows how you do.")
        return text.format(levels=levels)
    if follows.played == 1:
        text = translate("adaptive", "The computer plays at {levels} today: you won your last game.")
        if not follows.won:  # lost it, or tied
            text = translate("adaptive", "The computer plays at {levels} today: you did not win your last game.")
        return text.format(levels=levels)
    text = translate(
        "adaptive",
        "The computer plays at {levels} today: you won {won} of your last {played} games.",
        None,
        follows.played,
    )
    return text.format(levels=levels, won=follows.won, played=follows.played)


def _level_today(level: Level, *, alone: bool) -> str:
    """The level; where it can go no further, that too."""
    text = {
        Level.EASY: translate("adaptive", "{level}, its gentlest,"),
        Level.EXPERT: translate("adaptive", "{level}, its best,"),
    }.get(level, "{level}")
    return (text if alone else "{level}").format(level=level_in_sentence(level))
