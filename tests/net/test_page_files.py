"""The files of the page: an exact table, compressed, each kept for a year below its digest."""

from __future__ import annotations

import gzip
import json
import re
import shutil
from http import HTTPStatus
from pathlib import Path

import pytest

from resources.translations.generator.shipped import SHIPPED
from twentyfive.assets import resource
from twentyfive.net.page_files import PageFiles

MOST_BYTES = 252_000
"""Weight limit of the page with one deck, compressed."""

MOST_OF_THE_PAGE = 39_000
"""Weight limit of the page without faces: 28.5 KB of its own, and the library that seals, which has 10.5.

It was 38,000 before the cards of a trick lay in the order of play and help came to who looks for the table.
"""

MOST_OF_A_DRIVE = 39_000
"""Weight limit of the page of a card drive, which has no cards: it comes once, and in many phones at the same time."""


@pytest.fixture
def copied(resources: Path, tmp_path: Path) -> Path:
    shutil.copytree(resources, tmp_path / "resources")
    return tmp_path / "resources"


def kept(files: PageFiles, name: str) -> str:
    """The path where a file is kept, as the page or its script tells it."""
    told = files.answer("/", "", "").body.decode() + files.answer("/page.js", "", "").body.decode()
    found = re.search(rf"/[0-9a-f]{{16}}/{re.escape(name)}", told)
    assert found is not None
    return found[0]


def test_files_are_found_at_exact_paths_alone(resources: Path) -> None:
    files = PageFiles(resources)
    for name in ("page.css", "page.js", "classic.json", "samples.json"):
        assert f"/{name}" in files
        assert kept(files, name) in files
    assert "/" in files
    assert files.is_index("/")
    for path in (
        "/index.html",
        f"/{files.digest}",
        f"/{files.digest}/",
        f"/{files.digest}/page.js",  # each below its own digest
        "/README.md",
        "/page/page.js",
        "/sheet.js",  # the script has all modules
        "/7K3Q",  # a code would cross the network for all to read
        "/cards/",
        "/cards/classic/7S.svg",  # or whoever listens would see which card is asked for
    ):
        assert path not in files, path
    assert not files.is_index("/page.js")


def test_a_kept_file_is_kept_for_a_year_and_another_asked_for_again(resources: Path) -> None:
    files = PageFiles(resources)
    answer = files.answer(kept(files, "page.js"), "", "")
    assert answer.headers["Cache-Control"] == "public, max-age=31536000, immutable"
    for path in ("/", "/page.js"):
        again = files.answer(path, "gzip", "")
        assert again.headers["Cache-Control"] == "no-cache"
        unchanged = files.answer(path, "gzip", again.headers["ETag"])
        assert (unchanged.status, unchanged.body) == (HTTPStatus.NOT_MODIFIED, b"")


def test_a_deck_is_one_file_with_all_its_faces(resources: Path, own: PageFiles) -> None:
    small = json.loads(PageFiles(resources).answer("/classic.json", "", "").body)
    assert small == {card: f"<svg><!-- {card} --></svg>" for card in ("7S", "AC")}
    for deck in own.decks:
        faces = json.loads(own.answer(f"/{deck}.json", "", "").body)
        assert len(faces) == 53
        assert faces["10D"] == resource("cards", deck, "10D.svg").read_text(encoding="utf-8")
        assert json.loads(own.answer("/samples.json", "", "").body)[deck] == {
            card: faces[card] for card in ("5H", "QS")
        }


def test_a_file_that_has_not_changed_stays_where_it_was_kept(resources: Path, copied: Path) -> None:
    (copied / "page" / "page.css").write_text("body { margin: 1px }", encoding="utf-8")
    files, changed = PageFiles(resources), PageFiles(copied)
    assert kept(files, "classic.json") == kept(changed, "classic.json")
    assert kept(files, "page.css") != kept(changed, "page.css")
    assert files.digest != changed.digest


def test_a_file_is_sent_compressed_to_those_who_can_read_it(resources: Path) -> None:
    files = PageFiles(resources)
    packed, plain = (files.answer("/page.css", accepted, "") for accepted in ("br, GZip;q=1.0", "identity"))
    assert packed.headers["Content-Encoding"] == "gzip"
    assert "Content-Encoding" not in plain.headers
    assert gzip.decompress(packed.body) == plain.body == (resources / "page" / "page.css").read_bytes()
    assert len(packed.body) < len(plain.body) == int(plain.headers["Content-Length"])


@pytest.mark.parametrize("changed", ["page/page.js", "page/index.html", "cards/classic/AC.svg"])
def test_the_digest_changes_with_every_file(copied: Path, resources: Path, changed: str) -> None:
    (copied / changed).write_text("another", encoding="utf-8")
    assert PageFiles(copied).digest != PageFiles(resources).digest


def test_the_digest_does_not_depend_on_the_folder(copied: Path, resources: Path) -> None:
    assert PageFiles(copied).digest == PageFiles(resources).digest


@pytest.fixture(scope="module")
def own() -> PageFiles:
    """The program's own page and decks."""
    return PageFiles(resource("page").parent)


WORD = re.compile(r'^  "?([\w -]+)"?: "(.*)",$', re.MULTILINE)
WORDS = (resource("page", "words.js"), resource("page", "drive", "phrases.js"))
LANGUAGES = [(words, file) for words in WORDS for file in sorted((words.parent / "languages").glob("*.js"))]


def page_words(file: Path) -> dict[str, str]:
    """The page's own words by their keys."""
    return {
        key: text.encode().decode("unicode_escape") if "\\u" in text else text
        for key, text in WORD.findall(file.read_text(encoding="utf-8"))
    }


@pytest.mark.parametrize(("words", "file"), LANGUAGES, ids=lambda file: file.stem)
def test_a_language_has_all_words_of_the_page_with_their_places(words: Path, file: Path) -> None:
    english, local = page_words(words), page_words(file)
    assert len(english) > 50
    assert list(local) == list(english)
    places = {key: [sorted(re.findall(r"\{\w+\}", words[key])) for words in (english, local)] for key in english}
    assert [key for key, (wanted, found) in places.items() if wanted != found] == []


def test_each_language_of_the_program_has_words_of_the_page() -> None:
    for words in WORDS:
        assert set(SHIPPED) <= {file.stem for of, file in LANGUAGES if of == words}


def test_the_page_is_in_the_hosts_language(own: PageFiles) -> None:
    french, unknown = (PageFiles(resource("page").parent, language) for language in ("fr_CA", "pt_BR"))
    assert '<html lang="en"' in own.answer("/", "", "").body.decode()
    assert '<html lang="fr-CA"' in french.answer("/", "", "").body.decode()
    assert '<html lang="pt-BR"' in unknown.answer("/", "", "").body.decode()
    assert "Choisissez votre place" in french.answer("/page.js", "", "").body.decode()
    assert "Choisissez" not in own.answer("/page.js", "", "").body.decode()
    assert len({own.digest, french.digest, unknown.digest}) == 3
    page = ["", "page.css", "page.js", "plait.svg"]
    assert weight(french, *page) < weight(own, *page) + 2_500


@pytest.mark.broad("classic")
@pytest.mark.parametrize("deck", ["classic", "large", "four-colour", "colour-safe", "high-contrast"])
def test_the_page_with_a_deck_is_light_enough(deck: str, own: PageFiles) -> None:
    page = ["", "page.css", "page.js", "plait.svg"]
    assert weight(own, *page) <= MOST_OF_THE_PAGE
    assert weight(own, *page, f"{deck}.json") <= MOST_BYTES


def test_the_page_of_a_card_drive_has_what_it_needs_and_no_cards(own: PageFiles) -> None:
    drive, french = (PageFiles(resource("page").parent, language, of_drive=True) for language in ("en", "fr_CA"))
    script = drive.answer("/page.js", "", "").body.decode()
    for module in ("drive", "phrases", "spoken", "places", "round", "host", "sealing"):
        assert f"const ${module} = " in script
    assert "const $faces = " not in script
    assert drive.decks == {}
    assert ".answers" in drive.answer("/page.css", "", "").body.decode()
    assert ".answers" not in own.answer("/page.css", "", "").body.decode()
    assert "Who are you?" not in own.answer("/page.js", "", "").body.decode()
    assert "Qui êtes-vous" in french.answer("/page.js", "", "").body.decode()
    assert "Choisissez votre place" in french.answer("/page.js", "", "").body.decode()
    assert len({own.digest, drive.digest, french.digest}) == 3
    page = ["", "page.css", "page.js", "plait.svg"]
    assert weight(drive, *page) <= MOST_OF_A_DRIVE
    assert weight(french, *page) < weight(drive, *page) + 4_000


def weight(files: PageFiles, *paths: str) -> int:
    """The bytes of these files as they are sent."""
    return sum(len(files.answer(f"/{path}", "gzip", "").body) for path in paths)


def test_all_that_the_page_refers_to_is_served_and_kept(own: PageFiles) -> None:
    page = own.answer("/", "", "").body.decode()
    assert f'data-page="{own.digest}"' in page
    linked = re.findall(r'(?:href|src)="([^"]+)"', page)
    linked += re.findall(r'url\("([^"]+)"', own.answer("/page.css", "", "").body.decode())
    assert len(linked) == 4
    for path in (*linked, *own.decks.values(), kept(own, "samples.json")):
        assert re.match("/[0-9a-f]{16}/", path), path
        assert path in own, path


def test_the_script_needs_no_other(own: PageFiles) -> None:
    script = own.answer("/page.js", "", "").body.decode()
    assert not re.search(r"^(import|export)\b", script, re.MULTILINE)
    assert all(f"const ${path.stem} = " in script for path in resource("page").glob("*.js"))
