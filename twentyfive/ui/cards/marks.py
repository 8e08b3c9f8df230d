"""The words on the small signs that cards carry."""

from __future__ import annotations

from collections.abc import Collection

from twentyfive.ui.table.layout.scene import Mark
from twentyfive.wording.names import translate


def new_text(marks: Collection[Mark]) -> str:
    """The words on the second pill of a card that came with the kitty and is to be put out, empty without one."""
    return translate("marks", "new") if {Mark.NEW, Mark.PUT_OUT} <= set(marks) else ""


def pill_text(marks: Collection[Mark]) -> str:
    """The words on a card's pill, empty without one."""
    if Mark.PUT_OUT in marks:
        return translate("marks", "✕ out")
    if Mark.LAID_OUT in marks:
        return translate("marks", "put out")
    if Mark.ADVISED in marks:
        return translate("marks", "hint")
    if Mark.NEW in marks:
        return translate("marks", "new")
    if Mark.DEALS in marks:
        return translate("marks", "deals")
    if Mark.LED in marks and Mark.BEST in marks:
        return translate("marks", "led, best")
    if Mark.BEST in marks:
        return translate("marks", "best")
    return translate("marks", "led") if Mark.LED in marks else ""
