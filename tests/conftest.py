"""What holds for all tests."""

from pathlib import Path

import pytest

# Real processes, sockets and browsers share the machine with others. Once in thousands of runs one
# of them comes too late; a second try tells that from a fault, and the summary names whoever needed
# it.
REAL = ("end_to_end", "server", "wire")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Those that run real processes may try again, once."""
    for item in items:
        if item.path.relative_to(Path(__file__).parent).parts[0] in REAL:
            item.add_marker(pytest.mark.flaky(reruns=1))
