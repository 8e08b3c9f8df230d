"""A table with computer guests: each step at once, whole positions after jumps, and the same rights as phones."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication

from tests.courses import COURSES
from tests.engine.applications import applications
from tests.net.lobby.at_table import AtTable, a_table, agree, guests_at
from tests.net.lobby.computers import allowed, play_by_view, say_all_ready, views_of
from twentyfive.core import PRESETS, Refusal, legal_moves, refusal, seated
from twentyfive.core.moves import PlayCard, parse_move
from twentyfive.core.view_text import seen_move_from_text
from twentyfive.engine.seating.players import Computer, Guest, SecondHand
from twentyfive.net.messages import PROTOCOL, Ask, GameForm, Hello, MakeMove, No, People, SeatChoice, Sit, Wish
from twentyfive.net.views import Allowed, Seen, View
from twentyfive.presentation.phone.seat_signs import SeatIs
from twentyfive.presentation.phone.sheets import May, PhoneSheet


@pytest.fixture
def table(tmp_path: Path, qapp: QCoreApplication) -> Iterator[AtTable]:
    del qapp
    with a_table(tmp_path / "journal", GameForm.VIEW) as made:
        yield made


def play_until_turn(table: AtTable) -> int:
    """Play until somebody is to play the last card of a trick; return that seat."""
    rng = random.Random(3)
    for _ in range(60):
        state = table.record.state
        deal = state.deal
        if table.engine.waits_for_next_deal:
            say_all_ready(table)
        elif deal is not None and deal.trick is not None and len(deal.trick.cards) == 2:
            seat = table.engine.moment.to_act
            assert seat is not None
            return seat
        else:
            play_by_view(table, rng)
    raise AssertionError("it never happened")


def test_a_computer_hears_every_step_at_once_while_the_screen_stands_still(table: AtTable) -> None:
    table.gather(seated("twenty-five", 3, 3), guests_at(3, 2))
    table.shows = False
    first = table.engine.revision
    for _ in range(4):
        play_by_view(table, random.Random(1))
    for guest in (10, 11):
        assert [seen.at for seen in table.link.told(guest, Seen)][-3:] == list(
            range(table.engine.revision - 2, table.engine.revision + 1)
        )
        assert views_of(table.link, guest)[0] == table.engine.revision > first
        assert not table.link.told(guest, PhoneSheet)


def test_a_step_is_the_move_as_that_guest_saw_it(table: AtTable) -> None:
    table.gather(seated("twenty-five", 3, 3), guests_at(3, 3))
    seat = play_until_turn(table)
    _, views = views_of(table.link, 10 + seat)
    views_before = [views_of(table.link, 10 + guest)[1][0] for guest in (0, 1, 2)]
    move = next(move for move in views[0].legal if isinstance(move, PlayCard))
    table.link.hear(10 + seat, MakeMove(table.engine.revision, str(move)))
    for guest in (0, 1, 2):
        played = next(
            seen
            for message in reversed(table.link.told(10 + guest, Seen))
            if (seen := seen_move_from_text(message.moves[0])).mover == seat
        )
        assert played.move == move
        assert played.after.seat == guest
        assert played.before.hand == views_before[guest].hand


def test_a_computer_is_told_the_whole_position_when_the_game_begins(table: AtTable) -> None:
    table.gather(seated("twenty-five", 3, 3), (Guest(), *guests_at(2, 0)))
    whole = table.link.told(10, View)[0]
    assert whole.sitters == ("person", "computer easy", "computer easy")
    assert views_of(table.link, 10)[1][0].names == table.engine.state.names


def test_a_guest_learns_nothing_of_how_the_persons_of_the_host_have_played(table: AtTable) -> None:
    adapts = guests_at(1, 0)[0]
    assert isinstance(adapts, Computer)
    table.gather(seated("twenty-five", 3, 3), (*guests_at(2, 1, 1), adapts))
    assert table.link.told(10, View)[0].sitters == ("person", "person elsewhere", "computer easy")


def test_a_move_for_an_older_position_is_dropped_and_an_illegal_one_refused_in_words(table: AtTable) -> None:
    table.gather(seated("twenty-five", 3, 3), guests_at(3, 3))
    seat = play_until_turn(table)
    at, views = views_of(table.link, 10 + seat)
    ply = table.record.ply
    table.link.hear(10 + seat, MakeMove(at - 1, str(views[0].legal[0])))
    table.link.hear(10 + seat, MakeMove(at, "nonsense"), MakeMove(at, "gather"))
    table.link.hear(10 + (seat + 1) % 3, MakeMove(at, str(views[0].legal[0])))
    assert table.record.ply == ply
    foreign = views_of(table.link, 10 + (seat + 1) % 3)[1][0].hand[0]
    table.link.hear(10 + seat, MakeMove(at, str(PlayCard(foreign))))
    assert table.link.last(10 + seat, No).text == "You do not hold that card."


@pytest.mark.parametrize("speaks", GameForm)
def test_the_rules_are_asked_once_for_the_state_after_a_guests_move(
    speaks: GameForm, table: AtTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    table.speaks = speaks
    table.gather(seated("twenty-five", 3, 3), guests_at(3, 3))
    before, seat = table.engine.state, table.engine.moment.to_act
    assert seat is not None
    move = legal_moves(before)[0]
    noted = applications(monkeypatch)
    table.link.hear(10 + seat, MakeMove(table.engine.revision, str(move)))
    assert table.engine.state != before
    assert [applied for state, applied in noted if state == before] == [move]


def test_the_reasons_against_cards_are_those_of_the_rules(table: AtTable) -> None:
    table.gather(seated("twenty-five", 3, 3), guests_at(3, 3))
    rng, found = random.Random(5), 0
    for _ in range(80):
        if table.record.state.over:
            break
        if table.engine.waits_for_next_deal:
            say_all_ready(table)
            continue
        seat = table.engine.moment.to_act
        assert seat is not None
        last = next(message for to, message in reversed(table.link.sent) if to == 10 + seat and hasattr(message, "at"))
        assert isinstance(last, View | Seen)
        for refused in last.refused:
            illegal = refusal(table.record.state, parse_move(refused.move))
            assert illegal is not None
            assert Refusal(refused.why) is illegal.refusal
            found += 1
        play_by_view(table, rng)
    assert found


@pytest.mark.broad("twenty-five")
@pytest.mark.parametrize("preset", COURSES)
def test_computers_play_a_deal_of_every_game_by_their_views(table: AtTable, preset: str) -> None:
    rules = PRESETS[preset]
    table.gather(rules, guests_at(rules.players, rules.players))
    rng = random.Random(7)
    for _ in range(200):
        if table.engine.waits_for_next_deal or table.record.state.over:
            break
        play_by_view(table, rng)
    for player in table.tokens:
        assert views_of(table.link, 10 + player)[0] == table.engine.revision


def test_a_player_of_two_hands_sees_both(table: AtTable) -> None:
    sitters = (Guest(), Guest(), SecondHand(0), *guests_at(1, 0))
    table.gather(seated("twenty-five", 4, 2), sitters)
    _, views = views_of(table.link, 10)
    assert [view.seat for view in views] == [0, 2]
    rng = random.Random(2)
    for _ in range(8):
        if not table.engine.waits_for_next_deal:
            play_by_view(table, rng)
    assert len(table.link.last(10, Seen).moves) == 2


def test_an_onlooker_at_a_computer_sees_no_hand(table: AtTable) -> None:
    table.gather(seated("twenty-five", 3, 3), guests_at(3, 2))
    table.link.come(50, "Nora", speaks=GameForm.VIEW)
    table.link.hear(50, Sit(takes=SeatChoice.NONE))
    play_by_view(table, random.Random(1))
    assert views_of(table.link, 50)[1][0].hand == ()
    assert table.link.last(50, View).sitters == ("person elsewhere", "person elsewhere", "computer easy")


def test_phone_and_computer_sit_at_one_table(table: AtTable) -> None:
    setup_phone = Hello(PROTOCOL, GameForm.SHEET, "", "Tom")
    table.gather(seated("twenty-five", 3, 3), guests_at(3, 3), come=lambda seat: seat != 1)
    table.link.hear(11, setup_phone)
    table.link.hear(11, Sit(1))
    table.lobby.reception.let_in(11)
    assert table.link.last(11, PhoneSheet).hands
    states = [sign.state for sign in table.link.last(10, People).seats]
    assert states == [SeatIs.ELSEWHERE, SeatIs.PHONE, SeatIs.ELSEWHERE]


def test_who_comes_back_or_falls_behind_gets_the_whole_position(table: AtTable) -> None:
    table.gather(seated("twenty-five", 3, 3), guests_at(3, 2))
    before = len(table.link.told(10, View))
    table.link.behind.emit(10)
    assert len(table.link.told(10, View)) == before + 1
    table.lose(0)
    table.return_(0, 30)
    assert table.link.last(30, View).at == table.engine.revision
    assert table.link.last(30, View).sitters[0] == "person"


def test_a_decision_is_taken_back_when_all_agree_and_the_whole_position_follows(table: AtTable) -> None:
    table.gather(seated("twenty-five", 3, 3), guests_at(3, 2))
    play_by_view(table, random.Random(1))
    asker = next(player for player in table.tokens if May.UNDO in allowed(table, player).may)
    table.link.hear(10 + asker, Ask(table.engine.revision, Wish.UNDO))
    assert table.link.told(10 + asker, Allowed)[-1].held
    agree(table, 1 - asker)
    assert table.link.last(10 + asker, View).at == table.engine.revision
    assert [told.held for told in table.link.told(10 + asker, Allowed)][-1:] == [False]


def test_the_game_is_paused_and_goes_on(table: AtTable) -> None:
    table.gather(seated("twenty-five", 3, 3), guests_at(3, 2))
    table.link.hear(10, Ask(table.engine.revision, Wish.PAUSE))
    assert allowed(table, 1).held
    table.link.hear(11, Ask(table.engine.revision, Wish.RESUME))
    assert not allowed(table, 0).held


def test_the_next_deal_begins_when_all_computers_are_ready(table: AtTable) -> None:
    table.gather(seated("twenty-five", 3, 3), guests_at(3, 3))
    rng = random.Random(3)
    while not table.engine.waits_for_next_deal:
        play_by_view(table, rng)
    assert table.link.last(10, Seen).waits
    assert May.READY in allowed(table, 0).may
    say_all_ready(table)
    assert table.engine.moment.to_act is not None
    assert not table.link.last(10, Seen).waits
