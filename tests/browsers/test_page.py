"""The phones' page in Chromium: everything that a person does there, and what the host hears."""

from __future__ import annotations

import re

import pytest

from tests.browsers.chromium import Chromium, wait_until
from tests.browsers.conftest import OpenPhone
from tests.browsers.games import DECISIONS, TWENTY_FIVE, asked, at_decision, in_trick
from tests.browsers.host import TOKEN, Guest, ScriptedHost
from tests.browsers.phone import Phone
from tests.browsers.table import OnePhone
from twentyfive.core import PRESETS, Phase
from twentyfive.net.messages import (
    Ask,
    Bye,
    Choose,
    Closing,
    GuestMessage,
    Hello,
    MakeMove,
    No,
    People,
    Question,
    Reply,
    SeatChoice,
    Sign,
    SignOf,
    Sit,
    Ways,
    Why,
    Wish,
    You,
)
from twentyfive.net.sealing.exchange import Doorplate
from twentyfive.net.sealing.secret import SecretKind
from twentyfive.presentation.phone.seat_signs import SeatIs, SeatSign
from twentyfive.presentation.phone.sheets import May
from twentyfive.wording import network


def silent(_guest: Guest, _message: GuestMessage) -> None:
    """Let the host say nothing more."""


def _type_name(phone: Phone, name: str) -> None:
    """Type another name in place of the one that is remembered."""
    phone.tab.run("document.querySelector('#name').select()")
    phone.tab.call("Input.insertText", text=name)


class TestJoining:
    def test_a_guest_gives_a_name_and_takes_a_seat(self, open_phone: OpenPhone) -> None:
        phone = open_phone(OnePhone(TWENTY_FIVE), seated=False)
        _type_name(phone, "Síle")
        phone.tap(".seats button")
        assert phone.wait_heard(Sit) == Sit(0, name="Síle")
        assert phone.guest.proved is SecretKind.KEY

    def test_a_seat_is_not_taken_without_a_name(self, open_phone: OpenPhone) -> None:
        phone = open_phone(OnePhone(TWENTY_FIVE), seated=False)
        _type_name(phone, " ")
        phone.tap(".seats button")
        phone.wait(".bad", "Type your name first.")
        assert phone.heard(Sit) == []

    def test_the_name_is_remembered(self, open_phone: OpenPhone) -> None:
        phone = open_phone(OnePhone(TWENTY_FIVE), seated=False)
        _type_name(phone, "Nuala")
        phone.reload()
        phone.wait(".seats")
        assert phone.tab.run("document.querySelector('#name').value") == "Nuala"

    def test_a_guest_may_look_on(self, open_phone: OpenPhone) -> None:
        game = asked(TWENTY_FIVE)
        phone = open_phone(game, seated=False)
        game.seat = None
        phone.tap(".page > .sheet > .choice")
        phone.wait(".table")
        assert phone.heard(Sit) == [Sit(takes=SeatChoice.NONE, name="Máire")]
        assert not phone.has(".hands")

    def test_whoever_looks_on_does_so_again_after_a_cut(self, open_phone: OpenPhone, host: ScriptedHost) -> None:
        phone = open_phone(asked(TWENTY_FIVE), seated=False)
        host.react = lambda guest, _: guest.say(OnePhone(TWENTY_FIVE).welcome())
        phone.tap(".page > .sheet > .choice")
        phone.wait_heard(Sit)
        phone.guest.cut()
        assert phone.wait_heard(Sit, 2).takes is SeatChoice.NONE

    def test_a_late_guest_waits_and_reads_so(self, open_phone: OpenPhone, host: ScriptedHost) -> None:
        phone = open_phone(asked(TWENTY_FIVE), seated=False)
        host.react = lambda guest, _: guest.say(You(None, "Máire", waits="The host has been asked to let you in."))
        phone.tap(".seats button")
        phone.wait("h1", "The host has been asked to let you in.")

    def test_a_wrong_code_can_be_typed_again(self, open_phone: OpenPhone) -> None:
        phone = open_phone(OnePhone(TWENTY_FIVE), seated=False)
        phone.guest.close(Closing(Why.CODE))
        phone.wait(".bad", "That QR code is an old one.")
        for typed, said in (("", "Type the code first."), ("zz-z", "A code has four"), ("a7-k3", "A code has four")):
            phone.type_code(typed)
            phone.wait(".bad", said)
        phone.type_code("zz-zz")
        phone.wait(".bad", "That is not the code of this table.")
        phone.type_code("7k 3q")
        phone.wait_heard(Hello, 2)
        assert phone.guest.proved is SecretKind.CODE

    def test_a_code_is_taken_from_the_address_and_anything_else_is_none(self, open_phone: OpenPhone) -> None:
        phone = open_phone(OnePhone(TWENTY_FIVE), seated=False)
        assert phone.tab.run("location.hash") == "", "nobody who looks at the address sees the key"
        phone.tab.run("location.hash = 'about'")
        phone.tab.run("location.hash = '7k3q'")
        phone.wait_heard(Hello, 2)
        assert [guest.proved for guest in phone.host.guests] == [SecretKind.KEY, SecretKind.CODE]


class TestPlaying:
    def test_a_tap_lifts_a_card_and_a_second_plays_it(self, open_phone: OpenPhone) -> None:
        game = at_decision("play")
        phone = open_phone(game)
        at = game.at
        phone.tap(".card.raised")
        phone.wait(".play", "Play ")
        assert phone.heard(MakeMove) == []
        phone.tap(".play")
        move = phone.wait_heard(MakeMove)
        assert move.at == at
        assert move.move.startswith("play ")

    def test_a_card_is_on_its_way_until_a_sheet_says_otherwise(self, open_phone: OpenPhone, host: ScriptedHost) -> None:
        game = at_decision("play")
        phone = open_phone(game)
        host.react = silent
        count = len(phone.words(".card"))
        phone.tap(".card.raised")
        phone.tap(".play")
        phone.wait(".line", "is on its way")
        assert phone.has(".card.pending")
        assert len(phone.words(".card")) == count
        phone.guest.say(game.sheet())
        phone.guest.say(No("Wait for your turn."))
        phone.wait(".more", "Wait for your turn.")
        assert not phone.has(".card.pending")

    def test_one_tap_can_play_a_card(self, open_phone: OpenPhone) -> None:
        phone = open_phone(at_decision("play"), oneTap=True)
        phone.tap(".card.raised")
        assert phone.wait_heard(MakeMove)

    def test_a_card_that_may_not_be_played_stands_lower_and_says_why(self, open_phone: OpenPhone) -> None:
        game = at_decision("play")
        phone = open_phone(game)
        card = next(card for card in game.sheet().hands[0].cards if card.why_not)
        tops = "(s) => document.querySelector(s).getBoundingClientRect().top"
        assert phone.tab.run(f"({tops})('.card.low') > ({tops})('.card.raised')")
        phone.tap(f".card[data-card='{card.card}']")
        phone.wait(".more", card.why_not.split(":")[0][:3])
        assert phone.words("#live")[0].strip() == card.why_not
        assert phone.heard(MakeMove) == []
        assert card.why_not in phone.tab.run(f"document.querySelector('[data-card=\"{card.card}\"]').ariaLabel")

    def test_cards_are_chosen_to_be_put_out(self, open_phone: OpenPhone) -> None:
        game = at_decision("exchange")
        phone = open_phone(game)
        names = [card.card for card in game.sheet().hands[0].cards]
        for count in (1, 2):
            phone.tap(f".card[data-card='{names[count]}']")
            phone.tab.wait_for(f"document.querySelectorAll('.card.out:not(.pending)').length === {count}")
        assert phone.wait_heard(Choose, 2).out == (names[1], names[2])
        phone.tap(f".card[data-card='{names[1]}']")
        assert phone.wait_heard(Choose, 3).out == (names[2],)

    def test_the_turn_up_is_taken_for_a_card_or_left_lying(self, open_phone: OpenPhone) -> None:
        game = at_decision("rob")
        phone = open_phone(game)
        phone.tap(".card:nth-of-type(2)")
        phone.wait(".card.out", "out")
        phone.wait(".choice.primary", "Take")
        phone.tap(".choice:not(.primary)")
        assert phone.wait_heard(Choose, 2).leave
        phone.tab.wait_for("!document.querySelector('.choice')")
        phone.tap(".card.raised")
        phone.tap(".play")
        assert phone.wait_heard(MakeMove)

    def test_an_answer_that_cannot_be_given_says_why(self, open_phone: OpenPhone) -> None:
        game = asked(PRESETS["fifty-five"], lambda view: view.phase is Phase.BID and len(view.legal) == 2)
        phone = open_phone(game)
        question = game.sheet().ask
        assert question is not None
        reason = next(choice.why_not for choice in question.choices if choice.why_not)
        phone.tap(".choice.off")
        phone.wait(".more", reason)
        assert phone.heard(MakeMove) == []
        phone.tap(".choice:not(.off)")
        assert phone.wait_heard(MakeMove)

    def test_a_hint_is_asked_for(self, open_phone: OpenPhone) -> None:
        game = at_decision("play")
        phone = open_phone(game)
        phone.tap(".bar button")
        assert phone.wait_heard(Ask) == Ask(game.at, Wish.HINT)

    def test_the_last_trick_is_shown_and_put_away(self, open_phone: OpenPhone) -> None:
        game = asked(TWENTY_FIVE, lambda view: in_trick(view) and len(view.tricks) == 1)
        phone = open_phone(game)
        last = game.sheet().last_trick
        assert last is not None
        phone.tap(".bar button:nth-child(3)")
        phone.tab.wait_for(f"document.querySelectorAll('.laid-card img').length === {len(last.cards)}")
        phone.wait(".facts", last.title)
        phone.tap(".bar button:nth-child(3)")
        phone.wait(".facts", game.sheet().facts)

    def test_the_host_announcement_is_said(self, open_phone: OpenPhone) -> None:
        game = asked(TWENTY_FIVE, in_trick)
        phone = open_phone(game)
        assert phone.words("#live")[0].strip() in (game.sheet().say, game.sheet().line)

    def test_ready_deals_again(self, open_phone: OpenPhone) -> None:
        phone = open_phone(at_decision("deal over"))
        phone.tap(".choice.primary")
        assert phone.wait_heard(Sign).sign is SignOf.READY
        phone.wait(".hand")


class TestQuestions:
    def test_another_asks_to_take_something_back(self, open_phone: OpenPhone) -> None:
        phone = open_phone(at_decision("play"))
        phone.guest.say(Question(7, "Seán would like to take back 7♠. Do you agree?", 20))
        phone.wait(".line", "Seán would like")
        phone.wait(".more", "\N{NO-BREAK SPACE}s")
        phone.tap(".choice.primary")
        assert phone.wait_heard(Reply) == Reply(7, True)
        phone.wait(".line", "Your turn")

    def test_a_question_that_is_not_asked_any_more_goes(self, open_phone: OpenPhone) -> None:
        phone = open_phone(at_decision("play"))
        phone.guest.say(Question(7, "Seán would like to take back 7♠. Do you agree?", 20))
        phone.wait(".line", "Seán would like")
        phone.guest.say(Question(7, ""))
        phone.wait(".line", "Your turn")

    def test_a_pause_is_ended_by_anybody(self, open_phone: OpenPhone) -> None:
        game = at_decision("play")
        game.may = (May.RESUME,)
        phone = open_phone(game)
        phone.guest.say(People(game.people().seats, "Seán has paused the game."))
        phone.wait(".line", "Seán has paused the game.")
        phone.tap(".choice.primary")
        assert phone.wait_heard(Ask).what is Wish.RESUME

    def test_a_break_is_taken_from_the_menu_and_ended(self, open_phone: OpenPhone) -> None:
        game = at_decision("play")
        phone = open_phone(game)
        phone.tap(".bar button:last-child")
        phone.wait(".row", "Take a break")
        phone.tap(".rows .row")
        assert phone.wait_heard(Ask).what is Wish.AWAY
        game.may = (May.BACK,)
        phone.guest.say(game.sheet())
        phone.wait(".choice.primary", "I am back")
        phone.tap(".choice.primary")
        assert phone.wait_heard(Ask, 2).what is Wish.BACK

    def test_a_free_seat_has_one_word_under_a_card(self, open_phone: OpenPhone) -> None:
        game = asked(TWENTY_FIVE, in_trick)
        phone = open_phone(game)
        seats = list(game.people().seats)
        seats[1] = SeatSign(1, "Seán", SeatIs.FREE, "free: the computer playing")
        phone.guest.say(People(tuple(seats)))
        phone.wait(".plate.free", "free")
        assert phone.words(".plate.free .told") == ["free"]

    def test_it_says_who_is_asleep_and_for_how_long(self, open_phone: OpenPhone) -> None:
        game = at_decision("play")
        phone = open_phone(game)
        seats = list(game.people().seats)
        seats[1] = SeatSign(1, "Seán", SeatIs.ASLEEP, "asleep", stands_in=9)
        phone.guest.say(People(tuple(seats), note="Waiting for Seán."))
        phone.wait(".plate.asleep", "asleep · 9\N{NO-BREAK SPACE}s")
        phone.wait(".facts", "Waiting for Seán.")
        phone.wait(".plate.asleep", "asleep · 8\N{NO-BREAK SPACE}s")

    def test_leaving_is_asked_twice(self, open_phone: OpenPhone) -> None:
        phone = open_phone(at_decision("play"))
        phone.tap(".bar button:last-child")
        phone.tap(".leave .row")
        assert phone.heard(Bye) == []
        phone.tap(".leave .harm")
        assert phone.wait_heard(Bye)
        phone.wait("h1", "You have left the table.")
        phone.tap(".choice.primary")
        phone.wait(".seats")
        assert phone.heard(Hello)[-1].token == ""

    def test_settings_are_seen_at_once_and_remembered(self, open_phone: OpenPhone) -> None:
        phone = open_phone(at_decision("play"))
        phone.tap(".bar button:last-child")
        phone.tap(".pick.scheme .choice:nth-of-type(3)")
        phone.tap(".pick.size .choice:nth-of-type(2)")
        phone.tap(".pick.deck .choice:nth-of-type(4)")
        phone.tab.wait_for("document.documentElement.dataset.scheme === 'dark'")
        phone.reload()
        phone.wait(".table")
        assert phone.tab.run("document.documentElement.dataset.scheme") == "dark"
        assert phone.tab.run("document.documentElement.dataset.size") == "1.4"
        phone.tab.wait_for("document.querySelector('.card img[data-face^=\"large/\"]')")

    def test_the_rules_of_the_game_can_be_read(self, open_phone: OpenPhone) -> None:
        phone = open_phone(at_decision("play"))
        phone.tap(".bar button:last-child")
        phone.tap(".rows .row:nth-child(4)")
        phone.wait(".prose h2", "Aim")
        phone.tap(".foot .choice")
        phone.wait(".table")


class TestSittingOut:
    """Three at a game of two: one of them waits for the loser's chair."""

    def test_whoever_sits_out_sees_the_table_and_reads_when_they_play(self, open_phone: OpenPhone) -> None:
        phone = open_phone(_game_of_two())
        _sit_out(phone)
        phone.wait(".line", "You sit this game out. You take the loser’s chair in the next.")
        phone.wait(".more", "to ")
        assert phone.words(".plate .who") == ["Nora", "Tom"]
        assert not phone.has(".hands")
        assert phone.words(".bar button:not(.off)") == ["Menu"]

    def test_in_the_next_game_they_have_the_chair_and_its_hand(self, open_phone: OpenPhone) -> None:
        game = _game_of_two()
        phone = open_phone(game)
        _sit_out(phone)
        phone.wait(".line", "You sit this game out.")
        phone.guest.say(You(0, "Máire"), game.people(), game.sheet())
        phone.wait(".panel.turn .line", game.sheet().line)
        assert len(phone.words(".hand .card")) == len(game.sheet().hands[0].cards)
        phone.tap(".card.raised")
        phone.tap(".play")
        assert phone.wait_heard(MakeMove).at

    def test_whoever_loses_the_chair_keeps_no_card_on_the_page(self, open_phone: OpenPhone) -> None:
        phone = open_phone(_game_of_two())
        phone.tap(".card.raised")
        phone.wait(".play")
        _sit_out(phone)
        phone.wait(".line", "You sit this game out.")
        assert not phone.has(".hands, .play, .card")


def _game_of_two() -> OnePhone:
    """A game of two in which the phone is to play a card."""
    return asked(PRESETS["five-cards-1674"])


def _sit_out(phone: Phone) -> None:
    """Let the host give both chairs to others, as after a game that the phone's guest has lost."""
    other = _game_of_two()
    other.seat = None
    seats = (SeatSign(0, "Nora", SeatIs.PHONE, "on a phone"), SeatSign(1, "Tom", SeatIs.COMPUTER, "computer"))
    other.may = ()
    phone.guest.say(You(None, "Máire", waits=network.SITS_OUT()), People(seats), other.sheet())


def load_again(phone: Phone, selector: str) -> None:
    """Load the page again, and wait until an element is there; the page may come in or not."""
    phone.tab.run("window.isOld = true")
    phone.tab.call("Page.reload")
    phone.tab.wait_for(f"!window.isOld && document.querySelector('{selector}')")


def _let_pass(phone: Phone, time: int) -> None:
    """Let the page's clock be so many milliseconds ahead."""
    phone.tab.run(f"performance.now = ((now) => () => now.call(performance) + {time})(performance.now)")


class TestComingBack:
    @pytest.mark.broad("play")
    @pytest.mark.parametrize("decision", DECISIONS)
    def test_a_reload_shows_the_same_again(self, open_phone: OpenPhone, decision: str) -> None:
        phone = open_phone(at_decision(decision))
        before = phone.tab.run("document.querySelector('.table').textContent")
        phone.reload()
        phone.wait(".table")
        assert phone.tab.run("document.querySelector('.table').textContent") == before
        assert phone.heard(Hello)[-1].token == TOKEN
        assert phone.guest.proved is SecretKind.TOKEN
        assert phone.faults() == []

    def test_nothing_is_sent_again_after_a_cut(self, open_phone: OpenPhone, host: ScriptedHost) -> None:
        game = at_decision("play")
        phone = open_phone(game)
        host.react = silent
        phone.tap(".card.raised")
        phone.tap(".play")
        phone.wait_heard(MakeMove)
        host.react = game.react
        phone.guest.cut()
        phone.tab.wait_for("!document.querySelector('.pending') && document.querySelector('.panel.turn')")
        assert len(phone.heard(Hello)) == 2
        assert len(phone.heard(MakeMove)) == 1
        assert phone.has(".card.raised")

    def test_a_table_that_cannot_be_reached_is_looked_for(self, open_phone: OpenPhone, host: ScriptedHost) -> None:
        game = at_decision("play")
        phone = open_phone(game)
        phone.tap(".scores")
        host.is_shut = True
        phone.guest.cut()
        phone.wait(".line", "Looking for the table")
        phone.wait("#live", "Looking for the table")
        assert len(phone.words(".hand .card")) == len(game.sheet().hands[0].cards)
        assert not phone.has(".card.raised"), "nothing can be played"
        host.is_shut = False
        phone.wait(".over.scores")
        phone.wait("#live", game.sheet().line)
        phone.tap(".foot .choice")
        phone.wait(".panel.turn")

    def test_after_a_while_the_page_says_what_may_be_wrong(self, open_phone: OpenPhone, host: ScriptedHost) -> None:
        phone = open_phone(at_decision("play"))
        host.is_shut = True
        phone.guest.cut()
        phone.wait(".line", "Looking for the table")
        assert not phone.has(".more p")
        _let_pass(phone, 20_000)
        phone.wait(".more", "Is this phone on the same Wi-Fi")
        assert phone.has(".hand .card")
        load_again(phone, "h1")
        phone.wait("h1", "Looking for the table")
        # The clock is put on at each look: the page may say what it looks for before the first attempt has failed.
        later = "performance.now = ((now) => () => now.call(performance) + 20000)(performance.now)"
        phone.tab.wait_for(f"({later}, document.querySelector('.note')?.textContent.includes('on the same Wi-Fi'))")

    def test_the_table_is_found_again_after_the_host_has_left(self, open_phone: OpenPhone, host: ScriptedHost) -> None:
        phone = open_phone(at_decision("play"))
        host.is_shut = True
        phone.guest.close(Closing(Why.HOST_LEFT))
        phone.wait("h1", "The host has closed the table.")
        host.is_shut = False
        phone.wait(".panel.turn")

    def test_a_second_screen_takes_the_place_of_the_first_for_good(
        self, open_phone: OpenPhone, host: ScriptedHost, browser: Chromium
    ) -> None:
        first = open_phone(at_decision("play"))
        elder = first.guest
        second = Phone(browser, host, 390, 844, {}, first.tab.context)
        second.wait(".table")
        assert second.heard(Hello)[-1].token == TOKEN
        elder.close(Closing(Why.ELSEWHERE, ""))
        first.wait("h1", "You are playing on another screen now.")
        count = len(host.guests)
        first.tab.run("document.dispatchEvent(new Event('visibilitychange')); dispatchEvent(new Event('online'))")
        first.tab.run("new Promise(done => setTimeout(done, 400))")
        assert len(host.guests) == count
        second.tab.close()
        first.tab.call("Page.bringToFront")
        first.tap(".choice.primary")
        first.wait(".table")

    def test_nothing_of_another_table_is_tried_and_the_own_one_is_known_again(
        self, open_phone: OpenPhone, host: ScriptedHost
    ) -> None:
        phone = open_phone(at_decision("play"))
        host.knocks.clear()
        host.plate = Doorplate("another", "its lock")
        load_again(phone, "#code")
        load_again(phone, "#code")
        assert host.knocks == [], "neither the token nor the key fits there"
        assert not phone.tab.run("document.querySelector('.bad')")
        phone.type_code("7k3q")
        phone.wait(".seats")
        assert host.knocks == [SecretKind.CODE]
        host.plate = Doorplate("another", "a new lock")
        load_again(phone, "#code")
        assert host.knocks == [SecretKind.CODE], "the code was changed since"
        host.plate = Doorplate("t", "yet another lock")
        load_again(phone, ".table")
        assert host.knocks == [SecretKind.CODE, SecretKind.TOKEN]

    def test_a_shut_door_is_told_before_anything_is_tried(self, open_phone: OpenPhone, host: ScriptedHost) -> None:
        phone = open_phone(at_decision("play"))
        host.knocks.clear()
        host.plate = Doorplate("another", "its lock", shut=True)
        load_again(phone, "h1")
        phone.wait("h1", "The host lets nobody else in just now.")
        host.plate = Doorplate("t", "lock", shut=True)
        phone.tap(".choice.primary")
        phone.wait(".table")
        assert host.knocks == [SecretKind.TOKEN], "who has a seat comes back"

    def test_a_table_that_has_moved_is_offered_at_its_other_addresses_with_the_seat(
        self, open_phone: OpenPhone, host: ScriptedHost
    ) -> None:
        game = at_decision("play")
        phone = open_phone(game)
        with ScriptedHost() as elsewhere:
            elsewhere.react = game.react
            here = f"127.0.0.1:{host.port}"
            phone.guest.say(Ways((here, f"127.0.0.1:{elsewhere.port}")))
            host.is_shut = True
            phone.guest.cut()
            phone.wait(".line", "Looking for the table")
            phone.wait(".choice", f"Look at 127.0.0.1:{elsewhere.port}")
            assert phone.tab.run("document.querySelectorAll('.choice').length") == 1
            phone.tap(".choice")
            phone.wait(".table")
            assert elsewhere.knocks == [SecretKind.TOKEN]
            assert phone.tab.run("location.hash") == ""
            phone.tab.call("Page.navigate", url=host.address())

    def test_a_token_that_is_not_known_any_more_gives_way_to_the_code(
        self, open_phone: OpenPhone, host: ScriptedHost
    ) -> None:
        game = at_decision("play")
        phone = open_phone(game)

        def forgetful(guest: Guest, message: GuestMessage) -> None:
            if isinstance(message, Hello) and message.token:
                guest.close(Closing(Why.GONE))
            else:
                game.react(guest, message)

        host.react = forgetful
        phone.reload()
        phone.wait(".seats")
        assert phone.guest.proved is SecretKind.KEY

    @pytest.mark.broad("removed-*")
    @pytest.mark.parametrize(
        ("why", "words"),
        [
            (Why.REMOVED, "The host has removed you from the table."),
            (Why.FULL, "The table is full."),
            (Why.VERSION, "This page is older than the table."),
            (Why.TOO_FAST, "This page sent too much at once"),
        ],
    )
    def test_a_trouble_fills_the_page_and_is_final(self, open_phone: OpenPhone, why: Why, words: str) -> None:
        phone = open_phone(at_decision("play"))
        phone.guest.close(Closing(why))
        phone.wait("h1", words)
        phone.tab.run("dispatchEvent(new Event('online'))")
        assert len(phone.heard(Hello)) == 1
        assert phone.faults() == []

    @pytest.mark.broad("code-*")
    @pytest.mark.parametrize(
        ("why", "words"),
        [
            (Why.CODE, "That QR code is an old one."),
            (Why.GONE, "Your seat at this table is gone."),
            (Why.LOCKED, "You have typed five wrong codes."),
            (Why.SPENT, "Too many wrong codes were typed at this table"),
        ],
    )
    def test_after_each_other_reason_the_code_is_asked_for(self, open_phone: OpenPhone, why: Why, words: str) -> None:
        phone = open_phone(OnePhone(TWENTY_FIVE), seated=False)
        phone.tab.run("localStorage.removeItem('twentyfive.way in')")
        phone.guest.close(Closing(why))
        if why is Why.GONE:
            phone.wait(".seats")  # the key that was scanned fits, and is no guess
            return
        phone.wait(".bad", words)
        assert phone.tab.run("Boolean(document.querySelector('#code'))")
        assert phone.faults() == []

    def test_an_older_page_loads_itself_again_once(self, open_phone: OpenPhone, host: ScriptedHost) -> None:
        game = OnePhone(TWENTY_FIVE, digest="another")
        phone = open_phone(game, seated=False)
        wait_until(lambda: len(host.guests) == 2, "a reload")
        phone.wait(".seats")
        assert len(host.guests) == 2


def test_a_deal_is_played_by_keys_and_names_alone(open_phone: OpenPhone) -> None:
    game = asked(TWENTY_FIVE, in_trick)
    phone = open_phone(game)
    for count in range(1, 6):
        _walk_to(phone, r".*may be played")
        phone.tab.press("Enter")
        _walk_to(phone, "Play ")
        phone.tab.press("Enter")
        phone.wait_heard(MakeMove, count)
        phone.tab.wait_for("!document.querySelector('.pending')")
        if game.sheet().result is not None:
            break
    assert game.sheet().result is not None
    _walk_to(phone, "Ready")
    phone.tab.press("Enter")
    assert phone.wait_heard(Sign)


def _walk_to(phone: Phone, name: str) -> None:
    """Press Tab until the element with the focus has a name that fits, as a screen reader gets it."""
    for _ in range(40):
        node = phone.tab.run("document.activeElement === document.body ? '' : 'x'")
        if node:
            handle = phone.tab.call("Runtime.evaluate", expression="document.activeElement")["result"]["objectId"]
            tree = phone.tab.call("Accessibility.getPartialAXTree", objectId=handle, fetchRelatives=False)["nodes"]
            if re.match(name, str(tree[0].get("name", {}).get("value", ""))):
                return
        phone.tab.press("Tab")
    raise AssertionError(f"nothing is called {name!r}: {phone.tab.text()}")


def _has_faces(phone: Phone, selector: str) -> None:
    """Wait until the pictures below an element are there."""
    pictures = f"Array.from(document.querySelectorAll('{selector} img'))"
    phone.tab.wait_for(f"{pictures}.length > 0 && {pictures}.every(face => face.naturalWidth > 0)")


def test_page_and_faces_take_at_most_eight_requests_whatever_is_held(open_phone: OpenPhone, host: ScriptedHost) -> None:
    phone = open_phone(at_decision("play"))
    _has_faces(phone, ".hand")
    begun = ["/", "/ws", *sorted(name.rpartition("/")[2] for name in host.asked if name not in ("/", "/ws"))]
    assert begun == ["/", "/ws", "classic.json", "page.css", "page.js", "plait.svg"] or begun == [
        *("/", "/ws", "classic.json", "page.css", "page.js"),
    ], "the plait is on the pages before the table, and beside the name of the page in a whole browser"
    phone.tap(".bar button:last-child")
    _has_faces(phone, ".menu")
    phone.tap(".pick.deck .choice:nth-of-type(4)")
    phone.tap(".foot .choice")
    _has_faces(phone, ".hand")
    assert phone.tab.run("document.querySelector('.hand img').dataset.face").startswith("large/")
    assert len(host.asked) <= 8, host.asked


def test_what_was_kept_is_not_asked_for_again(open_phone: OpenPhone, host: ScriptedHost) -> None:
    phone = open_phone(at_decision("play"))
    _has_faces(phone, ".hand")
    before = len(host.asked)
    phone.reload()
    _has_faces(phone, ".hand")
    assert sorted(host.asked[before:]) == ["/", "/ws"]


def test_a_deck_that_did_not_come_is_asked_for_again(open_phone: OpenPhone, host: ScriptedHost) -> None:
    host.lost = {"classic.json"}
    phone = open_phone(asked(TWENTY_FIVE))
    _has_faces(phone, ".hand")
    assert not host.lost
    assert [trouble for trouble in phone.tab.troubles() if "503" in trouble]
    phone.tab.forget_troubles()
