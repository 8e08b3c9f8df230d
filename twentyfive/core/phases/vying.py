"""Vying: raising the worth of a deal by a card, which the other side sees or gives the deal up. RULES.md section 6."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from twentyfive.core.moves import GiveUp, LeadOn, PlayerMove, See, Vie
from twentyfive.core.phases.play import lead_from
from twentyfive.core.phases.scoring import TRICKS_TO_WIN
from twentyfive.core.rules.rules import Rules
from twentyfive.core.state import Deal, GameState, Phase, tricks_by_side

MOST_VIED: Final = 3
"""The most cards vied in a deal: "three cards crossed" (GP)."""


def may_vie(deal: Deal, rules: Rules) -> bool:
    """Whether the leader of the next trick may vie a card: after the first trick, while the deal is not decided."""
    undecided = bool(deal.tricks) and max(tricks_by_side(deal, rules)) < TRICKS_TO_WIN
    return rules.vied_card > 0 and undecided and deal.vied < MOST_VIED


def ask_to_vie(state: GameState, seat: int) -> GameState:
    """Ask `seat`, the leader of the next trick, whether to vie a card."""
    return replace(state, phase=Phase.VIE, deal=replace(state.current_deal, turn=seat))


def vie_choices(deal: Deal) -> tuple[PlayerMove, ...]:
    """The legal moves of the leader, or of the other side once a card is vied."""
    return (LeadOn(), Vie()) if deal.vier is None else (See(), GiveUp())


def vie(state: GameState) -> GameState:
    """Vie a card; the next player, who is of the other side, answers."""
    deal = state.current_deal
    turn = (deal.actor + 1) % state.rules.players
    return replace(state, deal=replace(deal, vier=deal.actor, turn=turn))


def see(state: GameState) -> GameState:
    """See the card that is vied, and let the vier lead."""
    deal = state.current_deal
    assert deal.vier is not None, "a card is vied"
    return lead_from(replace(state, deal=replace(deal, vied=deal.vied + 1, vier=None)), deal.vier)


def give_up(state: GameState) -> GameState:
    """Give the deal up to the side that vies; the card vied last does not count."""
    deal = state.current_deal
    return replace(state, deal=replace(deal, vier=None, gave_up=state.rules.side_of(deal.actor)))
