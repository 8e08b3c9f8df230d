"""The words for joining a table of another computer."""

from __future__ import annotations

from twentyfive.wording.amounts import sentence_case
from twentyfive.wording.names import translate


def join_title() -> str:
    """Return the title of the page on which a person joins the game of another computer."""
    return translate("network", "Join a game on this network")


def how_to_join() -> str:
    """Say how to find the table of another computer."""
    return translate(
        "network",
        "On the other computer, choose “New game”, set your seat to “Another screen”, and open the table; or share an"
        " evening of the same cards on its plan. Then choose it here if it is listed, or type the address and the code "
        "that are shown there.",
    )


def no_address() -> str:
    """Say that an address cannot be read."""
    return translate(
        "network", "That is not an address on a home network. Such an address looks like 192.168.1.23:25525."
    )


def no_code() -> str:
    """Say that a join code cannot be read."""
    return translate("network", "A code has four letters or digits, such as 7K3Q.")


def looking_for_table() -> str:
    """Say that the table is looked for."""
    return translate("network", "Looking for the table…")


def nobody_answers() -> str:
    """Say that no table answers at the address that was typed."""
    return translate(
        "network",
        "Nobody answers there yet. Check the address. Are both computers on the same network, and is the table open?",
    )


def choose_a_seat(host: str, game: str) -> str:
    """Ask a guest for a seat at a table: "Anna's table: Spoil Five. Choose a seat."."""
    return translate("network", "{host}: {game}. Choose a seat.").format(host=sentence_case(host), game=game)


def take_the_seat_of(name: str) -> str:
    """Return the label of the button that takes the free seat of a player of that name."""
    return translate("network", "The seat of {name}").format(name=name)


def who_are_you(evening: str) -> str:
    """Ask a guest for whom they play at an evening: "Same cards evening: Friday. Who are you?"."""
    return translate("network", "{evening}. Who are you?").format(evening=evening)


def i_am(name: str) -> str:
    """Return the label of the button of somebody who plays an evening."""
    return translate("network", "I am {name}").format(name=name)


def look_on() -> str:
    """Return the label of the button of those who only want to watch."""
    return translate("network", "Watch")


def table_is_lost() -> str:
    """Say that the connection to the host is lost, or that the host has closed the table."""
    return translate("network", "The table cannot be reached. The game goes on here as soon as it is found again.")


def back_to(host: str) -> str:
    """Say on the start page that a seat is kept: "Back to Anna's table"."""
    return translate("network", "Back to {host}").format(host=host)


def go_back(name: str, host: str) -> str:
    """Return the label of the button that goes back to a seat and its hand: "I am Máire: back to Anna's table"."""
    return translate("network", "I am {name}: back to {host}").format(name=name, host=host)


def seat_is_gone(host: str) -> str:
    """Say that the host does not know the guest any more, as somebody else may have the seat."""
    return translate("network", "Your seat at {host} is gone. Join again with the code.").format(host=host)


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


def seat_not_kept(place: str, reason: str) -> str:
    """Say that the seat cannot be kept on disk."""
    text = translate(
        "network",
        "Your seat at this table cannot be remembered in {place} ({reason}). If the program ends, join again with the"
        " code.",
    )
    return text.format(place=place, reason=reason)


def was_code() -> str:
    """Say that the code was wrong."""
    return translate("network", "That is not the code of this table. Look at the host’s screen.")


def was_gone() -> str:
    """Say that the host does not know the guest any more."""
    return translate("network", "Your seat at this table is gone. Join again with the code.")


def was_locked() -> str:
    """Say that the person has typed too many wrong codes."""
    return translate("network", "You have typed five wrong codes. Wait a minute, then try again.")


def was_spent() -> str:
    """Say that after too many wrong codes, of whomever, the table takes none any more."""
    return translate(
        "network",
        "Too many wrong codes were typed at this table, so it takes none any more. Ask the host for a new code.",
    )


def was_shut() -> str:
    """Say that the host lets in nobody new."""
    return translate("network", "The host lets nobody else in just now. Ask the host.")


def was_removed() -> str:
    """Say that the host has taken the guest off the table."""
    return translate("network", "The host has removed you from the table.")


def plays_elsewhere() -> str:
    """Say that the same guest has come by another screen."""
    return translate("network", "You are playing on another screen now.")


def was_full() -> str:
    """Say that no more people can look on."""
    return translate("network", "The table is full, and nobody else can watch.")


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


def host_has_left() -> str:
    """Say that the host has closed the table, and what happens when it is opened again."""
    return translate(
        "network",
        "The host has closed the table. The game is saved, and goes on here when the host opens the table again.",
    )


def others_are_asked() -> str:
    """Say that the others at the table are asked whether a decision may be taken back."""
    return translate("network", "The others are being asked whether you may take that back.")


def taken_back() -> str:
    """Tell who asked that everybody has agreed."""
    return translate("network", "Everybody agreed. It is taken back: choose again.")


def computer_plays_for_you() -> str:
    """Say that the computer will make the person's move, unless they do; the seconds are counted beside it."""
    return translate("network", "If you take any longer, the computer will play for you.")


def one_moment() -> str:
    """Return the label of the button with which a person asks for more time."""
    return translate("network", "One moment")


def computer_played_for_you() -> str:
    """Say that the computer has made the person's move."""
    return translate("network", "The computer has played for you. Go on from here.")


def back_at_table(played: bool) -> str:
    """Say that the table is found again; `played` is whether the computer has played for the person meanwhile."""
    if played:
        return translate("network", "You are back at the table. The computer has played for you in the meantime.")
    return translate("network", "You are back at the table.")


def no_practice_here(host: str) -> str:
    """Say which aids are off at another's table, and why."""
    text = translate(
        "network",
        "At {host} others play on their own screens. So there are no open hands, no going back to a "
        "move, no skipping, and no asking what another player would do.",
    )
    return text.format(host=host)


def no_new_game_here(host: str) -> str:
    """Say that the host begins the games."""
    return translate("network", "At {host} the host begins the next game. Leave the table to play another.").format(
        host=host
    )


def was_too_fast() -> str:
    """Say that the host has cut the guest off because too much was sent."""
    return translate("network", "The host has ended the connection, as too much was sent at once. Join again.")


def host_begins_next() -> str:
    """Say that the host begins the next game."""
    return translate("network", "The host can begin another game. Stay at the table to play it.")


def you_take_a_break() -> str:
    """Say that the computer plays for the person, who takes a break."""
    return translate("network", "You are taking a break, and the computer plays for you.")


def looking_for_tables() -> str:
    """Say that tables in the home network are being looked for."""
    return translate("network", "Looking for tables on this network.")


def no_table_found() -> str:
    """Say that nobody answers, and what helps."""
    return translate("network", "No table was found. Ask for the address and the code that the host’s screen shows.")


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


def table_of_another_version(game: str) -> str:
    """Return the note of a table whose program does not understand this one."""
    return translate("network", "{game} · another version of Twenty-Five").format(game=game)
