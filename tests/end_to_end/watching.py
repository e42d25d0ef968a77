"""What must never happen in anybody's browser, however well the game goes."""

from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import BrowserContext, ConsoleMessage, Request, Response

NO_MATTER = ("net::ERR_ABORTED",)  # whoever goes to another page waits for nothing of the last
TELLING = """
    document.addEventListener("securitypolicyviolation", (event) => {
        console.error("not allowed:", event.violatedDirective, event.blockedURI);
    });
"""


class Watch:
    """Listens to a browser for errors of any kind."""

    def __init__(self, context: BrowserContext) -> None:
        self.troubles: list[str] = []
        self._expected: tuple[str, ...] = ()
        context.add_init_script(TELLING)
        context.on("console", self._said)
        context.on("weberror", lambda error: self._note(f"error: {error.error}"))
        context.on("requestfailed", self._failed)
        context.on("response", self._answered)

    @contextmanager
    def expecting(self, *parts: str) -> Iterator[None]:
        """Troubles that say one of these are part of the test."""
        before, self._expected = self._expected, (*self._expected, *parts)
        try:
            yield
        finally:
            self._expected = before

    def _note(self, trouble: str) -> None:
        if not any(part in trouble for part in self._expected):
            self.troubles.append(trouble)

    def _said(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self._note(f"console: {message.text} ({message.location.get('url')})")

    def _failed(self, request: Request) -> None:
        if request.failure not in NO_MATTER:
            self._note(f"failed: {request.method} {request.url} {request.failure}")

    def _answered(self, response: Response) -> None:
        if response.status >= 400:
            self._note(f"refused: {response.status} {response.url}")
