"""The bus of a simulated cluster: words get lost, doubled, delayed, and so overtake one another."""

import asyncio
from collections.abc import Callable
from random import Random

from tests.simulation.disk import Trouble


class Network:
    """All buses."""

    def __init__(self, luck: Random, trouble: Trouble) -> None:
        self.luck = luck
        self.trouble = trouble
        self.buses: list[SimulatedBus] = []

    def carry(self, bus: "SimulatedBus", words: bytes) -> None:
        for other in self.buses:
            for _ in range(self.copies(bus, other)):
                delay = self.luck.expovariate(1 / 0.004)
                asyncio.get_running_loop().call_later(delay, other.deliver, words)

    def copies(self, bus: "SimulatedBus", other: "SimulatedBus") -> int:
        if frozenset((bus.name, other.name)) in self.trouble.parted:
            return 0
        chance = self.luck.random()
        if chance < self.trouble.losses:
            return 0
        return 2 if chance > 1 - self.trouble.doubles else 1


class SimulatedBus:
    """One process's end of it."""

    def __init__(self, network: Network, name: str) -> None:
        self.name = name
        self.connected = False
        self._network = network

    async def start(self, hear: Callable[[bytes], None], changed: Callable[[bool], None]) -> None:
        self._hear, self._changed = hear, changed
        self._network.buses.append(self)
        self.connect(True)

    async def stop(self) -> None:
        await asyncio.sleep(0.05)
        self.crash()

    def crash(self) -> None:
        self.connected = False
        if self in self._network.buses:
            self._network.buses.remove(self)

    def connect(self, connected: bool) -> None:
        """Redis goes, or comes back."""
        if connected != self.connected and self in self._network.buses:
            self.connected = connected
            self._changed(connected)

    def tell(self, words: bytes) -> None:
        if self.connected:
            self._network.carry(self, words)

    def deliver(self, words: bytes) -> None:
        if self.connected:
            self._hear(words)
