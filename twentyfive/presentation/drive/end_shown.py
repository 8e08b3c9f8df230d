"""The end of an evening as its page shows it: the places, the prizes, and the ties that are still open."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Final

from twentyfive.core import Card, Rank, Suit
from twentyfive.drive.entries import TieSettled
from twentyfive.drive.evening import Evening
from twentyfive.drive.places import Cut, CutCard
from twentyfive.drive.plan import Counting, Ties
from twentyfive.drive.prizes import Payout, PrizeKind, Tie
from twentyfive.presentation.drive.draws_shown import draws_shown
from twentyfive.wording import drive as words
from twentyfive.wording import drive_plan as plan_words
from twentyfive.wording.amounts import sentence_case
from twentyfive.wording.names import card_sign, separated

_RANKS: Final = tuple(Rank)[:13]
_SUITS: Final = tuple(Suit)


@dataclass(frozen=True, slots=True)
class PlayOff:
    """A play-off as far as it is entered: it is settled once but one is placed.

    Attributes:
        sides: the equals.
        order: those who are placed, the winner first.
        refused: those who will not play, and are placed last.
    """

    sides: tuple[int, ...]
    order: tuple[int, ...] = ()
    refused: tuple[int, ...] = ()

    @property
    def left(self) -> tuple[int, ...]:
        """Those who are still to be placed."""
        return tuple(side for side in self.sides if side not in (*self.order, *self.refused))


@dataclass(frozen=True, slots=True)
class TieShown:
    """Equals who are still to settle who gets a prize.

    Attributes:
        sides: the cards.
        sentence: who they are, and what it is about.
        ways: what may be pressed, each with the words of its button: what settles it, or a step of a play-off.
    """

    sides: tuple[int, ...]
    sentence: str
    ways: tuple[tuple[TieSettled | PlayOff, str], ...]


@dataclass(frozen=True, slots=True)
class EndShown:
    """The end of an evening.

    Attributes:
        note: that it is not over yet; empty if it is.
        prizes: a line for each prize.
        pots: what stays in the pots, and what is left for the hall.
        ties: the ties that are open.
        cut: how the last cut of cards went; empty without one.
        draws: the numbers of the cookie jar, and who won the raffle.
    """

    note: str
    prizes: tuple[str, ...]
    pots: tuple[str, ...]
    ties: tuple[TieShown, ...]
    cut: str
    draws: tuple[str, ...]


def prizes_for_all(evening: Evening) -> tuple[str, ...]:
    """The lines of the end that the hall is to read: the prizes, what is still to be settled, and the draws."""
    if not evening.over:
        return ()
    shown = end_shown(evening, 0)
    lines = (*shown.prizes, *(tie.sentence for tie in shown.ties), shown.cut, *shown.draws)
    return tuple(line for line in lines if line)


def end_shown(evening: Evening, seed: int, play_off: PlayOff | None = None) -> EndShown:
    """Show the end, or how things stand before it.

    Args:
        evening: the evening.
        seed: the seed of a cut of cards.
        play_off: the play-off that is being entered.
    """
    money, over = evening.money, evening.over
    pots = [
        words.POT_LEFT(money=words.money(pot.left), pot=name())
        for pot, name in ((money.jackpot, words.JACKPOT_POT), (money.cookie_jar, words.COOKIE_POT))
        if pot is not None and pot.left
    ]
    if money.tin:
        pots.append(words.FOR_THE_HALL(money=words.money(money.hall)))
    draws = draws_shown(evening)
    return EndShown(
        "" if over else words.NOT_OVER_YET(),
        tuple(_prizes(evening, money.payouts)) if over else (),
        tuple(pots) if over else (),
        tuple(_tie(evening, tie, seed, play_off) for tie in money.ties) if over else (),
        _cut(evening, evening.last_cut) if evening.last_cut else "",
        tuple(filter(None, (draws.cookies, draws.raffle))),
    )


def _prizes(evening: Evening, payouts: tuple[Payout, ...]) -> Iterator[str]:
    shared = Counter((payout.kind, payout.place) for payout in payouts if payout.things)
    for payout in payouts:
        worth = plan_words.prize_worth(payout.cents, payout.things)
        if shared[payout.kind, payout.place] > 1:
            worth = plan_words.SHARED(prize=worth)
        named = words.prize_words(payout.kind, payout.place)
        yield sentence_case(words.PRIZE_OF(money=worth, names=words.side_names(evening, payout.side), what=named))


def _tie(evening: Evening, tie: Tie, seed: int, play_off: PlayOff | None) -> TieShown:
    names = separated([words.side_names(evening, side) for side in tie.sides])
    sentence = words.TIE(names=names, money=plan_words.prize_worth(tie.cents, tie.things))
    if play_off is None or play_off.sides != tie.sides:
        play_off = PlayOff(tie.sides)
    ways: list[tuple[TieSettled | PlayOff, str]] = []
    if not play_off.order and not play_off.refused:
        ways += [
            (TieSettled(tie.sides, Ties.SPLIT), words.SPLIT()),
            (TieSettled(tie.sides, Ties.CUT, seed), words.CUT()),
        ]
    if tie.how is not Ties.CUT:
        one_prize = tie.kind is PrizeKind.BOOBIE or evening.plan.counting is Counting.BY_SIDES
        placed = plan_words.CAME_NEXT if play_off.order else words.WON_PLAY_OFF
        for side in play_off.left:
            after = replace(play_off, order=(*play_off.order, side))
            ways.append((_step(after, enough=one_prize), placed(names=words.side_names(evening, side))))
        if not play_off.order:
            for side in play_off.left:
                after = replace(play_off, refused=(*play_off.refused, side))
                ways.append((_step(after), plan_words.REFUSES(names=words.side_names(evening, side))))
        if play_off.order or play_off.refused:
            ways.append((PlayOff(tie.sides), plan_words.AGAIN()))
    return TieShown(tie.sides, sentence, tuple(ways))


def _step(play_off: PlayOff, *, enough: bool = False) -> TieSettled | PlayOff:
    """Return what settles a tie, if at most one is left to be placed or the first is enough; else the play-off."""
    if len(play_off.left) > 1 and not enough:
        return play_off
    order = (*play_off.order, *play_off.left)
    return TieSettled(play_off.sides, Ties.PLAY_OFF, order=order, forfeited=play_off.refused)


def _cut(evening: Evening, cut: Cut) -> str:
    """Say what each has cut, and who won."""
    cards = [
        plan_words.CUT_CARD(card=_sign(card), names=words.side_names(evening, card.side))
        for each in cut.rounds
        for card in each
    ]
    won = words.CUT_WON(names=words.side_names(evening, cut.order[0]))
    return f"{plan_words.CUT_CARDS(cards=separated(cards))}. {won}"


def _sign(card: CutCard) -> str:
    return card_sign(Card(_RANKS[card.rank - 1], _SUITS[card.suit]))
