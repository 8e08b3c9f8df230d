"""Whole matches of every game between two windows, and the comparison of what both have shown."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import ExitStack
from typing import Any, Final

from tests.core.test_hidden_cards import Known
from tests.net.relay import FAULTS, Relay
from tests.net.tables import HERE
from tests.together.windows import Window
from twentyfive.core import SEATINGS, Card, Record
from twentyfive.core.moves import DealCards
from twentyfive.core.view_text import view_from_text

HOST, GUEST = "Anna", "Síle"

SHORT: Final[Mapping[str, Mapping[str, object]]] = {
    "house-25": {"target": 2},
    "spoil-five": {"count_points": True, "target": 25},
    "spoil-five-hoyle": {"deals": 2},
    "forty-five": {"target": 25},
    "forty-five-hoyle": {"target": 20},
    "forty-five-difference": {"target": 15},
    "fifty-five": {"target": 20},
    "one-hundred-ten": {"target": 20},
    "one-hundred-ten-joker": {"target": 15},
    "two-hundred-twenty": {"target": 20},
    "auction-forty-fives": {"target": 10},
    "five-cards-1674": {"target": 2},
}
"""The options with which a match is over after a few deals; the games that are missing are short by themselves."""


def play_match(host: Window, guest: Window, preset: str, relay: Callable[[int], Relay] | None = None) -> list[str]:
    """Play a match: the host opens a table, the guest joins it, and both play to the end and leave; return the moves.

    With a relay all that they say to each other goes through it, in peace until the game begins.
    """
    players, sides = min(SEATINGS[preset])
    door = host.ask("open", preset=preset, players=players, sides=sides, guests=1, options=SHORT.get(preset, {}))
    with ExitStack() as stack:
        way = None if relay is None else stack.enter_context(relay(door["port"]))
        guest.ask("join", address=f"{HERE}:{way.port if way else door['port']}", code=door["code"].lower())
        host.ask("begin", guests=1)
        if way is not None:
            way.break_off()
        told = play_to_end(host, guest)
        compare(*told)
        for window in (host, guest):
            window.ask("leave")
    return [str(move) for move in Record.loads(told[0]["record"]).log]


def play_five(windows: Sequence[Window], options: Mapping[str, object]) -> None:
    """Play a match of Twenty-Five with these options between a host and four guests, and leave."""
    host, *guests = windows
    door = host.ask("open", preset="twenty-five", players=5, sides=5, guests=4, options=options)
    for guest in guests:
        guest.ask("join", address=f"{HERE}:{door['port']}", code=door["code"])
    host.ask("begin", guests=4)
    compare(*play_to_end(*windows))
    for one in windows:
        one.ask("leave")


def calm_at_first(port: int, seed: int, faults: tuple[str, ...] = FAULTS) -> Relay:
    """Return a relay to the gateway at a port, without faults until it is told to break off."""
    made = Relay(port, seed, faults)
    made.calm = True
    return made


def play_to_end(*windows: Window) -> list[Any]:
    """Let all play on until the game is over, and return what they have shown."""
    for window in windows:
        window.tell("play")
    return [window.answer() for window in windows]


def play_on(*windows: Window, revision: int = 0, deals: int = 0) -> list[Any]:
    """Let all play on until they show a revision or so many deals are over, and return what they have shown."""
    for window in windows:
        window.tell("play", until="deals" if deals else "revision", revision=revision, deals=deals)
    return [window.answer() for window in windows]


def compare(of_host: Any, *of_guests: Any) -> None:
    """Check that all have seen the same end, and that no guest was ever shown a card that their seat may not know."""
    record = Record.loads(of_host["record"])
    assert record.state.over
    plies = dict(of_host["plies"])
    for told in of_guests:
        view = view_from_text(told["view"])
        assert (view.scores, view.winners, view.history) == (
            record.state.scores,
            record.state.winners,
            record.state.history,
        )
        assert told["line"] == of_host["line"]
        assert told["log"] == list(() if view.seat is None else record.log_lines()), "as the host keeps it"
        assert plies[told["revision"]] == record.ply
        here, there = _parts(told["result"], view.names[view.seat or 0]), _parts(of_host["result"], HOST)
        assert here == there, (here - there, there - here)
        check_secrecy(told["seen"], of_host, view.seat)


def _known(record: Record) -> Iterator[Known]:
    """Yield the cards that the seats may know, for each ply."""
    known = _copied(Known(record.header.rules))
    yield known
    for ply, move in enumerate(record.moves):
        before, known = known, _copied(known)
        known.watch(move, record.state_at(ply + 1))
        if isinstance(move, DealCards):  # the last announcement may be that of the deal before
            widened = _copied(known)
            widened.public |= before.public
            for own, last in zip(widened.private, before.private, strict=True):
                own |= last
            yield widened
        else:
            yield known


def _copied(known: Known) -> Known:
    made = Known(known.rules)
    made.public, made.private = set(known.public), [set(cards) for cards in known.private]
    return made


def check_secrecy(seen: Iterable[tuple[int, Iterable[str]]], of_host: Any, seat: int | None) -> None:
    """Check that no card was shown that the seat may not know; `seen` has the cards by the revision of the game."""
    looks = [(at, {Card.parse(card) for card in cards}) for at, cards in seen]
    assert len(looks) > 10
    assert sum(len(cards) for _, cards in looks) > 50
    plies, known = dict(of_host["plies"]), list(_known(Record.loads(of_host["record"])))
    for at, cards in looks:
        hidden = cards - known[plies[at]].to(seat)
        assert not hidden, (at, plies[at], hidden)


def _parts(words: list[str], own: str) -> Counter[str]:
    """Return the parts of what a panel says, with the name of the person there in place of "you", in any order."""
    said = " | ".join(text for text in words if text not in _ONLY_HERE)
    for here, everywhere in (
        (_OF_ONE_PERSON, ""),
        (r" Waiting for [^.|]*\.", ""),  # who has not asked for another game yet
        (r" The host can begin another game\. Stay at the table to play it\.", ""),
        (r"\bYou win\b", f"{own} wins"),
        (r"\b[Yy]our side\b", f"{own}’s side"),
        (r"\b[Yy]ou\b", own),
    ):
        said = re.sub(here, everywhere, said)
    parts = (part.strip(" |") for part in re.split(r" \| |: |, | and |between ", said))
    return Counter(part for part in parts if part)


_ONLY_HERE: Final = (
    "Play again",
    "New game",
    "Look back",
    "A little harder",
    "Best of five",
    "Scroll up and down",
    "0",
)
_OF_ONE_PERSON: Final = (
    r"(Look back at [^|]*|[^.|]* won it in trick \d+, with [^.|]*\.|In trick \d+ you kept [^.|]*\."
    r"|Deal \d+ turned it: [^.|]*\.|Your first win[^.|]*\.|\d+ wins in a row\.|From \d+ points? behind\."
    r"|[^.|]* tricks? of the last deal\.|A jink that came off\.|The last pool won it\."
    r"|\d+ points win at once[^.|]*\.|\d+ points in \w+ deals?\.)"
)
"""What is said and offered to each person by how the game went for them, and what is said where nothing of it is."""
