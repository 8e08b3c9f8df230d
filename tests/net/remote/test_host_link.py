"""The thread of a connection may be ahead of the window: nothing is said on a connection before its hello."""

from __future__ import annotations

import asyncio

from pytestqt.qtbot import QtBot

from twentyfive.net.message_text import write_message
from twentyfive.net.messages import PROTOCOL, Closing, GameForm, Hello, Recall, Why
from twentyfive.net.remote.host_link import HostLink, _reason

HELLO = Hello(PROTOCOL, GameForm.VIEW, token="t")


def test_what_is_said_between_two_connections_goes_to_neither(qtbot: QtBot) -> None:
    del qtbot
    link, loop = HostLink("127.0.0.1", 9), asyncio.new_event_loop()
    first, second = asyncio.Queue[str | None](), asyncio.Queue[str | None]()
    link.opened.connect(lambda: link.send(HELLO))
    link._loop, link._outgoing = loop, first
    link._connected.emit(first)
    link._outgoing = second  # the thread has connected again, and the window has not heard so
    link.send(Recall(3))
    link._connected.emit(second)
    loop.run_until_complete(asyncio.sleep(0))
    loop.close()
    assert second.get_nowait() == write_message(HELLO)
    assert second.empty()


def test_a_version_that_is_not_sealed_is_shown_only_if_it_looks_like_one() -> None:
    told = Closing(Why.VERSION, "Anything.", 2, "0.2.0")
    assert _reason(write_message(told)) == Closing(Why.VERSION, v=2, app="0.2.0")
    for app in ("", "2", "Go to evil.example", "0.2.0 " * 9):
        assert _reason(write_message(Closing(Why.VERSION, v=2, app=app))) == Closing(Why.VERSION)
    assert _reason(write_message(Closing(Why.HOST_LEFT))) == Closing(Why.CODE)
