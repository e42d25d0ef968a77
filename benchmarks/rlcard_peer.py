"""Runs in RLCard's own environment: plays the games that standard input asks for, and times them.

Each line asks for so many games; the answer is a line of JSON with games, steps and CPU seconds.
"""

import json
import sys
from time import process_time

import rlcard  # type: ignore[import-not-found, unused-ignore]
from rlcard.agents import RandomAgent  # type: ignore[import-not-found, unused-ignore]

SEED = 1


def main() -> None:
    """One environment for the whole run, as its users have it."""
    env = rlcard.make("uno", config={"seed": SEED})
    env.set_agents([RandomAgent(num_actions=env.num_actions) for _ in range(env.num_players)])
    about = {"players": env.num_players, "version": rlcard.__version__}
    print(json.dumps(about), flush=True)
    for line in sys.stdin:
        steps, began = 0, process_time()
        for _ in range(int(line)):
            trajectories, _ = env.run(is_training=False)
            steps += sum(len(states) // 2 for states in trajectories)
        seconds = process_time() - began
        print(json.dumps({"games": int(line), "steps": steps, "seconds": seconds}), flush=True)


main()
