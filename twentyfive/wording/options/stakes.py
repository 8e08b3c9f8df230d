"""The rules in sentences: the match and its stake. RULES.md section 6."""

from __future__ import annotations

from twentyfive.core import Rules
from twentyfive.wording.amounts import alone, number_word
from twentyfive.wording.names import translate
from twentyfive.wording.options.sections import Section, Subject, section


def stakes(rules: Rules) -> tuple[Section, ...]:
    """Return the section on the match and the stake; empty for a single game without a stake."""
    if rules.several_games and rules.stake:
        title = translate("rules page", "The match and the stake")
    elif rules.stake:
        title = translate("rules page", "The stake")
    else:
        title = translate("rules page", "The match")
    return section(Subject.STAKE, title, (match(rules), stake(rules)))


def match(rules: Rules) -> str:
    """Say how many games make a match; empty if one game decides."""
    if not rules.several_games:
        return ""
    if rules.counted_games:
        text = translate(
            "rules page",
            "A match is {number} games, which are all played. Whoever has won most of them wins it; if several have "
            "won equally many, it is a tie.",
            None,
            rules.counted_games,
        )
        return text.format(number=rules.counted_games)
    text = translate(
        "rules page",
        "A match is the best of {number} games: the first to win {wins} of them wins it.",
        None,
        rules.best_of,
    )
    return text.format(number=number_word(rules.best_of), wins=number_word(rules.best_of // 2 + 1))


def stake(rules: Rules) -> str:
    """Say how the stake is paid; empty if there is none."""
    if not rules.stake:
        return ""
    if alone(rules):
        if rules.several_games:
            text = translate("rules page", "When the match is over, each of the others pays {stake} to the winner.")
        else:
            text = translate("rules page", "When the game is over, each of the others pays {stake} to the winner.")
    elif rules.several_games:
        text = translate(
            "rules page", "When the match is over, each loser pays {stake}, and the winners share it evenly."
        )
    else:
        text = translate(
            "rules page", "When the game is over, each loser pays {stake}, and the winners share it evenly."
        )
    return text.format(stake=rules.stake)
