"""The games of the family and the levels of computer players in a few words each, and the number of changed rules."""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum, auto
from typing import Final

from twentyfive.ai import Level
from twentyfive.core import SEATINGS, Rules, house_rules, seated
from twentyfive.core.rules.presets import one_deal
from twentyfive.wording.amounts import number_word, sentence_case
from twentyfive.wording.grammar.texts import Text, language_of_texts
from twentyfive.wording.names import translate

GAME_NAMES: Final = {
    "twenty-five": Text("games", "Twenty-Five"),
    "twenty-five-1876": Text("games", "Twenty-Five, 1876"),
    "twenty-five-1858": Text("games", "Twenty-Five, 1858"),
    "twenty-five-six": Text("games", "Twenty-Five, six cards"),
    "twenty-five-nine": Text("games", "Twenty-Five, nine cards"),
    "house-25": Text("games", "Twenty-Five, partners"),
    "spoil-five": Text("games", "Spoil Five"),
    "spoil-five-hoyle": Text("games", "Spoil Five, strict"),
    "forty-five": Text("games", "Forty-Five"),
    "forty-five-hoyle": Text("games", "Forty-Five by Hoyle"),
    "forty-five-difference": Text("games", "Forty-Five, difference"),
    "forty-five-ireland": Text("games", "Forty-Five, Ireland"),
    "thirty-one": Text("games", "Thirty-One"),
    "forty-five-unseen": Text("games", "Forty-Five, unseen partners"),
    "fifty-five": Text("games", "Fifty-Five"),
    "one-hundred-ten": Text("games", "One Hundred and Ten"),
    "two-hundred-twenty": Text("games", "Two Hundred and Twenty"),
    "auction-forty-fives": Text("games", "Auction Forty-Fives"),
    "five-cards-1674": Text("games", "Five Cards"),
    "five-and-ten": Text("games", "Five and Ten"),
    "maw": Text("games", "Maw"),
    "one-hundred-ten-joker": Text("games", "110 with the joker"),
    "growl": Text("games", "Growl", "the card game of Newfoundland, also called 120s"),
    "growl-partner": Text("games", "Growl, call a partner"),
    "merrimack": Text("games", "Forty-Fives, Merrimack", "the valley in Massachusetts and New Hampshire"),
    "nova-scotia": Text("games", "Forty-Fives, Nova Scotia"),
    "prince-edward-island": Text("games", "Forty-Fives, P.E.I.", "Prince Edward Island"),
    "cape-breton": Text("games", "Forty-Five, Cape Breton"),
}

GAME_LINES: Final = {
    "twenty-five": Text("games", "2 to 10. Today’s rules, to 25."),
    "twenty-five-1876": Text("games", "2 to 10. You must follow suit."),
    "twenty-five-1858": Text("games", "2 to 10. A♥ is second best."),
    "twenty-five-six": Text("games", "2 to 8. Six tricks a deal."),
    "twenty-five-nine": Text("games", "2 to 5. Nine tricks a deal."),
    "house-25": Text("games", "4 in pairs. 5♥ is always best."),
    "spoil-five": Text("games", "2 to 10. Three tricks win the pool."),
    "spoil-five-hoyle": Text("games", "2 to 10. The pool, and follow suit."),
    "forty-five": Text("games", "Two sides. 5 a trick, best trump 5."),
    "forty-five-hoyle": Text("games", "Two sides. Most tricks: 5, or 10."),
    "forty-five-difference": Text("games", "Two sides. Score by tricks: 5, 15, 25."),
    "forty-five-ireland": Text("games", "2 to 10. A joker, and the best trumps pay."),
    "thirty-one": Text("games", "2 to 10. Best trump 6, to 31."),
    "forty-five-unseen": Text("games", "2 or 3, and a hidden hand each."),
    "fifty-five": Text("games", "2 to 9. Bids and a kitty, to 55."),
    "one-hundred-ten": Text("games", "2 to 9. Bids and a kitty, to 110."),
    "two-hundred-twenty": Text("games", "2 to 9. Bids and a kitty, to 220."),
    "auction-forty-fives": Text("games", "4 or 6, two sides. Bid and draw."),
    "five-cards-1674": Text("games", "2 to 10. A♥ and A before the jack."),
    "five-and-ten": Text("games", "2, or 4 in pairs. Most tricks: 5, or 10."),
    "maw": Text("games", "2, or 4 in pairs. With vying (raises)."),
    "one-hundred-ten-joker": Text("games", "2 to 6. Bids, a kitty and a joker."),
    "growl": Text("games", "2 to 6. Newfoundland’s 120s."),
    "growl-partner": Text("games", "5 or 6. A secret partner each deal."),
    "merrimack": Text("games", "2 to 6. The dealer may be forced to bid."),
    "nova-scotia": Text("games", "4 in pairs. 30 for 60, to 125."),
    "cape-breton": Text("games", "4 in pairs. 25 games, winners deal."),
    "prince-edward-island": Text("games", "4 in pairs. Bids from 15, to 120."),
}


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


GROUP_TITLES: Final = {
    GameGroup.TWENTY_FIVE: Text("games", "Twenty-Five"),
    GameGroup.SPOIL_FIVE: Text("games", "Spoil Five"),
    GameGroup.FORTY_FIVE: Text("games", "Forty-Five"),
    GameGroup.BIDDING: Text("games", "With bidding"),
    GameGroup.REGIONAL: Text("games", "Canada and New England"),
    GameGroup.OLD: Text("games", "Old games"),
}

LEVEL_NAMES: Final = {
    Level.EASY: Text("games", "Easy"),
    Level.MEDIUM: Text("games", "Medium"),
    Level.HARD: Text("games", "Hard"),
    Level.EXPERT: Text("games", "Expert"),
}

LEVELS_IN_SENTENCE: Final = {
    Level.EASY: Text("games", "easy"),
    Level.MEDIUM: Text("games", "medium"),
    Level.HARD: Text("games", "hard"),
    Level.EXPERT: Text("games", "expert"),
}

AS_YOU_PLAY: Final = Text("games", "To suit you")
"""The adaptive level, which follows the person’s results."""

AS_YOU_PLAY_IN_SENTENCE: Final = Text("games", "to suit you")

LEVEL_LINES: Final = {
    Level.EASY: Text("games", "Easy: knows the rules, and now and then throws a good card away."),
    Level.MEDIUM: Text("games", "Medium: sound play, one trick at a time."),
    Level.HARD: Text("games", "Hard: tries its cards out in many deals."),
    Level.EXPERT: Text("games", "Expert: tries out more, and reads your play."),
}


def changed_sentence(changed: int) -> str:
    """Say how many rules differ from those of the game."""
    if changed == 1:
        return translate("games", "One house rule is changed.")
    text = translate("games", "{number} house rules are changed.", None, changed)
    return sentence_case(text.format(number=number_word(changed)))


def game_played(rules: Rules, own: str = "") -> str:
    """Return `own`, the name of saved rules; if it is empty, the game's name: "Forty-Five", "Forty-Five, changed".

    A single deal of a game, as at a same cards evening, is no other game; nor are several games in a match.
    """
    if own:
        return own
    name = GAME_NAMES[rules.preset]()
    is_changed = bool(house_rules(rules).keys() - {"best_of"}) and not _is_one_deal(rules)
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
