"""The modules of the page as one script."""

from __future__ import annotations

from pathlib import Path

import pytest

from twentyfive.assets import resource
from twentyfive.net.page_script import joined, slim

MAIN = """/* Begins. */
import { say, words as all } from "./words.js";
import { state } from "./state.js";

say(all, state);
"""
STATE = """import {
  words,
} from "./words.js";

export const state = { words };
export function fresh() {}
"""
WORDS = """import "./first.js";
export const words = "import this";
const own = 1;
export async function say() {}
"""


def written(folder: Path, **modules: str) -> Path:
    """Write modules by their names, and return the path of the first."""
    for name, source in modules.items():
        (folder / f"{name}.js").write_text(source, encoding="utf-8")
    return folder / f"{next(iter(modules))}.js"


def test_each_module_comes_once_after_those_that_it_imports(tmp_path: Path) -> None:
    script = joined(written(tmp_path, main=MAIN, state=STATE, words=WORDS, first="first();"), {})
    assert [line for line in script.splitlines() if "$" in line or "return" in line] == [
        "const $first = (() => {",
        "return {  };",
        "const $words = (() => {",
        "return { words, say };",
        "const $state = (() => {",
        "} = $words;",
        "return { state, fresh };",
        "const $main = (() => {",
        "const { say, words: all } = $words;",
        "const { state } = $state;",
        "return {  };",
    ]


def test_comments_and_indentation_stay_at_home() -> None:
    source = '/* One\n   two */\n\nconst a = "/* b */"; // c\n\n  // d\n  /** e */\n  f(`  ${a}`);\n'
    assert slim(source) == 'const a = "/* b */"; // c\nf(`  ${a}`);\n'


@pytest.mark.parametrize("file", sorted(resource("page").glob("*.js")), ids=lambda file: file.stem)
def test_a_text_in_backquotes_has_one_line(file: Path) -> None:
    assert [line for line in slim(file.read_text(encoding="utf-8")).splitlines() if line.count("`") % 2] == []


def test_another_file_comes_in_the_place_of_a_module(tmp_path: Path) -> None:
    other = 'export const words = "eile";'
    script = joined(written(tmp_path, main=MAIN, state=STATE, words=WORDS, first=""), {"words": other})
    assert 'const words = "eile";' in script
    assert "import this" not in script
    assert "$first" not in script


@pytest.mark.parametrize(
    "line",
    [
        "export default 1;",
        "export let count = 0;",
        "export { state };",
        'import * as all from "./words.js";',
        'import { x } from "/elsewhere.js";',
    ],
)
def test_a_line_that_cannot_be_joined_is_named(tmp_path: Path, line: str) -> None:
    main = written(tmp_path, main=f"first();\n{line}\n", words=WORDS, first="")
    with pytest.raises(ValueError, match=r"main\.js: '(import|export).*cannot be joined"):
        joined(main, {})
