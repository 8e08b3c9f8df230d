"""The words for second hands, open dummies, three who take turns, and the draw for seats."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from twentyfive.core import PlayerView, Rules
from twentyfive.engine.seating.local_seats import LocalSeats
from twentyfive.engine.seating.players import Guest, OpenDummy, SecondHand, Sitter, TableSetup, Third, is_person, sits
from twentyfive.engine.seating.rotation import games_won, makes_room
from twentyfive.engine.seating.seat_draw import SeatDraw
from twentyfive.engine.seating.seats import SeatFault, Seats
from twentyfive.wording.grammar.texts import Text
from twentyfive.wording.names import card_title, listed, separated, translate


def ways_to_sit(setup: TableSetup) -> tuple[str, ...]:
    """Return a sentence for each hand played from another seat, and for the player who sits out."""
    seats = Seats(setup.rules, setup.sitters)
    if seats.faults():
        return ()
    said = [hand_line(seats, setup.names, seat) for seat, sitter in enumerate(setup.sitters) if not sits(sitter)]
    if setup.third is not None:
        text = translate("sitting", "{name} sits out the first game. The loser of a game sits out the next.")
        said.append(text.format(name=setup.third.name))
    return tuple(said)


def hand_line(seats: Seats, names: Sequence[str], seat: int) -> str:
    """Say who plays a second hand or an open dummy, and who sees it; "you" if one person is at the screen."""
    player = seats.player_of(seat)
    you = player == LocalSeats(seats).alone
    if isinstance(seats.sitters[seat], OpenDummy):
        text = (
            translate("sitting", "{name}’s hand lies open for all to see, and you play it.")
            if you
            else translate("sitting", "{name}’s hand lies open for all to see, and {player} plays it.")
        )
    else:
        text = (
            translate("sitting", "You play {name}’s hand too, and see both.")
            if you
            else translate("sitting", "{player} plays {name}’s hand too, and sees both.")
        )
    return text.format(name=names[seat], player=names[player])


def sitter_line(sitter: Sitter) -> str:
    """Explain a seat whose player is not at this screen, or plays another hand too; empty for any other."""
    if isinstance(sitter, OpenDummy):
        return translate("sitting", "The hand lies open for all to see. The partner plays it.")
    if isinstance(sitter, SecondHand):
        return translate("sitting", "One person plays two hands, and sees both.")
    if isinstance(sitter, Guest):
        return translate("sitting", "Plays on a phone, which finds the table by QR code, or at another computer.")
    return ""


SEAT_FAULTS: Final = {
    SeatFault.NO_SUCH_SEAT: Text(
        "sitting", "Nobody at the table can play {name} as an extra hand. Choose who plays there."
    ),
    SeatFault.OWN_SECOND_HAND: Text("sitting", "{name} cannot be their own extra hand."),
    SeatFault.NOT_A_PERSON: Text(
        "sitting", "{name} is the extra hand of somebody the computer now plays for. Choose who plays there."
    ),
    SeatFault.TOO_MANY_HANDS: Text("sitting", "That would give one player three hands. Choose who plays {name}."),
    SeatFault.NO_PARTNER: Text(
        "sitting", "{name}’s open hand needs a partner to play it. Choose a player or the computer for that seat."
    ),
    SeatFault.NOT_SO_MANY: Text("sitting", "An open hand needs a table of four or six. Choose who plays {name}."),
    SeatFault.NOBODY_ELSE: Text("sitting", "One person would be playing every hand. Add another player."),
    SeatFault.TAKES_TURNS: Text(
        "sitting", "With three taking turns, everybody plays one hand. Choose a player or the computer for {name}."
    ),
    SeatFault.PLAYED_UNSEEN: Text(
        "sitting", "{name}’s cards are played unseen, so nobody plays there. Choose the computer for {name}."
    ),
    SeatFault.ONE_PERSON: Text("sitting", "With three taking turns, at least two must be people."),
}
"""The reason why nobody can play the seat of that name as chosen, and what to do."""


def why_no_second_hand(fault: SeatFault | None) -> str:
    """Explain why a seat cannot be a second hand."""
    if fault is SeatFault.PLAYED_UNSEEN:
        return translate("sitting", "Nobody sees this hand.")
    if fault is SeatFault.TAKES_TURNS:
        return translate("sitting", "With three taking turns, everybody plays one hand.")
    if fault is SeatFault.NOBODY_ELSE:
        return translate("sitting", "One person would be playing every hand.")
    return translate("sitting", "Everybody at the table has two hands already.")


def why_no_dummy(fault: SeatFault) -> str:
    """Explain why a seat cannot be an open dummy."""
    if fault is SeatFault.PLAYED_UNSEEN:
        return translate("sitting", "Nobody sees this hand.")
    if fault is SeatFault.NOT_SO_MANY:
        return translate("sitting", "An open hand needs a table of four or six.")
    if fault is SeatFault.TOO_MANY_HANDS:
        return translate("sitting", "The partner has two hands already.")
    if fault is SeatFault.NOBODY_ELSE:
        return translate("sitting", "One person would be playing every hand.")
    return translate("sitting", "An open hand needs a partner who plays it.")


def name_note(seat: int, at_table: str, name: str) -> str:
    """Return the note below the typed name of a seat, which may differ from the name at the table; may be empty."""
    if seat == 0:
        if at_table == name.strip():
            return translate("seats", "You play here. Click another seat to set its level.")
        text = translate(
            "seats",
            "With several people at the screen, “You” would be unclear. You are {name} unless you enter a name.",
        )
    elif at_table == name.strip():
        return ""
    else:
        text = translate(
            "seats",
            "With several people at the screen, “You” would be unclear. This seat is {name} unless you name it.",
        )
    return text.format(name=at_table)


def owner_label(name: str) -> str:
    """Return a second hand and its owner, as an answer: "Second hand of Anna", "Your second hand"."""
    if name == translate("games", "You"):
        return translate("sitting", "Your extra hand")
    return translate("sitting", "Extra hand of {name}").format(name=name)


def why_no_draw(sitters: Sequence[Sitter], faults: Mapping[int, SeatFault], rules: Rules) -> str:
    """Explain why the players cannot draw for seats; empty if they can."""
    if rules.unseen_partners:
        return translate("sitting", "Seats cannot be drawn where some hands are played unseen.")
    if len(sitters) == 2:
        return translate("sitting", "Two players always face each other.")
    if faults:
        return translate("sitting", "First choose a player for every seat.")
    if any(isinstance(sitter, SecondHand) for sitter in sitters):
        return translate("sitting", "Seats cannot be drawn while somebody plays two hands.")
    return ""


def draw_sentence(draw: SeatDraw, names: Sequence[str], rules: Rules) -> str:
    """Name the cards drawn, highest first, and the seating that follows; `names` are by the seat before the draw."""
    order = draw.highest_first
    cards = ", ".join(
        translate("sitting", "{name}: {card}").format(name=names[at], card=card_title(draw.cards[at])) for at in order
    )
    said = [translate("sitting", "Drawn: {cards}.").format(cards=cards)]
    if rules.sides < rules.players:
        size = rules.players // rules.sides
        text = translate("sitting", "Sides: {sides}.")
        sides = [listed([names[at] for at in order[first : first + size]]) for first in range(0, rules.players, size)]
        said.append(text.format(sides=separated(sides)))
    elif len(draw.cards) > rules.players:
        text = translate("sitting", "{name} drew lowest and sits out the first game.")
        said.append(text.format(name=names[order[-1]]))
    else:
        text = translate("sitting", "You sit clockwise from {name}, in the order of your cards.")
        said.append(text.format(name=names[order[0]]))
    return " ".join(said)


def third_spoken(third: Third) -> str:
    """Return all about the player who waits beside the table, as spoken: "Nora, person, not in the first game"."""
    if is_person(third.sitter):
        text = translate("sitting", "{name}, player, not in the first game")
    else:
        text = translate("sitting", "{name}, computer player, not in the first game")
    return text.format(name=third.name)


def sits_out(third: Third) -> str:
    """Name the player who sits out this game: "Sits out: Nora"."""
    return translate("sitting", "Sits out: {name}").format(name=third.name)


def games_sentence(names: Sequence[str], third: Third) -> str:
    """Return the games won by each of three players: "Games won: Anna 2, Tom 1, Nora 0."."""
    return _games((*names, third.name), third.won)


def after_game(view: PlayerView, third: Third) -> str:
    """Say what follows a finished game when three take turns."""
    games = _games((*view.names, third.name), games_won(view.winners, third))
    text = translate("sitting", "{games} In the next game {third} takes the place of {name}.")
    return text.format(games=games, name=view.names[makes_room(view.winners, third)], third=third.name)


def _games(names: Sequence[str], won: Sequence[int]) -> str:
    said = [
        translate("sitting", "{name} {number}").format(name=name, number=number)
        for name, number in zip(names, won, strict=True)
    ]
    return translate("sitting", "Games won: {games}.").format(games=", ".join(said))
