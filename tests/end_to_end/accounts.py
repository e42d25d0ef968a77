"""People with an account, made behind the pages, for what a test is not about."""

import json
import subprocess
from pathlib import Path
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen

from tests.end_to_end.person import Person
from tests.server.process import PROGRAM

PASSWORD = "a long password"
ADMIN = "Rosa"
TAKEN = 409


def ronda_admin(folder: Path, name: str = ADMIN) -> None:
    """On the machine itself, as the first administrator is made."""
    typed = f"{name}@example.org\n{PASSWORD}\n{PASSWORD}\n"
    subprocess.run([PROGRAM, "admin", name], cwd=folder, input=typed, text=True, check=True)


def ask(address: str, method: str, path: str, session: Any = None, body: Any = None) -> Any:
    """What a server answers; `session` is whoever asks."""
    headers = {"Content-Type": "application/json"}
    if session:
        headers["Authorization"] = f"Bearer {session['accessToken']}"
    data = None if body is None else json.dumps(body).encode()
    asked = Request(address + path, data=data, headers=headers, method=method)
    with urlopen(asked, timeout=20) as answer:
        return json.loads(answer.read() or b"null")


def account(address: str, name: str) -> Any:
    """The session of somebody who has an account from now on, or had one already."""
    wanted = {"username": name, "email": f"{name.lower()}@example.org", "password": PASSWORD}
    try:
        return ask(address, "POST", "/api/auth/register", body=wanted)
    except HTTPError as refusal:
        if refusal.code != TAKEN:
            raise
        return log_in(address, name)


def log_in(address: str, name: str, password: str = PASSWORD) -> Any:
    return ask(address, "POST", "/api/auth/login", body={"username": name, "password": password})


def is_known(person: Person, session: Any) -> None:
    """This browser remembers who it is."""
    user = session["user"]
    me = {
        "id": user["id"], "name": user["username"], "guest": user["guest"], "roles": user["roles"],
        "accessToken": session["accessToken"], "refreshToken": session.get("refreshToken"),
    }  # fmt: skip
    remembers(person, "ronda.me", me)


def remembers(person: Person, key: str, value: object) -> None:
    """What the pages keep on a device, until they keep something else."""
    script = f"localStorage[{json.dumps(key)}] ??= {json.dumps(json.dumps(value))}"
    person.context.add_init_script(script)
