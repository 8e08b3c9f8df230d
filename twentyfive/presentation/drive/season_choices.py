"""The choices of a season as its page shows them: its members, and what takes a choice back."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from typing import Final

from twentyfive.drive.club import Club, MemberJoined, MemberLeft, SeasonPlanned
from twentyfive.drive.entries import Entry
from twentyfive.drive.people import folded
from twentyfive.wording import drive_plan as plan_words
from twentyfive.wording.names import separated

_MOST_NAMED: Final = 3

SeasonEntry = SeasonPlanned | MemberJoined | MemberLeft


def newcomers(club: Club) -> tuple[str, ...]:
    """The names of everybody who was at an evening and is no member."""
    members = set(map(folded, club.members))
    return tuple(name for name in club.names if folded(name) not in members)


def members_shown(club: Club) -> tuple[str, ...]:
    """The members, by name; Éanna stands among those with E."""
    return tuple(sorted(club.members, key=lambda name: unicodedata.normalize("NFD", folded(name))))


def joined_said(names: Sequence[str]) -> str:
    """Say who has become a member, or how many if they are more than are read at a glance."""
    return plan_words.JOINED(names=separated(names) if len(names) <= _MOST_NAMED else len(names))


def taking_back(club: Club, entry: SeasonEntry) -> Entry:
    """Return what takes an entry back that is made in the club as it is. Undo is for evenings: a season has none."""
    match entry:
        case SeasonPlanned():
            return SeasonPlanned(club.season_plan)
        case MemberJoined(name):
            return MemberLeft(name)
        case MemberLeft(name):
            return MemberJoined(next((each for each in club.members if folded(each) == folded(name)), name))
