"""`python -m tests.simulation 4711` plays a seed again, and tells all that people were told."""

import sys

import structlog

from tests.simulation.world import simulate

structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(50))
simulate(
    int(sys.argv[1]),
    lambda at, who, what, data: print(f"{at:8.3f} {who:14} {what:10} {data}"),  # noqa: T201
)
