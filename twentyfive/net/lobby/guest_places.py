"""Places: the seats of a table that are played elsewhere, and the guests who have them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from twentyfive.net.lobby.guests import KnownGuest


@dataclass(slots=True)
class GuestPlace:
    """A place at the table for a guest.

    Attributes:
        player: the name of its player in the game, which stays whoever plays.
        seat: the seat; None while its player sits out.
        guest: the guest who has it; None while it is free.
        link: the number of the guest's connection; None while it is lost.
        is_away: whether the guest takes a break.
        is_ready: whether the guest is ready for the next deal.
        had_moment: whether the guest has asked for a moment in this deal.
        first_name: the player's name before a guest came; empty in a game under way.
    """

    player: str
    seat: int | None
    guest: KnownGuest | None = None
    link: int | None = None
    is_away: bool = False
    is_ready: bool = False
    had_moment: bool = False
    first_name: str = ""

    @property
    def is_there(self) -> bool:
        """Whether a guest is connected and takes no break."""
        return self.link is not None and not self.is_away

    @property
    def is_left_to_computer(self) -> bool:
        """Whether the computer plays until a guest comes, or comes back from a break."""
        return self.guest is None or self.is_away

    @property
    def name(self) -> str:
        """The name of whoever plays here: the guest's own, else the player's."""
        return self.player if self.guest is None else self.guest.name

    def give(self, guest: KnownGuest, link: int | None) -> None:
        """Seat a guest."""
        self.guest, self.link, self.is_away = guest, link, False

    def free(self) -> None:
        """Take the guest from the place."""
        self.guest, self.link, self.is_away = None, None, False
        self.begin_deal()

    def begin_deal(self) -> None:
        """Forget the signs of the last deal."""
        self.is_ready = self.had_moment = False


@dataclass(slots=True)
class GuestPlaces:
    """All places of a table, in the order of the seats."""

    all: list[GuestPlace] = field(default_factory=list)

    def __iter__(self) -> Iterator[GuestPlace]:
        return iter(self.all)

    def at(self, seat: int | None) -> GuestPlace | None:
        """Return the place on a seat; None if no guest belongs there."""
        return next((place for place in self.all if place.seat == seat), None)

    def of_link(self, link: int) -> GuestPlace | None:
        """Return the place of a connection; None if it has none."""
        return next((place for place in self.all if place.link == link), None)

    def of_token(self, digest: str) -> GuestPlace | None:
        """Return the place of the guest with that digest; None if there is none."""
        return next((place for place in self.all if place.guest is not None and place.guest.digest == digest), None)

    def free(self) -> GuestPlace | None:
        """Return a place that a new guest may take: a free one, else one whose guest is not there; None if none is."""
        absent = (place for place in self.all if place.link is None)
        return min(absent, key=lambda place: place.guest is not None, default=None)

    def vacant(self, *names: str) -> GuestPlace | None:
        """Return a place that nobody has, whose player has one of these names if there are any; None if none is."""
        free = (place for place in self.all if place.guest is None)
        return next((place for place in free if not names or place.player in names), None)

    def reseat(self, seats: Mapping[str, int | None]) -> tuple[GuestPlace, ...]:
        """Give the players of a game their places, by name; return the places that are not in it any more."""
        kept = {place.player: place for place in self.all}
        self.all = []
        for player, seat in seats.items():
            place = kept.pop(player, None) or GuestPlace(player, seat)
            place.seat = seat
            self.all.append(place)
        return tuple(kept.values())
