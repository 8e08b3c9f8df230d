"""The part of numba's interface that is used here; its own types take those of the functions away."""

from collections.abc import Callable
from typing import TypeVar

_Compiled = TypeVar("_Compiled", bound=Callable[..., object])

def njit(*, cache: bool = ..., fastmath: bool = ..., inline: str = ...) -> Callable[[_Compiled], _Compiled]: ...
