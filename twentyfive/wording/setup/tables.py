"""The table to be played at in words: its sides, its seats and its players, and the game under way there."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from twentyfive.ai import Level
from twentyfive.core import PlayerView, Rules
from twentyfive.core.rules.options import Scoring
from twentyfive.engine.seating.local_seats import LocalSeats
from twentyfive.engine.seating.players import (
    ANYBODY,
    MOST_PLAYER_NAME_LETTERS,
    Computer,
    Guest,
    OpenDummy,
    Person,
    PlayerNameFault,
    SecondHand,
    Sitter,
    TableSetup,
)
from twentyfive.engine.seating.seats import Seats
from twentyfive.wording.amounts import number_word
from twentyfive.wording.grammar.texts import CountedText, Text, filled
from twentyfive.wording.names import listed, translate
from twentyfive.wording.scores import own_standing
from twentyfive.wording.setup.games import AS_YOU_PLAY_IN_SENTENCE, LEVELS_IN_SENTENCE, changed_sentence, game_played
from twentyfive.wording.setup.seating import ways_to_sit

_SIDES: Final = {
    2: CountedText("games", "Two sides of {size}"),
    3: CountedText("games", "Three sides of {size}"),
}

_PAIRS: Final = {
    2: Text("games", "Two pairs"),
    3: Text("games", "Three pairs"),
    4: Text("games", "Four pairs"),
    5: Text("games", "Five pairs"),
}


def sides_name(players: int, sides: int) -> str:
    """Return the partnerships of a table: "Each on their own", "Three pairs", "Two sides of four"."""
    if sides == players:
        return translate("games", "Everybody for themselves")
    size = players // sides
    if size == 2:
        return _PAIRS[sides]()
    return _SIDES[sides](size, size=number_word(size))


_SIDES_IN_SENTENCE: Final = {
    2: Text("games", "two pairs"),
    3: Text("games", "three pairs"),
    4: Text("games", "four pairs"),
    5: Text("games", "five pairs"),
}

_PAIRS_IN_SENTENCE: Final = {
    2: CountedText("games", "two sides of {size}"),
    3: CountedText("games", "three sides of {size}"),
}


def sides_in_sentence(players: int, sides: int) -> str:
    """Return the partnerships within a sentence: "three pairs", "two sides of four". Each side has several players."""
    size = players // sides
    if size == 2:
        return _SIDES_IN_SENTENCE[sides]()
    return _PAIRS_IN_SENTENCE[sides](size, size=number_word(size))


def sides_line(players: int, sides: int) -> str:
    """Say how the partners sit and count."""
    if sides == players:
        return translate("games", "Every player counts their own tricks.")
    if players // sides == 2:
        return translate("games", "Partners sit facing each other and count their tricks together.")
    return translate("games", "The sides sit alternately, and each counts its tricks together.")


def partners(rules: Rules, names: Sequence[str], seat: int) -> str:
    """Name the partners of the player on `seat`: "Nora", "Nora and Tom"; empty if each plays alone."""
    return listed(_partner_names(rules, names, seat))


def _partner_names(rules: Rules, names: Sequence[str], seat: int) -> list[str]:
    return [names[other] for other in rules.seats_of(rules.side_of(seat)) if other != seat]


def setup_words(game: str, setup: TableSetup) -> str:
    """Return a table in few words: "Twenty-Five, five at the table, medium". `game` is the name of the game."""
    persons = len(_persons(setup))
    if persons == setup.rules.players:
        text = translate("games", "{game}, {players} people at the table", None, setup.rules.players)
    elif not _levels(setup):
        text = translate("games", "{game}, {players} hands at the table", None, setup.rules.players)
    elif persons > 1:
        text = translate("games", "{game}, {players} at the table, {persons} people, {level}", None, persons)
    else:
        text = translate("games", "{game}, {players} at the table, {level}", None, setup.rules.players)
    players = number_word(setup.rules.players)
    return text.format(game=game, players=players, persons=number_word(persons), level=_levels(setup))


def setup_sentence(game: str, setup: TableSetup, changed: int) -> str:
    """Describe a table in full: the game, the partners, the levels and the number of changed rules.

    Args:
        game: the name of the game.
        setup: the table.
        changed: the number of changed rules.
    """
    rules, goal = setup.rules, _played_for(setup.rules)
    if rules.sides == rules.players:
        text = translate("games", "{game} for {players}, everybody for themselves, {goal}.", None, rules.players)
        sentences = [text.format(game=game, players=number_word(rules.players), goal=goal)]
    else:
        text = translate("games", "{game} for {players}, {sides}, {goal}.", None, rules.players)
        sides = sides_in_sentence(rules.players, rules.sides)
        sentences = [text.format(game=game, players=number_word(rules.players), sides=sides, goal=goal)]
        persons, seats = _persons(setup), Seats(setup.rules, setup.sitters)
        first = persons[0] if persons else 0
        alone = translate("games", "You play with {names}.")
        is_alone = len(persons) == 1 and LocalSeats(seats).alone is not None
        text = alone if is_alone else translate("games", "{name} plays with {names}.")
        sentences.append(text.format(name=setup.names[first], names=partners(rules, setup.names, first)))
    if rules.counted_games > 1:
        text = translate("games", "{number} games are played, and most of them win.", None, rules.counted_games)
        sentences.append(text.format(number=rules.counted_games))
    sentences += [_who_plays(setup)]
    if changed:
        sentences.append(changed_sentence(changed))
    return " ".join(sentences)


def _who_plays(setup: TableSetup) -> str:
    """The persons if several share the screen, the guests, the computer players' levels, and the ways to sit."""
    sentences = []
    seats = Seats(setup.rules, setup.sitters)
    persons = [setup.names[seat] for seat in LocalSeats(seats).persons]
    if len(persons) > 1:
        text = translate("games", "{names} share this screen, with a curtain between turns.")
        sentences.append(text.format(names=listed(persons)))
    guests = [setup.names[seat] for seat in seats.guests]
    if guests:
        text = translate("games", "On other screens: {names}.")
        sentences.append(text.format(names=listed(guests)))
    if guests and not persons:
        sentences.append(translate("games", "This screen shows the table to everybody, but no hands."))
    if _levels(setup):
        sentences.append(translate("games", "Computer players: {level}.").format(level=_levels(setup)))
    return " ".join([*sentences, *ways_to_sit(setup)])


def _played_for(rules: Rules) -> str:
    match rules.scoring:
        case Scoring.POOL:
            return translate("games", "for chips")
        case Scoring.SINGLE_DEAL:
            return translate("games", "for one deal")
        case Scoring.DEALS_WON if rules.target == 1:
            return translate("games", "to one deal")
        case Scoring.DEALS_WON:
            return translate("games", "to {number} deals", None, rules.target).format(number=rules.target)
        case _:
            return translate("games", "to {number}").format(number=rules.target)


def _persons(setup: TableSetup) -> tuple[int, ...]:
    return Seats(setup.rules, setup.sitters).persons


def _levels(setup: TableSetup) -> str:
    return levels_of(setup.computers)


def levels_of(computers: Sequence[Computer]) -> str:
    """Return the levels of computer players, lowest first, and their programs: "medium", "easy and medium"."""
    found = {computer.level for computer in computers if computer.adaptation is None and not computer.program}
    names = [LEVELS_IN_SENTENCE[level]() for level in Level if level in found]
    if any(computer.adaptation is not None for computer in computers):
        names.append(AS_YOU_PLAY_IN_SENTENCE())
    names += dict.fromkeys(computer.program for computer in computers if computer.program)
    return listed(names)


def seat_name(seat: int) -> str:
    """Return the name of a seat, numbered from 1: "Seat 3"."""
    return translate("games", "Seat {number}").format(number=seat + 1)


def sitter_words(sitter: Sitter) -> str:
    """Return the kind of player on a seat in a word: "person", "medium"."""
    match sitter:
        case Person():
            return translate("games", "player")
        case Guest():
            return translate("games", "another screen")
        case Computer(program=program) if program:
            return program
        case Computer(level, None, character=key) if key == ANYBODY:
            return translate("games", "{level}, picked at random").format(level=LEVELS_IN_SENTENCE[level]())
        case Computer(level, None):
            return LEVELS_IN_SENTENCE[level]()
        case Computer():
            return AS_YOU_PLAY_IN_SENTENCE()
        case SecondHand():
            return translate("games", "extra hand")
        case OpenDummy():
            return translate("games", "open hand")


def seat_words(setup: TableSetup, seat: int) -> str:
    """Return the kind of player on a seat in a word, or that its cards are played unseen."""
    if setup.rules.is_unseen(seat):
        return translate("games", "played unseen")
    return sitter_words(setup.sitters[seat])


def seat_spoken(setup: TableSetup, seat: int) -> str:
    """Return all about a seat as spoken: "Seat 3, Seán, computer player, medium, with Tom"."""
    sitter = setup.sitters[seat]
    parts = [seat_name(seat), setup.names[seat]]
    if isinstance(sitter, Computer) and not setup.rules.is_unseen(seat):
        parts.append(translate("games", "computer player"))
    is_guest = isinstance(sitter, Guest)
    parts.append(translate("games", "player on another screen") if is_guest else seat_words(setup, seat))
    if isinstance(sitter, SecondHand) and sitter.of < len(setup.names):
        parts.append(translate("games", "played by {name}").format(name=setup.names[sitter.of]))
    parts.append(_with_partners(_partner_names(setup.rules, setup.names, seat)))
    return ", ".join(part for part in parts if part)


def _with_partners(names: Sequence[str]) -> str:
    """Say with whom a seat plays: "with Tom", "with you and Nora"; empty if it plays alone."""
    others = [name for name in names if name != translate("games", "You")]
    if len(others) == len(names):
        return translate("games", "with {names}").format(names=listed(names)) if names else ""
    if not others:
        return translate("games", "with you")
    return translate("games", "with you and {names}").format(names=listed(others))


_NAME_FAULTS: Final[Mapping[PlayerNameFault, Text | CountedText]] = {
    PlayerNameFault.EMPTY: Text("games", "{seat} has no name. Enter one."),
    PlayerNameFault.TOO_LONG: CountedText("games", "{seat}: a name can have at most {most} letters."),
    PlayerNameFault.BAR: Text("games", "{seat}: a name cannot contain “|”."),
    PlayerNameFault.UNPRINTABLE: Text("games", "{seat}: a name cannot contain line breaks or control characters."),
    PlayerNameFault.TAKEN: Text("games", "Two players are called {name}. Please rename one."),
}


def name_fault_sentence(fault: PlayerNameFault, seat: int, name: str) -> str:
    """Explain why a seat cannot have that name, and what to do."""
    most = MOST_PLAYER_NAME_LETTERS
    return filled(_NAME_FAULTS[fault], most, seat=seat_name(seat), name=name.strip(), most=most)


def under_way(view: PlayerView, own: str = "", guests: Sequence[str] = ()) -> str:
    """Describe the game that waits to be continued: "Twenty-Five with Mary and Seán. Deal 3: you have 10 points.".

    With several persons at the screen nobody is the viewer, so it names the players and the deal alone. `own` is the
    name of its rules if they are saved, else empty. For `guests` the table is opened again: the sentence names them.
    """
    game = game_played(view.rules, own)
    others = listed([name for seat, name in enumerate(view.names) if seat != view.player])
    number = max(1, view.deal_number)
    if guests:
        one = translate("start", "{game} with {names} on another screen. Deal {number} has begun.")
        several = translate("start", "{game} with {names} on other screens. Deal {number} has begun.")
        text = one if len(guests) == 1 else several
        return text.format(game=game, names=listed(guests), number=number)
    if view.player is None:
        text = translate("start", "{game} with {names}. Deal {number} has begun.")
        return text.format(game=game, names=others, number=number)
    text = translate("start", "{game} with {names}. Deal {number}: {standing}.")
    standing = own_standing(view, view.player)
    return text.format(game=game, names=others, number=number, standing=standing)


PRACTICE_OF: Final = Text("start", "Practice: {game}")
"""“Practice: Twenty-Five with Mary. Deal 3 is under way.”"""


def play_now(setup: TableSetup, own: str = "") -> str:
    """Describe the game that Play now begins: "Twenty-Five, five at the table, medium"; `own` as in `game_played`."""
    return setup_words(game_played(setup.rules, own), setup)
