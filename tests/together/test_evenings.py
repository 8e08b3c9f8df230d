"""An evening with many guests: five windows at one table, then windows, phones and a computer player at another."""

from __future__ import annotations

from contextlib import ExitStack, closing
from pathlib import Path
from typing import Any

import pytest

from tests.net.listener import check_that_nothing_was_told
from tests.net.page_guest import PageGuest
from tests.net.relay import Relay
from tests.net.tables import HERE
from tests.together.games import check_secrecy, compare, play_five
from tests.together.phones import Phones, shown_on
from tests.together.windows import Window, window
from twentyfive.core import Record

NAMES = ("Anna", "Síle", "Tom", "Nora", "Pat")
PHONES = (2, 3, 4)


@pytest.mark.broad
def test_five_windows_and_then_two_with_three_phones_play_to_the_end(tmp_path: Path) -> None:
    with ExitStack() as stack:
        windows = [stack.enter_context(window(tmp_path, name)) for name in NAMES]
        for one in windows:
            one.answer()
        play_five(windows, {"target": 10})
        host, guest, onlooker, *others = windows
        for one in others:
            one.close()
        play_with_phones(host, guest, onlooker)


def play_with_phones(host: Window, guest: Window, onlooker: Window) -> None:
    """Play a match of a host, a guest at a window, three phones and a computer player, with a window that looks on."""
    door = host.ask("open", preset="twenty-five", players=6, sides=3, guests=4, options={"target": 20})
    with Relay(door["port"], 1) as relay:
        relay.calm = True
        way = {"address": f"{HERE}:{relay.port}", "code": door["code"]}
        onlooker.ask("look_on", **way)
        onlooker.ask("read", words="You are watching. The game begins when the host starts it.")
        guest.ask("join", **way)
        with closing(Phones(relay, door["code"], PHONES, seed=25)) as phones:
            host.tell("begin", guests=4)
            phones.answer_of(host)
            for one in (host, guest, onlooker):
                one.tell("play")
            of_host, *of_guests = [phones.answer_of(one) for one in (host, guest, onlooker)]
            compare(of_host, *of_guests)
            phones.read_all()
            for phone in phones.guests:
                compare_phone(of_host, phone)
    check_that_nothing_was_told(relay.recordings, door["code"], NAMES[1])


def compare_phone(of_host: Any, phone: PageGuest) -> None:
    """Check that a phone shows the end as the host does, and never named a card that its seat may not know."""
    record, sheet = Record.loads(of_host["record"]), phone.sheet
    assert sheet is not None
    assert sheet.result is not None
    assert sheet.result.over
    assert sheet.line == of_host["line"]
    assert sorted(row.figure for row in sheet.scores) == sorted(map(str, record.state.scores))
    check_secrecy(shown_on(phone), of_host, phone.seat)
