"""Every screen and state there is: in the dark on a phone, in the light at a desk."""

import pytest

from tests.end_to_end.axe import findings
from tests.end_to_end.devices import DESKTOP, PHONE
from tests.end_to_end.house import House
from tests.end_to_end.looking import spills
from tests.end_to_end.scenes import SCENES


@pytest.mark.parametrize("name", SCENES)
def test_everybody_can_use_it_and_everything_has_its_place(house: House, name: str) -> None:
    """axe finds nothing serious or critical (so contrast is AA), and nothing spills over."""
    person = SCENES[name](house)
    found: list[str] = []
    for device, dark in ((PHONE, True), (DESKTOP, False)):
        person.looks_at_it(device, dark=dark)
        told = findings(person.page) + spills(person.page)
        found += [f"{device.name}, {'dark' if dark else 'light'}: {it}" for it in told]
    assert not found, "\n".join(found)
