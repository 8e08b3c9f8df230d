"""The words of adaptive computer players, whose level follows the person's results."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from twentyfive.ai import Level
from twentyfive.engine.seating.players import Aim, Computer, Sitter
from twentyfive.engine.statistics.adaptive import share_wanted
from twentyfive.wording.grammar.texts import CountedText, Text
from twentyfive.wording.names import listed, translate
from twentyfive.wording.setup.games import LEVELS_IN_SENTENCE

_AIMS: Final = {
    Aim.LESS: CountedText("adaptive", "Harder to beat: you win about {number} games in 100"),
    Aim.FAIR: CountedText("adaptive", "An even match: you win about {number} games in 100"),
    Aim.MORE: CountedText("adaptive", "Easier to beat: you win about {number} games in 100"),
}


def aim_name(aim: Aim, sides: int) -> str:
    """Return the share of games that the person aims to win: "Win about 20 games in 100, a fair share"."""
    number = round(100 * share_wanted(aim, sides))
    return _AIMS[aim](number)


ADAPTATION_LINE: Final = Text(
    "adaptive",
    "To suit you: from easy to expert. The level is set before each game by how many of your last "
    "games you won, and stays the same during the game.",
)


def levels_sentence(sitters: Sequence[Sitter]) -> str:
    """Say at which levels adaptive computer players play this game, and why; empty if there are none."""
    computers = [sitter for sitter in sitters if isinstance(sitter, Computer)]
    found = {sitter.level: sitter.adaptation for sitter in computers if sitter.adaptation is not None}
    if not found:
        return ""
    levels = listed([_level_today(level, alone=len(found) == 1) for level in Level if level in found])
    adaptation = next(iter(found.values()))
    if not adaptation.played:
        text = translate(
            "adaptive", "The computer’s level today: {levels}. It will change once it has seen how you play."
        )
        return text.format(levels=levels)
    if adaptation.played == 1:
        text = translate("adaptive", "The computer’s level today: {levels}. You won your last game.")
        if not adaptation.won:  # lost, or tied
            text = translate("adaptive", "The computer’s level today: {levels}. You did not win your last game.")
        return text.format(levels=levels)
    text = translate(
        "adaptive",
        "The computer’s level today: {levels}. You won {won} of your last {played} games.",
        None,
        adaptation.played,
    )
    return text.format(levels=levels, won=adaptation.won, played=adaptation.played)


def _level_today(level: Level, *, alone: bool) -> str:
    """The level; if it is alone, also a remark at either end of the range."""
    text = {
        Level.EASY: translate("adaptive", "{level} (its gentlest)"),
        Level.EXPERT: translate("adaptive", "{level} (its best)"),
    }.get(level, "{level}")
    return (text if alone else "{level}").format(level=LEVELS_IN_SENTENCE[level]())
