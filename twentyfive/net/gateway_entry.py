"""The entry of a guest: the exchange at the door, from the call to the sealed hello."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from twentyfive.net.codes import token_digest
from twentyfive.net.doorkeeper import Caller, Doorkeeper
from twentyfive.net.gateway_guest import closing
from twentyfive.net.gateway_http import GuardedConnection
from twentyfive.net.message_text import read_guest_message
from twentyfive.net.messages import PROTOCOL, Hello, Why
from twentyfive.net.sealing.exchange import Call, Knock, answer, read_as, written
from twentyfive.net.sealing.frames import Seal
from twentyfive.net.sealing.secret import SecretKind, token_name


@dataclass(frozen=True, slots=True)
class Entry:
    """A guest who has proved to have the code, the key or a token.

    Attributes:
        seal: the host's end of the sealed connection.
        hello: the hello.
        said: the text of the hello.
        caller: the guest's address and device.
    """

    seal: Seal
    hello: Hello
    said: str
    caller: Caller


async def receive(connection: GuardedConnection, doorkeeper: Doorkeeper, now: Callable[[], float]) -> Entry | None:
    """Take what a guest says first, and let the guest in; return None if the guest was told why not.

    What is said before the connection is sealed names no game, and a guest without a secret learns nothing from it.

    Raises:
        ConnectionClosed: if the guest goes.
    """
    heard = await connection.recv()
    who = ""
    try:
        call = _call(heard)
        if call is not None:
            who = call.who
            await connection.send(written(doorkeeper.doorplate))
            heard = await connection.recv()
        knock = read_as(Knock, heard)
    except ValueError:
        found: Seal | Why = Why.VERSION  # perhaps of a version that knows no seal
    else:
        caller = (connection.address, who)
        found = await _exchange(connection, knock, doorkeeper, caller, now)
    if isinstance(found, Why):
        await connection.send(closing(found))
        return None
    entry = _entry(found, knock, await connection.recv(), caller)
    if isinstance(entry, Why):
        await connection.send(found.close(closing(entry)))
        return None
    doorkeeper.note_proved(caller)
    return entry


def _call(heard: str | bytes) -> Call | None:
    """Return the call that a guest has said; None if it is perhaps a knock, as of a guest who knows the table.

    Raises:
        ValueError: if it is the call of another version.
    """
    try:
        call = read_as(Call, heard)
    except ValueError:
        return None
    if call.v != PROTOCOL:
        raise ValueError(f"a guest of protocol {call.v} calls")
    return call


async def _exchange(
    connection: GuardedConnection, knock: Knock, doorkeeper: Doorkeeper, caller: Caller, now: Callable[[], float]
) -> Seal | Why:
    why = doorkeeper.why_not(knock, caller, now())
    if why is not None:
        return why
    try:
        secret = doorkeeper.secret(knock)
        answering = answer(knock, secret)
        await connection.send(answering.said)
        heard = await connection.recv()
        # Meanwhile others may have tried codes, or the host has made another code.
        why = doorkeeper.why_not(knock, caller, now())
        if why is not None or doorkeeper.secret(knock) != secret:
            return why or (Why.GONE if knock.by is SecretKind.TOKEN else Why.CODE)
        seal = answering.finish(heard)
    except ValueError:
        return doorkeeper.note_wrong(knock, caller, now())
    await connection.send(answering.said_last)
    return seal


def _entry(seal: Seal, knock: Knock, frame: str | bytes, caller: Caller) -> Entry | Why:
    """Open the hello. Who comes back has to have the token itself, not just its digest, which is in a file here."""
    try:
        said = seal.open(frame)
        hello = read_guest_message(said)
    except ValueError:
        return Why.VERSION
    if not isinstance(hello, Hello):
        return Why.VERSION
    name = token_name(token_digest(hello.token)) if hello.token else ""
    return Entry(seal, hello, said, caller) if name == knock.name or knock.by is not SecretKind.TOKEN else Why.GONE
