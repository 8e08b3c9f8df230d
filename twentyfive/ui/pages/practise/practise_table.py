"""The help of practising at the table: the move list, open hands, thoughts, claims, and the number of the deal."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QRect, Signal
from PySide6.QtGui import QGuiApplication

from twentyfive.engine.practise.practise_game import PractiseGame
from twentyfive.presentation.table.scene import open_to_all
from twentyfive.ui.accessibility.shortcuts import PRACTISE, Aid, bind_keys
from twentyfive.ui.pages.practise import words
from twentyfive.ui.pages.practise.practise_deal_form import DealOnTable
from twentyfive.ui.pages.practise.practise_panel import PractisePanel
from twentyfive.ui.table.overlays import Overlay
from twentyfive.ui.table.panels.table_menu import MenuChoice
from twentyfive.ui.table.table_page import TablePage
from twentyfive.ui.table.table_view import to_qrect
from twentyfive.ui.widgets.buttons import PrimaryButton
from twentyfive.ui.widgets.late_loading import LatePart
from twentyfive.wording.options.deal_codes import code_spoken
from twentyfive.wording.table.line import Line

if TYPE_CHECKING:
    from twentyfive.ui.pages.practise.move_list_panel import MoveListPanel

_ONLY_PRACTISING: Final = frozenset({Aid.HANDS, Aid.THOUGHT})
"""Help that shows or uses cards hidden from a player."""

_NOT_AMONG_GUESTS: Final = _ONLY_PRACTISING | {Aid.MOVES, Aid.RESTART, Aid.SKIP}
"""Help that others, who play on their own screens, would not have or not want."""


class PractiseTable(QObject):
    """Adds the help of practising to the table; some of it is available in every game.

    Attributes:
        practising: whether the person may look at hidden cards.
        panel: the panel with a button for each help.
        claim_button: the button that claims the remaining tricks; shown when they are sure.

    Signals:
        otherwise_asked(): the person asks to play the same deal from another seat or against other players.
    """

    otherwise_asked = Signal()

    def __init__(self, table: TablePage, game: PractiseGame) -> None:
        super().__init__(table)
        self.practising = False
        self._table = table
        self._game = game
        self.panel = PractisePanel(table)
        self.claim_button = PrimaryButton(words.CLAIM_WORDS(), table)
        self.claim_button.hide()
        table.top.buttons_below_plate.append(self.claim_button)
        self._aids: dict[Aid, Callable[[], None]] = {
            Aid.MOVES: self._show_moves,
            Aid.RESTART: game.restart_deal,
            Aid.SKIP: game.skip_deal,
            Aid.HANDS: self._turn_hands,
            Aid.THOUGHT: game.ask_thought,
            Aid.CLAIM: game.claim,
            Aid.NUMBER: self._copy_number,
            Aid.OTHERWISE: self.otherwise_asked.emit,
        }
        table.overlays.add(Overlay.PRACTISE, self.panel)
        table.overlays.menu.offer_practise()
        self._connect()

    @LatePart
    def moves(self) -> MoveListPanel:
        """The panel with the list of moves; most games are played without it, and it takes 1.2 MiB."""
        from twentyfive.ui.pages.practise.move_list_panel import MoveListPanel

        moves, overlays = MoveListPanel(self._table), self._table.overlays
        moves.list.picked.connect(self._game.jump)
        moves.thought.clicked.connect(lambda: self.ask(Aid.THOUGHT))
        moves.closed.connect(lambda: overlays.close(Overlay.MOVES))
        overlays.add(Overlay.MOVES, moves)
        return moves

    def practise(self) -> None:
        """Let the person look at hidden cards until another game begins."""
        self.practising = True

    def leave(self) -> None:
        """Keep hidden cards hidden, for a game for points."""
        self.practising = False
        if self._table.director.hands_open:
            self._table.director.close_hands()

    def ask(self, aid: Aid) -> None:
        """Give this help, or say why it is not available; under the curtain nobody has said who asks."""
        if self._table.view is None or self._table.curtain.isVisible():
            return
        reason = self._against().get(aid, "")
        if reason:
            self._tell(Line(reason), reason)
        else:
            self._aids[aid]()

    def _connect(self) -> None:
        table, session = self._table, self._game.session
        bind_keys(table, PRACTISE, self.ask)
        table.overlays.menu_chosen.connect(self._on_menu)
        table.overlays.closed.connect(self._on_closed)
        self.panel.closed.connect(lambda: table.overlays.close(Overlay.PRACTISE))
        self.panel.asked.connect(self._on_panel)
        self.claim_button.clicked.connect(lambda: self.ask(Aid.CLAIM))
        session.stepped.connect(self._refresh_moves)
        session.rewound.connect(self._refresh_moves)
        table.director.settled.connect(self._on_settled)
        table.director.shown.connect(self._show_claim)
        table.hand.changed.connect(self._show_claim)
        table.laid_out.connect(self._show_claim)

    def _on_menu(self, choice: MenuChoice) -> None:
        if choice is MenuChoice.PRACTISE:
            self.panel.offer(self._against(), hands_open=self._table.director.hands_open)
            self._table.overlays.open(Overlay.PRACTISE)

    def _on_panel(self, aid: Aid) -> None:
        self._table.overlays.close(Overlay.PRACTISE)
        self.ask(aid)

    def _on_closed(self) -> None:
        """Resume a resting game, and ask the open question again, when a panel is closed."""
        self._game.resume()
        self._table.director.settle()

    def _on_settled(self) -> None:
        if self._table.director.hands_open:
            self._game.note_help()
        self._show_claim()

    def _against(self) -> dict[Aid, str]:
        """The reasons against each help that is not available now."""
        against = dict.fromkeys(_ONLY_PRACTISING, "" if self.practising else words.ONLY_PRACTISING())
        dealt = self._game.dealt
        if not dealt:
            against |= dict.fromkeys((Aid.RESTART, Aid.SKIP, Aid.NUMBER, Aid.OTHERWISE), words.NOTHING_DEALT())
        elif self._game.deal_over:
            against |= {Aid.SKIP: words.DEAL_IS_OVER(), Aid.THOUGHT: words.DEAL_IS_OVER()}
        if dealt:
            against |= dict.fromkeys((Aid.NUMBER, Aid.OTHERWISE), self._against_number())
        if not self._may_claim():
            against[Aid.CLAIM] = words.NOT_WON_YET()
        if self._game.has_guests:
            against |= dict.fromkeys(_NOT_AMONG_GUESTS, words.NOT_AMONG_GUESTS())
        return {aid: reason for aid, reason in against.items() if reason}

    def _against_number(self) -> str:
        """The reason against the number of the deal on the table: it shows all hands to whoever plays it again."""
        if self._game.at_evening:
            return words.NO_NUMBER_AT_EVENING()
        if self._game.has_company and not self._game.deal_over:
            return words.NUMBER_AFTER_DEAL() if self._game.has_guests else words.NUMBER_WHEN_ALL_HAVE_PLAYED()
        return words.NO_NUMBER() if self._game.number is None else ""

    def _may_claim(self) -> bool:
        view = self._table.director.turn
        if view is None or view.seat is None:
            return False
        return self._game.rest_is_won_openly(view) if self.practising else self._game.rest_is_won(view)

    def _show_claim(self) -> None:
        """Show the claim button where it is offered, in the place of the Play button for a selected card."""
        table, zones = self._table, self._table.top.zones
        free = table.overlays.current is None and table.curtain.isHidden() and table.hand.chosen is None
        offered = zones is not None and free and self._may_claim()
        if zones is not None and offered:
            self._place_claim(to_qrect(zones.play_button))
        self.claim_button.setVisible(offered)
        table.top.fit_own_plate()

    def _place_claim(self, frame: QRect) -> None:
        """Place the claim button, with its full label where there is room."""
        button = self.claim_button
        button.set_label(words.CLAIM_WORDS())
        if button.frame_height_for(frame.width()) > frame.height():
            button.set_label(words.CLAIM_WORD())
            button.setAccessibleName(words.CLAIM_WORDS())
        else:
            button.setAccessibleName("")
        button.place(frame)

    def _show_moves(self) -> None:
        self.moves.offer_thoughts(offered=self.practising)
        self._list_moves()
        self._table.overlays.open(Overlay.MOVES)

    def _refresh_moves(self) -> None:
        if self._table.overlays.current is Overlay.MOVES:
            self._list_moves()

    def _list_moves(self) -> None:
        self.moves.show_game(self._game.moves())

    def _turn_hands(self) -> None:
        director = self._table.director
        if director.hands_open:
            director.close_hands()
            self._tell(Line(words.HANDS_COVERED()), words.HANDS_COVERED())
        else:
            director.open_hands()
            self._game.note_help()
            shown = words.HANDS_SHOWN() if self._hands_have_room() else words.HANDS_WITHOUT_ROOM()
            self._tell(Line(shown), shown)

    def _hands_have_room(self) -> bool:
        """Whether all open hands are visible: many players with large text leave no room for them."""
        view = self._table.view
        return view is None or set(open_to_all(view)) == set(self._table.top.open_hands.rows)

    def _copy_number(self) -> None:
        code = self._game.number
        assert code is not None, "only a number that there is can be copied"
        QGuiApplication.clipboard().setText(code)
        self._tell(Line(words.NUMBER_COPIED(), code), f"{words.NUMBER_COPIED()} {code_spoken(code)}")

    def deal_on_table(self) -> DealOnTable:
        """The deal on the table, or the reason why it cannot be played again."""
        if not self._game.dealt:
            return DealOnTable(why_not=words.NO_DEAL_ON_TABLE())
        against = self._against_number()
        if against:
            return DealOnTable(why_not=against)
        return DealOnTable(self._game.number or "", self._game.person)

    def _tell(self, line: Line, spoken: str) -> None:
        self._table.tell(line, spoken)
