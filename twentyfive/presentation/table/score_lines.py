"""The lines of the score panel below its table, grouped into parts."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from twentyfive.core import Phase, PlayerView
from twentyfive.core.phases.auction import highest_bidder
from twentyfive.core.rules.options import Scoring
from twentyfive.presentation.table.standings import Standing
from twentyfive.wording.names import card_sign, translate
from twentyfive.wording.scores import counted, player_name, pool_made_of, side_name
from twentyfive.wording.table.auction import bids_so_far, contract_needs
from twentyfive.wording.table.matches import debt_sentences, games_won, stake_words
from twentyfive.wording.table.results import DEAL_NAME, deal_in_full, deal_result, earlier_deals

_MOST_DEALS: Final = 100
"""The most deals with a line each: with hundreds of lines every change of the window would be slow."""


@dataclass(frozen=True, slots=True)
class ScoreLine:
    """A line of the panel.

    Attributes:
        left: the text at the left; without a text at the right it wraps.
        right: the text at the right.
        strong: whether the line stands out.
        sign: the side whose sign stands before the line, None for no sign.
        full: the full meaning for a screen reader and the tooltip, if that is more than the line shows.
    """

    left: str
    right: str = ""
    strong: bool = False
    sign: int | None = None
    full: str = ""


Part = tuple[ScoreLine, ...]


def side_parts(rows: Sequence[Standing]) -> tuple[Part, ...]:
    """The members of each side with more than one player."""
    return tuple(
        (ScoreLine(row.name, strong=True, sign=row.sign), ScoreLine(row.members)) for row in rows if row.members
    )


def pool_parts(view: PlayerView) -> tuple[Part, ...]:
    """The chips in the pool and their origin; nothing in a game without a pool."""
    if view.rules.scoring is not Scoring.POOL:
        return ()
    pool = ScoreLine(translate("score panel", "Pool"), counted(view, view.pool), strong=True)
    made_of = pool_made_of(view)
    return ((pool, ScoreLine(made_of)) if made_of else (pool,),)


def deal_lines(view: PlayerView) -> Part:
    """The result of each deal, the oldest first; the last stands out. A long match shows only the newest."""
    recent = tuple(
        ScoreLine(
            DEAL_NAME(number=result.number),
            deal_result(view, result),
            strong=result is view.history[-1] and view.deal_number == result.number,
            full=deal_in_full(view, result),
        )
        for result in view.history[-_MOST_DEALS:]
    )
    earlier = len(view.history) - len(recent)
    return (ScoreLine(earlier_deals(earlier)), *recent) if earlier else recent


def game_parts(view: PlayerView) -> tuple[Part, ...]:
    """The games that each side has won; nothing in a match of one game."""
    if not view.rules.several_games:
        return ()
    won = tuple(ScoreLine(side_name(view, side), str(games)) for side, games in games_won(view))
    if view.games_tied:
        won = (*won, ScoreLine(translate("score panel", "Tied"), str(view.games_tied)))
    heading = ScoreLine(translate("score panel", "Games won"), strong=True)
    return ((heading, *(won or (ScoreLine(translate("score panel", "None yet")),))),)


def money_parts(view: PlayerView) -> tuple[Part, ...]:
    """The stake, the pot and the debts; nothing in a game without a stake."""
    rules = view.rules
    if not rules.stake:
        return ()
    pot = ScoreLine(translate("score panel", "Stakes together"), str(rules.stake * rules.players))
    owed = tuple(ScoreLine(sentence) for sentence in debt_sentences(view))
    account = ((ScoreLine(translate("score panel", "Account"), strong=True), *owed),) if owed else ()
    return ((ScoreLine(stake_words(rules)), pot), *account)


def auction_parts(view: PlayerView) -> tuple[Part, ...]:
    """The bids during an auction, then the contract; nothing in a game without an auction."""
    if not view.rules.auction:
        return ()
    if view.declarer is not None and view.contract is not None:
        return (_contract(view),)
    return (_bids(view),) if view.phase is Phase.BID else ()


def _bids(view: PlayerView) -> Part:
    """A line for each player in the order of the auction; the bid that stands and the player to act stand out."""
    standing = highest_bidder(view.calls)
    heading = ScoreLine(translate("score panel", "The bids"), strong=True)
    return (heading, *(_bid(view, seat, words, standing) for seat, words in bids_so_far(view)))


def _bid(view: PlayerView, seat: int, words: str, standing: int | None) -> ScoreLine:
    name = player_name(view, seat)
    if seat == view.dealer:
        name = translate("score panel", "{name}, dealer").format(name=name)
    return ScoreLine(name, words, strong=seat in (standing, view.to_act))


def _contract(view: PlayerView) -> Part:
    seat, needed = view.declarer, contract_needs(view)
    assert seat is not None, "a contract has a declarer"
    mine = seat == view.player
    bid = translate("score panel", "Your bid") if mine else translate("score panel", "{name}’s bid")
    alone = mine and view.rules.sides == view.rules.players
    needs = translate("score panel", "You need") if alone else translate("score panel", "Needed")
    lines = (
        ScoreLine(translate("score panel", "The contract"), strong=True),
        ScoreLine(bid.format(name=view.names[seat]), str(view.contract), strong=True),
        ScoreLine(needs, needed[0]),
    )
    more = (ScoreLine(needed[1]),) if needed[1] else ()
    return (*lines, *more, *_partner_lines(view))


def _partner_lines(view: PlayerView) -> Part:
    """The card called for, and the partner as far as the viewer knows; nothing where no card is called for."""
    if view.alone:
        return (ScoreLine(translate("score panel", "Alone")),)
    if view.called is None:
        return ()
    known = translate("score panel", "not known yet") if view.partner is None else player_name(view, view.partner)
    return (
        ScoreLine(translate("score panel", "Called"), card_sign(view.called)),
        ScoreLine(translate("score panel", "Partner"), known),
    )
