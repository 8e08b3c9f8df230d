"""What the score panel tells of an auction: the bids as they are made, then the contract and what makes it."""

from __future__ import annotations

from twentyfive.core import Phase, PlayerView
from twentyfive.core.phases.auction import highest_bidder
from twentyfive.ui.table.panels.score_lines import Part, ScoreLine
from twentyfive.wording.names import translate
from twentyfive.wording.scores import player_name
from twentyfive.wording.table.auction import bids_so_far, contract_needs


def auction_parts(view: PlayerView) -> tuple[Part, ...]:
    """The bids during an auction, the contract once it is won; nothing in a deal without one."""
    if not view.rules.auction:
        return ()
    if view.declarer is not None and view.contract is not None:
        return (_contract(view),)
    return (_bids(view),) if view.phase is Phase.BID else ()


def _bids(view: PlayerView) -> Part:
    """A line for each player in the order of the auction; the bid that stands and whose turn it is stand out."""
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
    bid = translate("score panel", "You bid") if mine else translate("score panel", "{name} bid")
    alone = mine and view.rules.sides == view.rules.players
    needs = translate("score panel", "You need") if alone else translate("score panel", "Needed")
    lines = (
        ScoreLine(translate("score panel", "The contract"), strong=True),
        ScoreLine(bid.format(name=view.names[seat]), str(view.contract), strong=True),
        ScoreLine(needs, needed[0]),
    )
    return (*lines, ScoreLine(needed[1])) if needed[1] else lines
