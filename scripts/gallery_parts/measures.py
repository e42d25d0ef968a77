"""What the first page costs a throttled phone, and how smoothly cards move there. A report."""

from itertools import pairwise
from statistics import median, quantiles

from playwright.sync_api import CDPSession

from tests.end_to_end.boards import PLAYONE
from tests.end_to_end.chromium import Browsers
from tests.end_to_end.house import House
from tests.end_to_end.person import Person
from tests.end_to_end.playing import Player

SLOWER = 4  # times, the processor of a middling phone
SLOW_4G = {
    "offline": False, "latency": 150,
    "downloadThroughput": 1_638_400 / 8, "uploadThroughput": 750_000 / 8,
}  # fmt: skip
TIMES = 3
MOVES = 6
# A button answers from when React has taken the page over.
TAKEN_OVER = """new Promise((done) => {
    const taken = () => Object.keys(document.querySelector("footer select") ?? {}).some((key) => key.startsWith("__react"));
    const look = () => (taken() ? done(performance.now()) : requestAnimationFrame(look));
    look();
})"""  # noqa: E501
FRAMES = """() => {
    if (globalThis.drawn) return;
    globalThis.drawn = [];
    const note = (now) => { drawn.push(now); requestAnimationFrame(note); };
    requestAnimationFrame(note);
}"""


def measured(around: Browsers, address: str) -> str:
    """The lines of the report."""
    times = [interactive(around, address) for _ in range(TIMES)]
    gaps = card_gaps(around, address)
    rate, longest = 1000 / median(gaps), quantiles(gaps, n=20)[-1]
    return (
        f"- The first page answers to a finger after {median(times):.1f} s: on a phone whose\n"
        f"  processor is {SLOWER} times slower than the one that took the pictures, on slow 4G\n"
        "  (1.6 Mbit/s, 150 ms), with nothing in its cache; the middle of three.\n"
        f"- While a card of PlayOne flies, {rate:.0f} frames a second are drawn. One in twenty\n"
        f"  comes after more than {longest:.0f} ms.\n"
    )


def interactive(around: Browsers, address: str) -> float:
    """Seconds from the address to the first button that answers."""
    house = House(around, address)
    ana = house.comes("Ana")
    session = ana.context.new_cdp_session(ana.page)
    slow_down(session)
    ana.page.goto("/", wait_until="commit")
    taken = float(ana.page.evaluate(TAKEN_OVER)) / 1000
    house.closes()
    return taken


def slow_down(session: CDPSession) -> None:
    session.send("Network.enable")
    session.send("Network.emulateNetworkConditions", SLOW_4G)
    session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})


def card_gaps(around: Browsers, address: str) -> list[float]:
    """Milliseconds between the frames that a page draws while cards fly."""
    house = House(around, address)
    ana = house.comes("Ana", still=False)
    table = house.table("playone", 2, settings={"bot_ms": 1000})
    table.bots("simple")
    table.seats_host(ana)
    ana.presses("Start the match")
    player = Player(ana, PLAYONE)
    gaps = [gap for _ in range(MOVES) for gap in frames_of_a_move(ana, player)]
    house.closes()
    return gaps


def frames_of_a_move(person: Person, player: Player) -> list[float]:
    """Milliseconds between frames, after a press, while its card flies."""
    person.page.evaluate(FRAMES)
    while not player.acts():
        person.page.wait_for_timeout(50)
    person.page.evaluate("drawn.length = 0")
    person.page.wait_for_timeout(400)
    frames: list[float] = person.page.evaluate("drawn.splice(0)")
    return [after - before for before, after in pairwise(frames)]
