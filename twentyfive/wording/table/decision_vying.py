"""The questions between tricks where the worth of a deal is raised: to vie a card, and to see one or give up."""

from __future__ import annotations

from twentyfive.core import PlayerView
from twentyfive.core.moves import GiveUp, LeadOn, See, Vie
from twentyfive.core.phases.scoring import deal_worth
from twentyfive.wording.amounts import points
from twentyfive.wording.names import translate
from twentyfive.wording.table.question import Choice, Decision


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
