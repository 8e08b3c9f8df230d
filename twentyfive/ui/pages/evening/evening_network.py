"""An evening on the home network: shared by this computer, joined from it, or neither."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from twentyfive import __version__
from twentyfive.engine.evening.evening import Evening
from twentyfive.engine.evening.evening_desk import EveningDesk
from twentyfive.engine.files.disk_errors import system_words
from twentyfive.net.evening.evening_messages import SharedPlan
from twentyfive.presentation.evening_plan import Company
from twentyfive.wording import joining, network
from twentyfive.wording.names import listed, separated
from twentyfive.wording.records import evening as words
from twentyfive.wording.records import evening_network as network_words

if TYPE_CHECKING:
    from twentyfive.net.evening.evening_guest import EveningGuest
    from twentyfive.net.evening.shared_evening import SharedEvening
    from twentyfive.net.remote.visit import Visit


class EveningNetwork(QObject):
    """The evening at a desk on the home network.

    Attributes:
        shared: the evening as it is shared from here; None if it is not.
        guest: the part of this computer in the evening of another; None if it has none.

    Signals:
        changed(): how it stands with the network has changed, or results have come.
        told(str): who has come or left, or whose result has come.
        troubled(str): a result was refused, or something could not be kept.
        left(EveningGuest): the part in another's evening is over.
    """

    changed = Signal()
    told = Signal(str)
    troubled = Signal(str)
    left = Signal(object)

    def __init__(self, desk: EveningDesk, name: Callable[[], str], parent: QObject | None = None) -> None:
        """`name` returns the name of the person at this computer."""
        super().__init__(parent)
        self.shared: SharedEvening | None = None
        self.guest: EveningGuest | None = None
        self._desk = desk
        self._name = name

    @property
    def is_on(self) -> bool:
        """Whether an evening is shared from here, or one of another computer is played."""
        return self.shared is not None or self.guest is not None

    @property
    def company(self) -> Company:
        """The company of the evening at the desk."""
        evening = self._desk.evening
        if self.shared is not None and evening is not None:
            there, cut_off = self.shared.there, self.shared.cut_off
            names = listed([words.there_now(evening, one) for one in there])
            who = network_words.WHO_IS_THERE(names=names) if names else ""
            offers = network_words.STOP_SHARING()
            here = _all_but(evening, (*there, *cut_off))
            return Company(here, None, frozenset(), _way_in(self.shared), who, _trouble(self.shared), offers, cut_off)
        if self.guest is not None and evening is not None and evening.plan == self.guest.plan:
            own, says = self.guest.entrant, _standing(self.guest)
            return Company((own,), own, self.guest.over, says, "", "", network_words.LEAVE())
        cut_off = self._elsewhere()
        everybody = None if evening is None or not cut_off else _all_but(evening, cut_off)
        return Company(everybody, None, frozenset(), "", "", "", network_words.SHARE(), cut_off)

    def _elsewhere(self) -> tuple[int, ...]:
        """Return those who play at other computers, though the evening is not shared now."""
        if self._desk.path is None or not self._desk.guests.exists():
            return ()
        from twentyfive.net.evening.shared_evening import guests_elsewhere

        return guests_elsewhere(self._desk)

    def bring_here(self, entrant: int) -> None:
        """Let an entrant play here who was at another computer."""
        from twentyfive.net.evening.shared_evening import forget_guest

        try:
            if self.shared is not None:
                self.shared.call_home(entrant)
            else:
                forget_guest(self._desk, entrant)
        except OSError as error:
            self.troubled.emit(words.not_saved(str(self._desk.guests), system_words(error)))
        self.changed.emit()

    def press(self) -> None:
        """Share the evening at the desk, or end what there is."""
        if self.shared is not None:
            self._stop_sharing()
        elif self.guest is not None and self._desk.evening is not None and self._desk.evening.plan == self.guest.plan:
            self.guest.leave()
        else:
            self._share()
        self.changed.emit()

    def join(self, visit: Visit, shared: SharedPlan) -> str:
        """Play the evening of another computer from now on; return why not, in words, if that is impossible."""
        from twentyfive.net.evening.evening_guest import EveningGuest
        from twentyfive.net.messages import PROTOCOL
        from twentyfive.net.remote.visit import table_name

        own, host = (PROTOCOL, __version__), "" if visit.welcome is None else table_name(visit.welcome)
        if visit.host_version != own:  # its computer players may play otherwise
            return joining.other_version(own, visit.host_version)
        try:
            guest = EveningGuest(visit, shared, self._desk, self)
        except OSError as error:
            return words.not_saved(str(self._desk.folder), system_words(error))
        except ValueError as error:
            return words.not_read(host, str(error))
        self.close()
        self.guest = guest
        guest.changed.connect(self._on_guest_changed)
        guest.evening_changed.connect(self.changed)
        guest.troubled.connect(self.troubled)
        return ""

    def note_played(self) -> None:
        """Tell the others what was played here, and who is there to play."""
        if self.shared is not None:
            self.shared.tell_places()
            self.shared.tell_results()
        if self.guest is not None:
            self.guest.go_on()

    def follow_desk(self) -> None:
        """Stop sharing if another evening is open at the desk by now; one evening at a time is shared."""
        if self.shared is not None and self._desk.evening is not None and self._desk.evening.plan != self.shared.plan:
            self._stop_sharing()
        self.note_played()

    def close(self) -> None:
        """End what there is, as the program ends or another evening is joined; the host knows its guest again."""
        self._stop_sharing()
        guest, self.guest = self.guest, None
        if guest is not None:
            guest.close()
            guest.deleteLater()

    def _share(self) -> None:
        from twentyfive.net.evening.shared_evening import SharedEvening
        from twentyfive.net.keep_awake import KeepAwake

        self.shared = shared = SharedEvening(self._desk, self._name(), self)
        awake = KeepAwake(shared)
        shared.changed.connect(lambda: awake.keep(shared.is_open))
        shared.changed.connect(self.changed)
        shared.evening_changed.connect(self.changed)
        shared.told.connect(self.told)
        shared.troubled.connect(self.troubled)
        shared.share()

    def _stop_sharing(self) -> None:
        shared, self.shared = self.shared, None
        if shared is not None:
            shared.stop()
            shared.deleteLater()

    def _on_guest_changed(self) -> None:
        guest = self.guest
        if guest is not None and guest.has_ended:
            self.guest = None
            self.left.emit(guest)
            self.changed.emit()
            self.troubled.emit(_farewell(guest))
        else:
            self.changed.emit()


def _way_in(shared: SharedEvening) -> str:
    """Return how others come; empty if they cannot."""
    if shared.door is None:
        return network.LOOKING_FOR_WAY() if shared.failure is None else ""
    if shared.seen.code_spent:
        return ""
    addresses = [f"{found.address}:{shared.door.port}" for found in shared.door.addresses]
    return network_words.SHARED_AT(code=shared.code, addresses=separated(addresses)) if addresses else ""


def _trouble(shared: SharedEvening) -> str:
    """Return why nobody can come; empty if they can."""
    if shared.failure is not None:
        return network.cannot_open(shared.failure)
    if shared.door is not None and not shared.door.addresses:
        return network.NO_HOME_NETWORK()
    return network_words.DOOR_IS_SHUT() if shared.seen.code_spent else ""


def _standing(guest: EveningGuest) -> str:
    """Return where the results of the person are."""
    if not guest.is_connected:
        return network_words.HOST_IS_LOST(name=guest.name)
    if guest.to_hand_in:
        return network_words.ON_THE_WAY(name=guest.name)
    return (
        network_words.ALL_HANDED_IN(name=guest.name) if guest.has_played else network_words.NOTHING_YET(name=guest.name)
    )


def _farewell(guest: EveningGuest) -> str:
    """Return why the part of a guest is over, and what becomes of the results."""
    from twentyfive.net.messages import Why

    if guest.ended_by is Why.REMOVED:
        return network_words.WAS_REPLACED(name=guest.name)
    return network_words.HAS_ENDED() if guest.has_played or guest.to_hand_in else network_words.HAS_ENDED_EARLY()


def _all_but(evening: Evening, others: tuple[int, ...]) -> tuple[int, ...]:
    """Return all entrants but these."""
    return tuple(one for one in range(len(evening.places)) if one not in others)
