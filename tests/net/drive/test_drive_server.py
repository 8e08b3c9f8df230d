"""The phones of a card drive over the real gateway: what they are told, what becomes of it, and what never crosses."""

from __future__ import annotations

import json
import os
import re
import signal
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from dataclasses import replace
from pathlib import Path
from typing import Final
from unittest.mock import patch

import pytest

from tests.net.drive.halls import EVENING, Hall, Phone, hall
from twentyfive.drive.entries import Ended, Gone, Renamed, Reported, Undone
from twentyfive.drive.plan import Plan, Prize, Scoring
from twentyfive.net.drive import drive_server
from twentyfive.net.drive.drive_server import LIMITS
from twentyfive.net.limits import Limits
from twentyfive.net.messages import Why

pytestmark = pytest.mark.usefixtures("qapp")

PLAN: Final = Plan(name="Monday", games=3, sides=2, prizes=(Prize(percent=50, thing="a ham"), Prize(percent=25)))

OpenPhone = Callable[..., Phone]


@pytest.fixture
def confey(tmp_path: Path, resources: Path) -> Iterator[Hall]:
    """A hall of five pairs: two tables, and one pair sits out."""
    with hall(tmp_path, resources, 5, PLAN) as made:
        yield made


@pytest.fixture
def come(confey: Hall) -> Iterator[OpenPhone]:
    """Let phones come in: `come(side)` for one that belongs to a side, `come()` for one that does not yet."""
    with ExitStack() as phones:

        def open_phone(side: int = 0, **secret: str) -> Phone:
            phone = Phone(confey, **secret)
            phones.callback(phone.close)
            if side:
                phone.belong(side)
            return phone

        yield open_phone


def sides(confey: Hall, table: int = 1) -> tuple[int, ...]:
    return confey.evening.tables[table - 1].sides


def test_a_phone_sees_who_sits_at_the_table_and_chooses(confey: Hall, come: OpenPhone) -> None:
    phone = come()
    assert phone.heard["drive"]["called"] == "Monday"
    assert phone.heard["card"] == {"t": "card", "side": 0}
    found = phone.look(2)
    assert tuple(side["side"] for side in found) == sides(confey, 2)
    assert [(side["letter"], side["names"]) for side in found] == [
        (letter, list(confey.evening.names(confey.evening.side(card).people)))
        for letter, card in zip("AB", sides(confey, 2), strict=True)
    ]
    phone.belong(found[1]["side"])
    told = phone.told
    assert (told["stage"], told["table"], told["game"], told["games"]) == ("asked", 2, 1, 3)
    assert [side["side"] for side in told["sides"]] == [side["side"] for side in found]
    assert confey.server.count == 1


def test_two_sides_that_agree_enter_the_result_and_are_told_where_to_go(confey: Hall, come: OpenPhone) -> None:
    one, other = map(come, sides(confey))
    one.report(sides(confey)[1])
    one.wait_told(stage="waiting")
    other.wait_for(lambda: "said" in other.told["sides"][0])
    assert other.told["stage"] == "asked"
    other.report(sides(confey)[1])
    for phone in (one, other):
        phone.wait_told(stage="entered")
        assert phone.told["result"] == {"winner": sides(confey)[1]}
    confey.desk.enter(Reported(1, 2, winner=sides(confey, 2)[0]))
    confey.move_on()
    for phone, side in ((one, one.told["side"]), (other, other.told["side"])):
        phone.wait_told(game=2)
        assert phone.told.get("table", 0) == confey.evening.table_of[side]
        assert phone.told["came_from"] == 1


def test_two_that_differ_are_told_so_until_one_thinks_better_of_it(confey: Hall, come: OpenPhone) -> None:
    first, second = sides(confey)
    one, other = come(first), come(second)
    one.report(first)
    other.report(second)
    for phone in (one, other):
        phone.wait_told(stage="differing")
        assert [side["said"]["winner"] for side in phone.told["sides"]] == [first, second]
    other.report(first)
    one.wait_told(stage="entered")
    assert confey.evening.tables[0].result is not None


def test_two_phones_of_one_side_are_no_two_sides(confey: Hall, come: OpenPhone) -> None:
    first, second = sides(confey)
    one, other = come(first), come(first)
    assert one.token != other.token
    one.report(first)
    other.wait_told(stage="waiting")
    other.report(first)
    other.listen()
    assert confey.evening.tables[0].result is None
    other.report(second)  # they think better of it
    one.wait_for(lambda: one.told["sides"][0]["said"]["winner"] == second)


def test_who_sits_out_is_told_so(confey: Hall, come: OpenPhone) -> None:
    (out,) = confey.evening.out
    phone = come(out)
    assert phone.told["stage"] == "break"
    assert "table" not in phone.told
    phone.report(out)
    phone.wait_for(lambda: phone.kinds.count("told") == 2)
    assert "no" not in phone.heard


def test_points_are_asked_for_where_points_count(tmp_path: Path, resources: Path) -> None:
    with hall(tmp_path, resources, 2, replace(PLAN, scoring=Scoring.POINTS)) as confey:
        one, other = Phone(confey), Phone(confey)
        for phone, side in zip((one, other), sides(confey), strict=True):
            phone.belong(side)
        assert one.told["points"] is True
        one.say("report", game=1, points=[25])
        one.wait_for(lambda: "no" in one.heard)
        for phone in (one, other):
            phone.say("report", game=1, points=[25, -20])
        one.wait_told(stage="break")
        assert one.told["result"]["points"] == [25, -20]
        assert one.told["score"] + other.told.get("score", 0) == 5 or one.told["score"] in {25, -20}
        one.close()
        other.close()


def test_a_phone_comes_back_with_its_token_after_anything(confey: Hall, come: OpenPhone) -> None:
    side = sides(confey)[0]
    phone = come(side)
    token, key, port, url = phone.token, confey.server.key, confey.port, confey.server.url(1)
    phone.close()
    confey.wait(lambda: confey.server.count == 0)
    back = come(token=token)
    back.wait_told(side=side)
    pid = confey.server._link.gateway_pid
    assert pid is not None
    os.kill(pid, signal.SIGKILL)
    confey.wait(lambda: confey.server._link.gateway_pid not in (None, pid))
    again = come(token=token)
    again.wait_told(side=side)
    confey.begin_again()
    assert (confey.server.key, confey.port, confey.server.url(1)) == (key, port, url), "the cards are printed"
    last = come(token=token)
    last.wait_told(side=side)
    assert last.table["table"] == phone.table["table"]


def test_a_second_connection_of_one_phone_ends_the_first(confey: Hall, come: OpenPhone) -> None:
    phone = come(sides(confey)[0])
    back = come(token=phone.token)
    phone.wait_for(lambda: phone.closed == Why.ELSEWHERE)
    assert not back.closed
    assert confey.server.count == 1


def test_who_chose_the_wrong_side_chooses_again(confey: Hall, come: OpenPhone) -> None:
    first, second = sides(confey)
    phone = come()
    phone.look(1)
    phone.belong(first)
    old = phone.token
    phone.say("belong", side=0)
    phone.wait_for(lambda: phone.kinds[-2:] == ["card", "sides"])
    assert phone.heard["card"]["side"] == 0
    phone.belong(second)
    assert phone.token != old
    with pytest.raises(PermissionError):
        come(token=old)


def test_another_evening_has_other_codes_and_no_phones(confey: Hall, come: OpenPhone) -> None:
    phone = come(sides(confey)[0])
    key = confey.server.key
    confey.server.close()
    confey.server.open("confey 2026-12-07")
    confey.wait(lambda: confey.server.door is not None)
    assert confey.server.key != key
    with pytest.raises(PermissionError, match="gone"):
        come(token=phone.token)
    confey.server.close()
    confey.server.open(EVENING)
    confey.wait(lambda: confey.server.door is not None)


def test_the_typed_code_lets_in_too_and_a_new_one_leaves_the_cards_good(confey: Hall, come: OpenPhone) -> None:
    assert not come(code=confey.server.code).closed
    key, old = confey.server.key, confey.server.code
    confey.server.new_code()
    assert (confey.server.key, confey.server.code == old) == (key, False)
    assert not come(code=confey.server.code).closed
    assert not come(key=key).closed
    confey.server.shut_door()
    assert confey.server.url(1) == ""
    with pytest.raises(PermissionError, match="shut"):
        come(key=key)


def test_one_phone_too_many_is_told_so_and_none_gives_way(
    confey: Hall, come: OpenPhone, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(drive_server, "MOST_PHONES", 2)
    known = come(sides(confey)[0])
    come()
    late = come()
    late.wait_for(lambda: late.closed == Why.FULL)
    assert (confey.server.count, known.closed) == (2, "")
    known.close()
    confey.wait(lambda: confey.server.count == 1)
    assert not come().closed


def test_the_gateway_has_room_for_more_than_are_let_in() -> None:
    assert replace(Limits(), guests=LIMITS.guests) == LIMITS
    assert LIMITS.guests > drive_server.MOST_PHONES == 100


def test_a_late_answer_changes_nothing_and_nothing_is_said_of_it(confey: Hall, come: OpenPhone) -> None:
    first, second = sides(confey)
    phone = come(first)
    for table in confey.evening.tables:
        confey.desk.enter(Reported(1, table.number, winner=table.sides[0]))
    confey.move_on()
    phone.say("report", game=1, winner=second)
    phone.wait_told(game=2)
    assert "no" not in phone.heard
    assert confey.evening.games[0].tables[0].result is not None
    assert confey.evening.games[0].tables[0].result.winner == first


HOSTILE: Final = (
    '{"t":"look","table":99999}',
    '{"t":"belong","side":-1}',
    '{"t":"report","game":1,"winner":1,"side":2}',
    '{"t":"report","game":1,"points":[' + ",".join(["1"] * 500) + "]}",
    '{"t":"sit","seat":1}',
    '{"t":"hand_in","result":{"sitting":1,"moves":""}}',
    '{"t":"told"}',
    '{"t":"look","table":1,"table":2}',
    "[" * 200,
    "no JSON",
)


@pytest.mark.parametrize("text", HOSTILE)
def test_what_no_page_says_ends_the_connection_and_does_nothing(confey: Hall, come: OpenPhone, text: str) -> None:
    phone = come(sides(confey)[0])
    before = confey.evening
    phone.say_text(text)
    confey.wait(lambda: confey.server.count == 0)
    assert confey.evening is before


def test_what_is_said_of_sides_and_tables_that_there_are_not_does_nothing(confey: Hall, come: OpenPhone) -> None:
    phone = come()
    assert phone.look(500) == []
    for side in (6, 1_000):
        phone.say("belong", side=side)
        phone.say("report", game=1, winner=side)
    assert [side["side"] for side in phone.look(1)] == list(sides(confey))
    phone.belong(sides(confey)[0])
    phone.report(sides(confey, 2)[0])
    phone.wait_for(lambda: "no" in phone.heard)
    assert "said" not in phone.told["sides"][0]


def test_a_phone_follows_what_the_organiser_mends(confey: Hall, come: OpenPhone) -> None:
    side = sides(confey)[0]
    phone = come()
    phone.look(1)
    phone.belong(side)
    person = confey.evening.side(side).people[0]
    confey.desk.enter(Renamed(person, "Aoife"))
    phone.wait_for(lambda: phone.told["names"][0] == "Aoife")
    confey.desk.enter(Undone(), Undone())
    phone.wait_for(lambda: phone.heard["card"]["side"] == 0)
    assert confey.evening.tables == ()


def test_at_the_end_each_side_is_told_its_place_and_what_it_has_won(confey: Hall, come: OpenPhone) -> None:
    first, second = sides(confey)
    winner, loser = come(first), come(second)
    confey.desk.enter(Reported(1, 1, winner=first))
    confey.desk.enter(Gone(sides(confey, 2)[0]), Ended())
    winner.wait_told(stage="over")
    assert (winner.told["place"], winner.told["score"]) == (1, 1)
    (prize,) = winner.told["prizes"]
    assert prize["what"] == "place 1"
    assert re.fullmatch(r".*\d.* and a ham", prize["given"])
    loser.wait_told(stage="over")
    assert loser.told["place"] > 1
    assert "ham" not in "".join(loser.said)


def test_a_full_disk_is_told_and_the_phones_go_on(confey: Hall, come: OpenPhone) -> None:
    told = list[object]()
    confey.server.not_kept.connect(told.append)
    with patch("twentyfive.engine.files.guarded_file.write_whole", side_effect=OSError(28, "full")):
        phone = come(sides(confey)[0])
    assert told
    assert phone.told["stage"] == "asked"


def test_nothing_crosses_that_a_side_may_not_know(tmp_path: Path, resources: Path) -> None:
    """A whole evening of twelve pairs, each of whom has paid another sum: all that is sent is searched."""
    plan = replace(PLAN, sides=3, games=4)
    with hall(tmp_path, resources, 12, plan) as confey:
        evening = confey.evening
        first = dict.fromkeys(evening.tables[0].sides, evening.tables[0].sides)
        phones = {side: Phone(confey) for side in first}
        for side, phone in phones.items():
            phone.look(1)
            phone.belong(side)
        may_see = {side: set(first[side]) for side in phones}
        for number in range(1, 5):
            for table in confey.evening.tables:
                confey.desk.enter(Reported(number, table.number, winner=table.sides[number % 3]))
            if number < 4:
                confey.move_on()
            for side, phone in phones.items():
                phone.wait_told(game=min(number + 1, 4))
                may_see[side] |= set(confey.evening.tables[confey.evening.table_of[side] - 1].sides)
        money = confey.evening.money
        for side, phone in phones.items():
            phone.wait_told(stage="over")
            phone.listen()
            all_said = "\n".join(phone.said)
            named = {int(number) for number in re.findall(r"(?:Ann|Ben) (\d+)", all_said)}
            assert named == may_see[side], "only who sat at a table of its own"
            own = {payout.cents for payout in money.payouts if payout.side == side}
            sums = {money.tin, money.hall, *(payout.cents for payout in money.payouts)} - own
            paid = {person.paid for person in confey.evening.people if person.paid}
            figures = re.sub(r"(?<=\d)[.,\s](?=\d)", "", all_said)
            assert all(str(cents) in figures for cents in own)
            assert not [cents for cents in sums | paid if str(cents) in figures]
            tokens = {other.token for other in phones.values() if other is not phone}
            assert not any(token in all_said for token in tokens)
            for secret in (confey.server.key, confey.server.code):
                assert secret not in all_said
        recorded = {text for _, text in confey.sent}
        assert all(json.loads(text)["t"] in {"drive", "card", "sides", "told", "ways"} for text in recorded)
        for phone in phones.values():
            phone.close()
