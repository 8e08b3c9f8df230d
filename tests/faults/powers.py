"""The powers of an administrator, from whom no folder is closed. A test gives them up to meet a closed one."""

from __future__ import annotations

import ctypes
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

_VERSION: Final = 0x20080522
"""That of Linux's sets of 64 powers."""

_OVERRIDES: Final = 1 << 1 | 1 << 2
"""To pass over what a file or a folder permits, for any use of it and for reading alone."""


class _Header(ctypes.Structure):
    _fields_ = [("version", ctypes.c_uint32), ("process", ctypes.c_int)]


class _Set(ctypes.Structure):
    _fields_ = [("effective", ctypes.c_uint32), ("permitted", ctypes.c_uint32), ("inheritable", ctypes.c_uint32)]


@contextmanager
def without_powers() -> Iterator[None]:
    """Meet closed folders as anybody does; only Linux has an administrator who does not."""
    if sys.platform != "linux" or os.geteuid() != 0:
        yield
        return
    libc = ctypes.CDLL(None, use_errno=True)
    header, powers = _Header(_VERSION, 0), (_Set * 2)()
    _check(libc.capget(ctypes.byref(header), powers))
    before = powers[0].effective
    powers[0].effective = before & ~_OVERRIDES
    _check(libc.capset(ctypes.byref(header), powers))
    try:
        yield
    finally:
        powers[0].effective = before
        _check(libc.capset(ctypes.byref(header), powers))


def _check(status: int) -> None:
    if status != 0:
        raise OSError(ctypes.get_errno(), os.strerror(ctypes.get_errno()))
