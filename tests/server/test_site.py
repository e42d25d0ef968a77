"""The web client as plain files: what is served, under which policy, and what is not."""

import asyncio
import gzip
from pathlib import Path

import httpx
import pytest

from ronda.server.site import Site, policy

PAGE = b"<html><script>let it = 1</script><script src='/a.js'></script></html>"


@pytest.fixture
def site(tmp_path: Path) -> Site:
    files = {
        "index.html": PAGE, "404.html": b"<p>lost</p>", "rules/index.html": b"<p>rules</p>",
        "_next/static/app.js": b"let x = 1;" * 100, "picture.png": b"\x89PNG",
    }  # fmt: skip
    for name, content in files.items():
        path = tmp_path / "site" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)
    (tmp_path / "secret.txt").write_text("nobody's business")
    return Site(tmp_path / "site")


def asked(site: Site, path: str, method: str = "GET", **headers: str) -> httpx.Response:
    async def ask() -> httpx.Response:
        transport = httpx.ASGITransport(app=site)
        async with httpx.AsyncClient(transport=transport, base_url="http://here") as client:
            plain = {"accept-encoding": "identity"}
            return await client.request(method, path, headers=plain | headers)

    return asyncio.run(ask())


def test_a_page_is_found_by_the_name_of_its_folder(site: Site) -> None:
    assert asked(site, "/").content == PAGE
    assert asked(site, "/rules/").text == "<p>rules</p>"
    assert asked(site, "/rules").headers["location"] == "/rules/"


def test_what_is_named_by_its_content_is_kept_for_ever_and_pages_are_not(site: Site) -> None:
    assert "immutable" in asked(site, "/_next/static/app.js").headers["cache-control"]
    assert asked(site, "/").headers["cache-control"] == "no-cache"


def test_a_browser_that_has_it_is_told_so(site: Site) -> None:
    etag = asked(site, "/").headers["etag"]
    again = asked(site, "/", **{"if-none-match": etag})
    assert (again.status_code, again.content) == (304, b"")


def test_text_is_compressed_for_those_who_take_it(site: Site) -> None:
    squeezed = asked(site, "/_next/static/app.js", **{"accept-encoding": "gzip"})
    assert squeezed.headers["content-encoding"] == "gzip"
    assert squeezed.content == b"let x = 1;" * 100
    assert len(gzip.compress(squeezed.content)) < 100
    assert "content-encoding" not in asked(site, "/picture.png").headers


def test_what_the_build_has_compressed_is_sent_as_it_is(site: Site, tmp_path: Path) -> None:
    """To those who take it; nobody asks for it by its own name."""
    (tmp_path / "site/_next/static/app.js.br").write_bytes(b"smaller")
    squeezed = asked(site, "/_next/static/app.js", method="HEAD", **{"accept-encoding": "gzip, br"})
    assert squeezed.headers["content-encoding"] == "br"
    assert squeezed.headers["content-length"] == str(len(b"smaller"))
    assert asked(Site(tmp_path / "site"), "/_next/static/app.js.br").status_code == 404


def test_only_scripts_that_were_built_in_may_run(site: Site) -> None:
    """One hash for the one script that stands in the page, and nothing unsafe."""
    allowed = asked(site, "/").headers["content-security-policy"]
    assert allowed.count("'sha256-") == 1
    assert "'unsafe-inline'" not in allowed.partition("script-src")[2].partition(";")[0]
    assert policy(PAGE) != policy(PAGE.replace(b"let it", b"let us"))


@pytest.mark.parametrize("path", ["/nowhere", "/../secret.txt", "/%2e%2e/secret.txt"])
def test_what_is_not_there_is_not_found(site: Site, path: str) -> None:
    answer = asked(site, path)
    assert (answer.status_code, answer.text) == (404, "<p>lost</p>")


def test_without_a_build_it_says_how_to_make_one(tmp_path: Path) -> None:
    answer = asked(Site(tmp_path), "/")
    assert answer.status_code == 503
    assert "scripts/web" in answer.text
