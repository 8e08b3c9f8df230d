"""Every text of the program, found in its source and in the files of the lessons.

Qt's tool reads Python too, but not between the braces of an f-string, and of numbers it knows only those written out.
"""

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from twentyfive.engine.learning.lesson_files import read_lessons


class Text(NamedTuple):
    """A text as it is looked up.

    Attributes:
        context: where it belongs.
        source: in English.
        comment: what tells it from another text alike.
        counted: whether it comes with a number, and so in as many forms as a language has.
    """

    context: str
    source: str
    comment: str = ""
    counted: bool = False

    @property
    def call(self) -> str:
        """The text as Qt's tool understands it."""
        number = ", 1" if self.counted else ""
        return f"translate({self.context!r}, {self.source!r}, {self.comment!r}{number})"


def source_texts(folder: Path) -> Iterator[Text]:
    """The texts in the Python files of a folder.

    Raises:
        ValueError: naming the file and the line, if a text is put together there and so cannot be found.
    """
    for path in sorted(folder.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            match node:
                case ast.Call(ast.Name("translate"), arguments) if not _is_of_a_lesson(arguments[0]):
                    yield _text(path, arguments)


def lesson_texts(folder: Path) -> Iterator[Text]:
    """The texts of the lessons in a folder."""
    for lesson in read_lessons(folder):
        for text in lesson.texts():
            yield Text(f"lesson {lesson.name}", text)


def _is_of_a_lesson(context: ast.expr) -> bool:
    """Whether it stands for all texts of lessons, which are in files of their own."""
    return ast.unparse(context) == "f'lesson {lesson}'"


def _text(path: Path, arguments: list[ast.expr]) -> Text:
    try:
        context, source, comment = (ast.literal_eval(each) for each in [*arguments, ast.Constant(None)][:3])
    except ValueError as error:
        where = f"{path}:{arguments[0].lineno}"
        raise ValueError(f"{where}: write the text out, as what is put together cannot be translated") from error
    return Text(context, source, comment or "", counted=len(arguments) > 3)
