"""All that a phone's page can show, one after the other: each state with what the host says and the person presses."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from functools import partial
from typing import Any, Final

from tests.browsers.chromium import wait_until
from tests.browsers.games import (
    DECISIONS,
    TWENTY_FIVE,
    asked,
    at_decision,
    deal_over,
    in_phase,
    in_play,
    in_trick,
    may_refuse,
    robs,
    shown,
    turns_unseen,
)
from tests.browsers.host import KEY, TOKEN, Guest, ScriptedHost
from tests.browsers.table import OnePhone
from twentyfive.core import PRESETS, Phase, PlayerView, seated
from twentyfive.net.messages import Closing, HostMessage, No, People, Question, Why, You
from twentyfive.presentation.phone.seat_signs import SeatIs
from twentyfive.presentation.phone.sheets import May, PhoneSheet, SheetHand
from twentyfive.wording import network

SCREENS: Final = {"small": (360, 640), "portrait": (390, 844), "landscape": (740, 360)}


@dataclass(frozen=True)
class State:
    """A state of the page.

    Attributes:
        name: its name.
        says: what the host says before.
        presses: what the person then presses.
        shows: an element that is there once the state is.
        ends: the reason with which the host ends the connection; None if it does not.
    """

    name: str
    says: tuple[HostMessage, ...] = ()
    presses: tuple[str, ...] = ()
    shows: str = ".table"
    ends: Why | None = None


def at(game: OnePhone, sheet: PhoneSheet | None = None, people: People | None = None) -> tuple[HostMessage, ...]:
    """Return what a host says to a phone at a game, from its beginning."""
    return (game.welcome(), You(0, "Máire", TOKEN), people or game.people(), sheet or game.sheet())


MENU: Final = ".bar button:last-child"


def states() -> Iterator[State]:
    """Yield the states, in an order in which they can follow each other on one page."""
    yield from _joining()
    for name in DECISIONS:
        game = at_decision(name)
        yield State(name, at(game))
    yield from _at_the_table()
    yield from _called_partner()
    yield from _unseen_partners()
    yield from _pages_over_it()
    for players in range(2, 11):
        yield State(f"{players} players", at(_many(players)))
        yield State(f"scores of {players}", presses=(".scores",), shows=".over.scores")
        yield State("table", presses=(".foot .choice",))
    yield from (State(f"ends: {why}", at(at_decision("play")), shows="h1", ends=why) for why in Why)


def _joining() -> Iterator[State]:
    game = at_decision("play")
    welcome = game.welcome()
    signs = list(welcome.seats)
    signs[1] = replace(signs[1], state=SeatIs.ASLEEP, words=network.IS_ASLEEP())
    signs[2] = replace(signs[2], state=SeatIs.HERE, words=network.PLAYS_HERE())
    mixed = replace(welcome, seats=tuple(signs))
    yield State("seats", (mixed,), shows=".join .seats")
    yield State("no seat", (replace(mixed, seats=tuple(signs[2:]), full=True),), shows=".join .choice.primary")
    yield State("refused", (mixed, No(network.NOT_LET_IN())), shows=".join .bad")
    yield State("waiting", (You(None, "Máire", waits=network.WAITS_TO_BE_LET_IN()),), shows=".waiting")


def _at_the_table() -> Iterator[State]:
    game = asked(TWENTY_FIVE, lambda view: in_trick(view) and len(view.tricks) == 1)
    sheet, people = game.sheet(), game.people()
    seats = people.seats
    away, free = replace(seats[0], state=SeatIs.AWAY), replace(seats[3], state=SeatIs.FREE)
    sleeper = replace(seats[4], state=SeatIs.ASLEEP, words="asleep", stands_in=17)
    yield State("trick", at(game))
    yield State("hint", (replace(sheet, hint="Play the lowest trump that wins: 7♠ beats 6♥ and 5♦."),), shows=".more p")
    first, *rest = sheet.hands[0].cards
    advised = replace(sheet.hands[0], cards=(replace(first, advised=True), *rest))
    yield State("advised card", (replace(sheet, hands=(advised,)),), shows=".card .pill")
    yield State("refusal", (No("You must follow suit: play a spade, or any trump but the best three."),))
    yield State("lifted", (sheet,), (".card.raised",), ".play")
    yield State("on its way", presses=(".play",), shows=".card.pending")
    yield State("asleep", (sheet, People((away, *seats[1:3], free, sleeper), note="Waiting for Tom.")), shows=".asleep")
    yield State("question", (Question(1, "Seán would like to take back 7♠. Do you agree?", 20),), shows=".choices.two")
    yield State("paused", (Question(1, ""), People(seats, "Seán has paused the game."), _may(sheet, May.RESUME)))
    yield State("break", (people, _may(sheet, May.BACK)), shows=".choice.primary")
    waits = replace(sheet, turn=False, ask=None, line="Seán is to play.", hands=_plain(sheet))
    yield State("another's turn", (waits,))
    yield State("last trick", presses=(".bar button:nth-child(3)",), shows=".cloth.last")
    own = replace(sheet.hands[0], title="Your hand")
    yield State("two hands", (replace(sheet, hands=(own, replace(own, seat=2, title="Nora’s hand", to_play=False))),))
    looked_on = replace(sheet, seat=None, hands=(), turn=False, ask=None)
    yield State("looks on", (You(None, ""), looked_on), shows=".no-hand")
    yield State("chosen to be put out", at(at_decision("rob")), (".card.raised",), ".card.out")
    over = at_decision("deal over")
    yield State("ready", at(over, people=replace(over.people(), note="Waiting for you.")), (".choice.primary",))
    ready = tuple(replace(seat, ready=True) for seat in over.people().seats)
    yield State("all ready", (People(ready, note="Waiting for Seán."),), shows=".readies .plate")


def _called_partner() -> Iterator[State]:
    calls = at_decision("call a partner")
    advice = replace(calls.sheet(), hint="Play alone: you hold the best three trumps.")
    yield State("a hint on a partner", at(calls, advice), shows=".more p:nth-child(2)")
    for name, press in (("a card", ":first-child"), ("nobody", ":last-child")):
        yield State(f"{name} is called", at(calls), (f".choices .choice{press}",), ".panel:not(.turn)")
    waits = shown(seated("growl-partner", 6, 6), in_phase(Phase.CALL_PARTNER))
    yield State("another calls", at(waits), shows=".panel:not(.turn)")
    for name, fits in _PARTNERS.items():
        yield State(name, at(in_play(PRESETS["growl-partner"], fits)))
    yield State(f"scores, {name}", presses=(".scores",), shows=".over.scores")
    yield State("a deal with a partner is over", at(deal_over(PRESETS["growl-partner"])), shows=".result")


_PARTNERS: Final[dict[str, Callable[[PlayerView], object]]] = {
    "you called a card": lambda view: view.called and view.declarer == 0,
    "you play alone": lambda view: view.alone and view.declarer == 0,
    "another called a card": lambda view: view.called and view.declarer and view.called not in view.hand,
    "another plays alone": lambda view: view.alone and view.declarer,
    "you hold the card called": lambda view: view.declarer and view.called in view.hand,
    "you are the partner": lambda view: view.declarer and view.partner == 0 and view.called not in view.hand,
    "you have a partner": lambda view: view.partner and view.declarer == 0,
    "others are partners": lambda view: view.partner and view.declarer,
}


def _unseen_partners() -> Iterator[State]:
    for players, sides in ((4, 2), (6, 3)):
        rules = seated("forty-five-unseen", players, sides)
        turned = in_play(rules, turns_unseen)
        yield State(f"seats of {players} with unseen hands", (turned.welcome(),), shows=".join .seats")
        yield State(f"a card of {players} is turned unseen", at(turned), shows=".panel:not(.turn)")
        yield State(f"cards of {players} turned unseen", at(asked(rules, may_refuse)), shows=".panel.turn")
        yield State(f"a deal of {players} with unseen hands is over", at(deal_over(rules)), shows=".result")


def _pages_over_it() -> Iterator[State]:
    game = asked(TWENTY_FIVE, in_trick)
    sheet = game.sheet()
    waits = replace(sheet, turn=False, ask=None, hands=_plain(sheet), may=(May.HINT, May.PAUSE, May.AWAY, May.MOMENT))
    for turn, told in (("your turn", sheet), ("not your turn", waits)):
        yield State(f"menu, {turn}", at(game, told), (MENU,), ".over.menu")
        yield State(f"leaving, {turn}", presses=(".leave .row",), shows=".leave .harm")
        yield State(f"scores, {turn}", at(game, told), (".scores",), ".over.scores")
        yield State(f"rules, {turn}", at(game, told), (MENU, ".rows .row:last-child"), ".over.rules")


def _many(players: int) -> OnePhone:
    return asked(seated("twenty-five", players, players), robs if players == 5 else lambda view: view.my_turn)


def _plain(sheet: PhoneSheet) -> tuple[SheetHand, ...]:
    return tuple(
        replace(hand, to_play=False, cards=tuple(replace(card, move="", offered=False) for card in hand.cards))
        for hand in sheet.hands
    )


def _may(sheet: PhoneSheet, wish: May) -> PhoneSheet:
    return replace(sheet, may=(wish,))


DRAWN: Final = "new Promise((done) => requestAnimationFrame(() => setTimeout(done)))"
"""A script that ends when the page is drawn again."""

Run = Callable[[str], Any]
"""Runs a script on the page, and returns what it is."""


def settings_script(scheme: str, text: float) -> str:
    """Return a script that lets the page have these settings when it is loaded next."""
    kept = json.dumps(json.dumps({"scheme": scheme, "size": text}))
    return f"localStorage.setItem('twentyfive.settings', {kept})"


def walk(run: Run, host: ScriptedHost) -> Iterator[State]:
    """Bring a page, which asks for a seat, from state to state."""
    for state in states():
        guest = host.guests[-1]
        guest.say(*state.says)
        _wait_until_drawn(run, guest)
        for selector in state.presses:
            element = f"document.querySelector({json.dumps(selector)})"
            wait_until(partial(run, f"{element} !== null"), f"{state.name}: {selector}")
            run(f"{element}.click()")
        if state.ends is not None:
            host.is_shut = True
            guest.close(Closing(state.ends))
        shows = partial(run, f"document.querySelector({json.dumps(state.shows)}) !== null")
        wait_until(shows, state.name, lambda: str(run("document.body.innerText")))
        yield state
        if state.ends is not None:
            _come_again(run, host)


def _wait_until_drawn(run: Run, guest: Guest) -> None:
    """Wait until the page has taken and drawn what the host has said."""
    guest.wait()
    run(DRAWN)


def _come_again(run: Run, host: ScriptedHost) -> None:
    host.is_shut = False
    count = len(host.guests)
    run("localStorage.setItem('twentyfive.code', JSON.stringify(" + json.dumps(KEY) + "))")
    run("location.reload()")
    wait_until(lambda: len(host.guests) > count, "the page is loaded again")
