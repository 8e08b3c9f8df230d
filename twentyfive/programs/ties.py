"""Ties the life of a program to that of this process, so that it is not left behind when this one is ended by force."""

from __future__ import annotations

import logging
import subprocess
import sys
from collections.abc import Callable
from typing import Final

from twentyfive.processes import usual_environment

_log = logging.getLogger(__name__)

_WATCH: Final = 'read -r nothing; kill -s KILL -- "-$0"'
"""What waits for the end of its input, which comes when this process is gone, and then ends the group of a program.

PR_SET_PDEATHSIG of Linux would end a program together with the thread that has started it, and macOS has none.
"""

if sys.platform == "win32":
    import ctypes
    from ctypes import wintypes

    class _Limits(ctypes.Structure):
        """JOBOBJECT_EXTENDED_LIMIT_INFORMATION, of which only the flags are set."""

        _fields_ = (
            ("times", ctypes.c_int64 * 2),
            ("flags", wintypes.DWORD),
            ("working_set", ctypes.c_size_t * 2),
            ("processes", wintypes.DWORD),
            ("affinity", ctypes.c_size_t),
            ("classes", wintypes.DWORD * 2),
            ("counters", ctypes.c_uint64 * 6),
            ("memory", ctypes.c_size_t * 4),
        )

    _EXTENDED_LIMITS: Final = 9
    _END_WITH_LAST_HANDLE: Final = 0x2000
    _SET_QUOTA_AND_TERMINATE: Final = 0x0101

    def _tie(process: subprocess.Popen[bytes]) -> Callable[[], object]:
        """Put the process into a job, which Windows ends with its last handle, and that is in this process."""
        system = ctypes.WinDLL("kernel32", use_last_error=True)
        system.CreateJobObjectW.restype = wintypes.HANDLE
        job = wintypes.HANDLE(system.CreateJobObjectW(None, None))
        limits = _Limits(flags=_END_WITH_LAST_HANDLE)
        size = ctypes.sizeof(limits)
        set_limits = system.SetInformationJobObject(job, _EXTENDED_LIMITS, ctypes.byref(limits), size)
        system.OpenProcess.restype = wintypes.HANDLE
        handle = wintypes.HANDLE(system.OpenProcess(_SET_QUOTA_AND_TERMINATE, False, process.pid))
        if not (job and set_limits and handle and system.AssignProcessToJobObject(job, handle)):
            raise ctypes.WinError(ctypes.get_last_error())
        system.CloseHandle(handle)
        return lambda: system.CloseHandle(job)

else:

    def _tie(process: subprocess.Popen[bytes]) -> Callable[[], object]:
        """Start a watcher that ends the group of the process when this process is gone."""
        watcher = subprocess.Popen(
            ["/bin/sh", "-c", _WATCH, str(process.pid)],
            stdin=subprocess.PIPE,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            env=usual_environment(),
            start_new_session=True,
        )

        def untie() -> None:
            watcher.kill()
            watcher.communicate()

        return untie


def tie(process: subprocess.Popen[bytes]) -> Callable[[], object]:
    """Let the process and what it has started end with this process, however that ends; return what unties them.

    On Windows untying ends them.
    """
    try:
        return _tie(process)
    except OSError as error:
        _log.warning("A program may be left behind when this one is ended by force: %s", error)
        return lambda: None
