"""Simulates every line-up of the balance report and keeps the figures; `make docs` draws them.

`--matches N` for a quick look, `--only GAME` for one game.
"""

import argparse
import json
import sys
from pathlib import Path

from rich.progress import track

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from scripts.docs_parts.balance_plans import MATCHES, PLANS, figures  # noqa: E402

KEPT = ROOT / "benchmarks/results/balance.json"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--matches", type=int, default=MATCHES)
    parser.add_argument("--only", default="", metavar="GAME")
    asked = parser.parse_args()
    plans = [plan for plan in PLANS if asked.only in ("", plan.game)]
    kept = json.loads(KEPT.read_text("utf-8")) if KEPT.exists() else []
    kept = [old for old in kept if old["game"] not in {plan.game for plan in plans}]
    for plan in track(plans, description="Simulating"):
        kept.append(figures(plan, asked.matches))
    order = list(dict.fromkeys(plan.game for plan in PLANS))
    kept.sort(key=lambda old: order.index(old["game"]))
    KEPT.parent.mkdir(parents=True, exist_ok=True)
    KEPT.write_text("[\n" + ",\n".join(json.dumps(line) for line in kept) + "\n]\n", "utf-8")


if __name__ == "__main__":
    main()
