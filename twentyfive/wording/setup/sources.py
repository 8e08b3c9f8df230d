"""The sources of the old and the regional games: how much is known of each, and what is not."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from twentyfive.wording.grammar.texts import Text
from twentyfive.wording.names import translate
from twentyfive.wording.setup.games import GAME_LINES


@dataclass(frozen=True, slots=True)
class Known:
    """Degree of knowledge of a game.

    Attributes:
        mark: the degree in two words: "Partly known."
        line: one sentence with the sources.
        doubts: sentences on what no source says, and what the program does there.
    """

    mark: Text
    line: Text
    doubts: tuple[Text, ...]


def known_line(preset: str) -> str:
    """Return one sentence on how much is known of a game; empty for the games of today."""
    known = KNOWN.get(preset)
    return "" if known is None else known.line()


def marked_line(preset: str) -> str:
    """Return the line about a game, for an old one with the mark: "2 to 8. Six tricks a deal. Hardly known."."""
    known, line = KNOWN.get(preset), GAME_LINES[preset]()
    if known is None:
        return line
    text = translate("old games", "{line} {mark}", "a line about a game, then how much is known of it")
    return text.format(line=line, mark=known.mark())


_WELL: Final = Text("old games", "Well attested.", "the rules of a game")
_PARTLY: Final = Text("old games", "Partly known.", "the rules of a game")
_HARDLY: Final = Text("old games", "Little is known.", "the rules of a game")
_MORE_CARDS: Final = Known(
    _HARDLY,
    Text("old games", "Little is known: Wikipedia names hands of six and of nine cards, and nothing else."),
    (Text("old games", "All other rules are today’s. Five points a trick and 25 for the game were kept."),),
)

KNOWN: Final[Mapping[str, Known]] = {
    "twenty-five-1876": Known(
        _WELL,
        Text("old games", "Well attested: Heather’s book of 1876, as Wikipedia reports it."),
        (Text("old games", "Heather has the cards cut for the first deal. Here you choose the first dealer."),),
    ),
    "twenty-five-1858": Known(
        _PARTLY,
        Text("old games", "Partly known: the Irish Quarterly Review of 1858, as Wikipedia reports it."),
        (
            Text(
                "old games",
                "The Review puts A♥ second, after the five. Where the jack comes is not said, so it is third here. The "
                "play is Heather’s, of 1876, the nearest in time.",
            ),
        ),
    ),
    "twenty-five-six": _MORE_CARDS,
    "twenty-five-nine": _MORE_CARDS,
    "five-cards-1674": Known(
        _PARTLY,
        Text("old games", "Partly known: Cotton wrote down the order of its trumps in 1674."),
        (
            Text(
                "old games",
                "Cotton knows it for two players only. The play here is Heather’s, of 1876, and counting whole deals "
                "is our choice.",
            ),
        ),
    ),
    "five-and-ten": Known(
        _HARDLY,
        Text("old games", "Little is known: Dawson’s Hoyle names it, and has A♥ second best."),
        (
            Text(
                "old games",
                "The two books that describe the game, of 1860 and 1869, could not be read for this program. "
                "From its name we take it that most tricks score 5 and all of them 10; Hoyle counts "
                "Forty-Five so. The play is Heather’s, of 1876.",
            ),
        ),
    ),
    "growl": Known(
        _PARTLY,
        Text("old games", "Partly known: rules by Paul Rice of Newfoundland, and a program after them. Houses differ."),
        (
            Text(
                "old games",
                "Paul Rice bids 20, 25 and 30, and 30 scores 60. The bids of 15 and 60 come from Wikipedia’s "
                "Forty-fives. The program’s rule is that those who did not bid cannot win. What happens when "
                "all pass is our choice.",
            ),
        ),
    ),
    "growl-partner": Known(
        _HARDLY,
        Text("old games", "Little is known: a page on Newfoundland names “call-for-your-partner”, and nothing else."),
        (
            Text(
                "old games",
                "That a trump is called for, after the draw and in secret, and that both score what they take "
                "together, is our choice. All other rules are those of Growl.",
            ),
        ),
    ),
    "forty-five-unseen": Known(
        _HARDLY,
        Text("old games", "Little is known: a page on the Atlantic provinces names a blind dummy, and nothing else."),
        (
            Text(
                "old games",
                "That its top card is turned whatever it is, and that it leads after a trick that it wins, is our "
                "choice. The game to 120 with a card turned up is that of Wikipedia’s Forty-fives.",
            ),
        ),
    ),
    "merrimack": Known(
        _WELL,
        Text("old games", "Well attested: Jerry Dow’s rules, Wikipedia’s Forty-fives and fortyfives.net."),
        (
            Text(
                "old games",
                "They do not all say who leads first, nor how many cards must be kept. Both are as at fortyfives.net. "
                "Some tables also bid 30 for 60.",
            ),
        ),
    ),
    "nova-scotia": Known(
        _PARTLY,
        Text("old games", "Partly known: one program for the game to 125. Others in Nova Scotia play to 120."),
        (
            Text(
                "old games",
                "The program also ends a game at 125 below zero; here it goes on. If both sides reach 125, the higher "
                "score wins: that is our choice.",
            ),
        ),
    ),
    "prince-edward-island": Known(
        _PARTLY,
        Text("old games", "Partly known: one program, made on the island, for its most common rules."),
        (
            Text(
                "old games",
                "There the declarer must keep five cards; here fewer may be kept. At Tignish the kitty has five "
                "cards, the dealer may hold, and the least bid is 20. If both sides reach 120, the higher score wins: "
                "that is our choice.",
            ),
        ),
    ),
    "thirty-one": Known(
        _HARDLY,
        Text("old games", "Hardly known: Pagat names it beside 25 and 45; in Irish it is aon is tríocha."),
        (
            Text(
                "old games",
                "No source says how it is counted. That a trick scores 5 and the highest trump 6 is our reading: all "
                "five tricks and that trump then make 31. All other rules are those of Twenty-Five today. If you know "
                "it otherwise, change the rules, and save them as yours.",
            ),
        ),
    ),
    "forty-five-ireland": Known(
        _PARTLY,
        Text("old games", "Partly known: Wikipedia’s Forty-Five in its first years, and 52pickup.net after it."),
        (
            Text(
                "old games",
                "They leave it open whether partners play, and whether a joker that is led is a trump like any other. "
                "Both are as in our other games. Points kept for the next game after all five tricks are left out.",
            ),
        ),
    ),
    "cape-breton": Known(
        _PARTLY,
        Text("old games", "Partly known: Wikipedia’s Forty-fives tells how the halls play an evening."),
        (
            Text(
                "old games",
                "There the winners move to the next table; here the same four play all 25 games. That a trick scores "
                "5 and the highest trump 5 more, to 45, is Forty-Five as it is usual. Who of the winners deals is our "
                "choice.",
            ),
        ),
    ),
    "maw": Known(
        Text("old games", "Reconstructed.", "the rules of a game"),
        Text("old games", "Reconstructed: the Groom-porter’s laws of about 1580 tell only the odd cases."),
        (
            Text(
                "old games",
                "The laws name two sides, robbing with the ace, 4 for turning up A♥, vied cards, three at most, and "
                "scores of more than 26. Chatto, 1848, takes its trumps for those of Five Cards, and Parlett the game "
                "for an early Spoil Five.",
            ),
            Text(
                "old games",
                "How a card was vied, 5 for most tricks and 10 for all, and 27 for the game are our choice. What the "
                "asked card, the livings and the helps were is not known, so they are left out.",
            ),
        ),
    ),
}
"""The games of which not everything is known."""
