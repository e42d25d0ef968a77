"""What the first page costs whoever opens it for the first time."""

from playwright.sync_api import Response

from tests.end_to_end.house import House

SCRIPTS = 200_000  # bytes, compressed


def test_the_scripts_of_the_first_page_are_few(house: House) -> None:
    """All that is fetched until the network is quiet, as it came over the wire."""
    ana = house.comes("Ana")
    scripts: list[Response] = []

    def note(answer: Response) -> None:
        if answer.request.resource_type == "script":
            scripts.append(answer)

    ana.page.on("response", note)
    ana.goes("/")
    ana.page.wait_for_load_state("networkidle")
    assert {answer.header_value("content-encoding") for answer in scripts} == {"br"}
    sizes = {answer.url: answer.request.sizes()["responseBodySize"] for answer in scripts}
    assert 0 < sum(sizes.values()) <= SCRIPTS, sizes
