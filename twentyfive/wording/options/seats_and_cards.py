"""The questions about seats, cards, their order, and following. RULES.md sections 1, 2 and 4."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from twentyfive.core import SEATINGS, Rules
from twentyfive.core.rules.options import HAND_SIZES, DealsNext, FirstDealer, Follow, Renege, TrumpOrder
from twentyfive.wording.amounts import cards, number_word, sentence_case
from twentyfive.wording.choice import Answer
from twentyfive.wording.names import translate
from twentyfive.wording.options.question import ListEntry, NumberEntry, OptionQuestion
from twentyfive.wording.setup.tables import sides_line, sides_name

_PACKETS = {
    5: ((3, 2), (2, 3), (4, 1), (5,), (1, 1, 1, 1, 1)),
    6: ((3, 3), (2, 2, 2), (6,), (1, 1, 1, 1, 1, 1)),
    9: ((3, 3, 3), (4, 5), (5, 4), (9,)),
}


def players(preset: str) -> OptionQuestion:
    """Return the question about the number of players."""
    counts = sorted({count for count, _ in SEATINGS[preset]})
    counted = translate("rules", "{number}", "so many players")
    sources = translate(
        "rules", "Pagat: two to ten, best from three to nine. Britannica: four to six. Cats at Cards: five or six."
    )
    return OptionQuestion(
        "players",
        translate("rules", "Players"),
        tuple(Answer(count, sentence_case(counted.format(number=number_word(count)))) for count in counts),
        sources=sources if counts[-1] == 10 else "",
    )


def sides(rules: Rules, preset: str) -> OptionQuestion:
    """Return the question about the number of sides of this number of players."""
    ways = sorted((ways for count, ways in SEATINGS[preset] if count == rules.players), reverse=True)
    sources = translate(
        "rules",
        "Pagat: alone, in pairs, or nine in threes. Cats at Cards: Twenty-Five alone or in teams, Forty-Five in two "
        "sides.",
    )
    return OptionQuestion(
        "sides",
        translate("rules", "Who plays with whom"),
        tuple(Answer(way, sides_name(rules.players, way), sides_line(rules.players, way)) for way in ways),
        sources=sources if len(ways) > 1 else "",
    )


def _hand_size() -> OptionQuestion:
    return OptionQuestion(
        "hand_size",
        translate("rules", "Cards in a hand"),
        tuple(Answer(size, sentence_case(cards(size))) for size in HAND_SIZES),
        sources=translate("rules", "Five nearly everywhere. Wikipedia: six or nine are old ways."),
    )


def packets(rules: Rules) -> OptionQuestion:
    """Return the question about the packets in which a hand of this size is dealt."""
    return OptionQuestion(
        "packets",
        translate("rules", "How the cards are dealt"),
        tuple(Answer(dealt, _dealt(dealt)) for dealt in _PACKETS.get(rules.hand_size, ((3, 2),))),
        sources=translate(
            "rules", "Pagat and Cats at Cards: three and two, or two and three. Britannica: or four and one."
        ),
        entry=ListEntry(translate("rules", "How many at a time, such as 2, 2, 1"), words=_dealt),
    )


def _dealt(packets: tuple[int, ...]) -> str:
    if len(packets) == 1:
        return translate("rules", "All at once")
    if len(set(packets)) == 1:
        return translate("rules", "{number} at a time", None, packets[0]).format(number=packets[0])
    then, dealt = translate("rules", "{before}, then {number}"), str(packets[0])
    for packet in packets[1:]:
        dealt = then.format(before=dealt, number=packet)
    return dealt


def _unseen_partners() -> OptionQuestion:
    return OptionQuestion(
        "unseen_partners",
        translate("rules", "Partners whom nobody sees"),
        (
            Answer(False, translate("rules", "No"), translate("rules", "Every hand is held by somebody.")),
            Answer(
                True,
                translate("rules", "Yes"),
                translate("rules", "Across from each player lies a hand face down. Its cards are turned one by one."),
            ),
        ),
        meaning=translate("rules", "For two players with four hands, or three with six."),
        sources=translate("rules", "A page on the Atlantic provinces knows a blind dummy partner, and says no more."),
    )


def _first_dealer() -> OptionQuestion:
    return OptionQuestion(
        "first_dealer",
        translate("rules", "The first dealer"),
        (
            Answer(
                FirstDealer.FIRST_JACK,
                translate("rules", "The player who gets the first jack"),
                translate("rules", "Cards are turned up round the table until a jack comes."),
            ),
            Answer(
                FirstDealer.RANDOM,
                translate("rules", "At random"),
                translate("rules", "The first deal begins at once."),
            ),
        ),
        sources=translate("rules", "Cats at Cards: the first jack. Heather, 1876: the cards are cut for it."),
    )


def _deals_next() -> OptionQuestion:
    return OptionQuestion(
        "deals_next",
        translate("rules", "Who deals next"),
        (
            Answer(
                DealsNext.LEFT,
                translate("rules", "The player on the left"),
                translate("rules", "In turn, also in the next game."),
            ),
            Answer(
                DealsNext.GAME_WINNERS,
                translate("rules", "The winners of the last game"),
                translate("rules", "Winners deal first. Within a game the deal goes to the left."),
            ),
            Answer(
                DealsNext.DEAL_WINNERS,
                translate("rules", "The winners of the last deal"),
                translate("rules", "Whoever gained most in it. If that is nobody alone, the player on the left."),
            ),
        ),
        meaning=translate(
            "rules", "Of partners, the one who comes next to the left of the last dealer deals for the winners."
        ),
        sources=translate("rules", "Nearly everywhere: to the left. The halls of Cape Breton: winners deal first."),
    )


def _trump_order() -> OptionQuestion:
    return OptionQuestion(
        "trump_order",
        translate("rules", "The best trumps"),
        (
            Answer(
                TrumpOrder.MODERN,
                translate("rules", "Five, jack, A♥, ace"),
                translate("rules", "As in the modern order."),
            ),
            Answer(
                TrumpOrder.FIVE_CARDS,
                translate("rules", "Five, A♥, ace, jack"),
                translate("rules", "As in Five Cards: the jack comes after the aces."),
            ),
            Answer(
                TrumpOrder.FIVE_AND_TEN,
                translate("rules", "Five, A♥, jack, ace"),
                translate("rules", "As in Five and Ten: A♥ is second best."),
            ),
        ),
        sources=translate(
            "rules",
            "Cotton, 1674: the aces before the jack. The Irish Quarterly Review, 1858: A♥ second best. "
            "Later books have the modern order.",
        ),
    )


def _five_of_hearts_best() -> OptionQuestion:
    return OptionQuestion(
        "five_of_hearts_best",
        translate("rules", "The five of hearts"),
        (
            Answer(
                False,
                translate("rules", "A heart like any other"),
                translate("rules", "It is the best trump only when hearts are trumps."),
            ),
            Answer(
                True,
                translate("rules", "Always the best trump"),
                translate("rules", "Whatever suit is trumps, 5♥ beats every card, and is never a plain heart."),
            ),
        ),
        sources=translate("rules", "Always the best at some kitchen tables, as in Twenty-Five, partners. In no book."),
    )


def _joker() -> OptionQuestion:
    return OptionQuestion(
        "joker",
        translate("rules", "A joker"),
        (
            Answer(False, translate("rules", "No joker"), translate("rules", "52 cards.")),
            Answer(
                True,
                translate("rules", "With a joker"),
                translate("rules", "53 cards. It is always a trump, between the jack and A♥."),
            ),
        ),
        sources=translate("rules", "Only in the 110 that clubs play today."),
    )


def _follow() -> OptionQuestion:
    return OptionQuestion(
        "follow",
        translate("rules", "When a plain suit is led"),
        (
            Answer(
                Follow.FOLLOW_OR_TRUMP,
                translate("rules", "Follow suit or trump"),
                translate("rules", "Even with a card of the suit you may trump."),
            ),
            Answer(
                Follow.MUST_FOLLOW,
                translate("rules", "Follow suit"),
                translate("rules", "If you have a card of the suit, you must play it."),
            ),
        ),
        sources=translate(
            "rules",
            "Pagat, Britannica and Cats at Cards’ Twenty-Five: follow or trump. Cats at Cards’ Spoil "
            "Five, Wikipedia and Heather, 1876: follow.",
        ),
    )


def renege(rules: Rules) -> OptionQuestion:
    """Return the question about the trumps that may be held back, named as these rules order them."""
    only_fives = (
        Answer(
            Renege.FIVE_ONLY,
            translate("rules", "Only 5♥ and the five"),
            translate("rules", "When a lower trump is led, 5♥ and the five of trumps need not be played."),
        )
        if rules.five_of_hearts_best
        else Answer(
            Renege.FIVE_ONLY,
            translate("rules", "Only the five"),
            translate("rules", "When a lower trump is led, the five of trumps need not be played."),
        )
    )
    return OptionQuestion(
        "renege",
        translate("rules", "Trumps that may be held back"),
        (
            Answer(
                Renege.TOP_THREE,
                _most_held_back(rules),
                translate("rules", "When a lower trump is led, none of them need be played."),
            ),
            only_fives,
            Answer(
                Renege.NONE,
                translate("rules", "None", "no trump"),
                translate("rules", "When a trump is led, a trump must be played, whichever it is."),
            ),
        ),
        sources=translate(
            "rules", "Five, jack and A♥ in all modern books. Heather, 1876, and Five Cards: the five alone."
        ),
    )


def _most_held_back(rules: Rules) -> str:
    return {
        (False, False): translate("rules", "Five, jack and ace of hearts"),
        (False, True): translate("rules", "Five, jack, joker and ace of hearts"),
        (True, False): translate("rules", "5♥, five, jack and A♥"),
        (True, True): translate("rules", "5♥, five, jack, joker and A♥"),
    }[rules.five_of_hearts_best, rules.joker]


def _first_lead_trump_from() -> OptionQuestion:
    return OptionQuestion(
        "first_lead_trump_from",
        translate("rules", "The very first lead"),
        (
            Answer(0, translate("rules", "Any card")),
            Answer(2, translate("rules", "Always a trump")),
            Answer(5, _trump_from(5)),
        ),
        meaning=translate("rules", "Whether the first card of a deal has to be a trump, if the leader has one."),
        sources=translate("rules", "Wikipedia: a trump, with five or more players. Everywhere else any card."),
        entry=NumberEntry(0, 10, 1, translate("rules", "players or more"), words=_trump_from),
    )


def _trump_from(players: int) -> str:
    text = translate("rules", "A trump, with {number} or more players", None, players)
    return text.format(number=number_word(players))


FIXED: Final[Mapping[str, Callable[[], OptionQuestion]]] = {
    "hand_size": _hand_size,
    "unseen_partners": _unseen_partners,
    "first_dealer": _first_dealer,
    "deals_next": _deals_next,
    "trump_order": _trump_order,
    "five_of_hearts_best": _five_of_hearts_best,
    "joker": _joker,
    "follow": _follow,
    "first_lead_trump_from": _first_lead_trump_from,
}
"""The questions that do not depend on the other rules, by option."""
