"""The complete rules of a game in sections, and its differences from the usual rules in sentences."""

from __future__ import annotations

from twentyfive.core import PRESETS, SEATINGS, Rules, seated
from twentyfive.core.rules.rules import CATALOGUE
from twentyfive.wording.names import translate
from twentyfive.wording.options import bidding, end, exchange, order, play, pool, robbing, score, seats, stakes
from twentyfive.wording.options.all_rules import WORDS
from twentyfive.wording.options.sections import Section, Subject, section
from twentyfive.wording.setup.games import GAME_NAMES
from twentyfive.wording.setup.sources import KNOWN


def rules_sections(rules: Rules, preset: str) -> tuple[Section, ...]:
    """Return the complete rules of a game, in the order of play; only rules that apply are included.

    Args:
        rules: rules without problems, see `Rules.problems`.
        preset: the id of the game whose name the rules use.

    Raises:
        KeyError: if there is no such preset.
    """
    return (
        *seats.goal(rules, GAME_NAMES[preset]()),
        *seats.dealing(rules),
        *bidding.bidding(rules),
        *exchange.naming(rules),
        *order.ranks(rules),
        *robbing.robbing(rules),
        *play.leading(rules),
        *play.following(rules),
        *score.score(rules),
        *pool.pool(rules),
        *end.end(rules),
        *stakes.stakes(rules),
        *_sources(preset),
    )


def _sources(preset: str) -> tuple[Section, ...]:
    """Return the section on how much is known of an old game; empty for the games of today."""
    known = KNOWN.get(preset)
    if known is None:
        return ()
    title = translate("rules page", "How much is known")
    return section(Subject.SOURCES, title, (known.line(),), (" ".join(map(str, known.doubts)),))


def difference_sentences(rules: Rules) -> tuple[str, ...]:
    """Return a sentence for each difference from the rules' preset, with the same seating if the preset allows it."""
    preset, sitting = rules.preset, (rules.players, rules.sides)
    return differences(rules, seated(preset, *sitting) if sitting in SEATINGS[preset] else PRESETS[preset])


def differences(rules: Rules, usual: Rules) -> tuple[str, ...]:
    """Return a sentence for each difference from the usual rules; `rules` must have no problems."""
    changed = [name for name in CATALOGUE if getattr(rules, name) != getattr(usual, name)]
    sentences = option_sentences(rules)
    return tuple(filter(None, dict.fromkeys(sentences[name] for name in changed)))


def option_sentences(rules: Rules) -> dict[str, str]:
    """Return the sentence of each option in this game, by its name; empty if the option makes no difference."""
    return {option: words.sentence(rules) for option, words in WORDS.items()}
