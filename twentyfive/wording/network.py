"""The words of a table for guests, at the host's screen and on the guests' phones."""

from __future__ import annotations

from collections.abc import Sequence

from twentyfive.core import PlayerView, SeenMove
from twentyfive.wording.names import card_sign, listed, suit_name, translate
from twentyfive.wording.table.moves import taken_words


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


def host_name(names: Sequence[str]) -> str:
    """Return the name of a table by the people at its screen: "Mary's table"; without any, "The table"."""
    if not names:
        return translate("network", "The table")
    return translate("network", "{names}'s table").format(names=listed(names))


def guest_name() -> str:
    """Return the name of a guest who has typed none."""
    return translate("network", "Guest")


def waits_to_be_let_in() -> str:
    """Say that the host lets a late guest in."""
    return translate("network", "The host has been asked to let you in.")


def waits_for_the_start() -> str:
    """Say that the game has not begun."""
    return translate("network", "You have a seat. The game begins when the host starts it.")


def sits_out() -> str:
    """Say that a player waits for the next game of two."""
    return translate("network", "You sit this game out. You take the loser's chair in the next.")


def seat_is_taken() -> str:
    """Say that the seat just asked for is not free."""
    return translate("network", "That seat is taken. Choose another.")


def no_seat_free() -> str:
    """Say that all seats are taken."""
    return translate("network", "Every seat is taken. You can look on.")


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


def plays_for(name: str) -> str:
    """Say who plays a seat that has another name in the game: "played by Tom"."""
    return translate("network", "played by {name}").format(name=name)


def paused_by(name: str) -> str:
    """Say who has paused the game."""
    return translate("network", "{name} has paused the game.").format(name=name)


def waiting_for(names: Sequence[str]) -> str:
    """Say who is not ready for the next deal: "Waiting for Tom and Nora."."""
    return translate("network", "Waiting for {names}.").format(names=listed(names))


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
    return translate("network", "There is nothing of yours to take back.")


def wants_to_come_in(name: str, player: str) -> str:
    """Ask the host whether a late guest may take a seat."""
    if name == player:
        return translate("network", "{name} would like to come back in.").format(name=name)
    return translate("network", "{name} would like to play for {player}.").format(name=name, player=player)


def computer_plays_soon(name: str) -> str:
    """Say that the computer will play for a guest who sleeps; the seconds are counted beside it."""
    return translate("network", "{name} is asleep. The computer will play.").format(name=name)


def computer_plays_for_slow(name: str) -> str:
    """Say that the computer will play for a guest who takes long."""
    return translate("network", "{name} is thinking. The computer will play.").format(name=name)


def not_let_in() -> str:
    """Tell a late guest that the host has said no."""
    return translate("network", "The host has said no. You can choose another seat, or look on.")
