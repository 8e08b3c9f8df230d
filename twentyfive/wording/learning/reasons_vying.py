"""The reasons to vie a card or not, and to see one or give up, in sentences."""

from __future__ import annotations

from twentyfive.ai.advice.reasons import ReasonKind
from twentyfive.wording.names import translate


def vying_sentences() -> dict[ReasonKind, str]:
    """Return the sentence of each reason, with placeholders."""
    return {
        ReasonKind.VIE: translate("reasons", "Vie a card: most tricks would be yours {often}."),
        ReasonKind.LEAD_ON: translate("reasons", "Do not vie: most tricks would be yours only {often}."),
        ReasonKind.SEE: translate("reasons", "See it: most tricks would be yours {often}."),
        ReasonKind.GIVE_UP: translate("reasons", "Give up: most tricks would be yours only {often}."),
        ReasonKind.VIE_TRIED: translate("reasons", "Vie a card: in many trial deals, that did best."),
        ReasonKind.LEAD_ON_TRIED: translate("reasons", "Do not vie: in many trial deals, that did best."),
        ReasonKind.SEE_TRIED: translate("reasons", "See it: in many trial deals, that did best."),
        ReasonKind.GIVE_UP_TRIED: translate("reasons", "Give up: in many trial deals, that did best."),
    }


def vying_nudges() -> dict[ReasonKind, str]:
    """Return the first hint for each reason."""
    raised = translate("reasons", "Would you rather play this deal for more, or for less?")
    accepted = translate("reasons", "Is there still a fair chance of most tricks?")
    return {
        ReasonKind.VIE: raised,
        ReasonKind.LEAD_ON: raised,
        ReasonKind.VIE_TRIED: raised,
        ReasonKind.LEAD_ON_TRIED: raised,
        ReasonKind.SEE: accepted,
        ReasonKind.GIVE_UP: accepted,
        ReasonKind.SEE_TRIED: accepted,
        ReasonKind.GIVE_UP_TRIED: accepted,
    }
