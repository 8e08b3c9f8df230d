"""Plays sounds from its own thread, because a device may take long to open or close, or never answer."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from queue import Empty, SimpleQueue
from threading import Lock, Thread
from time import monotonic
from typing import Final

from twentyfive.ui.sound.audio_device import Cause, Device, NoSound, Trouble
from twentyfive.ui.sound.mixer import Mixer, Voice

IDLE_S: Final = 20.0
"""The silence after which the device is closed, as it costs power and keeps some machines awake."""

LATE_S: Final = 0.6
"""The delay after which a sound is dropped, because its event is over."""

PATIENCE_S: Final = 3.0
"""The longest time that opening may take before the device counts as not answering."""

DEAD_S: Final = 1.0
"""A device that has requested no samples for this long has been unplugged."""

RETRY_S: Final = 30.0
"""The time for which the device is left alone after a failure.

Nothing tells when a loudspeaker is there again: Qt's list of devices is in QtMultimedia, which is not among the parts
of Qt for Python that the program needs. So the silence after that is short.
"""

LEAVE_S: Final = 0.5
"""The longest time that the end of the program waits for the device to close."""


@dataclass(frozen=True, slots=True)
class _Play:
    make: Callable[[], Sequence[Voice]]
    asked_at: float


class _Rest:
    """A request to release the device."""


class _End:
    """A request to release the device and end the thread."""


class Playback:
    """Plays voices on a device that opens for the first of them and closes when it has been idle.

    Only `close` blocks the caller, for `LEAVE_S` at most; without a device nothing is played.
    """

    def __init__(
        self,
        open_device: Callable[[], Device],
        report: Callable[[Trouble | None], None],
        clock: Callable[[], float] = monotonic,
        idle_s: float = IDLE_S,
    ) -> None:
        """Create the playback without opening the device.

        Args:
            open_device: opens the device; called in the playback's thread.
            report: called in the playback's thread with the trouble, or with None once sound is heard.
            clock: the time in seconds.
            idle_s: the silence after which the device is closed.
        """
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
        self._asked_at = 0.0  # when the device last requested samples
        self._opening_since: float | None = None
        self._retry_at = 0.0

    def play(self, make: Callable[[], Sequence[Voice]]) -> None:
        """Play what `make` returns as soon as there is a device; do nothing shortly after a failure to open one.

        `make` is called in the playback's thread, and only if there is a device: reading a sound takes 30 ms.
        """
        now = self._clock()
        opening_since = self._opening_since
        if opening_since is not None and now - opening_since > PATIENCE_S:
            self._report_trouble(Trouble(Cause.NO_ANSWER))
        elif not self._closed and now >= self._retry_at:
            self._ask(_Play(make, now))

    def hurry(self) -> None:
        """Start the first waiting sound now and drop the other waiting ones."""
        self._mixer.hurry()

    def rest(self) -> None:
        """Fall silent and release the device until it is needed again."""
        self._mixer.hush()
        if self._thread is not None:
            self._ask(_Rest())

    def retry(self) -> None:
        """Try to open the device at the next sound, in spite of earlier failures."""
        self._retry_at = 0.0

    def close(self) -> None:
        """Stop playing for good, without waiting for a device that does not answer."""
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

    def _report_trouble(self, trouble: Trouble | None) -> None:
        with self._lock:
            if not self._closed:
                self._report(trouble)

    def _serve(self) -> None:
        """Serve requests in the thread. After an unexpected exception, a later sound starts a new thread."""
        try:
            while not isinstance(self._serve_next(), _End):
                pass
        except Exception:
            self._put_off()
            raise
        finally:
            self._thread = None
            self._release()

    def _serve_next(self) -> _Play | _Rest | _End | None:
        """Serve the next request and return it; return None if none has come for a while."""
        try:
            request = self._requests.get(timeout=None if self._device is None else self._idle_s)
        except Empty:
            if self._mixer.silent:
                self._release()
            return None
        if isinstance(request, _Play):
            self._serve_play(request)
        else:
            self._release()
        return request

    def _serve_play(self, request: _Play) -> None:
        now = self._clock()
        if self._closed or now < self._retry_at:
            return
        if self._device is not None and now - self._asked_at > DEAD_S:
            self._release()
        if self._device is None:
            self._open()
        if self._device is not None and self._clock() - request.asked_at <= LATE_S:
            self._mixer.begin(*request.make())

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
            self._report_trouble(no_sound.trouble)
        else:
            self._device = device
            self._report_trouble(None)
        finally:
            self._opening_since = None

    def _put_off(self) -> None:
        """Leave the device alone for a while."""
        self._retry_at = self._clock() + RETRY_S

    def _note_asked(self) -> None:
        self._asked_at = self._clock()

    def _release(self) -> None:
        device, self._device = self._device, None
        if device is not None:
            device.close()
