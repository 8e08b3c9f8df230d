"""The questions to a player besides playing a card: to rob, bid, name trumps, exchange, jink, or vie."""

from __future__ import annotations

from collections.abc import Sequence

from twentyfive.core import Card, Phase, PlayerView
from twentyfive.core.moves import GiveUp, Jink, LeadOn, See, TakePool, Vie
from twentyfive.core.phases.scoring import deal_worth
from twentyfive.wording.amounts import points
from twentyfive.wording.names import translate
from twentyfive.wording.table.decision_auction import ask_for_bid, ask_for_trumps
from twentyfive.wording.table.decision_exchange import ask_for_exchange
from twentyfive.wording.table.decision_robbing import ask_to_rob, tell_without_right
from twentyfive.wording.table.partner import ask_for_partner
from twentyfive.wording.table.question import Choice, Decision


def decision(view: PlayerView, out: Sequence[Card]) -> Decision | None:
    """Return the question to the viewer, with the cards `out` chosen to be put out; None if just a card is asked."""
    if not view.my_turn:
        return None
    match view.phase:
        case Phase.BID:
            return ask_for_bid(view)
        case Phase.NAME_TRUMP:
            return ask_for_trumps(view)
        case Phase.CALL_PARTNER:
            return ask_for_partner(view)
        case Phase.EXCHANGE:
            return ask_for_exchange(view, out)
        case Phase.JINK:
            return ask_to_jink(view)
        case Phase.VIE:
            return ask_to_vie(view)
        case _ if view.may_rob:
            return ask_to_rob(view, out[0] if out else None)
        case Phase.ROB:
            return tell_without_right(view)
        case _:
            return None


def ask_to_jink(view: PlayerView) -> Decision:
    """Ask the viewer whether to take the pool or to jink."""
    mine = None if view.seat is None else view.rules.side_of(view.seat)
    pool = view.pool
    won = pool + sum(1 for side, chips in enumerate(view.chips) if chips and side != mine)
    question = translate("decisions", "The first three tricks are yours. Take the pool, or jink?")
    if view.rules.sides == view.rules.players:
        explanation = translate(
            "decisions",
            "To jink is to go for all five: the pool and a chip from each opponent. Lose one, and you win nothing.",
        )
    else:
        explanation = translate(
            "decisions",
            "To jink is to go for all five: the pool and a chip from each other side. Lose one, and you win nothing.",
        )
    take = Choice(
        translate("decisions", "Take the pool"),
        TakePool(),
        note=translate("decisions", "{chips} chips, the deal ends", None, pool).format(chips=pool),
        usual=True,
    )
    jink = Choice(
        translate("decisions", "Jink"),
        Jink(),
        note=translate("decisions", "{chips} chips or nothing", None, won).format(chips=won),
    )
    brief = translate("decisions", "Take the pool, or jink?")
    spoken = f"{question} {explanation}"
    return Decision(question, explanation, spoken, (take, jink), brief=brief, needs_notes=True)


def ask_to_vie(view: PlayerView) -> Decision:
    """Ask the leader whether to vie a card, or the other side whether to see it."""
    return _ask_leader(view) if view.vier is None else _ask_other(view)


def _ask_leader(view: PlayerView) -> Decision:
    now, then = deal_worth(view.vied, view.rules), deal_worth(view.vied + 1, view.rules)
    question = translate("decisions", "Vie a card (raise by one) before you lead?")
    explanation = translate(
        "decisions", "Taking most tricks is worth {now} now. If you vie, the others make it {then}, or give you {now}."
    ).format(now=now, then=then)
    lead = Choice(
        translate("decisions", "Lead"),
        LeadOn(),
        note=translate("decisions", "most tricks: {points}").format(points=points(now)),
        usual=True,
    )
    vie = Choice(
        translate("decisions", "Vie a card (raise)"),
        Vie(),
        note=translate("decisions", "most tricks: {points}").format(points=points(then)),
    )
    return Decision(question, explanation, f"{question} {explanation}", (lead, vie), needs_notes=True)


def _ask_other(view: PlayerView) -> Decision:
    assert view.vier is not None, "a card is vied"
    now, then = deal_worth(view.vied, view.rules), deal_worth(view.vied + 1, view.rules)
    name = view.names[view.vier]
    question = translate("decisions", "{name} vies a card. See it, or give the deal up?").format(name=name)
    asked = translate("decisions", "See it, or give the deal up?")  # that a card is vied has just been said
    explanation = translate(
        "decisions", "If you see it, taking most tricks is worth {then}. If you give up, the others get {now} at once."
    ).format(now=now, then=then)
    see = Choice(
        translate("decisions", "See it"),
        See(),
        note=translate("decisions", "most tricks: {points}").format(points=points(then)),
        usual=True,
    )
    give_up = Choice(
        translate("decisions", "Give up"),
        GiveUp(),
        note=translate("decisions", "{points} for the others").format(points=points(now)),
    )
    brief = translate("decisions", "{name} vies. See it, or give up?").format(name=name)
    return Decision(question, explanation, f"{asked} {explanation}", (see, give_up), brief=brief, needs_notes=True)
