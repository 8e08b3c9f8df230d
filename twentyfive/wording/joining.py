"""The words for joining a table of another computer."""

from __future__ import annotations

from typing import Final

from twentyfive.wording.amounts import sentence_case
from twentyfive.wording.grammar.texts import Text
from twentyfive.wording.names import translate

JOIN_TITLE: Final = Text("network", "Join a game on this network")
HOW_TO_JOIN: Final = Text(
    "network",
    "On the other computer, choose “New game”, set your seat to “Another screen”, and open the table; or share an"
    " evening of the same cards on its plan. Then choose it here if it is listed, or type the address and the code "
    "that are shown there.",
)
NO_ADDRESS: Final = Text(
    "network", "That is not an address on a home network. Such an address looks like 192.168.1.23:25525."
)
NO_CODE: Final = Text("network", "A code has four letters or digits, such as 7K3Q.")
LOOKING_FOR_TABLE: Final = Text("network", "Looking for the table…")
NOBODY_ANSWERS: Final = Text(
    "network",
    "Nobody answers there yet. Check the address. Are both computers on the same network, and is the table open?",
)


def choose_a_seat(host: str, game: str) -> str:
    """Ask a guest for a seat at a table: "Anna's table: Spoil Five. Choose a seat."."""
    return translate("network", "{host}: {game}. Choose a seat.").format(host=sentence_case(host), game=game)


TAKE_THE_SEAT_OF: Final = Text("network", "The seat of {name}")
WHO_ARE_YOU: Final = Text("network", "{evening}. Who are you?")

I_AM: Final = Text("network", "I am {name}")
"""The button of somebody who plays an evening."""

LOOK_ON: Final = Text("network", "Watch")

TABLE_IS_LOST: Final = Text(
    "network", "The table cannot be reached. The game goes on here as soon as it is found again."
)
"""The connection is lost, or the host has closed the table."""

BACK_TO: Final = Text("network", "Back to {host}")
"""On the start page, while a seat is kept."""

GO_BACK: Final = Text("network", "I am {name}: back to {host}")

SEAT_IS_GONE: Final = Text("network", "Your seat at {host} is gone. Join again with the code.")
"""Somebody else may have the seat."""


def seat_unreadable(reason: str, kept: str) -> str:
    """Say that the seat of an earlier start cannot be read; `kept` is the new place of a damaged file, or empty."""
    if not kept:
        text = translate("network", "Your seat at another table cannot be read ({reason}). Join again with the code.")
        return text.format(reason=reason)
    text = translate(
        "network",
        "Your seat at another table cannot be read ({reason}). Join again with the code; the file is kept as {kept}.",
    )
    return text.format(reason=reason, kept=kept)


SEAT_NOT_KEPT: Final = Text(
    "network",
    "Your seat at this table cannot be remembered in {place} ({reason}). If the program ends, join again with the"
    " code.",
)
WAS_CODE: Final = Text("network", "That is not the code of this table. Look at the host’s screen.")
WAS_GONE: Final = Text("network", "Your seat at this table is gone. Join again with the code.")
WAS_LOCKED: Final = Text("network", "You have typed five wrong codes. Wait a minute, then try again.")
WAS_SPENT: Final = Text(
    "network", "Too many wrong codes were typed at this table, so it takes none any more. Ask the host for a new code."
)
WAS_SHUT: Final = Text("network", "The host lets nobody else in just now. Ask the host.")
WAS_REMOVED: Final = Text("network", "The host has removed you from the table.")
PLAYS_ELSEWHERE: Final = Text("network", "You are playing on another screen now.")
WAS_FULL: Final = Text("network", "The table is full, and nobody else can watch.")


def other_version(own: tuple[int, str], host: tuple[int, str]) -> str:
    """Say that the two programs do not understand each other, and which of them is to be renewed.

    Both are numbers of a protocol and versions of a program; 0 and empty if they are not known.
    """
    if not host[1] or host[0] == own[0]:
        return translate(
            "network", "The other computer has another version of this program. Install the same version on both."
        )
    if host[0] > own[0]:
        text = translate(
            "network", "The other computer has the newer version {host}, and this one {own}. Install {host} here."
        )
    else:
        text = translate(
            "network", "The other computer has the older version {host}, and this one {own}. Install {own} there."
        )
    return text.format(host=host[1], own=own[1])


HOST_HAS_LEFT: Final = Text(
    "network", "The host has closed the table. The game is saved, and goes on here when the host opens the table again."
)
OTHERS_ARE_ASKED: Final = Text("network", "The others are being asked whether you may take that back.")
TAKEN_BACK: Final = Text("network", "Everybody agreed. It is taken back: choose again.")

COMPUTER_PLAYS_FOR_YOU: Final = Text("network", "If you take any longer, the computer will play for you.")
"""The seconds are counted beside it."""

ONE_MOMENT: Final = Text("network", "One moment")
"""The button that asks for more time."""

COMPUTER_PLAYED_FOR_YOU: Final = Text("network", "The computer has played for you. Go on from here.")


def back_at_table(played: bool) -> str:
    """Say that the table is found again; `played` is whether the computer has played for the person meanwhile."""
    if played:
        return translate("network", "You are back at the table. The computer has played for you in the meantime.")
    return translate("network", "You are back at the table.")


NO_PRACTICE_HERE: Final = Text(
    "network",
    "At {host} others play on their own screens. So there are no open hands, no going back to a "
    "move, no skipping, and no asking what another player would do.",
)
NO_NEW_GAME_HERE: Final = Text("network", "At {host} the host begins the next game. Leave the table to play another.")
WAS_TOO_FAST: Final = Text("network", "The host has ended the connection, as too much was sent at once. Join again.")
HOST_BEGINS_NEXT: Final = Text("network", "The host can begin another game. Stay at the table to play it.")
YOU_TAKE_A_BREAK: Final = Text("network", "You are taking a break, and the computer plays for you.")
LOOKING_FOR_TABLES: Final = Text("network", "Looking for tables on this network.")
NO_TABLE_FOUND: Final = Text(
    "network", "No table was found. Ask for the address and the code that the host’s screen shows."
)


def tables_found(number: int) -> str:
    """Say how many tables there are in the home network, at least one."""
    if number == 1:
        return translate("network", "One table was found.")
    return translate("network", "{number} tables were found.", None, number).format(number=number)


def found_table_note(game: str, free: int) -> str:
    """Return what is played at a table that was found, and the number of its free seats."""
    if not free:
        return translate("network", "{game} · no free seat").format(game=game)
    if free == 1:
        return translate("network", "{game} · one free seat").format(game=game)
    return translate("network", "{game} · {number} free seats", None, free).format(game=game, number=free)


TABLE_OF_ANOTHER_VERSION: Final = Text("network", "{game} · another version of Twenty-Five")
