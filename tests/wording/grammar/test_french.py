"""French elision and contraction."""

from __future__ import annotations

import pytest

from twentyfive.wording.grammar import french


@pytest.mark.parametrize(
    ("name", "after_de", "after_que"),
    [
        ("Aoife", "d’Aoife", "qu’Aoife"),
        ("Émile", "d’Émile", "qu’Émile"),
        ("Œnone", "d’Œnone", "qu’Œnone"),
        ("Yves", "d’Yves", "qu’Yves"),
        ("Yann", "de Yann", "que Yann"),
        ("Y", "de Y", "que Y"),
        ("Henri", "d’Henri", "qu’Henri"),
        ("Hugo-Pierre", "d’Hugo-Pierre", "qu’Hugo-Pierre"),
        ("Harry", "de Harry", "que Harry"),
        ("H", "de H", "que H"),
        ("Nora", "de Nora", "que Nora"),
        ("William", "de William", "que William"),
        ("7up", "de 7up", "que 7up"),
        ("", "de ", "que "),
    ],
)
def test_elision_before_names(name: str, after_de: str, after_que: str) -> None:
    assert (french.with_de(name), french.with_que(name)) == (after_de, after_que)


@pytest.mark.parametrize(
    ("noun", "of", "to"),
    [("le 5", "du 5", "au 5"), ("la dame", "de la dame", "à la dame"), ("l’as", "de l’as", "à l’as")],
)
def test_contraction_with_the_article(noun: str, of: str, to: str) -> None:
    assert (french.of_the(noun), french.to_the(noun)) == (of, to)
