"""The languages of the program: which there are, which is in use, and how Qt gets to know it.

English stands in the source and needs no file. Every other language is a file `twentyfive_<code>.qm`.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QTranslator

from twentyfive.assets import resource

ENGLISH: Final = "en"
_PREFIX: Final = "twentyfive_"


class LanguageError(ValueError):
    """A file that should hold a language and does not.

    Attributes:
        file: where it is.
    """

    def __init__(self, file: Path) -> None:
        super().__init__(f"{file} is no file of translations")
        self.file = file


def languages_folder() -> Path:
    """Where the files of the languages are. Raises FileNotFoundError if it is missing."""
    return resource("translations")


def languages(folder: Path) -> tuple[str, ...]:
    """The codes of the languages there are, as "en" and "pt_BR", English first."""
    return (ENGLISH, *sorted(path.stem.removeprefix(_PREFIX) for path in folder.glob(f"{_PREFIX}*.qm")))


def language_name(code: str) -> str:
    """What a language calls itself: "Gaeilge"."""
    own = QLocale(code).nativeLanguageName()
    return "English" if code == ENGLISH else own[:1].upper() + own[1:]


def language_in_use(choice: str | None, there_are: Sequence[str], wished: Sequence[str]) -> str:
    """The language chosen; where there is none such, the first of those wished for, else English.

    `wished` are those of the system, as "ga-IE" or "ga", the dearest first.
    """
    if choice in there_are:
        return str(choice)
    for wish in wished:
        code = wish.replace("-", "_")
        for candidate in (code, code.split("_")[0]):
            if candidate in there_are:
                return candidate
    return ENGLISH


def install_language(choice: str | None, folder: Path) -> tuple[QTranslator, ...]:
    """Have the application speak the language chosen, None for that of the system; texts made before keep theirs.

    Returns what was installed, which is nothing for English. Qt's own texts, as those of its file dialog, come from
    Qt where it has that language. Needs a QCoreApplication.

    Raises:
        LanguageError: if the file of that language cannot be read; all is in English then.
    """
    language = language_in_use(choice, languages(folder), QLocale.system().uiLanguages())
    if language == ENGLISH:
        return ()
    own = QTranslator(QCoreApplication.instance())
    file = folder / f"{_PREFIX}{language}.qm"
    if not own.load(str(file)):
        raise LanguageError(file)
    of_qt = QTranslator(QCoreApplication.instance())
    # Not every language is one of Qt's, and then its few texts stay English.
    found = (own, of_qt) if of_qt.load(f"qtbase_{language}", _folder_of_qt()) else (own,)
    for translator in found:
        QCoreApplication.installTranslator(translator)
    return found


def _folder_of_qt() -> str:
    return QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
