"""Somebody who answers in place of the host: a guest's computer tells them nothing, and is not asked for long."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress

import pytest
from pytestqt.qtbot import QtBot
from websockets.exceptions import ConnectionClosed
from websockets.sync.server import ServerConnection, serve

from tests.net.tables import HERE
from twentyfive.net.message_text import write_message
from twentyfive.net.messages import Closing, HostMessage, No, Ways, Why
from twentyfive.net.remote.host_link import HostLink
from twentyfive.net.sealing.exchange import Call, Doorplate, Knock, answer, read_as, written
from twentyfive.net.sealing.frames import Seal
from twentyfive.net.sealing.secret import Secret, of_token, of_typed

CODE = of_typed("7K3Q")
GUESS = of_typed("ZZZZ")
BACK = of_token("t" * 22)
WAIT_MS = 10_000

Deceit = Callable[[ServerConnection], None]
"""Words of an impostor to a guest who has connected."""


def knock_of(socket: ServerConnection, table: str = "a") -> Knock:
    """Tell a guest which table this is, and return the knock."""
    read_as(Call, socket.recv())
    socket.send(written(Doorplate(table, "b")))
    return read_as(Knock, socket.recv())


def guess(socket: ServerConnection) -> None:
    """Try a code, and pretend that it was right."""
    answering = answer(knock_of(socket), GUESS)
    socket.send(answering.said)
    socket.recv()
    socket.send(answering.said_last)


def speak_at_once(socket: ServerConnection) -> None:
    """Speak without a seal, as a host did once."""
    socket.recv()
    socket.send(write_message(No("7 of spades")))


def break_off(socket: ServerConnection) -> None:
    """Try a code, and break off before the guest can know."""
    socket.send(answer(knock_of(socket), GUESS).said)
    socket.recv()


def send_back(socket: ServerConnection) -> None:
    """Send the guest what the guest has said."""
    for text in socket:
        socket.send(text)


class NoPauses:
    """Pauses of no length.

    Attributes:
        taken: the numbers of those that were taken.
    """

    def __init__(self) -> None:
        self.taken = list[int]()

    def __len__(self) -> int:
        return 5

    def __getitem__(self, number: int) -> float:
        self.taken.append(number)
        return 0


class Impostor:
    """A server in place of a host.

    Attributes:
        port: its port.
        visits: the number of connections.
    """

    def __init__(self, deceit: Deceit) -> None:
        self.visits = 0
        self._deceit = deceit
        self.server = serve(self._meet, HERE, 0, compression=None)
        self.port: int = self.server.socket.getsockname()[1]

    def _meet(self, socket: ServerConnection) -> None:
        self.visits += 1
        with suppress(ConnectionClosed):
            self._deceit(socket)


@contextmanager
def impostor(deceit: Deceit) -> Iterator[Impostor]:
    """Run an impostor in a thread."""
    made = Impostor(deceit)
    running = threading.Thread(target=made.server.serve_forever)
    running.start()
    try:
        yield made
    finally:
        made.server.shutdown()
        running.join()


def told_by(port: int, qtbot: QtBot, secret: Secret = CODE) -> list[HostMessage]:
    """Return what a guest with the code, or with another secret, hears at a port until there is a reason to end."""
    link = HostLink(HERE, port)
    heard = list[HostMessage]()
    link.heard.connect(heard.append)
    link.prove(secret)
    link.start()
    qtbot.waitUntil(lambda: bool(heard), timeout=WAIT_MS)
    link.close()
    return heard


@pytest.mark.parametrize("deceit", [guess, speak_at_once, send_back])
def test_who_does_not_have_the_code_is_no_host(deceit: Deceit, qtbot: QtBot) -> None:
    with impostor(deceit) as made:
        assert told_by(made.port, qtbot) == [Closing(Why.CODE)]
        assert made.visits == 1


def test_a_guest_proves_five_times_in_vain_and_no_more(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each proof lets an impostor try one code."""
    monkeypatch.setattr("twentyfive.net.remote.host_link.PAUSES_S", NoPauses())
    with impostor(break_off) as made:
        assert told_by(made.port, qtbot) == [Closing(Why.CODE)]
        assert made.visits == 6


def test_a_guest_who_comes_back_looks_for_the_host_as_long_as_it_takes(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody can try tokens, so a network that cuts every exchange does not end the visit. It gets its pauses."""
    pauses = NoPauses()
    monkeypatch.setattr("twentyfive.net.remote.host_link.PAUSES_S", pauses)

    def let_in_at_last(socket: ServerConnection) -> None:
        if made.visits <= 8:
            break_off(socket)
            return
        answering = answer(knock_of(socket), BACK)
        socket.send(answering.said)
        seal = answering.finish(socket.recv())
        socket.send(answering.said_last)
        socket.send(seal.close(write_message(Closing(Why.FULL, "Full."))))

    with impostor(let_in_at_last) as made:
        assert told_by(made.port, qtbot, BACK) == [Closing(Why.FULL, "Full.")]
        assert made.visits == 9
    assert pauses.taken == [0, 1, 2, 3, 4, 4, 4, 4, 4]


def test_a_host_of_another_version_is_believed_that_it_is_one(qtbot: QtBot) -> None:
    def refuse(socket: ServerConnection) -> None:
        socket.recv()
        socket.send(write_message(Closing(Why.VERSION, "Update to 0.9.")))

    with impostor(refuse) as made:
        assert told_by(made.port, qtbot) == [Closing(Why.VERSION)]


def test_a_host_that_goes_before_the_exchange_is_looked_for_again(qtbot: QtBot) -> None:
    seals = list[Seal]()

    def come_back(socket: ServerConnection) -> None:
        if made.visits < 3:
            return
        answering = answer(knock_of(socket), CODE)
        socket.send(answering.said)
        seals.append(answering.finish(socket.recv()))
        socket.send(answering.said_last)
        socket.send(seals[0].close(write_message(Closing(Why.FULL, "Full."))))

    with impostor(come_back) as made:
        assert told_by(made.port, qtbot) == [Closing(Why.FULL, "Full.")]
        assert made.visits == 3


def test_after_a_frame_that_was_changed_on_its_way_the_guest_connects_again(qtbot: QtBot) -> None:
    def spoil_once(socket: ServerConnection) -> None:
        answering = answer(knock_of(socket), CODE)
        socket.send(answering.said)
        seal = answering.finish(socket.recv())
        socket.send(answering.said_last)
        frame = seal.close(write_message(Closing(Why.FULL)))
        socket.send(bytes([frame[0] ^ (made.visits == 1)]) + frame[1:])

    with impostor(spoil_once) as made:
        assert told_by(made.port, qtbot) == [Closing(Why.FULL)]
        assert made.visits == 2


def test_a_guest_who_comes_back_tries_nothing_at_another_table_and_finds_their_own_where_it_is_now(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """After a change of addresses another family may have a table where theirs was."""
    monkeypatch.setattr("twentyfive.net.remote.host_link.PAUSES_S", NoPauses())
    said = list[str | bytes]()

    def be_another(socket: ServerConnection) -> None:
        socket.recv()
        socket.send(written(Doorplate("another table", "b")))
        said.append(socket.recv())

    def tell_ways(socket: ServerConnection) -> None:
        if made.visits > 1 and not again.visits:
            return
        answering = answer(knock_of(socket, "ours"), BACK)
        socket.send(answering.said)
        seal = answering.finish(socket.recv())
        socket.send(answering.said_last)
        ways = (f"{HERE}:{other.port}", "8.8.8.8:25525", "no address", f"{HERE}:{again.port}")
        last = Closing(Why.FULL, "Full.") if again.visits else Ways(ways)
        socket.send(seal.close(write_message(last)))

    with impostor(be_another) as other, impostor(tell_ways) as made, impostor(tell_ways) as again:
        link = HostLink(HERE, made.port)
        heard = list[HostMessage]()
        link.heard.connect(heard.append)
        link.prove(BACK, "ours")
        link.start()
        qtbot.waitUntil(lambda: again.visits == 1, timeout=WAIT_MS)
        qtbot.waitUntil(lambda: Closing(Why.FULL, "Full.") in heard, timeout=WAIT_MS)
        link.close()
        assert other.visits >= 1
        assert said == []


def test_a_code_that_was_right_is_not_tried_again_when_there_is_a_new_one(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("twentyfive.net.remote.host_link.PAUSES_S", NoPauses())
    said = list[str | bytes]()

    def change_the_code(socket: ServerConnection) -> None:
        if made.visits == 1:
            answering = answer(knock_of(socket), CODE)
            socket.send(answering.said)
            answering.finish(socket.recv())
            socket.send(answering.said_last)
            return
        socket.recv()
        socket.send(written(Doorplate("a", "another lock")))
        said.append(socket.recv())

    with impostor(change_the_code) as made:
        assert told_by(made.port, qtbot) == [Closing(Why.CODE)]
        assert (made.visits, said) == (2, [])
