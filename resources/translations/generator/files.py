"""The files of a language: created, updated from the program's texts, and compiled, with Qt's own tools."""

import re
import subprocess
import sys
import tempfile
from collections.abc import Set
from pathlib import Path
from string import Formatter
from xml.etree import ElementTree

import PySide6
from PySide6.QtCore import QLocale

from twentyfive.wording.grammar.texts import grammar_of

from .carrying import carry_over
from .shipped import mark
from .texts import Entry, form_texts, lesson_texts, source_texts

ROOT = Path(__file__).parents[3]
LANGUAGE = re.compile(r"[a-z]{2,3}(_[A-Z]{2})?")


def begun(folder: Path, language: str) -> Path:
    """Return the file of that language; create an empty one if there is none.

    Raises:
        SystemExit: if there is no such language.
    """
    if not LANGUAGE.fullmatch(language) or QLocale(language).language() is QLocale.Language.C:
        sys.exit(f"{language!r} is no code of a language. Give two or three letters, as ga, or with a land, as pt_BR.")
    file = folder / f"twentyfive_{language}.ts"
    if not file.exists():
        head = f'<?xml version="1.0" encoding="utf-8"?>\n<!DOCTYPE TS>\n<TS version="2.1" language="{language}"/>\n'
        file.write_text(head, encoding="utf-8")
    return file


def is_overlay(file: Path) -> bool:
    """Whether the file holds only what a country says otherwise than its language: en_US, or fr_CA beside fr."""
    language, _, country = language_of(file).partition("_")
    return bool(country) and (language == "en" or file.with_name(f"twentyfive_{language}.ts").exists())


def texts_of(language: str) -> set[Entry]:
    """Return every text of the program, with the forms that the language needs."""
    return {
        *source_texts(ROOT / "twentyfive"),
        *lesson_texts(ROOT / "resources" / "lessons"),
        *form_texts(language),
    }


def gone(file: Path) -> list[str]:
    """Return the texts of an overlay that the program has no more, or has otherwise."""
    known = {(text.context, text.source, text.comment) for text in texts_of(language_of(file).partition("_")[0])}
    found = []
    for context in ElementTree.parse(file).iter("context"):
        for message in context.iter("message"):
            name, source = context.findtext("name", ""), message.findtext("source", "")
            if (name, source, message.findtext("comment", "")) not in known:
                found.append(f"{name}: {source!r}")
    return found


def brought_up_to_date(file: Path) -> int:
    """Update the file with every text of the program, keeping its translations; return the number of missing ones.

    A text whose English has changed keeps its translation, marked as unfinished. An overlay stays as it is.
    """
    if is_overlay(file):
        return 0
    before = ElementTree.parse(file)
    texts = texts_of(language_of(file))
    _merge(texts, file)
    after = ElementTree.parse(file)
    if carry_over(before, after):
        after.write(file, encoding="utf-8", xml_declaration=True)
        _merge(texts, file)  # so that the file looks as Qt's tool writes it
    translations = ElementTree.parse(file).findall(".//translation")
    return sum(translation.get("type") == "unfinished" for translation in translations)


def _merge(texts: Set[Entry], file: Path) -> None:
    """Add new texts to the file, and drop those that are gone."""
    with tempfile.TemporaryDirectory() as folder:
        calls = Path(folder) / "texts.py"
        calls.write_text("".join(f"{text.call}\n" for text in sorted(texts)), encoding="utf-8")
        # Line numbers in that temporary file would tell a translator nothing.
        _run("lupdate", "-silent", "-no-obsolete", "-locations", "none", str(calls), "-ts", str(file))


def language_of(file: Path) -> str:
    """Return the code of a file's language."""
    return file.stem.removeprefix("twentyfive_")


def misfits(file: Path) -> list[str]:
    """Return the translations with other placeholders than the English text, or with a case unknown in the language."""
    found, cases = [], grammar_of(language_of(file)).cases
    for context in ElementTree.parse(file).iter("context"):
        for message in context.iter("message"):
            where = f"{file.name}: {context.findtext('name')}"
            for form in message.findall("translation") + message.findall("translation/numerusform"):
                text = (form.text or "").strip()
                if text and (fault := _fault(text, message, cases)):
                    found.append(f"{where}: {text!r} {fault}")
    return found


def _fault(text: str, message: ElementTree.Element, cases: Set[str]) -> str:
    """Return what is wrong with a translation's placeholders; empty if nothing is.

    A plural form may leave some out, as "one game" does.
    """
    english = message.findtext("source", "")
    wanted, differs = {field for field, _ in _in_braces(english)}, f"has not the braces of {english!r}"
    try:
        found = _in_braces(text)
    except ValueError:  # an unmatched brace
        return differs
    fields = {field for field, _ in found}
    if fields != wanted and not (message.get("numerus") == "yes" and fields < wanted):
        return differs
    unknown = sorted({case.partition(" ")[0] for _, case in found if case} - cases)
    known = f"It has {', '.join(sorted(cases))}." if cases else "It has none."
    return f"asks for {', '.join(unknown)}, which is no case of this language. {known}" if unknown else ""


def _in_braces(text: str) -> list[tuple[str, str]]:
    """Return the placeholders, each with its case."""
    return [(field, case or "") for _, field, case, _ in Formatter().parse(text) if field is not None]


def made_ready(file: Path) -> Path:
    """Compile the file that the program reads; return it.

    Raises:
        SystemExit: naming the translations with wrong placeholders or cases.
    """
    if found := misfits(file):
        sys.exit("\n".join(found))
    ready = file.with_suffix(".qm")
    # A text that is as in English is found in the program itself: 8 kB less in the installed languages.
    with tempfile.TemporaryDirectory() as folder:
        compiled = Path(folder) / ready.name
        _run("lrelease", "-silent", "-removeidentical", str(file), "-qm", str(compiled))
        ready.write_bytes(compiled.read_bytes() + mark(file))
    return ready


def _run(tool: str, *arguments: str) -> None:
    """Run one of Qt's tools, which come with PySide6, wherever it is installed: a build has it in a folder of its own.

    Raises:
        SystemExit: with its message, if it fails.
    """
    program = Path(PySide6.__file__).with_name(tool)
    done = subprocess.run([program, *arguments], capture_output=True, text=True, check=False)
    if done.returncode:
        sys.exit(f"{done.stdout}{done.stderr}\n{tool} failed, see above.")
