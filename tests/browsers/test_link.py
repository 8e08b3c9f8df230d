"""The page's connection, with sockets and a clock of the test's own."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.browsers.conftest import OpenPhone
from tests.browsers.phone import Phone
from tests.browsers.table import OnePhone
from twentyfive.core import PRESETS

STAGE = """
window.stage = async () => {
  const { Link } = await import("/modules/link.js");
  const alarms = new Map();
  const listeners = {};
  let now = 0, number = 0;
  const log = [];
  const sockets = [];
  const env = {
    performance: { now: () => now },
    setTimeout: (does, wait) => { alarms.set(++number, { due: now + wait, does }); return number; },
    clearTimeout: (which) => alarms.delete(which),
    addEventListener: (name, does) => { listeners[name] = does; },
    document: { visibilityState: "visible", addEventListener: (name, does) => { listeners[name] = does; } },
    WebSocket: class {
      constructor() { log.push(`try ${now}`); sockets.push(this); }
      send(text) { log.push(`${JSON.parse(text).t} ${now}`); }
      close() {}
    },
  };
  const link = new Link({
    url: "ws://host/ws",
    exchange: () => ({
      first: '{"t":"knock"}',
      take() { this.seal = { close: (text) => text, open: (text) => text }; return null; },
    }),
    hello: () => ({ t: "hello" }),
    heard: (message) => log.push(`heard ${message.t} ${now}`),
    cut: () => log.push(`cut ${now}`),
    env,
  });
  const turn = (time) => {
    const until = now + time;
    for (;;) {
      const due = [...alarms.entries()].filter(([, a]) => a.due <= until).sort(([, a], [, b]) => a.due - b.due)[0];
      if (!due) break;
      alarms.delete(due[0]);
      now = due[1].due;
      due[1].does();
    }
    now = until;
  };
  const last = () => sockets[sockets.length - 1];
  const say = (t) => last().onmessage && last().onmessage({ data: JSON.stringify({ t }) });
  const open = () => { last().onopen(); say("proof"); say("welcome"); };
  const see = (state) => { env.document.visibilityState = state; listeners.visibilitychange(); };
  return { link, turn, last, say, open, see, listeners, log };
};
"""


@pytest.fixture
def staged(open_phone: OpenPhone) -> Phone:
    """A page that can make links of its own."""
    phone = open_phone(OnePhone(PRESETS["twenty-five"]), seated=False)
    phone.tab.run(STAGE)
    return phone


def log(phone: Phone, script: str) -> list[str]:
    """Return what a link does in a script."""
    found: Any = phone.tab.run(f"window.stage().then(s => {{ {script}; return JSON.stringify(s.log); }})")
    told: list[str] = json.loads(found)
    return told


OPEN = "s.link.start(); s.turn(0); s.open();"


def tries(told: list[str]) -> list[int]:
    """Return the times of all attempts to connect."""
    return [int(entry.split()[1]) for entry in told if entry.startswith("try")]


def test_a_lost_connection_is_tried_again_at_once_and_an_attempt_may_take_five_seconds(staged: Phone) -> None:
    told = log(staged, f"{OPEN} s.turn(1000); s.last().onclose(); s.turn(13000)")
    assert tries(told) == [0, 1000, 1300, 2000, 3000, 8000, 13000]


def test_refused_attempts_follow_each_other_so_that_the_page_is_back_two_seconds_after_the_host(staged: Phone) -> None:
    refused = "for (let time = 0; time < 13000; time += 100) { s.last().onclose && s.last().onclose(); s.turn(100); }"
    told = log(staged, f"{OPEN} s.turn(1000); {refused}")
    assert tries(told) == [0, 1000, 1300, 2000, *range(3000, 14000, 1500)]


def test_it_is_cut_off_after_twelve_seconds_without_a_word(staged: Phone) -> None:
    told = log(staged, f"{OPEN} s.turn(11000); s.say('tick'); s.turn(11999); s.log.push('later'); s.turn(1)")
    assert told[-3:] == ["later", "cut 23000", "try 23000"]


def test_a_phone_that_wakes_up_asks_and_waits_a_second(staged: Phone) -> None:
    waking = f"{OPEN} s.turn(5000); s.see('hidden'); s.turn(3000); s.see('visible');"
    assert log(staged, f"{waking} s.turn(999); s.say('tick'); s.turn(900)")[-1] == "tick 8000"
    assert log(staged, f"{waking} s.turn(1000)")[-3:] == ["tick 8000", "cut 9000", "try 9000"]


@pytest.mark.parametrize("event", ["pageshow", "online"])
def test_so_does_a_page_that_is_shown_again_or_finds_the_network(staged: Phone, event: str) -> None:
    assert log(staged, f"{OPEN} s.turn(2000); s.listeners.{event}()")[-1] == "tick 2000"


def test_it_does_not_try_while_nobody_looks_and_at_once_when_somebody_does(staged: Phone) -> None:
    told = log(staged, f"{OPEN} s.see('hidden'); s.last().onclose(); s.turn(60000); s.see('visible'); s.turn(0)")
    assert tries(told) == [0, 60_000]


def test_waking_up_does_not_wait_for_the_next_attempt(staged: Phone) -> None:
    assert tries(log(staged, "s.link.start(); s.turn(4000); s.listeners.online(); s.turn(0)"))[-1] == 4000


def test_nothing_is_kept_to_be_sent_later(staged: Phone) -> None:
    told = log(staged, f"{OPEN} s.last().onclose(); s.link.send({{ t: 'move' }}); s.turn(0); s.open()")
    assert not [entry for entry in told if entry.startswith("move")]


def test_an_end_is_final(staged: Phone) -> None:
    told = log(staged, f"{OPEN} s.link.end(); s.turn(60000); s.listeners.online(); s.see('visible'); s.turn(9000)")
    assert tries(told) == [0]


@pytest.mark.parametrize(("left", "back"), [("pagehide", "pageshow"), ("freeze", "resume")])
def test_a_page_that_is_left_or_stopped_lets_go_and_is_back_at_once(staged: Phone, left: str, back: str) -> None:
    leaving = f"s.last().close = () => s.log.push('closed'); s.listeners.{left}(); s.turn(60000);"
    told = log(staged, f"{OPEN} {leaving} s.listeners.{back}(); s.turn(0)")
    assert told[-2:] == ["closed", "try 60000"]
