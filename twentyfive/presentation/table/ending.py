"""The end of a match for the persons at a screen: what its panel says and offers beside the result."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, NamedTuple

from twentyfive.ai import Level
from twentyfive.core import PlayerView
from twentyfive.core.cards import Card
from twentyfive.core.phases.play import legal_plays
from twentyfive.core.rules.options import Finish, Scoring
from twentyfive.core.state import Trick
from twentyfive.engine.seating.local_seats import LocalSeats
from twentyfive.engine.statistics.earlier import Earlier
from twentyfive.engine.statistics.tallies import opponents
from twentyfive.wording.scores import values
from twentyfive.wording.table import endings as words

RUN: Final = 3
"""The wins in a row that are worth telling, and after which stronger players are offered."""

_FIVE: Final = 5
"""The tricks of nearly every game, which a sentence names by their number."""

_BEHIND: Final = 0.4
"""How far behind a winner was, as a share of the target, for that to be told: two tricks of 25 points."""


class PastPlace(NamedTuple):
    """A place in a game to look back at.

    Attributes:
        deals_later: how many deals of the game came after its deal.
        trick: the number of the trick, None for the beginning of the deal.
    """

    deals_later: int = 0
    trick: int | None = None


LAST_DEAL: Final = PastPlace()


@dataclass(frozen=True, slots=True)
class Ending:
    """The end of a match.

    Attributes:
        won: whether a person has won it, which is worth a moment.
        line: the deed by which it was won, or what turned it, in one line; empty for nothing to tell.
        place: where it turned, if it was lost.
        back: the words on the button that leads there.
        harder: whether stronger players are offered.
        best_of_five: whether a series of games is offered.
    """

    won: bool = False
    line: str = ""
    place: PastPlace = LAST_DEAL
    back: str = ""
    harder: bool = False
    best_of_five: bool = False


PLAIN: Final = Ending()
"""The end of a match that belongs to something larger, such as a lesson or an evening, which has an end of its own."""


def ending_of(view: PlayerView, here: LocalSeats, earlier: Earlier | None = None) -> Ending:
    """The end of the match in `view`, which is over; `earlier` are the matches before it, if they are known."""
    if won_here(view, here):
        return Ending(won=True, line=_deed(view, here, earlier), harder=_is_run(earlier))
    return _lost(view)


def won_here(view: PlayerView, here: LocalSeats) -> bool:
    """Whether one side has won the match, and a person belongs to it: one at this screen, if any person is here.

    Where nobody is, as at a table for all, the persons are those on phones. A tie is won by nobody.
    """
    persons = here.persons or here.seats.guests
    return len(view.winners) == 1 and any(view.rules.side_of(seat) in view.winners for seat in persons)


def _is_run(earlier: Earlier | None) -> bool:
    return earlier is not None and earlier.run_at_level + 1 >= RUN


def _deed(view: PlayerView, here: LocalSeats, earlier: Earlier | None) -> str:
    """What was remarkable about a win, the rarest first; what was before the match is told of one person alone."""
    side, last = view.winners[0], view.history[-1]
    known = earlier if here.alone is not None else None
    level = opponents(here.seats, side)
    behind = _behind(view, side)
    if view.rules.scoring is Scoring.POOL:
        if view.jinker == side and not last.spoiled:
            return words.JINKED()
    elif last.all_five == side:
        return words.ALL_FIVE() if view.rules.hand_size == _FIVE else words.ALL_TRICKS()
    if known is not None and not known.won_at:
        return words.FIRST_WIN()
    if known is not None and level in tuple(Level) and level not in known.won_at:
        return words.FIRST_WIN_AT[Level(level)]()
    if known is not None and known.run + 1 >= RUN:
        return words.IN_A_ROW(known.run + 1)
    if behind:
        return words.FROM_BEHIND(behind)
    if view.rules.scoring is Scoring.POOL and not last.spoiled and last.gains[side] == max(last.gains):
        return words.TOOK_POOL()
    return ""


def _behind(view: PlayerView, side: int) -> int:
    """The points by which a side was behind before the last deal; 0 if they were few, or are not what wins."""
    if view.rules.scoring in (Scoring.POOL, Scoring.SINGLE_DEAL, Scoring.DEALS_WON) or not view.scores_before:
        return 0
    behind = max(view.scores_before) - view.scores_before[side]
    return behind if behind >= _BEHIND * view.rules.target else 0


def _lost(view: PlayerView) -> Ending:
    """What turned a lost match, by what is certain: a trick that could have been taken, else where most was lost.

    Whether another play would have won can only be searched for, and that is what looking back is for.
    """
    if view.player is None or len(view.winners) != 1 or view.winners != view.game_winners or not view.history:
        return Ending()
    kept = _kept_back(view)
    if kept is not None:
        return kept
    trick = view.tricks[-1] if view.tricks else None
    if _ends_at_once(view) and trick is not None and trick.winner is not None and _won_by_winners(view, trick):
        number = len(view.tricks)
        line = words.went_out(view, trick.winner, number, _winning_card(view, trick))
        return Ending(line=line, place=PastPlace(trick=number), back=words.BACK_TO_TRICK(trick=number))
    return _turned_by_deal(view)


def _ends_at_once(view: PlayerView) -> bool:
    """Whether a trick has ended the match by its points."""
    rules = view.rules
    at_once = rules.scoring is Scoring.TRICKS and rules.finish is Finish.AT_ONCE
    return at_once and max(values(view)) >= rules.target


def _won_by_winners(view: PlayerView, trick: Trick) -> bool:
    return trick.winner is not None and view.rules.side_of(trick.winner) in view.winners


def _winning_card(view: PlayerView, trick: Trick) -> Card:
    players = view.rules.players
    return next(card for index, card in enumerate(trick.cards) if trick.seat_of(index, players) == trick.winner)


def _kept_back(view: PlayerView) -> Ending | None:
    """The last trick of the winners in the last deal that a card in the viewer's hand would have taken from them."""
    if (
        not _ends_at_once(view)
        or view.trump is None
        or view.plays != (view.seat,)
        or view.ace_lowest
        or view.robber == view.seat
    ):
        return None
    held = list(view.hand)
    for number, trick in reversed(tuple(enumerate(view.tricks, start=1))):
        mine = next((index for index in range(len(trick.cards)) if _seat(view, trick, index) == view.seat), None)
        if mine is None:
            continue
        if mine and trick.winner is not None and _won_by_winners(view, trick):
            better = _better(view, trick, mine, held)
            if better is not None:
                line = words.kept_back(view, trick.winner, number, better, _winning_card(view, trick))
                return Ending(line=line, place=PastPlace(trick=number), back=words.BACK_TO_TRICK(trick=number))
        held.append(trick.cards[mine])
    return None


def _seat(view: PlayerView, trick: Trick, index: int) -> int:
    return trick.seat_of(index, view.rules.players)


def _better(view: PlayerView, trick: Trick, mine: int, kept: list[Card]) -> Card | None:
    """The lowest of the cards kept that could have been played in place of one's own, and beats every other."""
    order, trump = view.ranking, view.trump
    assert order is not None, "tricks are played with trumps"
    assert trump is not None, "tricks are played with trumps"
    allowed = legal_plays((*kept, trick.cards[mine]), trick.led, trump, view.rules)
    taking = [
        card
        for card in kept
        if card in allowed and order.winner((*trick.cards[:mine], card, *trick.cards[mine + 1 :])) == mine
    ]
    return min(taking, key=lambda card: order.strength[card], default=None)


def _turned_by_deal(view: PlayerView) -> Ending:
    """The deal in which the winners gained most on the viewer's side."""
    own, winner = view.rules.side_of(view.player or 0), view.winners[0]
    lead = {result.number: result.gains[winner] - result.gains[own] for result in view.history}
    number = max(lead, key=lambda deal: (lead[deal], deal))
    if lead[number] <= 0 or len(view.history) < 2:
        return Ending()
    line = words.deal_turned_it(view, number, (winner, own))
    return Ending(line=line, place=PastPlace(len(view.history) - number), back=words.BACK_TO_DEAL(number=number))
