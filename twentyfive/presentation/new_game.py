"""The choices for a new game: the game, the seating and the house rules."""

from __future__ import annotations

import logging
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cache, lru_cache
from itertools import count
from typing import Final, TypeVar

from twentyfive.ai import Level
from twentyfive.ai.characters.cast import CAST, Character
from twentyfive.core import PRESETS, SEATINGS, Problem, Rules, seated
from twentyfive.core.rules.presets import SEAT_OPTIONS
from twentyfive.core.rules.remedies import following, own_changes
from twentyfive.core.rules.rules import CATALOGUE
from twentyfive.engine.files.file_names import same_name
from twentyfive.engine.saves.rule_sets import RuleSet
from twentyfive.engine.seating.players import (
    ANYBODY,
    Computer,
    Guest,
    Person,
    PlayerNameFault,
    Sitter,
    TableSetup,
    Third,
    fault_of,
    is_person,
    sits,
)
from twentyfive.engine.seating.seat_draw import SeatDraw
from twentyfive.engine.seating.seats import SeatFault, Seats
from twentyfive.wording.grammar.texts import Translated
from twentyfive.wording.names import translate

_Item = TypeVar("_Item")

MOST_SEATS: Final = 10

HOUSE_RULES: Final = tuple(option for option in CATALOGUE if option not in SEAT_OPTIONS)
"""All options except those of the seating."""

_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Choices:
    """The choices for a new game.

    Attributes:
        names, sitters: the player on each of the ten possible seats; only the first `players` play.
        preset: the id of the game.
        players, sides: their numbers.
        changes: for each game, the options whose values differ from the usual ones.
        takes_turns: whether the player named on the third seat waits at a game of two.
        own: the saved rules in use, with any changes made since; None if the game is one of the presets.
    """

    names: tuple[str, ...]
    sitters: tuple[Sitter, ...]
    preset: str = "twenty-five"
    players: int = 5
    sides: int = 5
    changes: Mapping[str, Mapping[str, object]] = field(default_factory=dict)
    takes_turns: bool = False
    own: RuleSet | None = None

    @property
    def usual(self) -> Rules:
        """The usual rules of the game for this number of players and sides."""
        return _usual(self.preset, self.players, self.sides)

    @property
    def changed(self) -> Mapping[str, object]:
        """The options of this game that differ from the usual ones, with their values."""
        options = self.changes.get(self.preset, {}) if self.own is None else self.own.options
        usual = self.usual
        return {option: value for option, value in options.items() if value != getattr(usual, option)}

    @property
    def differences(self) -> tuple[str, ...]:
        """The options that a person has changed, without those that only follow another."""
        return own_changes(self.changed)

    @property
    def rules(self) -> Rules:
        """The chosen rules, even if they contradict each other."""
        return _drafted(self.usual, tuple(self.changed.items()))

    @property
    def problems(self) -> tuple[Problem, ...]:
        """The contradictions in the chosen rules."""
        return self.rules.problems()

    @property
    def third(self) -> int | None:
        """The place of the player who sits out, if three take turns at a game of two."""
        return 2 if self.takes_turns and self.players == 2 else None

    @property
    def present(self) -> int:
        """The number of places: the seats, and that of the player who sits out."""
        return self.players + (self.third is not None)

    @property
    def seats(self) -> Seats:
        """The players of the hands, even if the seating makes no sense."""
        return Seats(self.rules, self.sitters[: self.players])

    @property
    def seat_faults(self) -> Mapping[int, SeatFault]:
        """For each seat that cannot be played as chosen, the reason."""
        if self.third is None:
            return self.seats.faults()
        others = [seat for seat in range(1, self.present) if not sits(self.sitters[seat])]
        faults = dict.fromkeys(others, SeatFault.TAKES_TURNS)
        alone = self._persons_present < 2
        return faults or ({self.third: SeatFault.ONE_PERSON} if alone else {})

    @property
    def table_names(self) -> tuple[str, ...]:
        """The names at the table. With several persons nobody is called You, since each of them would be, in turn.

        Guests know the only person at this screen as the host.
        """
        names = tuple(name.strip() for name in self.names[: self.present])
        if self._persons_present <= 1:
            return names
        you = translate("games", "You")
        others = [name for name in names if name != you]
        here = sum(isinstance(sitter, Person) for sitter in self.sitters[: self.present])
        instead = _free_host_name(others) if here == 1 else _free_player_name(others)
        return tuple(instead if name == you else name for name in names)

    @property
    def name_faults(self) -> Mapping[int, PlayerNameFault]:
        """For each seat with an unusable name, the reason."""
        used = self.table_names
        faults = {seat: fault_of(name) for seat, name in enumerate(used)}
        twice = {seat: PlayerNameFault.TAKEN for seat, name in enumerate(used) if name in used[:seat]}
        return {**twice, **{seat: fault for seat, fault in faults.items() if fault is not None}}

    @property
    def ready(self) -> bool:
        """Whether a game can begin."""
        return not self.problems and not self.name_faults and not self.seat_faults

    @property
    def _persons_present(self) -> int:
        return sum(is_person(sitter) for sitter in self.sitters[: self.present])

    def table(self) -> TableSetup:
        """Return the table as chosen, with the names of `table_names`."""
        third = None if self.third is None else Third(self.table_names[self.third], self.sitters[self.third])
        return TableSetup(self.rules, self.table_names[: self.players], self.sitters[: self.players], third)

    def play(self, preset: str) -> Choices:
        """Choose another game and its own house rules; the table stays if the game allows it."""
        here = (self.players, self.sides)
        usual = (PRESETS[preset].players, PRESETS[preset].sides)
        players, sides = here if here in SEATINGS[preset] else usual
        return replace(self, preset=preset, players=players, sides=sides, own=None)

    def play_own(self, own: RuleSet) -> Choices:
        """Choose saved rules, and the game they belong to."""
        return replace(self.play(own.preset), own=own)

    def call_rules(self, name: str) -> Choices:
        """Change the name of the saved rules in use."""
        return self if self.own is None else replace(self, own=replace(self.own, name=name))

    def without_missing_rules(self, saved: Sequence[RuleSet]) -> Choices:
        """Return the choices unchanged if `saved` includes the saved rules in use.

        Otherwise return their game, with the differences as house rules.
        """
        if self.own is None or any(other.name == self.own.name for other in saved):
            return self
        return replace(self, own=None, changes={**self.changes, self.preset: self.own.options})

    def sit(self, players: int, sides: int) -> Choices:
        """Change the numbers of players and sides, even to a table that the game does not allow."""
        return replace(self, players=players, sides=sides)

    def seat(self, players: int) -> Choices:
        """Change the number of players, who keep their way of sitting if possible."""
        ways = sides_for(self.preset, players)
        return replace(self, players=players, sides=_similar_sides(self, ways, players))

    def divide(self, sides: int) -> Choices:
        """Change the number of sides."""
        return replace(self, sides=sides)

    def call(self, seat: int, name: str) -> Choices:
        """Change the name of a seat, even to one that cannot be used."""
        return replace(self, names=_put(self.names, seat, name))

    def fill(self, seat: int, sitter: Sitter) -> Choices:
        """Put another player on a seat. A character brings its name, and takes it away again."""
        before, after = character_of(self.sitters[seat]), character_of(sitter)
        seated = replace(self, sitters=_put(self.sitters, seat, sitter))
        if after is not None and after != before:
            return seated.call(seat, after.name)
        if before is not None and after is None and self.names[seat] == before.name:
            return seated.call(seat, self._unused_name())
        return seated.call(seat, self._name_elsewhere(seat, sitter))

    def _name_elsewhere(self, seat: int, sitter: Sitter) -> str:
        """Return the name of a seat: a person on another screen is not called You, and is again if they come back."""
        you, name = translate("games", "You"), self.names[seat]
        if isinstance(sitter, Guest) and name == you:
            return self._unused_name()
        comes_back = isinstance(sitter, Person) and isinstance(self.sitters[seat], Guest)
        alone = you not in self.names and not any(isinstance(other, Person) for other in self.sitters)
        return you if comes_back and alone and name in usual_names() else name

    def _unused_name(self) -> str:
        """Return a usual name that no player has."""
        return next(name for name in usual_names() if name not in self.names)

    def computers(self, computer: Computer) -> Choices:
        """Make all computer players like this one; where it has a character, the others get one by chance."""
        others = computer if computer.character is None else replace(computer, character=ANYBODY)
        seated = self
        for seat, sitter in enumerate(self.sitters):
            if isinstance(sitter, Computer) and sitter != computer:
                seated = seated.fill(seat, others)
        return seated

    def take_turns(self, third: bool) -> Choices:
        """Choose whether a third player waits at a game of two; if so, nobody plays two hands, and none lies open."""
        if not third:
            return replace(self, takes_turns=False)
        here = tuple(sitter if sits(sitter) else Computer(Level.MEDIUM) for sitter in self.sitters[:3])
        return replace(self, takes_turns=True, sitters=(*here, *self.sitters[3:]))

    def reseat(self, draw: SeatDraw) -> Choices:
        """Move every player to the seat that they drew."""
        names, sitters = list(self.names), list(self.sitters)
        for before, seat in enumerate(draw.goes_to):
            names[seat], sitters[seat] = self.names[before], self.sitters[before]
        return replace(self, names=tuple(names), sitters=tuple(sitters))

    def change(self, option: str, value: object) -> Choices:
        """Set an option of this game, and those that follow it; the usual value undoes a change."""
        changed = {**self.changed, option: value, **following(self.rules, option, value)}
        return self._with({name: new for name, new in changed.items() if new != getattr(self.usual, name)})

    def back_to_usual(self) -> Choices:
        """Choose the usual rules of this game."""
        return self._with({})

    def take(self, rules: Rules) -> Choices:
        """Choose the house rules of `rules`; the table stays."""
        usual = self.usual
        values = {option: getattr(rules, option) for option in HOUSE_RULES}
        return self._with({option: value for option, value in values.items() if value != getattr(usual, option)})

    def _with(self, changed: Mapping[str, object]) -> Choices:
        if self.own is not None:
            return replace(self, own=replace(self.own, options=changed))
        return replace(self, changes={**self.changes, self.preset: changed})


@cache  # the pages ask for the rules many times after each change
def _usual(preset: str, players: int, sides: int) -> Rules:
    return seated(preset, players, sides)


@lru_cache(maxsize=8)
def _drafted(usual: Rules, changed: tuple[tuple[str, object], ...]) -> Rules:
    return usual.draft(**dict(changed))


def sides_for(preset: str, players: int) -> tuple[int, ...]:
    """Return the numbers of sides that a game allows so many players, each alone first."""
    return tuple(sorted((sides for count, sides in SEATINGS[preset] if count == players), reverse=True))


def players_for(preset: str) -> tuple[int, ...]:
    """Return the numbers of players that a game allows, in ascending order."""
    return tuple(sorted({count for count, _ in SEATINGS[preset]}))


def _similar_sides(choices: Choices, ways: Sequence[int], players: int) -> int:
    """Choose among `ways` the number of sides most like the present one: alone, in groups of one size, or two sides."""
    size = choices.players // choices.sides
    if choices.sides < choices.players:
        for sides in (players // size, choices.sides):
            if sides in ways and sides < players:
                return sides
    return ways[0]


def _put(row: tuple[_Item, ...], place: int, item: _Item) -> tuple[_Item, ...]:
    return (*row[:place], item, *row[place + 1 :])


def character_of(sitter: Sitter) -> Character | None:
    """Return the character of a player; None for a person, a player without one, and one that is yet to be drawn."""
    if not isinstance(sitter, Computer) or sitter.character in (None, ANYBODY):
        return None
    return next(member for member in CAST if member.key == sitter.character)


def _free_player_name(others: Sequence[str]) -> str:
    """Return "Player 1", or with the first number after it that is not the name of another player."""
    numbered = (translate("games", "Player {number}").format(number=number) for number in count(1))
    return next(name for name in numbered if not any(same_name(name, other) for other in others))


def _free_host_name(others: Sequence[str]) -> str:
    """Return "Host", or the name of a player by number if another player has that name."""
    host = translate("games", "Host")
    return _free_player_name(others) if any(same_name(host, other) for other in others) else host


def usual_names() -> tuple[str, ...]:
    """Return ten names for computer players, as they are common where the language in use is spoken."""
    listed = translate("games", "Mary, Seán, Nora, Tom, Bridget, Pat, Aoife, Liam, Gráinne, Kathleen")
    names = _split_names(listed)
    if len(names) == MOST_SEATS and not any(fault_of(name) for name in names):
        return names
    _log.error("These are not %s names that can be used: %s", MOST_SEATS, listed)
    return _split_names(listed.english if isinstance(listed, Translated) else listed)


def _split_names(listed: str) -> tuple[str, ...]:
    return tuple(dict.fromkeys(name.strip() for name in listed.split(",")))


def in_company(setup: TableSetup) -> TableSetup:
    """Return the table with a character, to be drawn, for each computer player that nobody has named or chosen.

    A table with guests stays as it is, and so do hands that nobody sees.
    """
    if setup.has_guests:
        return setup
    usual = usual_names()

    def sitter_of(name: str, sitter: Sitter) -> Sitter:
        if isinstance(sitter, Computer) and sitter.character is None and not sitter.program and name in usual:
            return replace(sitter, character=ANYBODY)
        return sitter

    sitters = tuple(
        sitter if setup.rules.is_unseen(seat) else sitter_of(name, sitter)
        for seat, (name, sitter) in enumerate(zip(setup.names, setup.sitters, strict=True))
    )
    third = setup.third
    third = None if third is None else replace(third, sitter=sitter_of(third.name, third.sitter))
    return replace(setup, sitters=sitters, third=third)


def usual_choices(person: str = "") -> Choices:
    """Return Twenty-Five for five: a person of that name, and computer players of medium level."""
    first = person if fault_of(person) is None else translate("games", "You")
    others = [name for name in usual_names() if name != first][: MOST_SEATS - 1]
    sitters: tuple[Sitter, ...] = (Person(), *(Computer(Level.MEDIUM) for _ in others))
    return Choices((first, *others), sitters)
