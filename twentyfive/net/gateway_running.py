"""The gateway's process, as its window starts, hears and stops it."""

from __future__ import annotations

import logging
import multiprocessing
from typing import Final

from PySide6.QtCore import QObject, Signal

from twentyfive.net.gateway_process import run_gateway
from twentyfive.net.gateway_settings import GatewaySettings
from twentyfive.net.pipe import STOP, Frame, PipeEnd

_STOP_S: Final = 0.9
"""The time in which the gateway tells its guests and ends; then it is killed."""

_log = logging.getLogger(__name__)


class Ear(QObject):
    """Emits what the threads hear; it lives as long as they do, while a link may be destroyed by its owner."""

    said = Signal(object, object)  # the process, a frame
    ended = Signal(object)


class GatewayProcess:
    """One spawned gateway."""

    def __init__(self, settings: GatewaySettings, ear: Ear) -> None:
        spawn = multiprocessing.get_context("spawn")
        near_end, far_end = spawn.Pipe()
        self._process = spawn.Process(
            target=run_gateway, args=(far_end, settings), name="twentyfive-gateway", daemon=True
        )
        self._process.start()
        far_end.close()
        self._was_given_up = False
        self._ear = ear
        self.pipe = PipeEnd(near_end, self._hear, self._note_end, self._process.sentinel)

    def _hear(self, frame: Frame) -> None:
        self._ear.said.emit(self, frame)

    def _note_end(self) -> None:
        self._ear.ended.emit(self)

    @property
    def pid(self) -> int | None:
        return self._process.pid

    def give_up(self) -> None:
        """End it because it hangs; `ended` follows."""
        if not self._was_given_up:
            self._was_given_up = True
            _log.warning("the gateway takes no messages any more and is replaced")
            self._process.kill()

    def stop(self) -> None:
        """Let it tell its guests and end; kill it if it does not."""
        self.pipe.send(STOP)
        self._process.join(_STOP_S)
        if self._process.is_alive():
            self._process.kill()
            self._process.join()
        self.pipe.close()


class Running:
    """The gateway that runs for a link.

    Attributes:
        process: the gateway; None while there is none.
    """

    def __init__(self) -> None:
        self.process: GatewayProcess | None = None

    def stop(self) -> None:
        """Stop the gateway, if one runs, and its threads."""
        process, self.process = self.process, None
        if process is not None:
            process.stop()
