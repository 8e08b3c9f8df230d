"""The reasons to call for a partner's card, or to play alone, in sentences."""

from __future__ import annotations

from twentyfive.ai.advice.reasons import ReasonKind
from twentyfive.wording.names import translate


def partner_sentences() -> dict[ReasonKind, str]:
    """Return the sentence of each reason, with placeholders."""
    return {
        ReasonKind.CALL_BEST: translate("reasons", "Call for {card}: it is the best trump that you lack."),
        ReasonKind.NEEDS_NOBODY: translate("reasons", "Play alone: your own hand takes every trick."),
        ReasonKind.CALL_TRIED: translate("reasons", "Call for {card}: in many trial deals, that did best."),
        ReasonKind.ALONE_TRIED: translate("reasons", "Play alone: in many trial deals, that did best."),
    }


def partner_nudges() -> dict[ReasonKind, str]:
    """Return the first hint for each reason."""
    help_needed = translate("reasons", "Which card in another hand would help you most?")
    return dict.fromkeys(partner_sentences(), help_needed)
