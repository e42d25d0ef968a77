"""The web client, as the plain files it was built into."""

import gzip
import hashlib
import re
from base64 import b64encode
from functools import cached_property
from mimetypes import guess_type
from pathlib import Path

from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.responses import PlainTextResponse, RedirectResponse, Response

from ronda.server.realtime.asgi_types import Asgi, Receive, Scope, Send

FOLDER = Path(__file__).parent / "site"
NOT_BUILT = "The web client has not been built: run `scripts/web`. The API is at /api.\n"
FOR_EVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
NAMED_BY_CONTENT = "_next/static/"
BROTLI = ".br"
COMPRESSED = (".html", ".js", ".css", ".svg", ".json", ".txt", ".wasm", ".webmanifest")
INLINE = re.compile(rb"<script(?![^>]*\ssrc=)[^>]*>(.*?)</script>", re.DOTALL)
POLICY = (
    "default-src 'self'; script-src 'self' 'wasm-unsafe-eval' {scripts}; style-src 'self'; "
    "style-src-attr 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; "
    "worker-src 'self' blob:; object-src 'none'; frame-ancestors 'none'; base-uri 'none'; "
    "form-action 'self'"
)


class File:
    """A file of the site, read when somebody first asks for it, and kept."""

    def __init__(self, root: Path, path: Path) -> None:
        self._path = path
        self._name = path.relative_to(root).as_posix()

    @cached_property
    def content(self) -> bytes:
        return self._path.read_bytes()

    @cached_property
    def compressed(self) -> bytes:
        return gzip.compress(self.content, mtime=0)

    @cached_property
    def brotli(self) -> bytes | None:
        """As the build has left it beside the file."""
        beside = self._path.with_name(f"{self._path.name}{BROTLI}")
        return beside.read_bytes() if beside.is_file() else None

    @cached_property
    def headers(self) -> dict[str, str]:
        """What a browser may do with it, and for how long."""
        kept = FOR_EVER if self._name.startswith(NAMED_BY_CONTENT) else ASK_AGAIN
        headers = {"Cache-Control": kept, "Vary": "Accept-Encoding", "ETag": self._etag}
        if self._name.endswith(".html"):
            headers["Content-Security-Policy"] = policy(self.content)
        return headers

    @cached_property
    def _etag(self) -> str:
        return f'"{hashlib.sha256(self.content).hexdigest()[:32]}"'

    def answer(self, asked: Headers, status: int = 200) -> Response:
        """The file, or that it is still the same."""
        if asked.get("if-none-match") == self._etag:
            return Response(status_code=304, headers=self.headers)
        kind = guess_type(self._name)[0] or "application/octet-stream"
        coding, body = self._coded(asked.get("accept-encoding", ""))
        headers = self.headers | ({"Content-Encoding": coding} if coding else {})
        return Response(body, status, headers, kind)

    def _coded(self, accepted: str) -> tuple[str, bytes]:
        """As small as whoever asks takes it."""
        taken = {coding.split(";")[0].strip() for coding in accepted.split(",")}
        if "br" in taken and self.brotli is not None:
            return "br", self.brotli
        if "gzip" in taken and self._name.endswith(COMPRESSED):
            return "gzip", self.compressed
        return "", self.content


class Site:
    """An ASGI application for everything that is not the API."""

    def __init__(self, folder: Path = FOLDER) -> None:
        files = (path for path in folder.rglob("*") if path.is_file() and path.suffix != BROTLI)
        self._files = {
            f"/{path.relative_to(folder).as_posix()}": File(folder, path) for path in files
        }

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await self._answer(scope)(scope, receive, send)

    def _answer(self, scope: Scope) -> Asgi:
        path: str = scope["path"]
        if path == "/api" or path.startswith("/api/"):
            raise HTTPException(404)
        if scope["method"] not in ("GET", "HEAD"):
            raise HTTPException(405)
        if not self._files:
            return PlainTextResponse(NOT_BUILT, 503 if path == "/" else 404)
        return self._page(path, Headers(scope=scope))

    def _page(self, path: str, asked: Headers) -> Response:
        """A file by its own name, or a page by that of its folder."""
        found = self._files.get(f"{path}index.html" if path.endswith("/") else path)
        if found is not None:
            return found.answer(asked)
        if f"{path}/index.html" in self._files:
            return RedirectResponse(f"{path}/", 308)
        missing = self._files.get("/404.html")
        return missing.answer(asked, 404) if missing else PlainTextResponse("Not found\n", 404)


def policy(page: bytes) -> str:
    """Nothing runs on a page but our own files, and the scripts that were built into it."""
    hashes = (
        b64encode(hashlib.sha256(script).digest()).decode() for script in INLINE.findall(page)
    )
    return POLICY.format(scripts=" ".join(f"'sha256-{found}'" for found in dict.fromkeys(hashes)))
