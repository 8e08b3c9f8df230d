"""The gateway's side of the seal, over real sockets: who is let in, and what a stranger on the network can do."""

from __future__ import annotations

import json

import pytest
from websockets.frames import CloseCode

from tests.net.listener import frames_of_guest, frames_of_host, replayed, sealed, texts
from tests.net.relay import Relay
from tests.net.sealed import Talk, secret_of
from tests.net.tables import CODE, HELLO, KEY, LOCK, PATIENCE_S, TABLE, TOKEN, Phone, Table, get
from twentyfive import __version__
from twentyfive.net.codes import new_token, token_digest
from twentyfive.net.message_text import read_host_message, write_message
from twentyfive.net.messages import PROTOCOL, Bye, Closing, GameForm, Hello, MakeMove, No, Tick, Why
from twentyfive.net.sealing.exchange import Call, Doorplate, knock, read_as, written
from twentyfive.net.sealing.frames import OVERHEAD
from twentyfive.net.sealing.secret import of_digest

OTHER_VERSION = Closing(Why.VERSION, v=PROTOCOL, app=__version__)

MOVE = MakeMove(12, "play 7S")
SECRET = "Your hand: 7 of spades"
BACK = Hello(PROTOCOL, GameForm.SHEET, token=TOKEN)


def closing(phone: Phone) -> Closing | None:
    """Return why the connection of a phone has ended."""
    return phone.ending()[0]


def play(at_table: Table, relay: Relay, hello: Hello) -> None:
    """Let a guest come through the relay, be told something, make a move and leave."""
    phone = Phone(at_table.port, hello, way=relay.port)
    (number,) = at_table.told("arrived")
    at_table.told("heard")
    at_table.tell("say", int(number), "no", write_message(No(SECRET)))
    assert phone.hear() == No(SECRET)
    phone.say(MOVE)
    assert at_table.told("heard") == [number, write_message(MOVE)]
    phone.say(Bye())
    phone.ending()
    at_table.told("left")


@pytest.mark.parametrize("hello", [HELLO, BACK], ids=["new", "back"])
def test_a_listener_reads_nothing_and_a_recording_opens_nothing(at_table: Table, hello: Hello) -> None:
    with Relay(at_table.port, 1, faults=("none",)) as relay:
        play(at_table, relay, hello)
    (recording,) = relay.recordings
    of_guest, of_host = frames_of_guest(recording), frames_of_host(recording)
    assert [json.loads(text)["t"] for text in texts(of_guest)] == ["call", "knock", "proof"]
    assert [json.loads(text)["t"] for text in texts(of_host)] == ["table", "answer", "proof"]
    assert [len(frame) - OVERHEAD for frame in sealed(of_guest)] == [256] * 3
    assert [len(frame) - OVERHEAD for frame in sealed(of_host)] == [1_024]
    everything = b"".join(bytes(frame.data) for frame in (*of_guest, *of_host))
    for word in (TOKEN, token_digest(TOKEN), SECRET, "play 7S", '{"t":"hello"', '{"t":"no"', "sheet"):
        assert word.encode() not in everything
    assert CODE not in "".join(texts(of_guest) + texts(of_host))

    answered = replayed(recording, at_table.port)
    assert [json.loads(text)["t"] for text in texts(answered)] == ["table", "answer", "closing"]
    assert sealed(answered) == []
    assert texts(answered)[1] not in texts(of_host)
    at_table.phone().close()
    assert at_table.next_told()[0] == "arrived", "nobody was heard before"


def test_the_key_of_the_qr_code_lets_in_as_the_code_does(at_table: Table) -> None:
    at_table.guest(code=KEY)
    at_table.change_code("BCDF")
    at_table.guest(code="BCDF")
    assert closing(at_table.phone(code=KEY)) == Closing(Why.CODE)


@pytest.mark.parametrize("said", ['{"t":"hello","v":1,"speaks":"sheet","code":"7K3Q"}', "", "{}", "[" * 400, b"knock"])
def test_who_speaks_without_a_seal_is_told_of_another_version(at_table: Table, said: str | bytes) -> None:
    phone = Phone(at_table.port, None)
    phone.socket.send(said)
    assert closing(phone) == OTHER_VERSION


def test_another_protocol_is_told_so_before_anything_else(at_table: Table) -> None:
    phone = Phone(at_table.port, None)
    phone.socket.send(Talk(secret_of(CODE, "")).first.replace(f'"v":{PROTOCOL}', '"v":1'))
    assert closing(phone) == OTHER_VERSION


@pytest.mark.parametrize("frame", ["text", "changed", "twice", "short", "foreign"])
def test_a_frame_that_does_not_open_ends_the_connection_and_reaches_nobody(at_table: Table, frame: str) -> None:
    phone, number = at_table.guest()
    assert phone.sealed is not None
    right = phone.sealed.frame(write_message(MOVE))
    foreign = Phone(at_table.port, HELLO).sealed
    assert foreign is not None
    at_table.told("heard")
    frames: dict[str, list[str | bytes]] = {
        "text": [write_message(MOVE)],
        "changed": [right[:20] + bytes([right[20] ^ 1]) + right[21:]],
        "twice": [right, right],
        "short": [right[:-1]],
        "foreign": [foreign.frame(write_message(MOVE))],
    }
    for part in frames[frame]:
        phone.socket.send(part)
    assert phone.ending() == (None, CloseCode.INVALID_DATA)
    if frame == "twice":
        assert at_table.next_told() == ["heard", number, write_message(MOVE)]
    assert at_table.next_told() == ["left", number]


def knocked(phone: Phone, talk: Talk) -> str:
    """Call and knock; return the proof to be sent then."""
    said: str | None = talk.first
    for _ in range(2):
        assert said is not None
        phone.socket.send(said)
        said = talk.take(phone.socket.recv(PATIENCE_S))
    assert said is not None
    return said


def test_of_many_guesses_at_once_five_of_a_device_and_twenty_in_all_are_compared(at_table: Table) -> None:
    """Each of them knocks before one of them has failed."""
    talks = [Talk(secret_of("ZZZZ", ""), "one") for _ in range(6)]
    talks += [Talk(secret_of("ZZZZ", ""), "" if number % 2 else str(number)) for number in range(16)]
    phones = [Phone(at_table.port, None) for _ in talks]
    proofs = [knocked(phone, talk) for phone, talk in zip(phones, talks, strict=True)]
    endings = []
    for phone, proof in zip(phones, proofs, strict=True):
        phone.socket.send(proof)
        endings.append(read_host_message(str(phone.socket.recv(PATIENCE_S))))
    wanted = [Why.CODE] * 5 + [Why.LOCKED] + [Why.CODE] * 15 + [Why.SPENT]
    assert endings == [Closing(why) for why in wanted]


def test_a_call_tells_the_table_and_nothing_that_lets_anybody_in(at_table: Table) -> None:
    phone = Phone(at_table.port, None)
    phone.socket.send(written(Call(PROTOCOL)))
    said = str(phone.socket.recv(PATIENCE_S))
    assert read_as(Doorplate, said) == Doorplate(TABLE, LOCK)
    assert CODE not in said
    assert KEY not in said
    phone.close()
    at_table.change_code("BCDF")
    again = Phone(at_table.port, None)
    again.socket.send(written(Call(PROTOCOL)))
    assert read_as(Doorplate, str(again.socket.recv(PATIENCE_S))) == Doorplate(TABLE, "of BCDF")
    assert at_table.told("seen")[2] == 0, "it was no guess"


def test_a_guest_who_knows_the_table_may_knock_without_a_call(at_table: Table) -> None:
    phone = Phone(at_table.port, None)
    knocking = knock(secret_of(CODE, ""))
    phone.socket.send(knocking.said)
    proving = knocking.prove(phone.socket.recv(PATIENCE_S))
    phone.socket.send(proving.said)
    proving.finish(phone.socket.recv(PATIENCE_S))


@pytest.mark.parametrize(
    "said", ['{"t":"call","v":1}', '{"t":"call","v":4,"who":"a"}', '{"t":"call"}', '{"t":"knock","v":3}']
)
def test_a_call_of_another_version_is_told_so(at_table: Table, said: str) -> None:
    phone = Phone(at_table.port, None)
    phone.socket.send(said)
    assert closing(phone) == OTHER_VERSION


def test_a_code_that_was_changed_during_the_exchange_is_no_code(at_table: Table) -> None:
    phone, talk = Phone(at_table.port, None), Talk(secret_of(CODE, ""))
    proof = knocked(phone, talk)
    at_table.change_code("BCDF")
    phone.socket.send(proof)
    assert closing(phone) == Closing(Why.CODE)


def test_a_token_that_nobody_has_is_answered_like_one_that_is_wrong_and_is_no_guess(at_table: Table) -> None:
    for _ in range(30):
        unknown = Phone(at_table.port, Hello(PROTOCOL, GameForm.SHEET, token=new_token()))
        assert closing(unknown) == Closing(Why.GONE)
    at_table.guest()
    get(at_table.port, "/")
    while (seen := at_table.told("seen"))[1] != 1:
        pass
    assert seen[2] == 0


def test_the_digest_of_a_token_alone_brings_nobody_back(at_table: Table) -> None:
    """It is in a file of the host; the token is not."""
    thief = Phone(at_table.port, Hello(PROTOCOL, GameForm.SHEET), secret=of_digest(token_digest(TOKEN)))
    assert closing(thief) == Closing(Why.GONE)
    phone, _ = at_table.guest(BACK)
    phone.say(Tick())
    assert phone.hear() == Tick()


def test_who_is_known_no_more_does_not_come_back(at_table: Table) -> None:
    at_table.guest(BACK)
    at_table.tell("known")
    at_table.wait_until_obeyed()
    assert closing(at_table.phone(BACK)) == Closing(Why.GONE)
