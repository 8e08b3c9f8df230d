"""The modules of the page joined into one script: a phone opens a connection for each file, and a table takes few.

Each module becomes a function that is called once and returns what the module exports. Each has a name of its own,
whatever folder it is in. The modules may use only what the page's own do: `import` of names from a neighbour or the
folder above, and `export` before a constant, a function or a class. Comments and indentation stay at home, so a comment
has lines of its own, and a text in backquotes has only one.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Final

_IMPORT: Final = re.compile(r'^import\s+(?:\{([^}]*)\}\s+from\s+)?"((?:\.\.?/)+)(\w+)\.js";?$', re.MULTILINE)
_EXPORT: Final = re.compile(r"^export (?=(?:const|class|(?:async )?function) (\w+))", re.MULTILINE)
_COMMENT: Final = re.compile(r"^\s*(?:/\*.*?\*/|//[^\n]*)[ \t]*$\n?", re.MULTILINE | re.DOTALL)
_INDENT: Final = re.compile(r"^[ \t]+|\n(?=\n)", re.MULTILINE)
_OTHER: Final = re.compile(r"^(?:import|export)\b.*$", re.MULTILINE)


def slim(source: str) -> str:
    """Return a script or a style without its comments and indentation."""
    return _INDENT.sub("", _COMMENT.sub("", source)).lstrip("\n")


def joined(main: Path, instead: Mapping[str, str]) -> str:
    """Return one script that does what a module and those that it imports do.

    Args:
        main: the module.
        instead: the sources of modules by their names, taken in the place of their files.

    Raises:
        OSError: if a module cannot be read.
        ValueError: naming the module and the line, if it imports or exports in another way.
    """
    return "\n".join(_modules(main, instead, set()))


def _modules(path: Path, instead: Mapping[str, str], known: set[str]) -> Iterator[str]:
    """Return each module once, after those that it imports."""
    known.add(path.stem)
    source = slim(instead.get(path.stem) or path.read_text(encoding="utf-8"))
    for _, folder, name in _IMPORT.findall(source):
        if name not in known:
            yield from _modules(path.parent / folder / f"{name}.js", instead, known)
    exported = ", ".join(_EXPORT.findall(source))
    inner = _EXPORT.sub("", _IMPORT.sub(_taken, source))
    if other := _OTHER.search(inner):
        raise ValueError(
            f"{path.name}: {other[0]!r} cannot be joined; import names, or export a constant or a function"
        )
    yield f"const ${path.stem} = (() => {{\n{inner.rstrip()}\nreturn {{ {exported} }};\n}})();"


def _taken(found: re.Match[str]) -> str:
    names, _, module = found.groups()
    return f"const {{{names.replace(' as ', ': ')}}} = ${module};" if names else ""
