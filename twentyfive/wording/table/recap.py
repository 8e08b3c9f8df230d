"""The state of a game in sentences, for a person who returns to it; it tells only what every player may know."""

from __future__ import annotations

from twentyfive.core import Phase, PlayerView
from twentyfive.core.phases.scoring import deal_worth
from twentyfive.wording.amounts import points
from twentyfive.wording.names import translate
from twentyfive.wording.scores import is_viewer, side_in_sentence
from twentyfive.wording.table.answers import bids_or_turn_up, this_trick, trumps_now
from twentyfive.wording.table.auction import standing_call
from twentyfive.wording.table.partner import partner_sentence


def game_found(view: PlayerView) -> str:
    """Return the deal and trick, and the calls and cards that still matter."""
    return " ".join(filter(None, (game_stands(view), _said_before(view), _jink(view), _vied(view), _trick(view))))


def before_first_trick(view: PlayerView) -> bool:
    """Return True if the deal is still in the auction or the exchange."""
    return view.phase in (Phase.BID, Phase.NAME_TRUMP, Phase.CALL_PARTNER, Phase.EXCHANGE)


def game_stands(view: PlayerView) -> str:
    """Return the current deal and trick."""
    if view.history and view.phase in (Phase.DEAL, Phase.OVER):
        return translate("steps", "The game stands after deal {number}.").format(number=view.history[-1].number)
    if before_first_trick(view):
        text = translate("steps", "The game stands at deal {number}, before the first trick.")
        return text.format(number=view.deal_number)
    text = translate("steps", "The game stands at deal {number}, trick {trick}.")
    return text.format(number=max(1, view.deal_number), trick=len(view.tricks) + 1)


def _said_before(view: PlayerView) -> str:
    """The contract, or in the first trick the turn-up and its taker; and trumps."""
    if view.phase in (Phase.DEAL, Phase.OVER) or view.trump is None:
        return ""
    contract_or_turn_up = standing_call(view)
    if not view.rules.auction and not view.tricks:
        contract_or_turn_up = str(bids_or_turn_up(view))
    return " ".join(filter(None, (contract_or_turn_up, trumps_now(view).headline, partner_sentence(view))))


def _jink(view: PlayerView) -> str:
    """The side that is jinking, see RULES.md section 6."""
    if view.jinker is None or view.phase in (Phase.DEAL, Phase.OVER):
        return ""
    if is_viewer(view, view.jinker):
        return translate("steps", "All five or nothing for you.")
    return translate("steps", "All five or nothing for {side}.").format(side=side_in_sentence(view, view.jinker))


def _vied(view: PlayerView) -> str:
    """The worth of the deal, if cards have been vied and seen, see RULES.md section 6."""
    if not view.vied or view.phase in (Phase.DEAL, Phase.OVER):
        return ""
    return translate("steps", "Taking most tricks is worth {points}.").format(
        points=points(deal_worth(view.vied, view.rules))
    )


def _trick(view: PlayerView) -> str:
    """The cards of the trick if there are several; a single one, the lead, is named in the question."""
    return "" if view.trick is None or len(view.trick.cards) < 2 else str(this_trick(view))
