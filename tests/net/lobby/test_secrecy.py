"""All that ever crosses the pipe is recorded, and searched for what a guest may not know."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication

from tests.core.test_hidden_cards import Known
from tests.courses import COURSES
from tests.net.lobby.at_table import AtTable, a_table, guests_at, say_ready
from tests.net.lobby.computers import allowed, play_by_view, say_all_ready
from twentyfive.core import PRESETS, SEATINGS, Card, Rules, seated
from twentyfive.core.cards import PACK
from twentyfive.core.moves import DealCards
from twentyfive.net.message_text import write_message
from twentyfive.net.messages import Ask, GameForm, HostMessage, Question, SeatChoice, Sit, Wish
from twentyfive.net.views import Seen
from twentyfive.presentation.phone.sheets import May
from twentyfive.wording.names import card_sign, card_title

_TEXT_FORM = re.compile(r"\b(?:10|[2-9AJQK])[CDHS]\b|\bJK\b")
_SIGN = re.compile(r"(?:10|[2-9AJQK])[♣♦♥♠]|Joker")
_NAMED = {card_title(card): card for card in PACK}
_SIGNED = {card_sign(card): card for card in PACK}
_NAME = re.compile("|".join(sorted(map(re.escape, _NAMED), key=len, reverse=True)))


ONLOOKER = 50


@pytest.fixture
def table(tmp_path: Path, qapp: QCoreApplication) -> Iterator[AtTable]:
    del qapp
    with a_table(tmp_path / "journal") as made:
        yield made


def cards_named(text: str) -> set[Card]:
    """Return every card that a message names, in a field or in prose; the rules of the game may name any."""
    message = json.loads(text)
    message.pop("rules", None)
    text = json.dumps(message, ensure_ascii=False)
    named = {_NAMED[found] for found in _NAME.findall(text)}
    named |= {_SIGNED[found] for found in _SIGN.findall(text) if found in _SIGNED}
    for value in _values(message):
        named |= {Card.parse(found) for found in _TEXT_FORM.findall(value)}
    return named


def _values(value: object, key: str = "") -> Iterator[str]:
    """Yield the texts of fields that have cards or moves in their text form."""
    match value:
        case dict():
            for name, part in value.items():
                yield from _values(part, name)
        case list():
            for part in value:
                yield from _values(part, key)
        case str() if key in ("card", "cards", "move", "out", "views", "moves"):
            yield value


class Watched:
    """A table whose every message is compared with what its guest may know as it is sent.

    Attributes:
        messages: the number of messages compared.
    """

    def __init__(self, table: AtTable, rules: Rules) -> None:
        self.messages = 0
        self._table = table
        self._known = Known(rules)
        self._ply = 0
        self._last_deal: dict[int | None, set[Card]] = {}
        self._was_dealt = False
        for guest in (*range(10, 10 + rules.players), ONLOOKER):
            table.link.listening[guest] = partial(self._check, guest)

    def _check(self, guest: int, message: HostMessage) -> None:
        record = self._table.engine.record
        while record is not None and self._ply < record.ply:
            move = record.move_at(self._ply)
            if isinstance(move, DealCards):
                self._last_deal = {
                    seat: set(self._known.to(seat)) for seat in (None, *range(record.header.rules.players))
                }
            self._was_dealt = isinstance(move, DealCards)
            self._known.watch(move, record.state_at(self._ply + 1))
            self._ply += 1
        text = write_message(message)
        seat = None if guest == ONLOOKER else guest - 10
        known = self._known.to(seat)
        if isinstance(message, Question):  # a decision of the last deal may be taken back
            known = known | self._last_deal.get(None, set())
        if isinstance(message, Seen) and self._was_dealt:  # the view before the deal has the last one
            known = known | self._last_deal[seat]
        hidden = cards_named(text) - known
        assert not hidden, (seat, [str(card) for card in hidden], text)
        self.messages += 1


def tables() -> Iterator[tuple[str, int, int]]:
    """Yield a game of each course with its usual seating, and the first with every number of players."""
    for preset in COURSES:
        yield preset, PRESETS[preset].players, PRESETS[preset].sides
    for players, sides in sorted({players: (players, sides) for players, sides in SEATINGS["twenty-five"]}.values()):
        yield "twenty-five", players, sides


@pytest.mark.broad("auction-forty-fives-4-2")
@pytest.mark.parametrize(("preset", "players", "sides"), sorted(set(tables())))
def test_no_message_names_a_card_that_its_guest_may_not_know(
    table: AtTable, preset: str, players: int, sides: int
) -> None:
    rules = seated(preset, players, sides)
    watched = Watched(table, rules)
    table.gather(rules, guests_at(players, players))
    table.link.come(ONLOOKER, "Onlooker")
    table.link.hear(ONLOOKER, Sit(takes=SeatChoice.NONE))
    rng = random.Random(players)
    for _ in range(60 if players < 6 else 25):
        if table.record.state.over:
            break
        if table.engine.waits_for_next_deal:
            say_ready(table)
        elif rng.random() < 0.1:
            seat = rng.randrange(players)
            if May.UNDO in table.sheet(seat).may:
                table.link.hear(10 + seat, Ask(table.sheet(seat).at, Wish.UNDO))
                table.clock.turn(20)
        else:
            table.play(rng)
    assert watched.messages > 40


@pytest.mark.broad("auction-forty-fives-4-2")
@pytest.mark.parametrize(("preset", "players", "sides"), sorted(set(tables())))
def test_no_view_names_a_card_that_its_guest_may_not_know(
    table: AtTable, preset: str, players: int, sides: int
) -> None:
    rules = seated(preset, players, sides)
    watched = Watched(table, rules)
    table.speaks = GameForm.VIEW
    table.gather(rules, guests_at(players, players))
    table.link.come(ONLOOKER, "Onlooker", speaks=GameForm.VIEW)
    table.link.hear(ONLOOKER, Sit(takes=SeatChoice.NONE))
    rng = random.Random(players)
    for _ in range(60 if players < 6 else 25):
        if table.record.state.over:
            break
        if table.engine.waits_for_next_deal:
            say_all_ready(table)
        elif rng.random() < 0.1:
            seat = rng.randrange(players)
            if May.UNDO in allowed(table, seat).may:
                table.link.hear(10 + seat, Ask(table.engine.revision, Wish.UNDO))
                table.clock.turn(20)
        else:
            play_by_view(table, rng)
    assert watched.messages > 40


def test_no_message_has_the_seed_or_the_token_of_another(table: AtTable) -> None:
    table.gather(seated("twenty-five", 4, 4), guests_at(4, 4))
    rng = random.Random(4)
    for _ in range(25):
        if not table.engine.waits_for_next_deal:
            table.play(rng)
    seed = str(table.record.header.seed)
    assert seed == "25"
    table.lobby.close()
    for guest, text in table.link.bytes_sent:
        assert '"seed"' not in text
        others = [token for seat, token in table.tokens.items() if seat != guest - 10]
        assert not any(token in text for token in others)
        told = [text for to, text in table.link.bytes_sent if to == guest and table.tokens[guest - 10] in text]
        assert len(told) == 1


def test_the_search_finds_a_card_in_fields_and_in_prose() -> None:
    """Without this, the tests above could hold vacuously."""
    assert cards_named('{"t":"no","text":"Seán led 9♠."}') == {Card.parse("9S")}
    assert cards_named('{"t":"no","text":"the 7 of hearts"}') == {Card.parse("7H")}
    assert cards_named('{"t":"seen","at":1,"moves":["{\\"after\\":{\\"hand\\":\\"7H AC\\"}}"]}') == {
        Card.parse("7H"),
        Card.parse("AC"),
    }
    assert cards_named('{"t":"move","at":1,"move":"rob 10C"}') == {Card.parse("10C")}
    assert not cards_named('{"t":"no","text":"Spades are trumps."}')
