"""The match and its stake: their questions, sentences and section. RULES.md section 6."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from twentyfive.core import Rules
from twentyfive.core.rules.rules import CATALOGUE
from twentyfive.wording.amounts import alone, number_word
from twentyfive.wording.choice import Answer
from twentyfive.wording.grammar.texts import Text
from twentyfive.wording.names import translate
from twentyfive.wording.options.question import NumberEntry, OptionQuestion, OptionWords, always
from twentyfive.wording.options.sections import Section, Subject, section

_STAKES = (0, 5, 10, 20, 50, 100)


_MATCHES = (1, 3, 5, 7)


_COUNTED = (0, 10, 20, 25)


def _ask_stake(rules: Rules) -> OptionQuestion:
    if rules.several_games:
        text, unit = translate("rules", "Stake for the match"), translate("rules", "for the match")
    else:
        text, unit = translate("rules", "Stake for each game"), translate("rules", "for each game")
    return OptionQuestion(
        "stake",
        text,
        tuple(Answer(paid, str(paid) if paid else translate("rules", "None", "no stake")) for paid in _STAKES),
        meaning=translate("rules", "In any money you like. With a stake, a list is kept of who owes whom."),
        sources=translate("rules", "Pagat: a small stake for each game, or for the best of five."),
        entry=NumberEntry(*CATALOGUE["stake"].span, 5, unit),
    )


def _ask_best_of() -> OptionQuestion:
    return OptionQuestion(
        "best_of",
        translate("rules", "Games in a match"),
        tuple(Answer(games, _match_label(games)) for games in _MATCHES),
        meaning=translate("rules", "The winner of more than half of them wins the match, and the stake."),
        sources=translate("rules", "Pagat: teams often play the best of five."),
        entry=NumberEntry(*CATALOGUE["best_of"].span, 2, translate("rules", "games"), start=1, words=_match_label),
    )


def _ask_counted_games() -> OptionQuestion:
    return OptionQuestion(
        "counted_games",
        translate("rules", "A fixed number of games"),
        tuple(Answer(games, _counted_label(games)) for games in _COUNTED),
        meaning=translate(
            "rules",
            "All are played, and whoever has won most of them wins the match. A game that nobody wins counts too.",
        ),
        sources=translate(
            "rules", "Card drives and halls: 20 games in an evening at Confey in Kildare, 25 on Cape Breton."
        ),
        entry=NumberEntry(*CATALOGUE["counted_games"].span, 5, translate("rules", "games"), words=_counted_label),
    )


def _counted_label(games: int) -> str:
    if not games:
        return translate("rules", "No", "no fixed number of games")
    if games == 1:
        return translate("rules", "One game")
    return translate("rules", "{number} games, all played", None, games).format(number=games)


def _match_label(games: int) -> str:
    if games == 1:
        return translate("rules", "One game")
    return translate("rules", "Best of {number}", None, games).format(number=number_word(games))


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


WORDS: Final[Mapping[str, OptionWords]] = {
    "stake": OptionWords(Text("problems", "the stake"), lambda rules, _: _ask_stake(rules), stake),
    "best_of": OptionWords(Text("problems", "the number of games in a match"), always(_ask_best_of), match),
    "counted_games": OptionWords(
        Text("problems", "the number of games that are all played"), always(_ask_counted_games), match
    ),
}
"""The words of these options, in the order of the page."""
