"""The notices of the saver of games and statistics in sentences."""

from __future__ import annotations

from typing import Final

from twentyfive.engine.saves.notices import NoticeSubject, SavingNotice
from twentyfive.wording.grammar.texts import Text

_SENTENCES: Final = {
    NoticeSubject.GAME_NOT_SAVED: Text(
        "saved",
        "The game cannot be saved in {place} ({reason}). Go on playing: saving will be tried again after each deal.",
    ),
    NoticeSubject.GAMES_NOT_READ: Text(
        "saved", "The saved games in {place} cannot be read ({reason}). They will be tried again at the next start."
    ),
    NoticeSubject.NOT_COUNTED: Text(
        "saved",
        "The statistics in {place} cannot be written ({reason}). Go on playing: what is missing will "
        "be counted once they can.",
    ),
    NoticeSubject.NEWER: Text(
        "saved",
        "The statistics in {place} were written by a newer version of the program ({reason}). They stay as they "
        "are, and this version counts nothing.",
    ),
    NoticeSubject.COUNTED_ANEW: Text(
        "saved",
        "The statistics were damaged ({reason}). They have been counted again from your saved games: {games}. "
        "The damaged file was kept as {kept}.",
    ),
    NoticeSubject.OPEN_ELSEWHERE: Text(
        "saved",
        "{place} is being played in another window too. It goes on there; what you play here is saved as a "
        "separate game.",
    ),
}


def saving_sentence(notice: SavingNotice) -> str:
    """Return a notice of the saver in one or two sentences."""
    return _SENTENCES[notice.matter](place=notice.place, reason=notice.reason, kept=notice.kept, games=notice.games)
