"""The notices of the keeper of games and statistics in sentences."""

from __future__ import annotations

from twentyfive.engine.saves.notices import KeeperNotice, NoticeSubject
from twentyfive.wording.names import translate


def keeper_sentence(notice: KeeperNotice) -> str:
    """Return a notice of the keeper in one or two sentences."""
    text = {
        NoticeSubject.GAME_NOT_SAVED: translate(
            "saved",
            "The game cannot be saved in {place} ({reason}). Go on playing: saving will be "
            "tried again after each deal.",
        ),
        NoticeSubject.GAMES_NOT_READ: translate(
            "saved", "The saved games in {place} cannot be read ({reason}). They will be tried again at the next start."
        ),
        NoticeSubject.NOT_COUNTED: translate(
            "saved",
            "The statistics in {place} cannot be written ({reason}). Go on playing: what is missing will "
            "be counted once they can.",
        ),
        NoticeSubject.NEWER: translate(
            "saved",
            "The statistics in {place} were written by a newer version of the program ({reason}). They stay as they "
            "are, and this version counts nothing.",
        ),
        NoticeSubject.COUNTED_ANEW: translate(
            "saved",
            "The statistics were damaged ({reason}). They have been counted again from your saved games: {games}. "
            "The damaged file was kept as {kept}.",
        ),
        NoticeSubject.OPEN_ELSEWHERE: translate(
            "saved",
            "{place} is being played in another window too. It goes on there; what you play here is saved as a "
            "separate game.",
        ),
    }[notice.matter]
    return text.format(place=notice.place, reason=notice.reason, kept=notice.kept, games=notice.games)
