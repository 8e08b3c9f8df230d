"""Changes of who is there: what is still to be played, who is ranked, and copies that meet."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from tests.engine.evening.evenings import after, first, last, plan_for, play_on, played
from twentyfive.engine.evening.changes import following, has_room, with_change, with_newcomer
from twentyfive.engine.evening.evening import Evening, Form, Played, Sitting, header_of, record_of
from twentyfive.engine.evening.evening_desk import EveningDesk
from twentyfive.engine.evening.evening_file import evening_text, merged, parse_evening
from twentyfive.engine.evening.places import back, gone, late, not_replaced, renamed, replaced
from twentyfive.engine.evening.results import deal_lines, open_deals, rankings
from twentyfive.engine.seating.game_token import GameToken

PLAN = plan_for(3, deals=4)
MEETING = plan_for(4, size=2, form=Form.HOWELL, deals=3)


def goes(evening: Evening, entrant: int, until: int, seat: int = 0) -> Evening:
    """Let somebody go home after a turn."""
    place = evening.places[entrant]
    return with_change(evening, entrant, place.with_seat(seat, gone(place.seats[seat], until)))


def comes_back(evening: Evening, entrant: int, since: int, seat: int = 0) -> Evening:
    """Let somebody come back."""
    place = evening.places[entrant]
    return with_change(evening, entrant, place.with_seat(seat, back(place.seats[seat], since)))


def takes_over(evening: Evening, entrant: int, name: str, since: int, seat: int = 0) -> Evening:
    """Let somebody take the seat of another."""
    place = evening.places[entrant]
    return with_change(evening, entrant, place.with_seat(seat, replaced(place.seats[seat], name, since)))


def all_of(evening: Evening) -> Evening:
    """Play all that is to be played."""
    while (sitting := evening.next_sitting()) is not None:
        evening = evening.with_played(sitting, played(evening.plan, sitting, last if sitting.north else first))
    return evening


def deals_of(sittings: tuple[Sitting, ...], entrant: int) -> list[int]:
    return [sitting.deal for sitting in sittings if sitting.north == entrant]


def test_the_deals_of_who_goes_home_fall_away_and_those_they_played_stand() -> None:
    evening = after(PLAN, *PLAN.sittings[:3])
    at_home = goes(evening, 2, 1)
    assert deals_of(at_home.to_play, 2) == []
    assert deals_of(at_home.to_play, 0) == [2, 3, 4]
    assert open_deals(at_home, None) == (1,)
    over = all_of(at_home)
    assert over.over
    assert open_deals(over, None) == (1, 2, 3, 4), "nobody waits for who is at home"
    assert len(deal_lines(over, 2)) == 2
    assert len(deal_lines(over, 1)) == 3, "the deal that was played stands"
    assert open_deals(over, 2) == (1,), "who went home sees what they have played"


def test_who_was_there_for_less_than_half_of_the_deals_is_unranked_and_below_the_others() -> None:
    for until, place in ((1, None), (2, 1)):
        over = all_of(goes(Evening(PLAN), 0, until))
        (ranking,) = rankings(over, None)
        (total,) = (total for total in ranking if total.entrant == 0)
        assert (total.deals, total.missed) == (until, 4 - until)
        assert total.has_played_enough == (until == 2)
        if place is None:
            assert ranking[-1] is total
            assert total.place is None
            assert total.share is not None, "the percent is told all the same"
        else:
            assert total.place is not None


def test_everybody_may_go_home() -> None:
    evening = goes(goes(goes(Evening(PLAN), 0, 0), 1, 0), 2, 0)
    assert evening.over
    assert open_deals(evening, None) == ()
    assert [total.place for total in rankings(evening, None)[0]] == [None] * 3


def test_who_comes_late_plays_the_deals_that_are_left() -> None:
    evening = with_newcomer(after(PLAN, *PLAN.sittings[:3]), ("Zoe",), 2)
    assert deals_of(evening.to_play, 3) == [2, 3, 4]
    assert open_deals(evening, None) == (1,), "nobody waits for deals that are not played"
    assert [sitting.turn for sitting in evening.to_play] == sorted(sitting.turn for sitting in evening.to_play)
    over = all_of(evening)
    assert over.next_sitting() is None
    (ranking,) = rankings(over, None)
    assert {total.entrant: (total.deals, total.missed) for total in ranking}[3] == (3, 1)
    assert parse_evening(evening_text(over).encode()) == over
    assert over.seated(over.sittings[-1]) == (("Zoe",),)


def test_who_takes_a_place_plays_on_there_and_sees_what_was_played_since() -> None:
    evening = takes_over(after(PLAN, *PLAN.sittings[:3]), 1, "Zoe", 2)
    first_of_ben, second = (one for one in evening.sittings if one.north == 1 and one.deal < 3)
    assert evening.seated(first_of_ben) == (("Ben",),)
    assert evening.seated(second) == (("Zoe",),)
    assert open_deals(evening, 1) == (), "Zoe has played nothing yet"
    evening = evening.with_played(second, played(PLAN, second))
    assert open_deals(evening, 1) == (2,)
    (total,) = (total for total in rankings(all_of(evening), None)[0] if total.entrant == 1)
    assert (total.deals, total.missed) == (4, 0), "the place counts as one"


def test_each_change_can_be_mended() -> None:
    evening = after(PLAN, *PLAN.sittings[:3])
    seat = evening.places[0].seats[0]
    assert back(gone(seat, 1), 2) == seat
    assert not_replaced(replaced(seat, "Zoe", 2)) == seat
    assert late(late(seat, 3), 1) == seat
    assert renamed(seat, "Anne")[0].name == "Anne"
    assert not_replaced(with_newcomer(evening, ("Zoe",), 2).places[3].seats[0]) == ()
    assert [stay.since for stay in back(gone(seat, 1), 3)] == [1, 3], "who misses a deal is there before and after"
    gone_and_back = comes_back(goes(evening, 0, 1), 0, 2)
    assert gone_and_back.to_play == evening.to_play
    removed = with_newcomer(evening, ("Zoe",), 2)
    removed = with_change(removed, 3, removed.places[3].with_seat(0, ()))
    assert removed.to_play == evening.to_play
    assert with_newcomer(removed, ("Zoe",), 3).places[3].seats[0][0].since == 3, "the place is free again"
    assert len(rankings(removed, None)[0]) == 3


def test_a_deal_that_was_shown_to_all_is_marked_as_seen_if_somebody_plays_it_after_all() -> None:
    evening = all_of(goes(after(PLAN, *PLAN.sittings[:3]), 2, 1))
    again = comes_back(evening, 2, 2)
    assert deals_of(again.to_play, 2) == [2, 3, 4]
    assert [again.played[one.number].seen for one in again.to_play] == [True] * 3
    assert not any(map(again.has_begun, again.to_play))
    assert open_deals(again, None) == (1,), "and is shown to all no more until it is played"
    new = with_newcomer(after(PLAN, *PLAN.sittings[:3]), ("Zoe",), 1)
    seen = {sitting.deal: sitting.number in new.played for sitting in new.to_play if sitting.north == 3}
    assert seen == {1: True, 2: False, 3: False, 4: False}


def test_the_computer_takes_the_seat_of_a_partner_who_goes_home() -> None:
    evening = goes(Evening(plan_for(2, size=2)), 0, 1, seat=1)
    one, two = (sitting for sitting in evening.sittings if sitting.north == 0 and sitting.deal < 3)
    assert evening.seated(one) == (("Ann", "Ben"),)
    assert evening.seated(two) == (("Ann", None),)
    header = header_of(evening.plan, two, evening.seated(two))
    assert header.seats[2].startswith("computer")
    assert header.seats[0] == "person"


def test_in_a_movement_the_computer_plays_for_who_goes_home_and_is_compared_with_nobody() -> None:
    evening = goes(goes(Evening(MEETING), 3, 1, 0), 3, 1, 1)
    later = [sitting for sitting in evening.sittings if 3 in sitting.entrants and sitting.turn > 1]
    assert all(sitting in evening.to_play for sitting in later), "the others play on as planned"
    assert {evening.present(sitting) for sitting in later} == {(2,), (1,)}
    over = all_of(evening)
    lines = [line for deal in (2, 3) for line in deal_lines(over, deal)]
    assert 3 not in {line.entrant for line in lines}
    assert {line.top for line in lines} == {0, 2}, "nobody is compared with the computer"
    both = goes(goes(evening, 2, 0, 0), 2, 0, 1)
    assert sum(not both.present(sitting) for sitting in both.sittings) == 1, "where nobody is left, nothing is played"


def test_a_newcomer_has_a_place_of_their_own_only_where_each_plays_alone_and_ten_are_not_there() -> None:
    assert not has_room(Evening(MEETING))
    assert has_room(Evening(PLAN))
    with pytest.raises(ValueError, match="nobody can have come"):
        with_newcomer(Evening(MEETING), ("Zoe",), 1)
    full = Evening(plan_for(10))
    assert not has_room(full)
    with pytest.raises(ValueError, match="more than 10 persons"):
        with_newcomer(full, ("Zoe",), 1)
    with pytest.raises(ValueError, match="'ann' is there twice"):
        with_newcomer(Evening(PLAN), ("ann",), 1)


def test_a_computer_player_gets_another_name_if_somebody_of_its_name_comes() -> None:
    evening = takes_over(Evening(PLAN), 0, "Seán", 1)
    sitting = evening.sittings[0]
    assert header_of(PLAN, sitting, evening.seated(sitting)).names == ("Seán", "Seán II", "Nora")


def test_copies_that_were_changed_apart_are_merged_in_either_order() -> None:
    """Zoe comes to the one, Eva to the other, each plays; and Cis goes home in one of them."""
    base = after(PLAN, *PLAN.sittings[:3])
    here, there = goes(with_newcomer(base, ("Zoe",), 2), 2, 1), with_newcomer(base, ("Eva",), 2)
    copies = []
    for copy in (here, there):
        sitting = next(one for one in copy.to_play if one.north == 3)
        copies.append(copy.with_played(sitting, played(PLAN, sitting)))
    both = merged(*copies)
    assert both == merged(*reversed(copies))
    assert [place.key for place in both.places] == ["Ann", "Ben", "Cis", "Eva", "Zoe"]
    over = {both.seated(sitting) for sitting in both.sittings if both.is_over(sitting) and sitting.deal == 2}
    assert over == {(("Zoe",),), (("Eva",),)}
    assert deals_of(both.to_play, 2) == []
    assert merged(both, copies[0]) == both == merged(copies[1], both)
    assert parse_evening(evening_text(both).encode()) == both


def test_two_of_one_name_who_came_to_two_copies_are_told_apart() -> None:
    here, there = takes_over(Evening(PLAN), 0, "Zoe", 2), takes_over(Evening(PLAN), 1, "Zoe", 2)
    both = merged(here, there)
    assert both == merged(there, here)
    assert [place.at(2) for place in both.places] == [("Zoe",), ("Zoe 2",), ("Cis",)]
    assert parse_evening(evening_text(both).encode()) == both


def test_a_guest_follows_the_host_whatever_was_changed_before() -> None:
    host = with_newcomer(Evening(PLAN), ("Zoe",), 2)
    guest = goes(goes(with_newcomer(Evening(PLAN), ("Eva",), 1), 0, 1), 0, 2)
    own = next(one for one in guest.to_play if one.north == 3)
    now = following(guest.with_played(own, played(PLAN, own)), host)
    assert now.places[0].seats == host.places[0].seats
    assert [place.key for place in now.places] == ["Ann", "Ben", "Cis", "Zoe", "Eva"]
    assert [now.seated(sitting) for sitting in now.sittings if now.is_over(sitting)] == [(("Eva",),)]
    assert merged(now, guest).places[0].seats == host.places[0].seats, "also when the copies are merged later"


def test_a_deal_under_way_is_known_after_a_new_name_and_goes_on_with_it(tmp_path: Path) -> None:
    desk = EveningDesk(tmp_path, lambda *_: None)
    desk.begin(PLAN)
    assert desk.evening is not None
    sitting = desk.evening.sittings[0]
    game = desk.sit_down(sitting)
    place = desk.evening.places[0]
    desk.change(with_change(desk.evening, 0, place.with_seat(0, renamed(place.seats[0], "Anne"))))
    assert desk.sitting_of(game) == sitting
    assert desk.sit_down(sitting, game).record.header.names[0] == "Anne"
    desk.change(goes(desk.evening, 0, 0))
    assert desk.sitting_of(game) == sitting, "who goes on with it all the same plays it there"
    play_on(game.record, first)
    foreign = GameToken(record_of(replace(PLAN, seed=5), sitting, Played()))
    assert desk.sitting_of(foreign) is None
    again = EveningDesk(tmp_path, lambda *_: None)
    (path,) = again.kept()
    again.open(path)
    assert again.evening == desk.evening


BAD: list[tuple[str, Callable[[list[dict[str, Any]]], object], str]] = [
    ("no such place", lambda one: one[0].update(entrant=7), "nobody can have come to such a place"),
    ("twice", lambda one: one.append(one[0]), "a place is there twice"),
    ("another's", lambda one: one[0].update(key="Zoe"), "place 1 is not that of the plan"),
    ("two seats", lambda one: one[0].update(seats=[[], []]), "place 1 is not that of the plan"),
    ("nobody", lambda one: one[0]["seats"][0][0].update(names=[]), "there are 0 entries"),
    ("name", lambda one: one[0]["seats"][0][0].update(names=["A|b"]), "cannot be a name"),
    ("same name", lambda one: one[0]["seats"][0][0].update(names=["Ben"]), "'Ben' is there twice"),
    ("turn", lambda one: one[0]["seats"][0][0].update(since=9), "no deal is"),
    ("both at once", lambda one: one[0]["seats"][0].append({"names": ["Zoe"]}), "two have a seat at once"),
    ("no end", lambda one: one[0]["seats"][0].extend([{"names": ["Zoe"], "since": 2}] * 9), "entries, not"),
    ("revision", lambda one: one[0].update(revision=-1), "is not from 0"),
    ("field", lambda one: one[0].update(hat="red"), "there is no field 'hat'"),
]


@pytest.mark.parametrize(("change", "message"), [one[1:] for one in BAD], ids=[one[0] for one in BAD])
def test_a_place_that_cannot_be_is_refused_with_its_reason(
    change: Callable[[list[dict[str, Any]]], object], message: str
) -> None:
    document = json.loads(evening_text(goes(Evening(PLAN), 0, 1)))
    change(document["changed"])
    with pytest.raises(ValueError, match=message) as found:
        parse_evening(json.dumps(document).encode())
    assert "\n" not in str(found.value)


def test_a_file_without_changes_is_written_as_before() -> None:
    assert "changed" not in evening_text(Evening(PLAN))
