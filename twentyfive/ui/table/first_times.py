"""What surprises is explained the first times it happens, in the second row of the line above the hand."""

from __future__ import annotations

from PySide6.QtCore import QObject, Slot

from twentyfive.core import PlayerView
from twentyfive.core.moves import DealCards
from twentyfive.engine.game.observations import Shown
from twentyfive.engine.learning.surprises import Surprise, surprises
from twentyfive.engine.learning.told import About
from twentyfive.presentation.settings import Settings
from twentyfive.ui.settings.store import SettingsStore
from twentyfive.ui.table.overlays import Overlay
from twentyfive.ui.table.table_page import TablePage
from twentyfive.wording.learning.surprises import surprise_sentence
from twentyfive.wording.table.results import left_unplayed


class FirstTimes(QObject):
    """Explains at one table what surprises the person who looks at it. A lesson does without: it explains itself.

    An explanation stays until the person has made a move beneath it, and so never stops the play. It counts as given
    once they are asked for that move. Nothing is explained twice in one deal.
    """

    def __init__(self, page: TablePage, store: SettingsStore) -> None:
        super().__init__(page)
        self._page = page
        self._store = store
        self._explained: set[tuple[str, About]] = set()  # to whom, in this deal
        self._shown: Surprise | None = None
        self._person = ""  # to whom it is explained
        self._counted = False
        self._ends_early = False  # the panel of the result explains why the game is over with cards in hand
        page.director.shown.connect(self._on_shown)
        page.director.settled.connect(self._count)
        page.top.landed.connect(self._begin)
        page.top.line.show_asked.connect(self._show)
        page.top.line.understood.connect(self._on_understood)
        store.changed.connect(self._on_settings)

    def _on_shown(self, shown: Shown) -> None:
        view, made = shown.view, shown.made
        dealt = made is not None and made.kind is DealCards
        if dealt:
            self._explained.clear()
        moved = made is not None and made.mover is not None and made.mover in view.plays
        if dealt or moved or shown.jumped or view.over or _person(view) != self._person:
            self._end()
        self._ends_early = view.over and bool(left_unplayed(view)) and self._is_due(view, About.CUT_SHORT)
        self._page.overlays.deal.explain_end(self._ends_early)
        if not self._page.top.moving:
            self._begin()

    def _is_due(self, view: PlayerView, about: About) -> bool:
        """Whether something is to be explained to whoever looks at the table."""
        person, settings = _person(view), self._store.settings
        known = (person, about) in self._explained
        return settings.explains and not known and settings.told.is_due(person, about)

    @Slot()
    def _begin(self) -> None:
        """Explain the most important of what is due, now that the cards which show it lie still."""
        view = self._page.director.view
        if view is None or self._shown is not None:
            return
        due = (each for each in surprises(view) if self._is_due(view, each.about))
        surprise = next(due, None)
        if surprise is not None:
            self._explain(surprise, view)

    def _explain(self, surprise: Surprise, view: PlayerView) -> None:
        self._shown, self._person, self._counted = surprise, _person(view), False
        self._explained.add((self._person, surprise.about))
        sentence = surprise_sentence(surprise, view)
        self._page.explain(sentence)
        self._page.announcer.say(sentence)

    def _end(self) -> None:
        if self._shown is not None:
            self._shown = None
            self._page.explain("")

    @Slot()
    def _count(self) -> None:
        """Count the explanation as the person is asked for a move beneath it, or sees the end, when no card moves."""
        page = self._page
        seen = page.director.turn is not None and page.top.line.isVisible()  # a question hides the line
        if self._shown is not None and seen and not self._counted:
            self._counted = True
            self._store.change(told=self._store.settings.told.once_more(self._person, self._shown.about))
        if self._ends_early and page.view is not None:
            self._ends_early = False
            self._store.change(told=self._store.settings.told.once_more(_person(page.view), About.CUT_SHORT))

    @Slot()
    def _show(self) -> None:
        """Open the ranking of the deal, in which the cards are ringed."""
        if self._shown is not None:
            self._page.overlays.ranking.point_out(self._shown.cards)
            self._page.overlays.open(Overlay.RANKING)

    @Slot()
    def _on_understood(self) -> None:
        """Explain it no more, and move the focus back to the hand."""
        if self._shown is None:
            return
        about = self._shown.about
        self._page.setFocus()
        self._end()
        self._page.question.await_turn()
        self._page.question.focus()
        self._store.change(told=self._store.settings.told.for_good(self._person, about))

    def _on_settings(self, settings: Settings) -> None:
        if not settings.explains:
            self._end()


def _person(view: PlayerView) -> str:
    """The name of the person who looks at the table; empty if nobody does."""
    return "" if view.player is None else view.names[view.player]
