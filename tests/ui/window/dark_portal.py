"""Stands in for the portal of a dark desktop; each line of input turns it light, or dark again."""

from __future__ import annotations

import asyncio
import sys
from typing import Final

from dbus_fast import Message, MessageType, Variant
from dbus_fast.aio import MessageBus

_NAME: Final = "org.freedesktop.portal.Desktop"
_PATH: Final = "/org/freedesktop/portal/desktop"
_SETTINGS: Final = "org.freedesktop.portal.Settings"
_APPEARANCE: Final = "org.freedesktop.appearance"
_DARK: Final = 1
_LIGHT: Final = 2


async def serve() -> None:
    """Say that the desktop is dark, until the input ends."""
    bus = await MessageBus().connect()
    scheme = _DARK

    def answer(message: Message) -> Message | bool:
        if message.message_type is not MessageType.METHOD_CALL or message.member != "ReadAll":
            return False
        told = {_APPEARANCE: {"color-scheme": Variant("u", scheme)}}
        return Message.new_method_return(message, "a{sa{sv}}", [told])

    bus.add_message_handler(answer)
    await bus.request_name(_NAME)
    sys.stdout.write("ready\n")
    sys.stdout.flush()
    while await asyncio.to_thread(sys.stdin.readline):
        scheme = _LIGHT if scheme == _DARK else _DARK
        changed = [_APPEARANCE, "color-scheme", Variant("u", scheme)]
        await bus.send(Message.new_signal(_PATH, _SETTINGS, "SettingChanged", "ssv", changed))


if __name__ == "__main__":
    asyncio.run(serve())
