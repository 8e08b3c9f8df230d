"""The exchange: short messages of guest and host, after which both have a seal.

The guest may call first, and is told which table this is, so that no secret of another table is tried here. Then the
guest knocks with a share, the host answers with another, the guest proves, the host proves. Each state is frozen data:
it takes the text of the other side, and returns the next state and what to say.
"""

from __future__ import annotations

import hmac
import secrets
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Annotated, Final, TypeVar

from twentyfive.net.messages import PROTOCOL
from twentyfive.net.sealing.cpace import PROOF_BYTES, SHARE_BYTES, multiply, proof, session_key, transcript
from twentyfive.net.sealing.frames import KEY_BYTES, LEAST_OF_GUEST, LEAST_OF_HOST, Seal
from twentyfive.net.sealing.secret import NAME_LENGTH, Secret, SecretKind
from twentyfive.strict_json import Codec, as_object, codec_of, number, parse_json, text, to_json

ID_LENGTH: Final = 32
"""The most letters of the id of a table, a lock or a guest's device."""

MOST_BYTES: Final = 512
"""The length limit of a message of the exchange; a knock with the longest name has 165."""


def _digits(count: int) -> Codec[bytes]:
    """The codec of so many bytes, no more and no fewer: libsodium reads a share without asking for its length."""

    def parse(digits: str) -> bytes:
        found = bytes.fromhex(digits)
        if len(found) != count:
            raise ValueError(f"{len(found)} bytes instead of {count}")
        return found

    return text(parse, longest=2 * count, write=bytes.hex)


_Version = Annotated[int, number(1)]
_Id = Annotated[str, text(str, longest=ID_LENGTH)]
_Share = Annotated[bytes, _digits(SHARE_BYTES)]


@dataclass(frozen=True, slots=True)
class Call:
    """The question of a guest which table this is, before anything else."""

    v: _Version  # the number of the protocol
    who: _Id = ""  # an id by chance, by which the guest's device keeps its wrong codes apart from those of others


@dataclass(frozen=True, slots=True)
class Doorplate:
    """The answer of the host to a call."""

    table: _Id  # the id of the table, to which a token belongs
    lock: _Id  # the id of the code and the key, another one whenever they are changed
    shut: bool = False  # nobody new is let in


@dataclass(frozen=True, slots=True)
class Knock:
    """The first message of a guest who wants to come in."""

    v: _Version  # the number of the protocol
    by: SecretKind  # the kind of the secret that the guest has
    share: _Share  # the guest's share
    name: Annotated[str, text(str, longest=NAME_LENGTH)] = ""  # the public name of a token; empty for a code or a key

    @property
    def data(self) -> bytes:
        """The data that go with the share, so that a guest and a host who read them otherwise get different keys."""
        return f"{self.v} {self.by} {self.name}".encode()


@dataclass(frozen=True, slots=True)
class Answer:
    """The answer of the host to a knock: its share."""

    share: _Share


@dataclass(frozen=True, slots=True)
class Proof:
    """The message of the guest after that, and the last, of the host: the tag of the own share."""

    proof: Annotated[bytes, _digits(PROOF_BYTES)]


Message = Call | Doorplate | Knock | Answer | Proof
_Kind = TypeVar("_Kind", bound=Message)
_NAMES: Final[Mapping[type[object], str]] = {
    Call: "call",
    Doorplate: "table",
    Knock: "knock",
    Answer: "answer",
    Proof: "proof",
}


def written(message: Message) -> str:
    """Return the text of a message."""
    return to_json({"t": _NAMES[type(message)], **codec_of(type(message)).write(message)})


def read_as(made: type[_Kind], document: str | bytes) -> _Kind:
    """Read a message of one kind.

    Raises:
        ValueError: if it is none, as the first message of a guest who knows no sealing.
    """
    name = _NAMES[made]
    if not isinstance(document, str) or len(document) > MOST_BYTES:
        raise ValueError(f"{name}: it is too long, or no text")
    found = dict(as_object(parse_json(document, name), name))
    if found.pop("t", None) != name:
        raise ValueError(f"{name}: it is of another kind")
    return codec_of(made).read(found, name)


@dataclass(frozen=True, slots=True)
class Knocking:
    """A guest who has knocked.

    Attributes:
        knock: the first message.
        scalar: the secret of the share in it.
    """

    knock: Knock
    scalar: bytes

    @property
    def said(self) -> str:
        """The first message, as it is sent."""
        return written(self.knock)

    def prove(self, heard: str | bytes) -> Proving:
        """Take the answer of the host.

        Raises:
            ValueError: if it is none.
        """
        share = read_as(Answer, heard).share
        return Proving(_agree(self.knock, share, multiply(self.scalar, share)))


@dataclass(frozen=True, slots=True)
class Proving:
    """A guest who has the key, if the host has the same secret."""

    agreed: _Agreed

    @property
    def said(self) -> str:
        """The third message, as it is sent."""
        return written(Proof(self.agreed.guest_proof))

    def finish(self, heard: str | bytes) -> Seal:
        """Take the proof of the host, and return the guest's end of the sealed connection.

        Raises:
            ValueError: if it is none: this is no host that has the secret.
        """
        agreed = self.agreed
        _check(heard, agreed.host_proof)
        return Seal(agreed.guest_key, agreed.host_key, LEAST_OF_GUEST)


@dataclass(frozen=True, slots=True)
class Answering:
    """A host who has answered a knock.

    Attributes:
        share: the share in the answer.
        agreed: the key, if the guest has the same secret.
    """

    share: bytes
    agreed: _Agreed

    @property
    def said(self) -> str:
        """The second message, as it is sent."""
        return written(Answer(self.share))

    @property
    def said_last(self) -> str:
        """The last message, as it is sent to a guest whose proof was right."""
        return written(Proof(self.agreed.host_proof))

    def finish(self, heard: str | bytes) -> Seal:
        """Take the proof of the guest, and return the host's end of the sealed connection.

        Raises:
            ValueError: if it is none: the guest has guessed, or repeats what was said in another exchange.
        """
        agreed = self.agreed
        _check(heard, agreed.guest_proof)
        return Seal(agreed.host_key, agreed.guest_key, LEAST_OF_HOST)


@dataclass(frozen=True, slots=True)
class _Agreed:
    """The keys and proofs that both get from an exchange."""

    guest_proof: bytes
    host_proof: bytes
    guest_key: bytes
    host_key: bytes


def knock(secret: Secret, random_bytes: Callable[[int], bytes] = secrets.token_bytes) -> Knocking:
    """Begin an exchange as a guest with this secret."""
    scalar = random_bytes(SHARE_BYTES)
    return Knocking(Knock(PROTOCOL, secret.by, multiply(scalar, secret.generator), secret.name), scalar)


def answer(heard: Knock, secret: Secret, random_bytes: Callable[[int], bytes] = secrets.token_bytes) -> Answering:
    """Answer a knock as a host with this secret.

    Raises:
        ValueError: if the share of the guest is of low order.
    """
    scalar = random_bytes(SHARE_BYTES)
    share = multiply(scalar, secret.generator)
    return Answering(share, _agree(heard, share, multiply(scalar, heard.share)))


def _agree(heard: Knock, share: bytes, common: bytes) -> _Agreed:
    key = session_key(common, transcript(heard.share, heard.data, share, b""))
    return _Agreed(
        proof(key, heard.share, heard.data), proof(key, share, b""), _derived(key, b"guest"), _derived(key, b"host")
    )


def _derived(key: bytes, sender: bytes) -> bytes:
    return hmac.digest(key, b"twentyfive sealed by the " + sender, "sha512")[:KEY_BYTES]


def _check(heard: str | bytes, wanted: bytes) -> None:
    if not hmac.compare_digest(read_as(Proof, heard).proof, wanted):
        raise ValueError("the other side does not have the secret")
