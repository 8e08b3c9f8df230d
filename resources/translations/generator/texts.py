"""Every text of the program, found in its source and in the files of the lessons.

Qt's tool reads Python too, but not inside the braces of an f-string, and it recognizes only literal numbers.
"""

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

from twentyfive.engine.learning.lesson_files import read_lessons
from twentyfive.wording.grammar.texts import FORMS, NUMBERS, grammar_of
from twentyfive.wording.names import RANKS, SUITS


class Entry(NamedTuple):
    """A text in the catalogues.

    Attributes:
        context: the part of the program it belongs to.
        source: the English text.
        comment: distinguishes it from an identical text with another meaning.
        counted: whether it has a number, and so the plural forms of each language.
    """

    context: str
    source: str
    comment: str = ""
    counted: bool = False

    @property
    def call(self) -> str:
        """The text as a call that Qt's tool can read."""
        number = ", 1" if self.counted else ""
        return f"translate({self.context!r}, {self.source!r}, {self.comment!r}{number})"


def source_texts(folder: Path) -> Iterator[Entry]:
    """Iterate over the texts in the Python files of a folder.

    Raises:
        ValueError: naming the file and the line, if a text is not a literal.
    """
    for path in sorted(folder.rglob("*.py")):
        for call in _calls(path.read_text(encoding="utf-8")):
            match call:
                case ast.Call(ast.Name("translate"), arguments) if not _is_lesson_context(arguments[0]):
                    yield _entry(path, arguments[:3], counted=len(arguments) > 3)
                case ast.Call(ast.Name("Text" | "CountedText" as kind), arguments):
                    yield _entry(path, arguments, counted=kind == "CountedText")


@cache
def _calls(source: str) -> tuple[ast.Call, ...]:
    """The calls in a source that has a text; they are looked for once, and not again for each language."""
    has_text = "translate(" in source or "Text(" in source
    return tuple(node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Call)) if has_text else ()


def lesson_texts(folder: Path) -> Iterator[Entry]:
    """Iterate over the texts of the lessons in a folder."""
    for lesson in read_lessons(folder):
        for text in lesson.texts():
            yield Entry(f"lesson {lesson.name}", text)


def form_texts(language: str) -> Iterator[Entry]:
    """Iterate over the forms of ranks, suits and numbers that this language has, one text for each."""
    grammar = grammar_of(language)
    tables = ((grammar.ranks, RANKS.values()), (grammar.suits, SUITS.values()), (grammar.numbers, NUMBERS))
    for cases, words in tables:
        yield from (Entry(FORMS, word, case) for case in cases for word in words)


def _is_lesson_context(context: ast.expr) -> bool:
    """Whether it is the context of the lessons, whose texts are in files of their own."""
    return ast.unparse(context) == "f'lesson {lesson}'"


def _entry(path: Path, arguments: list[ast.expr], *, counted: bool) -> Entry:
    try:
        context, source, comment = (ast.literal_eval(each) for each in [*arguments, ast.Constant(None)][:3])
    except ValueError as error:
        where = f"{path}:{arguments[0].lineno}"
        raise ValueError(f"{where}: write the text out, as what is put together cannot be translated") from error
    return Entry(context, source, comment or "", counted)
