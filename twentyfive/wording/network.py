"""The words of a table for guests, at the host's screen and on the guests' phones."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from twentyfive.core import PlayerView, SeenMove
from twentyfive.wording.names import card_sign, listed, suit_name, translate
from twentyfive.wording.table.moves import taken_words

_TOGETHER: Final = "\N{NO-BREAK SPACE}"


def trick_number(view: PlayerView) -> str:
    """Return the heading of the trick under way: "Trick 3"."""
    return translate("network", "Trick {number}").format(number=len(view.tricks) + 1)


def trumps_short(view: PlayerView) -> str:
    """Return the trump suit in a few words: "Hearts are trumps"; empty while trumps are not named."""
    if view.trump is None:
        return ""
    return translate("network", "{suit} are trumps").format(suit=suit_name(view.trump))


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


def guest_name() -> str:
    """Return the name of a guest who has typed none."""
    return translate("network", "Guest")


def means_everybody(name: str) -> bool:
    """Whether the program speaks to each player by this name: "You"."""
    return name.casefold() in {you.casefold() for you in (translate("scores", "You"), translate("games", "You"))}


def waits_to_be_let_in() -> str:
    """Say that the host lets a late guest in."""
    return translate("network", "The host has been asked to let you in.")


def waits_for_the_start() -> str:
    """Say that the game has not begun."""
    return translate("network", "You have a seat. The game begins when the host starts it.")


def looks_on_until_the_start() -> str:
    """Say to somebody who looks on that the game has not begun."""
    return translate("network", "You are watching. The game begins when the host starts it.")


def sits_out() -> str:
    """Say that a player waits for the next game of two."""
    return translate("network", "You sit this game out. You take the loser’s chair in the next.")


def seat_is_taken() -> str:
    """Say that the seat just asked for is not free."""
    return translate("network", "That seat is taken. Choose another.")


def no_seat_free() -> str:
    """Say that all seats are taken."""
    return translate("network", "Every seat is taken. You can watch.")


def computer_plays() -> str:
    """Say of a free seat that the computer plays there."""
    return translate("network", "free: the computer plays")


def is_free() -> str:
    """Say of a seat that it waits for somebody, before the game begins."""
    return translate("network", "free")


def is_asleep() -> str:
    """Say of a guest that the connection is lost: most phones sleep when nobody touches them."""
    return translate("network", "asleep")


def takes_a_break() -> str:
    """Say of a guest that the computer plays until they are back."""
    return translate("network", "on a break: the computer plays")


def plays_here() -> str:
    """Say of a player that they sit at the host's screen."""
    return translate("network", "at the computer")


def is_computer() -> str:
    """Say of a player that it is a computer player."""
    return translate("network", "computer player")


def is_unseen() -> str:
    """Say of a hand that nobody sees it."""
    return translate("auction", "unseen", "a hand that nobody sees")


def plays_for(name: str) -> str:
    """Say who plays a seat that has another name in the game: "played by Tom"."""
    return translate("network", "played by {name}").format(name=name)


def paused_by(name: str) -> str:
    """Say who has paused the game."""
    return translate("network", "{name} has paused the game.").format(name=name)


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
    return text.format(name=name, move=taken_words(move, card_sign))


def not_taken_back() -> str:
    """Tell a player that the others want the game to go on."""
    return translate("network", "Not everybody agreed, so the game goes on.")


def no_more_taking_back() -> str:
    """Tell a player that the others have refused often enough in this deal."""
    return translate("network", "The others have said no twice in this deal. Ask again in the next.")


def nothing_to_take_back() -> str:
    """Tell a player that they have decided nothing yet."""
    return translate("network", "You have nothing to take back.")


def wants_to_come_in(name: str, player: str) -> str:
    """Ask the host whether a late guest may take a seat."""
    if name == player:
        return translate("network", "{name} would like to come back.").format(name=name)
    return translate("network", "{name} would like to take {player}’s seat.").format(name=name, player=player)


def computer_plays_soon(name: str) -> str:
    """Say that the computer will play for a guest who sleeps; the seconds are counted beside it."""
    return translate("network", "{name}’s device is asleep. The computer will play.").format(name=name)


def computer_plays_for_slow(name: str) -> str:
    """Say that the computer will play for a guest who takes long."""
    return translate("network", "{name} is still thinking. The computer will play.").format(name=name)


def seconds_left(seconds: int) -> str:
    """Return the seconds of a countdown, beside the sentence that says what will happen: "17 s"."""
    return translate("network", "{number} s", "seconds").format(number=seconds)


def not_let_in() -> str:
    """Tell a late guest that the host has said no."""
    return translate("network", "The host has said no. You can choose another seat, or watch.")


def no_seat_any_more() -> str:
    """Tell a guest that the host's next game has no seat for them."""
    return translate("network", "The host plays another game now, in which you have no seat.")


def open_table() -> str:
    """Return the label of the button that opens a table."""
    return translate("network", "Open the table")


def table_is_open() -> str:
    """Return the title of the page of an open table."""
    return translate("network", "The table is open")


def scan_or_type() -> str:
    """Say how a phone finds the table; the address and the code follow in large letters."""
    return translate(
        "network",
        "Scan this with a phone on the same Wi-Fi, or type this into its browser, or into Join a game at another"
        " computer:",
    )


def address_and_code(address: str, code: str) -> str:
    """Return what is typed into a phone's browser, and then asked for: "192.168.1.23:25525  code 7K3Q"."""
    return f"{address}   {code_alone(code).replace(' ', _TOGETHER)}"


def code_alone(code: str) -> str:
    """Return the code of the table, below its address: "code 7K3Q"."""
    return translate("network", "code {code}").format(code=code)


def nobody_new() -> str:
    """Say that the host lets in nobody new."""
    return translate("network", "Nobody else is let in. Players who have a seat may come back.")


def qr_code_spoken(address: str, code: str) -> str:
    """Return the QR code as spoken, with the code letter by letter; that is empty while none is taken."""
    if not code:
        return translate("network", "QR code for phones. Address {address}.").format(address=address)
    text = translate("network", "QR code for phones. Address {address}, code {code}.")
    return text.format(address=address, code=" ".join(code))


def by_wifi(interface: str) -> str:
    """Say that an address is that of the Wi-Fi; `interface` is the system's name for it."""
    return translate("network", "Wi-Fi ({interface})").format(interface=interface)


def by_cable(interface: str) -> str:
    """Say that an address is that of a cable."""
    return translate("network", "Cable ({interface})").format(interface=interface)


def safe_from_listeners() -> str:
    """Say from whom a table with phones is protected, and from whom it is not."""
    return translate(
        "network",
        "Nobody can listen in. But the people who run this network could deceive a phone: play on a network you trust.",
    )


def safe_from_everybody() -> str:
    """Say from whom a guest at a computer is protected."""
    return translate("network", "Nobody on this network can listen in, or change what is sent.")


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


def on_a_phone(name: str) -> str:
    """Return a guest in a list of seats: "Máire · phone"."""
    return translate("network", "{name} · phone").format(name=name)


def no_hints_here() -> str:
    """Tell a guest that the table plays without hints."""
    return translate("network", "This table plays without hints.")


def on_a_computer(name: str) -> str:
    """Return a guest in a list of seats: "Seán · another computer"."""
    return translate("network", "{name} · another computer").format(name=name)


def remove_guest(name: str) -> str:
    """Return what the button beside a guest does."""
    return translate("network", "Remove {name}").format(name=name)


def looking_for_way() -> str:
    """Say that the table is being opened."""
    return translate("network", "Opening the table…")


def cannot_open(reason: str) -> str:
    """Say that no phone can reach the table; `reason` is the system's, which may be empty."""
    if not reason:
        return translate("network", "The table did not stay open. Close it and open it again.")
    text = translate("network", "The table could not be opened ({reason}). Close other programs, and open it again.")
    return text.format(reason=reason)


def no_home_network() -> str:
    """Say that this computer has no address that a phone could reach."""
    return translate("network", "This computer is not on a home network. Connect it to the Wi-Fi that the others use.")


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


def page_without_hello() -> str:
    """Say that a phone has loaded the page and gets no further."""
    return translate("network", "A phone has opened the page but got no further. Reload the page on the phone.")


def wrong_codes(code: str) -> str:
    """Say that somebody types another code."""
    return translate("network", "Somebody has typed a wrong code. The code is {code}.").format(code=code)


def code_is_spent() -> str:
    """Say that after too many wrong codes none is taken any more, and what helps."""
    return translate(
        "network",
        "Too many wrong codes were typed, so no code is taken any more. The QR code still works. Choose “New code” to "
        "let people type one again.",
    )


def code_is_spent_short() -> str:
    """Say the same at the table, beside the buttons *New code* and *Leave it so*."""
    return translate("network", "Too many wrong codes were typed, so no code is taken any more.")


def seat_is_kept_shut() -> str:
    """Say at the table that nobody new is let in, though a seat is free."""
    return translate("network", "A seat is free, but nobody else is being let in.")


def leave_it_so() -> str:
    """Return the label of the button that puts such a sign away."""
    return translate("network", "Leave it so")


def is_ready() -> str:
    """Say on a plate that a player is ready for the next deal."""
    return translate("network", "ready")


def has_a_phone() -> str:
    """Say on a plate that a player has the hand on a phone."""
    return translate("network", "phone")


def has_a_computer() -> str:
    """Say on a plate that a player sits at another computer."""
    return translate("network", "other computer")


def computer_stands_in() -> str:
    """Say on a plate that the computer plays there for now."""
    return translate("network", "computer playing")


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


def guests_title() -> str:
    """Return the title of the page of the guests during a game."""
    return translate("network", "Guests")


def has_come(name: str) -> str:
    """Say that somebody has taken a seat."""
    return translate("network", "{name} has joined.").format(name=name)


def has_left(name: str) -> str:
    """Say that somebody has left the table for good."""
    return translate("network", "{name} has left.").format(name=name)


def cannot_be_reached(name: str) -> str:
    """Say that the connection to somebody's computer is lost."""
    return translate("network", "{name}’s computer cannot be reached.").format(name=name)


def fell_asleep(name: str) -> str:
    """Say that the connection to somebody's phone is lost."""
    return translate("network", "{name}’s phone is asleep.").format(name=name)


def is_back(name: str) -> str:
    """Say that somebody plays again after a sleep or a break."""
    return translate("network", "{name} is back.").format(name=name)


def has_a_break(name: str) -> str:
    """Say that the computer plays for somebody for a while."""
    return translate("network", "{name} is taking a break: the computer plays.").format(name=name)
