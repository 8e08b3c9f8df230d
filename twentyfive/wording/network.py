"""The words of a table for guests, at the host's screen and on the guests' phones."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from twentyfive.core import PlayerView, SeenMove
from twentyfive.wording.grammar.texts import Text
from twentyfive.wording.names import SUIT_NAMES, listed, translate
from twentyfive.wording.table.moves import taken_words

_TOGETHER: Final = "\N{NO-BREAK SPACE}"


def trick_number(view: PlayerView) -> str:
    """Return the heading of the trick under way: "Trick 3"."""
    return translate("network", "Trick {number}").format(number=len(view.tricks) + 1)


def trumps_short(view: PlayerView) -> str:
    """Return the trump suit in a few words: "Hearts are trumps"; empty while trumps are not named."""
    if view.trump is None:
        return ""
    return translate("network", "{suit} are trumps").format(suit=SUIT_NAMES[view.trump]())


def turned_note(view: PlayerView) -> str:
    """Return what became of the turned card: "turned up", "you took it", "Seán took it"."""
    if view.robber is None:
        return translate("network", "turned up")
    if view.robber == view.player:
        return translate("network", "you took it")
    return translate("network", "{name} took it").format(name=view.names[view.robber])


def host_name(names: Sequence[str], computer: str) -> str:
    """Return the name of a table within a sentence, by the people at its screen: "Mary's table".

    Without anybody there it is named by its computer, if that has a name: "the table at kitchen-pc".
    """
    if not names and computer:
        return translate("network", "the table at {computer}").format(computer=computer)
    if not names:
        return translate("network", "the table")
    return translate("network", "{names}’s table").format(names=listed(names))


GUEST_NAME: Final = Text("network", "Guest")
"""A guest who has typed no name."""


def means_everybody(name: str) -> bool:
    """Whether the program speaks to each player by this name: "You"."""
    return name.casefold() in {you.casefold() for you in (translate("scores", "You"), translate("games", "You"))}


WAITS_TO_BE_LET_IN: Final = Text("network", "The host has been asked to let you in.")
WAITS_FOR_THE_START: Final = Text("network", "You have a seat. The game begins when the host starts it.")
LOOKS_ON_UNTIL_THE_START: Final = Text("network", "You are watching. The game begins when the host starts it.")
SITS_OUT: Final = Text("network", "You sit this game out. You take the loser’s chair in the next.")
SEAT_IS_TAKEN: Final = Text("network", "That seat is taken. Choose another.")
NO_SEAT_FREE: Final = Text("network", "Every seat is taken. You can watch.")
COMPUTER_PLAYS: Final = Text("network", "free: the computer plays")

IS_FREE: Final = Text("network", "free")
"""Before the game begins, and on the plate of a seat."""

IS_ASLEEP: Final = Text("network", "asleep")
"""The connection is lost: most phones sleep when nobody touches them."""

TAKES_A_BREAK: Final = Text("network", "on a break: the computer plays")
PLAYS_HERE: Final = Text("network", "at the computer")
IS_COMPUTER: Final = Text("network", "computer player")
IS_UNSEEN: Final = Text("auction", "unseen", "a hand that nobody sees")
PLAYS_FOR: Final = Text("network", "played by {name}")
PAUSED_BY: Final = Text("network", "{name} has paused the game.")


def waiting_for(names: Sequence[str]) -> str:
    """Say who is not ready for the next deal: "Waiting for Tom and Nora."."""
    return translate("network", "Waiting for {names}.").format(names=listed(names))


def waiting_for_you(others: Sequence[str]) -> str:
    """Tell a guest who is not ready for the next deal: "Waiting for you, and for Tom and Nora."."""
    if not others:
        return translate("network", "Waiting for you.")
    return translate("network", "Waiting for you and {names}.").format(names=listed(others))


def may_be_taken_back(name: str, move: SeenMove) -> str:
    """Ask another player whether `name` may take back a move: "Tom would like to take back Tom's 7♠. Do you agree?"."""
    text = translate("network", "{name} would like to take this back: {move}. Do you agree?")
    return text.format(name=name, move=taken_words(move))


NOT_TAKEN_BACK: Final = Text("network", "Not everybody agreed, so the game goes on.")
NO_MORE_TAKING_BACK: Final = Text("network", "The others have said no twice in this deal. Ask again in the next.")
NOTHING_TO_TAKE_BACK: Final = Text("network", "You have nothing to take back.")


def wants_to_come_in(name: str, player: str) -> str:
    """Ask the host whether a late guest may take a seat."""
    if name == player:
        return translate("network", "{name} would like to come back.").format(name=name)
    return translate("network", "{name} would like to take {player}’s seat.").format(name=name, player=player)


COMPUTER_PLAYS_SOON: Final = Text("network", "{name}’s device is asleep. The computer will play.")
"""The seconds are counted beside it."""

COMPUTER_PLAYS_FOR_SLOW: Final = Text("network", "{name} is still thinking. The computer will play.")

SECONDS_LEFT: Final = Text("network", "{number} s", "seconds")
"""Beside the sentence that says what will happen then."""

NOT_LET_IN: Final = Text("network", "The host has said no. You can choose another seat, or watch.")
NO_SEAT_ANY_MORE: Final = Text("network", "The host plays another game now, in which you have no seat.")
OPEN_TABLE: Final = Text("network", "Open the table")
TABLE_IS_OPEN: Final = Text("network", "The table is open")

SCAN_OR_TYPE: Final = Text(
    "network",
    "Scan this with a phone on the same Wi-Fi, or type this into its browser, or into Join a game at another computer:",
)
"""The address and the code follow in large letters."""


def address_and_code(address: str, code: str) -> str:
    """Return what is typed into a phone's browser, and then asked for: "192.168.1.23:25525  code 7K3Q"."""
    return f"{address}   {CODE_ALONE(code=code).replace(' ', _TOGETHER)}"


CODE_ALONE: Final = Text("network", "code {code}")
NOBODY_NEW: Final = Text("network", "Nobody else is let in. Players who have a seat may come back.")


def qr_code_spoken(address: str, code: str) -> str:
    """Return the QR code as spoken, with the code letter by letter; that is empty while none is taken."""
    if not code:
        return translate("network", "QR code for phones. Address {address}.").format(address=address)
    text = translate("network", "QR code for phones. Address {address}, code {code}.")
    return text.format(address=address, code=" ".join(code))


BY_WIFI: Final = Text("network", "Wi-Fi ({interface})")
"""`interface` is the system’s name for it."""

BY_CABLE: Final = Text("network", "Cable ({interface})")

SAFE_FROM_LISTENERS: Final = Text(
    "network",
    "Nobody can listen in. But the people who run this network could deceive a phone: play on a network you trust.",
)
"""At a table with phones."""

SAFE_FROM_EVERYBODY: Final = Text("network", "Nobody on this network can listen in, or change what is sent.")
"""For a guest at a computer."""


def who_is_missing(free: int, absent: int) -> str:
    """Say what happens to the seats that are still free, and whether a guest is asleep or takes a break.

    `free` and `absent` are the numbers of both.
    """
    if not free:
        return translate("network", "No seat is free.") if absent else translate("network", "Everybody is here.")
    if free == 1:
        return translate("network", "One seat still free: the computer plays there until somebody comes.")
    text = translate("network", "{number} seats still free: the computer plays there until somebody comes.", None, free)
    return text.format(number=free)


ON_A_PHONE: Final = Text("network", "{name} · phone")
NO_HINTS_HERE: Final = Text("network", "This table plays without hints.")
ON_A_COMPUTER: Final = Text("network", "{name} · another computer")
REMOVE_GUEST: Final = Text("network", "Remove {name}")
LOOKING_FOR_WAY: Final = Text("network", "Opening the table…")


def cannot_open(reason: str) -> str:
    """Say that no phone can reach the table; `reason` is the system's, which may be empty."""
    if not reason:
        return translate("network", "The table did not stay open. Close it and open it again.")
    text = translate("network", "The table could not be opened ({reason}). Close other programs, and open it again.")
    return text.format(reason=reason)


NO_HOME_NETWORK: Final = Text(
    "network", "This computer is not on a home network. Connect it to the Wi-Fi that the others use."
)


def nobody_reached(system: str) -> str:
    """Say what may be wrong if no device has reached this computer; `system` is `sys.platform`."""
    general = translate(
        "network",
        "No phone has reached this computer yet. Are both on the same Wi-Fi, not a guest network? Some "
        "networks keep devices apart; a phone’s hotspot never does.",
    )
    return f"{general} {_firewall_hint(system)}"


def _firewall_hint(system: str) -> str:
    if system == "win32":
        return translate(
            "network",
            "If Windows asked and the answer was no, allow Twenty-Five for private networks under Windows Security,"
            " Firewall & network protection, Allow an app through firewall.",
        )
    if system == "darwin":
        return translate(
            "network",
            "Allow Twenty-Five under System Settings, Privacy & Security, Local Network, and in the firewall.",
        )
    return translate("network", "If this computer has a firewall, open port 25525 in it.")


PAGE_WITHOUT_HELLO: Final = Text(
    "network", "A phone has opened the page but got no further. Reload the page on the phone."
)
WRONG_CODES: Final = Text("network", "Somebody has typed a wrong code. The code is {code}.")
CODE_IS_SPENT: Final = Text(
    "network",
    "Too many wrong codes were typed, so no code is taken any more. The QR code still works. Choose “New code” to "
    "let people type one again.",
)

CODE_IS_SPENT_SHORT: Final = Text("network", "Too many wrong codes were typed, so no code is taken any more.")
"""At the table, beside the buttons *New code* and *Leave it so*."""

SEAT_IS_KEPT_SHUT: Final = Text("network", "A seat is free, but nobody else is being let in.")
LEAVE_IT_SO: Final = Text("network", "Leave it so")
IS_READY: Final = Text("network", "ready")
COMPUTER_STANDS_IN: Final = Text("network", "computer playing")


def plays_for_sleeper(seconds: int | None) -> str:
    """Say after how long the computer plays for a guest who is asleep; None: never."""
    if seconds is None:
        return translate("network", "Asleep: wait for ever")
    text = translate("network", "Asleep: the computer plays after {number} seconds", None, seconds)
    return text.format(number=seconds)


def plays_for_slow(seconds: int | None) -> str:
    """Say after how long the computer plays for a guest who is there; None: never."""
    if seconds is None:
        return translate("network", "Awake: no time limit")
    text = translate("network", "Awake: the computer plays after {number} seconds", None, seconds)
    return text.format(number=seconds)


GUESTS_TITLE: Final = Text("network", "Guests")
HAS_COME: Final = Text("network", "{name} has joined.")
HAS_LEFT: Final = Text("network", "{name} has left.")
CANNOT_BE_REACHED: Final = Text("network", "{name}’s computer cannot be reached.")
FELL_ASLEEP: Final = Text("network", "{name}’s phone is asleep.")

IS_BACK: Final = Text("network", "{name} is back.")
"""After a sleep or a break."""

HAS_A_BREAK: Final = Text("network", "{name} is taking a break: the computer plays.")
