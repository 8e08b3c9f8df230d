"""The words of a same cards evening at several computers of a home network."""

from __future__ import annotations

from twentyfive.wording.names import translate


def shared_name(name: str) -> str:
    """Return the name of an evening as those who look for a table see it: "Same cards evening: Friday"."""
    return translate("evening", "Same cards for all: {name}").format(name=name)


def share() -> str:
    """Return the label of the button that lets others join the evening."""
    return translate("evening", "Share on the home network")


def stop_sharing() -> str:
    """Return the label of the button that ends that."""
    return translate("evening", "Stop sharing")


def leave() -> str:
    """Return the label of the button with which a guest leaves the evening."""
    return translate("evening", "Leave the host’s evening")


def shared_at(code: str, addresses: str) -> str:
    """Say to the host how others join."""
    text = translate(
        "evening",
        "Others choose “Join a game” on their computers and type the code {code}. If nothing is listed there:"
        " {addresses}.",
    )
    return text.format(code=code, addresses=addresses)


def who_is_there(names: str) -> str:
    """Say to the host who plays at other computers."""
    return translate("evening", "At other computers: {names}.").format(names=names)


def has_handed_in(name: str, deal: int) -> str:
    """Say to the host whose result has come."""
    return translate("evening", "{name} has played deal {deal}.").format(name=name, deal=deal)


def door_is_shut() -> str:
    """Say to the host that too many wrong codes were typed, and what helps."""
    return translate("evening", "Too many wrong codes: nobody else is let in. Stop sharing, and share again.")


def refused(name: str, reason: str) -> str:
    """Say that a result which came over the network was refused."""
    text = translate("evening", "A result from {name} was refused: {reason}. Nothing else has changed.")
    return text.format(name=name, reason=reason.rstrip("."))


def not_on_a_phone() -> str:
    """Say to a phone that an evening is played in the program."""
    return translate(
        "evening",
        "An evening of the same cards for all is being shared here. Join it in the program on another computer.",
    )


def is_elsewhere() -> str:
    """Say to a guest that somebody else has come as the person whom they chose."""
    return translate("evening", "Nobody can come as this person now. Choose who you are.")


def nothing_yet(name: str) -> str:
    """Say to a guest for whom they play, before they have played anything."""
    return translate("evening", "You are {name}. Each deal goes to the host as soon as you have played it.").format(
        name=name
    )


def are_cut_off(names: str) -> str:
    """Say to the host who plays at another computer that cannot be reached."""
    text = translate(
        "evening",
        "At other computers, out of reach: {names}. They may be playing there, so their deals are not offered here.",
    )
    return text.format(names=names)


def plays_here(name: str) -> str:
    """Return the label of the button that lets somebody play here who was at another computer."""
    return translate("evening", "Here from now on: {name}").format(name=name)


def all_handed_in(name: str) -> str:
    """Say to a guest for whom they play, and that the host has all results."""
    return translate("evening", "You are {name}. The host has all your results.").format(name=name)


def on_the_way(name: str) -> str:
    """Say to a guest that the host does not have all results yet."""
    return translate("evening", "You are {name}. Your results are on the way to the host.").format(name=name)


def host_is_lost(name: str) -> str:
    """Say to a guest that the host cannot be reached, and that this does no harm."""
    text = translate(
        "evening",
        "You are {name}. The host cannot be reached. Go on playing: your results will be handed in when it is back.",
    )
    return text.format(name=name)


def has_ended_early() -> str:
    """Say to a guest who has played nothing yet that the connection is over, and what helps."""
    return translate("evening", "The host’s evening is left. Join it again to play.")


def was_replaced(name: str) -> str:
    """Say to a guest that the host has given their place to somebody else."""
    text = translate(
        "evening", "At the host’s evening somebody else plays for {name} now. What was played here is kept."
    )
    return text.format(name=name)


def has_ended() -> str:
    """Say to a guest that the connection is over, and what helps."""
    return translate(
        "evening",
        "You have left the host’s evening. Your results are kept here, and will be handed in when you join again.",
    )
