"""The games of the family and the levels of computer players in a few words each, and the number of changed rules."""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum, auto
from typing import Final

from twentyfive.ai import Level
from twentyfive.core import SEATINGS, Rules, house_rules, seated
from twentyfive.core.rules.presets import one_deal
from twentyfive.wording.amounts import number_word, sentence_case
from twentyfive.wording.grammar.texts import language_of_texts
from twentyfive.wording.names import translate


def game_name(preset: str) -> str:
    """Return the name of a game by its id. Raises KeyError if there is no such game."""
    return {
        "twenty-five": translate("games", "Twenty-Five"),
        "twenty-five-1876": translate("games", "Twenty-Five, 1876"),
        "twenty-five-1858": translate("games", "Twenty-Five, 1858"),
        "twenty-five-six": translate("games", "Twenty-Five, six cards"),
        "twenty-five-nine": translate("games", "Twenty-Five, nine cards"),
        "house-25": translate("games", "Twenty-Five, partners"),
        "spoil-five": translate("games", "Spoil Five"),
        "spoil-five-hoyle": translate("games", "Spoil Five, strict"),
        "forty-five": translate("games", "Forty-Five"),
        "forty-five-hoyle": translate("games", "Forty-Five by Hoyle"),
        "forty-five-difference": translate("games", "Forty-Five, difference"),
        "forty-five-ireland": translate("games", "Forty-Five, Ireland"),
        "thirty-one": translate("games", "Thirty-One"),
        "forty-five-unseen": translate("games", "Forty-Five, unseen partners"),
        "fifty-five": translate("games", "Fifty-Five"),
        "one-hundred-ten": translate("games", "One Hundred and Ten"),
        "two-hundred-twenty": translate("games", "Two Hundred and Twenty"),
        "auction-forty-fives": translate("games", "Auction Forty-Fives"),
        "five-cards-1674": translate("games", "Five Cards"),
        "five-and-ten": translate("games", "Five and Ten"),
        "maw": translate("games", "Maw"),
        "one-hundred-ten-joker": translate("games", "110 with the joker"),
        "growl": translate("games", "Growl", "the card game of Newfoundland, also called 120s"),
        "growl-partner": translate("games", "Growl, call a partner"),
        "merrimack": translate("games", "Forty-Fives, Merrimack", "the valley in Massachusetts and New Hampshire"),
        "nova-scotia": translate("games", "Forty-Fives, Nova Scotia"),
        "prince-edward-island": translate("games", "Forty-Fives, P.E.I.", "Prince Edward Island"),
        "cape-breton": translate("games", "Forty-Five, Cape Breton"),
    }[preset]


def game_line(preset: str) -> str:
    """Describe a game in one line: its players, and its difference. Raises KeyError if there is no such game."""
    return {
        "twenty-five": translate("games", "2 to 10. Today’s rules, to 25."),
        "twenty-five-1876": translate("games", "2 to 10. You must follow suit."),
        "twenty-five-1858": translate("games", "2 to 10. A♥ is second best."),
        "twenty-five-six": translate("games", "2 to 8. Six tricks a deal."),
        "twenty-five-nine": translate("games", "2 to 5. Nine tricks a deal."),
        "house-25": translate("games", "4 in pairs. 5♥ is always best."),
        "spoil-five": translate("games", "2 to 10. Three tricks win the pool."),
        "spoil-five-hoyle": translate("games", "2 to 10. The pool, and follow suit."),
        "forty-five": translate("games", "Two sides. 5 a trick, best trump 5."),
        "forty-five-hoyle": translate("games", "Two sides. Most tricks: 5, or 10."),
        "forty-five-difference": translate("games", "Two sides. Score by tricks: 5, 15, 25."),
        "forty-five-ireland": translate("games", "2 to 10. A joker, and the best trumps pay."),
        "thirty-one": translate("games", "2 to 10. Best trump 6, to 31."),
        "forty-five-unseen": translate("games", "2 or 3, and a hidden hand each."),
        "fifty-five": translate("games", "2 to 9. Bids and a kitty, to 55."),
        "one-hundred-ten": translate("games", "2 to 9. Bids and a kitty, to 110."),
        "two-hundred-twenty": translate("games", "2 to 9. Bids and a kitty, to 220."),
        "auction-forty-fives": translate("games", "4 or 6, two sides. Bid and draw."),
        "five-cards-1674": translate("games", "2 to 10. A♥ and A before the jack."),
        "five-and-ten": translate("games", "2, or 4 in pairs. Most tricks: 5, or 10."),
        "maw": translate("games", "2, or 4 in pairs. With vying (raises)."),
        "one-hundred-ten-joker": translate("games", "2 to 6. Bids, a kitty and a joker."),
        "growl": translate("games", "2 to 6. Newfoundland’s 120s."),
        "growl-partner": translate("games", "5 or 6. A secret partner each deal."),
        "merrimack": translate("games", "2 to 6. The dealer may be forced to bid."),
        "nova-scotia": translate("games", "4 in pairs. 30 for 60, to 125."),
        "cape-breton": translate("games", "4 in pairs. 25 games, winners deal."),
        "prince-edward-island": translate("games", "4 in pairs. Bids from 15, to 120."),
    }[preset]


class GameGroup(Enum):
    """A group of games that belong together."""

    TWENTY_FIVE = auto()
    SPOIL_FIVE = auto()
    FORTY_FIVE = auto()
    BIDDING = auto()
    REGIONAL = auto()
    OLD = auto()


GAME_GROUPS: Final[Mapping[GameGroup, tuple[str, ...]]] = {
    GameGroup.TWENTY_FIVE: ("twenty-five", "house-25", "thirty-one"),
    GameGroup.SPOIL_FIVE: ("spoil-five", "spoil-five-hoyle"),
    GameGroup.FORTY_FIVE: (
        "forty-five",
        "forty-five-hoyle",
        "forty-five-difference",
        "forty-five-ireland",
        "forty-five-unseen",
    ),
    GameGroup.BIDDING: (
        "fifty-five",
        "one-hundred-ten",
        "two-hundred-twenty",
        "one-hundred-ten-joker",
        "auction-forty-fives",
    ),
    GameGroup.REGIONAL: ("growl", "growl-partner", "merrimack", "nova-scotia", "prince-edward-island", "cape-breton"),
    GameGroup.OLD: (
        "twenty-five-1876",
        "twenty-five-1858",
        "twenty-five-six",
        "twenty-five-nine",
        "five-and-ten",
        "five-cards-1674",
        "maw",
    ),
}
"""The games of each group; every preset is in one."""


def groups_in_order() -> tuple[GameGroup, ...]:
    """Return the groups as they are offered: in the languages of North America its own games come first."""
    groups = tuple(GAME_GROUPS)
    if not language_of_texts().endswith(("_CA", "_US")):
        return groups
    return (GameGroup.REGIONAL, *(group for group in groups if group is not GameGroup.REGIONAL))


def group_title(group: GameGroup) -> str:
    """Return the title over the games of a group."""
    return {
        GameGroup.TWENTY_FIVE: translate("games", "Twenty-Five"),
        GameGroup.SPOIL_FIVE: translate("games", "Spoil Five"),
        GameGroup.FORTY_FIVE: translate("games", "Forty-Five"),
        GameGroup.BIDDING: translate("games", "With bidding"),
        GameGroup.REGIONAL: translate("games", "Canada and New England"),
        GameGroup.OLD: translate("games", "Old games"),
    }[group]


def level_name(level: Level) -> str:
    """Return the name of a level."""
    return {
        Level.EASY: translate("games", "Easy"),
        Level.MEDIUM: translate("games", "Medium"),
        Level.HARD: translate("games", "Hard"),
        Level.EXPERT: translate("games", "Expert"),
    }[level]


def level_in_sentence(level: Level) -> str:
    """Return the name of a level within a sentence."""
    return {
        Level.EASY: translate("games", "easy"),
        Level.MEDIUM: translate("games", "medium"),
        Level.HARD: translate("games", "hard"),
        Level.EXPERT: translate("games", "expert"),
    }[level]


def as_you_play() -> str:
    """Return the name of the adaptive level, which follows the person's results."""
    return translate("games", "To suit you")


def as_you_play_in_sentence() -> str:
    """Return the name of the adaptive level within a sentence."""
    return translate("games", "to suit you")


def level_line(level: Level) -> str:
    """Describe the play of a level."""
    return {
        Level.EASY: translate("games", "Easy: knows the rules, and now and then throws a good card away."),
        Level.MEDIUM: translate("games", "Medium: sound play, one trick at a time."),
        Level.HARD: translate("games", "Hard: tries its cards out in many deals."),
        Level.EXPERT: translate("games", "Expert: tries out more, and reads your play."),
    }[level]


def changed_sentence(changed: int) -> str:
    """Say how many rules differ from those of the game."""
    if changed == 1:
        return translate("games", "One house rule is changed.")
    text = translate("games", "{number} house rules are changed.", None, changed)
    return sentence_case(text.format(number=number_word(changed)))


def game_played(rules: Rules, own: str = "") -> str:
    """Return `own`, the name of saved rules; if it is empty, the game's name: "Forty-Five", "Forty-Five, changed".

    A single deal of a game, as at a same cards evening, is no other game.
    """
    if own:
        return own
    name = game_name(rules.preset)
    is_changed = bool(house_rules(rules)) and not _is_one_deal(rules)
    return translate("games", "{game}, changed").format(game=name) if is_changed else name


def _is_one_deal(rules: Rules) -> bool:
    """Whether the rules are those of a game but for being over after one deal."""
    table = (rules.players, rules.sides)
    return table in SEATINGS[rules.preset] and rules == one_deal(seated(rules.preset, *table))


def changed_words(changed: int) -> str:
    """Return the number of changed rules in two words: "2 changed"; empty if there are none."""
    return translate("games", "{number} changed", None, changed).format(number=changed) if changed else ""


def changed_there(changed: int, here: int) -> str:
    """Say how many of the rules not shown are changed besides those `here`; empty if there are none."""
    if changed and not here:
        return changed_sentence(changed)
    if changed == 1:
        return translate("games", "One more is changed there.")
    text = translate("games", "{number} more are changed there.", None, changed)
    return sentence_case(text.format(number=number_word(changed))) if changed else ""
