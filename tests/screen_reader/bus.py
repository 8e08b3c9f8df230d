"""A screen reader's view of the program: the accessible tree and the announcements, over the accessibility bus."""

from __future__ import annotations

import asyncio
import queue
import threading
from collections.abc import Coroutine, Iterator
from dataclasses import dataclass
from itertools import chain
from typing import Any, Final, TypeVar

from dbus_fast import Message, MessageType, Variant
from dbus_fast.aio import MessageBus

_T = TypeVar("_T")
_ACCESSIBLE: Final = "org.a11y.atspi.Accessible"
_ACTION: Final = "org.a11y.atspi.Action"
_EDITABLE: Final = "org.a11y.atspi.EditableText"
_REGISTRY: Final = "org.a11y.atspi.Registry"
_ROOT: Final = "/org/a11y/atspi/accessible/root"
_EVENTS: Final = "org.a11y.atspi.Event.Object"
_PROPERTIES: Final = "org.freedesktop.DBus.Properties"
_KEYS: Final = "org.a11y.atspi.DeviceEventController"
_PROGRAM: Final = "application"
_SWITCH: Final = ["org.a11y.Status", "IsEnabled", Variant("b", True)]

_HEARD: Final = {"Announcement": "object:announcement", "StateChanged": "object:state-changed:focused"}
"""The signals that are listened to, and the events for which they stand."""

_AT_ONCE: Final = 16
"""The most calls under way at a time; the library fails when the socket takes no more."""

PATIENCE_S: Final = 30.0
"""The longest that an answer may take on a busy machine before the program counts as hung."""

_BY_SYMBOL: Final = 3
"""The way to press a key: down and up again, told by its symbol."""

# Numbers of AtspiStateType.
ENABLED: Final = 8
FOCUSABLE: Final = 11
VISIBLE: Final = 30


@dataclass(frozen=True, slots=True)
class Thing:
    """One accessible object as it was when the tree was read.

    Attributes:
        address: the bus name and the object path.
        name: its accessible name.
        description: its accessible description.
        role: its role in the bus's words: "push button", "label".
        states: the numbers of its states.
        actions: the names of its actions: "Press".
    """

    address: tuple[str, str]
    name: str
    description: str
    role: str
    states: frozenset[int]
    actions: tuple[str, ...]

    @property
    def offered(self) -> bool:
        """Whether it is on the current page, perhaps scrolled out of sight, and enabled."""
        return {VISIBLE, ENABLED} <= self.states


class Bus:
    """A screen reader's end of the accessibility bus.

    Attributes:
        announced: the announcements not yet taken, oldest first.
        focused: the things that have got the focus, not yet taken, oldest first.
    """

    def __init__(self, session: str) -> None:
        """Connect to the accessibility bus of the session bus at the address `session`."""
        self.announced: queue.Queue[str] = queue.Queue()
        self.focused: queue.Queue[tuple[str, str]] = queue.Queue()
        self._few = asyncio.Semaphore(_AT_ONCE)
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever)
        self._thread.start()
        self._bus = self._wait(self._connect(session))

    def close(self) -> None:
        """Leave the bus."""
        self._wait(_left(self._bus))
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()

    def applications(self) -> list[tuple[str, str]]:
        """Return the addresses of the programs on the bus."""
        return self._wait(self._children((_REGISTRY, _ROOT)))

    def tree(self, top: tuple[str, str]) -> list[Thing]:
        """Return all objects under `top`, depth first, but nothing inside hidden ones."""
        return self._wait(self._read(top))

    def thing(self, address: tuple[str, str]) -> Thing:
        """Return the object at that address."""
        return self._wait(self._thing(address))

    def strike(self, symbol: int) -> None:
        """Press the key with that X11 symbol, and let it go."""
        keys = (_REGISTRY, "/org/a11y/atspi/registry/deviceeventcontroller")
        self._wait(self._call(keys, _KEYS, "GenerateKeyboardEvent", "isu", [symbol, "", _BY_SYMBOL]))

    def language(self, thing: Thing) -> str:
        """Return the language of a thing's words, as "en_IE"."""
        return self._wait(self._property(thing.address, "Locale"))

    def act(self, thing: Thing, action: str) -> None:
        """Perform one of the thing's own actions."""
        index = thing.actions.index(action)
        self._wait(self._call(thing.address, _ACTION, "DoAction", "i", [index]))

    def write(self, thing: Thing, text: str) -> None:
        """Let the text be all that stands in a field."""
        self._wait(self._call(thing.address, _EDITABLE, "SetTextContents", "s", [text]))

    def _wait(self, work: Coroutine[Any, Any, _T]) -> _T:
        return asyncio.run_coroutine_threadsafe(work, self._loop).result(PATIENCE_S)

    async def _connect(self, session: str) -> MessageBus:
        """Start as a screen reader does: switch accessibility on, and subscribe to announcements and the focus."""
        desk = await MessageBus(bus_address=session).connect()
        launcher = Message("org.a11y.Bus", "/org/a11y/bus", "org.a11y.Bus", "GetAddress")
        address = _body(await desk.call(launcher))[0]
        switch = Message("org.a11y.Bus", "/org/a11y/bus", _PROPERTIES, "Set", signature="ssv", body=_SWITCH)
        _body(await desk.call(switch))
        await _left(desk)
        bus = await MessageBus(bus_address=address).connect()
        bus.add_message_handler(self._hear)
        daemon = ("org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus", "AddMatch")
        listen = (_REGISTRY, "/org/a11y/atspi/registry", _REGISTRY, "RegisterEvent")
        for member, event in _HEARD.items():
            rule = f"type='signal',interface='{_EVENTS}',member='{member}'"
            _body(await bus.call(Message(*daemon, signature="s", body=[rule])))
            _body(await bus.call(Message(*listen, signature="s", body=[event])))
        return bus

    def _hear(self, message: Message) -> None:
        if message.message_type is not MessageType.SIGNAL:
            return
        if message.member == "Announcement":
            self.announced.put(str(message.body[3].value))
        if message.member == "StateChanged" and message.body[:2] == ["focused", 1]:
            self.focused.put((message.sender, str(message.path)))

    async def _call(
        self, address: tuple[str, str], interface: str, member: str, signature: str = "", body: list[Any] | None = None
    ) -> list[Any]:
        name, path = address
        message = Message(name, path, interface, member, signature=signature, body=body or [])
        async with self._few:
            return _body(await self._bus.call(message))

    async def _property(self, address: tuple[str, str], name: str) -> str:
        return str((await self._call(address, _PROPERTIES, "Get", "ss", [_ACCESSIBLE, name]))[0].value)

    async def _children(self, address: tuple[str, str]) -> list[tuple[str, str]]:
        children = (await self._call(address, _ACCESSIBLE, "GetChildren"))[0]
        return [(name, path) for name, path in children]

    async def _read(self, address: tuple[str, str]) -> list[Thing]:
        """The thing and its descendants; those of a hidden thing are left out."""
        thing = await self._thing(address)
        if thing.role != _PROGRAM and VISIBLE not in thing.states:
            return [thing]
        inside = await asyncio.gather(*map(self._read, await self._children(address)))
        return [thing, *chain(*inside)]

    async def _thing(self, address: tuple[str, str]) -> Thing:
        """The thing at that address. All calls go out together, as each would wait for the program on its own."""
        (state,), (interfaces,), name, description, (role,) = await asyncio.gather(
            self._call(address, _ACCESSIBLE, "GetState"),
            self._call(address, _ACCESSIBLE, "GetInterfaces"),
            self._property(address, "Name"),
            self._property(address, "Description"),
            self._call(address, _ACCESSIBLE, "GetRoleName"),
        )
        actions: list[list[str]] = []
        if _ACTION in interfaces:
            (actions,) = await self._call(address, _ACTION, "GetActions")
        low, high = state
        states = low | high << 32
        return Thing(
            address=address,
            name=name,
            description=description,
            role=str(role),
            states=frozenset(state for state in range(64) if states >> state & 1),
            actions=tuple(action[0] for action in actions),
        )


async def _left(bus: MessageBus) -> None:
    """Leave the bus, and wait until its socket is closed."""
    bus.disconnect()
    while bus.connected:
        await asyncio.sleep(0)


def _body(reply: Message | None) -> list[Any]:
    """The body of a reply.

    Raises:
        LookupError: with the bus's own words, if the reply is an error; the thing may have gone.
    """
    assert reply is not None
    if reply.message_type is MessageType.ERROR:
        raise LookupError(f"{reply.error_name}: {reply.body}")
    return list(reply.body)


def named(things: list[Thing], begins: str) -> Iterator[Thing]:
    """Yield the usable things whose names begin with `begins`."""
    return (thing for thing in things if thing.offered and thing.name.startswith(begins))
