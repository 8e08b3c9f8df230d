"""The words of the characters: a sentence about themselves, and their temperament in a few words."""

from __future__ import annotations

from twentyfive.ai.characters.cast import Character
from twentyfive.ai.characters.cast import character as cast_member
from twentyfive.engine.seating.players import ANYBODY
from twentyfive.wording.names import translate


def character_sentence(key: str) -> str:
    """Return a sentence that the character says about themselves."""
    return {
        "sheila": translate("characters", "I would rather lose a bid than let it go by."),
        "donal": translate("characters", "I keep the shop, and I keep my counsel."),
        "philomena": translate("characters", "My mother kept the five for last, and so do I."),
        "malachy": translate("characters", "A trump in the hand wins nothing, so out it goes."),
        "roisin": translate("characters", "If I can’t have the pool, neither will you."),
        "desmond": translate("characters", "I taught sums for forty years. I still count."),
        "yvette": translate("characters", "A trick now is worth two promised later."),
        "cormac": translate("characters", "No hurry. There are five tricks in every deal."),
        "ambrose": translate("characters", "At sea you bid on the weather. Cards are easier."),
        "marguerite": translate("characters", "I bid seldom, but I know what is still out."),
        "chidi": translate("characters", "I watch the leader. Somebody has to."),
        "leona": translate("characters", "I bid first and save the best until the end."),
    }[key]


def temperament_words(key: str) -> str:
    """Return the temperament of the character in a few words."""
    return {
        "sheila": translate("characters", "Bids high, takes tricks early."),
        "donal": translate("characters", "Bids low, saves trumps."),
        "philomena": translate("characters", "Saves trumps for the last tricks."),
        "malachy": translate("characters", "Spends trumps early, bids high."),
        "roisin": translate("characters", "Plays for the spoil."),
        "desmond": translate("characters", "Counts cards."),
        "yvette": translate("characters", "Takes tricks early."),
        "cormac": translate("characters", "Waits, bids low."),
        "ambrose": translate("characters", "Bids high, spends trumps."),
        "marguerite": translate("characters", "Counts cards, bids low."),
        "chidi": translate("characters", "Plays for the spoil, saves trumps."),
        "leona": translate("characters", "Bids high, saves trumps."),
    }[key]


def about_character(member: Character) -> str:
    """Return what the gallery says of a character: its sentence, then its temperament."""
    text = translate("characters", "“{sentence}” {temperament}")
    return text.format(sentence=character_sentence(member.key), temperament=temperament_words(member.key))


def character_label(key: str | None) -> str:
    """Return the words on the button that leads to the gallery: the character of a computer player."""
    if key is None:
        return translate("characters", "Choose a character")
    if key == ANYBODY:
        return translate("characters", "Pick a character for me")
    return translate("characters", "Character: {name}").format(name=cast_member(key).name)


def nobody_label() -> str:
    """Return the name of a computer player without a character."""
    return translate("characters", "No character")


def nobody_line() -> str:
    """Say how a computer player without a character plays."""
    return translate("characters", "Plays every move as well as its level can.")


def anybody_label() -> str:
    """Return the name of the choice of a character by chance."""
    return translate("characters", "Pick one for me")


def anybody_line() -> str:
    """Say when a character is drawn."""
    return translate("characters", "Picked when the game begins, from those nobody else has.")


def sits_already(name: str) -> str:
    """Say that the character plays at this table already."""
    return translate("characters", "{name} has another seat at this table.").format(name=name)


def gallery_sentence() -> str:
    """Say what a character changes."""
    return translate(
        "characters",
        "A character has a temperament at any level. It tips the choice between moves that are about "
        "equally good; it never picks a bad one.",
    )
