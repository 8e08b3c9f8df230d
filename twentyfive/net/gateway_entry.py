"""The entry of a guest: the exchange at the door, from the knock to the sealed hello."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from twentyfive.net.codes import token_digest
from twentyfive.net.door import Door
from twentyfive.net.gateway_guest import closing
from twentyfive.net.gateway_http import GuardedConnection
from twentyfive.net.message_text import read_guest_message
from twentyfive.net.messages import Hello, Why
from twentyfive.net.sealing.exchange import Knock, answer, read_knock
from twentyfive.net.sealing.frames import Seal
from twentyfive.net.sealing.secret import By, token_name


@dataclass(frozen=True, slots=True)
class Entry:
    """A guest who has proved to have the code, the key or a token.

    Attributes:
        seal: the host's end of the sealed connection.
        hello: the hello.
        said: the text of the hello.
    """

    seal: Seal
    hello: Hello
    said: str


async def receive(connection: GuardedConnection, door: Door, now: Callable[[], float]) -> Entry | None:
    """Take what a guest says first, and let the guest in; return None if the guest was told why not.

    What is said before the connection is sealed names no game, and a guest without a secret learns nothing from it.

    Raises:
        ConnectionClosed: if the guest goes.
    """
    try:
        knock = read_knock(await connection.recv())
    except ValueError:
        found: Seal | Why = Why.VERSION  # perhaps of a version that knows no seal
    else:
        found = await _exchange(connection, knock, door, now)
    if isinstance(found, Why):
        await connection.send(closing(found))
        return None
    entry = _entry(found, knock, await connection.recv())
    if isinstance(entry, Why):
        await connection.send(found.close(closing(entry)))
        return None
    return entry


async def _exchange(connection: GuardedConnection, knock: Knock, door: Door, now: Callable[[], float]) -> Seal | Why:
    why = door.why_not(knock, connection.address, now())
    if why is not None:
        return why
    try:
        secret = door.secret(knock)
        answering = answer(knock, secret)
        await connection.send(answering.said)
        heard = await connection.recv()
        # Meanwhile others may have tried codes from this address, or the host has made another code.
        why = door.why_not(knock, connection.address, now())
        if why is not None or door.secret(knock) != secret:
            return why or Why.CODE
        seal = answering.finish(heard)
    except ValueError:
        door.note_wrong_code(connection.address, now())
        return Why.CODE
    await connection.send(answering.said_last)
    return seal


def _entry(seal: Seal, knock: Knock, frame: str | bytes) -> Entry | Why:
    """Open the hello. Who comes back has to have the token itself, not just its digest, which is in a file here."""
    try:
        said = seal.open(frame)
        hello = read_guest_message(said)
    except ValueError:
        return Why.VERSION
    if not isinstance(hello, Hello):
        return Why.VERSION
    name = token_name(token_digest(hello.token)) if hello.token else ""
    return Entry(seal, hello, said) if name == knock.name or knock.by is not By.TOKEN else Why.CODE
