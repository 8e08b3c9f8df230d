"""The result of a deal of the day, as its page shows it."""

from __future__ import annotations

from dataclasses import dataclass

from twentyfive.engine.daily.results import Par
from twentyfive.engine.statistics.dailies import PlayedDaily
from twentyfive.wording.records import daily as words


@dataclass(frozen=True, slots=True)
class ShownResult:
    """The words of the result."""

    game: str  # and the day
    title: str  # beside par, with the help taken, and whether it was played on a later day
    taken: str
    par: str
    rules: str
    line: str  # to copy

    @property
    def spoken(self) -> str:
        """The words that a screen reader says with the line to copy."""
        return f"{self.title} {self.taken} {self.par}"


def shown_result(played: PlayedDaily, par: Par | None) -> ShownResult:
    """Return the result of a deal that was played, beside its par if that is known."""
    deal, result = played.deal, played.result
    late = words.LATE_WORDS() if played.late else ""
    marks = (words.verdict_title(deal.game, result, par), words.help_words(result), late)
    return ShownResult(
        f"{words.name_of_game(deal.game)} · {words.day_words(deal.day)}",
        ", ".join(filter(None, marks)),
        f"{words.result_sentence(deal.game, result)} {words.tricks_sentence(result)}",
        words.par_sentences(par),
        words.RULES_NOTES[deal.game](),
        words.line_to_copy(played, par),
    )
