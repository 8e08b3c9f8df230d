"""JSON files from any source, read without trust."""

from __future__ import annotations

import json
from typing import Any, Final

from twentyfive.later_version import check_format

MOST_PARTS: Final = 100_000
"""Limit of lists and objects in a file. An empty one takes 20 times as much memory as it takes on disk."""


def read_fields(content: bytes, form: str) -> dict[str, Any]:
    """Return the fields in the content of a file of that format, including the field of the format.

    Raises:
        ValueError: as in `read_json`, or if the file has another format; LaterVersionError if that is a later one.
    """
    fields = read_json(content)
    if not isinstance(fields, dict):
        raise ValueError(f"its format is not {form!r}")
    check_format(fields.get("format"), form)
    return fields


def read_json(content: bytes) -> Any:
    """Return the JSON value in the content of a file.

    Raises:
        ValueError: if it is no JSON in UTF-8, naming the place; or has too many lists and objects, or nests too deeply.
    """
    parts = content.count(b"[") + content.count(b"{")
    if parts > MOST_PARTS:
        raise ValueError(f"it has more than {MOST_PARTS} lists and tables")
    try:
        text = content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = content.count(b"\n", 0, error.start) + 1
        raise ValueError(f"line {line}: byte {error.start + 1} is no text") from error
    try:
        return json.loads(text)
    except RecursionError as error:
        raise ValueError("its lists or tables are too deep within each other") from error
    except ValueError as error:
        raise ValueError(f"it is no JSON: {error}") from error
