"""The table of the game's words, and the search for translations that use others."""

from __future__ import annotations

import pytest

from resources.translations.generator.terms import TERMS, Term, missing_terms, terms, unmutated


@pytest.fixture(scope="module")
def known() -> tuple[Term, ...]:
    return terms()


def test_the_table_has_each_word_once_with_its_forms(known: tuple[Term, ...]) -> None:
    words = [form.lower() for term in known for form in term.english]
    assert len(words) == len(set(words))
    of = {term.english[0]: term for term in known}
    assert of["trump"] == Term(("trump", "trumps"), {"ga": ("mámh", "máimh", "máite"), "fr": ("atout", "atouts")})
    assert all(form for term in known for forms in term.forms.values() for form in forms)
    assert "ace" not in of, "words in italics are not checked"


def test_every_word_has_sources_or_says_that_it_has_none() -> None:
    lines = TERMS.read_text(encoding="utf-8").splitlines()
    keys = {line.split("|")[1].strip() for line in lines if line.startswith("|") and line.count("|") == 3} - {
        "key",
        "---",
    }
    rows = [line for line in lines if line.count("|") == 5 and not line.startswith(("| English", "|---"))]
    assert len(rows) > 80
    for row in rows:
        for sources in row.split("|")[4].split("; "):
            assert any(word.strip(",()") in {*keys, "ours", "general"} for word in sources.split()), row


@pytest.mark.parametrize(
    ("language", "text", "plain"),
    [
        ("ga", "Leis an gcúig, an mháimh, dtriuf, n-aon, hAoife", "leis an cúig, an máimh, triuf, aon, aoife"),
        ("ga", "an t-ocht, an tseacht, bhfear, an Bhanríon", "an ocht, an seacht, fear, an banríon"),
        ("fr", "L’atout et l’as", "l' atout et l' as"),
    ],
)
def test_words_are_found_in_spite_of_mutation_and_elision(language: str, text: str, plain: str) -> None:
    assert unmutated(text, language) == plain


@pytest.mark.parametrize(
    ("language", "english", "translation", "missing"),
    [
        ("fr", "Play a trump.", "Jouez atout.", []),
        ("fr", "Play a trump.", "Jouez un as.", ["trump"]),
        ("fr", "No trumps yet", "Pas encore d’atout", []),
        ("fr", "{name} takes {trump}", "{name} prend {trump}", []),
        ("fr", "The trick of {trick}", "La levée de {trick}", []),
        ("fr", "Follow suit, or renege", "Fournissez, ou renoncez", []),
        ("fr", "The queen wins", "La reine gagne", ["queen"]),
        ("ga", "You took the trick", "Thóg tú an cúig", []),
        ("ga", "You took the trick", "Thóg tú an cleas", ["trick"]),
        ("ga", "Tricks and trumps", "Cúigeanna agus máite", []),
        ("ga", "The trumps of the player", "máite an imreora", []),
        ("ga", "of the trumps", "na máimh", []),
        ("ga", "a plain suit", "drámh", []),
        ("ga", "a suit", "drámh", ["suit"]),
        ("ga", "seven tricks", "seacht gcúig", []),
        ("ga", "You led", "Thosaigh tú", []),
        ("ga", "{number} tricks", "{number:count cúig}", []),
        ("ga", "the queen of hearts", "an bhanríon hairt", []),
    ],
)
def test_a_term_that_is_not_in_the_translation_is_named(
    known: tuple[Term, ...], language: str, english: str, translation: str, missing: list[str]
) -> None:
    assert [term.english[0] for term in missing_terms(english, translation, language, known)] == missing
