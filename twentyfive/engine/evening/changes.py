"""Changes of who is there at an evening, and what becomes of them when two copies meet.

No change touches what was played. A deal whose result everybody may see, and which somebody is to play after all, is
marked as seen before.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from twentyfive.engine.evening.evening import MOST_PERSONS, Evening, Form, Played, Sitting
from twentyfive.engine.evening.places import Place, names_of, place_of
from twentyfive.engine.evening.results import open_deals
from twentyfive.engine.files.file_names import same_name
from twentyfive.engine.seating.players import MOST_PLAYER_NAME_LETTERS


def with_change(evening: Evening, entrant: int, place: Place) -> Evening:
    """Return the evening after a place was changed, or taken by somebody new.

    Raises:
        ValueError: with the reason, if it cannot be.
    """
    after, shown = evening.with_place(entrant, place).checked(), open_deals(evening, None)
    for sitting in after.to_play:
        if sitting.deal in shown:
            known = replace(after.played.get(sitting.number, Played()), seen=True)
            after = after.with_played(sitting, known)
    return after


def with_newcomer(evening: Evening, names: tuple[str, ...], since: int) -> Evening:
    """Return the evening with somebody who has come late, in a place of their own.

    Raises:
        ValueError: with the reason, if there is no such place, or no such name.
    """
    count = len(evening.plan.entrants)
    free = (entrant for entrant in range(count, len(evening.places)) if is_empty(evening, entrant))
    entrant, new = next(free, len(evening.places)), place_of(names, evening.plan.size, since)
    if entrant < len(evening.places):
        before = evening.places[entrant]
        new = replace(new, key=before.key, revision=before.revision + 1)
    return with_change(evening, entrant, new)


def has_room(evening: Evening) -> bool:
    """Whether somebody new can have a place of their own: those who meet have the places of their movement."""
    count, places = len(evening.plan.entrants), range(len(evening.places))
    is_free = any(is_empty(evening, entrant) for entrant in places[count:])
    return evening.plan.form is Form.ALONE and (is_free or (len(places) + 1) * evening.plan.size <= MOST_PERSONS)


def is_empty(evening: Evening, entrant: int) -> bool:
    """Whether nobody has ever had a place, as who was to come has not."""
    return not any(evening.places[entrant].seats)


def sittings_of(evening: Evening, entrant: int) -> tuple[Sitting, ...]:
    """Return the sittings of an entrant, and those that fall away as well, in the order of play."""
    return tuple(sitting for sitting in evening.sittings if entrant in sitting.entrants)


def played_turns(evening: Evening, entrant: int, seat: int) -> tuple[int, ...]:
    """Return the turns that those in a seat have played."""
    stays, over = evening.places[entrant].seats[seat], filter(evening.is_over, sittings_of(evening, entrant))
    return tuple(sitting.turn for sitting in over if any(stay.covers(sitting.turn) for stay in stays))


def turns_to_come(evening: Evening, entrant: int) -> tuple[int, ...]:
    """Return the turns of an entrant that are not over."""
    return tuple(one.turn for one in sittings_of(evening, entrant) if not evening.is_over(one))


def with_both(one: Evening, other: Evening) -> tuple[Mapping[int, Place], Mapping[int, Played], Mapping[int, Played]]:
    """Return the places of two copies in one, and what was played in each, with the same numbers for the same people.

    A place counts as it was changed more often. Those who came late to either have places one after the other; who
    is called like somebody else gets a number.

    Raises:
        ValueError: if they are too many.
    """
    count = len(one.plan.entrants)
    late: dict[str, int] = {}
    for copy in (one, other):
        for entrant, place in enumerate(copy.places[count:], count):
            late[place.key] = min(entrant, late.get(place.key, entrant))
    keys = sorted(late, key=lambda key: (late[key], key))
    at = {key: count + number for number, key in enumerate(keys)}
    here, there = _changed(one, at), _changed(other, at)
    both = {**here, **there}
    for entrant in here.keys() & there.keys():
        both[entrant] = max(here[entrant], there[entrant], key=lambda found: (found.revision, str(found)))
    return _told_apart(one, both), _renumbered(one, at), _renumbered(other, at)


def following(evening: Evening, host: Evening) -> Evening:
    """Return the evening with those who are there by the host's word, and with the numbers that the host has for them.

    Raises:
        ValueError: if they are too many with those who have come here alone.
    """
    count = len(evening.plan.entrants)
    at = {place.key: entrant for entrant, place in enumerate(host.places) if entrant >= count}
    for place in evening.places[count:]:
        at.setdefault(place.key, count + len(at))
    usual, places = Evening(evening.plan).places, _changed(evening, at)
    for entrant, place in enumerate(host.places):
        before = places.get(entrant, usual[entrant] if entrant < count else place)
        # What was changed here counts no more, not even when the copies are merged later.
        revision = max(place.revision, before.revision + (before.seats != place.seats))
        places[entrant] = replace(place, revision=revision)
    kept = {entrant: place for entrant, place in places.items() if place not in usual}
    return Evening(evening.plan, _renumbered(evening, at), _told_apart(evening, kept))


def _changed(copy: Evening, at: Mapping[str, int]) -> dict[int, Place]:
    """Return the changed places of a copy, with the numbers that those who came late have by now."""
    count = len(copy.plan.entrants)
    return {at[place.key] if entrant >= count else entrant: place for entrant, place in copy.changed.items()}


def _renumbered(copy: Evening, at: Mapping[str, int]) -> Mapping[int, Played]:
    """Return what was played in a copy, with those numbers."""
    plan, first = copy.plan, len(copy.plan.sittings)
    found = {}
    for number, played in copy.played.items():
        late, deal = divmod(number - first, plan.deals)
        if late >= 0:
            late = at[copy.places[len(plan.entrants) + late].key] - len(plan.entrants)
        found[first + late * plan.deals + deal] = played
    return found


def _told_apart(evening: Evening, changed: Mapping[int, Place]) -> Mapping[int, Place]:
    """Return the changed places, with a number after each name that is somebody else's already.

    Raises:
        ValueError: if the places are too many.
    """
    apart = dict(changed)
    for entrant in sorted(changed):
        everybody = Evening(evening.plan, {}, apart).places
        before = [name for (whose, _), name in names_of(everybody) if whose < entrant]
        for name in {name for stay in apart[entrant].stays for name in stay.names}:
            if any(same_name(name, one) for one in before):
                shorter = name[: MOST_PLAYER_NAME_LETTERS - 2].strip()
                apart[entrant] = _called(apart[entrant], name, f"{shorter} 2")
    return Evening(evening.plan, {}, apart).checked().changed


def _called(place: Place, old: str, new: str) -> Place:
    """Return the place with another name for whoever is called `old`."""
    seats = tuple(
        tuple(replace(stay, names=tuple(new if name == old else name for name in stay.names)) for stay in seat)
        for seat in place.seats
    )
    return replace(place, seats=seats)
