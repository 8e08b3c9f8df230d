"""Carries translations over to texts whose English has changed.

Qt's tool does so by the place of a text in the source, which our texts do not have.
"""

from __future__ import annotations

from collections.abc import Iterator
from copy import deepcopy
from difflib import SequenceMatcher
from typing import Final
from xml.etree import ElementTree

ALIKE: Final = 0.6
"""The least likeness of two English texts that are the same text before and after a change."""


def carry_over(
    before: ElementTree.ElementTree[ElementTree.Element], after: ElementTree.ElementTree[ElementTree.Element]
) -> bool:
    """Give each new text the translation of the text it replaces, marked as unfinished; return True if any had one."""
    now = {context.findtext("name"): context for context in after.iter("context")}
    found = False
    for context in before.iter("context"):
        name = context.findtext("name")
        if name not in now:
            continue
        kept = {_key(message) for message in now[name].iter("message")}
        old = [message for message in _translated(context) if _key(message) not in kept]
        new = [message for message in now[name].iter("message") if old and _is_new(message)]
        for message in old:
            found |= _carried(message, new)
    return found


def _carried(old: ElementTree.Element, new: list[ElementTree.Element]) -> bool:
    """Give a translation to the most alike of the new texts, and take that from the list."""
    english, counted = old.findtext("source", ""), old.get("numerus")
    likeness = {
        place: SequenceMatcher(None, english, message.findtext("source", "")).ratio()
        for place, message in enumerate(new)
        if message.get("numerus") == counted and message.findtext("comment") == old.findtext("comment")
    }
    best = max(likeness, key=likeness.__getitem__, default=None)
    if best is None or likeness[best] < ALIKE:
        return False
    message = new.pop(best)
    translation = deepcopy(old.find("translation"))
    assert translation is not None, "only translated texts are carried over"
    translation.set("type", "unfinished")
    message[:] = [each for each in message if each.tag not in ("translation", "oldsource")]
    source = ElementTree.SubElement(message, "oldsource")
    source.text = old.findtext("oldsource") or english
    message.append(translation)
    return True


def _translated(context: ElementTree.Element) -> Iterator[ElementTree.Element]:
    for message in context.iter("message"):
        translation = message.find("translation")
        if translation is not None and "".join(translation.itertext()).strip():
            yield message


def _is_new(message: ElementTree.Element) -> bool:
    translation = message.find("translation")
    return translation is not None and not "".join(translation.itertext()).strip()


def _key(message: ElementTree.Element) -> tuple[str | None, str | None]:
    return message.findtext("source"), message.findtext("comment")
