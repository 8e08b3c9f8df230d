"""The state of a language: texts missing, doubtful, with wrong braces, or with another word than TERMS.md."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final
from xml.etree import ElementTree

from .files import gone, is_overlay, misfits
from .style import slips
from .terms import Term, missing_terms, terms

_EXCUSED: Final = re.compile(r"terms:(.*)", re.IGNORECASE)


@dataclass(slots=True)
class Report:
    """The state of a language.

    Attributes:
        texts: the number of texts.
        missing: the texts without a translation.
        doubtful: the translations marked as unfinished.
        changed: of these, the ones whose English text has changed since.
        misfits: the translations with wrong placeholders or cases.
        terms: the translations in which a term of TERMS.md seems to be missing.
        gone: the texts of an overlay that the program has no more; None if the file is no overlay.
        style: the translations with a straight apostrophe, a space before dots, a doubled word or the like.
    """

    texts: int = 0
    missing: list[str] = field(default_factory=list)
    doubtful: list[str] = field(default_factory=list)
    changed: list[str] = field(default_factory=list)
    misfits: list[str] = field(default_factory=list)
    terms: list[str] = field(default_factory=list)
    gone: list[str] | None = None
    style: list[str] = field(default_factory=list)

    @property
    def complete(self) -> bool:
        """Whether the language can be shipped."""
        return not (self.missing or self.doubtful or self.misfits or self.terms or self.gone or self.style)

    def told(self, name: str, most: int | None) -> str:
        """Return the report as text, with at most `most` lines of each kind."""
        done = self.texts - len(self.missing) - len(self.doubtful)
        state = f"{done} of {self.texts} texts translated, {len(self.doubtful)} doubtful, {len(self.missing)} missing"
        if self.gone is not None:
            state = f"an overlay of {self.texts} texts, {len(self.gone)} of them gone"
        faults = f"{len(self.misfits)} with wrong braces, {len(self.terms)} with another word than TERMS.md"
        lines = [f"{name}: {state}, {faults}, {len(self.style)} with a slip of the pen"]
        kinds = {
            "Missing": self.missing,
            "The English has changed": self.changed,
            "Doubtful": [each for each in self.doubtful if each not in self.changed],
            "Wrong braces": self.misfits,
            "Another word than TERMS.md": self.terms,
            "Gone from the program": self.gone or [],
            "Slips of the pen": self.style,
        }
        for kind, found in kinds.items():
            if found:
                lines += [f"  {kind}:", *(f"    {each}" for each in found[:most])]
                lines += [f"    and {len(found) - most} more"] if most is not None and len(found) > most else []
        return "\n".join(lines)


def report(file: Path, language: str) -> Report:
    """Return the state of a file that has been brought up to date."""
    overlay = is_overlay(file)
    language = language.split("_")[0]
    found, known = Report(misfits=misfits(file), gone=gone(file) if overlay else None), () if overlay else terms()
    for context in ElementTree.parse(file).iter("context"):
        for message in context.iter("message"):
            found.texts += 1
            _add(found, context.findtext("name", ""), message, language, known)
    return found


def _add(found: Report, context: str, message: ElementTree.Element, language: str, known: tuple[Term, ...]) -> None:
    english, forms = message.findtext("source", ""), list(_forms(message))
    where = f"{context}: {english!r}"
    if not all(forms):
        found.missing.append(where)
        return
    translation = message.find("translation")
    if translation is not None and translation.get("type") == "unfinished":
        found.doubtful.append(where)
        if before := message.findtext("oldsource"):
            found.changed.append(where)
            found.doubtful[-1] = found.changed[-1] = f"{where}, was {before!r}"
    found.style += [f"{where}: {form!r} has {slip}" for form in forms for slip in slips(form, language)]
    if not known or language not in known[0].forms:
        return
    lacking = [
        f"{term.english[0]} = {term.forms[language][0]}"
        for term in missing_terms(english, " ".join(forms), language, known)
        if term.english[0].lower() not in _excused(message)
    ]
    if lacking:
        found.terms.append(f"{where}: {' '.join(forms)!r} ({', '.join(lacking)})")


def _excused(message: ElementTree.Element) -> set[str]:
    """Return the terms that the translator says are not needed."""
    excuse = _EXCUSED.search(message.findtext("translatorcomment", ""))
    return {word.strip().lower() for word in excuse[1].split(",")} if excuse else set()


def _forms(message: ElementTree.Element) -> Iterator[str]:
    """Iterate over the texts of a translation: one, or one for each plural form."""
    for form in message.findall("translation/numerusform") or message.findall("translation"):
        yield (form.text or "").strip()
