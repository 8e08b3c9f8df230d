"""The languages of the program: the choice among the files present, and the installation of one in Qt.

English is in the source and needs no file. Every other language is a file `twentyfive_<code>.qm`.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QTranslator

from twentyfive.assets import resource
from twentyfive.wording.grammar.texts import use_grammar

ENGLISH: Final = "en"
_PREFIX: Final = "twentyfive_"
_installed: Final[list[QTranslator]] = []  # the first is that of the language in use


class LanguageError(ValueError):
    """A language file that Qt cannot load.

    Attributes:
        file: its path.
    """

    def __init__(self, file: Path) -> None:
        super().__init__(f"{file} is no file of translations")
        self.file = file


def languages_folder() -> Path:
    """Return the folder of the language files.

    Raises:
        FileNotFoundError: if it is missing.
    """
    return resource("translations")


def languages(folder: Path) -> tuple[str, ...]:
    """Return the codes of the available languages, such as "en" and "pt_BR", English first."""
    return (ENGLISH, *sorted(path.stem.removeprefix(_PREFIX) for path in folder.glob(f"{_PREFIX}*.qm")))


def language_name(code: str) -> str:
    """Return the name of a language in that language: "Gaeilge"."""
    own = QLocale(code).nativeLanguageName()
    return "English" if code == ENGLISH else own[:1].upper() + own[1:]


def language_in_use(choice: str | None, available: Sequence[str], preferred: Sequence[str]) -> str:
    """Return the code of the language to use: the choice if available, else the first preferred, else English.

    Args:
        choice: the language chosen in the settings; None for that of the system.
        available: the codes from `languages`.
        preferred: the languages of the system, such as "en-Latn-US" or "ga", the most preferred first.
    """
    if choice in available:
        return str(choice)
    for preference in preferred:
        parts = preference.replace("-", "_").split("_")
        # Qt writes the script between language and country: en-Latn-US
        for candidate in ("_".join(parts), f"{parts[0]}_{parts[-1]}", parts[0]):
            if candidate in available:
                return candidate
    return ENGLISH


def install_language(choice: str | None, folder: Path) -> str:
    """Switch the application to the chosen language, or to that of the system if `choice` is None; return its code.

    Texts made before keep their language. Numbers, dates and times follow, as does the language that Qt tells screen
    readers on Linux.
    Qt's own texts, such as those of its file dialog, come from Qt if it has the language, and from us what it lacks.
    Needs a QCoreApplication.

    Raises:
        LanguageError: if the file of the language cannot be read; everything is then in English.
    """
    remove_language()
    language = language_in_use(choice, languages(folder), QLocale.system().uiLanguages())
    if language == ENGLISH:
        return ENGLISH
    own = _translator(folder, language)
    general = language.split("_")[0]  # an overlay such as fr_CA has only what differs from fr
    below = [_translator(folder, general)] if general != language and general in languages(folder)[1:] else []
    _installed.extend((own, *below, *_translators_of_qt(language, folder)))
    for translator in (*_installed[1:], own):  # Qt asks the one installed last first
        QCoreApplication.installTranslator(translator)
    use_grammar(language)
    QLocale.setDefault(locale_of(language))
    return language


def _translator(folder: Path, language: str) -> QTranslator:
    """Read the texts of a language.

    Raises:
        LanguageError: if its file cannot be read.
    """
    translator, file = QTranslator(QCoreApplication.instance()), folder / f"{_PREFIX}{language}.qm"
    if not translator.load(str(file)):
        raise LanguageError(file)
    return translator


def locale_of(language: str) -> QLocale:
    """Return the habits of writing in a language: those of the system, if it speaks it, else those of its country.

    A system that has neither, as "C", counts as one in Ireland.
    """
    own, system = QLocale(language), QLocale.system()
    if system.language() is own.language():
        return system
    nowhere = system.language() is QLocale.Language.C
    country = QLocale.Country.Ireland if nowhere else system.territory()
    return own if "_" in language else QLocale(own.language(), country)


def language_spoken() -> str:
    """Return the code of the language in use."""
    return Path(_installed[0].filePath()).stem.removeprefix(_PREFIX) if _installed else ENGLISH


def remove_language() -> None:
    """Switch the application back to English."""
    use_grammar(ENGLISH)
    QLocale.setDefault(locale_of(ENGLISH))
    while _installed:
        QCoreApplication.removeTranslator(_installed.pop())


def _translators_of_qt(language: str, folder: Path) -> Iterator[QTranslator]:
    """Yield what translates Qt's own texts: Qt's file of the language, and ours, which comes before it."""
    for place in (QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath), str(folder / "qt")):
        translator = QTranslator(QCoreApplication.instance())
        if translator.load(f"qtbase_{language}", place):
            yield translator
