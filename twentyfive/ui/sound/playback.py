"""Plays sounds from a thread of its own, as a device may take long to open and to close, or never answer."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from queue import Empty, SimpleQueue
from threading import Lock, Thread
from time import monotonic
from typing import Final

from twentyfive.ui.sound.audio_device import Device, NoSound, Trouble, Why
from twentyfive.ui.sound.mixer import Mixer, Voice

IDLE_S: Final = 20.0
"""A device that has been silent for so long is closed: it costs power, and keeps some machines awake."""

LATE_S: Final = 0.6
"""A sound that could begin only so much later is dropped: what it belongs to is over."""

PATIENCE_S: Final = 3.0
"""A device that takes longer to open does not answer."""

DEAD_S: Final = 1.0
"""A device that has asked for nothing for so long has been unplugged."""

RETRY_S: Final = 60.0
LONGEST_RETRY_S: Final = 1800.0
"""After a failure nothing is tried for `RETRY_S`, after the next for twice as long, and so on up to this."""

LEAVE_S: Final = 0.5
"""For how long the end of the program waits for the device to be closed."""


@dataclass(frozen=True, slots=True)
class _Play:
    voices: tuple[Voice, ...]
    asked_at: float


class _Rest:
    """Let go of the device."""


class _End:
    """Let go of the device, and end the thread."""


class Playback:
    """Plays voices on a device that is opened for the first of them and closed when it has been idle.

    Nothing here blocks the caller, and without a device nothing is done.
    """

    def __init__(
        self,
        open_device: Callable[[], Device],
        report: Callable[[Trouble | None], None],
        clock: Callable[[], float] = monotonic,
        idle_s: float = IDLE_S,
    ) -> None:
        """`report` is called from another thread with what is wrong, and with None once sound is heard."""
        self._open_device = open_device
        self._report = report
        self._clock = clock
        self._idle_s = idle_s
        self._mixer = Mixer()
        self._requests: SimpleQueue[_Play | _Rest | _End] = SimpleQueue()
        self._lock = Lock()
        self._thread: Thread | None = None
        self._closed = False
        self._device: Device | None = None
        self._asked_at = 0.0  # when the device last asked for samples
        self._opening_since: float | None = None
        self._failures = 0
        self._retry_at = 0.0

    def play(self, *voices: Voice) -> None:
        """Have these heard as soon as there is a device; nothing if that was tried in vain a short while ago."""
        now = self._clock()
        opening_since = self._opening_since
        if opening_since is not None and now - opening_since > PATIENCE_S:
            self._tell(Trouble(Why.NO_ANSWER))
        elif not self._closed and now >= self._retry_at:
            self._ask(_Play(voices, now))

    def hurry(self) -> None:
        """What was to begin later begins now, but no more than one sound of it."""
        self._mixer.hurry()

    def rest(self) -> None:
        """Fall silent and let go of the device until it is needed again."""
        self._mixer.hush()
        if self._thread is not None:
            self._ask(_Rest())

    def retry(self) -> None:
        """Try again at the next sound, whatever has been tried before."""
        self._failures = 0
        self._retry_at = 0.0

    def close(self) -> None:
        """Play nothing more. A device that does not answer is not waited for."""
        with self._lock:
            self._closed = True
        self._mixer.hush()
        thread = self._thread
        if thread is not None:
            self._requests.put(_End())
            thread.join(LEAVE_S)

    def _ask(self, request: _Play | _Rest) -> None:
        if self._thread is None:
            self._thread = Thread(target=self._serve, name="sounds", daemon=True)
            self._thread.start()
        self._requests.put(request)

    def _tell(self, trouble: Trouble | None) -> None:
        with self._lock:
            if not self._closed:
                self._report(trouble)

    def _serve(self) -> None:
        """What the thread does. One that ends by a fault is told as any is, and after a while has a successor."""
        try:
            while not isinstance(self._serve_next(), _End):
                pass
        except Exception:
            self._put_off()
            raise
        finally:
            self._thread = None
            self._let_go()

    def _serve_next(self) -> _Play | _Rest | _End | None:
        """Do what is asked for next, and return it; None if that takes too long."""
        try:
            request = self._requests.get(timeout=None if self._device is None else self._idle_s)
        except Empty:
            if self._mixer.silent:
                self._let_go()
            return None
        if isinstance(request, _Play):
            self._serve_play(request)
        else:
            self._let_go()
        return request

    def _serve_play(self, request: _Play) -> None:
        now = self._clock()
        if self._closed or now < self._retry_at:
            return
        if self._device is not None and now - self._asked_at > DEAD_S:
            self._let_go()
        if self._device is None:
            self._open()
        if self._device is not None and self._clock() - request.asked_at <= LATE_S:
            self._mixer.begin(*request.voices)

    def _open(self) -> None:
        self._opening_since = self._clock()
        device = None
        try:
            device = self._open_device()
            self._asked_at = self._clock()
            device.start(self._mixer.stream(self._note_asked))
        except NoSound as no_sound:
            if device is not None:
                device.close()
            self._put_off()
            self._tell(no_sound.trouble)
        else:
            self._device = device
            self._failures = 0
            self._tell(None)
        finally:
            self._opening_since = None

    def _put_off(self) -> None:
        """Try nothing for a while."""
        self._failures += 1
        self._retry_at = self._clock() + min(RETRY_S * 2 ** (self._failures - 1), LONGEST_RETRY_S)

    def _note_asked(self) -> None:
        self._asked_at = self._clock()

    def _let_go(self) -> None:
        device, self._device = self._device, None
        if device is not None:
            device.close()
