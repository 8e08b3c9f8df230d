"""The words of a same cards evening: setting it up, its plan, and its file."""

from __future__ import annotations

from typing import Final

from twentyfive.core import Rules
from twentyfive.engine.evening.changes import sittings_of
from twentyfive.engine.evening.evening import Evening, Form, Sitting
from twentyfive.engine.evening.places import Seat, Stay
from twentyfive.engine.evening.results import Total
from twentyfive.engine.seating.players import MOST_PLAYER_NAME_LETTERS
from twentyfive.wording.amounts import Unit, amount, decimal
from twentyfive.wording.grammar.texts import CountedText, Text
from twentyfive.wording.names import listed, separated, translate
from twentyfive.wording.setup.games import GAME_NAMES
from twentyfive.wording.setup.tables import sides_in_sentence

PAGE_TITLE: Final = Text("evening", "Same cards for all")
"""Also the name of its entry."""

PLAN_TITLE: Final = Text("evening", "Who plays what")

PAGE_SENTENCE: Final = Text(
    "evening",
    "Everybody plays the same deals, in the same seat, against the same computer players. That shows "
    "who made the most of the cards: luck no longer decides.",
)
FILE_SENTENCE: Final = Text(
    "evening",
    "The evening is a file. Save a copy, hand it on, and merge what others have played. It shows no cards in an "
    "editor, but it is not locked: play fair.",
)
EVENING_NAME: Final = Text("evening", "Evening of {date}")


def form_name(form: Form, *, pairs: bool) -> str:
    """A form of evening, as an answer."""
    if form is Form.HOWELL:
        return translate("evening", "Everybody meets everybody (Howell)")
    if form is Form.MITCHELL:
        return translate("evening", "Half of you stay, half move (Mitchell)")
    if pairs:
        return translate("evening", "Each pair against the computer")
    return translate("evening", "Each against the computer")


def table_words(rules: Rules) -> str:
    """The numbers of players and sides, as an answer: "Five players, each alone"."""
    players = translate("evening", "{number} players", None, rules.players).format(number=rules.players)
    if rules.sides == rules.players:
        return translate("evening", "{players}, everybody for themselves").format(players=players)
    return separated((players, sides_in_sentence(rules.players, rules.sides)))


def deals_words(count: int) -> str:
    """A number of deals, as an answer: "8 deals"."""
    return amount(Unit.DEAL, str(count))


def names_note() -> str:
    """The note under the field of names."""
    most = MOST_PLAYER_NAME_LETTERS
    text = translate("evening", "2 to 10 names, separated by commas, each of up to {number} letters.", None, most)
    return text.format(number=most)


PAIRS_NOTE: Final = Text("evening", "Put partners next to each other: the first two are a pair, and so on.")
TOO_FEW: Final = CountedText("evening", "Enter at least {number} names.")
TOO_MANY: Final = CountedText("evening", "Up to {number} people can play.")
ODD_ONE: Final = Text("evening", "One of you has no partner: enter an even number of names.")
UNSEEN_FOR_PAIRS: Final = Text(
    "evening", "In this game the partners’ cards are played unseen, so pairs cannot play it."
)
BAD_NAME: Final = Text("evening", "{name} cannot be used as a name here.")
NAME_TWICE: Final = Text("evening", "Two of you are called {name}. Tell them apart.")
NO_EVENING_NAME: Final = Text("evening", "Give the evening a name, or a shorter one.")


def entrant_name(evening: Evening, entrant: int) -> str:
    """The name of a person, or of the two of a pair: "Ann and Ben"; if others took their places, "Ann, then Zoe"."""
    place = evening.places[entrant]
    names = [_seat_name(seat) for seat in place.seats if seat]
    return listed(names) if names else place.key


def _seat_name(seat: Seat) -> str:
    """The names of those who had a seat, one after the other."""
    names = list(dict.fromkeys(stay.name for stay in seat))
    name = names[0]
    for other in names[1:]:
        name = translate("evening", "{name}, then {other}").format(name=name, other=other)
    return name


def there_now(evening: Evening, entrant: int) -> str:
    """The names of those who have a place now, or had it last."""
    place = evening.places[entrant]
    there = [stay.name for stay in place.last if stay.until is None] or [stay.name for stay in place.last]
    return listed(there) if there else place.key


def side_name(evening: Evening, sitting: Sitting, entrant: int) -> str:
    """The names of those of an entrant who play at a sitting; of the computer if they are not there."""
    names = evening.seated(sitting)[sitting.entrants.index(entrant)]
    persons = [name for name in names if name is not None]
    return listed(persons) if persons else translate("evening", "the computer")


def plan_words(evening: Evening) -> str:
    """The evening in a few words: "Spoil Five; 8 deals; Ann, Ben, Cis and Dan"."""
    plan = evening.plan
    everybody = [there_now(evening, entrant) for entrant, place in enumerate(evening.places) if any(place.seats)]
    names = listed(everybody) if plan.size == 1 else separated(everybody)
    return separated((GAME_NAMES[plan.rules.preset](), deals_words(plan.deals), names))


def kept_words(evening: Evening) -> str:
    """The evening in a few words, to tell it from others of its name: "Spoil Five; …; 3 of 16 played"."""
    done = sum(map(evening.is_over, evening.sittings))
    return separated((plan_words(evening), progress_words(evening, done)))


def duration_words(all_of_it: float, each: float) -> str:
    """The time that an evening takes, in seconds at one screen and for each: "About 40 minutes at one screen …"."""
    text = translate("evening", "About {time} at one screen, and about {part} for each of you.")
    return text.format(time=_about(all_of_it), part=_about(each))


def _about(seconds: float) -> str:
    """A time, no more exact than it can be known: "8 minutes", "25 minutes", "2.5 hours"."""
    minutes = max(2, round(seconds / 60))
    if minutes < 90:
        count = minutes if minutes < 10 else 5 * round(minutes / 5)
        return translate("evening", "{number} minutes", None, count).format(number=count)
    halves = round(minutes / 30)
    if halves % 2:
        return translate("evening", "{number} hours", None, halves).format(number=decimal(halves / 2, 1))
    return translate("evening", "{number} hours", None, halves // 2).format(number=halves // 2)


def who_sits(evening: Evening, sitting: Sitting) -> str:
    """The names of those who sit down to a sitting: "Ann", or "Ann and Ben against Cis and Dan"."""
    north = side_name(evening, sitting, sitting.north)
    if sitting.east is None:
        return north
    text = translate("evening", "{names} against {others}")
    return text.format(names=north, others=side_name(evening, sitting, sitting.east))


def _persons(evening: Evening, sitting: Sitting) -> tuple[str, ...]:
    """The names of all persons at a sitting."""
    return tuple(name for side in evening.seated(sitting) for name in side if name is not None)


def pass_words(evening: Evening, sitting: Sitting) -> str:
    """The title above the button: "Pass to Ann"."""
    return translate("evening", "Pass to {names}").format(names=listed(_persons(evening, sitting)))


def play_words(evening: Evening, sitting: Sitting, *, begun: bool) -> str:
    """The label of the button: "I am Ann: play deal 3"."""
    persons = _persons(evening, sitting)
    if len(persons) > 1:
        text = translate("evening", "Go on with deal {deal}") if begun else translate("evening", "Play deal {deal}")
        return text.format(deal=sitting.deal)
    text = (
        translate("evening", "I am {name}: go on with deal {deal}")
        if begun
        else translate("evening", "I am {name}: play deal {deal}")
    )
    return text.format(name=persons[0], deal=sitting.deal)


def turn_words(evening: Evening, sitting: Sitting) -> str:
    """Say on the start page whose deal is to be played: "Evening: Bob’s deal 2"."""
    if len(_persons(evening, sitting)) == 1:
        text = translate("evening", "Evening: {name}’s deal {deal}")
        return text.format(name=who_sits(evening, sitting), deal=sitting.deal)
    text = translate("evening", "Evening: deal {deal}, {names}")
    return text.format(names=who_sits(evening, sitting), deal=sitting.deal)


def next_words(evening: Evening, sitting: Sitting) -> str:
    """The label of a button for somebody who plays out of turn: "Ben: deal 3"."""
    return translate("evening", "{names}: deal {deal}").format(names=who_sits(evening, sitting), deal=sitting.deal)


def covered_words(evening: Evening, sitting: Sitting) -> str:
    """The sentence under that title."""
    persons = _persons(evening, sitting)
    if sitting.east is not None:
        text = translate("evening", "Round {round}, table {table}: {who}.")
        return text.format(round=sitting.round, table=sitting.table, who=who_sits(evening, sitting))
    text = translate("evening", "Only {names} should look at the screen now.")
    return text.format(names=listed(persons))


def progress_words(evening: Evening, done: int) -> str:
    """The number of deals played so far: "12 of 32 played"."""
    all_of_them = evening.all_sittings
    text = translate("evening", "{done} of {number} played", None, len(all_of_them))
    return text.format(done=done, number=len(all_of_them))


def over_words(evening: Evening, ranked: tuple[tuple[Total, ...], ...]) -> str:
    """The sentence at the end, with the winners of each ranking: "All has been played. Ann wins."."""
    firsts = [tuple(total for total in totals if total.place == 1) for totals in ranked]
    if len(firsts) == 1 or not all(firsts):
        return _winners(evening, tuple(total for first in firsts for total in first))
    stay, move = (listed([entrant_name(evening, total.entrant) for total in first]) for first in firsts)
    text = translate(
        "evening", "All deals are played. First of those who stay: {stay}. First of those who move: {move}."
    )
    return text.format(stay=stay, move=move)


def _winners(evening: Evening, best: tuple[Total, ...]) -> str:
    names = listed([entrant_name(evening, total.entrant) for total in best])
    if not best:
        return translate("evening", "All deals are played. Nobody can be ranked.")
    if len(best) > 1:
        return translate("evening", "All deals are played. {names} share first place.").format(names=names)
    if evening.plan.size > 1:
        return translate("evening", "All deals are played. {names} win.").format(names=names)
    return translate("evening", "All deals are played. {names} wins.").format(names=names)


def place_changes(evening: Evening, entrant: int) -> tuple[str, ...]:
    """The changes of a place, in a few words each: "Cis goes home after deal 1"."""
    place = evening.places[entrant]
    found: list[str] = []
    for seat in place.seats:
        before: Stay | None = None
        for stay in seat:
            deal = _first_deal(evening, entrant, stay.since)
            if before is None and stay.since > 1:
                text = translate("evening", "{name} plays from deal {deal} on")
                found.append(text.format(name=stay.name, deal=deal))
            elif before is not None and before.name == stay.name:
                text = translate("evening", "{name} is back from deal {deal} on")
                found.append(text.format(name=stay.name, deal=deal))
            elif before is not None:
                text = translate("evening", "{name} plays for {other} from deal {deal} on")
                found.append(text.format(name=stay.name, other=before.name, deal=deal))
            before = stay
        if before is not None and before.until is not None:
            found.append(_went_home(evening, entrant, before))
    return tuple(found)


def _went_home(evening: Evening, entrant: int, stay: Stay) -> str:
    deals = [one.deal for one in sittings_of(evening, entrant) if stay.covers(one.turn)]
    if not deals:
        return translate("evening", "{name} goes home before the first deal").format(name=stay.name)
    return translate("evening", "{name} goes home after deal {deal}").format(name=stay.name, deal=deals[-1])


def _first_deal(evening: Evening, entrant: int, turn: int) -> int:
    """Return the first deal of an entrant from that turn on; the last, if there is none."""
    own = sittings_of(evening, entrant)
    return next((sitting.deal for sitting in own if sitting.turn >= turn), own[-1].deal)


def changes_sentence(evening: Evening) -> str:
    """The changes of all places, and what they mean; empty if all are as they were planned."""
    found = [change for entrant in range(len(evening.places)) for change in place_changes(evening, entrant)]
    if not found:
        return ""
    return " ".join((f"{separated(tuple(found))}.", what_it_means(evening)))


def what_it_means(evening: Evening) -> str:
    """The sentence about the deals of who is not there, and about the least share to be ranked."""
    ranked = translate("evening", "What was played counts. Who is there for at least half of the deals is ranked.")
    if evening.plan.form is not Form.ALONE:
        stands_in = translate(
            "evening", "Where somebody is missing, the computer plays, and nobody is compared with it."
        )
    elif evening.plan.size > 1:
        stands_in = translate("evening", "The computer plays for a partner who is missing.")
    else:
        stands_in = translate("evening", "The other deals of who is missing fall away.")
    return f"{stands_in} {ranked}"


BACK_WORDS: Final = Text("evening", "Cover and pass on")
"""On the result of a deal."""

KEPT_TITLE: Final = Text("evening", "Evenings so far")
MERGED_WORDS: Final = Text("evening", "What was played elsewhere is now in this evening.")
OPENED_WORDS: Final = Text("evening", "The evening is open, and kept among yours.")
SAVED_WORDS: Final = Text("evening", "Saved as {path}.")


def not_read(path: str, reason: str) -> str:
    """The sentence about a file that is no evening, or cannot be read."""
    text = translate("evening", "{path} cannot be opened as an evening: {reason}.")
    return text.format(path=path, reason=reason.rstrip("."))


def not_saved(path: str, reason: str) -> str:
    """The sentence about a file that cannot be written."""
    text = translate(
        "evening", "{path} could not be saved: {reason}. What was played is not lost while the program runs."
    )
    return text.format(path=path, reason=reason.rstrip("."))


FILE_KINDS: Final = Text("evening", "Evenings (*.twentyfive-evening)")
