"""What those who look after the site see."""

from tests.end_to_end.accounts import ADMIN, account, is_known, log_in
from tests.end_to_end.boards import COLORS
from tests.end_to_end.devices import DESKTOP
from tests.end_to_end.house import House
from tests.end_to_end.person import Person
from tests.end_to_end.playing import Player, play_for
from tests.end_to_end.scenes.stage import scene, solo


def rosa_in(house: House, path: str) -> Person:
    """The administrator, at this part of her desk."""
    rosa = house.comes(ADMIN, device=DESKTOP)
    is_known(rosa, log_in(house.address, ADMIN))
    rosa.goes(path)
    return rosa


def busy(house: House) -> None:
    """Somebody plays, somebody waits."""
    ana = solo(house, "colors", "strategist", "greedy")
    play_for(2, [Player(ana, COLORS)])
    leo = house.comes("Leo")
    house.table("share", 3).seats_host(leo)
    leo.sees("Start the match")


@scene("admin")
def dashboard(house: House) -> Person:
    """All tables, as they change."""
    rosa = rosa_in(house, "/admin/")
    rosa.sees("live")
    busy(house)
    rosa.page.locator("a[href*='?table=']").nth(1).wait_for()
    return rosa


@scene("admin-table")
def table(house: House) -> Person:
    """One of them, with its orders."""
    ana = solo(house, "colors", "strategist", "greedy")
    play_for(3, [Player(ana, COLORS)])
    rosa = rosa_in(house, "/admin/")
    rosa.page.locator("a[href*='?table=']").first.click()
    rosa.page.locator("[data-part=tiles]").wait_for()
    return rosa


@scene("admin-pausing")
def pausing(house: House) -> Person:
    """An order is asked for again, with the reason."""
    rosa = table(house)
    rosa.presses("Pause")
    rosa.sees("Why (for the record)")
    return rosa


@scene("admin-users")
def users(house: House) -> Person:
    for name in ("Beatriz", "Luis", "Martina"):
        account(house.address, name)
    rosa = rosa_in(house, "/admin/?part=users")
    rosa.sees("Add somebody")
    rosa.page.get_by_text("Martina").first.wait_for()
    return rosa


@scene("admin-audit")
def audit(house: House) -> Person:
    rosa = rosa_in(house, "/admin/?part=audit")
    rosa.page.wait_for_load_state("networkidle")
    return rosa


@scene("admin-shut")
def shut(house: House) -> Person:
    """Not for whoever has no part in it."""
    ana = house.comes("Ana")
    ana.goes("/admin/")
    ana.sees("You have to log in to see this")
    return ana
