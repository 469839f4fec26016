"""Four space-trading games as environments for reinforcement learning.

* :class:`VectorEnvironment` plays many games at a time, in one or several processes.
* :class:`AecEnvironment` is one game behind PettingZoo's AEC interface.
* :class:`SingleSeatEnvironment` is one seat of one game behind Gymnasium's interface.
"""

from .aec import AecEnvironment
from .process import EnvironmentProcess, OrreryError
from .single import SingleSeatEnvironment
from .vector import VectorEnvironment, random_actions

__all__ = [
    "AecEnvironment",
    "EnvironmentProcess",
    "OrreryError",
    "SingleSeatEnvironment",
    "VectorEnvironment",
    "random_actions",
]
