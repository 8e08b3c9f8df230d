"""The plan of an evening as its page shows it: who plays next here, who may play before, and how it stands."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass

from twentyfive.engine.evening.evening import Evening, Sitting
from twentyfive.engine.evening.results import rankings
from twentyfive.wording import network
from twentyfive.wording.names import listed
from twentyfive.wording.records import evening as words
from twentyfive.wording.records import evening_network as network_words


@dataclass(frozen=True, slots=True)
class Company:
    """The part of the network that the plan of an evening has to know.

    Attributes:
        here: the entrants who play at this computer; None if all do.
        own: the entrant for whom a guest plays; None at a computer that is no guest.
        over: the sittings that are over at the host, beside those in the file here.
        says: how it stands with the network; empty if it does not.
        there: who plays at other computers, in words; empty if nobody does, or a guest is not told.
        trouble: why nobody can come; empty if they can.
        offers: the label of the button that begins or ends it.
        cut_off: the entrants who were at other computers and may play on there, though they cannot be reached.
    """

    here: tuple[int, ...] | None
    own: int | None
    over: frozenset[int]
    says: str
    there: str
    trouble: str
    offers: str
    cut_off: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class PlanShown:
    """The words and the buttons of the plan."""

    next: Sitting | None  # who plays next here; None if nobody here has a deal to play
    title: str
    why: str  # whose eyes the hands wait for, or the end in a sentence; may be empty
    play: str  # the label of the button that begins the next deal; empty if there is none
    progress: str  # empty where the title or the sentence tells it
    others: Mapping[int, tuple[Sitting, str]]  # by entrant: the deal that they may play before, and its label
    cut_off: str  # the names of those who cannot be reached; empty if all can
    over: Collection[int]  # the sittings that were played, here or elsewhere
    back_here: Mapping[int, str]  # by entrant: the label of the button that lets them play here

    @property
    def headline(self) -> str:
        """The words that are also said aloud."""
        return ". ".join(filter(None, (self.title.rstrip("."), self.why)))


def plan_shown(evening: Evening, company: Company) -> PlanShown:
    """Return the plan as it is shown at this computer."""
    sitting = evening.next_sitting(company.here, _not_here(evening, company))
    over = company.over.union(one.number for one in evening.sittings if evening.is_over(one))
    progress = words.progress_words(evening, len(over))
    play = ""
    if sitting is None:
        title, why = _end(evening, over, progress)
    else:
        # A person at a computer of their own needs no curtain, and reads the progress as the title.
        covered = company.own is None or sitting.east is not None
        title = words.pass_words(evening, sitting) if company.own is None else progress
        why = words.covered_words(evening, sitting) if covered else ""
        play = words.play_words(evening, sitting, begun=evening.has_begun(sitting))
    names = listed([words.there_now(evening, one) for one in company.cut_off]) if company.cut_off else ""
    return PlanShown(
        sitting,
        title,
        why,
        play,
        progress if sitting is not None and company.own is None else "",
        _others(evening, company, sitting),
        network_words.ARE_CUT_OFF(names=names) if names else "",
        over,
        {one: network_words.PLAYS_HERE(name=words.there_now(evening, one)) for one in company.cut_off},
    )


def _end(evening: Evening, over: Collection[int], progress: str) -> tuple[str, str]:
    """Return who has won, or for whom all wait that play elsewhere, as a title and a sentence."""
    if evening.over:
        return progress, words.over_words(evening, rankings(evening, None))
    left = (sitting for sitting in evening.to_play if sitting.number not in over)
    missing = {one for sitting in left for one in evening.present(sitting)}
    names = [words.there_now(evening, one) for one in sorted(missing)]
    return (network.waiting_for(names), progress) if names else (progress, "")


def _others(evening: Evening, company: Company, following: Sitting | None) -> dict[int, tuple[Sitting, str]]:
    """Return everybody else here who has a deal to play."""
    turn = () if following is None else evening.present(following)
    everybody = range(len(evening.places)) if company.here is None else company.here
    elsewhere = _not_here(evening, company)
    found = {one: evening.next_sitting((one,), elsewhere) for one in everybody if one not in turn}
    return {one: (sitting, words.next_words(evening, sitting)) for one, sitting in found.items() if sitting is not None}


def _not_here(evening: Evening, company: Company) -> frozenset[int]:
    """Return the sittings that are over elsewhere, or may be played there by who is cut off."""
    away = set(company.cut_off)
    return company.over.union(one.number for one in evening.to_play if away.intersection(evening.present(one)))
