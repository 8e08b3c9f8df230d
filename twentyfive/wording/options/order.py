"""The order of the cards: its questions, sentences and section. RULES.md section 1."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from twentyfive.core import Rank, Rules
from twentyfive.core.cards import ACE_OF_HEARTS, FIVE_OF_HEARTS
from twentyfive.core.ranking import Ranking
from twentyfive.core.rules.options import Renege, TrumpOrder
from twentyfive.wording.choice import Answer
from twentyfive.wording.grammar.texts import Text
from twentyfive.wording.names import SUIT_NAMES, RankWord, card_sign, card_title, listed, translate
from twentyfive.wording.options.question import OptionQuestion, OptionWords, always
from twentyfive.wording.options.seats import pack
from twentyfive.wording.options.sections import Section, Subject, section


def _ask_trump_order() -> OptionQuestion:
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


def _ask_five_of_hearts_best() -> OptionQuestion:
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


def _ask_joker() -> OptionQuestion:
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


def ranks(rules: Rules) -> tuple[Section, ...]:
    """Return the section on the order of trumps and plain suits."""
    title = translate("rules page", "What beats what")
    wins = translate(
        "rules page",
        "The best trump in a trick wins it. Where there is none, the best card of the suit led wins.",
    )
    return section(
        Subject.RANKING,
        title,
        (wins,),
        (trump_order(rules), _LOWER_TRUMPS()),
        (always_trumps(rules),),
        (_PLAIN(),),
    )


def trump_order(rules: Rules) -> str:
    """Name the best trumps in order."""
    names = [*_top(rules), _the(Rank.KING), _the(Rank.QUEEN)]
    return translate("rules page", "Trumps, best first: {names} of trumps.").format(names=listed(names))


class _WithArticle(RankWord):
    """A rank with its article, in the words for it as a trump: in Irish "an cíoná" and not "an cúig"."""

    __slots__ = ()

    def in_case(self, case: str) -> str:
        return str(self) if case == "the" else super().in_case(case)


_WITH_ARTICLE: Final = {
    Rank.FIVE: Text("rules page", "the five"),
    Rank.JACK: Text("rules page", "the jack"),
    Rank.JOKER: Text("rules page", "the joker"),
    Rank.ACE: Text("rules page", "the ace"),
    Rank.KING: Text("rules page", "the king"),
    Rank.QUEEN: Text("rules page", "the queen"),
}


def _the(rank: Rank) -> RankWord:
    """Return a rank of the trump suit with its article: "the five"."""
    word = _WithArticle(_WITH_ARTICLE[rank]())
    word.rank = rank
    return word


def _top(rules: Rules) -> list[str]:
    five, jack, ace, hearts = _the(Rank.FIVE), _the(Rank.JACK), _the(Rank.ACE), card_sign(ACE_OF_HEARTS)
    joker = [_the(Rank.JOKER)] if rules.joker else []
    top = {
        TrumpOrder.MODERN: [five, jack, *joker, hearts, ace],
        TrumpOrder.FIVE_CARDS: [five, hearts, ace, jack],
        TrumpOrder.FIVE_AND_TEN: [five, hearts, jack, ace],
    }[rules.trump_order]
    return [card_sign(FIVE_OF_HEARTS), *top] if rules.five_of_hearts_best else top


def privileged(rules: Rules) -> str:
    """Return the list of trumps that may be held back, best first; empty if there are none."""
    if rules.renege is Renege.NONE:
        return ""
    barred: set[str] = {_the(Rank.ACE)}
    if rules.renege is Renege.FIVE_ONLY:
        barred |= {_the(Rank.JACK), card_sign(ACE_OF_HEARTS), _the(Rank.JOKER)}
    return listed([name for name in _top(rules) if name not in barred])


def top_trumps(rules: Rules) -> str:
    """Return the list of the five, the jack, the ace of hearts and the trumps among them, best first."""
    return listed([name for name in _top(rules) if name != _the(Rank.ACE)])


_LOWER_TRUMPS: Final = Text(
    "rules page",
    "Below them red trumps run from the 10 down to the 2, black trumps from the 2 up to the 10: "
    "highest in red, lowest in black.",
)


def always_trumps(rules: Rules) -> str:
    """Say which cards are trumps in every deal."""
    if rules.five_of_hearts_best:
        text = translate(
            "rules page",
            "5♥ and A♥ are trumps in every deal, and never plain hearts. 5♥ is the best trump of all, "
            "whatever the trump suit.",
        )
    else:
        text = translate("rules page", "A♥ is a trump in every deal, and never a plain heart.")
    if rules.joker:
        text = " ".join((text, translate("rules page", "The joker is a trump in every deal too.")))
    return text


_PLAIN: Final = Text(
    "rules page",
    "In a plain suit the king is best, then the queen, then the jack. In red come next the 10 down to the 2, "
    "and A♦ last of all. In black come next the ace, then the 2 up to the 10.",
)


def order_spoken(order: Ranking) -> str:
    """Return all trumps of a suit as spoken: "Spades are trumps. Best first: 5 of spades, …"."""
    text = translate("rules page", "{suit} are trumps. Best first: {cards}.")
    return text.format(suit=SUIT_NAMES[order.trump](), cards=", ".join(card_title(card) for card in order.trumps))


WORDS: Final[Mapping[str, OptionWords]] = {
    "trump_order": OptionWords(Text("problems", "the order of trumps"), always(_ask_trump_order), trump_order),
    "five_of_hearts_best": OptionWords(
        Text("problems", "the rank of the five of hearts"), always(_ask_five_of_hearts_best), always_trumps
    ),
    "joker": OptionWords(Text("problems", "the joker"), always(_ask_joker), pack),
}
"""The words of these options, in the order of the page."""
