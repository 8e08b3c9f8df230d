"""The rules in sentences: the ranks of the cards. RULES.md section 1."""

from __future__ import annotations

from typing import Final

from twentyfive.core import Rank, Rules
from twentyfive.core.cards import ACE_OF_HEARTS, FIVE_OF_HEARTS
from twentyfive.core.ranking import Ranking
from twentyfive.core.rules.options import Renege, TrumpOrder
from twentyfive.wording.grammar.texts import Text
from twentyfive.wording.names import SUIT_NAMES, RankWord, card_sign, card_title, listed, translate
from twentyfive.wording.options.sections import Section, Subject, section


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


def _the(rank: Rank) -> RankWord:
    """Return a rank of the trump suit with its article: "the five"."""
    word = _WithArticle(
        {
            Rank.FIVE: translate("rules page", "the five"),
            Rank.JACK: translate("rules page", "the jack"),
            Rank.JOKER: translate("rules page", "the joker"),
            Rank.ACE: translate("rules page", "the ace"),
            Rank.KING: translate("rules page", "the king"),
            Rank.QUEEN: translate("rules page", "the queen"),
        }[rank]
    )
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
