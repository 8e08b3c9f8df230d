"""The season of a club as its page shows it: the nights added up."""

from __future__ import annotations

from twentyfive.drive.club import Club
from twentyfive.presentation.drive.game_shown import StandingShown
from twentyfive.wording import drive as words


def season_shown(club: Club) -> tuple[StandingShown, ...]:
    """Show the table of the season, the first first. Equals have their place once."""
    shown, before = list[StandingShown](), 0
    for line in club.season:
        mark = words.EQUAL_PLACE if line.equal else words.PLACE
        place = "" if line.place == before else mark(number=line.place)
        before = line.place
        shown.append(StandingShown(place, 0, words.joined(line.names), line.total))
    return tuple(shown)


def nights_over(club: Club) -> int:
    """The nights that are over, which are added up."""
    return sum(night.log.evening.over for night in club.nights)
