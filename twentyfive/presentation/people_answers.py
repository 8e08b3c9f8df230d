"""The answers to the questions about who is there at an evening, and who has a place of it."""

from __future__ import annotations

from twentyfive.engine.evening.changes import sittings_of
from twentyfive.engine.evening.evening import Evening, Form
from twentyfive.engine.evening.results import open_deals
from twentyfive.presentation.people_draft import Happens, PeopleDraft, Who
from twentyfive.wording.names import separated
from twentyfive.wording.records import evening as evening_words
from twentyfive.wording.records import evening_people as words


def person_answer(evening: Evening, who: Who) -> str:
    """Return the name of somebody with a seat, as an answer."""
    entrant, number = who
    seat = evening.places[entrant].seats[number]
    if not seat:
        return words.THE_PARTNER_OF(name=evening_words.there_now(evening, entrant))
    return seat[-1].name if seat[-1].until is None else words.WHO_WENT_HOME(name=seat[-1].name)


def what_answer(draft: PeopleDraft, what: Happens) -> str:
    """Return something that can happen, as an answer."""
    name = "" if draft.last is None else draft.last.name
    match what:
        case Happens.GOES:
            return words.GOES_HOME(name=name)
        case Happens.RETURNS:
            return words.IS_BACK(name=name)
        case Happens.REPLACED:
            return words.IS_REPLACED(name=name) if name else words.TAKES_THE_SEAT()
        case Happens.KEPT:
            return words.IS_NOT_REPLACED(name=name, other=draft.seat[-2].name)
        case Happens.LATE:
            return words.COMES_LATE(name=name)
        case Happens.RENAMED:
            return words.HAS_ANOTHER_NAME(name=name)
        case Happens.COMES:
            return words.COMES()
        case Happens.STAYS_AWAY:
            return words.DOES_NOT_COME(name=name)


def deal_answer(draft: PeopleDraft, turn: int) -> str:
    """Return a deal as an answer."""
    evening = draft.evening
    own = evening.sittings if draft.who is None else sittings_of(evening, draft.who[0])
    sitting = next((one for one in own if one.turn == turn), None)
    first = draft.last.since if draft.last is not None else 1
    if sitting is None or (draft.what is Happens.GOES and turn < first):
        return words.BEFORE_THEIR_FIRST()
    seen = draft.what is not Happens.GOES and sitting.deal in open_deals(evening, None)
    return words.deal_answer(sitting.deal, sitting.round, seen=seen, in_rounds=evening.plan.form is not Form.ALONE)


def plays_shown(draft: PeopleDraft) -> bool:
    """Whether a deal that everybody may look at would be played after all."""
    try:
        after = draft.changed() if not draft.fault() else None
    except ValueError:
        return False
    shown = open_deals(draft.evening, None)
    return after is not None and any(sitting.deal in shown for sitting in after.to_play)


def everybody(evening: Evening) -> str:
    """Return a line for each place: who has it, and what has become of it."""
    lines = []
    for entrant, place in enumerate(evening.places):
        if any(place.seats):
            changes = evening_words.place_changes(evening, entrant)
            # Alone, the changes have the name already.
            names = (evening_words.there_now(evening, entrant),) if evening.plan.size > 1 or not changes else ()
            lines.append(separated((*names, *changes)))
    return "\n".join(lines)
