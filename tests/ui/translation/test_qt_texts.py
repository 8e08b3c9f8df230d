"""Qt's own texts in the languages of the program: what its dialogs and menus ask for is there."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final
from xml.etree import ElementTree

import pytest
from PySide6.QtCore import QCoreApplication, QFileInfo, QLibraryInfo, Qt, QTranslator
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QApplication, QFileDialog, QFileIconProvider, QLineEdit, QPlainTextEdit, QWidget
from pytestqt.qtbot import QtBot

from resources.translations.generator.files import begun, made_ready
from resources.translations.generator.shipped import FOLDER
from twentyfive.ui.settings.languages import install_language, remove_language

Asked = tuple[str, str, str | None]
"""A text that Qt asks for: its context, the English, and its comment."""

NO_WORDS: Final = re.compile(r"QShortcut|QGuiApplication|Alt\+")
"""Names of keys, which are as on the keyboard, and a text that is no text."""

pytestmark = [
    pytest.mark.skipif(sys.platform != "linux", reason="other systems have dialogs of their own"),
    pytest.mark.qt_log_ignore("propagateSizeHints"),  # an offscreen window cannot ask for a size
]

QT: Final = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)


class Recorder(QTranslator):
    """Notes what is asked for, and leaves the answer to others.

    Attributes:
        asked: what Qt has asked for.
    """

    def __init__(self) -> None:
        super().__init__()
        self.asked: set[Asked] = set()

    def translate(
        self, context: bytes | str, source: bytes | str, disambiguation: bytes | str | None = None, n: int = -1
    ) -> str:
        del n
        if str(context).startswith("Q") and not any(NO_WORDS.match(str(text)) for text in (context, source)):
            self.asked.add((str(context), str(source), str(disambiguation) if disambiguation else None))
        return ""


@pytest.fixture(scope="module")
def asked(qapp: QApplication, tmp_path_factory: pytest.TempPathFactory) -> set[Asked]:
    """The texts that Qt's file dialog and the menus of text fields ask for."""
    folder = tmp_path_factory.mktemp("games")
    (folder / "gone").symlink_to(folder / "nowhere")
    recorder = Recorder()
    qapp.installTranslator(recorder)
    for path in (folder, folder / "gone", Path("/dev/null")):
        QFileIconProvider().type(QFileInfo(str(path)))
    for accept in (QFileDialog.AcceptMode.AcceptOpen, QFileDialog.AcceptMode.AcceptSave):
        dialog = QFileDialog(None, "Open", "", "Games (*.twentyfive)")
        dialog.setOption(QFileDialog.Option.DontUseNativeDialog)
        dialog.setAcceptMode(accept)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DontShowOnScreen)
        dialog.show()
        qapp.processEvents()
        for widget in dialog.findChildren(QWidget):
            hear(widget)
        dialog.close()
        dialog.deleteLater()
    for field in (QLineEdit("Nora"), QPlainTextEdit("Nora")):
        field.createStandardContextMenu().deleteLater()
    qapp.removeTranslator(recorder)
    return recorder.asked


def hear(widget: QWidget) -> None:
    """Ask for the actions of a widget, as a screen reader does."""
    interface = QAccessible.queryAccessibleInterface(widget)
    actions = interface.actionInterface() if interface is not None else None
    for name in actions.actionNames() if actions is not None else ():
        actions.localizedActionName(name)
        actions.localizedActionDescription(name)


def messages(file: Path) -> Iterator[tuple[Asked, str]]:
    """Yield the texts of a file with their translations."""
    for context in ElementTree.parse(file).iter("context"):
        for message in context.iter("message"):
            asked = (context.findtext("name", ""), message.findtext("source", ""), message.findtext("comment"))
            yield asked, message.findtext("translation", "")


@pytest.mark.parametrize("language", ["fr", "ga"])
def test_all_that_qt_asks_for_is_there(language: str, asked: set[Asked]) -> None:
    assert len(asked) > 50
    ours = dict(messages(FOLDER / "qt" / f"qtbase_{language}.ts"))
    of_qt = QTranslator()
    of_qt.load(f"qtbase_{language}", QT)
    assert [text for text in asked if not ours.get(text) and not of_qt.translate(*text)] == []


@pytest.mark.parametrize("file", sorted(FOLDER.glob("qt/*.ts")), ids=lambda file: file.stem)
def test_each_text_of_ours_is_one_of_qt_and_has_its_marks(file: Path, asked: set[Asked]) -> None:
    french = QTranslator()
    assert french.load("qtbase_fr", QT)
    for text, translation in messages(file):
        assert text in asked or french.translate(*text), f"Qt does not ask for {text}"
        marks = [sorted(re.findall(r"%\d|&(?=\S)|<\w*>|\n", words)) for words in (text[1], translation)]
        assert marks[0] == marks[1], text


def test_they_change_with_the_language(qtbot: QtBot, tmp_path: Path) -> None:
    del qtbot
    (tmp_path / "qt").mkdir()
    for language in ("fr", "ga"):
        ours = tmp_path / "qt" / f"qtbase_{language}.ts"
        ours.write_bytes((FOLDER / "qt" / ours.name).read_bytes())
        made_ready(ours)
        made_ready(begun(tmp_path, language))
    cancel, kind = ("QPlatformTheme", "Cancel"), ("QFileDialog", "Files of &type:")
    for language, told in (
        ("ga", ["Cuir ar ceal", "&Cineál comhad:"]),
        ("fr", ["Annuler", "&Type de fichiers\N{NO-BREAK SPACE}:"]),
        ("en", ["Cancel", "Files of &type:"]),
    ):
        install_language(language, tmp_path)
        assert [QCoreApplication.translate(*text) for text in (cancel, kind)] == told
    remove_language()
