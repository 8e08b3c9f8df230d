"""Another game at an open table: seats are kept where they fit, and whoever has none is told so and may choose one."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from tests.net.lobby.at_table import KNOWN, NAMES, AtTable, guests_at
from twentyfive.core import PRESETS, Rules, seated
from twentyfive.engine.game.engine import GameEngine
from twentyfive.engine.seating.players import Guest, Person, Sitter, TableSetup
from twentyfive.net.messages import MakeMove, No, People, SeatChoice, Sign, SignOf, Sit, Welcome, Why, You
from twentyfive.presentation.phone.seat_signs import SeatIs
from twentyfive.presentation.phone.sheets import May, PhoneSheet
from twentyfive.wording import network

TWENTY_FIVE = PRESETS["twenty-five"]
NO_SEAT = "The host plays another game now, in which you have no seat."


@pytest.fixture
def table(engine: GameEngine) -> Iterator[AtTable]:
    made = AtTable(engine)
    made.gather(TWENTY_FIVE, guests_at(5, 4, 1))
    yield made
    made.lobby.close()


def setup(rules: Rules, names: tuple[str, ...], sitters: tuple[Sitter, ...]) -> TableSetup:
    return TableSetup(rules, names, sitters)


def begin(table: AtTable, chosen: TableSetup) -> None:
    """Begin a game with the names that it has, or those of its guests if the table was opened for it."""
    gathered = table.lobby.reception.is_gathering
    table.engine.begin((table.lobby.named(chosen) if gathered else chosen).new_record(seed=7))


def three(*names: str) -> TableSetup:
    """A game of three to come: the host and two guests with these names."""
    return setup(seated("spoil-five", 3, 3), ("Emer", *names), (Person(), Guest(), Guest()))


def test_whoever_has_no_seat_in_the_game_that_begins_is_told_and_may_choose_one(table: AtTable) -> None:
    begin(table, three("Bríd", "Zoe"))
    assert table.link.last(11, You) == You(1, "Bríd")
    for link in (10, 12, 13):
        assert table.link.last(link, No).text == NO_SEAT
        welcome = table.link.last(link, Welcome)
        assert (welcome.game, welcome.seats[2].state) == ("Spoil Five", SeatIs.FREE)
    table.link.hear(12, Sit(2))
    assert table.link.last(12, You).waits == "The host has been asked to let you in."
    table.lobby.reception.let_in(12)
    assert table.link.last(12, PhoneSheet).seat == 2


def test_whoever_keeps_the_seat_is_told_the_game_and_its_rules(table: AtTable) -> None:
    before = table.link.last(11, Welcome)
    begin(table, three("Bríd", "Zoe"))
    welcome = table.link.last(11, Welcome)
    assert (before.game, welcome.game) == ("Twenty-Five", "Spoil Five")
    assert welcome.rules != before.rules
    sheet = table.link.last(11, PhoneSheet)
    assert (sheet.seat, len(sheet.scores)) == (1, 3)


def test_the_same_game_again_greets_nobody_anew(table: AtTable) -> None:
    count = len(table.link.told(11, Welcome))
    begin(table, setup(TWENTY_FIVE, NAMES[:5], guests_at(5, 4, 1)))
    assert len(table.link.told(11, Welcome)) == count


def test_seats_are_kept_by_name_and_others_take_what_is_free(table: AtTable) -> None:
    chosen = setup(seated("spoil-five", 4, 4), ("Emer", "Donal", "Guest", "Pat"), (Person(), *[Guest()] * 3))
    table.lobby.gather(chosen, table.kept[-1])
    told = {link: table.link.last(link, You).seat for link in (10, 11, 13)}
    assert told == {13: 1, 10: 2, 11: 3}
    assert table.link.last(12, No).text == NO_SEAT
    assert table.link.last(10, You).waits == "You have a seat. The game begins when the host starts it."
    assert [seat.name for seat in table.link.last(12, People).seats] == ["Emer", "Donal", "Aoife", "Bríd"]
    begin(table, chosen)
    assert table.record.header.names == ("Emer", "Donal", "Aoife", "Bríd")
    assert table.link.last(13, PhoneSheet).seat == 1
    assert [guest.player for guest in table.kept[-1].guests] == ["Donal", "Aoife", "Bríd"]


def test_whoever_sleeps_comes_back_to_the_seat_in_the_next_game(table: AtTable) -> None:
    table.lose(1)
    table.lobby.gather(three("Bríd", "Zoe"), table.kept[-1])
    assert table.link.last(10, People).seats[1].state is SeatIs.ASLEEP
    table.return_(1, link=77)
    assert table.link.last(77, You).seat == 1


def test_those_who_are_there_come_before_those_who_sleep(table: AtTable) -> None:
    table.lose(0)
    table.lobby.gather(three("Xenia", "Zoe"), table.kept[-1])
    assert {link: table.link.last(link, You).seat for link in (11, 12)} == {11: 1, 12: 2}
    table.return_(0, link=77)
    assert table.link.gone[77].why is Why.GONE


def test_whoever_looks_on_looks_on_again(table: AtTable) -> None:
    table.link.come(99, "Television")
    table.link.hear(99, Sit(takes=SeatChoice.NONE))
    table.lobby.gather(three("Bríd", "Zoe"), table.kept[-1])
    assert table.link.last(99, Welcome).game == "Spoil Five"
    assert table.link.last(99, You).waits == network.LOOKS_ON_UNTIL_THE_START()


def test_whoever_waits_to_be_let_in_chooses_again(table: AtTable) -> None:
    table.leave(2)
    table.link.come(99, "Late")
    table.link.hear(99, Sit(2))
    begin(table, three("Bríd", "Zoe"))
    assert table.lobby.reception.arrivals == {}
    assert table.link.last(99, No).text == NO_SEAT
    table.link.hear(99, Sit(2))
    assert [arrival.place.player for arrival in table.lobby.reception.arrivals.values()] == ["Zoe"]


def test_a_move_of_the_game_before_is_dropped_while_the_next_is_awaited(table: AtTable) -> None:
    seat = table.to_act
    assert seat is not None
    sheet = table.sheet(seat)
    move = next(card.move for hand in sheet.hands for card in hand.cards if card.move)
    table.lobby.gather(three("Bríd", "Zoe"), table.kept[-1])
    at = table.engine.revision
    table.link.hear(10 + seat, MakeMove(sheet.at, move))
    assert table.engine.revision == at


def test_a_table_that_is_opened_anew_has_nobody_of_the_evening_before(table: AtTable) -> None:
    table.lobby.close()
    table.lobby.gather(three("Bríd", "Zoe"), KNOWN)
    assert [place.guest for place in table.lobby.reception.places] == [None, None]


@pytest.mark.parametrize("persons", [0, 1])
def test_guests_alone_ask_for_the_next_game_and_else_the_host_begins_it(engine: GameEngine, persons: int) -> None:
    table = AtTable(engine)
    table.gather(seated("twenty-five", 3, 3), guests_at(3, 3 - persons, persons))
    wished: list[bool] = []
    table.lobby.next_game_wished.connect(lambda: wished.append(True))
    play_to_the_end(table)
    assert table.sheet(0).result is not None
    for seat in table.tokens:
        assert wished == []
        assert May.READY in table.sheet(seat).may
        table.link.hear(10 + seat, Sign(SignOf.READY))
    assert wished == [True] * (not persons)
    if persons:
        assert all(sign.ready for sign in table.link.last(10, People).seats[:2])
    begin(table, setup(seated("twenty-five", 3, 3), NAMES[:3], guests_at(3, 3 - persons, persons)))
    assert not any(sign.ready for sign in table.link.last(10, People).seats)
    assert table.sheet(0).hands
    table.lobby.close()


def play_to_the_end(table: AtTable) -> None:
    rng = random.Random(7)
    for _ in range(2_000):
        moment = table.engine.moment
        if table.record.state.over:
            return
        if table.engine.waits_for_next_deal:
            table.engine.next_deal()
        elif table.to_act is not None:
            table.play(rng)
        elif moment.to_act is not None:
            table.engine.submit(moment.to_act, moment.view(moment.to_act).legal[0], table.engine.revision)
    raise AssertionError("the game never ended")
