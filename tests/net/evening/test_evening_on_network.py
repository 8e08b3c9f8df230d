"""An evening at two computers: played to its end, cut off in between, and what a hostile program can do."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from tests.engine.evening.evenings import after, first, last, played
from tests.net.evening.guests import GuestOfEvening, HostOfEvening
from twentyfive.engine.evening.changes import with_change, with_newcomer
from twentyfive.engine.evening.evening import Evening, Played
from twentyfive.engine.evening.evening_file import merged, moves_text, read_evening
from twentyfive.engine.evening.places import gone, replaced
from twentyfive.engine.evening.results import rankings
from twentyfive.net.evening.evening_messages import EveningResult, Fetch, HandIn, Held, Results, SharedPlan
from twentyfive.net.evening.results_text import write_plan, write_result
from twentyfive.net.evening.shared_evening import guests_elsewhere
from twentyfive.net.messages import Bye, GameForm, Sit, Welcome, Why, You
from twentyfive.presentation.phone.seat_signs import SeatIs


@pytest.fixture(autouse=True)
def no_pauses(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let no time pass between two messages of a guest."""
    monkeypatch.setattr("twentyfive.net.evening.evening_guest.PACE_MS", 0)


@pytest.fixture
def host(tmp_path: Path) -> HostOfEvening:
    return HostOfEvening(tmp_path / "host")


@pytest.fixture
def ben(host: HostOfEvening, tmp_path: Path, qtbot: QtBot) -> GuestOfEvening:
    """A guest who plays for the second of the two."""
    guest = GuestOfEvening(tmp_path / "ben", host.gateway, qtbot)
    guest.visit.sit(1)
    return guest


def test_two_computers_end_with_the_table_of_one_and_no_result_crosses_too_early(
    host: HostOfEvening, ben: GuestOfEvening
) -> None:
    """Ann plays first, deal by deal, and nothing of it crosses before Ben has handed in his."""
    plan = host.evening.plan
    for own in host.of_ben:
        (of_ann,) = (sitting for sitting in plan.sittings if sitting.deal == own.deal and sitting != own)
        host.play(of_ann)
        secret = moves_text(played(plan, of_ann).moves)
        host.hear(Fetch(tuple(sitting.number for sitting in plan.sittings)))
        assert not any(secret in text for _, text in host.gateway.bytes_sent), "a result crossed too early"
        assert of_ann.number not in ben.evening.played
        ben.play(own, last)
        ben.wait_until_all_is_told()
        assert any(secret in text for _, text in host.gateway.bytes_sent)
        assert host.told[-1] == f"Ben has played deal {own.deal}."
    of_one = merged(
        after(plan, *(sitting for sitting in plan.sittings if sitting.north == 0), choose=first),
        after(plan, *host.of_ben, choose=last),
    )
    for desk in (host.desk, ben.desk):
        assert desk.path is not None
        assert read_evening(desk.path) == of_one
    assert rankings(ben.evening, None) == rankings(of_one, None)
    assert not ben.troubles + host.troubles


def test_what_is_played_during_a_cut_or_a_restart_is_handed_in_later(
    host: HostOfEvening, ben: GuestOfEvening, tmp_path: Path, qtbot: QtBot
) -> None:
    one, two, three = host.of_ben
    ben.link.break_off()
    assert not ben.part.is_connected
    ben.play(one)
    assert ben.part.to_hand_in == (one.number,)
    assert not host.evening.played
    ben.link.start()
    ben.wait_until_all_is_told()
    assert host.evening.is_over(one)
    ben.link.break_off()
    ben.play(two)
    ben.part.close()
    again = GuestOfEvening(tmp_path / "ben", host.gateway, qtbot, 2, ben.part.token)
    again.wait_until_all_is_told()
    assert host.evening.is_over(two), "it was in the guest’s file"
    cut = ["Ben has left.", "Ben is back."]
    assert host.told == ["Ben has joined.", *cut, "Ben has played deal 1.", *cut, "Ben has played deal 2."]
    host.shared.stop()
    again.link.break_off()
    again.play(three)
    host.share()
    third = GuestOfEvening(tmp_path / "ben", host.gateway, qtbot, 3, ben.part.token)
    third.wait_until_all_is_told()
    assert host.evening.is_over(three), "the host knows its guests after a restart"
    assert third.evening == host.evening, "each has all that the other has, as Ann has played nothing"


def test_a_deal_played_at_two_computers_counts_once_and_is_marked(
    host: HostOfEvening, ben: GuestOfEvening, qtbot: QtBot
) -> None:
    own = host.of_ben[0]
    ben.link.break_off()
    ben.play(own)
    host.play(own, last)
    ben.link.start()
    qtbot.waitUntil(lambda: ben.part.is_connected)
    assert ben.part.to_hand_in == (), "the host has a result already"
    assert host.hear(HandIn(write_result(own.number, ben.evening.played[own.number]))) == []
    assert host.evening.played[own.number].seen


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"moves": "%"}, "the moves are damaged"),
        ({"moves": moves_text(("play 7S", "score"))}, "is not allowed here"),
        ({"moves": moves_text(())}, "the deal is not over"),
        ({"sitting": 239}, "sitting 239 is not in the plan"),
        ({"sitting": 0}, "somebody else plays there"),
    ],
)
def test_a_result_that_cannot_be_is_refused_in_one_sentence_and_nothing_is_lost(
    host: HostOfEvening, ben: GuestOfEvening, change: dict[str, object], reason: str
) -> None:
    first_own, own, _ = host.of_ben
    ben.play(first_own)
    assert host.desk.path is not None
    before = host.desk.path.read_bytes()
    good = write_result(own.number, played(host.evening.plan, own))
    (refusal,) = host.hear(HandIn(replace(good, **change)))  # type: ignore[arg-type]
    assert reason in refusal
    assert refusal.startswith("A result from Ben was refused: ")
    assert refusal.endswith(" Nothing else has changed.")
    assert host.troubles == [refusal]
    assert host.desk.path.read_bytes() == before
    assert host.hear(HandIn(good)) == []
    assert host.evening.is_over(own), "the guest may go on"


def test_a_host_can_neither_replace_nor_show_what_was_not_asked_for(
    host: HostOfEvening, ben: GuestOfEvening, qtbot: QtBot
) -> None:
    own = host.of_ben[0]
    ben.play(own)
    plan, before = host.evening.plan, ben.evening.played
    other = next(sitting for sitting in plan.sittings if sitting.north == 0)
    false = (write_result(own.number, played(plan, own, last)), write_result(other.number, played(plan, other)))
    ben.link.hear(Results(false))
    assert ben.evening.played == before
    host.gateway.listening.pop(1)  # it does not answer any more
    ben.link.hear(Held((own.number, other.number)))
    qtbot.waitUntil(lambda: Fetch((other.number,)) in ben.link.sent)
    ben.link.hear(Results((EveningResult(other.number, "%"),)))
    assert ben.evening.played == before
    (trouble,) = ben.troubles
    assert trouble.startswith("A result from Anna’s table was refused: ")
    ben.link.hear(SharedPlan("{}"))
    assert ben.part.has_ended


@pytest.mark.parametrize("plan", ["", "{}", '{"format":"twentyfive evening 1"}', "\x00"])
def test_a_plan_that_is_none_is_refused_for_a_reason(
    host: HostOfEvening, tmp_path: Path, qtbot: QtBot, plan: str
) -> None:
    guest = GuestOfEvening(tmp_path / "guest", host.gateway, qtbot)
    guest.link.hear(SharedPlan(plan))
    guest.link.hear(write_plan(host.evening))
    assert len(guest.faults) == 2, "and nobody plays who was given nobody to play for"
    assert guest.desk.evening is None
    guest.visit.sit(1)
    assert guest.part.entrant == 1


def test_a_person_is_chosen_once_and_phones_are_told_where_an_evening_is_played(
    host: HostOfEvening, ben: GuestOfEvening, tmp_path: Path, qtbot: QtBot
) -> None:
    other = GuestOfEvening(tmp_path / "other", host.gateway, qtbot, 2)
    assert other.visit.welcome is not None
    assert other.visit.welcome.evening
    assert other.visit.welcome.game == "Same cards for all: Friday"
    assert [sign.state for sign in other.visit.people.seats] == [SeatIs.FREE, SeatIs.ELSEWHERE]
    for wish in (Sit(1), Sit(9), Sit()):
        assert host.hear(wish, 2) == ["Nobody can come as this person now. Choose who you are."]
    assert host.hear(HandIn(write_result(0, Played())), 2) == [], "nobody is heard who was not taken in"
    assert host.gateway.notice is not None
    assert (host.gateway.notice.game, host.gateway.notice.free) == ("", 1)
    host.hear(Bye())
    assert [sign.state for sign in other.visit.people.seats] == [SeatIs.FREE, SeatIs.FREE]
    other.visit.sit(1)
    assert host.gateway.last(2, You).token
    assert host.gateway.known != ()
    host.gateway.come(3, speaks=GameForm.SHEET)
    assert host.gateway.gone[3].why is Why.FULL
    assert "in the program on another computer" in host.gateway.gone[3].text
    host.gateway.come(4, token="t" * 22)
    assert host.gateway.gone[4].why is Why.GONE
    assert not host.gateway.told(4, Welcome)
    assert isinstance(other.evening, Evening)
    ben.part.close()


def test_a_guest_follows_who_goes_and_who_comes_and_gets_the_results_that_all_may_see(
    host: HostOfEvening, ben: GuestOfEvening
) -> None:
    """Zoe comes for deal 2, and Ann goes home after deal 1: Ben has the ranking that the host has."""
    evening = with_newcomer(after(host.evening.plan, host.evening.plan.sittings[0]), ("Zoe",), 2)
    place = evening.places[0]
    host.desk.change(with_change(evening, 0, place.with_seat(0, gone(place.seats[0], 1))))
    host.shared.tell_places()
    assert [place.key for place in ben.evening.places] == ["Ann", "Ben", "Zoe"]
    assert ben.evening.places == host.evening.places
    assert host.gateway.notice is not None
    assert host.gateway.notice.free == 1, "nobody can come as Ann, who goes home"
    for sitting in host.evening.to_play:
        if sitting.north == 2:
            host.play(sitting, last)
        else:
            ben.play(sitting)
    ben.wait_until_all_is_told()
    assert ben.evening.over
    assert rankings(ben.evening, None) == rankings(host.evening, None)
    assert ben.part.has_played
    assert not ben.troubles + host.troubles


def test_a_guest_whose_place_another_has_taken_must_leave_and_who_comes_gets_no_earlier_result(
    host: HostOfEvening, ben: GuestOfEvening, tmp_path: Path, qtbot: QtBot
) -> None:
    first_of_ben, second, third = host.of_ben
    of_ann = next(one for one in host.evening.plan.sittings if one.deal == 1 and one.north == 0)
    host.play(of_ann, last)
    ben.play(first_of_ben)
    ben.wait_until_all_is_told()
    place = host.evening.places[1]
    host.desk.change(with_change(host.evening, 1, place.with_seat(0, replaced(place.seats[0], "Zoe", 2))))
    host.shared.tell_places()
    assert host.gateway.gone[1].why is Why.REMOVED
    assert host.gateway.known == ()
    zoe = GuestOfEvening(tmp_path / "zoe", host.gateway, qtbot, 2)
    zoe.visit.sit(1)
    assert zoe.part.name == "Ben, then Zoe"
    host.play(next(one for one in host.evening.plan.sittings if one.deal == 2 and one.north == 0), last)
    zoe.play(second)
    zoe.wait_until_all_is_told()
    assert host.evening.is_over(second)
    early = host.hear(HandIn(write_result(of_ann.number, played(host.evening.plan, of_ann))), 2)
    assert "somebody else plays there" in early[0]
    assert zoe.evening.is_over(first_of_ben), "all have played the first deal, which Zoe does not play"
    assert not zoe.evening.is_over(third)


def test_what_who_went_home_played_before_the_host_knew_counts_and_is_marked_if_all_may_see_the_deal(
    host: HostOfEvening, ben: GuestOfEvening
) -> None:
    first_of_ben, second, _ = host.of_ben
    ben.link.break_off()
    ben.play(first_of_ben)
    ben.play(second)
    host.play(next(one for one in host.evening.plan.sittings if one.deal == 2 and one.north == 0), last)
    place = host.evening.places[1]
    host.desk.change(with_change(host.evening, 1, place.with_seat(0, gone(place.seats[0], 1))))
    host.shared.tell_places()
    ben.link.start()
    ben.wait_until_all_is_told()
    assert (host.evening.played[first_of_ben.number].seen, host.evening.played[second.number].seen) == (False, True)
    assert not host.troubles


def test_a_guest_plays_on_for_whom_they_came_if_a_copy_with_other_latecomers_gives_another_number(
    host: HostOfEvening, tmp_path: Path, qtbot: QtBot
) -> None:
    """Eva came to a copy of the evening, and Zoe here: merged, Eva has the number that Zoe had."""
    plan = host.evening.plan
    host.desk.change(with_newcomer(host.evening, ("Zoe",), 1))
    host.shared.tell_places()
    zoe = GuestOfEvening(tmp_path / "zoe", host.gateway, qtbot, 1)
    zoe.visit.sit(2)
    own = next(one for one in zoe.evening.sittings if one.north == 2)
    zoe.play(own)
    zoe.wait_until_all_is_told()
    host.desk.take_over(with_newcomer(Evening(plan), ("Eva",), 1))
    host.shared.tell_places()
    qtbot.waitUntil(lambda: zoe.part.entrant == 3)
    assert zoe.part.name == "Zoe"
    zoe.play(next(one for one in zoe.evening.to_play if one.north == 3))
    zoe.wait_until_all_is_told()
    over = [one for one in host.evening.sittings if host.evening.is_over(one)]
    assert [host.evening.seated(one) for one in over] == [(("Zoe",),)] * 2
    assert zoe.evening.places == host.evening.places


@pytest.mark.parametrize("changed", [[{"entrant": 9, "key": "Zoe", "seats": [[]]}], [{"entrant": 0}], 7])
def test_places_that_cannot_be_are_no_plan_and_the_guest_leaves_with_what_was_played(
    host: HostOfEvening, ben: GuestOfEvening, changed: object
) -> None:
    ben.link.break_off()
    ben.play(host.of_ben[0])
    before = ben.evening
    document = json.loads(write_plan(host.evening).plan)
    ben.link.hear(SharedPlan(json.dumps({**document, "changed": changed})))
    assert ben.part.has_ended
    assert ben.evening == before


def test_who_is_cut_off_may_be_playing_and_is_let_play_here_only_if_the_host_says_so(
    host: HostOfEvening, ben: GuestOfEvening
) -> None:
    ben.link.break_off()
    assert (host.shared.there, host.shared.cut_off) == ((), (1,))
    host.shared.stop()
    assert guests_elsewhere(host.desk) == (1,), "also after sharing was stopped"
    host.share()
    host.shared.call_home(1)
    assert (host.shared.cut_off, guests_elsewhere(host.desk)) == ((), ())
