"""Randomly damaged texts of views are refused, or read as views that can answer everything."""

from __future__ import annotations

import json
import random

from tests.core.view_documents import (
    damaged_bytes,
    error_message,
    mixed_up,
    seen_move_documents,
    seen_moves,
    view_documents,
    views,
)
from twentyfive.core import PlayerView
from twentyfive.core.view_text import seen_move_from_text, seen_move_to_text, view_from_text, view_to_text

MUTANTS = 1_500


def check_properties(view: PlayerView) -> None:
    """Check that no property of the view raises an error."""
    cards = (*view.playable, *view.may_put_out, *view.seen)
    assert len(view.tricks_won) == view.rules.players
    assert view.my_turn == bool(view.legal)
    assert len(view.tricks_so_far) <= view.rules.hand_size
    assert view.ranking is None or all(card in view.ranking.strength for card in cards)
    assert view.may_rob in (True, False)
    assert view.out_sizes.stop <= len(view.hand) + 1


def read_views(text: str) -> tuple[PlayerView, ...]:
    """The view in a text, checked to be read back as it is written; none if the text is refused."""
    refused = error_message(text)
    if refused:
        assert refused.startswith("view")
        assert len(refused) < 400
        return ()
    view = view_from_text(text)
    assert view_from_text(view_to_text(view)) == view
    return (view,)


def seen_views(text: str) -> tuple[PlayerView, ...]:
    """The two views in the text of a seen move, checked likewise."""
    refused = error_message(text, seen_move_from_text)
    if refused:
        assert refused.startswith("seen_move")
        assert len(refused) < 400
        return ()
    seen = seen_move_from_text(text)
    assert seen_move_from_text(seen_move_to_text(seen)) == seen
    return (seen.before, seen.after)


def test_damaged_texts_are_refused_or_read_as_a_sound_view() -> None:
    rng, sound = random.Random(25), 0
    texts, moves = [view_to_text(view) for view in views()], [seen_move_to_text(seen) for seen in seen_moves()]
    for _ in range(MUTANTS):
        found = (*read_views(damaged_bytes(rng.choice(texts), rng)), *seen_views(damaged_bytes(rng.choice(moves), rng)))
        for view in found:
            check_properties(view)
        sound += len(found)
    assert 0 < sound < MUTANTS


def test_views_whose_parts_are_mixed_up_are_refused_or_read_as_a_sound_view() -> None:
    rng, sound = random.Random(25), 0
    documents, moves = view_documents(), seen_move_documents()
    for _ in range(MUTANTS):
        view_text = json.dumps(mixed_up(rng.choice(documents), documents, rng))
        move_text = json.dumps(mixed_up(rng.choice(moves), documents, rng))
        found = (*read_views(view_text), *seen_views(move_text))
        for view in found:
            check_properties(view)
        sound += len(found)
    assert 0 < sound < MUTANTS
