"""The words of the page about the program."""

from __future__ import annotations

from typing import Final

from twentyfive.ui.pages.help.licences import Licence
from twentyfive.wording.names import translate

SOURCE_OF_QT: Final = "https://download.qt.io/official_releases/"


def program_line(version: str) -> str:
    """The name of the program with its version."""
    return translate("about", "Twenty-Five {version}").format(version=version)


def what_it_is() -> str:
    """The program in one paragraph."""
    return translate(
        "about",
        "Ireland's card game Twenty-Five and its whole family, against the computer or round one screen. "
        "It runs without the internet, sends nothing to anybody, and is free: use it, pass it on and change it as "
        "you like.",
    )


def about_qt() -> str:
    """What the licence of Qt grants, and where its source is: the line that ends with a colon goes before the link."""
    return translate(
        "about",
        "Its windows are made with Qt, under the LGPL, version 3. You may put a Qt of your own in its place. "
        "The source of Qt is here:",
    )


def part_line(part: Licence) -> str:
    """A part of the program with its version, if it has one."""
    return f"{part.name} {part.version}".rstrip()


def part_text(part: Licence) -> str:
    """Everything there is to know of a part: what, by whom, on which terms. The terms are not translated."""
    head = translate("about", "{part}\nBy {holder}\nLicence: {licence}")
    told = head.format(part=part_line(part), holder=part.holder, licence=part.licence)
    return "\n\n".join((told, *part.texts))
