"""Organisations: founding, membership, roles."""

from typing import Any

from ronda.store.accounts import delete_user
from ronda.store.audit import recorded
from tests.server.serving import Person, Place, refused, served

ALL = "/api/organisations"


async def founded(person: Person, name: str = "School") -> str:
    answer = await person.post(ALL, {"name": name})
    assert answer.status_code == 201, answer.text
    return f"{ALL}/{answer.json()['id']}"


async def joined(school: str, admin: Person, member: Person, role: str = "member") -> None:
    wanted = {"username": member.name, "role": role}
    answer = await admin.post(f"{school}/members", wanted)
    assert answer.status_code == 201, answer.text


async def members(school: str, person: Person) -> dict[str, str]:
    found: dict[str, Any] = (await person.get(school)).json()
    return {each["username"]: each["role"] for each in found["members"]}


@served
async def test_who_founds_one_is_its_admin(place: Place) -> None:
    ana = await place.register("Ana")
    school = await founded(ana)
    assert await members(school, ana) == {"Ana": "admin"}
    (mine,) = (await ana.get(ALL)).json()
    assert (mine["name"], mine["role"]) == ("School", "admin")


@served
async def test_a_name_belongs_to_one(place: Place) -> None:
    ana, eva = await place.register("Ana"), await place.register("Eva")
    await founded(ana)
    assert refused(await eva.post(ALL, {"name": " SCHOOL "})) == (409, "ORGANISATION_TAKEN")
    for wrong in (
        {},
        {"name": ""},
        {"name": "x" * 61},
        {"name": "a\x00"},
        {"name": "a", "role": 1},
    ):
        assert refused(await eva.post(ALL, wrong)) == (400, "INVALID_INPUT")


@served
async def test_admins_take_people_in_by_name_and_let_them_go(place: Place) -> None:
    ana, eva = await place.register("Ana"), await place.register("Eva")
    school = await founded(ana)
    await joined(school, ana, eva)
    assert await members(school, eva) == {"Ana": "admin", "Eva": "member"}
    again = await ana.post(f"{school}/members", {"username": "EVA"})
    assert refused(again) == (409, "ALREADY_MEMBER")
    nobody = await ana.post(f"{school}/members", {"username": "Nobody"})
    assert refused(nobody) == (404, "USER_NOT_FOUND")
    assert (await ana.delete(f"{school}/members/{eva.id}")).status_code == 204
    assert refused(await ana.delete(f"{school}/members/{eva.id}")) == (404, "USER_NOT_FOUND")
    assert (await eva.get(ALL)).json() == []


@served
async def test_roles_change(place: Place) -> None:
    ana, eva = await place.register("Ana"), await place.register("Eva")
    school = await founded(ana)
    await joined(school, ana, eva)
    assert (await ana.put(f"{school}/members/{eva.id}", {"role": "admin"})).status_code == 204
    assert (await eva.put(f"{school}/members/{ana.id}", {"role": "member"})).status_code == 204
    assert await members(school, ana) == {"Ana": "member", "Eva": "admin"}
    wrong = await eva.put(f"{school}/members/{ana.id}", {"role": "king"})
    assert refused(wrong) == (400, "INVALID_INPUT")
    unknown = await eva.put(f"{school}/members/nobody", {"role": "admin"})
    assert refused(unknown) == (404, "USER_NOT_FOUND")


@served
async def test_an_admin_is_always_left(place: Place) -> None:
    ana, eva = await place.register("Ana"), await place.register("Eva")
    school = await founded(ana)
    await joined(school, ana, eva)
    me = f"{school}/members/{ana.id}"
    assert refused(await ana.put(me, {"role": "member"})) == (409, "LAST_ADMIN")
    assert refused(await ana.delete(me)) == (409, "LAST_ADMIN")
    await ana.put(f"{school}/members/{eva.id}", {"role": "admin"})
    assert (await ana.delete(me)).status_code == 204
    assert await members(school, eva) == {"Eva": "admin"}


@served
async def test_members_may_look_and_leave_and_no_more(place: Place) -> None:
    ana, eva, luis = [await place.register(name) for name in ("Ana", "Eva", "Luis")]
    school = await founded(ana)
    await joined(school, ana, eva)
    for answer in (
        await eva.post(f"{school}/members", {"username": "Luis"}),
        await eva.put(f"{school}/members/{eva.id}", {"role": "admin"}),
        await eva.delete(f"{school}/members/{ana.id}"),
        await eva.delete(school),
    ):
        assert refused(answer) == (403, "FORBIDDEN")
    assert (await eva.get(school)).status_code == 200
    assert (await eva.delete(f"{school}/members/{eva.id}")).status_code == 204
    assert refused(await eva.get(school)) == (404, "ORGANISATION_NOT_FOUND")
    assert refused(await luis.get(school)) == (404, "ORGANISATION_NOT_FOUND")


@served
async def test_to_strangers_there_is_none(place: Place) -> None:
    ana, eva, zoe = await place.register("Ana"), await place.register("Eva"), await place.guest("Z")
    school = await founded(ana)
    for method, path, body in (
        ("GET", school, None),
        ("DELETE", school, None),
        ("POST", f"{school}/members", {"username": "Eva"}),
        ("PUT", f"{school}/members/{ana.id}", {"role": "member"}),
        ("DELETE", f"{school}/members/{ana.id}", None),
        ("GET", f"{ALL}/nothing", None),
    ):
        assert refused(await eva.ask(method, path, body)) == (404, "ORGANISATION_NOT_FOUND")
        assert refused(await zoe.ask(method, path, body)) == (403, "ACCOUNT_NEEDED")
        assert refused(await place.anybody.ask(method, path, body)) == (401, "NOT_AUTHENTICATED")
    assert refused(await eva.get(f"{ALL}/not%20an%20id")) == (400, "INVALID_INPUT")


@served
async def test_its_admin_dissolves_it(place: Place) -> None:
    ana, eva = await place.register("Ana"), await place.register("Eva")
    school = await founded(ana)
    await joined(school, ana, eva)
    assert (await ana.delete(school)).status_code == 204
    assert (await eva.get(ALL)).json() == []
    await founded(eva)


@served
async def test_the_sites_administrators_help_where_no_admin_is_left(place: Place) -> None:
    """What they do in an admin's place is written down."""
    ana, eva = await place.register("Ana"), await place.register("Eva")
    root = await place.register("Root", "admin")
    school = await founded(ana)
    await joined(school, ana, eva)
    await place.service.store.write(delete_user, ana.id)
    assert (await root.put(f"{school}/members/{eva.id}", {"role": "admin"})).status_code == 204
    assert await members(school, root) == {"Eva": "admin"}
    ((_, act),) = await place.service.store.read(recorded)
    assert (act.actor, act.act, act.subject) == (
        root.id, "organisation-member-role", school.rpartition("/")[2],
    )  # fmt: skip
    unknown = await root.post(f"{ALL}/nothing/members", {"username": "Eva"})
    assert refused(unknown) == (404, "ORGANISATION_NOT_FOUND")


@served
async def test_nobody_leads_more_than_fifty(place: Place) -> None:
    ana = await place.register("Ana")
    for number in range(50):
        await founded(ana, f"School {number}")
    assert refused(await ana.post(ALL, {"name": "More"})) == (409, "TOO_MANY_ORGANISATIONS")
