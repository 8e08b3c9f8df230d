"""The words of the characters: a sentence about themselves, and their temperament in a few words."""

from __future__ import annotations

from typing import Final

from twentyfive.ai.characters.cast import Character
from twentyfive.ai.characters.cast import character as cast_member
from twentyfive.engine.seating.players import ANYBODY
from twentyfive.wording.grammar.texts import Text
from twentyfive.wording.names import translate

CHARACTER_SENTENCES: Final = {
    "sheila": Text("characters", "I would rather lose a bid than let it go by."),
    "donal": Text("characters", "I keep the shop, and I keep my counsel."),
    "philomena": Text("characters", "My mother kept the five for last, and so do I."),
    "malachy": Text("characters", "A trump in the hand wins nothing, so out it goes."),
    "roisin": Text("characters", "If I can’t have the pool, neither will you."),
    "desmond": Text("characters", "I taught sums for forty years. I still count."),
    "yvette": Text("characters", "A trick now is worth two promised later."),
    "cormac": Text("characters", "No hurry. There are five tricks in every deal."),
    "ambrose": Text("characters", "At sea you bid on the weather. Cards are easier."),
    "marguerite": Text("characters", "I bid seldom, but I know what is still out."),
    "chidi": Text("characters", "I watch the leader. Somebody has to."),
    "leona": Text("characters", "I bid first and save the best until the end."),
}

TEMPERAMENT_WORDS: Final = {
    "sheila": Text("characters", "Bids high, takes tricks early."),
    "donal": Text("characters", "Bids low, saves trumps."),
    "philomena": Text("characters", "Saves trumps for the last tricks."),
    "malachy": Text("characters", "Spends trumps early, bids high."),
    "roisin": Text("characters", "Plays for the spoil."),
    "desmond": Text("characters", "Counts cards."),
    "yvette": Text("characters", "Takes tricks early."),
    "cormac": Text("characters", "Waits, bids low."),
    "ambrose": Text("characters", "Bids high, spends trumps."),
    "marguerite": Text("characters", "Counts cards, bids low."),
    "chidi": Text("characters", "Plays for the spoil, saves trumps."),
    "leona": Text("characters", "Bids high, saves trumps."),
}


def about_character(member: Character) -> str:
    """Return what the gallery says of a character: its sentence, then its temperament."""
    text = translate("characters", "“{sentence}” {temperament}")
    return text.format(sentence=CHARACTER_SENTENCES[member.key](), temperament=TEMPERAMENT_WORDS[member.key]())


def character_label(key: str | None) -> str:
    """Return the words on the button that leads to the gallery: the character of a computer player."""
    if key is None:
        return translate("characters", "Choose a character")
    if key == ANYBODY:
        return translate("characters", "Pick a character for me")
    return translate("characters", "Character: {name}").format(name=cast_member(key).name)


NOBODY_LABEL: Final = Text("characters", "No character")
NOBODY_LINE: Final = Text("characters", "Plays every move as well as its level can.")
ANYBODY_LABEL: Final = Text("characters", "Pick one for me")
ANYBODY_LINE: Final = Text("characters", "Picked when the game begins, from those nobody else has.")
SITS_ALREADY: Final = Text("characters", "{name} has another seat at this table.")
GALLERY_SENTENCE: Final = Text(
    "characters",
    "A character has a temperament at any level. It tips the choice between moves that are about "
    "equally good; it never picks a bad one.",
)
