"""The words about what nobody foresaw: a fault of the program itself."""

from __future__ import annotations

from pathlib import Path

from twentyfive.wording.names import translate


def what_happened() -> str:
    """In plain words."""
    return translate("mishaps", "It could not finish what it was doing. You did nothing wrong.")


def game_kept() -> str:
    """That nothing is lost."""
    return translate("mishaps", "Your game is saved up to the last move.")


def game_not_kept() -> str:
    """That the disk has not taken the last moves, which are there all the same."""
    return translate(
        "mishaps", "Your game goes on too, but the disk has not taken its last moves: leave this window open for now."
    )


def what_to_do() -> str:
    """The ways from here."""
    return translate(
        "mishaps",
        "Go on where you were. Should it happen again at once, go to the start page: your game waits there, and"
        " everything else can be used.",
    )


def where_details_are(log: Path) -> str:
    """For whoever is asked for help."""
    return translate(
        "mishaps",
        "If you like to tell somebody who can mend it, copy the details. They are also in the file {log}. No card is"
        " named in them, and nothing was sent to anybody.",
    ).format(log=log)


def details_not_written(log: Path) -> str:
    """The same where the log cannot be written."""
    return translate(
        "mishaps",
        "If you like to tell somebody who can mend it, copy the details: the file {log} cannot be written. No card is"
        " named in them, and nothing was sent to anybody.",
    ).format(log=log)


def details_copied() -> str:
    """That they can be pasted elsewhere now."""
    return translate("mishaps", "The details are copied.")
